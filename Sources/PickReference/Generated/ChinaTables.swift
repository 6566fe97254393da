// Made by Scripts/generate-reference.py from Reference/. Do not edit.
// swift-format-ignore-file

/// The divisions of China, now and since 1980, as lines of cells between tabs.
enum ChinaTables {
    static let asOf = "2026-09-11"
    static let firstYear = 1980
    static let lastYear = 2026
    static let units = 0..<149025
    static let lives = 149025..<285677
    static let formers = 285677..<353321
    static let parents = 353321..<374754
    static let misspellings = 374754..<375529
    static let readings = 375529..<403518
    static let lookAlikes = 403518..<430716

    static let text: StaticString = #"""
110000	北京市	2	bei jing shi		0
110101	东城区	2	dong cheng qu	東城區	0
110102	西城区	2	xi cheng qu	西城區	0
110105	朝阳区	2	chao yang qu	朝陽區	0
110106	丰台区	2	feng tai qu	豐臺區	0
110107	石景山区	3	shi jing shan qu	石景山區	0
110108	海淀区	2	hai dian qu	海淀區	0
110109	门头沟区	3	men tou gou qu	門頭溝區	0
110111	房山区	2	fang shan qu	房山區	6
110112	通州区	2	tong zhou qu	通州區	17
110113	顺义区	2	shun yi qu	順義區	18
110114	昌平区	2	chang ping qu	昌平區	19
110115	大兴区	2	da xing qu	大興區	21
110116	怀柔区	2	huai rou qu	懷柔區	21
110117	平谷区	2	ping gu qu	平谷區	21
110118	密云区	2	mi yun qu	密雲區	35
110119	延庆区	2	yan qing qu	延慶區	35
120000	天津市	2	tian jin shi		0
120101	和平区	2	he ping qu	和平區	0
120102	河东区	2	he dong qu	河東區	0
120103	河西区	2	he xi qu	河西區	0
120104	南开区	2	nan kai qu	南開區	0
120105	河北区	2	he bei qu	河北區	0
120106	红桥区	2	hong qiao qu	紅橋區	0
120110	东丽区	2	dong li qu	東麗區	12
120111	西青区	2	xi qing qu	西青區	12
120112	津南区	2	jin nan qu	津南區	12
120113	北辰区	2	bei chen qu	北辰區	12
120114	武清区	2	wu qing qu	武清區	20
120115	宝坻区	2	bao di qu	寶坻區	21
120116	滨海新区	2	bin hai xin qu	濱海新區	29
120117	宁河区	2	ning he qu	寧河區	35
120118	静海区	2	jing hai qu	靜海區	35
120119	蓟州区	2	ji zhou qu	薊州區	36
130000	河北省	2	he bei sheng		0
130100	石家庄市	3	shi jia zhuang shi	石家莊市	0
130102	长安区	2	chang an qu	長安區	0
130104	桥西区	2	qiao xi qu	橋西區	0
130105	新华区	2	xin hua qu	新華區	0
130107	井陉矿区	4	jing xing kuang qu	井陘礦區	0
130108	裕华区	2	yu hua qu	裕華區	21
130109	藁城区	2	gao cheng qu	藁城區	34
130110	鹿泉区	2	lu quan qu	鹿泉區	34
130111	栾城区	2	luan cheng qu	欒城區	34
130121	井陉县	2	jing xing xian	井陘縣	3
130123	正定县	2	zheng ding xian	正定縣	13
130125	行唐县	2	xing tang xian	行唐縣	13
130126	灵寿县	2	ling shou xian	靈壽縣	13
130127	高邑县	2	gao yi xian	高邑縣	13
130128	深泽县	2	shen ze xian	深澤縣	13
130129	赞皇县	2	zan huang xian	贊皇縣	13
130130	无极县	2	wu ji xian	無極縣	13
130131	平山县	2	ping shan xian	平山縣	13
130132	元氏县	2	yuan shi xian	元氏縣	13
130133	赵县	2	zhao xian	趙縣	13
130181	辛集市	2	xin ji shi		15
130183	晋州市	2	jin zhou shi	晉州市	15
130184	新乐市	2	xin le shi	新樂市	15
130200	唐山市	2	tang shan shi		0
130202	路南区	2	lu nan qu	路南區	0
130203	路北区	2	lu bei qu	路北區	0
130204	古冶区	2	gu ye qu	古冶區	15
130205	开平区	2	kai ping qu	開平區	0
130207	丰南区	2	feng nan qu	豐南區	22
130208	丰润区	2	feng run qu	豐潤區	22
130209	曹妃甸区	3	cao fei dian qu	曹妃甸區	32
130224	滦南县	2	luan nan xian	灤南縣	3
130225	乐亭县	2	lao ting xian	樂亭縣	3
130227	迁西县	2	qian xi xian	遷西縣	3
130229	玉田县	2	yu tian xian	玉田縣	3
130281	遵化市	2	zun hua shi		15
130283	迁安市	2	qian an shi	遷安市	16
130284	滦州市	2	luan zhou shi	灤州市	38
130300	秦皇岛市	3	qin huang dao shi	秦皇島市	3
130302	海港区	2	hai gang qu	海港區	3
130303	山海关区	3	shan hai guan qu	山海關區	3
130304	北戴河区	3	bei dai he qu	北戴河區	3
130306	抚宁区	2	fu ning qu	撫寧區	35
130321	青龙满族自治县	2	qing long man zu zi zhi xian	青龍滿族自治縣	6
130322	昌黎县	2	chang li xian	昌黎縣	3
130324	卢龙县	2	lu long xian	盧龍縣	3
130400	邯郸市	2	han dan shi	邯鄲市	3
130402	邯山区	2	han shan qu	邯山區	3
130403	丛台区	2	cong tai qu	叢臺區	3
130404	复兴区	2	fu xing qu	復興區	3
130406	峰峰矿区	4	feng feng kuang qu	峰峰礦區	3
130407	肥乡区	2	fei xiang qu	肥鄉區	36
130408	永年区	2	yong nian qu	永年區	36
130423	临漳县	2	lin zhang xian	臨漳縣	13
130424	成安县	2	cheng an xian	成安縣	13
130425	大名县	2	da ming xian	大名縣	13
130426	涉县	2	she xian	涉縣	13
130427	磁县	2	ci xian	磁縣	13
130430	邱县	2	qiu xian	邱縣	16
130431	鸡泽县	2	ji ze xian	雞澤縣	13
130432	广平县	2	guang ping xian	廣平縣	13
130433	馆陶县	2	guan tao xian	館陶縣	13
130434	魏县	2	wei xian	魏縣	13
130435	曲周县	2	qu zhou xian	曲周縣	13
130481	武安市	2	wu an shi		15
130500	邢台市	2	xing tai shi	邢臺市	3
130502	襄都区	2	xiang du qu	襄都區	40
130503	信都区	2	xin du qu	信都區	40
130505	任泽区	2	ren ze qu	任澤區	40
130506	南和区	2	nan he qu	南和區	40
130522	临城县	2	lin cheng xian	臨城縣	13
130523	内丘县	2	nei qiu xian	內丘縣	13
130524	柏乡县	2	bai xiang xian	柏鄉縣	13
130525	隆尧县	2	long yao xian	隆堯縣	13
130528	宁晋县	2	ning jin xian	寧晉縣	13
130529	巨鹿县	2	ju lu xian	鉅鹿縣	13
130530	新河县	2	xin he xian	新河縣	13
130531	广宗县	2	guang zong xian	廣宗縣	13
130532	平乡县	2	ping xiang xian	平鄉縣	13
130533	威县	2	wei xian	威縣	13
130534	清河县	2	qing he xian	清河縣	13
130535	临西县	2	lin xi xian	臨西縣	13
130581	南宫市	2	nan gong shi	南宮市	15
130582	沙河市	2	sha he shi		15
130600	保定市	2	bao ding shi		3
130602	竞秀区	2	jing xiu qu	競秀區	35
130606	莲池区	2	lian chi qu	蓮池區	35
130607	满城区	2	man cheng qu	滿城區	35
130608	清苑区	2	qing yuan qu	清苑區	35
130609	徐水区	2	xu shui qu	徐水區	35
130623	涞水县	2	lai shui xian	淶水縣	14
130624	阜平县	2	fu ping xian	阜平縣	14
130626	定兴县	2	ding xing xian	定興縣	14
130627	唐县	2	tang xian	唐縣	14
130628	高阳县	2	gao yang xian	高陽縣	14
130629	容城县	2	rong cheng xian	容城縣	14
130630	涞源县	2	lai yuan xian	淶源縣	14
130631	望都县	2	wang du xian	望都縣	14
130632	安新县	2	an xin xian	安新縣	14
130633	易县	2	yi xian	易縣	14
130634	曲阳县	2	qu yang xian	曲陽縣	14
130635	蠡县	2	li xian	蠡縣	14
130636	顺平县	2	shun ping xian	順平縣	14
130637	博野县	2	bo ye xian	博野縣	14
130638	雄县	2	xiong xian	雄縣	14
130681	涿州市	2	zhuo zhou shi		15
130682	定州市	2	ding zhou shi		15
130683	安国市	2	an guo shi	安國市	15
130684	高碑店市	3	gao bei dian shi		15
130700	张家口市	3	zhang jia kou shi	張家口市	3
130702	桥东区	2	qiao dong qu	橋東區	3
130703	桥西区	2	qiao xi qu	橋西區	3
130705	宣化区	2	xuan hua qu	宣化區	3
130706	下花园区	3	xia hua yuan qu	下花園區	3
130708	万全区	2	wan quan qu	萬全區	36
130709	崇礼区	2	chong li qu	崇禮區	36
130722	张北县	2	zhang bei xian	張北縣	13
130723	康保县	2	kang bao xian	康保縣	13
130724	沽源县	2	gu yuan xian	沽源縣	13
130725	尚义县	2	shang yi xian	尚義縣	13
130726	蔚县	2	yu xian	蔚縣	13
130727	阳原县	2	yang yuan xian	陽原縣	13
130728	怀安县	2	huai an xian	懷安縣	13
130730	怀来县	2	huai lai xian	懷來縣	13
130731	涿鹿县	2	zhuo lu xian	涿鹿縣	13
130732	赤城县	2	chi cheng xian	赤城縣	13
130800	承德市	2	cheng de shi		3
130802	双桥区	2	shuang qiao qu	雙橋區	3
130803	双滦区	2	shuang luan qu	雙灤區	3
130804	鹰手营子矿区	6	ying shou ying zi kuang qu	鷹手營子礦區	3
130821	承德县	2	cheng de xian	承德縣	3
130822	兴隆县	2	xing long xian	興隆縣	13
130824	滦平县	2	luan ping xian	灤平縣	13
130825	隆化县	2	long hua xian	隆化縣	13
130826	丰宁满族自治县	2	feng ning man zu zi zhi xian	豐寧滿族自治縣	13
130827	宽城满族自治县	2	kuan cheng man zu zi zhi xian	寬城滿族自治縣	13
130828	围场满族蒙古族自治县	2	wei chang man zu meng gu zu zi zhi xian	圍場滿族蒙古族自治縣	13
130881	平泉市	2	ping quan shi		37
130900	沧州市	2	cang zhou shi	滄州市	3
130902	新华区	2	xin hua qu	新華區	3
130903	运河区	2	yun he qu	運河區	3
130921	沧县	2	cang xian	滄縣	3
130922	青县	2	qing xian	青縣	6
130923	东光县	2	dong guang xian	東光縣	13
130924	海兴县	2	hai xing xian	海興縣	13
130925	盐山县	2	yan shan xian	鹽山縣	13
130926	肃宁县	2	su ning xian	肅寧縣	13
130927	南皮县	2	nan pi xian	南皮縣	13
130928	吴桥县	2	wu qiao xian	吳橋縣	13
130929	献县	2	xian xian	獻縣	13
130930	孟村回族自治县	2	meng cun hui zu zi zhi xian	孟村回族自治縣	13
130981	泊头市	2	bo tou shi	泊頭市	15
130982	任丘市	2	ren qiu shi		15
130983	黄骅市	2	huang hua shi	黃驊市	15
130984	河间市	2	he jian shi	河間市	15
131000	廊坊市	2	lang fang shi		8
131002	安次区	2	an ci qu	安次區	8
131003	广阳区	2	guang yang qu	廣陽區	20
131022	固安县	2	gu an xian	固安縣	8
131023	永清县	2	yong qing xian	永清縣	8
131024	香河县	2	xiang he xian	香河縣	8
131025	大城县	2	dai cheng xian	大城縣	8
131026	文安县	2	wen an xian	文安縣	8
131028	大厂回族自治县	2	da chang hui zu zi zhi xian	大廠回族自治縣	8
131081	霸州市	2	ba zhou shi		15
131082	三河市	2	san he shi		15
131100	衡水市	2	heng shui shi		16
131102	桃城区	2	tao cheng qu	桃城區	16
131103	冀州区	2	ji zhou qu	冀州區	36
131121	枣强县	2	zao qiang xian	棗強縣	16
131122	武邑县	2	wu yi xian	武邑縣	16
131123	武强县	2	wu qiang xian	武強縣	16
131124	饶阳县	2	rao yang xian	饒陽縣	16
131125	安平县	2	an ping xian	安平縣	16
131126	故城县	2	gu cheng xian	故城縣	16
131127	景县	2	jing xian	景縣	16
131128	阜城县	2	fu cheng xian	阜城縣	16
131182	深州市	2	shen zhou shi		16
140000	山西省	2	shan xi sheng		0
140100	太原市	2	tai yuan shi		0
140105	小店区	2	xiao dian qu	小店區	17
140106	迎泽区	2	ying ze qu	迎澤區	17
140107	杏花岭区	3	xing hua ling qu	杏花嶺區	17
140108	尖草坪区	3	jian cao ping qu	尖草坪區	17
140109	万柏林区	3	wan bai lin qu	萬柏林區	17
140110	晋源区	2	jin yuan qu	晉源區	17
140121	清徐县	2	qing xu xian	清徐縣	0
140122	阳曲县	2	yang qu xian	陽曲縣	0
140123	娄烦县	2	lou fan xian	婁煩縣	0
140181	古交市	2	gu jiao shi		15
140200	大同市	2	da tong shi		0
140212	新荣区	2	xin rong qu	新榮區	0
140213	平城区	2	ping cheng qu	平城區	38
140214	云冈区	2	yun gang qu	雲岡區	38
140215	云州区	2	yun zhou qu	雲州區	38
140221	阳高县	2	yang gao xian	陽高縣	13
140222	天镇县	2	tian zhen xian	天鎮縣	13
140223	广灵县	2	guang ling xian	廣靈縣	13
140224	灵丘县	2	ling qiu xian	靈丘縣	13
140225	浑源县	2	hun yuan xian	渾源縣	13
140226	左云县	2	zuo yun xian	左雲縣	13
140300	阳泉市	2	yang quan shi	陽泉市	0
140302	城区	2	cheng qu	城區	0
140303	矿区	2	kuang qu	礦區	0
140311	郊区	2	jiao qu	郊區	0
140321	平定县	2	ping ding xian	平定縣	3
140322	盂县	2	yu xian	盂縣	3
140400	长治市	2	chang zhi shi	長治市	0
140403	潞州区	2	lu zhou qu	潞州區	38
140404	上党区	2	shang dang qu	上黨區	38
140405	屯留区	2	tun liu qu	屯留區	38
140406	潞城区	2	lu cheng qu	潞城區	38
140423	襄垣县	2	xiang yuan xian	襄垣縣	5
140425	平顺县	2	ping shun xian	平順縣	5
140426	黎城县	2	li cheng xian	黎城縣	5
140427	壶关县	2	hu guan xian	壺關縣	5
140428	长子县	2	zhang zi xian	長子縣	5
140429	武乡县	2	wu xiang xian	武鄉縣	5
140430	沁县	2	qin xian	沁縣	5
140431	沁源县	2	qin yuan xian	沁源縣	5
140500	晋城市	2	jin cheng shi	晉城市	5
140502	城区	2	cheng qu	城區	5
140521	沁水县	2	qin shui xian	沁水縣	5
140522	阳城县	2	yang cheng xian	陽城縣	5
140524	陵川县	2	ling chuan xian	陵川縣	5
140525	泽州县	2	ze zhou xian	澤州縣	16
140581	高平市	2	gao ping shi		15
140600	朔州市	2	shuo zhou shi		8
140602	朔城区	2	shuo cheng qu	朔城區	8
140603	平鲁区	2	ping lu qu	平魯區	8
140621	山阴县	2	shan yin xian	山陰縣	8
140622	应县	2	ying xian	應縣	13
140623	右玉县	2	you yu xian	右玉縣	13
140681	怀仁市	2	huai ren shi	懷仁市	38
140700	晋中市	2	jin zhong shi	晉中市	19
140702	榆次区	2	yu ci qu	榆次區	19
140703	太谷区	2	tai gu qu	太谷區	39
140721	榆社县	2	yu she xian	榆社縣	19
140722	左权县	2	zuo quan xian	左權縣	19
140723	和顺县	2	he shun xian	和順縣	19
140724	昔阳县	2	xi yang xian	昔陽縣	19
140725	寿阳县	2	shou yang xian	壽陽縣	19
140727	祁县	2	qi xian	祁縣	19
140728	平遥县	2	ping yao xian	平遙縣	19
140729	灵石县	2	ling shi xian	靈石縣	19
140781	介休市	2	jie xiu shi		19
140800	运城市	2	yun cheng shi	運城市	20
140802	盐湖区	2	yan hu qu	鹽湖區	20
140821	临猗县	2	lin yi xian	臨猗縣	20
140822	万荣县	2	wan rong xian	萬榮縣	20
140823	闻喜县	2	wen xi xian	聞喜縣	20
140824	稷山县	2	ji shan xian	稷山縣	20
140825	新绛县	2	xin jiang xian	新絳縣	20
140826	绛县	2	jiang xian	絳縣	20
140827	垣曲县	2	yuan qu xian	垣曲縣	20
140828	夏县	2	xia xian	夏縣	20
140829	平陆县	2	ping lu xian	平陸縣	20
140830	芮城县	2	rui cheng xian	芮城縣	20
140881	永济市	2	yong ji shi	永濟市	20
140882	河津市	2	he jin shi		20
140900	忻州市	2	xin zhou shi		20
140902	忻府区	2	xin fu qu	忻府區	20
140921	定襄县	2	ding xiang xian	定襄縣	20
140922	五台县	2	wu tai xian	五臺縣	20
140923	代县	2	dai xian	代縣	20
140924	繁峙县	2	fan shi xian	繁峙縣	20
140925	宁武县	2	ning wu xian	寧武縣	20
140926	静乐县	2	jing le xian	靜樂縣	20
140927	神池县	2	shen chi xian	神池縣	20
140928	五寨县	2	wu zhai xian	五寨縣	20
140929	岢岚县	2	ke lan xian	岢嵐縣	20
140930	河曲县	2	he qu xian	河曲縣	20
140931	保德县	2	bao de xian	保德縣	20
140932	偏关县	2	pian guan xian	偏關縣	20
140981	原平市	2	yuan ping shi		20
141000	临汾市	2	lin fen shi	臨汾市	20
141002	尧都区	2	yao du qu	堯都區	20
141021	曲沃县	2	qu wo xian	曲沃縣	20
141022	翼城县	2	yi cheng xian	翼城縣	20
141023	襄汾县	2	xiang fen xian	襄汾縣	20
141024	洪洞县	2	hong tong xian	洪洞縣	20
141025	古县	2	gu xian	古縣	20
141026	安泽县	2	an ze xian	安澤縣	20
141027	浮山县	2	fu shan xian	浮山縣	20
141028	吉县	2	ji xian	吉縣	20
141029	乡宁县	2	xiang ning xian	鄉寧縣	20
141030	大宁县	2	da ning xian	大寧縣	20
141031	隰县	2	xi xian	隰縣	20
141032	永和县	2	yong he xian	永和縣	20
141033	蒲县	2	pu xian	蒲縣	20
141034	汾西县	2	fen xi xian	汾西縣	20
141081	侯马市	2	hou ma shi	侯馬市	20
141082	霍州市	2	huo zhou shi		20
141100	吕梁市	2	lü liang shi	呂梁市	23
141102	离石区	2	li shi qu	離石區	23
141121	文水县	2	wen shui xian	文水縣	23
141122	交城县	2	jiao cheng xian	交城縣	23
141123	兴县	2	xing xian	興縣	23
141124	临县	2	lin xian	臨縣	23
141125	柳林县	2	liu lin xian	柳林縣	23
141126	石楼县	2	shi lou xian	石樓縣	23
141127	岚县	2	lan xian	嵐縣	23
141128	方山县	2	fang shan xian	方山縣	23
141129	中阳县	2	zhong yang xian	中陽縣	23
141130	交口县	2	jiao kou xian	交口縣	23
141181	孝义市	2	xiao yi shi	孝義市	23
141182	汾阳市	2	fen yang shi	汾陽市	23
150000	内蒙古自治区	3	nei meng gu zi zhi qu	內蒙古自治區	0
150100	呼和浩特市	4	hu he hao te shi		0
150102	新城区	2	xin cheng qu	新城區	0
150103	回民区	2	hui min qu	回民區	0
150104	玉泉区	2	yu quan qu	玉泉區	0
150105	赛罕区	2	sai han qu	賽罕區	20
150121	土默特左旗	5	tu mo te zuo qi		0
150122	托克托县	3	tuo ke tuo xian	托克托縣	0
150123	和林格尔县	4	he lin ge er xian	和林格爾縣	15
150124	清水河县	3	qing shui he xian	清水河縣	15
150125	武川县	2	wu chuan xian	武川縣	16
150200	包头市	2	bao tou shi	包頭市	0
150202	东河区	2	dong he qu	東河區	0
150203	昆都仑区	3	kun du lun qu	昆都侖區	0
150204	青山区	2	qing shan qu	青山區	0
150205	石拐区	2	shi guai qu	石拐區	19
150206	白云鄂博矿区	6	bai yun e bo kuang qu	白雲鄂博礦區	27
150207	九原区	2	jiu yuan qu	九原區	19
150221	土默特右旗	5	tu mo te you qi		0
150222	固阳县	2	gu yang xian	固陽縣	0
150223	达尔罕茂明安联合旗	8	da er han mao ming an lian he qi	達爾罕茂明安聯合旗	16
150300	乌海市	2	wu hai shi	烏海市	0
150302	海勃湾区	3	hai bo wan qu	海勃灣區	0
150303	海南区	2	hai nan qu	海南區	0
150304	乌达区	2	wu da qu	烏達區	0
150400	赤峰市	2	chi feng shi		3
150402	红山区	2	hong shan qu	紅山區	3
150403	元宝山区	3	yuan bao shan qu	元寶山區	3
150404	松山区	2	song shan qu	松山區	13
150421	阿鲁科尔沁旗	5	a lu ke er qin qi	阿魯科爾沁旗	3
150422	巴林左旗	4	ba lin zuo qi		3
150423	巴林右旗	4	ba lin you qi		3
150424	林西县	2	lin xi xian	林西縣	3
150425	克什克腾旗	4	ke shi ke teng qi	克什克騰旗	3
150426	翁牛特旗	3	weng niu te qi		3
150428	喀喇沁旗	3	ka la qin qi		3
150429	宁城县	2	ning cheng xian	寧城縣	3
150430	敖汉旗	2	ao han qi	敖漢旗	3
150500	通辽市	2	tong liao shi	通遼市	19
150502	科尔沁区	3	ke er qin qu	科爾沁區	19
150521	科尔沁左翼中旗	7	ke er qin zuo yi zhong qi	科爾沁左翼中旗	19
150522	科尔沁左翼后旗	7	ke er qin zuo yi hou qi	科爾沁左翼後旗	19
150523	开鲁县	2	kai lu xian	開魯縣	19
150524	库伦旗	2	ku lun qi	庫倫旗	19
150525	奈曼旗	2	nai man qi		19
150526	扎鲁特旗	3	zha lu te qi	扎魯特旗	19
150581	霍林郭勒市	4	huo lin guo le shi		19
150600	鄂尔多斯市	4	e er duo si shi	鄂爾多斯市	21
150602	东胜区	2	dong sheng qu	東勝區	21
150603	康巴什区	3	kang ba shi qu	康巴什區	36
150621	达拉特旗	3	da la te qi	達拉特旗	21
150622	准格尔旗	3	zhun ge er qi	準格爾旗	21
150623	鄂托克前旗	5	e tuo ke qian qi		21
150624	鄂托克旗	3	e tuo ke qi		21
150625	杭锦旗	2	hang jin qi	杭錦旗	21
150626	乌审旗	2	wu shen qi	烏審旗	21
150627	伊金霍洛旗	4	yi jin huo luo qi		21
150700	呼伦贝尔市	4	hu lun bei er shi	呼倫貝爾市	21
150702	海拉尔区	3	hai la er qu	海拉爾區	21
150703	扎赉诺尔区	4	zha lai nuo er qu	扎賚諾爾區	33
150721	阿荣旗	2	a rong qi	阿榮旗	21
150722	莫力达瓦达斡尔族自治旗	4	mo li da wa da wo er zu zi zhi qi	莫力達瓦達斡爾族自治旗	21
150723	鄂伦春自治旗	3	e lun chun zi zhi qi	鄂倫春自治旗	21
150724	鄂温克族自治旗	3	e wen ke zu zi zhi qi	鄂溫克族自治旗	21
150725	陈巴尔虎旗	4	chen ba er hu qi	陳巴爾虎旗	21
150726	新巴尔虎左旗	6	xin ba er hu zuo qi	新巴爾虎左旗	21
150727	新巴尔虎右旗	6	xin ba er hu you qi	新巴爾虎右旗	21
150781	满洲里市	3	man zhou li shi	滿洲里市	21
150782	牙克石市	3	ya ke shi shi		21
150783	扎兰屯市	3	zha lan tun shi	扎蘭屯市	21
150784	额尔古纳市	4	e er gu na shi	額爾古納市	21
150785	根河市	2	gen he shi		21
150800	巴彦淖尔市	4	ba yan nao er shi	巴彥淖爾市	23
150802	临河区	2	lin he qu	臨河區	23
150821	五原县	2	wu yuan xian	五原縣	23
150822	磴口县	2	deng kou xian	磴口縣	23
150823	乌拉特前旗	5	wu la te qian qi	烏拉特前旗	23
150824	乌拉特中旗	5	wu la te zhong qi	烏拉特中旗	23
150825	乌拉特后旗	5	wu la te hou qi	烏拉特後旗	23
150826	杭锦后旗	4	hang jin hou qi	杭錦後旗	23
150900	乌兰察布市	4	wu lan cha bu shi	烏蘭察布市	23
150902	集宁区	2	ji ning qu	集寧區	23
150921	卓资县	2	zhuo zi xian	卓資縣	23
150922	化德县	2	hua de xian	化德縣	23
150923	商都县	2	shang du xian	商都縣	23
150924	兴和县	2	xing he xian	興和縣	23
150925	凉城县	2	liang cheng xian	涼城縣	23
150926	察哈尔右翼前旗	7	cha ha er you yi qian qi	察哈爾右翼前旗	23
150927	察哈尔右翼中旗	7	cha ha er you yi zhong qi	察哈爾右翼中旗	23
150928	察哈尔右翼后旗	7	cha ha er you yi hou qi	察哈爾右翼後旗	23
150929	四子王旗	3	si zi wang qi		23
150981	丰镇市	2	feng zhen shi	豐鎮市	23
152200	兴安盟	2	xing an meng	興安盟	0
152201	乌兰浩特市	4	wu lan hao te shi	烏蘭浩特市	0
152202	阿尔山市	3	a er shan shi	阿爾山市	16
152221	科尔沁右翼前旗	7	ke er qin you yi qian qi	科爾沁右翼前旗	0
152222	科尔沁右翼中旗	7	ke er qin you yi zhong qi	科爾沁右翼中旗	0
152223	扎赉特旗	3	zha lai te qi	扎賚特旗	0
152224	突泉县	2	tu quan xian	突泉縣	0
152500	锡林郭勒盟	4	xi lin guo le meng	錫林郭勒盟	0
152501	二连浩特市	4	er lian hao te shi	二連浩特市	0
152502	锡林浩特市	4	xi lin hao te shi	錫林浩特市	3
152522	阿巴嘎旗	3	a ba ga qi		0
152523	苏尼特左旗	5	su ni te zuo qi	蘇尼特左旗	0
152524	苏尼特右旗	5	su ni te you qi	蘇尼特右旗	0
152525	东乌珠穆沁旗	5	dong wu zhu mu qin qi	東烏珠穆沁旗	0
152526	西乌珠穆沁旗	5	xi wu zhu mu qin qi	西烏珠穆沁旗	0
152527	太仆寺旗	3	tai pu si qi	太僕寺旗	0
152528	镶黄旗	3	xiang huang qi	鑲黃旗	0
152529	正镶白旗	4	zheng xiang bai qi	正鑲白旗	0
152530	正蓝旗	3	zheng lan qi	正藍旗	0
152531	多伦县	2	duo lun xian	多倫縣	0
152900	阿拉善盟	3	a la shan meng		0
152921	阿拉善左旗	5	a la shan zuo qi		0
152922	阿拉善右旗	5	a la shan you qi		0
152923	额济纳旗	3	e ji na qi	額濟納旗	0
210000	辽宁省	2	liao ning sheng	遼寧省	0
210100	沈阳市	2	shen yang shi	瀋陽市	0
210102	和平区	2	he ping qu	和平區	0
210103	沈河区	2	shen he qu	瀋河區	0
210104	大东区	2	da dong qu	大東區	0
210105	皇姑区	2	huang gu qu	皇姑區	0
210106	铁西区	2	tie xi qu	鐵西區	0
210111	苏家屯区	3	su jia tun qu	蘇家屯區	0
210112	浑南区	2	hun nan qu	渾南區	34
210113	沈北新区	2	shen bei xin qu	瀋北新區	26
210114	于洪区	2	yu hong qu	于洪區	0
210115	辽中区	2	liao zhong qu	遼中區	36
210123	康平县	2	kang ping xian	康平縣	12
210124	法库县	2	fa ku xian	法庫縣	12
210181	新民市	2	xin min shi		15
210200	大连市	2	da lian shi	大連市	1
210202	中山区	2	zhong shan qu	中山區	0
210203	西岗区	2	xi gang qu	西崗區	0
210204	沙河口区	3	sha he kou qu	沙河口區	0
210211	甘井子区	3	gan jing zi qu	甘井子區	0
210212	旅顺口区	3	lü shun kou qu	旅順口區	0
210213	金州区	2	jin zhou qu	金州區	7
210214	普兰店区	3	pu lan dian qu	普蘭店區	35
210224	长海县	2	chang hai xian	長海縣	0
210281	瓦房店市	3	wa fang dian shi		15
210283	庄河市	2	zhuang he shi	莊河市	15
210300	鞍山市	2	an shan shi		0
210302	铁东区	2	tie dong qu	鐵東區	0
210303	铁西区	2	tie xi qu	鐵西區	0
210304	立山区	2	li shan qu	立山區	0
210311	千山区	2	qian shan qu	千山區	16
210321	台安县	2	tai an xian	臺安縣	0
210323	岫岩满族自治县	2	xiu yan man zu zi zhi xian	岫巖滿族自治縣	12
210381	海城市	2	hai cheng shi		15
210400	抚顺市	2	fu shun shi	撫順市	0
210402	新抚区	2	xin fu qu	新撫區	0
210403	东洲区	2	dong zhou qu	東洲區	19
210404	望花区	2	wang hua qu	望花區	0
210411	顺城区	2	shun cheng qu	順城區	8
210421	抚顺县	2	fu shun xian	撫順縣	0
210422	新宾满族自治县	2	xin bin man zu zi zhi xian	新賓滿族自治縣	5
210423	清原满族自治县	2	qing yuan man zu zi zhi xian	清原滿族自治縣	9
210500	本溪市	2	ben xi shi		0
210502	平山区	2	ping shan qu	平山區	0
210503	溪湖区	2	xi hu qu	溪湖區	0
210504	明山区	2	ming shan qu	明山區	4
210505	南芬区	2	nan fen qu	南芬區	6
210521	本溪满族自治县	2	ben xi man zu zi zhi xian	本溪滿族自治縣	9
210522	桓仁满族自治县	2	huan ren man zu zi zhi xian	桓仁滿族自治縣	9
210600	丹东市	2	dan dong shi	丹東市	0
210602	元宝区	2	yuan bao qu	元寶區	0
210603	振兴区	2	zhen xing qu	振興區	0
210604	振安区	2	zhen an qu	振安區	0
210624	宽甸满族自治县	2	kuan dian man zu zi zhi xian	寬甸滿族自治縣	9
210681	东港市	2	dong gang shi	東港市	15
210682	凤城市	2	feng cheng shi	鳳城市	15
210700	锦州市	2	jin zhou shi	錦州市	0
210702	古塔区	2	gu ta qu	古塔區	0
210703	凌河区	2	ling he qu	凌河區	0
210711	太和区	2	tai he qu	太和區	3
210726	黑山县	2	hei shan xian	黑山縣	0
210727	义县	2	yi xian	義縣	0
210781	凌海市	2	ling hai shi		15
210782	北镇市	2	bei zhen shi	北鎮市	26
210800	营口市	2	ying kou shi	營口市	0
210802	站前区	2	zhan qian qu	站前區	0
210803	西市区	2	xi shi qu	西市區	0
210804	鲅鱼圈区	3	ba yu quan qu	鮁魚圈區	4
210811	老边区	2	lao bian qu	老邊區	4
210881	盖州市	2	gai zhou shi	蓋州市	15
210882	大石桥市	3	da shi qiao shi	大石橋市	15
210900	阜新市	2	fu xin shi		0
210902	海州区	2	hai zhou qu	海州區	0
210903	新邱区	2	xin qiu qu	新邱區	0
210904	太平区	2	tai ping qu	太平區	0
210905	清河门区	3	qing he men qu	清河門區	2
210911	细河区	2	xi he qu	細河區	4
210921	阜新蒙古族自治县	2	fu xin meng gu zu zi zhi xian	阜新蒙古族自治縣	0
210922	彰武县	2	zhang wu xian	彰武縣	0
211000	辽阳市	2	liao yang shi	遼陽市	0
211002	白塔区	2	bai ta qu	白塔區	0
211003	文圣区	2	wen sheng qu	文聖區	0
211004	宏伟区	2	hong wei qu	宏偉區	0
211005	弓长岭区	3	gong chang ling qu	弓長嶺區	4
211011	太子河区	3	tai zi he qu	太子河區	4
211021	辽阳县	2	liao yang xian	遼陽縣	0
211081	灯塔市	2	deng ta shi	燈塔市	16
211100	盘锦市	2	pan jin shi	盤錦市	4
211102	双台子区	3	shuang tai zi qu	雙臺子區	6
211103	兴隆台区	3	xing long tai qu	興隆臺區	4
211104	大洼区	2	da wa qu	大窪區	36
211122	盘山县	2	pan shan xian	盤山縣	6
211200	铁岭市	2	tie ling shi	鐵嶺市	4
211202	银州区	2	yin zhou qu	銀州區	4
211204	清河区	2	qing he qu	清河區	4
211221	铁岭县	2	tie ling xian	鐵嶺縣	4
211223	西丰县	2	xi feng xian	西豐縣	4
211224	昌图县	2	chang tu xian	昌圖縣	4
211281	调兵山市	3	diao bing shan shi	調兵山市	22
211282	开原市	2	kai yuan shi	開原市	15
211300	朝阳市	2	chao yang shi	朝陽市	4
211302	双塔区	2	shuang ta qu	雙塔區	4
211303	龙城区	2	long cheng qu	龍城區	4
211321	朝阳县	2	chao yang xian	朝陽縣	4
211322	建平县	2	jian ping xian	建平縣	4
211324	喀喇沁左翼蒙古族自治县	5	ka la qin zuo yi meng gu zu zi zhi xian	喀喇沁左翼蒙古族自治縣	4
211381	北票市	2	bei piao shi		15
211382	凌源市	2	ling yuan shi		15
211400	葫芦岛市	3	hu lu dao shi	葫蘆島市	14
211402	连山区	2	lian shan qu	連山區	9
211403	龙港区	2	long gang qu	龍港區	14
211404	南票区	2	nan piao qu	南票區	9
211421	绥中县	2	sui zhong xian	綏中縣	9
211422	建昌县	2	jian chang xian	建昌縣	9
211481	兴城市	2	xing cheng shi	興城市	15
220000	吉林省	2	ji lin sheng		0
220100	长春市	2	chang chun shi	長春市	0
220102	南关区	2	nan guan qu	南關區	0
220103	宽城区	2	kuan cheng qu	寬城區	0
220104	朝阳区	2	chao yang qu	朝陽區	0
220105	二道区	2	er dao qu	二道區	15
220106	绿园区	2	lü yuan qu	綠園區	15
220112	双阳区	2	shuang yang qu	雙陽區	15
220113	九台区	2	jiu tai qu	九臺區	34
220122	农安县	2	nong an xian	農安縣	3
220182	榆树市	2	yu shu shi	榆樹市	15
220183	德惠市	2	de hui shi		15
220184	公主岭市	3	gong zhu ling shi	公主嶺市	40
220200	吉林市	2	ji lin shi		0
220202	昌邑区	2	chang yi qu	昌邑區	0
220203	龙潭区	2	long tan qu	龍潭區	0
220204	船营区	2	chuan ying qu	船營區	0
220211	丰满区	2	feng man qu	豐滿區	12
220221	永吉县	2	yong ji xian	永吉縣	3
220281	蛟河市	2	jiao he shi		15
220282	桦甸市	2	hua dian shi	樺甸市	15
220283	舒兰市	2	shu lan shi	舒蘭市	15
220284	磐石市	2	pan shi shi		15
220300	四平市	2	si ping shi		3
220302	铁西区	2	tie xi qu	鐵西區	3
220303	铁东区	2	tie dong qu	鐵東區	3
220322	梨树县	2	li shu xian	梨樹縣	3
220323	伊通满族自治县	2	yi tong man zu zi zhi xian	伊通滿族自治縣	8
220382	双辽市	2	shuang liao shi	雙遼市	16
220400	辽源市	2	liao yuan shi	遼源市	3
220402	龙山区	2	long shan qu	龍山區	3
220403	西安区	2	xi an qu	西安區	3
220421	东丰县	2	dong feng xian	東豐縣	3
220422	东辽县	2	dong liao xian	東遼縣	3
220500	通化市	2	tong hua shi		5
220502	东昌区	2	dong chang qu	東昌區	6
220503	二道江区	3	er dao jiang qu	二道江區	6
220521	通化县	2	tong hua xian	通化縣	5
220523	辉南县	2	hui nan xian	輝南縣	5
220524	柳河县	2	liu he xian	柳河縣	5
220581	梅河口市	3	mei he kou shi		15
220582	集安市	2	ji an shi		15
220600	白山市	2	bai shan shi		14
220602	浑江区	2	hun jiang qu	渾江區	30
220605	江源区	2	jiang yuan qu	江源區	27
220621	抚松县	2	fu song xian	撫松縣	5
220622	靖宇县	2	jing yu xian	靖宇縣	5
220623	长白朝鲜族自治县	2	chang bai chao xian zu zi zhi xian	長白朝鮮族自治縣	5
220681	临江市	2	lin jiang shi	臨江市	15
220700	松原市	2	song yuan shi		12
220702	宁江区	2	ning jiang qu	寧江區	15
220721	前郭尔罗斯蒙古族自治县	5	qian guo er luo si meng gu zu zi zhi xian	前郭爾羅斯蒙古族自治縣	12
220722	长岭县	2	chang ling xian	長嶺縣	12
220723	乾安县	2	qian an xian	乾安縣	12
220781	扶余市	2	fu yu shi	扶餘市	33
220800	白城市	2	bai cheng shi		13
220802	洮北区	2	tao bei qu	洮北區	13
220821	镇赉县	2	zhen lai xian	鎮賚縣	13
220822	通榆县	2	tong yu xian	通榆縣	13
220881	洮南市	2	tao nan shi		15
220882	大安市	2	da an shi		15
222400	延边朝鲜族自治州	2	yan bian chao xian zu zi zhi zhou	延邊朝鮮族自治州	0
222401	延吉市	2	yan ji shi		0
222402	图们市	2	tu men shi	圖們市	0
222403	敦化市	2	dun hua shi		5
222404	珲春市	2	hun chun shi	琿春市	8
222405	龙井市	2	long jing shi	龍井市	8
222406	和龙市	2	he long shi	和龍市	13
222424	汪清县	2	wang qing xian	汪清縣	0
222426	安图县	2	an tu xian	安圖縣	0
230000	黑龙江省	3	hei long jiang sheng	黑龍江省	0
230100	哈尔滨市	3	ha er bin shi	哈爾濱市	0
230102	道里区	2	dao li qu	道里區	0
230103	南岗区	2	nan gang qu	南崗區	0
230104	道外区	2	dao wai qu	道外區	0
230108	平房区	2	ping fang qu	平房區	0
230109	松北区	2	song bei qu	松北區	24
230110	香坊区	2	xiang fang qu	香坊區	26
230111	呼兰区	2	hu lan qu	呼蘭區	24
230112	阿城区	2	a cheng qu	阿城區	26
230113	双城区	2	shuang cheng qu	雙城區	34
230123	依兰县	2	yi lan xian	依蘭縣	11
230124	方正县	2	fang zheng xian	方正縣	11
230125	宾县	2	bin xian	賓縣	11
230126	巴彦县	2	ba yan xian	巴彥縣	16
230127	木兰县	2	mu lan xian	木蘭縣	16
230128	通河县	2	tong he xian	通河縣	16
230129	延寿县	2	yan shou xian	延壽縣	16
230183	尚志市	2	shang zhi shi		16
230184	五常市	2	wu chang shi		16
230200	齐齐哈尔市	4	qi qi ha er shi	齊齊哈爾市	0
230202	龙沙区	2	long sha qu	龍沙區	0
230203	建华区	2	jian hua qu	建華區	0
230204	铁锋区	2	tie feng qu	鐵鋒區	0
230205	昂昂溪区	3	ang ang xi qu	昂昂溪區	0
230206	富拉尔基区	4	fu la er ji qu	富拉爾基區	0
230207	碾子山区	3	nian zi shan qu	碾子山區	4
230208	梅里斯达斡尔族区	7	mei li si da wo er zu qu	梅里斯達斡爾族區	8
230221	龙江县	2	long jiang xian	龍江縣	4
230223	依安县	2	yi an xian	依安縣	4
230224	泰来县	2	tai lai xian	泰來縣	4
230225	甘南县	2	gan nan xian	甘南縣	4
230227	富裕县	2	fu yu xian	富裕縣	4
230229	克山县	2	ke shan xian	克山縣	4
230230	克东县	2	ke dong xian	克東縣	4
230231	拜泉县	2	bai quan xian	拜泉縣	4
230281	讷河市	2	ne he shi	訥河市	15
230300	鸡西市	2	ji xi shi	雞西市	0
230302	鸡冠区	2	ji guan qu	雞冠區	0
230303	恒山区	2	heng shan qu	恆山區	0
230304	滴道区	2	di dao qu	滴道區	0
230305	梨树区	2	li shu qu	梨樹區	0
230306	城子河区	3	cheng zi he qu	城子河區	0
230307	麻山区	2	ma shan qu	麻山區	0
230321	鸡东县	2	ji dong xian	雞東縣	3
230381	虎林市	2	hu lin shi		16
230382	密山市	2	mi shan shi		15
230400	鹤岗市	2	he gang shi	鶴崗市	0
230402	向阳区	2	xiang yang qu	向陽區	0
230403	工农区	2	gong nong qu	工農區	0
230404	南山区	2	nan shan qu	南山區	0
230405	兴安区	2	xing an qu	興安區	0
230406	东山区	2	dong shan qu	東山區	0
230407	兴山区	2	xing shan qu	興山區	0
230421	萝北县	2	luo bei xian	蘿北縣	7
230422	绥滨县	2	sui bin xian	綏濱縣	7
230500	双鸭山市	3	shuang ya shan shi	雙鴨山市	0
230502	尖山区	2	jian shan qu	尖山區	0
230503	岭东区	2	ling dong qu	嶺東區	0
230505	四方台区	3	si fang tai qu	四方臺區	0
230506	宝山区	2	bao shan qu	寶山區	0
230521	集贤县	2	ji xian xian	集賢縣	7
230522	友谊县	2	you yi xian	友誼縣	11
230523	宝清县	2	bao qing xian	寶清縣	11
230524	饶河县	2	rao he xian	饒河縣	13
230600	大庆市	2	da qing shi	大慶市	0
230602	萨尔图区	3	sa er tu qu	薩爾圖區	0
230603	龙凤区	2	long feng qu	龍鳳區	0
230604	让胡路区	3	rang hu lu qu	讓胡路區	0
230605	红岗区	2	hong gang qu	紅崗區	0
230606	大同区	2	da tong qu	大同區	0
230621	肇州县	2	zhao zhou xian	肇州縣	12
230622	肇源县	2	zhao yuan xian	肇源縣	12
230623	林甸县	2	lin dian xian	林甸縣	12
230624	杜尔伯特蒙古族自治县	4	du er bo te meng gu zu zi zhi xian	杜爾伯特蒙古族自治縣	12
230700	伊春市	2	yi chun shi		0
230717	伊美区	2	yi mei qu	伊美區	39
230718	乌翠区	2	wu cui qu	烏翠區	39
230719	友好区	2	you hao qu	友好區	39
230722	嘉荫县	2	jia yin xian	嘉蔭縣	0
230723	汤旺县	2	tang wang xian	湯旺縣	39
230724	丰林县	2	feng lin xian	豐林縣	39
230725	大箐山县	3	da qing shan xian	大箐山縣	39
230726	南岔县	2	nan cha xian	南岔縣	39
230751	金林区	2	jin lin qu	金林區	39
230781	铁力市	2	tie li shi	鐵力市	15
230800	佳木斯市	3	jia mu si shi		3
230803	向阳区	2	xiang yang qu	向陽區	3
230804	前进区	2	qian jin qu	前進區	3
230805	东风区	2	dong feng qu	東風區	3
230811	郊区	2	jiao qu	郊區	3
230822	桦南县	2	hua nan xian	樺南縣	4
230826	桦川县	2	hua chuan xian	樺川縣	4
230828	汤原县	2	tang yuan xian	湯原縣	4
230881	同江市	2	tong jiang shi		15
230882	富锦市	2	fu jin shi	富錦市	15
230883	抚远市	2	fu yuan shi	撫遠市	36
230900	七台河市	3	qi tai he shi	七臺河市	3
230902	新兴区	2	xin xing qu	新興區	4
230903	桃山区	2	tao shan qu	桃山區	4
230904	茄子河区	3	qie zi he qu	茄子河區	4
230921	勃利县	2	bo li xian	勃利縣	3
231000	牡丹江市	3	mu dan jiang shi		3
231002	东安区	2	dong an qu	東安區	3
231003	阳明区	2	yang ming qu	陽明區	3
231004	爱民区	2	ai min qu	愛民區	3
231005	西安区	2	xi an qu	西安區	3
231025	林口县	2	lin kou xian	林口縣	3
231081	绥芬河市	3	sui fen he shi	綏芬河市	15
231083	海林市	2	hai lin shi		15
231084	宁安市	2	ning an shi	寧安市	15
231085	穆棱市	2	mu ling shi		15
231086	东宁市	2	dong ning shi	東寧市	35
231100	黑河市	2	hei he shi		13
231102	爱辉区	2	ai hui qu	愛輝區	13
231123	逊克县	2	xun ke xian	遜克縣	13
231124	孙吴县	2	sun wu xian	孫吳縣	13
231181	北安市	2	bei an shi		15
231182	五大连池市	4	wu da lian chi shi	五大連池市	15
231183	嫩江市	2	nen jiang shi		39
231200	绥化市	2	sui hua shi	綏化市	19
231202	北林区	2	bei lin qu	北林區	19
231221	望奎县	2	wang kui xian	望奎縣	19
231222	兰西县	2	lan xi xian	蘭西縣	19
231223	青冈县	2	qing gang xian	青岡縣	19
231224	庆安县	2	qing an xian	慶安縣	19
231225	明水县	2	ming shui xian	明水縣	19
231226	绥棱县	2	sui ling xian	綏棱縣	19
231281	安达市	2	an da shi	安達市	19
231282	肇东市	2	zhao dong shi	肇東市	19
231283	海伦市	2	hai lun shi	海倫市	19
232700	大兴安岭地区	4	da xing an ling di qu	大興安嶺地區	0
232701	漠河市	2	mo he shi		38
232721	呼玛县	2	hu ma xian	呼瑪縣	0
232722	塔河县	2	ta he xian	塔河縣	1
310000	上海市	2	shang hai shi		0
310101	黄浦区	2	huang pu qu	黃浦區	0
310104	徐汇区	2	xu hui qu	徐匯區	0
310105	长宁区	2	chang ning qu	長寧區	0
310106	静安区	2	jing an qu	靜安區	0
310107	普陀区	2	pu tuo qu	普陀區	0
310109	虹口区	2	hong kou qu	虹口區	0
310110	杨浦区	2	yang pu qu	楊浦區	0
310112	闵行区	2	min hang qu	閔行區	1
310113	宝山区	2	bao shan qu	寶山區	8
310114	嘉定区	2	jia ding qu	嘉定區	12
310115	浦东新区	2	pu dong xin qu	浦東新區	12
310116	金山区	2	jin shan qu	金山區	17
310117	松江区	2	song jiang qu	松江區	18
310118	青浦区	2	qing pu qu	青浦區	19
310120	奉贤区	2	feng xian qu	奉賢區	21
310151	崇明区	2	chong ming qu	崇明區	36
320000	江苏省	2	jiang su sheng	江蘇省	0
320100	南京市	2	nan jing shi		0
320102	玄武区	2	xuan wu qu	玄武區	0
320104	秦淮区	2	qin huai qu	秦淮區	0
320105	建邺区	2	jian ye qu	建鄴區	0
320106	鼓楼区	2	gu lou qu	鼓樓區	0
320111	浦口区	2	pu kou qu	浦口區	0
320113	栖霞区	2	qi xia qu	棲霞區	0
320114	雨花台区	3	yu hua tai qu	雨花臺區	4
320115	江宁区	2	jiang ning qu	江寧區	20
320116	六合区	2	lu he qu	六合區	22
320117	溧水区	2	li shui qu	溧水區	33
320118	高淳区	2	gao chun qu	高淳區	33
320200	无锡市	2	wu xi shi	無錫市	0
320205	锡山区	2	xi shan qu	錫山區	20
320206	惠山区	2	hui shan qu	惠山區	20
320211	滨湖区	2	bin hu qu	濱湖區	20
320213	梁溪区	2	liang xi qu	梁溪區	35
320214	新吴区	2	xin wu qu	新吳區	35
320281	江阴市	2	jiang yin shi	江陰市	15
320282	宜兴市	2	yi xing shi	宜興市	15
320300	徐州市	2	xu zhou shi		0
320302	鼓楼区	2	gu lou qu	鼓樓區	0
320303	云龙区	2	yun long qu	雲龍區	0
320305	贾汪区	2	jia wang qu	賈汪區	0
320311	泉山区	2	quan shan qu	泉山區	13
320312	铜山区	2	tong shan qu	銅山區	30
320321	丰县	2	feng xian	豐縣	3
320322	沛县	2	pei xian	沛縣	3
320324	睢宁县	2	sui ning xian	睢寧縣	3
320381	新沂市	2	xin yi shi		15
320382	邳州市	2	pi zhou shi		15
320400	常州市	2	chang zhou shi		0
320402	天宁区	2	tian ning qu	天寧區	0
320404	钟楼区	2	zhong lou qu	鐘樓區	0
320411	新北区	2	xin bei qu	新北區	22
320412	武进区	2	wu jin qu	武進區	22
320413	金坛区	2	jin tan qu	金壇區	35
320481	溧阳市	2	li yang shi	溧陽市	15
320500	苏州市	2	su zhou shi	蘇州市	0
320505	虎丘区	2	hu qiu qu	虎丘區	20
320506	吴中区	2	wu zhong qu	吳中區	20
320507	相城区	2	xiang cheng qu	相城區	20
320508	姑苏区	2	gu su qu	姑蘇區	32
320509	吴江区	2	wu jiang qu	吳江區	32
320581	常熟市	2	chang shu shi		15
320582	张家港市	3	zhang jia gang shi	張家港市	15
320583	昆山市	2	kun shan shi	崑山市	15
320585	太仓市	2	tai cang shi	太倉市	15
320600	南通市	2	nan tong shi		0
320612	通州区	2	tong zhou qu	通州區	29
320613	崇川区	2	chong chuan qu	崇川區	40
320614	海门区	2	hai men qu	海門區	40
320623	如东县	2	ru dong xian	如東縣	3
320681	启东市	2	qi dong shi	啟東市	15
320682	如皋市	2	ru gao shi		15
320685	海安市	2	hai an shi		38
320700	连云港市	3	lian yun gang shi	連雲港市	0
320703	连云区	2	lian yun qu	連雲區	3
320706	海州区	2	hai zhou qu	海州區	6
320707	赣榆区	2	gan yu qu	贛榆區	34
320722	东海县	2	dong hai xian	東海縣	3
320723	灌云县	2	guan yun xian	灌雲縣	3
320724	灌南县	2	guan nan xian	灌南縣	16
320800	淮安市	2	huai an shi		20
320803	淮安区	2	huai an qu	淮安區	31
320804	淮阴区	2	huai yin qu	淮陰區	20
320812	清江浦区	3	qing jiang pu qu	清江浦區	36
320813	洪泽区	2	hong ze qu	洪澤區	36
320826	涟水县	2	lian shui xian	漣水縣	3
320830	盱眙县	2	xu yi xian	盱眙縣	3
320831	金湖县	2	jin hu xian	金湖縣	3
320900	盐城市	2	yan cheng shi	鹽城市	3
320902	亭湖区	2	ting hu qu	亭湖區	23
320903	盐都区	2	yan du qu	鹽都區	23
320904	大丰区	2	da feng qu	大豐區	35
320921	响水县	2	xiang shui xian	響水縣	3
320922	滨海县	2	bin hai xian	濱海縣	3
320923	阜宁县	2	fu ning xian	阜寧縣	3
320924	射阳县	2	she yang xian	射陽縣	3
320925	建湖县	2	jian hu xian	建湖縣	3
320981	东台市	2	dong tai shi	東臺市	15
321000	扬州市	2	yang zhou shi	揚州市	3
321002	广陵区	2	guang ling qu	廣陵區	3
321003	邗江区	2	han jiang qu	邗江區	20
321012	江都区	2	jiang du qu	江都區	31
321023	宝应县	2	bao ying xian	寶應縣	3
321081	仪征市	2	yi zheng shi	儀徵市	15
321084	高邮市	2	gao you shi	高郵市	15
321100	镇江市	2	zhen jiang shi	鎮江市	3
321102	京口区	2	jing kou qu	京口區	4
321111	润州区	2	run zhou qu	潤州區	4
321112	丹徒区	2	dan tu qu	丹徒區	22
321181	丹阳市	2	dan yang shi	丹陽市	15
321182	扬中市	2	yang zhong shi	揚中市	15
321183	句容市	2	ju rong shi		15
321200	泰州市	2	tai zhou shi		16
321202	海陵区	2	hai ling qu	海陵區	16
321203	高港区	2	gao gang qu	高港區	17
321204	姜堰区	2	jiang yan qu	姜堰區	32
321281	兴化市	2	xing hua shi	興化市	16
321282	靖江市	2	jing jiang shi		16
321283	泰兴市	2	tai xing shi	泰興市	16
321300	宿迁市	2	su qian shi	宿遷市	16
321302	宿城区	2	su cheng qu	宿城區	16
321311	宿豫区	2	su yu qu	宿豫區	24
321322	沭阳县	2	shu yang xian	沭陽縣	16
321323	泗阳县	2	si yang xian	泗陽縣	16
321324	泗洪县	2	si hong xian	泗洪縣	16
330000	浙江省	2	zhe jiang sheng		0
330100	杭州市	2	hang zhou shi		0
330102	上城区	2	shang cheng qu	上城區	0
330105	拱墅区	2	gong shu qu	拱墅區	0
330106	西湖区	2	xi hu qu	西湖區	0
330108	滨江区	2	bin jiang qu	濱江區	16
330109	萧山区	2	xiao shan qu	蕭山區	21
330110	余杭区	2	yu hang qu	餘杭區	21
330111	富阳区	2	fu yang qu	富陽區	34
330112	临安区	2	lin an qu	臨安區	37
330113	临平区	2	lin ping qu	臨平區	41
330114	钱塘区	2	qian tang qu	錢塘區	41
330122	桐庐县	2	tong lu xian	桐廬縣	0
330127	淳安县	2	chun an xian	淳安縣	0
330182	建德市	2	jian de shi		15
330200	宁波市	2	ning bo shi	寧波市	0
330203	海曙区	2	hai shu qu	海曙區	0
330205	江北区	2	jiang bei qu	江北區	0
330206	北仑区	2	bei lun qu	北侖區	7
330211	镇海区	2	zhen hai qu	鎮海區	5
330212	鄞州区	2	yin zhou qu	鄞州區	22
330213	奉化区	2	feng hua qu	奉化區	36
330225	象山县	2	xiang shan xian	象山縣	3
330226	宁海县	2	ning hai xian	寧海縣	3
330281	余姚市	2	yu yao shi	餘姚市	15
330282	慈溪市	2	ci xi shi		15
330300	温州市	2	wen zhou shi	溫州市	0
330302	鹿城区	2	lu cheng qu	鹿城區	4
330303	龙湾区	2	long wan qu	龍灣區	4
330304	瓯海区	2	ou hai qu	甌海區	12
330305	洞头区	2	dong tou qu	洞頭區	35
330324	永嘉县	2	yong jia xian	永嘉縣	1
330326	平阳县	2	ping yang xian	平陽縣	1
330327	苍南县	2	cang nan xian	蒼南縣	1
330328	文成县	2	wen cheng xian	文成縣	1
330329	泰顺县	2	tai shun xian	泰順縣	1
330381	瑞安市	2	rui an shi		15
330382	乐清市	2	yue qing shi	樂清市	15
330383	龙港市	2	long gang shi	龍港市	39
330400	嘉兴市	2	jia xing shi	嘉興市	3
330402	南湖区	2	nan hu qu	南湖區	25
330411	秀洲区	2	xiu zhou qu	秀洲區	19
330421	嘉善县	2	jia shan xian	嘉善縣	3
330424	海盐县	2	hai yan xian	海鹽縣	3
330481	海宁市	2	hai ning shi	海寧市	15
330482	平湖市	2	ping hu shi		15
330483	桐乡市	2	tong xiang shi	桐鄉市	15
330500	湖州市	2	hu zhou shi		3
330502	吴兴区	2	wu xing qu	吳興區	23
330503	南浔区	2	nan xun qu	南潯區	23
330521	德清县	2	de qing xian	德清縣	3
330522	长兴县	2	chang xing xian	長興縣	3
330523	安吉县	2	an ji xian	安吉縣	3
330600	绍兴市	2	shao xing shi	紹興市	3
330602	越城区	2	yue cheng qu	越城區	3
330603	柯桥区	2	ke qiao qu	柯橋區	33
330604	上虞区	2	shang yu qu	上虞區	33
330624	新昌县	2	xin chang xian	新昌縣	3
330681	诸暨市	2	zhu ji shi	諸暨市	15
330683	嵊州市	2	sheng zhou shi		15
330700	金华市	2	jin hua shi	金華市	5
330702	婺城区	2	wu cheng qu	婺城區	5
330703	金东区	2	jin dong qu	金東區	20
330723	武义县	2	wu yi xian	武義縣	5
330726	浦江县	2	pu jiang xian	浦江縣	5
330727	磐安县	2	pan an xian	磐安縣	5
330781	兰溪市	2	lan xi shi	蘭溪市	15
330782	义乌市	2	yi wu shi	義烏市	15
330783	东阳市	2	dong yang shi	東陽市	15
330784	永康市	2	yong kang shi		15
330800	衢州市	2	qu zhou shi		5
330802	柯城区	2	ke cheng qu	柯城區	5
330803	衢江区	2	qu jiang qu	衢江區	21
330822	常山县	2	chang shan xian	常山縣	5
330824	开化县	2	kai hua xian	開化縣	5
330825	龙游县	2	long you xian	龍游縣	5
330881	江山市	2	jiang shan shi		15
330900	舟山市	2	zhou shan shi		7
330902	定海区	2	ding hai qu	定海區	7
330903	普陀区	2	pu tuo qu	普陀區	7
330921	岱山县	2	dai shan xian	岱山縣	7
330922	嵊泗县	2	sheng si xian	嵊泗縣	7
331000	台州市	2	tai zhou shi		14
331002	椒江区	2	jiao jiang qu	椒江區	14
331003	黄岩区	2	huang yan qu	黃巖區	14
331004	路桥区	2	lu qiao qu	路橋區	14
331022	三门县	2	san men xian	三門縣	14
331023	天台县	2	tian tai xian	天台縣	14
331024	仙居县	2	xian ju xian	仙居縣	14
331081	温岭市	2	wen ling shi	溫嶺市	15
331082	临海市	2	lin hai shi	臨海市	15
331083	玉环市	2	yu huan shi	玉環市	37
331100	丽水市	2	li shui shi	麗水市	20
331102	莲都区	2	lian du qu	蓮都區	20
331121	青田县	2	qing tian xian	青田縣	20
331122	缙云县	2	jin yun xian	縉雲縣	20
331123	遂昌县	2	sui chang xian	遂昌縣	20
331124	松阳县	2	song yang xian	松陽縣	20
331125	云和县	2	yun he xian	雲和縣	20
331126	庆元县	2	qing yuan xian	慶元縣	20
331127	景宁畲族自治县	2	jing ning she zu zi zhi xian	景寧畲族自治縣	20
331181	龙泉市	2	long quan shi	龍泉市	20
340000	安徽省	2	an hui sheng		0
340100	合肥市	2	he fei shi		0
340102	瑶海区	2	yao hai qu	瑤海區	22
340103	庐阳区	2	lu yang qu	廬陽區	22
340104	蜀山区	2	shu shan qu	蜀山區	22
340111	包河区	2	bao he qu	包河區	22
340121	长丰县	2	chang feng xian	長豐縣	0
340122	肥东县	2	fei dong xian	肥東縣	4
340123	肥西县	2	fei xi xian	肥西縣	4
340124	庐江县	2	lu jiang xian	廬江縣	31
340181	巢湖市	2	chao hu shi		31
340200	芜湖市	2	wu hu shi	蕪湖市	0
340202	镜湖区	2	jing hu qu	鏡湖區	0
340207	鸠江区	2	jiu jiang qu	鳩江區	22
340209	弋江区	2	yi jiang qu	弋江區	40
340210	湾沚区	2	wan zhi qu	灣沚區	40
340212	繁昌区	2	fan chang qu	繁昌區	40
340223	南陵县	2	nan ling xian	南陵縣	3
340281	无为市	2	wu wei shi	無為市	39
340300	蚌埠市	2	beng bu shi		0
340302	龙子湖区	3	long zi hu qu	龍子湖區	24
340303	蚌山区	2	beng shan qu	蚌山區	24
340304	禹会区	2	yu hui qu	禹會區	24
340311	淮上区	2	huai shang qu	淮上區	24
340321	怀远县	2	huai yuan xian	懷遠縣	0
340322	五河县	2	wu he xian	五河縣	0
340323	固镇县	2	gu zhen xian	固鎮縣	0
340400	淮南市	2	huai nan shi		0
340402	大通区	2	da tong qu	大通區	0
340403	田家庵区	3	tian jia an qu	田家庵區	0
340404	谢家集区	3	xie jia ji qu	謝家集區	0
340405	八公山区	3	ba gong shan qu	八公山區	0
340406	潘集区	2	pan ji qu	潘集區	0
340421	凤台县	2	feng tai xian	鳳臺縣	0
340422	寿县	2	shou xian	壽縣	35
340500	马鞍山市	3	ma an shan shi	馬鞍山市	0
340503	花山区	2	hua shan qu	花山區	0
340504	雨山区	2	yu shan qu	雨山區	0
340506	博望区	2	bo wang qu	博望區	32
340521	当涂县	2	dang tu xian	當塗縣	3
340522	含山县	2	han shan xian	含山縣	31
340523	和县	2	he xian	和縣	31
340600	淮北市	2	huai bei shi		0
340602	杜集区	2	du ji qu	杜集區	0
340603	相山区	2	xiang shan qu	相山區	0
340604	烈山区	2	lie shan qu	烈山區	0
340621	濉溪县	2	sui xi xian	濉溪縣	0
340700	铜陵市	2	tong ling shi	銅陵市	0
340705	铜官区	2	tong guan qu	銅官區	35
340706	义安区	2	yi an qu	義安區	35
340711	郊区	2	jiao qu	郊區	0
340722	枞阳县	2	zong yang xian	樅陽縣	35
340800	安庆市	2	an qing shi	安慶市	0
340802	迎江区	2	ying jiang qu	迎江區	0
340803	大观区	2	da guan qu	大觀區	0
340811	宜秀区	2	yi xiu qu	宜秀區	25
340822	怀宁县	2	huai ning xian	懷寧縣	8
340825	太湖县	2	tai hu xian	太湖縣	8
340826	宿松县	2	su song xian	宿松縣	8
340827	望江县	2	wang jiang xian	望江縣	8
340828	岳西县	2	yue xi xian	嶽西縣	8
340881	桐城市	2	tong cheng shi		16
340882	潜山市	2	qian shan shi	潛山市	38
341000	黄山市	2	huang shan shi	黃山市	7
341002	屯溪区	2	tun xi qu	屯溪區	7
341003	黄山区	2	huang shan qu	黃山區	7
341004	徽州区	2	hui zhou qu	徽州區	7
341021	歙县	2	she xian	歙縣	7
341022	休宁县	2	xiu ning xian	休寧縣	7
341023	黟县	2	yi xian	黟縣	7
341024	祁门县	2	qi men xian	祁門縣	7
341100	滁州市	2	chu zhou shi		12
341102	琅琊区	2	lang ya qu	琅琊區	12
341103	南谯区	2	nan qiao qu	南譙區	12
341122	来安县	2	lai an xian	來安縣	12
341124	全椒县	2	quan jiao xian	全椒縣	12
341125	定远县	2	ding yuan xian	定遠縣	12
341126	凤阳县	2	feng yang xian	鳳陽縣	12
341181	天长市	2	tian chang shi	天長市	15
341182	明光市	2	ming guang shi		15
341200	阜阳市	2	fu yang shi	阜陽市	16
341202	颍州区	2	ying zhou qu	潁州區	16
341203	颍东区	2	ying dong qu	潁東區	16
341204	颍泉区	2	ying quan qu	潁泉區	16
341221	临泉县	2	lin quan xian	臨泉縣	16
341222	太和县	2	tai he xian	太和縣	16
341225	阜南县	2	fu nan xian	阜南縣	16
341226	颍上县	2	ying shang xian	潁上縣	16
341282	界首市	2	jie shou shi		16
341300	宿州市	2	su zhou shi		18
341302	埇桥区	2	yong qiao qu	埇橋區	18
341321	砀山县	2	dang shan xian	碭山縣	18
341322	萧县	2	xiao xian	蕭縣	18
341323	灵璧县	2	ling bi xian	靈璧縣	18
341324	泗县	2	si xian	泗縣	18
341500	六安市	2	lu an shi		19
341502	金安区	2	jin an qu	金安區	19
341503	裕安区	2	yu an qu	裕安區	19
341504	叶集区	2	ye ji qu	葉集區	35
341522	霍邱县	2	huo qiu xian	霍邱縣	19
341523	舒城县	2	shu cheng xian	舒城縣	19
341524	金寨县	2	jin zhai xian	金寨縣	19
341525	霍山县	2	huo shan xian	霍山縣	19
341600	亳州市	2	bo zhou shi		20
341602	谯城区	2	qiao cheng qu	譙城區	20
341621	涡阳县	2	guo yang xian	渦陽縣	20
341622	蒙城县	2	meng cheng xian	蒙城縣	20
341623	利辛县	2	li xin xian	利辛縣	20
341700	池州市	2	chi zhou shi		20
341702	贵池区	2	gui chi qu	貴池區	20
341721	东至县	2	dong zhi xian	東至縣	20
341722	石台县	2	shi tai xian	石臺縣	20
341723	青阳县	2	qing yang xian	青陽縣	20
341800	宣城市	2	xuan cheng shi		20
341802	宣州区	2	xuan zhou qu	宣州區	20
341821	郎溪县	2	lang xi xian	郎溪縣	20
341823	泾县	2	jing xian	涇縣	20
341824	绩溪县	2	ji xi xian	績溪縣	20
341825	旌德县	2	jing de xian	旌德縣	20
341881	宁国市	2	ning guo shi	寧國市	20
341882	广德市	2	guang de shi	廣德市	39
350000	福建省	2	fu jian sheng		0
350100	福州市	2	fu zhou shi		0
350102	鼓楼区	2	gu lou qu	鼓樓區	0
350103	台江区	2	tai jiang qu	臺江區	0
350104	仓山区	2	cang shan qu	倉山區	0
350105	马尾区	2	ma wei qu	馬尾區	0
350111	晋安区	2	jin an qu	晉安區	15
350112	长乐区	2	chang le qu	長樂區	37
350121	闽侯县	2	min hou xian	閩侯縣	0
350122	连江县	2	lian jiang xian	連江縣	3
350123	罗源县	2	luo yuan xian	羅源縣	3
350124	闽清县	2	min qing xian	閩清縣	3
350125	永泰县	2	yong tai xian	永泰縣	3
350128	平潭县	2	ping tan xian	平潭縣	3
350181	福清市	2	fu qing shi		15
350200	厦门市	2	xia men shi	廈門市	0
350203	思明区	2	si ming qu	思明區	0
350205	海沧区	2	hai cang qu	海滄區	23
350206	湖里区	2	hu li qu	湖里區	7
350211	集美区	2	ji mei qu	集美區	7
350212	同安区	2	tong an qu	同安區	16
350213	翔安区	2	xiang an qu	翔安區	23
350300	莆田市	2	pu tian shi		3
350302	城厢区	2	cheng xiang qu	城廂區	3
350303	涵江区	2	han jiang qu	涵江區	3
350304	荔城区	2	li cheng qu	荔城區	22
350305	秀屿区	2	xiu yu qu	秀嶼區	22
350322	仙游县	2	xian you xian	仙遊縣	3
350400	三明市	2	san ming shi		3
350404	三元区	2	san yuan qu	三元區	41
350405	沙县区	2	sha xian qu	沙縣區	41
350421	明溪县	2	ming xi xian	明溪縣	3
350423	清流县	2	qing liu xian	清流縣	3
350424	宁化县	2	ning hua xian	寧化縣	3
350425	大田县	2	da tian xian	大田縣	3
350426	尤溪县	2	you xi xian	尤溪縣	3
350428	将乐县	2	jiang le xian	將樂縣	3
350429	泰宁县	2	tai ning xian	泰寧縣	3
350430	建宁县	2	jian ning xian	建寧縣	3
350481	永安市	2	yong an shi		15
350500	泉州市	2	quan zhou shi		5
350502	鲤城区	2	li cheng qu	鯉城區	5
350503	丰泽区	2	feng ze qu	豐澤區	17
350504	洛江区	2	luo jiang qu	洛江區	17
350505	泉港区	2	quan gang qu	泉港區	20
350521	惠安县	2	hui an xian	惠安縣	5
350524	安溪县	2	an xi xian	安溪縣	5
350525	永春县	2	yong chun xian	永春縣	5
350526	德化县	2	de hua xian	德化縣	5
350527	金门县	2	jin men xian	金門縣	5
350581	石狮市	2	shi shi shi	石獅市	15
350582	晋江市	2	jin jiang shi	晉江市	15
350583	南安市	2	nan an shi		15
350600	漳州市	2	zhang zhou shi		5
350602	芗城区	2	xiang cheng qu	薌城區	5
350603	龙文区	2	long wen qu	龍文區	16
350604	龙海区	2	long hai qu	龍海區	41
350605	长泰区	2	chang tai qu	長泰區	41
350622	云霄县	2	yun xiao xian	雲霄縣	5
350623	漳浦县	2	zhang pu xian	漳浦縣	5
350624	诏安县	2	zhao an xian	詔安縣	5
350626	东山县	2	dong shan xian	東山縣	5
350627	南靖县	2	nan jing xian	南靖縣	5
350628	平和县	2	ping he xian	平和縣	5
350629	华安县	2	hua an xian	華安縣	5
350700	南平市	2	nan ping shi		14
350702	延平区	2	yan ping qu	延平區	14
350703	建阳区	2	jian yang qu	建陽區	34
350721	顺昌县	2	shun chang xian	順昌縣	14
350722	浦城县	2	pu cheng xian	浦城縣	14
350723	光泽县	2	guang ze xian	光澤縣	14
350724	松溪县	2	song xi xian	松溪縣	14
350725	政和县	2	zheng he xian	政和縣	14
350781	邵武市	2	shao wu shi		15
350782	武夷山市	3	wu yi shan shi		15
350783	建瓯市	2	jian ou shi	建甌市	15
350800	龙岩市	2	long yan shi	龍巖市	16
350802	新罗区	2	xin luo qu	新羅區	16
350803	永定区	2	yong ding qu	永定區	34
350821	长汀县	2	chang ting xian	長汀縣	16
350823	上杭县	2	shang hang xian	上杭縣	16
350824	武平县	2	wu ping xian	武平縣	16
350825	连城县	2	lian cheng xian	連城縣	16
350881	漳平市	2	zhang ping shi		16
350900	宁德市	2	ning de shi	寧德市	19
350902	蕉城区	2	jiao cheng qu	蕉城區	19
350921	霞浦县	2	xia pu xian	霞浦縣	19
350922	古田县	2	gu tian xian	古田縣	19
350923	屏南县	2	ping nan xian	屏南縣	19
350924	寿宁县	2	shou ning xian	壽寧縣	19
350925	周宁县	2	zhou ning xian	周寧縣	19
350926	柘荣县	2	zhe rong xian	柘榮縣	19
350981	福安市	2	fu an shi		19
350982	福鼎市	2	fu ding shi		19
360000	江西省	2	jiang xi sheng		0
360100	南昌市	2	nan chang shi		0
360102	东湖区	2	dong hu qu	東湖區	0
360103	西湖区	2	xi hu qu	西湖區	0
360104	青云谱区	3	qing yun pu qu	青雲譜區	0
360111	青山湖区	3	qing shan hu qu	青山湖區	22
360112	新建区	2	xin jian qu	新建區	35
360113	红谷滩区	3	hong gu tan qu	紅谷灘區	39
360121	南昌县	2	nan chang xian	南昌縣	0
360123	安义县	2	an yi xian	安義縣	3
360124	进贤县	2	jin xian xian	進賢縣	3
360200	景德镇市	3	jing de zhen shi	景德鎮市	0
360202	昌江区	2	chang jiang qu	昌江區	0
360203	珠山区	2	zhu shan qu	珠山區	0
360222	浮梁县	2	fu liang xian	浮梁縣	8
360281	乐平市	2	le ping shi	樂平市	15
360300	萍乡市	2	ping xiang shi	萍鄉市	0
360302	安源区	2	an yuan qu	安源區	13
360313	湘东区	2	xiang dong qu	湘東區	0
360321	莲花县	2	lian hua xian	蓮花縣	12
360322	上栗县	2	shang li xian	上栗縣	17
360323	芦溪县	2	lu xi xian	蘆溪縣	17
360400	九江市	2	jiu jiang shi		0
360402	濂溪区	2	lian xi qu	濂溪區	36
360403	浔阳区	2	xun yang qu	潯陽區	0
360404	柴桑区	2	chai sang qu	柴桑區	37
360423	武宁县	2	wu ning xian	武寧縣	3
360424	修水县	2	xiu shui xian	修水縣	3
360425	永修县	2	yong xiu xian	永修縣	3
360426	德安县	2	de an xian	德安縣	3
360428	都昌县	2	du chang xian	都昌縣	3
360429	湖口县	2	hu kou xian	湖口縣	3
360430	彭泽县	2	peng ze xian	彭澤縣	3
360481	瑞昌市	2	rui chang shi		15
360482	共青城市	3	gong qing cheng shi		30
360483	庐山市	2	lu shan shi	廬山市	36
360500	新余市	2	xin yu shi	新餘市	3
360502	渝水区	2	yu shui qu	渝水區	3
360521	分宜县	2	fen yi xian	分宜縣	3
360600	鹰潭市	2	ying tan shi	鷹潭市	3
360602	月湖区	2	yue hu qu	月湖區	3
360603	余江区	2	yu jiang qu	餘江區	38
360681	贵溪市	2	gui xi shi	貴溪市	16
360700	赣州市	2	gan zhou shi	贛州市	18
360702	章贡区	2	zhang gong qu	章貢區	18
360703	南康区	2	nan kang qu	南康區	33
360704	赣县区	2	gan xian qu	贛縣區	36
360722	信丰县	2	xin feng xian	信豐縣	18
360723	大余县	2	da yu xian	大餘縣	18
360724	上犹县	2	shang you xian	上猶縣	18
360725	崇义县	2	chong yi xian	崇義縣	18
360726	安远县	2	an yuan xian	安遠縣	18
360728	定南县	2	ding nan xian	定南縣	18
360729	全南县	2	quan nan xian	全南縣	18
360730	宁都县	2	ning du xian	寧都縣	18
360731	于都县	2	yu du xian	于都縣	18
360732	兴国县	2	xing guo xian	興國縣	18
360733	会昌县	2	hui chang xian	會昌縣	18
360734	寻乌县	2	xun wu xian	尋烏縣	18
360735	石城县	2	shi cheng xian	石城縣	18
360781	瑞金市	2	rui jin shi		18
360783	龙南市	2	long nan shi	龍南市	40
360800	吉安市	2	ji an shi		20
360802	吉州区	2	ji zhou qu	吉州區	20
360803	青原区	2	qing yuan qu	青原區	20
360821	吉安县	2	ji an xian	吉安縣	20
360822	吉水县	2	ji shui xian	吉水縣	20
360823	峡江县	2	xia jiang xian	峽江縣	20
360824	新干县	2	xin gan xian	新幹縣	20
360825	永丰县	2	yong feng xian	永豐縣	20
360826	泰和县	2	tai he xian	泰和縣	20
360827	遂川县	2	sui chuan xian	遂川縣	20
360828	万安县	2	wan an xian	萬安縣	20
360829	安福县	2	an fu xian	安福縣	20
360830	永新县	2	yong xin xian	永新縣	20
360881	井冈山市	3	jing gang shan shi	井岡山市	20
360900	宜春市	2	yi chun shi		20
360902	袁州区	2	yuan zhou qu	袁州區	20
360921	奉新县	2	feng xin xian	奉新縣	20
360922	万载县	2	wan zai xian	萬載縣	20
360923	上高县	2	shang gao xian	上高縣	20
360924	宜丰县	2	yi feng xian	宜豐縣	20
360925	靖安县	2	jing an xian	靖安縣	20
360926	铜鼓县	2	tong gu xian	銅鼓縣	20
360981	丰城市	2	feng cheng shi	豐城市	20
360982	樟树市	2	zhang shu shi	樟樹市	20
360983	高安市	2	gao an shi		20
361000	抚州市	2	fu zhou shi	撫州市	20
361002	临川区	2	lin chuan qu	臨川區	20
361003	东乡区	2	dong xiang qu	東鄉區	36
361021	南城县	2	nan cheng xian	南城縣	20
361022	黎川县	2	li chuan xian	黎川縣	20
361023	南丰县	2	nan feng xian	南豐縣	20
361024	崇仁县	2	chong ren xian	崇仁縣	20
361025	乐安县	2	le an xian	樂安縣	20
361026	宜黄县	2	yi huang xian	宜黃縣	20
361027	金溪县	2	jin xi xian	金溪縣	20
361028	资溪县	2	zi xi xian	資溪縣	20
361030	广昌县	2	guang chang xian	廣昌縣	20
361100	上饶市	2	shang rao shi	上饒市	20
361102	信州区	2	xin zhou qu	信州區	20
361103	广丰区	2	guang feng qu	廣豐區	35
361104	广信区	2	guang xin qu	廣信區	39
361123	玉山县	2	yu shan xian	玉山縣	20
361124	铅山县	2	yan shan xian	鉛山縣	20
361125	横峰县	2	heng feng xian	橫峰縣	20
361126	弋阳县	2	yi yang xian	弋陽縣	20
361127	余干县	2	yu gan xian	餘干縣	20
361128	鄱阳县	2	po yang xian	鄱陽縣	23
361129	万年县	2	wan nian xian	萬年縣	20
361130	婺源县	2	wu yuan xian	婺源縣	20
361181	德兴市	2	de xing shi	德興市	20
370000	山东省	2	shan dong sheng	山東省	0
370100	济南市	2	ji nan shi	濟南市	0
370102	历下区	2	li xia qu	歷下區	0
370103	市中区	2	shi zhong qu	市中區	0
370104	槐荫区	2	huai yin qu	槐蔭區	0
370105	天桥区	2	tian qiao qu	天橋區	0
370112	历城区	2	li cheng qu	歷城區	7
370113	长清区	2	chang qing qu	長清區	21
370114	章丘区	2	zhang qiu qu	章丘區	36
370115	济阳区	2	ji yang qu	濟陽區	38
370116	莱芜区	2	lai wu qu	萊蕪區	38
370117	钢城区	2	gang cheng qu	鋼城區	38
370124	平阴县	2	ping yin xian	平陰縣	5
370126	商河县	2	shang he xian	商河縣	9
370200	青岛市	2	qing dao shi	青島市	0
370202	市南区	2	shi nan qu	市南區	0
370203	市北区	2	shi bei qu	市北區	0
370211	黄岛区	2	huang dao qu	黃島區	0
370212	崂山区	2	lao shan qu	嶗山區	8
370213	李沧区	2	li cang qu	李滄區	14
370214	城阳区	2	cheng yang qu	城陽區	14
370215	即墨区	2	ji mo qu	即墨區	37
370281	胶州市	2	jiao zhou shi	膠州市	15
370283	平度市	2	ping du shi		15
370285	莱西市	2	lai xi shi	萊西市	15
370300	淄博市	2	zi bo shi		0
370302	淄川区	2	zi chuan qu	淄川區	0
370303	张店区	2	zhang dian qu	張店區	0
370304	博山区	2	bo shan qu	博山區	0
370305	临淄区	2	lin zi qu	臨淄區	0
370306	周村区	2	zhou cun qu	周村區	0
370321	桓台县	2	huan tai xian	桓臺縣	3
370322	高青县	2	gao qing xian	高青縣	9
370323	沂源县	2	yi yuan xian	沂源縣	9
370400	枣庄市	2	zao zhuang shi	棗莊市	0
370402	市中区	2	shi zhong qu	市中區	0
370403	薛城区	2	xue cheng qu	薛城區	0
370404	峄城区	2	yi cheng qu	嶧城區	0
370405	台儿庄区	3	tai er zhuang qu	臺兒莊區	0
370406	山亭区	2	shan ting qu	山亭區	3
370481	滕州市	2	teng zhou shi		15
370500	东营市	2	dong ying shi	東營市	2
370502	东营区	2	dong ying qu	東營區	2
370503	河口区	2	he kou qu	河口區	2
370505	垦利区	2	ken li qu	墾利區	36
370522	利津县	2	li jin xian	利津縣	2
370523	广饶县	2	guang rao xian	廣饒縣	3
370600	烟台市	2	yan tai shi	煙臺市	3
370602	芝罘区	2	zhi fu qu	芝罘區	3
370611	福山区	2	fu shan qu	福山區	3
370612	牟平区	2	mu ping qu	牟平區	14
370613	莱山区	2	lai shan qu	萊山區	14
370614	蓬莱区	2	peng lai qu	蓬萊區	40
370681	龙口市	2	long kou shi	龍口市	15
370682	莱阳市	2	lai yang shi	萊陽市	15
370683	莱州市	2	lai zhou shi	萊州市	15
370685	招远市	2	zhao yuan shi	招遠市	12
370686	栖霞市	2	qi xia shi	棲霞市	15
370687	海阳市	2	hai yang shi	海陽市	16
370700	潍坊市	2	wei fang shi	濰坊市	3
370702	潍城区	2	wei cheng qu	濰城區	3
370703	寒亭区	2	han ting qu	寒亭區	3
370704	坊子区	2	fang zi qu	坊子區	3
370705	奎文区	2	kui wen qu	奎文區	14
370724	临朐县	2	lin qu xian	臨朐縣	3
370725	昌乐县	2	chang le xian	昌樂縣	3
370781	青州市	2	qing zhou shi		15
370782	诸城市	2	zhu cheng shi	諸城市	15
370783	寿光市	2	shou guang shi	壽光市	15
370784	安丘市	2	an qiu shi		15
370785	高密市	2	gao mi shi		15
370786	昌邑市	2	chang yi shi		15
370800	济宁市	2	ji ning shi	濟寧市	3
370811	任城区	2	ren cheng qu	任城區	13
370812	兖州区	2	yan zhou qu	兗州區	33
370826	微山县	2	wei shan xian	微山縣	3
370827	鱼台县	2	yu tai xian	魚臺縣	3
370828	金乡县	2	jin xiang xian	金鄉縣	3
370829	嘉祥县	2	jia xiang xian	嘉祥縣	3
370830	汶上县	2	wen shang xian	汶上縣	5
370831	泗水县	2	si shui xian	泗水縣	5
370832	梁山县	2	liang shan xian	梁山縣	9
370881	曲阜市	2	qu fu shi		15
370883	邹城市	2	zou cheng shi	鄒城市	15
370900	泰安市	2	tai an shi		5
370902	泰山区	2	tai shan qu	泰山區	6
370911	岱岳区	2	dai yue qu	岱嶽區	27
370921	宁阳县	2	ning yang xian	寧陽縣	5
370923	东平县	2	dong ping xian	東平縣	5
370982	新泰市	2	xin tai shi		10
370983	肥城市	2	fei cheng shi		12
371000	威海市	2	wei hai shi		7
371002	环翠区	2	huan cui qu	環翠區	7
371003	文登区	2	wen deng qu	文登區	34
371082	荣成市	2	rong cheng shi	榮成市	15
371083	乳山市	2	ru shan shi		15
371100	日照市	2	ri zhao shi		9
371102	东港区	2	dong gang qu	東港區	12
371103	岚山区	2	lan shan qu	嵐山區	24
371121	五莲县	2	wu lian xian	五蓮縣	12
371122	莒县	2	ju xian	莒縣	12
371300	临沂市	2	lin yi shi	臨沂市	14
371302	兰山区	2	lan shan qu	蘭山區	14
371311	罗庄区	2	luo zhuang qu	羅莊區	14
371312	河东区	2	he dong qu	河東區	14
371321	沂南县	2	yi nan xian	沂南縣	14
371322	郯城县	2	tan cheng xian	郯城縣	14
371323	沂水县	2	yi shui xian	沂水縣	14
371324	兰陵县	2	lan ling xian	蘭陵縣	34
371325	费县	2	fei xian	費縣	14
371326	平邑县	2	ping yi xian	平邑縣	14
371327	莒南县	2	ju nan xian	莒南縣	14
371328	蒙阴县	2	meng yin xian	蒙陰縣	14
371329	临沭县	2	lin shu xian	臨沭縣	14
371400	德州市	2	de zhou shi		14
371402	德城区	2	de cheng qu	德城區	14
371403	陵城区	2	ling cheng qu	陵城區	34
371422	宁津县	2	ning jin xian	寧津縣	14
371423	庆云县	2	qing yun xian	慶雲縣	14
371424	临邑县	2	lin yi xian	臨邑縣	14
371425	齐河县	2	qi he xian	齊河縣	14
371426	平原县	2	ping yuan xian	平原縣	14
371427	夏津县	2	xia jin xian	夏津縣	14
371428	武城县	2	wu cheng xian	武城縣	14
371481	乐陵市	2	lao ling shi	樂陵市	15
371482	禹城市	2	yu cheng shi		15
371500	聊城市	2	liao cheng shi		17
371502	东昌府区	3	dong chang fu qu	東昌府區	17
371503	茌平区	2	chi ping qu	茌平區	39
371521	阳谷县	2	yang gu xian	陽穀縣	17
371522	莘县	2	shen xian	莘縣	17
371524	东阿县	2	dong e xian	東阿縣	17
371525	冠县	2	guan xian	冠縣	17
371526	高唐县	2	gao tang xian	高唐縣	17
371581	临清市	2	lin qing shi	臨清市	17
371600	滨州市	2	bin zhou shi	濱州市	20
371602	滨城区	2	bin cheng qu	濱城區	20
371603	沾化区	2	zhan hua qu	沾化區	34
371621	惠民县	2	hui min xian	惠民縣	20
371622	阳信县	2	yang xin xian	陽信縣	20
371623	无棣县	2	wu di xian	無棣縣	20
371625	博兴县	2	bo xing xian	博興縣	20
371681	邹平市	2	zou ping shi	鄒平市	38
371700	菏泽市	2	he ze shi	菏澤市	20
371702	牡丹区	2	mu dan qu	牡丹區	20
371703	定陶区	2	ding tao qu	定陶區	36
371721	曹县	2	cao xian	曹縣	20
371722	单县	2	shan xian	單縣	20
371723	成武县	2	cheng wu xian	成武縣	20
371724	巨野县	2	ju ye xian	鉅野縣	20
371725	郓城县	2	yun cheng xian	鄆城縣	20
371726	鄄城县	2	juan cheng xian	鄄城縣	20
371728	东明县	2	dong ming xian	東明縣	20
410000	河南省	2	he nan sheng		0
410100	郑州市	2	zheng zhou shi	鄭州市	0
410102	中原区	2	zhong yuan qu	中原區	0
410103	二七区	2	er qi qu	二七區	0
410104	管城回族区	4	guan cheng hui zu qu	管城回族區	3
410105	金水区	2	jin shui qu	金水區	0
410106	上街区	2	shang jie qu	上街區	0
410108	惠济区	2	hui ji qu	惠濟區	23
410122	中牟县	2	zhong mu xian	中牟縣	3
410181	巩义市	2	gong yi shi	鞏義市	15
410182	荥阳市	2	xing yang shi	滎陽市	15
410183	新密市	2	xin mi shi		15
410184	新郑市	2	xin zheng shi	新鄭市	15
410185	登封市	2	deng feng shi		15
410200	开封市	2	kai feng shi	開封市	0
410202	龙亭区	2	long ting qu	龍亭區	0
410203	顺河回族区	4	shun he hui zu qu	順河回族區	0
410204	鼓楼区	2	gu lou qu	鼓樓區	0
410205	禹王台区	3	yu wang tai qu	禹王臺區	25
410212	祥符区	2	xiang fu qu	祥符區	34
410221	杞县	2	qi xian	杞縣	3
410222	通许县	2	tong xu xian	通許縣	3
410223	尉氏县	2	wei shi xian	尉氏縣	3
410225	兰考县	2	lan kao xian	蘭考縣	3
410300	洛阳市	2	luo yang shi	洛陽市	0
410302	老城区	2	lao cheng qu	老城區	3
410303	西工区	2	xi gong qu	西工區	0
410304	瀍河回族区	4	chan he hui zu qu	瀍河回族區	0
410305	涧西区	2	jian xi qu	澗西區	0
410307	偃师区	2	yan shi qu	偃師區	41
410308	孟津区	2	meng jin qu	孟津區	41
410311	洛龙区	2	luo long qu	洛龍區	27
410323	新安县	2	xin an xian	新安縣	3
410324	栾川县	2	luan chuan xian	欒川縣	6
410325	嵩县	2	song xian	嵩縣	6
410326	汝阳县	2	ru yang xian	汝陽縣	6
410327	宜阳县	2	yi yang xian	宜陽縣	6
410328	洛宁县	2	luo ning xian	洛寧縣	6
410329	伊川县	2	yi chuan xian	伊川縣	6
410400	平顶山市	3	ping ding shan shi	平頂山市	0
410402	新华区	2	xin hua qu	新華區	0
410403	卫东区	2	wei dong qu	衛東區	0
410404	石龙区	2	shi long qu	石龍區	17
410411	湛河区	2	zhan he qu	湛河區	14
410421	宝丰县	2	bao feng xian	寶豐縣	3
410422	叶县	2	ye xian	葉縣	3
410423	鲁山县	2	lu shan xian	魯山縣	3
410425	郏县	2	jia xian	郟縣	6
410481	舞钢市	2	wu gang shi	舞鋼市	15
410482	汝州市	2	ru zhou shi		15
410500	安阳市	2	an yang shi	安陽市	3
410502	文峰区	2	wen feng qu	文峰區	3
410503	北关区	2	bei guan qu	北關區	3
410505	殷都区	2	yin du qu	殷都區	22
410506	龙安区	2	long an qu	龍安區	22
410522	安阳县	2	an yang xian	安陽縣	3
410523	汤阴县	2	tang yin xian	湯陰縣	3
410526	滑县	2	hua xian	滑縣	6
410527	内黄县	2	nei huang xian	內黃縣	6
410581	林州市	2	lin zhou shi		15
410600	鹤壁市	2	he bi shi	鶴壁市	0
410602	鹤山区	2	he shan qu	鶴山區	0
410603	山城区	2	shan cheng qu	山城區	0
410611	淇滨区	2	qi bin qu	淇濱區	21
410621	浚县	2	xun xian	浚縣	6
410622	淇县	2	qi xian	淇縣	6
410700	新乡市	2	xin xiang shi	新鄉市	3
410702	红旗区	2	hong qi qu	紅旗區	3
410703	卫滨区	2	wei bin qu	衛濱區	23
410704	凤泉区	2	feng quan qu	鳳泉區	23
410711	牧野区	2	mu ye qu	牧野區	23
410721	新乡县	2	xin xiang xian	新鄉縣	3
410724	获嘉县	2	huo jia xian	獲嘉縣	6
410725	原阳县	2	yuan yang xian	原陽縣	6
410726	延津县	2	yan jin xian	延津縣	6
410727	封丘县	2	feng qiu xian	封丘縣	6
410781	卫辉市	2	wei hui shi	衛輝市	15
410782	辉县市	2	hui xian shi	輝縣市	15
410783	长垣市	2	chang yuan shi	長垣市	39
410800	焦作市	2	jiao zuo shi		0
410802	解放区	2	jie fang qu	解放區	0
410803	中站区	2	zhong zhan qu	中站區	0
410804	马村区	2	ma cun qu	馬村區	0
410811	山阳区	2	shan yang qu	山陽區	10
410821	修武县	2	xiu wu xian	修武縣	3
410822	博爱县	2	bo ai xian	博愛縣	3
410823	武陟县	2	wu zhi xian	武陟縣	6
410825	温县	2	wen xian	溫縣	6
410882	沁阳市	2	qin yang shi	沁陽市	15
410883	孟州市	2	meng zhou shi		16
410900	濮阳市	2	pu yang shi	濮陽市	3
410902	华龙区	2	hua long qu	華龍區	22
410922	清丰县	2	qing feng xian	清豐縣	3
410923	南乐县	2	nan le xian	南樂縣	3
410926	范县	2	fan xian	范縣	3
410927	台前县	2	tai qian xian	臺前縣	3
410928	濮阳县	2	pu yang xian	濮陽縣	7
411000	许昌市	2	xu chang shi	許昌市	6
411002	魏都区	2	wei du qu	魏都區	6
411003	建安区	2	jian an qu	建安區	36
411024	鄢陵县	2	yan ling xian	鄢陵縣	6
411025	襄城县	2	xiang cheng xian	襄城縣	17
411081	禹州市	2	yu zhou shi		15
411082	长葛市	2	chang ge shi	長葛市	15
411100	漯河市	2	luo he shi		6
411102	源汇区	2	yuan hui qu	源匯區	6
411103	郾城区	2	yan cheng qu	郾城區	24
411104	召陵区	2	shao ling qu	召陵區	24
411121	舞阳县	2	wu yang xian	舞陽縣	6
411122	临颍县	2	lin ying xian	臨潁縣	6
411200	三门峡市	3	san men xia shi	三門峽市	6
411202	湖滨区	2	hu bin qu	湖濱區	6
411203	陕州区	2	shan zhou qu	陝州區	35
411221	渑池县	2	mian chi xian	澠池縣	6
411224	卢氏县	2	lu shi xian	盧氏縣	6
411281	义马市	2	yi ma shi	義馬市	15
411282	灵宝市	2	ling bao shi	靈寶市	15
411300	南阳市	2	nan yang shi	南陽市	14
411302	宛城区	2	wan cheng qu	宛城區	14
411303	卧龙区	2	wo long qu	臥龍區	14
411321	南召县	2	nan zhao xian	南召縣	14
411322	方城县	2	fang cheng xian	方城縣	14
411323	西峡县	2	xi xia xian	西峽縣	14
411324	镇平县	2	zhen ping xian	鎮平縣	14
411325	内乡县	2	nei xiang xian	內鄉縣	14
411326	淅川县	2	xi chuan xian	淅川縣	14
411327	社旗县	2	she qi xian	社旗縣	14
411328	唐河县	2	tang he xian	唐河縣	14
411329	新野县	2	xin ye xian	新野縣	14
411330	桐柏县	2	tong bai xian	桐柏縣	14
411381	邓州市	2	deng zhou shi	鄧州市	15
411400	商丘市	2	shang qiu shi		17
411402	梁园区	2	liang yuan qu	梁園區	17
411403	睢阳区	2	sui yang qu	睢陽區	17
411421	民权县	2	min quan xian	民權縣	17
411422	睢县	2	sui xian	睢縣	17
411423	宁陵县	2	ning ling xian	寧陵縣	17
411424	柘城县	2	zhe cheng xian	柘城縣	17
411425	虞城县	2	yu cheng xian	虞城縣	17
411426	夏邑县	2	xia yi xian	夏邑縣	17
411481	永城市	2	yong cheng shi		17
411500	信阳市	2	xin yang shi	信陽市	18
411502	浉河区	2	shi he qu	溮河區	18
411503	平桥区	2	ping qiao qu	平橋區	18
411521	罗山县	2	luo shan xian	羅山縣	18
411522	光山县	2	guang shan xian	光山縣	18
411523	新县	2	xin xian	新縣	18
411524	商城县	2	shang cheng xian	商城縣	18
411525	固始县	2	gu shi xian	固始縣	18
411526	潢川县	2	huang chuan xian	潢川縣	18
411527	淮滨县	2	huai bin xian	淮濱縣	18
411528	息县	2	xi xian	息縣	18
411600	周口市	2	zhou kou shi		20
411602	川汇区	2	chuan hui qu	川匯區	20
411603	淮阳区	2	huai yang qu	淮陽區	39
411621	扶沟县	2	fu gou xian	扶溝縣	20
411622	西华县	2	xi hua xian	西華縣	20
411623	商水县	2	shang shui xian	商水縣	20
411624	沈丘县	2	shen qiu xian	沈丘縣	20
411625	郸城县	2	dan cheng xian	鄲城縣	20
411627	太康县	2	tai kang xian	太康縣	20
411628	鹿邑县	2	lu yi xian	鹿邑縣	20
411681	项城市	2	xiang cheng shi	項城市	20
411700	驻马店市	3	zhu ma dian shi	駐馬店市	20
411702	驿城区	2	yi cheng qu	驛城區	20
411721	西平县	2	xi ping xian	西平縣	20
411722	上蔡县	2	shang cai xian	上蔡縣	20
411723	平舆县	2	ping yu xian	平輿縣	20
411724	正阳县	2	zheng yang xian	正陽縣	20
411725	确山县	2	que shan xian	確山縣	20
411726	泌阳县	2	bi yang xian	泌陽縣	20
411727	汝南县	2	ru nan xian	汝南縣	20
411728	遂平县	2	sui ping xian	遂平縣	20
411729	新蔡县	2	xin cai xian	新蔡縣	20
419001	济源市	2	ji yuan shi	濟源市	17
420000	湖北省	2	hu bei sheng		0
420100	武汉市	2	wu han shi	武漢市	0
420102	江岸区	2	jiang an qu	江岸區	0
420103	江汉区	2	jiang han qu	江漢區	0
420104	硚口区	2	qiao kou qu	礄口區	0
420105	汉阳区	2	han yang qu	漢陽區	0
420106	武昌区	2	wu chang qu	武昌區	0
420107	青山区	2	qing shan qu	青山區	0
420111	洪山区	2	hong shan qu	洪山區	0
420112	东西湖区	3	dong xi hu qu	東西湖區	0
420113	汉南区	2	han nan qu	漢南區	4
420114	蔡甸区	2	cai dian qu	蔡甸區	12
420115	江夏区	2	jiang xia qu	江夏區	15
420116	黄陂区	2	huang pi qu	黃陂區	18
420117	新洲区	2	xin zhou qu	新洲區	18
420200	黄石市	2	huang shi shi	黃石市	0
420202	黄石港区	3	huang shi gang qu	黃石港區	0
420203	西塞山区	3	xi sai shan qu	西塞山區	21
420204	下陆区	2	xia lu qu	下陸區	0
420205	铁山区	2	tie shan qu	鐵山區	0
420222	阳新县	2	yang xin xian	陽新縣	16
420281	大冶市	2	da ye shi		15
420300	十堰市	2	shi yan shi		0
420302	茅箭区	2	mao jian qu	茅箭區	4
420303	张湾区	2	zhang wan qu	張灣區	4
420304	郧阳区	2	yun yang qu	鄖陽區	34
420322	郧西县	2	yun xi xian	鄖西縣	14
420323	竹山县	2	zhu shan xian	竹山縣	14
420324	竹溪县	2	zhu xi xian	竹溪縣	14
420325	房县	2	fang xian	房縣	14
420381	丹江口市	3	dan jiang kou shi		15
420500	宜昌市	2	yi chang shi		0
420502	西陵区	2	xi ling qu	西陵區	6
420503	伍家岗区	3	wu jia gang qu	伍家崗區	6
420504	点军区	2	dian jun qu	點軍區	6
420505	猇亭区	2	xiao ting qu	猇亭區	15
420506	夷陵区	2	yi ling qu	夷陵區	21
420525	远安县	2	yuan an xian	遠安縣	12
420526	兴山县	2	xing shan xian	興山縣	12
420527	秭归县	2	zi gui xian	秭歸縣	12
420528	长阳土家族自治县	2	chang yang tu jia zu zi zhi xian	長陽土家族自治縣	12
420529	五峰土家族自治县	2	wu feng tu jia zu zi zhi xian	五峰土家族自治縣	12
420581	宜都市	2	yi du shi		18
420582	当阳市	2	dang yang shi	當陽市	15
420583	枝江市	2	zhi jiang shi		16
420600	襄阳市	2	xiang yang shi	襄陽市	30
420602	襄城区	2	xiang cheng qu	襄城區	4
420606	樊城区	2	fan cheng qu	樊城區	15
420607	襄州区	2	xiang zhou qu	襄州區	30
420624	南漳县	2	nan zhang xian	南漳縣	3
420625	谷城县	2	gu cheng xian	穀城縣	3
420626	保康县	2	bao kang xian	保康縣	3
420682	老河口市	3	lao he kou shi		15
420683	枣阳市	2	zao yang shi	棗陽市	15
420684	宜城市	2	yi cheng shi		15
420700	鄂州市	2	e zhou shi		3
420702	梁子湖区	3	liang zi hu qu	梁子湖區	7
420703	华容区	2	hua rong qu	華容區	7
420704	鄂城区	2	e cheng qu	鄂城區	4
420800	荆门市	2	jing men shi	荊門市	3
420802	东宝区	2	dong bao qu	東寶區	5
420804	掇刀区	2	duo dao qu	掇刀區	21
420822	沙洋县	2	sha yang xian	沙洋縣	18
420881	钟祥市	2	zhong xiang shi	鍾祥市	16
420882	京山市	2	jing shan shi		38
420900	孝感市	2	xiao gan shi		13
420902	孝南区	2	xiao nan qu	孝南區	13
420921	孝昌县	2	xiao chang xian	孝昌縣	13
420922	大悟县	2	da wu xian	大悟縣	13
420923	云梦县	2	yun meng xian	雲夢縣	13
420981	应城市	2	ying cheng shi	應城市	15
420982	安陆市	2	an lu shi	安陸市	15
420984	汉川市	2	han chuan shi	漢川市	17
421000	荆州市	2	jing zhou shi	荊州市	16
421002	沙市区	2	sha shi qu	沙市區	14
421003	荆州区	2	jing zhou qu	荊州區	14
421022	公安县	2	gong an xian	公安縣	14
421024	江陵县	2	jiang ling xian	江陵縣	18
421081	石首市	2	shi shou shi		15
421083	洪湖市	2	hong hu shi		15
421087	松滋市	2	song zi shi		15
421088	监利市	2	jian li shi	監利市	40
421100	黄冈市	2	huang gang shi	黃岡市	15
421102	黄州区	2	huang zhou qu	黃州區	15
421121	团风县	2	tuan feng xian	團風縣	15
421122	红安县	2	hong an xian	紅安縣	15
421123	罗田县	2	luo tian xian	羅田縣	15
421124	英山县	2	ying shan xian	英山縣	15
421125	浠水县	2	xi shui xian	浠水縣	15
421126	蕲春县	2	qi chun xian	蘄春縣	15
421127	黄梅县	2	huang mei xian	黃梅縣	15
421181	麻城市	2	ma cheng shi		15
421182	武穴市	2	wu xue shi		15
421200	咸宁市	2	xian ning shi	咸寧市	18
421202	咸安区	2	xian an qu	咸安區	18
421221	嘉鱼县	2	jia yu xian	嘉魚縣	18
421222	通城县	2	tong cheng xian	通城縣	18
421223	崇阳县	2	chong yang xian	崇陽縣	18
421224	通山县	2	tong shan xian	通山縣	18
421281	赤壁市	2	chi bi shi		18
421300	随州市	2	sui zhou shi	隨州市	20
421303	曾都区	2	zeng du qu	曾都區	29
421321	随县	2	sui xian	隨縣	29
421381	广水市	2	guang shui shi	廣水市	20
422800	恩施土家族苗族自治州	2	en shi tu jia zu miao zu zi zhi zhou		13
422801	恩施市	2	en shi shi		1
422802	利川市	2	li chuan shi		6
422822	建始县	2	jian shi xian	建始縣	0
422823	巴东县	2	ba dong xian	巴東縣	0
422825	宣恩县	2	xuan en xian	宣恩縣	0
422826	咸丰县	2	xian feng xian	咸豐縣	0
422827	来凤县	2	lai feng xian	來鳳縣	3
422828	鹤峰县	2	he feng xian	鶴峰縣	3
429004	仙桃市	2	xian tao shi		14
429005	潜江市	2	qian jiang shi	潛江市	14
429006	天门市	2	tian men shi	天門市	14
429021	神农架林区	3	shen nong jia lin qu	神農架林區	4
430000	湖南省	2	hu nan sheng		0
430100	长沙市	2	chang sha shi	長沙市	0
430102	芙蓉区	2	fu rong qu	芙蓉區	16
430103	天心区	2	tian xin qu	天心區	16
430104	岳麓区	2	yue lu qu	嶽麓區	16
430105	开福区	2	kai fu qu	開福區	16
430111	雨花区	2	yu hua qu	雨花區	16
430112	望城区	2	wang cheng qu	望城區	31
430121	长沙县	2	chang sha xian	長沙縣	0
430181	浏阳市	2	liu yang shi	瀏陽市	15
430182	宁乡市	2	ning xiang shi	寧鄉市	37
430200	株洲市	2	zhu zhou shi		0
430202	荷塘区	2	he tang qu	荷塘區	17
430203	芦淞区	2	lu song qu	蘆淞區	17
430204	石峰区	2	shi feng qu	石峰區	17
430211	天元区	2	tian yuan qu	天元區	17
430212	渌口区	2	lu kou qu	淥口區	38
430223	攸县	2	you xian	攸縣	3
430224	茶陵县	2	cha ling xian	茶陵縣	3
430225	炎陵县	2	yan ling xian	炎陵縣	14
430281	醴陵市	2	li ling shi		15
430300	湘潭市	2	xiang tan shi		0
430302	雨湖区	2	yu hu qu	雨湖區	0
430304	岳塘区	2	yue tang qu	嶽塘區	0
430321	湘潭县	2	xiang tan xian	湘潭縣	3
430381	湘乡市	2	xiang xiang shi	湘鄉市	15
430382	韶山市	2	shao shan shi		15
430400	衡阳市	2	heng yang shi	衡陽市	0
430405	珠晖区	2	zhu hui qu	珠暉區	21
430406	雁峰区	2	yan feng qu	雁峰區	21
430407	石鼓区	2	shi gu qu	石鼓區	21
430408	蒸湘区	2	zheng xiang qu	蒸湘區	21
430412	南岳区	2	nan yue qu	南嶽區	8
430421	衡阳县	2	heng yang xian	衡陽縣	3
430422	衡南县	2	heng nan xian	衡南縣	3
430423	衡山县	2	heng shan xian	衡山縣	3
430424	衡东县	2	heng dong xian	衡東縣	3
430426	祁东县	2	qi dong xian	祁東縣	3
430481	耒阳市	2	lei yang shi	耒陽市	15
430482	常宁市	2	chang ning shi	常寧市	16
430500	邵阳市	2	shao yang shi	邵陽市	0
430502	双清区	2	shuang qing qu	雙清區	17
430503	大祥区	2	da xiang qu	大祥區	17
430511	北塔区	2	bei ta qu	北塔區	17
430522	新邵县	2	xin shao xian	新邵縣	3
430523	邵阳县	2	shao yang xian	邵陽縣	6
430524	隆回县	2	long hui xian	隆回縣	6
430525	洞口县	2	dong kou xian	洞口縣	6
430527	绥宁县	2	sui ning xian	綏寧縣	6
430528	新宁县	2	xin ning xian	新寧縣	6
430529	城步苗族自治县	2	cheng bu miao zu zi zhi xian	城步苗族自治縣	6
430581	武冈市	2	wu gang shi	武岡市	15
430582	邵东市	2	shao dong shi	邵東市	39
430600	岳阳市	2	yue yang shi	岳陽市	3
430602	岳阳楼区	3	yue yang lou qu	岳陽樓區	16
430603	云溪区	2	yun xi qu	雲溪區	16
430611	君山区	2	jun shan qu	君山區	16
430621	岳阳县	2	yue yang xian	岳陽縣	3
430623	华容县	2	hua rong xian	華容縣	6
430624	湘阴县	2	xiang yin xian	湘陰縣	6
430626	平江县	2	ping jiang xian	平江縣	6
430681	汨罗市	2	mi luo shi	汨羅市	15
430682	临湘市	2	lin xiang shi	臨湘市	15
430700	常德市	2	chang de shi		8
430702	武陵区	2	wu ling qu	武陵區	8
430703	鼎城区	2	ding cheng qu	鼎城區	8
430721	安乡县	2	an xiang xian	安鄉縣	8
430722	汉寿县	2	han shou xian	漢壽縣	8
430723	澧县	2	li xian	澧縣	8
430724	临澧县	2	lin li xian	臨澧縣	8
430725	桃源县	2	tao yuan xian	桃源縣	8
430726	石门县	2	shi men xian	石門縣	8
430781	津市市	2	jin shi shi		15
430800	张家界市	3	zhang jia jie shi	張家界市	14
430802	永定区	2	yong ding qu	永定區	8
430811	武陵源区	3	wu ling yuan qu	武陵源區	8
430821	慈利县	2	ci li xian	慈利縣	8
430822	桑植县	2	sang zhi xian	桑植縣	8
430900	益阳市	2	yi yang shi	益陽市	14
430902	资阳区	2	zi yang qu	資陽區	14
430903	赫山区	2	he shan qu	赫山區	14
430921	南县	2	nan xian	南縣	14
430922	桃江县	2	tao jiang xian	桃江縣	14
430923	安化县	2	an hua xian	安化縣	14
430981	沅江市	2	yuan jiang shi		15
431000	郴州市	2	chen zhou shi		14
431002	北湖区	2	bei hu qu	北湖區	14
431003	苏仙区	2	su xian qu	蘇仙區	14
431021	桂阳县	2	gui yang xian	桂陽縣	14
431022	宜章县	2	yi zhang xian	宜章縣	14
431023	永兴县	2	yong xing xian	永興縣	14
431024	嘉禾县	2	jia he xian	嘉禾縣	14
431025	临武县	2	lin wu xian	臨武縣	14
431026	汝城县	2	ru cheng xian	汝城縣	14
431027	桂东县	2	gui dong xian	桂東縣	14
431028	安仁县	2	an ren xian	安仁縣	14
431081	资兴市	2	zi xing shi	資興市	15
431100	永州市	2	yong zhou shi		15
431102	零陵区	2	ling ling qu	零陵區	25
431103	冷水滩区	3	leng shui tan qu	冷水灘區	15
431122	东安县	2	dong an xian	東安縣	15
431123	双牌县	2	shuang pai xian	雙牌縣	15
431124	道县	2	dao xian	道縣	15
431125	江永县	2	jiang yong xian	江永縣	15
431126	宁远县	2	ning yuan xian	寧遠縣	15
431127	蓝山县	2	lan shan xian	藍山縣	15
431128	新田县	2	xin tian xian	新田縣	15
431129	江华瑶族自治县	2	jiang hua yao zu zi zhi xian	江華瑤族自治縣	15
431181	祁阳市	2	qi yang shi	祁陽市	41
431200	怀化市	2	huai hua shi	懷化市	17
431202	鹤城区	2	he cheng qu	鶴城區	17
431221	中方县	2	zhong fang xian	中方縣	17
431222	沅陵县	2	yuan ling xian	沅陵縣	17
431223	辰溪县	2	chen xi xian	辰溪縣	17
431224	溆浦县	2	xu pu xian	漵浦縣	17
431225	会同县	2	hui tong xian	會同縣	17
431226	麻阳苗族自治县	2	ma yang miao zu zi zhi xian	麻陽苗族自治縣	17
431227	新晃侗族自治县	2	xin huang dong zu zi zhi xian	新晃侗族自治縣	17
431228	芷江侗族自治县	2	zhi jiang dong zu zi zhi xian	芷江侗族自治縣	17
431229	靖州苗族侗族自治县	2	jing zhou miao zu dong zu zi zhi xian	靖州苗族侗族自治縣	17
431230	通道侗族自治县	2	tong dao dong zu zi zhi xian	通道侗族自治縣	17
431281	洪江市	2	hong jiang shi		17
431300	娄底市	2	lou di shi	婁底市	19
431302	娄星区	2	lou xing qu	婁星區	19
431321	双峰县	2	shuang feng xian	雙峰縣	19
431322	新化县	2	xin hua xian	新化縣	19
431381	冷水江市	3	leng shui jiang shi		19
431382	涟源市	2	lian yuan shi	漣源市	19
433100	湘西土家族苗族自治州	2	xiang xi tu jia zu miao zu zi zhi zhou		0
433101	吉首市	2	ji shou shi		2
433122	泸溪县	2	lu xi xian	瀘溪縣	0
433123	凤凰县	2	feng huang xian	鳳凰縣	0
433124	花垣县	2	hua yuan xian	花垣縣	0
433125	保靖县	2	bao jing xian	保靖縣	0
433126	古丈县	2	gu zhang xian	古丈縣	0
433127	永顺县	2	yong shun xian	永順縣	0
433130	龙山县	2	long shan xian	龍山縣	0
440000	广东省	2	guang dong sheng	廣東省	0
440100	广州市	2	guang zhou shi	廣州市	0
440103	荔湾区	2	li wan qu	荔灣區	0
440104	越秀区	2	yue xiu qu	越秀區	0
440105	海珠区	2	hai zhu qu	海珠區	0
440106	天河区	2	tian he qu	天河區	8
440111	白云区	2	bai yun qu	白雲區	7
440112	黄埔区	2	huang pu qu	黃埔區	0
440113	番禺区	2	pan yu qu	番禺區	20
440114	花都区	2	hua du qu	花都區	20
440115	南沙区	2	nan sha qu	南沙區	25
440117	从化区	2	cong hua qu	從化區	34
440118	增城区	2	zeng cheng qu	增城區	34
440200	韶关市	2	shao guan shi	韶關市	0
440203	武江区	2	wu jiang qu	武江區	22
440204	浈江区	2	zhen jiang qu	湞江區	22
440205	曲江区	2	qu jiang qu	曲江區	24
440222	始兴县	2	shi xing xian	始興縣	3
440224	仁化县	2	ren hua xian	仁化縣	3
440229	翁源县	2	weng yuan xian	翁源縣	3
440232	乳源瑶族自治县	2	ru yuan yao zu zi zhi xian	乳源瑤族自治縣	3
440233	新丰县	2	xin feng xian	新豐縣	8
440281	乐昌市	2	le chang shi	樂昌市	15
440282	南雄市	2	nan xiong shi		16
440300	深圳市	2	shen zhen shi		0
440303	罗湖区	2	luo hu qu	羅湖區	10
440304	福田区	2	fu tian qu	福田區	10
440305	南山区	2	nan shan qu	南山區	10
440306	宝安区	2	bao an qu	寶安區	12
440307	龙岗区	2	long gang qu	龍崗區	12
440308	盐田区	2	yan tian qu	鹽田區	17
440309	龙华区	2	long hua qu	龍華區	36
440310	坪山区	2	ping shan qu	坪山區	36
440311	光明区	2	guang ming qu	光明區	38
440400	珠海市	2	zhu hai shi		0
440402	香洲区	2	xiang zhou qu	香洲區	4
440403	斗门区	2	dou men qu	斗門區	21
440404	金湾区	2	jin wan qu	金灣區	21
440500	汕头市	2	shan tou shi	汕頭市	0
440507	龙湖区	2	long hu qu	龍湖區	14
440511	金平区	2	jin ping qu	金平區	23
440512	濠江区	2	hao jiang qu	濠江區	23
440513	潮阳区	2	chao yang qu	潮陽區	23
440514	潮南区	2	chao nan qu	潮南區	23
440515	澄海区	2	cheng hai qu	澄海區	23
440523	南澳县	2	nan ao xian	南澳縣	3
440600	佛山市	2	fo shan shi		0
440604	禅城区	2	chan cheng qu	禪城區	22
440605	南海区	2	nan hai qu	南海區	22
440606	顺德区	2	shun de qu	順德區	22
440607	三水区	2	san shui qu	三水區	22
440608	高明区	2	gao ming qu	高明區	22
440700	江门市	2	jiang men shi	江門市	0
440703	蓬江区	2	peng jiang qu	蓬江區	14
440704	江海区	2	jiang hai qu	江海區	14
440705	新会区	2	xin hui qu	新會區	22
440781	台山市	2	tai shan shi		15
440783	开平市	2	kai ping shi	開平市	15
440784	鹤山市	2	he shan shi	鶴山市	15
440785	恩平市	2	en ping shi		15
440800	湛江市	2	zhan jiang shi		0
440802	赤坎区	2	chi kan qu	赤坎區	0
440803	霞山区	2	xia shan qu	霞山區	0
440804	坡头区	2	po tou qu	坡頭區	4
440811	麻章区	2	ma zhang qu	麻章區	14
440823	遂溪县	2	sui xi xian	遂溪縣	3
440825	徐闻县	2	xu wen xian	徐聞縣	3
440881	廉江市	2	lian jiang shi		15
440882	雷州市	2	lei zhou shi		15
440883	吴川市	2	wu chuan shi	吳川市	15
440900	茂名市	2	mao ming shi		0
440902	茂南区	2	mao nan qu	茂南區	4
440904	电白区	2	dian bai qu	電白區	34
440981	高州市	2	gao zhou shi		15
440982	化州市	2	hua zhou shi		15
440983	信宜市	2	xin yi shi		15
441200	肇庆市	2	zhao qing shi	肇慶市	8
441202	端州区	2	duan zhou qu	端州區	8
441203	鼎湖区	2	ding hu qu	鼎湖區	8
441204	高要区	2	gao yao qu	高要區	35
441223	广宁县	2	guang ning xian	廣寧縣	8
441224	怀集县	2	huai ji xian	懷集縣	8
441225	封开县	2	feng kai xian	封開縣	8
441226	德庆县	2	de qing xian	德慶縣	8
441284	四会市	2	si hui shi	四會市	15
441300	惠州市	2	hui zhou shi		8
441302	惠城区	2	hui cheng qu	惠城區	8
441303	惠阳区	2	hui yang qu	惠陽區	23
441322	博罗县	2	bo luo xian	博羅縣	8
441323	惠东县	2	hui dong xian	惠東縣	8
441324	龙门县	2	long men xian	龍門縣	8
441400	梅州市	2	mei zhou shi		8
441402	梅江区	2	mei jiang qu	梅江區	8
441403	梅县区	2	mei xian qu	梅縣區	33
441422	大埔县	2	da bu xian	大埔縣	8
441423	丰顺县	2	feng shun xian	豐順縣	8
441424	五华县	2	wu hua xian	五華縣	8
441426	平远县	2	ping yuan xian	平遠縣	8
441427	蕉岭县	2	jiao ling xian	蕉嶺縣	8
441481	兴宁市	2	xing ning shi	興寧市	15
441500	汕尾市	2	shan wei shi		8
441502	城区	2	cheng qu	城區	8
441521	海丰县	2	hai feng xian	海豐縣	8
441523	陆河县	2	lu he xian	陸河縣	8
441581	陆丰市	2	lu feng shi	陸豐市	15
441600	河源市	2	he yuan shi		8
441602	源城区	2	yuan cheng qu	源城區	8
441621	紫金县	2	zi jin xian	紫金縣	8
441622	龙川县	2	long chuan xian	龍川縣	8
441623	连平县	2	lian ping xian	連平縣	8
441624	和平县	2	he ping xian	和平縣	8
441625	东源县	2	dong yuan xian	東源縣	13
441700	阳江市	2	yang jiang shi	陽江市	8
441702	江城区	2	jiang cheng qu	江城區	8
441704	阳东区	2	yang dong qu	陽東區	34
441721	阳西县	2	yang xi xian	陽西縣	8
441781	阳春市	2	yang chun shi	陽春市	15
441800	清远市	2	qing yuan shi	清遠市	8
441802	清城区	2	qing cheng qu	清城區	8
441803	清新区	2	qing xin qu	清新區	32
441821	佛冈县	2	fo gang xian	佛岡縣	8
441823	阳山县	2	yang shan xian	陽山縣	8
441825	连山壮族瑶族自治县	2	lian shan zhuang zu yao zu zi zhi xian	連山壯族瑤族自治縣	8
441826	连南瑶族自治县	2	lian nan yao zu zi zhi xian	連南瑤族自治縣	8
441881	英德市	2	ying de shi		15
441882	连州市	2	lian zhou shi	連州市	15
441900	东莞市	2	dong guan shi	東莞市	8
442000	中山市	2	zhong shan shi		8
445100	潮州市	2	chao zhou shi		11
445102	湘桥区	2	xiang qiao qu	湘橋區	11
445103	潮安区	2	chao an qu	潮安區	33
445122	饶平县	2	rao ping xian	饒平縣	11
445200	揭阳市	2	jie yang shi	揭陽市	11
445202	榕城区	2	rong cheng qu	榕城區	11
445203	揭东区	2	jie dong qu	揭東區	32
445222	揭西县	2	jie xi xian	揭西縣	11
445224	惠来县	2	hui lai xian	惠來縣	11
445281	普宁市	2	pu ning shi	普寧市	15
445300	云浮市	2	yun fu shi	雲浮市	14
445302	云城区	2	yun cheng qu	雲城區	14
445303	云安区	2	yun an qu	雲安區	34
445321	新兴县	2	xin xing xian	新興縣	14
445322	郁南县	2	yu nan xian	鬱南縣	14
445381	罗定市	2	luo ding shi	羅定市	15
450000	广西壮族自治区	2	guang xi zhuang zu zi zhi qu	廣西壯族自治區	0
450100	南宁市	2	nan ning shi	南寧市	0
450102	兴宁区	2	xing ning qu	興寧區	0
450103	青秀区	2	qing xiu qu	青秀區	24
450105	江南区	2	jiang nan qu	江南區	0
450107	西乡塘区	3	xi xiang tang qu	西鄉塘區	24
450108	良庆区	2	liang qing qu	良慶區	24
450109	邕宁区	2	yong ning qu	邕寧區	24
450110	武鸣区	2	wu ming qu	武鳴區	35
450123	隆安县	2	long an xian	隆安縣	22
450124	马山县	2	ma shan xian	馬山縣	22
450125	上林县	2	shang lin xian	上林縣	22
450126	宾阳县	2	bin yang xian	賓陽縣	22
450181	横州市	2	heng zhou shi	橫州市	41
450200	柳州市	2	liu zhou shi		0
450202	城中区	2	cheng zhong qu	城中區	0
450203	鱼峰区	2	yu feng qu	魚峰區	0
450204	柳南区	2	liu nan qu	柳南區	0
450205	柳北区	2	liu bei qu	柳北區	0
450206	柳江区	2	liu jiang qu	柳江區	36
450222	柳城县	2	liu cheng xian	柳城縣	3
450223	鹿寨县	2	lu zhai xian	鹿寨縣	22
450224	融安县	2	rong an xian	融安縣	22
450225	融水苗族自治县	2	rong shui miao zu zi zhi xian	融水苗族自治縣	22
450226	三江侗族自治县	2	san jiang dong zu zi zhi xian	三江侗族自治縣	22
450300	桂林市	2	gui lin shi		0
450302	秀峰区	2	xiu feng qu	秀峰區	0
450303	叠彩区	2	die cai qu	疊彩區	0
450304	象山区	2	xiang shan qu	象山區	0
450305	七星区	2	qi xing qu	七星區	0
450311	雁山区	2	yan shan qu	雁山區	16
450312	临桂区	2	lin gui qu	臨桂區	33
450321	阳朔县	2	yang shuo xian	陽朔縣	1
450323	灵川县	2	ling chuan xian	靈川縣	18
450324	全州县	2	quan zhou xian	全州縣	18
450325	兴安县	2	xing an xian	興安縣	18
450326	永福县	2	yong fu xian	永福縣	18
450327	灌阳县	2	guan yang xian	灌陽縣	18
450328	龙胜各族自治县	2	long sheng ge zu zi zhi xian	龍勝各族自治縣	18
450329	资源县	2	zi yuan xian	資源縣	18
450330	平乐县	2	ping le xian	平樂縣	18
450332	恭城瑶族自治县	2	gong cheng yao zu zi zhi xian	恭城瑤族自治縣	18
450381	荔浦市	2	li pu shi		38
450400	梧州市	2	wu zhou shi		0
450403	万秀区	2	wan xiu qu	萬秀區	0
450405	长洲区	2	chang zhou qu	長洲區	23
450406	龙圩区	2	long xu qu	龍圩區	33
450421	苍梧县	2	cang wu xian	蒼梧縣	3
450422	藤县	2	teng xian	藤縣	17
450423	蒙山县	2	meng shan xian	蒙山縣	17
450481	岑溪市	2	cen xi shi		17
450500	北海市	2	bei hai shi		3
450502	海城区	2	hai cheng qu	海城區	4
450503	银海区	2	yin hai qu	銀海區	14
450512	铁山港区	3	tie shan gang qu	鐵山港區	14
450521	合浦县	2	he pu xian	合浦縣	7
450600	防城港市	3	fang cheng gang shi		13
450602	港口区	2	gang kou qu	港口區	13
450603	防城区	2	fang cheng qu	防城區	13
450621	上思县	2	shang si xian	上思縣	13
450681	东兴市	2	dong xing shi	東興市	16
450700	钦州市	2	qin zhou shi	欽州市	14
450702	钦南区	2	qin nan qu	欽南區	14
450703	钦北区	2	qin bei qu	欽北區	14
450721	灵山县	2	ling shan xian	靈山縣	14
450722	浦北县	2	pu bei xian	浦北縣	14
450800	贵港市	2	gui gang shi	貴港市	15
450802	港北区	2	gang bei qu	港北區	15
450803	港南区	2	gang nan qu	港南區	15
450804	覃塘区	2	qin tang qu	覃塘區	23
450821	平南县	2	ping nan xian	平南縣	15
450881	桂平市	2	gui ping shi		15
450900	玉林市	2	yu lin shi		17
450902	玉州区	2	yu zhou qu	玉州區	17
450903	福绵区	2	fu mian qu	福綿區	33
450921	容县	2	rong xian	容縣	17
450922	陆川县	2	lu chuan xian	陸川縣	17
450923	博白县	2	bo bai xian	博白縣	17
450924	兴业县	2	xing ye xian	興業縣	17
450981	北流市	2	bei liu shi		17
451000	百色市	2	bai se shi		22
451002	右江区	2	you jiang qu	右江區	22
451003	田阳区	2	tian yang qu	田陽區	39
451022	田东县	2	tian dong xian	田東縣	22
451024	德保县	2	de bao xian	德保縣	22
451026	那坡县	2	na po xian	那坡縣	22
451027	凌云县	2	ling yun xian	凌雲縣	22
451028	乐业县	2	le ye xian	樂業縣	22
451029	田林县	2	tian lin xian	田林縣	22
451030	西林县	2	xi lin xian	西林縣	22
451031	隆林各族自治县	2	long lin ge zu zi zhi xian	隆林各族自治縣	22
451081	靖西市	2	jing xi shi		35
451082	平果市	2	ping guo shi		39
451100	贺州市	2	he zhou shi	賀州市	22
451102	八步区	2	ba bu qu	八步區	22
451103	平桂区	2	ping gui qu	平桂區	36
451121	昭平县	2	zhao ping xian	昭平縣	22
451122	钟山县	2	zhong shan xian	鐘山縣	22
451123	富川瑶族自治县	2	fu chuan yao zu zi zhi xian	富川瑤族自治縣	22
451200	河池市	2	he chi shi		22
451202	金城江区	3	jin cheng jiang qu	金城江區	22
451203	宜州区	2	yi zhou qu	宜州區	36
451221	南丹县	2	nan dan xian	南丹縣	22
451222	天峨县	2	tian e xian	天峨縣	22
451223	凤山县	2	feng shan xian	鳳山縣	22
451224	东兰县	2	dong lan xian	東蘭縣	22
451225	罗城仫佬族自治县	2	luo cheng mu lao zu zi zhi xian	羅城仫佬族自治縣	22
451226	环江毛南族自治县	2	huan jiang mao nan zu zi zhi xian	環江毛南族自治縣	22
451227	巴马瑶族自治县	2	ba ma yao zu zi zhi xian	巴馬瑤族自治縣	22
451228	都安瑶族自治县	2	du an yao zu zi zhi xian	都安瑤族自治縣	22
451229	大化瑶族自治县	2	da hua yao zu zi zhi xian	大化瑤族自治縣	22
451300	来宾市	2	lai bin shi	來賓市	22
451302	兴宾区	2	xing bin qu	興賓區	22
451321	忻城县	2	xin cheng xian	忻城縣	22
451322	象州县	2	xiang zhou xian	象州縣	22
451323	武宣县	2	wu xuan xian	武宣縣	22
451324	金秀瑶族自治县	2	jin xiu yao zu zi zhi xian	金秀瑤族自治縣	22
451381	合山市	2	he shan shi		22
451400	崇左市	2	chong zuo shi		22
451402	江州区	2	jiang zhou qu	江州區	22
451421	扶绥县	2	fu sui xian	扶綏縣	22
451422	宁明县	2	ning ming xian	寧明縣	22
451423	龙州县	2	long zhou xian	龍州縣	22
451424	大新县	2	da xin xian	大新縣	22
451425	天等县	2	tian deng xian	天等縣	22
451481	凭祥市	2	ping xiang shi	憑祥市	22
460000	海南省	2	hai nan sheng		8
460100	海口市	2	hai kou shi		8
460105	秀英区	2	xiu ying qu	秀英區	22
460106	龙华区	2	long hua qu	龍華區	22
460107	琼山区	2	qiong shan qu	瓊山區	22
460108	美兰区	2	mei lan qu	美蘭區	22
460200	三亚市	2	san ya shi	三亞市	8
460202	海棠区	2	hai tang qu	海棠區	34
460203	吉阳区	2	ji yang qu	吉陽區	34
460204	天涯区	2	tian ya qu	天涯區	34
460205	崖州区	2	ya zhou qu	崖州區	34
460300	三沙市	2	san sha shi		32
460302	西沙区	2	xi sha qu	西沙區	40
460303	南沙区	2	nan sha qu	南沙區	40
460400	儋州市	2	dan zhou shi		35
469001	五指山市	3	wu zhi shan shi		22
469002	琼海市	2	qiong hai shi	瓊海市	22
469005	文昌市	2	wen chang shi		22
469006	万宁市	2	wan ning shi	萬寧市	22
469007	东方市	2	dong fang shi	東方市	22
469021	定安县	2	ding an xian	定安縣	27
469022	屯昌县	2	tun chang xian	屯昌縣	27
469023	澄迈县	2	cheng mai xian	澄邁縣	27
469024	临高县	2	lin gao xian	臨高縣	27
469025	白沙黎族自治县	2	bai sha li zu zi zhi xian	白沙黎族自治縣	27
469026	昌江黎族自治县	2	chang jiang li zu zi zhi xian	昌江黎族自治縣	27
469027	乐东黎族自治县	2	le dong li zu zi zhi xian	樂東黎族自治縣	27
469028	陵水黎族自治县	2	ling shui li zu zi zhi xian	陵水黎族自治縣	27
469029	保亭黎族苗族自治县	2	bao ting li zu miao zu zi zhi xian	保亭黎族苗族自治縣	27
469030	琼中黎族苗族自治县	2	qiong zhong li zu miao zu zi zhi xian	瓊中黎族苗族自治縣	27
500000	重庆市	2	chong qing shi	重慶市	17
500101	万州区	2	wan zhou qu	萬州區	18
500102	涪陵区	2	fu ling qu	涪陵區	17
500103	渝中区	2	yu zhong qu	渝中區	17
500104	大渡口区	3	da du kou qu	大渡口區	17
500106	沙坪坝区	3	sha ping ba qu	沙坪壩區	17
500107	九龙坡区	3	jiu long po qu	九龍坡區	17
500108	南岸区	2	nan an qu	南岸區	17
500109	北碚区	2	bei bei qu	北碚區	17
500110	綦江区	2	qi jiang qu	綦江區	31
500111	大足区	2	da zu qu	大足區	31
500113	巴南区	2	ba nan qu	巴南區	17
500114	黔江区	2	qian jiang qu	黔江區	20
500115	长寿区	2	chang shou qu	長壽區	21
500116	江津区	2	jiang jin qu	江津區	26
500117	合川区	2	he chuan qu	合川區	26
500118	永川区	2	yong chuan qu	永川區	26
500119	南川区	2	nan chuan qu	南川區	26
500120	璧山区	2	bi shan qu	璧山區	34
500151	铜梁区	2	tong liang qu	銅梁區	34
500152	潼南区	2	tong nan qu	潼南區	35
500153	荣昌区	2	rong chang qu	榮昌區	35
500154	开州区	2	kai zhou qu	開州區	36
500155	梁平区	2	liang ping qu	梁平區	36
500156	武隆区	2	wu long qu	武隆區	36
500157	两江新区	2	liang jiang xin qu	兩江新區	45
500229	城口县	2	cheng kou xian	城口縣	17
500230	丰都县	2	feng du xian	豐都縣	17
500231	垫江县	2	dian jiang xian	墊江縣	17
500233	忠县	2	zhong xian	忠縣	17
500235	云阳县	2	yun yang xian	雲陽縣	17
500236	奉节县	2	feng jie xian	奉節縣	17
500237	巫山县	2	wu shan xian	巫山縣	17
500238	巫溪县	2	wu xi xian	巫溪縣	17
500240	石柱土家族自治县	2	shi zhu tu jia zu zi zhi xian	石柱土家族自治縣	17
500241	秀山土家族苗族自治县	2	xiu shan tu jia zu miao zu zi zhi xian	秀山土家族苗族自治縣	17
500242	酉阳土家族苗族自治县	2	you yang tu jia zu miao zu zi zhi xian	酉陽土家族苗族自治縣	17
500243	彭水苗族土家族自治县	2	peng shui miao zu tu jia zu zi zhi xian	彭水苗族土家族自治縣	17
510000	四川省	2	si chuan sheng		0
510100	成都市	2	cheng du shi		0
510104	锦江区	2	jin jiang qu	錦江區	10
510105	青羊区	2	qing yang qu	青羊區	10
510106	金牛区	2	jin niu qu	金牛區	10
510107	武侯区	2	wu hou qu	武侯區	10
510108	成华区	2	cheng hua qu	成華區	10
510112	龙泉驿区	3	long quan yi qu	龍泉驛區	0
510113	青白江区	3	qing bai jiang qu	青白江區	0
510114	新都区	2	xin du qu	新都區	21
510115	温江区	2	wen jiang qu	溫江區	22
510116	双流区	2	shuang liu qu	雙流區	35
510117	郫都区	2	pi du qu	郫都區	36
510118	新津区	2	xin jin qu	新津區	40
510121	金堂县	2	jin tang xian	金堂縣	0
510129	大邑县	2	da yi xian	大邑縣	3
510131	蒲江县	2	pu jiang xian	蒲江縣	3
510181	都江堰市	3	du jiang yan shi		15
510182	彭州市	2	peng zhou shi		15
510183	邛崃市	2	qiong lai shi	邛崍市	15
510184	崇州市	2	chong zhou shi		15
510185	简阳市	2	jian yang shi	簡陽市	36
510300	自贡市	2	zi gong shi	自貢市	0
510302	自流井区	3	zi liu jing qu	自流井區	0
510303	贡井区	2	gong jing qu	貢井區	0
510304	大安区	2	da an qu	大安區	0
510311	沿滩区	2	yan tan qu	沿灘區	0
510321	荣县	2	rong xian	榮縣	0
510322	富顺县	2	fu shun xian	富順縣	3
510400	攀枝花市	3	pan zhi hua shi		7
510402	东区	2	dong qu	東區	0
510403	西区	2	xi qu	西區	0
510411	仁和区	2	ren he qu	仁和區	3
510421	米易县	2	mi yi xian	米易縣	0
510422	盐边县	2	yan bian xian	鹽邊縣	0
510500	泸州市	2	lu zhou shi	瀘州市	3
510502	江阳区	2	jiang yang qu	江陽區	15
510503	纳溪区	2	na xi qu	納溪區	15
510504	龙马潭区	3	long ma tan qu	龍馬潭區	15
510521	泸县	2	lu xian	瀘縣	3
510522	合江县	2	he jiang xian	合江縣	3
510524	叙永县	2	xu yong xian	敘永縣	5
510525	古蔺县	2	gu lin xian	古藺縣	5
510600	德阳市	2	de yang shi	德陽市	3
510603	旌阳区	2	jing yang qu	旌陽區	16
510604	罗江区	2	luo jiang qu	羅江區	37
510623	中江县	2	zhong jiang xian	中江縣	3
510681	广汉市	2	guang han shi	廣漢市	15
510682	什邡市	2	shi fang shi		15
510683	绵竹市	2	mian zhu shi	綿竹市	16
510700	绵阳市	2	mian yang shi	綿陽市	5
510703	涪城区	2	fu cheng qu	涪城區	12
510704	游仙区	2	you xian qu	遊仙區	12
510705	安州区	2	an zhou qu	安州區	36
510722	三台县	2	san tai xian	三臺縣	5
510723	盐亭县	2	yan ting xian	鹽亭縣	5
510725	梓潼县	2	zi tong xian	梓潼縣	5
510726	北川羌族自治县	2	bei chuan qiang zu zi zhi xian	北川羌族自治縣	23
510727	平武县	2	ping wu xian	平武縣	5
510781	江油市	2	jiang you shi		15
510800	广元市	2	guang yuan shi	廣元市	5
510802	利州区	2	li zhou qu	利州區	27
510811	昭化区	2	zhao hua qu	昭化區	33
510812	朝天区	2	chao tian qu	朝天區	9
510821	旺苍县	2	wang cang xian	旺蒼縣	5
510822	青川县	2	qing chuan xian	青川縣	5
510823	剑阁县	2	jian ge xian	劍閣縣	5
510824	苍溪县	2	cang xi xian	蒼溪縣	5
510900	遂宁市	2	sui ning shi	遂寧市	5
510903	船山区	2	chuan shan qu	船山區	23
510904	安居区	2	an ju qu	安居區	23
510921	蓬溪县	2	peng xi xian	蓬溪縣	5
510923	大英县	2	da ying xian	大英縣	17
510981	射洪市	2	she hong shi		39
511000	内江市	2	nei jiang shi	內江市	5
511002	市中区	2	shi zhong qu	市中區	5
511011	东兴区	2	dong xing qu	東興區	9
511024	威远县	2	wei yuan xian	威遠縣	5
511025	资中县	2	zi zhong xian	資中縣	5
511083	隆昌市	2	long chang shi		37
511100	乐山市	2	le shan shi	樂山市	5
511102	市中区	2	shi zhong qu	市中區	5
511111	沙湾区	2	sha wan qu	沙灣區	14
511112	五通桥区	3	wu tong qiao qu	五通橋區	5
511113	金口河区	3	jin kou he qu	金口河區	14
511123	犍为县	2	qian wei xian	犍為縣	5
511124	井研县	2	jing yan xian	井研縣	5
511126	夹江县	2	jia jiang xian	夾江縣	5
511129	沐川县	2	mu chuan xian	沐川縣	5
511132	峨边彝族自治县	2	e bian yi zu zi zhi xian	峨邊彝族自治縣	5
511133	马边彝族自治县	2	ma bian yi zu zi zhi xian	馬邊彝族自治縣	5
511181	峨眉山市	3	e mei shan shi		15
511300	南充市	2	nan chong shi		13
511302	顺庆区	2	shun qing qu	順慶區	13
511303	高坪区	2	gao ping qu	高坪區	13
511304	嘉陵区	2	jia ling qu	嘉陵區	13
511321	南部县	2	nan bu xian	南部縣	13
511322	营山县	2	ying shan xian	營山縣	13
511323	蓬安县	2	peng an xian	蓬安縣	13
511324	仪陇县	2	yi long xian	儀隴縣	13
511325	西充县	2	xi chong xian	西充縣	13
511381	阆中市	2	lang zhong shi	閬中市	15
511400	眉山市	2	mei shan shi		20
511402	东坡区	2	dong po qu	東坡區	20
511403	彭山区	2	peng shan qu	彭山區	34
511421	仁寿县	2	ren shou xian	仁壽縣	20
511423	洪雅县	2	hong ya xian	洪雅縣	20
511424	丹棱县	2	dan leng xian	丹棱縣	20
511425	青神县	2	qing shen xian	青神縣	20
511500	宜宾市	2	yi bin shi	宜賓市	16
511502	翠屏区	2	cui ping qu	翠屏區	16
511503	南溪区	2	nan xi qu	南溪區	31
511504	叙州区	2	xu zhou qu	敘州區	38
511523	江安县	2	jiang an xian	江安縣	16
511524	长宁县	2	chang ning xian	長寧縣	16
511525	高县	2	gao xian	高縣	16
511526	珙县	2	gong xian	珙縣	16
511527	筠连县	2	jun lian xian	筠連縣	16
511528	兴文县	2	xing wen xian	興文縣	16
511529	屏山县	2	ping shan xian	屏山縣	16
511600	广安市	2	guang an shi	廣安市	18
511602	广安区	2	guang an qu	廣安區	18
511603	前锋区	2	qian feng qu	前鋒區	33
511621	岳池县	2	yue chi xian	岳池縣	18
511622	武胜县	2	wu sheng xian	武勝縣	18
511623	邻水县	2	lin shui xian	鄰水縣	18
511681	华蓥市	2	hua ying shi	華鎣市	18
511700	达州市	2	da zhou shi	達州市	19
511702	通川区	2	tong chuan qu	通川區	19
511703	达川区	2	da chuan qu	達川區	33
511722	宣汉县	2	xuan han xian	宣漢縣	19
511723	开江县	2	kai jiang xian	開江縣	19
511724	大竹县	2	da zhu xian	大竹縣	19
511725	渠县	2	qu xian	渠縣	19
511781	万源市	2	wan yuan shi	萬源市	19
511800	雅安市	2	ya an shi		20
511802	雨城区	2	yu cheng qu	雨城區	20
511803	名山区	2	ming shan qu	名山區	32
511822	荥经县	2	ying jing xian	滎經縣	20
511823	汉源县	2	han yuan xian	漢源縣	20
511824	石棉县	2	shi mian xian	石棉縣	20
511825	天全县	2	tian quan xian	天全縣	20
511826	芦山县	2	lu shan xian	蘆山縣	20
511827	宝兴县	2	bao xing xian	寶興縣	20
511900	巴中市	2	ba zhong shi		20
511902	巴州区	2	ba zhou qu	巴州區	20
511903	恩阳区	2	en yang qu	恩陽區	33
511921	通江县	2	tong jiang xian	通江縣	20
511922	南江县	2	nan jiang xian	南江縣	20
511923	平昌县	2	ping chang xian	平昌縣	20
512000	资阳市	2	zi yang shi	資陽市	20
512002	雁江区	2	yan jiang qu	雁江區	20
512021	安岳县	2	an yue xian	安岳縣	20
512022	乐至县	2	le zhi xian	樂至縣	20
513200	阿坝藏族羌族自治州	2	a ba zang zu qiang zu zi zhi zhou	阿壩藏族羌族自治州	7
513201	马尔康市	3	ma er kang shi	馬爾康市	35
513221	汶川县	2	wen chuan xian	汶川縣	0
513222	理县	2	li xian	理縣	0
513223	茂县	2	mao xian	茂縣	7
513224	松潘县	2	song pan xian	松潘縣	0
513225	九寨沟县	3	jiu zhai gou xian	九寨溝縣	17
513226	金川县	2	jin chuan xian	金川縣	0
513227	小金县	2	xiao jin xian	小金縣	0
513228	黑水县	2	hei shui xian	黑水縣	0
513230	壤塘县	2	rang tang xian	壤塘縣	0
513231	阿坝县	2	a ba xian	阿壩縣	0
513232	若尔盖县	3	ruo er gai xian	若爾蓋縣	0
513233	红原县	2	hong yuan xian	紅原縣	0
513300	甘孜藏族自治州	2	gan zi zang zu zi zhi zhou		0
513301	康定市	2	kang ding shi		35
513322	泸定县	2	lu ding xian	瀘定縣	0
513323	丹巴县	2	dan ba xian	丹巴縣	0
513324	九龙县	2	jiu long xian	九龍縣	0
513325	雅江县	2	ya jiang xian	雅江縣	0
513326	道孚县	2	dao fu xian	道孚縣	0
513327	炉霍县	2	lu huo xian	爐霍縣	0
513328	甘孜县	2	gan zi xian	甘孜縣	0
513329	新龙县	2	xin long xian	新龍縣	0
513330	德格县	2	de ge xian	德格縣	0
513331	白玉县	2	bai yu xian	白玉縣	0
513332	石渠县	2	shi qu xian	石渠縣	0
513333	色达县	2	se da xian	色達縣	0
513334	理塘县	2	li tang xian	理塘縣	0
513335	巴塘县	2	ba tang xian	巴塘縣	0
513336	乡城县	2	xiang cheng xian	鄉城縣	0
513337	稻城县	2	dao cheng xian	稻城縣	0
513338	得荣县	2	de rong xian	得榮縣	0
513400	凉山彝族自治州	2	liang shan yi zu zi zhi zhou	涼山彝族自治州	0
513401	西昌市	2	xi chang shi		0
513402	会理市	2	hui li shi	會理市	41
513422	木里藏族自治县	2	mu li zang zu zi zhi xian	木里藏族自治縣	0
513423	盐源县	2	yan yuan xian	鹽源縣	0
513424	德昌县	2	de chang xian	德昌縣	0
513426	会东县	2	hui dong xian	會東縣	0
513427	宁南县	2	ning nan xian	寧南縣	0
513428	普格县	2	pu ge xian	普格縣	0
513429	布拖县	2	bu tuo xian	布拖縣	0
513430	金阳县	2	jin yang xian	金陽縣	0
513431	昭觉县	2	zhao jue xian	昭覺縣	0
513432	喜德县	2	xi de xian	喜德縣	0
513433	冕宁县	2	mian ning xian	冕寧縣	0
513434	越西县	2	yue xi xian	越西縣	0
513435	甘洛县	2	gan luo xian	甘洛縣	0
513436	美姑县	2	mei gu xian	美姑縣	0
513437	雷波县	2	lei bo xian	雷波縣	0
520000	贵州省	2	gui zhou sheng	貴州省	0
520100	贵阳市	2	gui yang shi	貴陽市	0
520102	南明区	2	nan ming qu	南明區	0
520103	云岩区	2	yun yan qu	雲巖區	0
520111	花溪区	2	hua xi qu	花溪區	0
520112	乌当区	2	wu dang qu	烏當區	0
520113	白云区	2	bai yun qu	白雲區	0
520115	观山湖区	3	guan shan hu qu	觀山湖區	32
520121	开阳县	2	kai yang xian	開陽縣	15
520122	息烽县	2	xi feng xian	息烽縣	15
520123	修文县	2	xiu wen xian	修文縣	15
520181	清镇市	2	qing zhen shi	清鎮市	15
520200	六盘水市	3	liu pan shui shi	六盤水市	0
520201	钟山区	2	zhong shan qu	鐘山區	7
520203	六枝特区	2	liu zhi te qu	六枝特區	0
520204	水城区	2	shui cheng qu	水城區	40
520281	盘州市	2	pan zhou shi	盤州市	37
520300	遵义市	2	zun yi shi	遵義市	17
520302	红花岗区	3	hong hua gang qu	紅花崗區	17
520303	汇川区	2	hui chuan qu	匯川區	23
520304	播州区	2	bo zhou qu	播州區	36
520322	桐梓县	2	tong zi xian	桐梓縣	17
520323	绥阳县	2	sui yang xian	綏陽縣	17
520324	正安县	2	zheng an xian	正安縣	17
520325	道真仡佬族苗族自治县	2	dao zhen ge lao zu miao zu zi zhi xian	道真仡佬族苗族自治縣	17
520326	务川仡佬族苗族自治县	2	wu chuan ge lao zu miao zu zi zhi xian	務川仡佬族苗族自治縣	17
520327	凤冈县	2	feng gang xian	鳳岡縣	17
520328	湄潭县	2	mei tan xian	湄潭縣	17
520329	余庆县	2	yu qing xian	餘慶縣	17
520330	习水县	2	xi shui xian	習水縣	17
520381	赤水市	2	chi shui shi		17
520382	仁怀市	2	ren huai shi	仁懷市	17
520400	安顺市	2	an shun shi	安順市	20
520402	西秀区	2	xi xiu qu	西秀區	20
520403	平坝区	2	ping ba qu	平壩區	34
520422	普定县	2	pu ding xian	普定縣	20
520423	镇宁布依族苗族自治县	2	zhen ning bu yi zu miao zu zi zhi xian	鎮寧布依族苗族自治縣	20
520424	关岭布依族苗族自治县	2	guan ling bu yi zu miao zu zi zhi xian	關嶺布依族苗族自治縣	20
520425	紫云苗族布依族自治县	2	zi yun miao zu bu yi zu zi zhi xian	紫雲苗族布依族自治縣	20
520500	毕节市	2	bi jie shi	畢節市	31
520502	七星关区	3	qi xing guan qu	七星關區	31
520521	大方县	2	da fang xian	大方縣	31
520523	金沙县	2	jin sha xian	金沙縣	31
520524	织金县	2	zhi jin xian	織金縣	31
520525	纳雍县	2	na yong xian	納雍縣	31
520526	威宁彝族回族苗族自治县	2	wei ning yi zu hui zu miao zu zi zhi xian	威寧彝族回族苗族自治縣	31
520527	赫章县	2	he zhang xian	赫章縣	31
520581	黔西市	2	qian xi shi		41
520600	铜仁市	2	tong ren shi	銅仁市	31
520602	碧江区	2	bi jiang qu	碧江區	31
520603	万山区	2	wan shan qu	萬山區	31
520621	江口县	2	jiang kou xian	江口縣	31
520622	玉屏侗族自治县	2	yu ping dong zu zi zhi xian	玉屏侗族自治縣	31
520623	石阡县	2	shi qian xian	石阡縣	31
520624	思南县	2	si nan xian	思南縣	31
520625	印江土家族苗族自治县	2	yin jiang tu jia zu miao zu zi zhi xian	印江土家族苗族自治縣	31
520626	德江县	2	de jiang xian	德江縣	31
520627	沿河土家族自治县	2	yan he tu jia zu zi zhi xian	沿河土家族自治縣	31
520628	松桃苗族自治县	2	song tao miao zu zi zhi xian	松桃苗族自治縣	31
522300	黔西南布依族苗族自治州	3	qian xi nan bu yi zu miao zu zi zhi zhou		1
522301	兴义市	2	xing yi shi	興義市	7
522302	兴仁市	2	xing ren shi	興仁市	38
522323	普安县	2	pu an xian	普安縣	0
522324	晴隆县	2	qing long xian	晴隆縣	0
522325	贞丰县	2	zhen feng xian	貞豐縣	1
522326	望谟县	2	wang mo xian	望謨縣	1
522327	册亨县	2	ce heng xian	冊亨縣	1
522328	安龙县	2	an long xian	安龍縣	1
522600	黔东南苗族侗族自治州	3	qian dong nan miao zu dong zu zi zhi zhou	黔東南苗族侗族自治州	0
522601	凯里市	2	kai li shi	凱里市	3
522622	黄平县	2	huang ping xian	黃平縣	0
522623	施秉县	2	shi bing xian	施秉縣	0
522624	三穗县	2	san sui xian	三穗縣	0
522625	镇远县	2	zhen yuan xian	鎮遠縣	0
522626	岑巩县	2	cen gong xian	岑鞏縣	0
522627	天柱县	2	tian zhu xian	天柱縣	0
522628	锦屏县	2	jin ping xian	錦屏縣	0
522629	剑河县	2	jian he xian	劍河縣	0
522630	台江县	2	tai jiang xian	臺江縣	0
522631	黎平县	2	li ping xian	黎平縣	0
522632	榕江县	2	rong jiang xian	榕江縣	0
522633	从江县	2	cong jiang xian	從江縣	0
522634	雷山县	2	lei shan xian	雷山縣	0
522635	麻江县	2	ma jiang xian	麻江縣	0
522636	丹寨县	2	dan zhai xian	丹寨縣	0
522700	黔南布依族苗族自治州	2	qian nan bu yi zu miao zu zi zhi zhou		0
522701	都匀市	2	du yun shi	都勻市	0
522702	福泉市	2	fu quan shi		16
522722	荔波县	2	li bo xian	荔波縣	0
522723	贵定县	2	gui ding xian	貴定縣	0
522725	瓮安县	2	weng an xian	甕安縣	0
522726	独山县	2	du shan xian	獨山縣	0
522727	平塘县	2	ping tang xian	平塘縣	0
522728	罗甸县	2	luo dian xian	羅甸縣	0
522729	长顺县	2	chang shun xian	長順縣	0
522730	龙里县	2	long li xian	龍里縣	0
522731	惠水县	2	hui shui xian	惠水縣	0
522732	三都水族自治县	2	san du shui zu zi zhi xian	三都水族自治縣	0
530000	云南省	2	yun nan sheng	雲南省	0
530100	昆明市	2	kun ming shi		0
530102	五华区	2	wu hua qu	五華區	0
530103	盘龙区	2	pan long qu	盤龍區	0
530111	官渡区	2	guan du qu	官渡區	0
530112	西山区	2	xi shan qu	西山區	0
530113	东川区	2	dong chuan qu	東川區	18
530114	呈贡区	2	cheng gong qu	呈貢區	31
530115	晋宁区	2	jin ning qu	晉寧區	36
530124	富民县	2	fu min xian	富民縣	0
530125	宜良县	2	yi liang xian	宜良縣	3
530126	石林彝族自治县	2	shi lin yi zu zi zhi xian	石林彝族自治縣	18
530127	嵩明县	2	song ming xian	嵩明縣	3
530128	禄劝彝族苗族自治县	2	lu quan yi zu miao zu zi zhi xian	祿勸彝族苗族自治縣	5
530129	寻甸回族彝族自治县	2	xun dian hui zu yi zu zi zhi xian	尋甸回族彝族自治縣	18
530181	安宁市	2	an ning shi	安寧市	15
530300	曲靖市	2	qu jing shi		17
530302	麒麟区	2	qi lin qu	麒麟區	17
530303	沾益区	2	zhan yi qu	沾益區	36
530304	马龙区	2	ma long qu	馬龍區	38
530322	陆良县	2	lu liang xian	陸良縣	17
530323	师宗县	2	shi zong xian	師宗縣	17
530324	罗平县	2	luo ping xian	羅平縣	17
530325	富源县	2	fu yuan xian	富源縣	17
530326	会泽县	2	hui ze xian	會澤縣	17
530381	宣威市	2	xuan wei shi		17
530400	玉溪市	2	yu xi shi		17
530402	红塔区	2	hong ta qu	紅塔區	17
530403	江川区	2	jiang chuan qu	江川區	35
530423	通海县	2	tong hai xian	通海縣	17
530424	华宁县	2	hua ning xian	華寧縣	17
530425	易门县	2	yi men xian	易門縣	17
530426	峨山彝族自治县	2	e shan yi zu zi zhi xian	峨山彝族自治縣	17
530427	新平彝族傣族自治县	2	xin ping yi zu dai zu zi zhi xian	新平彝族傣族自治縣	17
530428	元江哈尼族彝族傣族自治县	2	yuan jiang ha ni zu yi zu dai zu zi zhi xian	元江哈尼族彝族傣族自治縣	17
530481	澄江市	2	cheng jiang shi		39
530500	保山市	2	bao shan shi		20
530502	隆阳区	2	long yang qu	隆陽區	20
530521	施甸县	2	shi dian xian	施甸縣	20
530523	龙陵县	2	long ling xian	龍陵縣	20
530524	昌宁县	2	chang ning xian	昌寧縣	20
530581	腾冲市	2	teng chong shi	騰衝市	35
530600	昭通市	2	zhao tong shi		21
530602	昭阳区	2	zhao yang qu	昭陽區	21
530621	鲁甸县	2	lu dian xian	魯甸縣	21
530622	巧家县	2	qiao jia xian	巧家縣	21
530623	盐津县	2	yan jin xian	鹽津縣	21
530624	大关县	2	da guan xian	大關縣	21
530625	永善县	2	yong shan xian	永善縣	21
530626	绥江县	2	sui jiang xian	綏江縣	21
530627	镇雄县	2	zhen xiong xian	鎮雄縣	21
530628	彝良县	2	yi liang xian	彝良縣	21
530629	威信县	2	wei xin xian	威信縣	21
530681	水富市	2	shui fu shi		38
530700	丽江市	2	li jiang shi	麗江市	22
530702	古城区	2	gu cheng qu	古城區	22
530721	玉龙纳西族自治县	2	yu long na xi zu zi zhi xian	玉龍納西族自治縣	22
530722	永胜县	2	yong sheng xian	永勝縣	22
530723	华坪县	2	hua ping xian	華坪縣	22
530724	宁蒗彝族自治县	2	ning lang yi zu zi zhi xian	寧蒗彝族自治縣	22
530800	普洱市	2	pu er shi		27
530802	思茅区	2	si mao qu	思茅區	27
530821	宁洱哈尼族彝族自治县	2	ning er ha ni zu yi zu zi zhi xian	寧洱哈尼族彝族自治縣	27
530822	墨江哈尼族自治县	2	mo jiang ha ni zu zi zhi xian	墨江哈尼族自治縣	23
530823	景东彝族自治县	2	jing dong yi zu zi zhi xian	景東彝族自治縣	23
530824	景谷傣族彝族自治县	2	jing gu dai zu yi zu zi zhi xian	景谷傣族彝族自治縣	23
530825	镇沅彝族哈尼族拉祜族自治县	2	zhen yuan yi zu ha ni zu la hu zu zi zhi xian	鎮沅彝族哈尼族拉祜族自治縣	23
530826	江城哈尼族彝族自治县	2	jiang cheng ha ni zu yi zu zi zhi xian	江城哈尼族彝族自治縣	23
530827	孟连傣族拉祜族佤族自治县	2	meng lian dai zu la hu zu wa zu zi zhi xian	孟連傣族拉祜族佤族自治縣	23
530828	澜沧拉祜族自治县	2	lan cang la hu zu zi zhi xian	瀾滄拉祜族自治縣	23
530829	西盟佤族自治县	2	xi meng wa zu zi zhi xian	西盟佤族自治縣	23
530900	临沧市	2	lin cang shi	臨滄市	23
530902	临翔区	2	lin xiang qu	臨翔區	23
530921	凤庆县	2	feng qing xian	鳳慶縣	23
530922	云县	2	yun xian	雲縣	23
530923	永德县	2	yong de xian	永德縣	23
530924	镇康县	2	zhen kang xian	鎮康縣	23
530925	双江拉祜族佤族布朗族傣族自治县	2	shuang jiang la hu zu wa zu bu lang zu dai zu zi zhi xian	雙江拉祜族佤族布朗族傣族自治縣	23
530926	耿马傣族佤族自治县	2	geng ma dai zu wa zu zi zhi xian	耿馬傣族佤族自治縣	23
530927	沧源佤族自治县	2	cang yuan wa zu zi zhi xian	滄源佤族自治縣	23
532300	楚雄彝族自治州	2	chu xiong yi zu zi zhi zhou		0
532301	楚雄市	2	chu xiong shi		3
532302	禄丰市	2	lu feng shi	祿豐市	41
532322	双柏县	2	shuang bai xian	雙柏縣	0
532323	牟定县	2	mou ding xian	牟定縣	0
532324	南华县	2	nan hua xian	南華縣	0
532325	姚安县	2	yao an xian	姚安縣	0
532326	大姚县	2	da yao xian	大姚縣	0
532327	永仁县	2	yong ren xian	永仁縣	0
532328	元谋县	2	yuan mou xian	元謀縣	0
532329	武定县	2	wu ding xian	武定縣	0
532500	红河哈尼族彝族自治州	2	hong he ha ni zu yi zu zi zhi zhou	紅河哈尼族彝族自治州	0
532501	个旧市	2	ge jiu shi	箇舊市	0
532502	开远市	2	kai yuan shi	開遠市	1
532503	蒙自市	2	meng zi shi		30
532504	弥勒市	2	mi le shi	彌勒市	33
532523	屏边苗族自治县	2	ping bian miao zu zi zhi xian	屏邊苗族自治縣	0
532524	建水县	2	jian shui xian	建水縣	0
532525	石屏县	2	shi ping xian	石屏縣	0
532527	泸西县	2	lu xi xian	瀘西縣	0
532528	元阳县	2	yuan yang xian	元陽縣	0
532529	红河县	2	hong he xian	紅河縣	0
532530	金平苗族瑶族傣族自治县	2	jin ping miao zu yao zu dai zu zi zhi xian	金平苗族瑤族傣族自治縣	5
532531	绿春县	2	lü chun xian	綠春縣	0
532532	河口瑶族自治县	2	he kou yao zu zi zhi xian	河口瑤族自治縣	0
532600	文山壮族苗族自治州	2	wen shan zhuang zu miao zu zi zhi zhou	文山壯族苗族自治州	0
532601	文山市	2	wen shan shi		30
532622	砚山县	2	yan shan xian	硯山縣	0
532623	西畴县	2	xi chou xian	西疇縣	0
532624	麻栗坡县	3	ma li po xian	麻栗坡縣	0
532625	马关县	2	ma guan xian	馬關縣	0
532626	丘北县	2	qiu bei xian	丘北縣	0
532627	广南县	2	guang nan xian	廣南縣	0
532628	富宁县	2	fu ning xian	富寧縣	0
532800	西双版纳傣族自治州	4	xi shuang ban na dai zu zi zhi zhou	西雙版納傣族自治州	0
532801	景洪市	2	jing hong shi		13
532822	勐海县	2	meng hai xian	勐海縣	0
532823	勐腊县	2	meng la xian	勐臘縣	0
532900	大理白族自治州	2	da li bai zu zi zhi zhou		0
532901	大理市	2	da li shi		3
532922	漾濞彝族自治县	2	yang bi yi zu zi zhi xian	漾濞彝族自治縣	5
532923	祥云县	2	xiang yun xian	祥雲縣	0
532924	宾川县	2	bin chuan xian	賓川縣	0
532925	弥渡县	2	mi du xian	彌渡縣	0
532926	南涧彝族自治县	2	nan jian yi zu zi zhi xian	南澗彝族自治縣	0
532927	巍山彝族回族自治县	2	wei shan yi zu hui zu zi zhi xian	巍山彝族回族自治縣	0
532928	永平县	2	yong ping xian	永平縣	0
532929	云龙县	2	yun long xian	雲龍縣	0
532930	洱源县	2	er yuan xian	洱源縣	0
532931	剑川县	2	jian chuan xian	劍川縣	0
532932	鹤庆县	2	he qing xian	鶴慶縣	0
533100	德宏傣族景颇族自治州	2	de hong dai zu jing po zu zi zhi zhou	德宏傣族景頗族自治州	0
533102	瑞丽市	2	rui li shi	瑞麗市	12
533103	芒市	2	mang shi		30
533122	梁河县	2	liang he xian	梁河縣	0
533123	盈江县	2	ying jiang xian	盈江縣	0
533124	陇川县	2	long chuan xian	隴川縣	0
533300	怒江傈僳族自治州	2	nu jiang li su zu zi zhi zhou		0
533301	泸水市	2	lu shui shi	瀘水市	36
533323	福贡县	2	fu gong xian	福貢縣	0
533324	贡山独龙族怒族自治县	2	gong shan du long zu nu zu zi zhi xian	貢山獨龍族怒族自治縣	0
533325	兰坪白族普米族自治县	2	lan ping bai zu pu mi zu zi zhi xian	蘭坪白族普米族自治縣	7
533400	迪庆藏族自治州	2	di qing zang zu zi zhi zhou	迪慶藏族自治州	0
533401	香格里拉市	4	xiang ge li la shi		34
533422	德钦县	2	de qin xian	德欽縣	0
533423	维西傈僳族自治县	2	wei xi li su zu zi zhi xian	維西傈僳族自治縣	5
540000	西藏自治区	2	xi zang zi zhi qu	西藏自治區	0
540100	拉萨市	2	la sa shi	拉薩市	0
540102	城关区	2	cheng guan qu	城關區	0
540103	堆龙德庆区	4	dui long de qing qu	堆龍德慶區	35
540104	达孜区	2	da zi qu	達孜區	37
540121	林周县	2	lin zhou xian	林周縣	0
540122	当雄县	2	dang xiong xian	當雄縣	0
540123	尼木县	2	ni mu xian	尼木縣	0
540124	曲水县	2	qu shui xian	曲水縣	0
540127	墨竹工卡县	4	mo zhu gong ka xian	墨竹工卡縣	0
540200	日喀则市	3	ri ka ze shi	日喀則市	34
540202	桑珠孜区	3	sang zhu zi qu	桑珠孜區	34
540221	南木林县	3	nan mu lin xian	南木林縣	34
540222	江孜县	2	jiang zi xian	江孜縣	34
540223	定日县	2	ding ri xian	定日縣	34
540224	萨迦县	2	sa jia xian	薩迦縣	34
540225	拉孜县	2	la zi xian	拉孜縣	34
540226	昂仁县	2	ang ren xian	昂仁縣	34
540227	谢通门县	3	xie tong men xian	謝通門縣	34
540228	白朗县	2	bai lang xian	白朗縣	34
540229	仁布县	2	ren bu xian	仁布縣	34
540230	康马县	2	kang ma xian	康馬縣	34
540231	定结县	2	ding jie xian	定結縣	34
540232	仲巴县	2	zhong ba xian	仲巴縣	34
540233	亚东县	2	ya dong xian	亞東縣	34
540234	吉隆县	2	ji long xian	吉隆縣	34
540235	聂拉木县	3	nie la mu xian	聶拉木縣	34
540236	萨嘎县	2	sa ga xian	薩嘎縣	34
540237	岗巴县	2	gang ba xian	崗巴縣	34
540300	昌都市	2	chang du shi		34
540302	卡若区	2	ka ruo qu	卡若區	34
540321	江达县	2	jiang da xian	江達縣	34
540322	贡觉县	2	gong jue xian	貢覺縣	34
540323	类乌齐县	3	lei wu qi xian	類烏齊縣	34
540324	丁青县	2	ding qing xian	丁青縣	34
540325	察雅县	2	cha ya xian	察雅縣	34
540326	八宿县	2	ba su xian	八宿縣	34
540327	左贡县	2	zuo gong xian	左貢縣	34
540328	芒康县	2	mang kang xian	芒康縣	34
540329	洛隆县	2	luo long xian	洛隆縣	34
540330	边坝县	2	bian ba xian	邊壩縣	34
540400	林芝市	2	lin zhi shi		35
540402	巴宜区	2	ba yi qu	巴宜區	35
540421	工布江达县	4	gong bu jiang da xian	工布江達縣	35
540423	墨脱县	2	mo tuo xian	墨脫縣	35
540424	波密县	2	bo mi xian	波密縣	35
540425	察隅县	2	cha yu xian	察隅縣	35
540426	朗县	2	lang xian	朗縣	35
540481	米林市	2	mi lin shi		43
540500	山南市	2	shan nan shi		36
540502	乃东区	2	nai dong qu	乃東區	36
540521	扎囊县	2	zha nang xian	扎囊縣	36
540522	贡嘎县	2	gong ga xian	貢嘎縣	36
540523	桑日县	2	sang ri xian	桑日縣	36
540524	琼结县	2	qiong jie xian	瓊結縣	36
540525	曲松县	2	qu song xian	曲松縣	36
540526	措美县	2	cuo mei xian	措美縣	36
540527	洛扎县	2	luo zha xian	洛扎縣	36
540528	加查县	2	jia cha xian	加查縣	36
540529	隆子县	2	long zi xian	隆子縣	36
540531	浪卡子县	3	lang ka zi xian	浪卡子縣	36
540581	错那市	2	cuo na shi	錯那市	43
540600	那曲市	2	na qu shi		37
540602	色尼区	2	se ni qu	色尼區	37
540621	嘉黎县	2	jia li xian	嘉黎縣	37
540622	比如县	2	bi ru xian	比如縣	37
540623	聂荣县	2	nie rong xian	聶榮縣	37
540624	安多县	2	an duo xian	安多縣	37
540625	申扎县	2	shen zha xian	申扎縣	37
540626	索县	2	suo xian	索縣	37
540627	班戈县	2	ban ge xian	班戈縣	37
540628	巴青县	2	ba qing xian	巴青縣	37
540629	尼玛县	2	ni ma xian	尼瑪縣	37
540630	双湖县	2	shuang hu xian	雙湖縣	37
542500	阿里地区	2	a li di qu	阿里地區	0
542521	普兰县	2	pu lan xian	普蘭縣	0
542522	札达县	2	zha da xian	札達縣	0
542523	噶尔县	2	ga er xian	噶爾縣	0
542524	日土县	2	ri tu xian	日土縣	0
542525	革吉县	2	ge ji xian	革吉縣	0
542526	改则县	2	gai ze xian	改則縣	0
542527	措勤县	2	cuo qin xian	措勤縣	0
610000	陕西省	2	shan xi sheng	陝西省	0
610100	西安市	2	xi an shi		0
610102	新城区	2	xin cheng qu	新城區	0
610103	碑林区	2	bei lin qu	碑林區	0
610104	莲湖区	2	lian hu qu	蓮湖區	0
610111	灞桥区	2	ba qiao qu	灞橋區	0
610112	未央区	2	wei yang qu	未央區	0
610113	雁塔区	2	yan ta qu	雁塔區	0
610114	阎良区	2	yan liang qu	閻良區	0
610115	临潼区	2	lin tong qu	臨潼區	17
610116	长安区	2	chang an qu	長安區	22
610117	高陵区	2	gao ling qu	高陵區	34
610118	鄠邑区	2	hu yi qu	鄠邑區	36
610122	蓝田县	2	lan tian xian	藍田縣	3
610124	周至县	2	zhou zhi xian	周至縣	3
610200	铜川市	2	tong chuan shi	銅川市	0
610202	王益区	2	wang yi qu	王益區	20
610203	印台区	2	yin tai qu	印臺區	20
610204	耀州区	2	yao zhou qu	耀州區	22
610222	宜君县	2	yi jun xian	宜君縣	3
610300	宝鸡市	2	bao ji shi	寶雞市	0
610302	渭滨区	2	wei bin qu	渭濱區	0
610303	金台区	2	jin tai qu	金臺區	0
610304	陈仓区	2	chen cang qu	陳倉區	23
610305	凤翔区	2	feng xiang qu	鳳翔區	41
610323	岐山县	2	qi shan xian	岐山縣	0
610324	扶风县	2	fu feng xian	扶風縣	0
610326	眉县	2	mei xian	眉縣	0
610327	陇县	2	long xian	隴縣	0
610328	千阳县	2	qian yang xian	千陽縣	0
610329	麟游县	2	lin you xian	麟遊縣	0
610330	凤县	2	feng xian	鳳縣	0
610331	太白县	2	tai bai xian	太白縣	0
610400	咸阳市	2	xian yang shi	咸陽市	3
610402	秦都区	2	qin du qu	秦都區	3
610403	杨陵区	2	yang ling qu	楊陵區	3
610404	渭城区	2	wei cheng qu	渭城區	6
610422	三原县	2	san yuan xian	三原縣	3
610423	泾阳县	2	jing yang xian	涇陽縣	3
610424	乾县	2	qian xian	乾縣	3
610425	礼泉县	2	li quan xian	禮泉縣	3
610426	永寿县	2	yong shou xian	永壽縣	3
610428	长武县	2	chang wu xian	長武縣	3
610429	旬邑县	2	xun yi xian	旬邑縣	3
610430	淳化县	2	chun hua xian	淳化縣	3
610431	武功县	2	wu gong xian	武功縣	3
610481	兴平市	2	xing ping shi	興平市	15
610482	彬州市	2	bin zhou shi		38
610500	渭南市	2	wei nan shi		14
610502	临渭区	2	lin wei qu	臨渭區	14
610503	华州区	2	hua zhou qu	華州區	35
610522	潼关县	2	tong guan xian	潼關縣	14
610523	大荔县	2	da li xian	大荔縣	14
610524	合阳县	2	he yang xian	合陽縣	14
610525	澄城县	2	cheng cheng xian	澄城縣	14
610526	蒲城县	2	pu cheng xian	蒲城縣	14
610527	白水县	2	bai shui xian	白水縣	14
610528	富平县	2	fu ping xian	富平縣	14
610581	韩城市	2	han cheng shi	韓城市	15
610582	华阴市	2	hua yin shi	華陰市	15
610600	延安市	2	yan an shi		16
610602	宝塔区	2	bao ta qu	寶塔區	16
610603	安塞区	2	an sai qu	安塞區	36
610621	延长县	2	yan chang xian	延長縣	16
610622	延川县	2	yan chuan xian	延川縣	16
610625	志丹县	2	zhi dan xian	志丹縣	16
610626	吴起县	2	wu qi xian	吳起縣	25
610627	甘泉县	2	gan quan xian	甘泉縣	16
610628	富县	2	fu xian	富縣	16
610629	洛川县	2	luo chuan xian	洛川縣	16
610630	宜川县	2	yi chuan xian	宜川縣	16
610631	黄龙县	2	huang long xian	黃龍縣	16
610632	黄陵县	2	huang ling xian	黃陵縣	16
610681	子长市	2	zi chang shi	子長市	39
610700	汉中市	2	han zhong shi	漢中市	16
610702	汉台区	2	han tai qu	漢臺區	16
610703	南郑区	2	nan zheng qu	南鄭區	37
610722	城固县	2	cheng gu xian	城固縣	16
610723	洋县	2	yang xian	洋縣	16
610724	西乡县	2	xi xiang xian	西鄉縣	16
610725	勉县	2	mian xian	勉縣	16
610726	宁强县	2	ning qiang xian	寧強縣	16
610727	略阳县	2	lüe yang xian	略陽縣	16
610728	镇巴县	2	zhen ba xian	鎮巴縣	16
610729	留坝县	2	liu ba xian	留壩縣	16
610730	佛坪县	2	fo ping xian	佛坪縣	16
610800	榆林市	2	yu lin shi		19
610802	榆阳区	2	yu yang qu	榆陽區	19
610803	横山区	2	heng shan qu	橫山區	35
610822	府谷县	2	fu gu xian	府谷縣	19
610824	靖边县	2	jing bian xian	靖邊縣	19
610825	定边县	2	ding bian xian	定邊縣	19
610826	绥德县	2	sui de xian	綏德縣	19
610827	米脂县	2	mi zhi xian	米脂縣	19
610828	佳县	2	jia xian	佳縣	19
610829	吴堡县	2	wu bu xian	吳堡縣	19
610830	清涧县	2	qing jian xian	清澗縣	19
610831	子洲县	2	zi zhou xian	子洲縣	19
610881	神木市	2	shen mu shi		37
610900	安康市	2	an kang shi		20
610902	汉滨区	2	han bin qu	漢濱區	20
610921	汉阴县	2	han yin xian	漢陰縣	20
610922	石泉县	2	shi quan xian	石泉縣	20
610923	宁陕县	2	ning shan xian	寧陝縣	20
610924	紫阳县	2	zi yang xian	紫陽縣	20
610925	岚皋县	2	lan gao xian	嵐皋縣	20
610926	平利县	2	ping li xian	平利縣	20
610927	镇坪县	2	zhen ping xian	鎮坪縣	20
610929	白河县	2	bai he xian	白河縣	20
610981	旬阳市	2	xun yang shi	旬陽市	41
611000	商洛市	2	shang luo shi		21
611002	商州区	2	shang zhou qu	商州區	21
611021	洛南县	2	luo nan xian	洛南縣	21
611022	丹凤县	2	dan feng xian	丹鳳縣	21
611023	商南县	2	shang nan xian	商南縣	21
611024	山阳县	2	shan yang xian	山陽縣	21
611025	镇安县	2	zhen an xian	鎮安縣	21
611026	柞水县	2	zha shui xian	柞水縣	21
620000	甘肃省	2	gan su sheng	甘肅省	0
620100	兰州市	2	lan zhou shi	蘭州市	0
620102	城关区	2	cheng guan qu	城關區	0
620103	七里河区	3	qi li he qu	七里河區	0
620104	西固区	2	xi gu qu	西固區	0
620105	安宁区	2	an ning qu	安寧區	0
620111	红古区	2	hong gu qu	紅古區	0
620121	永登县	2	yong deng xian	永登縣	0
620122	皋兰县	2	gao lan xian	皋蘭縣	0
620123	榆中县	2	yu zhong xian	榆中縣	0
620200	嘉峪关市	3	jia yu guan shi	嘉峪關市	0
620300	金昌市	2	jin chang shi		1
620302	金川区	2	jin chuan qu	金川區	4
620321	永昌县	2	yong chang xian	永昌縣	1
620400	白银市	2	bai yin shi	白銀市	5
620402	白银区	2	bai yin qu	白銀區	5
620403	平川区	2	ping chuan qu	平川區	5
620421	靖远县	2	jing yuan xian	靖遠縣	5
620422	会宁县	2	hui ning xian	會寧縣	5
620423	景泰县	2	jing tai xian	景泰縣	5
620500	天水市	2	tian shui shi		5
620502	秦州区	2	qin zhou qu	秦州區	24
620503	麦积区	2	mai ji qu	麥積區	24
620521	清水县	2	qing shui xian	清水縣	5
620522	秦安县	2	qin an xian	秦安縣	5
620523	甘谷县	2	gan gu xian	甘谷縣	5
620524	武山县	2	wu shan xian	武山縣	5
620525	张家川回族自治县	3	zhang jia chuan hui zu zi zhi xian	張家川回族自治縣	5
620600	武威市	2	wu wei shi		21
620602	凉州区	2	liang zhou qu	涼州區	21
620621	民勤县	2	min qin xian	民勤縣	21
620622	古浪县	2	gu lang xian	古浪縣	21
620623	天祝藏族自治县	2	tian zhu zang zu zi zhi xian	天祝藏族自治縣	21
620700	张掖市	2	zhang ye shi	張掖市	22
620702	甘州区	2	gan zhou qu	甘州區	22
620721	肃南裕固族自治县	2	su nan yu gu zu zi zhi xian	肅南裕固族自治縣	22
620722	民乐县	2	min le xian	民樂縣	22
620723	临泽县	2	lin ze xian	臨澤縣	22
620724	高台县	2	gao tai xian	高臺縣	22
620725	山丹县	2	shan dan xian	山丹縣	22
620800	平凉市	2	ping liang shi	平涼市	22
620802	崆峒区	2	kong tong qu	崆峒區	22
620821	泾川县	2	jing chuan xian	涇川縣	22
620822	灵台县	2	ling tai xian	靈臺縣	22
620823	崇信县	2	chong xin xian	崇信縣	22
620825	庄浪县	2	zhuang lang xian	莊浪縣	22
620826	静宁县	2	jing ning xian	靜寧縣	22
620881	华亭市	2	hua ting shi	華亭市	38
620900	酒泉市	2	jiu quan shi		22
620902	肃州区	2	su zhou qu	肅州區	22
620921	金塔县	2	jin ta xian	金塔縣	22
620922	瓜州县	2	gua zhou xian	瓜州縣	26
620923	肃北蒙古族自治县	2	su bei meng gu zu zi zhi xian	肅北蒙古族自治縣	22
620924	阿克塞哈萨克族自治县	3	a ke sai ha sa ke zu zi zhi xian	阿克塞哈薩克族自治縣	22
620981	玉门市	2	yu men shi	玉門市	22
620982	敦煌市	2	dun huang shi		22
621000	庆阳市	2	qing yang shi	慶陽市	22
621002	西峰区	2	xi feng qu	西峰區	22
621021	庆城县	2	qing cheng xian	慶城縣	22
621022	环县	2	huan xian	環縣	22
621023	华池县	2	hua chi xian	華池縣	22
621024	合水县	2	he shui xian	合水縣	22
621025	正宁县	2	zheng ning xian	正寧縣	22
621026	宁县	2	ning xian	寧縣	22
621027	镇原县	2	zhen yuan xian	鎮原縣	22
621100	定西市	2	ding xi shi		23
621102	安定区	2	an ding qu	安定區	23
621121	通渭县	2	tong wei xian	通渭縣	23
621122	陇西县	2	long xi xian	隴西縣	23
621123	渭源县	2	wei yuan xian	渭源縣	23
621124	临洮县	2	lin tao xian	臨洮縣	23
621125	漳县	2	zhang xian	漳縣	23
621126	岷县	2	min xian	岷縣	23
621200	陇南市	2	long nan shi	隴南市	24
621202	武都区	2	wu du qu	武都區	24
621221	成县	2	cheng xian	成縣	24
621222	文县	2	wen xian	文縣	24
621223	宕昌县	2	tan chang xian	宕昌縣	24
621224	康县	2	kang xian	康縣	24
621225	西和县	2	xi he xian	西和縣	24
621226	礼县	2	li xian	禮縣	24
621227	徽县	2	hui xian	徽縣	24
621228	两当县	2	liang dang xian	兩當縣	24
622900	临夏回族自治州	2	lin xia hui zu zi zhi zhou	臨夏回族自治州	0
622901	临夏市	2	lin xia shi	臨夏市	3
622921	临夏县	2	lin xia xian	臨夏縣	0
622922	康乐县	2	kang le xian	康樂縣	0
622923	永靖县	2	yong jing xian	永靖縣	0
622924	广河县	2	guang he xian	廣河縣	0
622925	和政县	2	he zheng xian	和政縣	0
622926	东乡族自治县	2	dong xiang zu zi zhi xian	東鄉族自治縣	0
622927	积石山保安族东乡族撒拉族自治县	3	ji shi shan bao an zu dong xiang zu sa la zu zi zhi xian	積石山保安族東鄉族撒拉族自治縣	0
623000	甘南藏族自治州	2	gan nan zang zu zi zhi zhou		0
623001	合作市	2	he zuo shi		16
623021	临潭县	2	lin tan xian	臨潭縣	0
623022	卓尼县	2	zhuo ni xian	卓尼縣	0
623023	舟曲县	2	zhou qu xian	舟曲縣	0
623024	迭部县	2	die bu xian	迭部縣	0
623025	玛曲县	2	ma qu xian	瑪曲縣	0
623026	碌曲县	2	lu qu xian	碌曲縣	0
623027	夏河县	2	xia he xian	夏河縣	0
630000	青海省	2	qing hai sheng		0
630100	西宁市	2	xi ning shi	西寧市	0
630102	城东区	2	cheng dong qu	城東區	0
630103	城中区	2	cheng zhong qu	城中區	0
630104	城西区	2	cheng xi qu	城西區	0
630105	城北区	2	cheng bei qu	城北區	6
630106	湟中区	2	huang zhong qu	湟中區	39
630121	大通回族土族自治县	2	da tong hui zu tu zu zi zhi xian	大通回族土族自治縣	5
630123	湟源县	2	huang yuan xian	湟源縣	19
630200	海东市	2	hai dong shi	海東市	33
630202	乐都区	2	le du qu	樂都區	33
630203	平安区	2	ping an qu	平安區	35
630222	民和回族土族自治县	2	min he hui zu tu zu zi zhi xian	民和回族土族自治縣	33
630223	互助土族自治县	2	hu zhu tu zu zi zhi xian	互助土族自治縣	33
630224	化隆回族自治县	2	hua long hui zu zi zhi xian	化隆回族自治縣	33
630225	循化撒拉族自治县	2	xun hua sa la zu zi zhi xian	循化撒拉族自治縣	33
632200	海北藏族自治州	2	hai bei zang zu zi zhi zhou		0
632221	门源回族自治县	2	men yuan hui zu zi zhi xian	門源回族自治縣	0
632222	祁连县	2	qi lian xian	祁連縣	0
632223	海晏县	2	hai yan xian	海晏縣	0
632224	刚察县	2	gang cha xian	剛察縣	0
632300	黄南藏族自治州	2	huang nan zang zu zi zhi zhou	黃南藏族自治州	0
632301	同仁市	2	tong ren shi		40
632322	尖扎县	2	jian zha xian	尖扎縣	0
632323	泽库县	2	ze ku xian	澤庫縣	0
632324	河南蒙古族自治县	2	he nan meng gu zu zi zhi xian	河南蒙古族自治縣	0
632500	海南藏族自治州	2	hai nan zang zu zi zhi zhou		0
632521	共和县	2	gong he xian	共和縣	0
632522	同德县	2	tong de xian	同德縣	0
632523	贵德县	2	gui de xian	貴德縣	0
632524	兴海县	2	xing hai xian	興海縣	0
632525	贵南县	2	gui nan xian	貴南縣	0
632600	果洛藏族自治州	2	guo luo zang zu zi zhi zhou		0
632621	玛沁县	2	ma qin xian	瑪沁縣	0
632622	班玛县	2	ban ma xian	班瑪縣	0
632623	甘德县	2	gan de xian	甘德縣	0
632624	达日县	2	da ri xian	達日縣	0
632625	久治县	2	jiu zhi xian	久治縣	0
632626	玛多县	2	ma duo xian	瑪多縣	0
632700	玉树藏族自治州	2	yu shu zang zu zi zhi zhou	玉樹藏族自治州	0
632701	玉树市	2	yu shu shi	玉樹市	33
632722	杂多县	2	za duo xian	雜多縣	0
632723	称多县	2	chen duo xian	稱多縣	0
632724	治多县	2	zhi duo xian	治多縣	0
632725	囊谦县	2	nang qian xian	囊謙縣	0
632726	曲麻莱县	3	qu ma lai xian	曲麻萊縣	0
632800	海西蒙古族藏族自治州	2	hai xi meng gu zu zang zu zi zhi zhou		0
632801	格尔木市	3	ge er mu shi	格爾木市	0
632802	德令哈市	3	de ling ha shi		8
632803	茫崖市	2	mang ya shi		38
632821	乌兰县	2	wu lan xian	烏蘭縣	0
632822	都兰县	2	du lan xian	都蘭縣	0
632823	天峻县	2	tian jun xian	天峻縣	0
640000	宁夏回族自治区	2	ning xia hui zu zi zhi qu	寧夏回族自治區	0
640100	银川市	2	yin chuan shi	銀川市	0
640104	兴庆区	2	xing qing qu	興慶區	22
640105	西夏区	2	xi xia qu	西夏區	22
640106	金凤区	2	jin feng qu	金鳳區	22
640121	永宁县	2	yong ning xian	永寧縣	0
640122	贺兰县	2	he lan xian	賀蘭縣	0
640181	灵武市	2	ling wu shi	靈武市	22
640200	石嘴山市	3	shi zui shan shi		7
640202	大武口区	3	da wu kou qu	大武口區	0
640205	惠农区	2	hui nong qu	惠農區	23
640221	平罗县	2	ping luo xian	平羅縣	0
640300	吴忠市	2	wu zhong shi	吳忠市	18
640302	利通区	2	li tong qu	利通區	18
640303	红寺堡区	3	hong si bu qu	紅寺堡區	29
640323	盐池县	2	yan chi xian	鹽池縣	18
640324	同心县	2	tong xin xian	同心縣	18
640381	青铜峡市	3	qing tong xia shi	青銅峽市	18
640400	固原市	2	gu yuan shi		21
640402	原州区	2	yuan zhou qu	原州區	21
640422	西吉县	2	xi ji xian	西吉縣	21
640423	隆德县	2	long de xian	隆德縣	21
640424	泾源县	2	jing yuan xian	涇源縣	21
640425	彭阳县	2	peng yang xian	彭陽縣	21
640500	中卫市	2	zhong wei shi	中衛市	23
640502	沙坡头区	3	sha po tou qu	沙坡頭區	23
640521	中宁县	2	zhong ning xian	中寧縣	23
640522	海原县	2	hai yuan xian	海原縣	23
650000	新疆维吾尔自治区	2	xin jiang wei wu er zi zhi qu	新疆維吾爾自治區	0
650100	乌鲁木齐市	4	wu lu mu qi shi	烏魯木齊市	0
650102	天山区	2	tian shan qu	天山區	0
650103	沙依巴克区	4	sha yi ba ke qu	沙依巴克區	0
650104	新市区	2	xin shi qu	新市區	0
650105	水磨沟区	3	shui mo gou qu	水磨溝區	0
650106	头屯河区	3	tou tun he qu	頭屯河區	0
650107	达坂城区	3	da ban cheng qu	達坂城區	22
650109	米东区	2	mi dong qu	米東區	27
650121	乌鲁木齐县	4	wu lu mu qi xian	烏魯木齊縣	0
650200	克拉玛依市	4	ke la ma yi shi	克拉瑪依市	0
650202	独山子区	3	du shan zi qu	獨山子區	0
650203	克拉玛依区	4	ke la ma yi qu	克拉瑪依區	2
650204	白碱滩区	3	bai jian tan qu	白鹼灘區	2
650205	乌尔禾区	3	wu er he qu	烏爾禾區	2
650400	吐鲁番市	3	tu lu fan shi	吐魯番市	35
650402	高昌区	2	gao chang qu	高昌區	35
650421	鄯善县	2	shan shan xian	鄯善縣	35
650422	托克逊县	3	tuo ke xun xian	托克遜縣	35
650500	哈密市	2	ha mi shi		36
650502	伊州区	2	yi zhou qu	伊州區	36
650521	巴里坤哈萨克自治县	3	ba li kun ha sa ke zi zhi xian	巴里坤哈薩克自治縣	36
650522	伊吾县	2	yi wu xian	伊吾縣	36
652300	昌吉回族自治州	2	chang ji hui zu zi zhi zhou		0
652301	昌吉市	2	chang ji shi		3
652302	阜康市	2	fu kang shi		12
652323	呼图壁县	3	hu tu bi xian	呼圖壁縣	0
652324	玛纳斯县	3	ma na si xian	瑪納斯縣	0
652325	奇台县	2	qi tai xian	奇臺縣	0
652327	吉木萨尔县	4	ji mu sa er xian	吉木薩爾縣	0
652328	木垒哈萨克自治县	2	mu lei ha sa ke zi zhi xian	木壘哈薩克自治縣	0
652700	博尔塔拉蒙古自治州	4	bo er ta la meng gu zi zhi zhou	博爾塔拉蒙古自治州	0
652701	博乐市	2	bo le shi	博樂市	5
652702	阿拉山口市	4	a la shan kou shi		32
652722	精河县	2	jing he xian	精河縣	0
652723	温泉县	2	wen quan xian	溫泉縣	0
652800	巴音郭楞蒙古自治州	4	ba yin guo leng meng gu zi zhi zhou		0
652801	库尔勒市	3	ku er le shi	庫爾勒市	0
652822	轮台县	2	lun tai xian	輪臺縣	0
652823	尉犁县	2	yu li xian	尉犁縣	0
652824	若羌县	2	ruo qiang xian	若羌縣	0
652825	且末县	2	qie mo xian	且末縣	0
652826	焉耆回族自治县	2	yan qi hui zu zi zhi xian	焉耆回族自治縣	0
652827	和静县	2	he jing xian	和靜縣	0
652828	和硕县	2	he shuo xian	和碩縣	0
652829	博湖县	2	bo hu xian	博湖縣	0
652900	阿克苏地区	3	a ke su di qu	阿克蘇地區	0
652901	阿克苏市	3	a ke su shi	阿克蘇市	3
652902	库车市	2	ku che shi	庫車市	39
652922	温宿县	2	wen su xian	溫宿縣	0
652924	沙雅县	2	sha ya xian	沙雅縣	0
652925	新和县	2	xin he xian	新和縣	0
652926	拜城县	2	bai cheng xian	拜城縣	0
652927	乌什县	2	wu shi xian	烏什縣	0
652928	阿瓦提县	3	a wa ti xian	阿瓦提縣	0
652929	柯坪县	2	ke ping xian	柯坪縣	0
653000	克孜勒苏柯尔克孜自治州	4	ke zi le su ke er ke zi zi zhi zhou	克孜勒蘇柯爾克孜自治州	0
653001	阿图什市	3	a tu shi shi	阿圖什市	6
653022	阿克陶县	3	a ke tao xian	阿克陶縣	0
653023	阿合奇县	3	a he qi xian	阿合奇縣	0
653024	乌恰县	2	wu qia xian	烏恰縣	0
653100	喀什地区	2	ka shi di qu	喀什地區	0
653101	喀什市	2	ka shi shi		0
653121	疏附县	2	shu fu xian	疏附縣	0
653122	疏勒县	2	shu le xian	疏勒縣	0
653123	英吉沙县	3	ying ji sha xian	英吉沙縣	0
653124	泽普县	2	ze pu xian	澤普縣	0
653125	莎车县	2	sha che xian	莎車縣	0
653126	叶城县	2	ye cheng xian	葉城縣	0
653127	麦盖提县	3	mai gai ti xian	麥蓋提縣	0
653128	岳普湖县	3	yue pu hu xian	岳普湖縣	0
653129	伽师县	2	jia shi xian	伽師縣	0
653130	巴楚县	2	ba chu xian	巴楚縣	0
653131	塔什库尔干塔吉克自治县	5	ta shi ku er gan ta ji ke zi zhi xian	塔什庫爾干塔吉克自治縣	0
653132	岑岭县	2	cen ling xian	岑嶺縣	46
653200	和田地区	2	he tian di qu	和田地區	0
653201	和田市	2	he tian shi		3
653221	和田县	2	he tian xian	和田縣	0
653222	墨玉县	2	mo yu xian	墨玉縣	0
653223	皮山县	2	pi shan xian	皮山縣	0
653224	洛浦县	2	luo pu xian	洛浦縣	0
653225	策勒县	2	ce le xian	策勒縣	0
653226	于田县	2	yu tian xian	于田縣	0
653227	民丰县	2	min feng xian	民豐縣	0
653228	和康县	2	he kang xian	和康縣	44
653229	和安县	2	he an xian	和安縣	44
654000	伊犁哈萨克自治州	2	yi li ha sa ke zi zhi zhou	伊犁哈薩克自治州	4
654002	伊宁市	2	yi ning shi	伊寧市	21
654003	奎屯市	2	kui tun shi		21
654004	霍尔果斯市	4	huo er guo si shi	霍爾果斯市	34
654021	伊宁县	2	yi ning xian	伊寧縣	21
654022	察布查尔锡伯自治县	4	cha bu cha er xi bo zi zhi xian	察布查爾錫伯自治縣	21
654023	霍城县	2	huo cheng xian	霍城縣	21
654024	巩留县	2	gong liu xian	鞏留縣	21
654025	新源县	2	xin yuan xian	新源縣	21
654026	昭苏县	2	zhao su xian	昭蘇縣	21
654027	特克斯县	3	te ke si xian	特克斯縣	21
654028	尼勒克县	3	ni le ke xian	尼勒克縣	21
654200	塔城地区	2	ta cheng di qu	塔城地區	4
654201	塔城市	2	ta cheng shi		4
654202	乌苏市	2	wu su shi	烏蘇市	16
654203	沙湾市	2	sha wan shi	沙灣市	41
654221	额敏县	2	e min xian	額敏縣	4
654224	托里县	2	tuo li xian	托里縣	4
654225	裕民县	2	yu min xian	裕民縣	4
654226	和布克赛尔蒙古自治县	5	he bu ke sai er meng gu zi zhi xian	和布克賽爾蒙古自治縣	4
654300	阿勒泰地区	3	a le tai di qu	阿勒泰地區	4
654301	阿勒泰市	3	a le tai shi		4
654321	布尔津县	3	bu er jin xian	布爾津縣	4
654322	富蕴县	2	fu yun xian	富蘊縣	4
654323	福海县	2	fu hai xian	福海縣	4
654324	哈巴河县	3	ha ba he xian	哈巴河縣	4
654325	青河县	2	qing he xian	青河縣	4
654326	吉木乃县	3	ji mu nai xian	吉木乃縣	4
659001	石河子市	3	shi he zi shi		5
659002	阿拉尔市	3	a la er shi	阿拉爾市	22
659003	图木舒克市	4	tu mu shu ke shi	圖木舒克市	22
659004	五家渠市	3	wu jia qu shi		22
659005	北屯市	2	bei tun shi		31
659006	铁门关市	3	tie men guan shi	鐵門關市	32
659007	双河市	2	shuang he shi	雙河市	34
659008	可克达拉市	4	ke ke da la shi	可克達拉市	35
659009	昆玉市	2	kun yu shi	崑玉市	36
659010	胡杨河市	3	hu yang he shi	胡楊河市	39
659011	新星市	2	xin xing shi		41
659012	白杨市	2	bai yang shi	白楊市	42
659013	草湖市	2	cao hu shi		46
710000	台湾省	2	tai wan sheng	臺灣省	0
810000	香港特别行政区	2	xiang gang te bie xing zheng qu	香港特別行政區	17
820000	澳门特别行政区	2	ao men te bie xing zheng qu	澳門特別行政區	19
110103	崇文区	0	30	m	110101	东城区
110104	宣武区	0	30	m	110102	西城区
110110	燕山区	0	6	m	110111	房山区
110221	昌平县	0	19	d	110114	昌平区
110222	顺义县	0	18	d	110113	顺义区
110223	通县	0	17	d	110112	通州区
110224	大兴县	0	21	d	110115	大兴区
110225	房山县	0	6	d	110111	房山区
110226	平谷县	0	21	d	110117	平谷区
110227	怀柔县	0	21	d	110116	怀柔区
110228	密云县	0	35	d	110118	密云区
110229	延庆县	0	35	d	110119	延庆区
120107	塘沽区	0	29	m	120116	滨海新区
120108	汉沽区	0	29	m	120116	滨海新区
120109	大港区	0	29	m	120116	滨海新区
120110	东郊区	0	12	n	120110	东丽区
120111	西郊区	0	12	n	120111	西青区
120112	南郊区	0	12	n	120112	津南区
120113	北郊区	0	12	n	120113	北辰区
120221	宁河县	0	35	d	120117	宁河区
120222	武清县	0	20	d	120114	武清区
120223	静海县	0	35	d	120118	静海区
120224	宝坻县	0	21	d	120115	宝坻区
120225	蓟县	0	36	d	120119	蓟州区
130103	桥东区	0	34	a		
130106	郊区	0	21	a		
130122	获鹿县	3	14	c	139019	鹿泉市
130123	栾城县	6	13	r	130124	
130124	正定县	6	13	r	130123	
130124	栾城县	13	34	d	130111	栾城区
130182	藁城市	15	34	e	130109	藁城区
130185	鹿泉市	15	34	e	130110	鹿泉区
130204	东矿区	0	15	n	130204	古冶区
130206	新区	0	22	m	130208	丰润区
130221	丰润县	3	22	d	130208	丰润区
130222	丰南县	3	14	c	139020	丰南市
130223	滦县	3	38	c	130284	滦州市
130226	迁安县	3	16	c	130283	迁安市
130228	遵化县	3	12	c	139003	遵化市
130230	唐海县	3	32	d	130209	曹妃甸区
130282	丰南市	15	22	e	130207	丰南区
130305	郊区	3	4	a		
130321	青龙县	3	6	t	130321	青龙满族自治县
130323	抚宁县	3	35	d	130306	抚宁区
130405	郊区	3	6	a		
130421	邯郸县	3	36	m	130402	邯山区
130422	武安县	6	8	c	139001	武安市
130428	肥乡县	13	36	d	130407	肥乡区
130429	永年县	13	36	d	130408	永年区
130430	丘县	13	16	n	130430	邱县
130502	桥东区	3	40	n	130502	襄都区
130503	桥西区	3	40	n	130503	信都区
130504	郊区	3	8	a		
130521	邢台县	6	40	m	130503	信都区
130526	任县	13	40	d	130505	任泽区
130527	南和县	13	40	d	130506	南和区
130602	新市区	3	35	n	130602	竞秀区
130603	北市区	3	35	n	130606	莲池区
130604	南市区	3	35	m	130606	莲池区
130605	郊区	3	7	a		
130621	满城县	3	35	d	130607	满城区
130622	清苑县	6	35	d	130608	清苑区
130625	徐水县	14	35	d	130609	徐水区
130704	茶坊区	3	9	a		
130707	庞家堡区	3	9	m	130705	宣化区
130721	宣化县	3	36	m	130705	宣化区
130729	万全县	13	36	d	130708	万全区
130733	崇礼县	13	36	d	130709	崇礼区
130823	平泉县	13	37	c	130881	平泉市
130904	郊区	3	17	a		
131021	三河县	8	13	f	139012	
131027	霸县	8	10	c	139002	霸州市
131181	冀州市	16	36	e	131103	冀州区
132100	邯郸地区	0	13	m	130400	邯郸市
132101	邯郸市	0	3	u	130400	
132102	邯山区	0	3	r	130402	
132103	丛台区	0	3	r	130403	
132104	复兴区	0	3	r	130404	
132105	郊区	0	3	r	130405	
132106	峰峰矿区	0	3	r	130406	
132121	大名县	0	13	r	130425	
132122	魏县	0	13	r	130434	
132123	曲周县	0	13	r	130435	
132124	丘县	0	13	r	130430	
132125	鸡泽县	0	13	r	130431	
132126	肥乡县	0	13	r	130428	
132127	广平县	0	13	r	130432	
132128	成安县	0	13	r	130424	
132129	临漳县	0	13	r	130423	
132130	磁县	0	13	r	130427	
132131	武安县	0	6	r	130422	
132132	涉县	0	13	r	130426	
132133	永年县	0	13	r	130429	
132134	邯郸县	0	3	r	130421	
132135	馆陶县	0	13	r	130433	
132200	邢台地区	0	13	m	130500	邢台市
132201	邢台市	0	3	u	130500	
132201	南宫市	6	13	f	139013	
132202	桥东区	0	3	r	130502	
132202	沙河市	7	13	f	139014	
132203	桥西区	0	3	r	130503	
132204	郊区	0	3	r	130504	
132221	邢台县	0	6	r	130521	
132222	沙河县	0	7	c	132202	沙河市
132223	临城县	0	13	r	130522	
132224	内丘县	0	13	r	130523	
132225	柏乡县	0	13	r	130524	
132226	隆尧县	0	13	r	130525	
132227	任县	0	13	r	130526	
132228	南和县	0	13	r	130527	
132229	宁晋县	0	13	r	130528	
132230	南宫县	0	6	c	132201	南宫市
132231	巨鹿县	0	13	r	130529	
132232	新河县	0	13	r	130530	
132233	广宗县	0	13	r	130531	
132234	平乡县	0	13	r	130532	
132235	威县	0	13	r	130533	
132236	清河县	0	13	r	130534	
132237	临西县	0	13	r	130535	
132300	石家庄地区	0	13	m	130100	石家庄市
132301	辛集市	6	13	f	139004	
132302	藁城市	9	13	f	139005	
132303	晋州市	11	13	f	139006	
132304	新乐市	12	13	f	139007	
132321	束鹿县	0	6	c	132301	辛集市
132322	晋县	0	11	c	132303	晋州市
132323	深泽县	0	13	r	130128	
132324	无极县	0	13	r	130130	
132325	藁城县	0	9	c	132302	藁城市
132326	赵县	0	13	r	130133	
132327	栾城县	0	6	r	130123	
132328	正定县	0	6	r	130124	
132329	新乐县	0	12	c	132304	新乐市
132330	高邑县	0	13	r	130127	
132331	元氏县	0	13	r	130132	
132332	赞皇县	0	13	r	130129	
132333	井陉县	0	3	r	130121	
132334	获鹿县	0	3	r	130122	
132335	平山县	0	13	r	130131	
132336	灵寿县	0	13	r	130126	
132337	行唐县	0	13	r	130125	
132400	保定地区	0	14	m	130600	保定市
132401	保定市	0	3	u	130600	
132401	定州市	6	14	f	139015	
132402	新市区	0	3	r	130602	
132402	涿州市	6	14	f	139016	
132403	北市区	0	3	r	130603	
132403	安国市	11	14	f	139017	
132404	南市区	0	3	r	130604	
132404	高碑店市	13	14	f	139018	
132405	郊区	0	3	r	130605	
132421	易县	0	14	r	130633	
132422	满城县	0	3	r	130621	
132423	徐水县	0	14	r	130625	
132424	涞源县	0	14	r	130630	
132425	定兴县	0	14	r	130626	
132426	完县	0	13	n	132426	顺平县
132426	顺平县	13	14	r	130636	
132427	唐县	0	14	r	130627	
132428	望都县	0	14	r	130631	
132429	涞水县	0	14	r	130623	
132430	涿县	0	6	c	132402	涿州市
132431	清苑县	0	6	r	130622	
132432	高阳县	0	14	r	130628	
132433	安新县	0	14	r	130632	
132434	雄县	0	14	r	130638	
132435	容城县	0	14	r	130629	
132436	新城县	0	13	c	132404	高碑店市
132437	曲阳县	0	14	r	130634	
132438	阜平县	0	14	r	130624	
132439	定县	0	6	c	132401	定州市
132440	安国县	0	11	c	132403	安国市
132441	博野县	0	14	r	130637	
132442	蠡县	0	14	r	130635	
132500	张家口地区	0	13	m	130700	张家口市
132501	张家口市	0	3	u	130700	
132502	桥东区	0	3	r	130702	
132503	桥西区	0	3	r	130703	
132504	茶坊区	0	3	r	130704	
132505	宣化区	0	3	r	130705	
132506	下花园区	0	3	r	130706	
132507	庞家堡区	0	3	r	130707	
132521	张北县	0	13	r	130722	
132522	康保县	0	13	r	130723	
132523	沽源县	0	13	r	130724	
132524	尚义县	0	13	r	130725	
132525	蔚县	0	13	r	130726	
132526	阳原县	0	13	r	130727	
132527	怀安县	0	13	r	130728	
132528	万全县	0	13	r	130729	
132529	怀来县	0	13	r	130730	
132530	涿鹿县	0	13	r	130731	
132531	宣化县	0	3	r	130721	
132532	赤城县	0	13	r	130732	
132533	崇礼县	0	13	r	130733	
132600	承德地区	0	13	m	130800	承德市
132601	承德市	0	3	u	130800	
132602	双桥区	0	3	r	130802	
132603	双滦区	0	3	r	130803	
132604	鹰手营子矿区	0	3	r	130804	
132621	承德县	0	3	r	130821	
132622	宽城县	0	9	t	132622	宽城满族自治县
132622	宽城满族自治县	9	13	r	130827	
132623	兴隆县	0	13	r	130822	
132624	平泉县	0	13	r	130823	
132625	青龙县	0	3	f	130321	
132626	滦平县	0	13	r	130824	
132627	丰宁县	0	6	t	132627	丰宁满族自治县
132627	丰宁满族自治县	6	13	r	130826	
132628	隆化县	0	13	r	130825	
132629	围场县	0	9	t	132629	围场满族蒙古族自治县
132629	围场满族蒙古族自治县	9	13	r	130828	
132700	唐山地区	0	3	a		
132701	秦皇岛市	0	3	u	130300	
132702	海港区	0	3	f	130302	
132703	山海关区	0	3	f	130303	
132704	北戴河区	0	3	f	130304	
132705	郊区	0	3	a		
132721	丰润县	0	3	r	130221	
132722	丰南县	0	3	r	130222	
132723	滦县	0	3	r	130223	
132724	滦南县	0	3	r	130224	
132725	乐亭县	0	3	r	130225	
132726	迁安县	0	3	r	130226	
132727	迁西县	0	3	r	130227	
132728	遵化县	0	3	r	130228	
132729	玉田县	0	3	r	130229	
132730	唐海县	2	3	r	130230	
132731	昌黎县	0	3	f	130322	
132732	抚宁县	0	3	f	130323	
132733	卢龙县	0	3	f	130324	
132800	廊坊地区	0	8	p	131000	廊坊市
132801	廊坊市	1	8	e	131002	安次区
132821	三河县	0	8	r	131021	
132822	大厂回族自治县	0	8	r	131028	
132823	香河县	0	8	r	131024	
132824	安次县	0	3	a		
132825	永清县	0	8	r	131023	
132826	固安县	0	8	r	131022	
132827	霸县	0	8	r	131027	
132828	文安县	0	8	r	131026	
132829	大城县	0	8	r	131025	
132900	沧州地区	0	13	m	130900	沧州市
132901	沧州市	0	3	u	130900	
132902	新华区	0	3	r	130902	
132902	泊头市	3	13	f	139008	
132903	运河区	0	3	r	130903	
132903	任丘市	6	13	f	139009	
132904	郊区	0	3	r	130904	
132904	黄骅市	9	13	f	139010	
132905	泊头市	2	3	r	132902	
132905	河间市	10	13	f	139011	
132921	沧县	0	3	r	130921	
132922	河间县	0	10	c	132905	河间市
132923	肃宁县	0	13	r	130926	
132924	献县	0	13	r	130929	
132925	交河县	0	3	m	132902	泊头市
132926	吴桥县	0	13	r	130928	
132927	东光县	0	13	r	130923	
132928	南皮县	0	13	r	130927	
132929	盐山县	0	13	r	130925	
132930	黄骅县	0	9	c	132904	黄骅市
132931	孟村回族自治县	0	13	r	130930	
132932	青县	0	6	r	130922	
132933	任丘县	0	6	c	132903	任丘市
132934	海兴县	0	13	r	130924	
133000	衡水地区	0	16	p	131100	衡水市
133001	衡水市	2	16	e	131102	桃城区
133002	冀州市	13	16	r	131181	
133003	深州市	14	16	r	131182	
133021	衡水县	0	3	m	133001	衡水市
133022	冀县	0	13	c	133002	冀州市
133023	枣强县	0	16	r	131121	
133024	武邑县	0	16	r	131122	
133025	深县	0	14	c	133003	深州市
133026	武强县	0	16	r	131123	
133027	饶阳县	0	16	r	131124	
133028	安平县	0	16	r	131125	
133029	故城县	0	16	r	131126	
133030	景县	0	16	r	131127	
133031	阜城县	0	16	r	131128	
139001	武安市	8	15	f	130481	
139002	霸州市	10	15	f	131081	
139003	遵化市	12	15	f	130281	
139004	辛集市	13	15	f	130181	
139005	藁城市	13	15	f	130182	
139006	晋州市	13	15	f	130183	
139007	新乐市	13	15	f	130184	
139008	泊头市	13	15	f	130981	
139009	任丘市	13	15	f	130982	
139010	黄骅市	13	15	f	130983	
139011	河间市	13	15	f	130984	
139012	三河县	13	14	c	139012	三河市
139012	三河市	14	15	f	131082	
139013	南宫市	13	15	f	130581	
139014	沙河市	13	15	f	130582	
139015	定州市	14	15	f	130682	
139016	涿州市	14	15	f	130681	
139017	安国市	14	15	f	130683	
139018	高碑店市	14	15	f	130684	
139019	鹿泉市	14	15	f	130185	
139020	丰南市	14	15	f	130282	
140102	南城区	0	17	n	140106	迎泽区
140103	北城区	0	17	n	140107	杏花岭区
140104	河西区	0	17	a		
140111	古交工矿区	0	8	t	149001	古交市
140112	南郊区	0	17	a		
140113	北郊区	0	17	m	140108	尖草坪区
140202	城区	0	38	n	140213	平城区
140203	矿区	0	38	m	140214	云冈区
140211	南郊区	0	38	a		
140227	大同县	13	38	d	140215	云州区
140402	城区	0	38	m	140403	潞州区
140411	郊区	0	38	m	140403	潞州区
140421	长治县	3	38	d	140404	上党区
140422	潞城县	3	14	c	149003	潞城市
140424	屯留县	5	38	d	140405	屯留区
140481	潞城市	15	38	e	140406	潞城区
140503	郊区	5	16	t	140525	泽州县
140523	高平县	5	13	c	149002	高平市
140624	怀仁县	13	38	c	140681	怀仁市
140726	太谷县	19	39	d	140703	太谷区
142100	雁北地区	0	13	m	140200	大同市
142121	阳高县	0	13	f	140221	
142122	天镇县	0	13	f	140222	
142123	广灵县	0	13	f	140223	
142124	灵丘县	0	13	f	140224	
142125	浑源县	0	13	f	140225	
142126	应县	0	13	f	140622	
142127	山阴县	0	8	f	140621	
142128	朔县	0	8	u	140600	朔州市
142129	平鲁县	0	8	d	140603	平鲁区
142130	左云县	0	13	f	140226	
142131	右玉县	0	13	f	140623	
142132	大同县	0	13	f	140227	
142133	怀仁县	0	13	f	140624	
142200	忻县地区	0	3	n	142200	忻州地区
142200	忻州地区	3	20	p	140900	忻州市
142201	忻州市	3	20	e	140902	忻府区
142202	原平市	13	20	r	140981	
142221	忻县	0	3	c	142201	忻州市
142222	定襄县	0	20	r	140921	
142223	五台县	0	20	r	140922	
142224	原平县	0	13	c	142202	原平市
142225	代县	0	20	r	140923	
142226	繁峙县	0	20	r	140924	
142227	宁武县	0	20	r	140925	
142228	静乐县	0	20	r	140926	
142229	神池县	0	20	r	140927	
142230	五寨县	0	20	r	140928	
142231	岢岚县	0	20	r	140929	
142232	河曲县	0	20	r	140930	
142233	保德县	0	20	r	140931	
142234	偏关县	0	20	r	140932	
142300	吕梁地区	0	23	p	141100	吕梁市
142301	孝义市	12	23	r	141181	
142302	离石市	16	23	e	141102	离石区
142303	汾阳市	16	23	r	141182	
142321	汾阳县	0	16	c	142303	汾阳市
142322	文水县	0	23	r	141121	
142323	交城县	0	23	r	141122	
142324	孝义县	0	12	c	142301	孝义市
142325	兴县	0	23	r	141123	
142326	临县	0	23	r	141124	
142327	柳林县	0	23	r	141125	
142328	石楼县	0	23	r	141126	
142329	岚县	0	23	r	141127	
142330	方山县	0	23	r	141128	
142331	离石县	0	16	c	142302	离石市
142332	中阳县	0	23	r	141129	
142333	交口县	0	23	r	141130	
142400	晋中地区	0	19	p	140700	晋中市
142401	榆次市	0	19	e	140702	榆次区
142402	介休市	12	19	r	140781	
142421	榆社县	0	19	r	140721	
142422	左权县	0	19	r	140722	
142423	和顺县	0	19	r	140723	
142424	昔阳县	0	19	r	140724	
142425	平定县	0	3	f	140321	
142426	盂县	0	3	f	140322	
142427	寿阳县	0	19	r	140725	
142428	榆次县	0	3	m	142401	榆次市
142429	太谷县	0	19	r	140726	
142430	祁县	0	19	r	140727	
142431	平遥县	0	19	r	140728	
142432	介休县	0	12	c	142402	介休市
142433	灵石县	0	19	r	140729	
142500	晋东南地区	0	5	p	140500	晋城市
142501	晋城市	3	5	m	140500	
142521	长治县	0	3	f	140421	
142522	潞城县	0	3	f	140422	
142523	屯留县	0	5	f	140424	
142524	长子县	0	5	f	140428	
142525	沁水县	0	5	f	140521	
142526	阳城县	0	5	f	140522	
142527	晋城县	0	3	c	142501	晋城市
142528	高平县	0	5	f	140523	
142529	陵川县	0	5	f	140524	
142530	壶关县	0	5	f	140427	
142531	平顺县	0	5	f	140425	
142532	黎城县	0	5	f	140426	
142533	武乡县	0	5	f	140429	
142534	襄垣县	0	5	f	140423	
142535	沁县	0	5	f	140430	
142536	沁源县	0	5	f	140431	
142600	临汾地区	0	20	p	141000	临汾市
142601	临汾市	0	20	e	141002	尧都区
142602	侯马市	0	20	r	141081	
142603	霍州市	9	20	r	141082	
142621	曲沃县	0	20	r	141021	
142622	翼城县	0	20	r	141022	
142623	襄汾县	0	20	r	141023	
142624	临汾县	0	3	m	142601	临汾市
142625	洪洞县	0	20	r	141024	
142626	霍县	0	9	c	142603	霍州市
142627	古县	0	20	r	141025	
142628	安泽县	0	20	r	141026	
142629	浮山县	0	20	r	141027	
142630	吉县	0	20	r	141028	
142631	乡宁县	0	20	r	141029	
142632	蒲县	0	20	r	141033	
142633	大宁县	0	20	r	141030	
142634	永和县	0	20	r	141032	
142635	隰县	0	20	r	141031	
142636	汾西县	0	20	r	141034	
142700	运城地区	0	20	p	140800	运城市
142701	运城市	3	20	e	140802	盐湖区
142702	河津市	14	20	r	140882	
142703	永济市	14	20	r	140881	
142721	运城县	0	3	c	142701	运城市
142722	永济县	0	14	c	142703	永济市
142723	芮城县	0	20	r	140830	
142724	临猗县	0	20	r	140821	
142725	万荣县	0	20	r	140822	
142726	新绛县	0	20	r	140825	
142727	稷山县	0	20	r	140824	
142728	河津县	0	14	c	142702	河津市
142729	闻喜县	0	20	r	140823	
142730	夏县	0	20	r	140828	
142731	绛县	0	20	r	140826	
142732	平陆县	0	20	r	140829	
142733	垣曲县	0	20	r	140827	
149001	古交市	8	15	f	140181	
149002	高平市	13	15	f	140581	
149003	潞城市	14	15	f	140481	
150105	郊区	0	20	n	150105	赛罕区
150205	石拐矿区	0	19	n	150205	石拐区
150206	白云矿区	0	27	n	150206	白云鄂博矿区
150207	郊区	0	19	n	150207	九原区
150404	郊区	3	13	n	150404	松山区
152100	呼伦贝尔盟	0	21	p	150700	呼伦贝尔市
152101	海拉尔市	0	21	e	150702	海拉尔区
152102	满洲里市	0	21	r	150781	
152103	扎兰屯市	3	21	r	150783	
152104	牙克石市	3	21	r	150782	
152105	根河市	14	21	r	150785	
152106	额尔古纳市	14	21	r	150784	
152121	喜桂图旗	0	3	c	152104	牙克石市
152122	阿荣旗	0	21	r	150721	
152123	莫力达瓦达斡尔族自治旗	0	21	r	150722	
152124	布特哈旗	0	3	c	152103	扎兰屯市
152125	额尔古纳右旗	0	14	c	152106	额尔古纳市
152126	额尔古纳左旗	0	14	c	152105	根河市
152127	鄂伦春自治旗	0	21	r	150723	
152128	鄂温克族自治旗	0	21	r	150724	
152129	新巴尔虎右旗	0	21	r	150727	
152130	新巴尔虎左旗	0	21	r	150726	
152131	陈巴尔虎旗	0	21	r	150725	
152300	哲里木盟	0	19	p	150500	通辽市
152301	通辽市	0	19	e	150502	科尔沁区
152302	霍林郭勒市	5	19	f	150581	
152321	通辽县	0	6	m	152301	通辽市
152322	科尔沁左翼中旗	0	19	f	150521	
152323	科尔沁左翼后旗	0	19	f	150522	
152324	开鲁县	0	19	f	150523	
152325	库伦旗	0	19	f	150524	
152326	奈曼旗	0	19	f	150525	
152327	扎鲁特旗	0	19	f	150526	
152400	昭乌达盟	0	3	p	150400	赤峰市
152401	赤峰市	0	3	m	150400	
152421	阿鲁科尔沁旗	0	3	f	150421	
152422	巴林左旗	0	3	f	150422	
152423	巴林右旗	0	3	f	150423	
152424	林西县	0	3	f	150424	
152425	克什克腾旗	0	3	f	150425	
152426	翁牛特旗	0	3	f	150426	
152427	赤峰县	0	3	d	150404	郊区
152428	喀喇沁旗	0	3	f	150428	
152429	宁城县	0	3	f	150429	
152430	敖汉旗	0	3	f	150430	
152521	阿巴哈纳尔旗	0	3	c	152502	锡林浩特市
152600	乌兰察布盟	0	23	p	150900	乌兰察布市
152601	集宁市	0	23	e	150902	集宁区
152602	丰镇市	10	23	r	150981	
152621	武川县	0	16	f	150125	
152622	和林格尔县	0	15	f	150123	
152623	清水河县	0	15	f	150124	
152624	卓资县	0	23	r	150921	
152625	化德县	0	23	r	150922	
152626	商都县	0	23	r	150923	
152627	兴和县	0	23	r	150924	
152628	丰镇县	0	10	c	152602	丰镇市
152629	凉城县	0	23	r	150925	
152630	察哈尔右翼前旗	0	23	r	150926	
152631	察哈尔右翼中旗	0	23	r	150927	
152632	察哈尔右翼后旗	0	23	r	150928	
152633	达尔罕茂明安联合旗	0	16	f	150223	
152634	四子王旗	0	23	r	150929	
152700	伊克昭盟	0	21	p	150600	鄂尔多斯市
152701	东胜市	3	21	e	150602	东胜区
152721	东胜县	0	3	c	152701	东胜市
152722	达拉特旗	0	21	f	150621	
152723	准格尔旗	0	21	f	150622	
152724	鄂托克前旗	0	21	f	150623	
152725	鄂托克旗	0	21	f	150624	
152726	杭锦旗	0	21	f	150625	
152727	乌审旗	0	21	f	150626	
152728	伊金霍洛旗	0	21	f	150627	
152800	巴彦淖尔盟	0	23	p	150800	巴彦淖尔市
152801	临河市	4	23	e	150802	临河区
152821	临河县	0	4	c	152801	临河市
152822	五原县	0	23	r	150821	
152823	磴口县	0	23	r	150822	
152824	乌拉特前旗	0	23	r	150823	
152825	乌拉特中旗	0	23	r	150824	
152826	乌拉特后旗	0	23	r	150825	
152827	杭锦后旗	0	23	r	150826	
210112	东陵区	0	34	n	210112	浑南区
210113	新城子区	0	26	n	210113	沈北新区
210121	新民县	0	13	c	219013	新民市
210122	辽中县	0	36	d	210115	辽中区
210200	旅大市	0	1	n	210200	大连市
210219	瓦房店市	5	6	f	219001	
210221	金县	0	7	d	210213	金州区
210222	新金县	0	11	c	219008	普兰店市
210223	复县	0	5	c	210219	瓦房店市
210225	庄河县	0	12	c	219010	庄河市
210282	普兰店市	15	35	e	210214	普兰店区
210311	郊区	0	4	n	210311	旧堡区
210311	旧堡区	4	16	n	210311	千山区
210319	海城市	5	6	f	219002	
210322	海城县	0	5	c	210319	海城市
210403	露天区	0	19	n	210403	东洲区
210411	郊区	0	8	n	210411	顺城区
210422	新宾县	0	5	t	210422	新宾满族自治县
210423	清原县	0	9	t	210423	清原满族自治县
210505	南芬区	4	5	r	210511	
210511	立新区	0	4	a		
210511	南芬区	5	6	r	210505	
210521	本溪县	0	9	t	210521	本溪满族自治县
210522	桓仁县	0	9	t	210522	桓仁满族自治县
210621	凤城县	0	5	t	210621	凤城满族自治县
210621	凤城满族自治县	5	14	c	219016	凤城市
210622	岫岩县	0	5	t	210622	岫岩满族自治县
210622	岫岩满族自治县	5	12	f	210323	
210623	东沟县	0	13	c	219014	东港市
210624	宽甸县	0	9	t	210624	宽甸满族自治县
210704	南票区	2	9	f	211404	
210705	葫芦岛区	2	9	f	211405	
210706	太和区	2	3	r	210711	
210711	郊区	0	2	a		
210719	锦西市	5	6	f	219003	
210721	锦西县	0	5	c	210719	锦西市
210722	兴城县	0	6	c	219004	兴城市
210723	绥中县	0	9	f	211421	
210724	锦县	0	13	c	219015	凌海市
210725	北镇县	0	9	t	210725	北镇满族自治县
210725	北镇满族自治县	9	15	c	210782	北宁市
210782	北宁市	15	26	n	210782	北镇市
210811	郊区	0	4	n	210811	老边区
210821	营口县	0	12	c	219011	大石桥市
210824	盖县	0	12	c	219012	盖州市
210825	盘山县	0	4	d	211102	盘山区
210826	大洼县	0	4	f	211121	
210911	郊区	0	4	n	210911	细河区
211011	郊区	0	4	n	211011	太子河区
211022	灯塔县	0	16	c	211081	灯塔市
211102	盘山区	4	6	t	211122	盘山县
211111	郊区	4	6	a		
211121	大洼县	4	36	d	211104	大洼区
211203	铁法区	4	6	c	219005	铁法市
211222	开原县	4	8	c	219007	开原市
211225	康平县	4	12	f	210123	
211226	法库县	4	12	f	210124	
211281	铁法市	15	22	n	211281	调兵山市
211319	北票市	5	6	f	219006	
211323	凌源县	4	11	c	219009	凌源市
211325	建昌县	4	9	f	211422	
211326	北票县	4	5	c	211319	北票市
211400	锦西市	9	14	n	211400	葫芦岛市
211405	葫芦岛区	9	14	n	211403	龙港区
212100	铁岭地区	0	4	p	211200	铁岭市
212101	铁岭市	0	4	m	211200	
212102	铁法市	1	4	e	211203	铁法区
212121	铁岭县	0	4	r	211221	
212122	开原县	0	4	r	211222	
212123	西丰县	0	4	r	211223	
212124	昌图县	0	4	r	211224	
212125	康平县	0	4	r	211225	
212126	法库县	0	4	r	211226	
212200	朝阳地区	0	4	p	211300	朝阳市
212201	朝阳市	0	4	m	211300	
212221	朝阳县	0	4	r	211321	
212222	建平县	0	4	r	211322	
212223	凌源县	0	4	r	211323	
212224	喀喇沁左翼蒙古族自治县	0	4	r	211324	
212225	建昌县	0	4	r	211325	
212226	北票县	0	4	r	211326	
219001	瓦房店市	6	15	f	210281	
219002	海城市	6	15	f	210381	
219003	锦西市	6	9	u	211400	
219004	兴城市	6	15	f	211481	
219005	铁法市	6	15	f	211281	
219006	北票市	6	15	f	211381	
219007	开原市	8	15	f	211282	
219008	普兰店市	11	15	f	210282	
219009	凌源市	11	15	f	211382	
219010	庄河市	12	15	f	210283	
219011	大石桥市	12	15	f	210882	
219012	盖州市	12	15	f	210881	
219013	新民市	13	15	f	210181	
219014	东港市	13	15	f	210681	
219015	凌海市	13	15	f	210781	
219016	凤城市	14	15	f	210682	
220105	二道河子区	0	15	n	220105	二道区
220111	郊区	0	15	a		
220121	榆树县	3	10	c	229007	榆树市
220123	九台县	3	8	c	229005	九台市
220124	德惠县	3	14	c	229012	德惠市
220125	双阳县	3	15	d	220112	双阳区
220181	九台市	15	34	e	220113	九台区
220211	郊区	0	12	n	220211	丰满区
220222	舒兰县	3	12	c	229008	舒兰市
220223	磐石县	3	15	c	220284	磐石市
220224	蛟河县	3	9	c	229006	蛟河市
220225	桦甸县	3	8	c	229004	桦甸市
220319	公主岭市	5	8	f	229001	
220321	怀德县	3	5	c	220319	公主岭市
220323	伊通县	3	8	t	220323	伊通满族自治县
220324	双辽县	3	16	c	220382	双辽市
220381	公主岭市	15	40	f	220184	
220519	梅河口市	5	8	f	229002	
220522	集安县	5	8	c	229003	集安市
220600	浑江市	5	14	n	220600	白山市
220602	八道江区	6	30	n	220602	浑江区
220603	三岔子区	6	15	t	220625	江源县
220604	临江区	6	13	c	229011	临江市
220604	江源区	26	27	r	220605	
220625	江源县	15	26	d	220604	江源区
220702	扶余区	12	15	t	220724	扶余县
220724	扶余县	15	33	c	220781	扶余市
222100	德惠地区	2	3	m	220100	长春市
222121	榆树县	0	3	f	220121	
222122	农安县	0	3	f	220122	
222123	九台县	0	3	f	220123	
222124	德惠县	0	3	f	220124	
222125	双阳县	0	3	f	220125	
222200	通化地区	0	5	p	220500	通化市
222201	通化市	0	5	m	220500	
222202	浑江市	0	5	u	220600	
222221	海龙县	0	5	c	220519	梅河口市
222222	通化县	0	5	r	220521	
222223	柳河县	0	5	r	220524	
222224	辉南县	0	5	r	220523	
222225	集安县	0	5	r	220522	
222226	抚松县	0	5	f	220621	
222227	靖宇县	0	5	f	220622	
222228	长白朝鲜族自治县	0	5	f	220623	
222300	白城地区	0	13	p	220800	白城市
222301	白城市	0	13	e	220802	洮北区
222302	洮南市	7	13	f	229010	
222303	扶余市	7	12	e	220702	扶余区
222304	大安市	8	13	f	229009	
222321	扶余县	0	7	c	222303	扶余市
222322	洮安县	0	7	c	222302	洮南市
222323	长岭县	0	12	f	220722	
222324	前郭尔罗斯蒙古族自治县	0	12	f	220721	
222325	大安县	0	8	c	222304	大安市
222326	镇赉县	0	13	r	220821	
222327	通榆县	0	13	r	220822	
222328	乾安县	0	12	f	220723	
222421	延吉县	0	3	n	222421	龙井县
222421	龙井县	3	8	c	222405	龙井市
222422	敦化县	0	5	c	222403	敦化市
222423	和龙县	0	13	c	222406	和龙市
222425	珲春县	0	8	c	222404	珲春市
222500	永吉地区	2	3	m	220200	吉林市
222521	永吉县	0	3	f	220221	
222522	舒兰县	0	3	f	220222	
222523	磐石县	0	3	f	220223	
222524	蛟河县	0	3	f	220224	
222525	桦甸县	0	3	f	220225	
222600	四平地区	0	3	p	220300	四平市
222601	四平市	0	3	u	220300	
222602	辽源市	0	3	u	220400	
222621	怀德县	0	3	r	220321	
222622	梨树县	0	3	r	220322	
222623	伊通县	0	3	r	220323	
222624	双辽县	0	3	r	220324	
222625	东丰县	0	3	f	220421	
229001	公主岭市	8	15	f	220381	
229002	梅河口市	8	15	f	220581	
229003	集安市	8	15	f	220582	
229004	桦甸市	8	15	r	220282	
229005	九台市	8	15	f	220181	
229006	蛟河市	9	15	r	220281	
229007	榆树市	10	15	f	220182	
229008	舒兰市	12	15	r	220283	
229009	大安市	13	15	f	220882	
229010	洮南市	13	15	f	220881	
229011	临江市	13	15	f	220681	
229012	德惠市	14	15	f	220183	
230105	太平区	0	24	m	230104	道外区
230106	香坊区	0	26	r	230110	
230107	动力区	0	26	m	230110	香坊区
230121	呼兰县	3	24	d	230111	呼兰区
230122	阿城县	3	7	c	239002	阿城市
230181	阿城市	15	26	e	230112	阿城区
230182	双城市	16	34	e	230113	双城区
230207	华安区	0	4	n	230207	碾子山区
230208	梅里斯区	0	8	n	230208	梅里斯达斡尔族区
230222	讷河县	4	12	c	239008	讷河市
230226	杜尔伯特蒙古族自治县	4	12	f	230624	
230228	林甸县	4	12	f	230623	
230322	虎林县	13	16	c	230381	虎林市
230504	岭西区	0	7	m	230500	双鸭山市
230702	伊春区	0	39	n	230717	伊美区
230703	南岔区	0	39	t	230726	南岔县
230704	友好区	0	39	r	230719	
230705	西林区	0	39	m	230751	金林区
230706	翠峦区	0	39	m	230718	乌翠区
230707	新青区	0	39	m	230724	丰林县
230708	美溪区	0	39	m	230717	伊美区
230709	大丰区	0	4	n	230709	金山屯区
230709	金山屯区	4	39	m	230751	金林区
230710	五营区	0	39	m	230724	丰林县
230711	乌敏河区	0	4	n	230711	乌马河区
230711	乌马河区	4	39	n	230718	乌翠区
230712	东风区	0	4	n	230712	汤旺河区
230712	汤旺河区	4	39	m	230723	汤旺县
230713	带岭区	0	39	t	230725	大箐山县
230714	乌伊岭区	0	39	m	230723	汤旺县
230715	红星区	0	39	m	230724	丰林县
230716	上甘岭区	0	39	m	230719	友好区
230721	铁力县	0	8	c	239005	铁力市
230802	永红区	3	26	m	230811	郊区
230821	富锦县	4	8	c	239004	富锦市
230823	依兰县	4	11	f	230123	
230824	友谊县	4	11	f	230522	
230825	集贤县	4	7	f	230521	
230827	宝清县	4	11	f	230523	
230829	绥滨县	4	7	f	230422	
230830	萝北县	4	7	f	230421	
230831	同江县	4	7	c	239003	同江市
230832	饶河县	4	6	f	232432	
230832	饶河县	7	13	f	230524	
230833	抚远县	4	6	f	232433	
230833	抚远县	7	36	c	230883	抚远市
231011	郊区	3	17	a		
231020	绥芬河市	3	4	f	231120	
231021	宁安县	3	13	c	239011	宁安市
231022	海林县	3	12	c	239007	海林市
231023	穆棱县	3	15	c	231085	穆棱市
231024	东宁县	3	35	c	231086	东宁市
231026	密山县	3	8	c	239006	密山市
231027	虎林县	3	13	f	230322	
231120	绥芬河市	4	6	r	239001	
231121	嫩江县	13	39	c	231183	嫩江市
231122	德都县	13	16	m	231182	五大连池市
232100	松花江地区	0	16	m	230100	哈尔滨市
232101	双城市	8	16	f	230182	
232102	尚志市	8	16	f	230183	
232103	五常市	13	16	f	230184	
232121	呼兰县	0	3	f	230121	
232122	宾县	0	11	f	230125	
232123	阿城县	0	3	f	230122	
232124	双城县	0	8	c	232101	双城市
232125	五常县	0	13	c	232103	五常市
232126	巴彦县	0	16	f	230126	
232127	木兰县	0	16	f	230127	
232128	通河县	0	16	f	230128	
232129	尚志县	0	8	c	232102	尚志市
232130	方正县	0	11	f	230124	
232131	延寿县	0	16	f	230129	
232200	嫩江地区	0	4	m	230200	齐齐哈尔市
232221	龙江县	0	4	f	230221	
232222	讷河县	0	4	f	230222	
232223	依安县	0	4	f	230223	
232224	泰来县	0	4	f	230224	
232225	甘南县	0	4	f	230225	
232226	杜尔伯特蒙古族自治县	0	4	f	230226	
232227	富裕县	0	4	f	230227	
232228	林甸县	0	4	f	230228	
232229	克山县	0	4	f	230229	
232230	克东县	0	4	f	230230	
232231	拜泉县	0	4	f	230231	
232300	绥化地区	0	19	p	231200	绥化市
232301	绥化市	2	19	e	231202	北林区
232302	安达市	4	19	r	231281	
232303	肇东市	6	19	r	231282	
232303	海伦市	10	11	r	232304	
232303	海伦市	13	14	r	232304	
232304	海伦市	9	10	r	232303	
232304	海伦市	11	13	r	232303	
232304	海伦市	14	19	r	231283	
232321	海伦县	0	9	c	232304	海伦市
232322	肇东县	0	6	c	232303	肇东市
232323	绥化县	0	2	c	232301	绥化市
232324	望奎县	0	19	r	231221	
232325	兰西县	0	19	r	231222	
232326	青冈县	0	19	r	231223	
232327	安达县	0	4	c	232302	安达市
232328	肇源县	0	12	f	230622	
232329	肇州县	0	12	f	230621	
232330	庆安县	0	19	r	231224	
232331	明水县	0	19	r	231225	
232332	绥棱县	0	19	r	231226	
232400	合江地区	0	4	m	230800	佳木斯市
232401	佳木斯市	0	3	u	230800	
232402	永红区	0	3	f	230802	
232403	向阳区	0	3	f	230803	
232404	前进区	0	3	f	230804	
232405	东风区	0	3	f	230805	
232411	郊区	0	3	f	230811	
232421	富锦县	0	4	f	230821	
232422	桦南县	0	4	f	230822	
232423	依兰县	0	4	f	230823	
232424	勃利县	0	3	f	230921	
232425	集贤县	0	4	f	230825	
232426	桦川县	0	4	f	230826	
232427	宝清县	0	4	f	230827	
232428	汤原县	0	4	f	230828	
232429	绥滨县	0	4	f	230829	
232430	萝北县	0	4	f	230830	
232431	同江县	0	4	f	230831	
232432	饶河县	0	4	f	230832	
232432	饶河县	6	7	f	230832	
232433	抚远县	0	4	f	230833	
232433	抚远县	6	7	f	230833	
232481	七台河市	0	3	u	230900	
232500	牡丹江地区	0	3	p	231000	牡丹江市
232501	牡丹江市	0	3	m	231000	
232502	东风区	0	3	n	231002	东安区
232503	先锋区	0	3	n	231005	西安区
232504	爱民区	0	3	r	231004	
232505	阳明区	0	3	r	231003	
232511	郊区	0	3	r	231011	
232521	宁安县	0	3	r	231021	
232522	海林县	0	3	r	231022	
232523	穆棱县	0	3	r	231023	
232524	东宁县	0	3	r	231024	
232525	林口县	0	3	r	231025	
232526	密山县	0	3	r	231026	
232527	虎林县	0	3	r	231027	
232528	鸡东县	0	3	f	230321	
232581	绥芬河市	0	3	r	231020	
232600	黑河地区	0	13	p	231100	黑河市
232601	黑河市	0	13	e	231102	爱辉区
232602	北安市	2	13	f	239009	
232603	五大连池市	3	13	f	239010	
232621	爱辉县	0	3	m	232601	黑河市
232622	嫩江县	0	13	r	231121	
232623	德都县	0	13	r	231122	
232624	北安县	0	2	c	232602	北安市
232624	通北县	2	3	m	232602	北安市
232625	逊克县	0	13	r	231123	
232626	孙吴县	0	13	r	231124	
232723	漠河县	1	38	c	232701	漠河市
239001	绥芬河市	6	15	f	231081	
239002	镜泊湖市	6	7	m	231021	宁安县
239002	阿城市	7	15	f	230181	
239003	同江市	7	15	f	230881	
239004	富锦市	8	15	f	230882	
239005	铁力市	8	15	f	230781	
239006	密山市	8	15	f	230382	
239007	海林市	12	15	f	231083	
239008	讷河市	12	15	f	230281	
239009	北安市	13	15	f	231181	
239010	五大连池市	13	15	f	231182	
239011	宁安市	13	15	f	231084	
310102	南市区	0	20	m	310101	黄浦区
310103	卢湾区	0	31	m	310101	黄浦区
310108	闸北区	0	35	m	310106	静安区
310111	吴淞区	0	8	m	310113	宝山区
310119	南汇区	21	29	m	310115	浦东新区
310221	上海县	0	12	m	310112	闵行区
310222	嘉定县	0	12	d	310114	嘉定区
310223	宝山县	0	8	d	310113	宝山区
310224	川沙县	0	12	d	310115	浦东新区
310225	南汇县	0	21	d	310119	南汇区
310226	奉贤县	0	21	d	310120	奉贤区
310227	松江县	0	18	d	310117	松江区
310228	金山县	0	17	d	310116	金山区
310229	青浦县	0	19	d	310118	青浦区
310230	崇明县	0	36	d	310151	崇明区
320103	白下区	0	33	m	320104	秦淮区
320107	下关区	0	33	m	320106	鼓楼区
320112	大厂区	0	22	m	320116	六合区
320114	雨花区	0	4	n	320114	雨花台区
320121	江宁县	0	20	d	320115	江宁区
320122	江浦县	0	22	m	320111	浦口区
320123	六合县	0	22	d	320116	六合区
320124	溧水县	3	33	d	320117	溧水区
320125	高淳县	3	33	d	320118	高淳区
320202	崇安区	0	35	m	320213	梁溪区
320203	南长区	0	35	m	320213	梁溪区
320204	北塘区	0	35	m	320213	梁溪区
320205	马山区	7	20	m	320211	滨湖区
320211	郊区	3	20	n	320211	滨湖区
320221	江阴县	3	7	c	329005	江阴市
320222	无锡县	3	15	c	320283	锡山市
320223	宜兴县	3	8	c	329011	宜兴市
320283	锡山市	15	20	e	320205	锡山区
320304	矿区	0	15	n	320304	九里区
320304	九里区	15	30	m	320312	铜山区
320311	郊区	0	13	n	320311	泉山区
320323	铜山县	3	30	d	320312	铜山区
320325	邳县	3	12	c	329019	邳州市
320326	新沂县	3	10	c	329014	新沂市
320403	广化区	0	6	m	320400	常州市
320405	戚墅堰区	0	35	m	320412	武进区
320411	郊区	3	22	n	320411	新北区
320421	武进县	3	15	c	320483	武进市
320422	金坛县	3	13	c	329024	金坛市
320423	溧阳县	3	10	c	329015	溧阳市
320482	金坛市	15	35	e	320413	金坛区
320483	武进市	15	22	e	320412	武进区
320502	沧浪区	0	32	m	320508	姑苏区
320503	平江区	0	32	m	320508	姑苏区
320504	金阊区	0	32	m	320508	姑苏区
320511	郊区	3	20	n	320505	虎丘区
320520	常熟市	3	4	f	329003	
320521	沙洲县	3	6	c	329004	张家港市
320522	太仓县	3	13	c	329022	太仓市
320523	昆山县	3	9	c	329012	昆山市
320524	吴县	3	15	c	320586	吴县市
320525	吴江县	3	12	c	329018	吴江市
320584	吴江市	15	32	e	320509	吴江区
320586	吴县市	15	20	e	320506	吴中区
320602	城中区	0	3	n	320602	城区
320602	城区	3	11	n	320602	崇川区
320602	崇川区	11	40	r	320613	
320603	港闸区	0	3	a		
320611	郊区	0	11	n	320611	港闸区
320611	港闸区	11	40	m	320613	崇川区
320621	海安县	3	38	c	320685	海安市
320622	如皋县	3	11	c	329016	如皋市
320624	南通县	3	13	c	329021	通州市
320625	海门县	3	14	c	329026	海门市
320626	启东县	3	9	c	329013	启东市
320683	通州市	15	29	e	320612	通州区
320684	海门市	15	40	e	320614	海门区
320702	新海区	0	6	n	320705	新浦区
320702	连云港区	0	3	n	320703	连云区
320703	盐区	0	3	a		
320704	新浦区	0	3	m	320702	新海区
320704	云台区	3	21	m	320703	连云区
320705	海州区	0	3	m	320702	新海区
320705	新浦区	6	34	m	320706	海州区
320711	郊区	1	3	a		
320721	赣榆县	3	34	d	320707	赣榆区
320800	淮阴市	3	20	n	320800	淮安市
320802	清河区	3	36	n	320812	清江浦区
320803	楚州区	20	31	n	320803	淮安区
320811	清浦区	3	36	m	320812	清江浦区
320821	淮阴县	3	20	d	320804	淮阴区
320822	灌南县	3	16	f	320724	
320823	沭阳县	3	16	f	321322	
320824	宿迁县	3	7	c	329006	宿迁市
320825	泗阳县	3	16	f	321323	
320827	泗洪县	3	16	f	321324	
320828	淮安县	3	7	c	329010	淮安市
320829	洪泽县	3	36	d	320813	洪泽区
320881	宿迁市	15	16	u	321300	
320882	淮安市	15	20	e	320803	楚州区
320902	城区	3	23	n	320902	亭湖区
320911	郊区	3	16	t	320928	盐都县
320926	大丰县	3	16	c	320982	大丰市
320927	东台县	3	7	c	329008	东台市
320928	盐都县	16	23	d	320903	盐都区
320982	大丰市	16	35	e	320904	大丰区
321011	郊区	4	22	n	321011	维扬区
321011	维扬区	22	31	m	321003	邗江区
321020	泰州市	3	4	f	329001	
321021	兴化县	3	7	c	329009	兴化市
321022	高邮县	3	11	c	329017	高邮市
321024	靖江县	3	13	c	329023	靖江市
321025	泰兴县	3	12	c	329020	泰兴市
321026	江都县	3	14	c	329025	江都市
321027	邗江县	3	20	d	321003	邗江区
321028	泰县	3	14	c	329028	姜堰市
321029	仪征县	3	6	c	329002	仪征市
321082	泰州市	15	16	u	321200	
321083	兴化市	15	16	f	321281	
321085	靖江市	15	16	f	321282	
321086	泰兴市	15	16	f	321283	
321087	姜堰市	15	16	f	321284	
321088	江都市	15	31	e	321012	江都区
321102	城区	3	4	n	321102	京口区
321111	郊区	3	4	n	321111	润州区
321121	丹徒县	3	22	d	321112	丹徒区
321122	丹阳县	3	7	c	329007	丹阳市
321123	句容县	3	15	c	321183	句容市
321124	扬中县	3	14	c	329027	扬中市
321284	姜堰市	16	32	e	321204	姜堰区
321321	宿豫县	16	24	d	321311	宿豫区
322100	徐州地区	0	3	a		
322121	丰县	0	3	r	320321	
322122	沛县	0	3	r	320322	
322123	铜山县	0	3	r	320323	
322124	睢宁县	0	3	r	320324	
322125	邳县	0	3	r	320325	
322126	新沂县	0	3	r	320326	
322127	赣榆县	0	3	f	320721	
322128	东海县	0	3	f	320722	
322200	淮阴地区	0	3	p	320800	淮阴市
322201	清江市	0	3	a		
322221	淮阴县	0	3	r	320821	
322222	灌南县	0	3	r	320822	
322223	沭阳县	0	3	r	320823	
322224	宿迁县	0	3	r	320824	
322225	泗阳县	0	3	r	320825	
322226	涟水县	0	3	r	320826	
322227	泗洪县	0	3	r	320827	
322228	淮安县	0	3	r	320828	
322229	洪泽县	0	3	r	320829	
322230	盱眙县	0	3	r	320830	
322231	金湖县	0	3	r	320831	
322232	灌云县	0	3	f	320723	
322300	盐城地区	0	3	p	320900	盐城市
322321	盐城县	0	3	a		
322322	响水县	0	3	r	320921	
322323	滨海县	0	3	r	320922	
322324	阜宁县	0	3	r	320923	
322325	射阳县	0	3	r	320924	
322326	建湖县	0	3	r	320925	
322327	大丰县	0	3	r	320926	
322328	东台县	0	3	r	320927	
322400	南通地区	0	3	a		
322421	海安县	0	3	r	320621	
322422	如皋县	0	3	r	320622	
322423	如东县	0	3	r	320623	
322424	南通县	0	3	r	320624	
322425	海门县	0	3	r	320625	
322426	启东县	0	3	r	320626	
322500	扬州地区	0	3	p	321000	扬州市
322501	扬州市	0	3	u	321000	
322502	泰州市	0	3	r	321020	
322521	兴化县	0	3	r	321021	
322522	高邮县	0	3	r	321022	
322523	宝应县	0	3	r	321023	
322524	靖江县	0	3	r	321024	
322525	泰兴县	0	3	r	321025	
322526	江都县	0	3	r	321026	
322527	邗江县	0	3	r	321027	
322528	泰县	0	3	r	321028	
322529	仪征县	0	3	r	321029	
322600	镇江地区	0	3	p	321100	镇江市
322601	镇江市	0	3	m	321100	
322621	金坛县	0	3	f	320422	
322622	溧阳县	0	3	f	320423	
322623	丹徒县	0	3	r	321121	
322624	丹阳县	0	3	r	321122	
322625	句容县	0	3	r	321123	
322626	扬中县	0	3	r	321124	
322627	溧水县	0	3	f	320124	
322628	高淳县	0	3	f	320125	
322629	宜兴县	0	3	f	320223	
322630	武进县	0	3	f	320421	
322700	苏州地区	0	3	a		
322721	江阴县	0	3	f	320221	
322722	无锡县	0	3	f	320222	
322723	常熟县	0	3	c	320520	常熟市
322724	沙洲县	0	3	r	320521	
322725	太仓县	0	3	r	320522	
322726	昆山县	0	3	r	320523	
322727	吴县	0	3	r	320524	
322728	吴江县	0	3	r	320525	
329001	泰州市	4	15	f	321082	
329002	仪征市	6	15	f	321081	
329003	常熟市	4	15	f	320581	
329004	张家港市	6	15	f	320582	
329005	江阴市	7	15	f	320281	
329006	宿迁市	7	15	f	320881	
329007	丹阳市	7	15	f	321181	
329008	东台市	7	15	f	320981	
329009	兴化市	7	15	f	321083	
329010	淮安市	7	15	f	320882	
329011	宜兴市	8	15	f	320282	
329012	昆山市	9	15	f	320583	
329013	启东市	9	15	f	320681	
329014	新沂市	10	15	f	320381	
329015	溧阳市	10	15	f	320481	
329016	如皋市	11	15	f	320682	
329017	高邮市	11	15	f	321084	
329018	吴江市	12	15	f	320584	
329019	邳州市	12	15	f	320382	
329020	泰兴市	12	15	f	321086	
329021	通州市	13	15	f	320683	
329022	太仓市	13	15	f	320585	
329023	靖江市	13	15	f	321085	
329024	金坛市	13	15	f	320482	
329025	江都市	14	15	f	321088	
329026	海门市	14	15	f	320684	
329027	扬中市	14	15	f	321182	
329028	姜堰市	14	15	f	321087	
330103	下城区	0	41	m	330105	拱墅区
330104	江干区	0	41	m	330102	上城区
330107	半山区	0	10	m	330105	拱墅区
330121	萧山县	0	7	c	339005	萧山市
330123	富阳县	0	14	c	339019	富阳市
330124	临安县	0	16	c	330185	临安市
330125	余杭县	0	14	c	339021	余杭市
330126	建德县	0	12	c	339013	建德市
330181	萧山市	15	21	e	330109	萧山区
330183	富阳市	15	34	e	330111	富阳区
330184	余杭市	15	21	e	330110	余杭区
330185	临安市	16	37	e	330112	临安区
330202	镇明区	0	5	m	330203	海曙区
330204	江东区	0	36	m	330212	鄞州区
330206	滨海区	5	7	n	330206	北仑区
330219	余姚市	5	6	f	339001	
330221	镇海县	2	5	d	330211	镇海区
330222	慈溪县	3	8	c	339009	慈溪市
330223	余姚县	3	5	c	330219	余姚市
330224	奉化县	3	8	c	339010	奉化市
330227	鄞县	3	22	d	330212	鄞州区
330283	奉化市	15	36	e	330213	奉化区
330301	东城区	0	3	a		
330302	南城区	0	3	n	330302	城区
330302	城区	3	4	n	330302	鹿城区
330303	西城区	0	3	a		
330321	瓯海县	1	12	d	330304	瓯海区
330322	洞头县	1	35	d	330305	洞头区
330323	乐清县	1	13	c	339017	乐清市
330325	瑞安县	1	7	c	339004	瑞安市
330402	城区	3	13	n	330402	秀城区
330402	秀城区	13	25	n	330402	南湖区
330411	郊区	3	19	n	330411	秀洲区
330422	平湖县	3	11	c	339012	平湖市
330423	海宁县	3	6	c	339002	海宁市
330425	桐乡县	3	13	c	339016	桐乡市
330502	城区	3	8	a		
330511	郊区	3	8	a		
330621	绍兴县	3	33	d	330603	柯桥区
330622	上虞县	3	12	c	339015	上虞市
330623	嵊县	3	15	c	330683	嵊州市
330625	诸暨县	3	9	c	339011	诸暨市
330682	上虞市	15	33	e	330604	上虞区
330701	兰溪市	5	6	f	339003	
330721	金华县	5	20	d	330703	金东区
330722	永康县	5	12	c	339014	永康市
330724	东阳县	5	8	c	339008	东阳市
330725	义乌县	5	8	c	339007	义乌市
330821	衢县	5	21	d	330803	衢江区
330823	江山县	5	7	c	339006	江山市
331021	玉环县	14	37	c	331083	玉环市
332100	宁波地区	0	3	a		
332121	慈溪县	0	3	r	330222	
332122	镇海县	0	2	r	330221	
332123	余姚县	0	3	r	330223	
332124	奉化县	0	3	r	330224	
332125	象山县	0	3	r	330225	
332126	宁海县	0	3	r	330226	
332127	鄞县	0	3	r	330227	
332200	嘉兴地区	0	3	p	330400	嘉兴市
332201	湖州市	0	3	u	330500	
332202	嘉兴市	0	3	u	330400	
332221	嘉善县	0	3	r	330421	
332222	平湖县	0	3	r	330422	
332223	海宁县	0	3	r	330423	
332224	海盐县	0	3	r	330424	
332225	桐乡县	0	3	r	330425	
332226	德清县	0	3	f	330521	
332227	长兴县	0	3	f	330522	
332228	安吉县	0	3	f	330523	
332229	吴兴县	0	1	m	332201	湖州市
332230	嘉兴县	0	1	m	332202	嘉兴市
332300	绍兴地区	0	3	p	330600	绍兴市
332301	绍兴市	0	3	e	330602	越城区
332321	绍兴县	0	1	m	332301	绍兴市
332322	上虞县	0	3	r	330622	
332323	嵊县	0	3	r	330623	
332324	新昌县	0	3	r	330624	
332325	诸暨县	0	3	r	330625	
332400	金华地区	0	5	p	330700	金华市
332401	金华市	0	5	e	330702	婺城区
332402	衢州市	0	5	u	330800	
332421	兰溪县	0	5	c	330701	兰溪市
332422	永康县	0	5	r	330722	
332423	武义县	0	5	r	330723	
332424	东阳县	0	5	r	330724	
332425	义乌县	0	5	r	330725	
332426	浦江县	0	5	r	330726	
332427	常山县	0	5	f	330822	
332428	江山县	0	5	f	330823	
332429	开化县	0	5	f	330824	
332430	金华县	0	1	m	332401	金华市
332430	龙游县	3	5	f	330825	
332431	衢县	0	1	m	332402	衢州市
332431	磐安县	3	5	r	330727	
332500	丽水地区	0	20	p	331100	丽水市
332501	丽水市	6	15	r	332582	
332502	龙泉市	10	15	r	332581	
332521	丽水县	0	6	c	332501	丽水市
332522	青田县	0	20	r	331121	
332523	云和县	0	20	r	331125	
332524	龙泉县	0	10	c	332502	龙泉市
332525	庆元县	0	20	r	331126	
332526	缙云县	0	20	r	331122	
332527	遂昌县	0	20	r	331123	
332528	松阳县	2	20	r	331124	
332529	景宁畲族自治县	4	20	r	331127	
332581	龙泉市	15	20	r	331181	
332582	丽水市	15	20	e	331102	莲都区
332600	台州地区	0	14	p	331000	台州市
332601	椒江市	1	14	e	331002	椒江区
332602	临海市	6	14	f	339018	
332603	黄岩市	9	14	e	331003	黄岩区
332621	临海县	0	6	c	332602	临海市
332622	黄岩县	0	9	c	332603	黄岩市
332623	温岭县	0	14	c	339020	温岭市
332624	仙居县	0	14	r	331024	
332625	天台县	0	14	r	331023	
332626	三门县	0	14	r	331022	
332627	玉环县	0	14	r	331021	
332700	舟山地区	0	7	p	330900	舟山市
332721	定海县	0	7	d	330902	定海区
332722	普陀县	0	7	d	330903	普陀区
332723	岱山县	0	7	r	330921	
332724	嵊泗县	0	7	r	330922	
332800	温州地区	0	1	a		
332822	洞头县	0	1	r	330322	
332823	乐清县	0	1	r	330323	
332824	永嘉县	0	1	r	330324	
332825	瑞安县	0	1	r	330325	
332826	平阳县	0	1	r	330326	
332828	文成县	0	1	r	330328	
332829	泰顺县	0	1	r	330329	
339001	余姚市	6	15	f	330281	
339002	海宁市	6	15	f	330481	
339003	兰溪市	6	15	f	330781	
339004	瑞安市	7	15	f	330381	
339005	萧山市	7	15	f	330181	
339006	江山市	7	15	f	330881	
339007	义乌市	8	15	f	330782	
339008	东阳市	8	15	f	330783	
339009	慈溪市	8	15	f	330282	
339010	奉化市	8	15	f	330283	
339011	诸暨市	9	15	f	330681	
339012	平湖市	11	15	f	330482	
339013	建德市	12	15	f	330182	
339014	永康市	12	15	f	330784	
339015	上虞市	12	15	f	330682	
339016	桐乡市	13	15	f	330483	
339017	乐清市	13	15	f	330382	
339018	临海市	14	15	f	331082	
339019	富阳市	14	15	f	330183	
339020	温岭市	14	15	f	331081	
339021	余杭市	14	15	f	330184	
340102	东市区	0	22	n	340102	瑶海区
340103	中市区	0	22	n	340103	庐阳区
340104	西市区	0	22	n	340104	蜀山区
340111	郊区	0	22	n	340111	包河区
340122	肥东县	0	2	f	342624	
340122	肥西县	3	4	r	340123	
340123	肥西县	0	2	f	342424	
340123	肥东县	3	4	r	340122	
340203	马塘区	0	25	n	340203	弋江区
340203	弋江区	25	40	r	340209	
340204	新芜区	0	25	m	340202	镜湖区
340205	裕溪口区	0	10	n	340205	鸠江区
340205	鸠江区	10	22	r	340207	
340206	四褐山区	0	10	m	340205	鸠江区
340208	三山区	25	40	m	340209	弋江区
340211	郊区	0	10	a		
340221	芜湖县	0	40	d	340210	湾沚区
340222	繁昌县	0	2	f	342526	
340222	繁昌县	3	40	d	340212	繁昌区
340223	南陵县	0	2	f	342527	
340224	青阳县	0	2	f	342528	
340224	青阳县	3	8	f	342923	
340225	无为县	31	39	c	340281	无为市
340302	东市区	0	24	n	340302	龙子湖区
340303	中市区	0	24	n	340303	蚌山区
340304	西市区	0	24	n	340304	禹会区
340311	郊区	0	24	n	340311	淮上区
340502	金家庄区	0	32	m	340503	花山区
340505	向山区	0	21	m	340504	雨山区
340511	郊区	3	4	a		
340521	当涂县	0	2	f	342525	
340611	郊区	0	4	a		
340702	铜官山区	0	35	n	340705	铜官区
340703	狮子山区	0	35	m	340705	铜官区
340704	铜山区	0	7	a		
340721	铜陵县	0	35	d	340706	义安区
340811	郊区	0	25	n	340811	宜秀区
340821	桐城县	8	16	c	340881	桐城市
340823	枞阳县	8	35	f	340722	
340824	潜山县	8	38	c	340882	潜山市
340901	黄山市	3	7	e	341003	黄山区
341121	天长县	12	13	c	349001	天长市
341127	嘉山县	12	14	c	349002	明光市
341223	涡阳县	16	20	f	341621	
341224	蒙城县	16	20	f	341622	
341227	利辛县	16	20	f	341623	
341281	亳州市	16	20	u	341600	
341400	巢湖市	19	31	m	340181	
341402	居巢区	19	31	m	340181	巢湖市
341421	庐江县	19	31	f	340124	
341422	无为县	19	31	f	340225	
341423	含山县	19	31	f	340522	
341424	和县	19	31	f	340523	
341521	寿县	19	35	f	340422	
341822	广德县	20	39	c	341882	广德市
342100	阜阳地区	0	16	p	341200	阜阳市
342101	阜阳市	0	16	m	341200	
342102	亳州市	6	16	r	341281	
342103	界首市	9	16	r	341282	
342121	阜阳县	0	12	m	342101	阜阳市
342122	临泉县	0	16	r	341221	
342123	太和县	0	16	r	341222	
342124	涡阳县	0	16	r	341223	
342125	蒙城县	0	16	r	341224	
342126	亳县	0	6	c	342102	亳州市
342127	阜南县	0	16	r	341225	
342128	颍上县	0	16	r	341226	
342129	界首县	0	9	c	342103	界首市
342130	利辛县	0	16	r	341227	
342200	宿县地区	0	18	p	341300	宿州市
342201	宿州市	0	18	e	341302	埇桥区
342221	砀山县	0	18	f	341321	
342222	萧县	0	18	f	341322	
342223	宿县	0	12	m	342201	宿州市
342224	灵璧县	0	18	f	341323	
342225	泗县	0	18	f	341324	
342300	滁县地区	0	12	p	341100	滁州市
342301	滁州市	2	12	m	341100	
342321	天长县	0	12	f	341121	
342322	来安县	0	12	f	341122	
342323	滁县	0	2	c	342301	滁州市
342324	全椒县	0	12	f	341124	
342325	定远县	0	12	f	341125	
342326	凤阳县	0	12	f	341126	
342327	嘉山县	0	12	f	341127	
342400	六安地区	0	19	p	341500	六安市
342401	六安市	0	19	m	341500	
342421	六安县	0	12	m	342401	六安市
342422	寿县	0	19	r	341521	
342423	霍邱县	0	19	r	341522	
342424	肥西县	2	3	f	340122	
342425	舒城县	0	19	r	341523	
342426	金寨县	0	19	r	341524	
342427	霍山县	0	19	r	341525	
342500	宣城地区	0	20	p	341800	宣城市
342501	宣城市	7	20	e	341802	宣州区
342502	宁国市	17	20	r	341881	
342521	宣城县	0	7	c	342501	宣城市
342522	郎溪县	0	20	r	341821	
342523	广德县	0	20	r	341822	
342524	宁国县	0	17	c	342502	宁国市
342525	当涂县	2	3	f	340521	
342526	繁昌县	2	3	f	340222	
342527	南陵县	2	3	f	340223	
342528	青阳县	2	3	f	340224	
342529	泾县	0	20	r	341823	
342530	旌德县	7	20	r	341825	
342531	绩溪县	7	20	r	341824	
342600	巢湖地区	0	19	p	341400	巢湖市
342601	巢湖市	0	19	u	341400	
342622	庐江县	0	19	r	341421	
342623	无为县	0	19	r	341422	
342624	肥东县	2	3	f	340123	
342625	含山县	0	19	r	341423	
342626	和县	0	19	r	341424	
342700	徽州地区	0	7	p	341000	黄山市
342701	屯溪市	0	7	e	341002	屯溪区
342721	绩溪县	0	7	f	342531	
342722	旌德县	0	7	f	342530	
342723	歙县	0	7	f	341021	
342724	休宁县	0	7	f	341022	
342725	黟县	0	7	f	341023	
342726	祁门县	0	7	f	341024	
342727	太平县	0	3	c	340901	黄山市
342728	石台县	0	7	f	342831	
342800	安庆地区	0	8	m	340800	安庆市
342821	怀宁县	0	8	r	340822	
342822	桐城县	0	8	r	340821	
342823	枞阳县	0	8	r	340823	
342824	潜山县	0	8	r	340824	
342825	太湖县	0	8	r	340825	
342826	宿松县	0	8	r	340826	
342827	望江县	0	8	r	340827	
342828	岳西县	0	8	r	340828	
342829	东至县	0	8	f	342921	
342830	贵池县	0	8	c	342901	贵池市
342831	石台县	7	8	f	342922	
342900	池州地区	8	20	p	341700	池州市
342901	贵池市	8	20	e	341702	贵池区
342921	东至县	8	20	r	341721	
342922	石台县	8	20	r	341722	
342923	青阳县	8	20	r	341723	
349001	天长市	13	15	f	341181	
349002	明光市	14	15	f	341182	
350111	郊区	0	15	n	350111	晋安区
350126	长乐县	3	14	c	359011	长乐市
350127	福清县	3	10	c	359003	福清市
350182	长乐市	15	37	e	350112	长乐区
350202	鼓浪屿区	0	23	m	350203	思明区
350204	开元区	0	23	m	350203	思明区
350205	杏林区	0	23	n	350205	海沧区
350211	郊区	0	7	n	350211	集美区
350221	同安县	0	16	d	350212	同安区
350321	莆田县	3	22	d	350304	荔城区
350402	梅列区	3	41	m	350404	三元区
350403	三元区	3	41	r	350404	
350420	永安市	5	6	f	359001	
350422	永安县	3	4	c	350501	永安市
350427	沙县	3	41	d	350405	沙县区
350501	永安市	4	5	f	350420	
350522	晋江县	5	12	c	359004	晋江市
350523	南安县	5	13	c	359005	南安市
350621	龙海县	5	13	c	359006	龙海市
350625	长泰县	5	41	d	350605	长泰区
350681	龙海市	15	41	e	350604	龙海区
350784	建阳市	15	34	e	350703	建阳区
350822	永定县	16	34	d	350803	永定区
352100	建阳地区	0	8	n	352100	南平地区
352100	南平地区	8	14	p	350700	南平市
352101	南平市	0	14	e	350702	延平区
352102	邵武市	3	14	f	359007	
352103	武夷山市	9	14	f	359008	
352104	建瓯市	12	14	f	359009	
352121	顺昌县	0	14	r	350721	
352122	建阳县	0	14	c	359010	建阳市
352123	建瓯县	0	12	c	352104	建瓯市
352124	浦城县	0	14	r	350722	
352125	邵武县	0	3	c	352102	邵武市
352126	崇安县	0	9	c	352103	武夷山市
352127	光泽县	0	14	r	350723	
352128	松溪县	0	14	r	350724	
352129	政和县	0	14	r	350725	
352200	宁德地区	0	19	p	350900	宁德市
352201	宁德市	8	19	e	350902	蕉城区
352202	福安市	9	19	r	350981	
352203	福鼎市	15	19	r	350982	
352221	宁德县	0	8	c	352201	宁德市
352222	连江县	0	3	f	350122	
352223	罗源县	0	3	f	350123	
352224	福鼎县	0	15	c	352203	福鼎市
352225	霞浦县	0	19	r	350921	
352226	福安县	0	9	c	352202	福安市
352227	古田县	0	19	r	350922	
352228	屏南县	0	19	r	350923	
352229	寿宁县	0	19	r	350924	
352230	周宁县	0	19	r	350925	
352231	柘荣县	0	19	r	350926	
352300	莆田地区	0	3	p	350300	莆田市
352321	莆田县	0	3	r	350321	
352322	永泰县	0	3	f	350125	
352323	仙游县	0	3	r	350322	
352324	平潭县	0	3	f	350128	
352325	福清县	0	3	f	350127	
352326	闽清县	0	3	f	350124	
352327	长乐县	0	3	f	350126	
352400	晋江地区	0	5	m	350500	泉州市
352401	泉州市	0	5	e	350502	鲤城区
352421	惠安县	0	5	f	350521	
352422	晋江县	0	5	f	350522	
352423	南安县	0	5	f	350523	
352424	安溪县	0	5	f	350524	
352425	永春县	0	5	f	350525	
352426	德化县	0	5	f	350526	
352427	金门县	0	5	f	350527	
352500	龙溪地区	0	5	m	350600	漳州市
352501	漳州市	0	5	e	350602	芗城区
352521	龙海县	0	5	f	350621	
352522	云霄县	0	5	f	350622	
352523	漳浦县	0	5	f	350623	
352524	诏安县	0	5	f	350624	
352525	长泰县	0	5	f	350625	
352526	东山县	0	5	f	350626	
352527	南靖县	0	5	f	350627	
352528	平和县	0	5	f	350628	
352529	华安县	0	5	f	350629	
352600	龙岩地区	0	16	p	350800	龙岩市
352601	龙岩市	1	16	e	350802	新罗区
352602	漳平市	10	16	r	350881	
352621	龙岩县	0	1	c	352601	龙岩市
352622	长汀县	0	16	r	350821	
352623	永定县	0	16	r	350822	
352624	上杭县	0	16	r	350823	
352625	武平县	0	16	r	350824	
352626	漳平县	0	10	c	352602	漳平市
352627	连城县	0	16	r	350825	
352700	三明地区	0	3	p	350400	三明市
352701	三明市	0	3	m	350400	
352721	明溪县	0	3	r	350421	
352722	永安县	0	3	r	350422	
352723	清流县	0	3	r	350423	
352724	宁化县	0	3	r	350424	
352725	大田县	0	3	r	350425	
352726	尤溪县	0	3	r	350426	
352727	沙县	0	3	r	350427	
352728	将乐县	0	3	r	350428	
352729	泰宁县	0	3	r	350429	
352730	建宁县	0	3	r	350430	
359001	永安市	6	15	f	350481	
359002	石狮市	7	15	f	350581	
359003	福清市	10	15	f	350181	
359004	晋江市	12	15	f	350582	
359005	南安市	13	15	f	350583	
359006	龙海市	13	15	f	350681	
359007	邵武市	14	15	f	350781	
359008	武夷山市	14	15	f	350782	
359009	建瓯市	14	15	f	350783	
359010	建阳市	14	15	f	350784	
359011	长乐市	14	15	f	350182	
360105	湾里区	0	39	m	360112	新建区
360111	郊区	0	22	n	360111	青山湖区
360122	新建县	0	35	d	360112	新建区
360211	鹅湖区	0	8	m	360202	昌江区
360212	蛟潭区	0	8	t	360222	浮梁县
360221	乐平县	3	12	c	369002	乐平市
360302	城关区	0	13	n	360302	安源区
360311	上栗区	0	17	t	360322	上栗县
360312	芦溪区	0	17	t	360323	芦溪县
360402	庐山区	0	36	n	360402	濂溪区
360411	郊区	0	4	a		
360421	九江县	3	37	d	360404	柴桑区
360422	瑞昌县	3	9	c	369001	瑞昌市
360427	星子县	3	36	c	360483	庐山市
360621	贵溪县	3	16	c	360681	贵溪市
360622	余江县	3	38	d	360603	余江区
360704	赣县	36	36	d	360704	赣县区
360721	赣县	18	36	r	360704	
360727	龙南县	18	40	c	360783	龙南市
360782	南康市	18	33	e	360703	南康区
361029	东乡县	20	36	d	361003	东乡区
361121	上饶县	20	39	d	361104	广信区
361122	广丰县	20	35	d	361103	广丰区
361128	波阳县	20	23	n	361128	鄱阳县
362100	赣州地区	0	18	p	360700	赣州市
362101	赣州市	0	18	e	360702	章贡区
362102	瑞金市	14	18	r	360781	
362103	南康市	15	18	r	360782	
362121	赣县	0	18	r	360721	
362122	南康县	0	15	c	362103	南康市
362123	信丰县	0	18	r	360722	
362124	大余县	0	18	r	360723	
362125	上犹县	0	18	r	360724	
362126	崇义县	0	18	r	360725	
362127	安远县	0	18	r	360726	
362128	龙南县	0	18	r	360727	
362129	定南县	0	18	r	360728	
362130	全南县	0	18	r	360729	
362131	宁都县	0	18	r	360730	
362132	于都县	0	18	r	360731	
362133	兴国县	0	18	r	360732	
362134	瑞金县	0	14	c	362102	瑞金市
362135	会昌县	0	18	r	360733	
362136	寻乌县	0	18	r	360734	
362137	石城县	0	18	r	360735	
362138	广昌县	0	3	f	362532	
362200	宜春地区	0	20	p	360900	宜春市
362201	宜春市	0	20	e	360902	袁州区
362202	丰城市	8	20	r	360981	
362203	樟树市	8	20	r	360982	
362204	高安市	13	20	r	360983	
362221	丰城县	0	8	c	362202	丰城市
362222	高安县	0	13	c	362204	高安市
362223	清江县	0	8	c	362203	樟树市
362224	分宜县	0	3	f	360521	
362225	宜春县	0	5	m	362201	宜春市
362226	奉新县	0	20	r	360921	
362227	万载县	0	20	r	360922	
362228	上高县	0	20	r	360923	
362229	宜丰县	0	20	r	360924	
362230	新余县	0	3	d	360502	渝水区
362231	安义县	0	3	f	360123	
362232	靖安县	0	20	r	360925	
362233	铜鼓县	0	20	r	360926	
362300	上饶地区	0	20	p	361100	上饶市
362301	上饶市	0	20	e	361102	信州区
362302	鹰潭市	0	3	u	360600	
362302	德兴市	10	20	r	361181	
362321	上饶县	0	20	r	361121	
362322	广丰县	0	20	r	361122	
362323	玉山县	0	20	r	361123	
362324	铅山县	0	20	r	361124	
362325	横峰县	0	20	r	361125	
362326	弋阳县	0	20	r	361126	
362327	贵溪县	0	3	f	360621	
362328	余江县	0	3	f	360622	
362329	余干县	0	20	r	361127	
362330	波阳县	0	20	r	361128	
362331	万年县	0	20	r	361129	
362332	乐平县	0	3	f	360221	
362333	德兴县	0	10	c	362302	德兴市
362334	婺源县	0	20	r	361130	
362400	吉安地区	0	20	p	360800	吉安市
362401	吉安市	0	20	e	360802	吉州区
362402	井冈山市	4	20	r	360881	
362421	吉安县	0	20	r	360821	
362422	吉水县	0	20	r	360822	
362423	峡江县	0	20	r	360823	
362424	新干县	0	20	r	360824	
362425	永丰县	0	20	r	360825	
362426	泰和县	0	20	r	360826	
362427	遂川县	0	20	r	360827	
362428	万安县	0	20	r	360828	
362429	安福县	0	20	r	360829	
362430	永新县	0	20	r	360830	
362431	莲花县	0	12	f	360321	
362432	宁冈县	0	20	m	360881	井冈山市
362433	井冈山县	1	4	c	362402	井冈山市
362500	抚州地区	0	20	p	361000	抚州市
362501	抚州市	0	7	a		
362501	临川市	7	20	e	361002	临川区
362521	临川县	0	7	c	362501	临川市
362522	南城县	0	20	r	361021	
362523	黎川县	0	20	r	361022	
362524	南丰县	0	20	r	361023	
362525	崇仁县	0	20	r	361024	
362526	乐安县	0	20	r	361025	
362527	宜黄县	0	20	r	361026	
362528	金溪县	0	20	r	361027	
362529	资溪县	0	20	r	361028	
362530	进贤县	0	3	f	360124	
362531	东乡县	0	20	r	361029	
362532	广昌县	3	20	r	361030	
362600	九江地区	0	3	a		
362621	九江县	0	3	r	360421	
362622	瑞昌县	0	3	r	360422	
362623	武宁县	0	3	r	360423	
362624	修水县	0	3	r	360424	
362625	永修县	0	3	r	360425	
362626	德安县	0	3	r	360426	
362627	星子县	0	3	r	360427	
362628	都昌县	0	3	r	360428	
362629	湖口县	0	3	r	360429	
362630	彭泽县	0	3	r	360430	
369001	井冈山	0	1	t	362433	井冈山县
369001	瑞昌市	9	15	f	360481	
369002	乐平市	12	15	f	360281	
370111	郊区	0	7	a		
370121	历城县	0	7	d	370112	历城区
370122	章丘县	0	12	c	370181	章丘市
370123	长清县	0	21	d	370113	长清区
370125	济阳县	9	38	d	370115	济阳区
370181	章丘市	12	36	e	370114	章丘区
370204	台东区	0	14	m	370203	市北区
370205	四方区	0	32	m	370203	市北区
370206	沧口区	0	14	n	370213	李沧区
370221	崂山县	0	8	d	370212	崂山区
370222	即墨县	0	9	c	379013	即墨市
370223	胶南县	0	10	c	379016	胶南市
370224	胶县	0	7	c	379006	胶州市
370225	莱西县	3	10	c	379015	莱西市
370226	平度县	3	9	c	379014	平度市
370282	即墨市	15	37	e	370215	即墨区
370284	胶南市	15	32	m	370211	黄岛区
370406	齐村区	0	3	n	370406	山亭区
370421	滕县	0	8	c	379010	滕州市
370504	牛庄区	2	7	m	370502	东营区
370521	垦利县	2	36	d	370505	垦利区
370620	威海市	3	4	f	371001	
370620	威海市	5	6	f	379006	
370622	蓬莱县	3	11	c	379017	蓬莱市
370623	黄县	3	6	c	379002	龙口市
370624	招远县	3	11	c	379018	招远市
370625	掖县	3	8	c	379009	莱州市
370627	莱阳县	3	7	c	379008	莱阳市
370628	栖霞县	3	15	c	370686	栖霞市
370629	海阳县	3	16	c	370687	海阳市
370630	乳山县	3	7	f	371021	
370631	牟平县	3	14	d	370612	牟平区
370632	文登县	3	7	f	371022	
370633	荣成县	3	7	f	371023	
370634	长岛县	3	40	m	370614	蓬莱区
370684	蓬莱市	12	40	e	370614	蓬莱区
370721	益都县	3	6	c	379001	青州市
370722	安丘县	3	14	c	379023	安丘市
370723	寿光县	3	13	c	379019	寿光市
370726	昌邑县	3	14	c	379024	昌邑市
370727	高密县	3	14	c	379025	高密市
370728	诸城县	3	7	c	379007	诸城市
370729	五莲县	3	12	f	371121	
370802	市中区	3	33	m	370811	任城区
370811	市郊区	3	13	n	370811	任城区
370822	兖州县	3	12	c	379017	兖州市
370823	曲阜县	3	6	c	379003	曲阜市
370825	邹县	3	12	c	379018	邹城市
370882	兖州市	15	33	e	370812	兖州区
370901	莱芜市	5	6	f	379004	
370902	新泰市	5	6	r	370920	
370903	岱岳区	22	27	r	370911	
370911	郊区	5	20	n	370911	岱岳区
370911	岱岳区	20	22	r	370903	
370920	新泰市	6	8	f	379005	
370922	肥城县	5	12	c	370983	肥城市
371001	威海市	4	5	f	370620	
371021	乳山县	7	13	c	379020	乳山市
371022	文登县	7	8	c	379011	文登市
371023	荣成县	7	8	c	379012	荣成市
371081	文登市	15	34	e	371003	文登区
371200	莱芜市	12	38	m	370100	济南市
371202	莱城区	12	38	n	370116	莱芜区
371203	钢城区	12	38	f	370117	
371324	苍山县	14	34	n	371324	兰陵县
371421	陵县	14	34	d	371403	陵城区
371523	茌平县	17	39	d	371503	茌平区
371624	沾化县	20	34	d	371603	沾化区
371626	邹平县	20	38	c	371681	邹平市
371727	定陶县	20	36	d	371703	定陶区
372100	烟台地区	0	3	p	370600	烟台市
372101	烟台市	0	3	e	370602	芝罘区
372102	威海市	0	3	r	370620	
372121	福山县	0	3	d	370611	福山区
372122	蓬莱县	0	3	r	370622	
372123	黄县	0	3	r	370623	
372124	招远县	0	3	r	370624	
372125	掖县	0	3	r	370625	
372126	莱西县	0	3	f	370225	
372127	莱阳县	0	3	r	370627	
372128	栖霞县	0	3	r	370628	
372129	海阳县	0	3	r	370629	
372130	乳山县	0	3	r	370630	
372131	牟平县	0	3	r	370631	
372132	文登县	0	3	r	370632	
372133	荣成县	0	3	r	370633	
372134	长岛县	0	3	r	370634	
372200	昌潍地区	0	1	n	372200	潍坊地区
372200	潍坊地区	1	3	p	370700	潍坊市
372201	潍坊市	0	3	m	370700	
372221	益都县	0	3	r	370721	
372222	安丘县	0	3	r	370722	
372223	寿光县	0	3	r	370723	
372224	临朐县	0	3	r	370724	
372225	昌乐县	0	3	r	370725	
372226	昌邑县	0	3	r	370726	
372227	高密县	0	3	r	370727	
372228	诸城县	0	3	r	370728	
372229	五莲县	0	3	r	370729	
372230	潍县	0	3	d	370703	寒亭区
372231	平度县	0	3	f	370226	
372300	惠民地区	0	12	n	372300	滨州地区
372300	滨州地区	12	20	p	371600	滨州市
372301	滨州市	2	20	e	371602	滨城区
372321	惠民县	0	20	r	371621	
372322	滨县	0	7	m	372301	滨州市
372323	阳信县	0	20	r	371622	
372324	无棣县	0	20	r	371623	
372325	沾化县	0	20	r	371624	
372326	桓台县	0	3	f	370321	
372327	广饶县	0	3	f	370523	
372328	博兴县	0	20	r	371625	
372329	垦利县	0	2	f	370521	
372330	邹平县	0	20	r	371626	
372331	高青县	0	9	f	370322	
372332	利津县	0	2	f	370522	
372400	德州地区	0	14	p	371400	德州市
372401	德州市	0	14	e	371402	德城区
372402	乐陵市	8	14	f	379021	
372403	禹城市	13	14	f	379022	
372421	陵县	0	14	r	371421	
372422	平原县	0	14	r	371426	
372423	夏津县	0	14	r	371427	
372424	武城县	0	14	r	371428	
372425	齐河县	0	14	r	371425	
372426	禹城县	0	13	c	372403	禹城市
372427	乐陵县	0	8	c	372402	乐陵市
372428	临邑县	0	14	r	371424	
372429	商河县	0	9	f	370126	
372430	济阳县	0	9	f	370125	
372431	宁津县	0	14	r	371422	
372432	庆云县	0	14	r	371423	
372500	聊城地区	0	17	p	371500	聊城市
372501	聊城市	3	17	e	371502	东昌府区
372502	临清市	3	17	r	371581	
372521	聊城县	0	3	c	372501	聊城市
372522	阳谷县	0	17	r	371521	
372523	莘县	0	17	r	371522	
372524	茌平县	0	17	r	371523	
372525	东阿县	0	17	r	371524	
372526	冠县	0	17	r	371525	
372527	高唐县	0	17	r	371526	
372528	临清县	0	3	c	372502	临清市
372600	泰安地区	0	5	p	370900	泰安市
372601	泰安市	2	5	e	370911	郊区
372602	新汶市	2	3	m	372603	新泰市
372602	莱芜市	3	5	r	370901	
372603	新泰市	3	5	r	370902	
372621	莱芜县	0	3	c	372602	莱芜市
372622	新泰县	0	3	c	372603	新泰市
372623	泰安县	0	2	c	372601	泰安市
372624	宁阳县	0	5	r	370921	
372625	肥城县	0	5	r	370922	
372626	东平县	0	5	r	370923	
372627	平阴县	0	5	f	370124	
372628	新汶县	0	2	c	372602	新汶市
372629	汶上县	3	5	f	370830	
372630	泗水县	3	5	f	370831	
372700	济宁地区	0	3	p	370800	济宁市
372701	济宁市	0	3	e	370802	市中区
372721	济宁县	0	3	d	370811	市郊区
372722	兖州县	0	3	r	370822	
372723	曲阜县	0	3	r	370823	
372724	泗水县	0	3	f	372630	
372725	邹县	0	3	r	370825	
372726	微山县	0	3	r	370826	
372727	鱼台县	0	3	r	370827	
372728	金乡县	0	3	r	370828	
372729	嘉祥县	0	3	r	370829	
372730	汶上县	0	3	f	372629	
372800	临沂地区	0	14	p	371300	临沂市
372801	临沂市	3	14	m	371300	
372821	临沂县	0	3	c	372801	临沂市
372822	郯城县	0	14	r	371322	
372823	苍山县	0	14	r	371324	
372824	莒南县	0	14	r	371327	
372825	日照县	0	9	u	371100	日照市
372826	莒县	0	12	f	371122	
372827	沂水县	0	14	r	371323	
372828	沂源县	0	9	f	370323	
372829	蒙阴县	0	14	r	371328	
372830	平邑县	0	14	r	371326	
372831	费县	0	14	r	371325	
372832	沂南县	0	14	r	371321	
372833	临沭县	0	14	r	371329	
372900	菏泽地区	0	20	p	371700	菏泽市
372901	菏泽市	3	20	e	371702	牡丹区
372921	菏泽县	0	3	c	372901	菏泽市
372922	曹县	0	20	r	371721	
372923	定陶县	0	20	r	371727	
372924	成武县	0	20	r	371723	
372925	单县	0	20	r	371722	
372926	巨野县	0	20	r	371724	
372927	梁山县	0	9	f	370832	
372928	郓城县	0	20	r	371725	
372929	鄄城县	0	20	r	371726	
372930	东明县	0	20	r	371728	
379001	青州市	6	15	f	370781	
379002	龙口市	6	15	f	370681	
379003	曲阜市	6	15	f	370881	
379004	莱芜市	6	12	u	371200	
379005	新泰市	8	10	f	370982	
379006	威海市	6	7	u	371000	
379006	胶州市	7	15	f	370281	
379007	诸城市	7	15	f	370782	
379008	莱阳市	7	15	f	370682	
379009	莱州市	8	15	f	370683	
379010	滕州市	8	15	f	370481	
379011	文登市	8	15	f	371081	
379012	荣成市	8	15	f	371082	
379013	即墨市	9	15	f	370282	
379014	平度市	9	15	f	370283	
379015	莱西市	10	15	f	370285	
379016	胶南市	10	15	f	370284	
379017	蓬莱市	11	12	f	370684	
379017	兖州市	12	15	f	370882	
379018	招远市	11	12	f	370685	
379018	邹城市	12	15	f	370883	
379019	寿光市	13	15	f	370783	
379020	乳山市	13	15	f	371083	
379021	乐陵市	14	15	f	371481	
379022	禹城市	14	15	f	371482	
379023	安丘市	14	15	f	370784	
379024	昌邑市	14	15	f	370786	
379025	高密市	14	15	f	370785	
410104	向阳回族区	0	3	n	410104	管城回族区
410107	新密区	2	7	a		
410108	邙山区	7	23	n	410108	惠济区
410111	金海区	1	7	n	410108	邙山区
410112	郊区	0	7	a		
410121	荥阳县	0	14	c	419016	荥阳市
410123	新郑县	3	14	c	419017	新郑市
410124	巩县	3	11	c	419009	巩义市
410125	登封县	3	14	c	419018	登封市
410126	密县	3	14	c	419015	新密市
410205	南关区	0	25	n	410205	禹王台区
410211	郊区	0	25	n	410211	金明区
410211	金明区	25	34	m	410202	龙亭区
410224	开封县	3	34	d	410212	祥符区
410302	洛北区	0	3	n	410302	老城区
410306	吉利区	2	41	m	410308	孟津区
410307	洛龙区	22	27	r	410311	
410311	郊区	0	20	n	410311	洛龙区
410311	洛龙区	20	22	r	410307	
410321	偃师县	3	13	c	419012	偃师市
410322	孟津县	3	41	d	410308	孟津区
410381	偃师市	15	41	e	410307	偃师区
410411	郊区	0	14	n	410411	湛河区
410412	舞钢区	2	10	c	419008	舞钢市
410424	临汝县	6	8	c	419002	汝州市
410426	襄城县	6	17	f	411025	
410504	铁西区	3	22	a		
410511	郊区	3	22	a		
410521	林县	3	14	c	419014	林州市
410524	淇县	3	6	f	410622	
410525	浚县	3	6	f	410621	
410611	郊区	0	21	n	410611	淇滨区
410703	新华区	3	23	n	410703	卫滨区
410704	北站区	3	23	n	410704	凤泉区
410711	郊区	3	23	n	410711	牧野区
410722	汲县	3	8	c	419005	卫辉市
410723	辉县	6	8	c	419006	辉县市
410728	长垣县	6	39	c	410783	长垣市
410811	郊区	0	10	n	410811	山阳区
410824	沁阳县	6	9	c	419007	沁阳市
410826	孟县	6	16	c	410883	孟州市
410827	济源县	6	8	c	419003	济源市
410881	济源市	15	17	f	419001	
410902	市区	5	22	n	410902	华龙区
410911	郊区	4	7	t	410928	濮阳县
410921	滑县	3	6	f	410526	
410924	内黄县	3	6	f	410527	
410925	长垣县	3	6	f	410728	
411021	禹县	6	8	c	419004	禹州市
411022	长葛县	6	13	c	419011	长葛市
411023	许昌县	6	36	d	411003	建安区
411123	郾城县	6	24	d	411103	郾城区
411222	陕县	6	35	d	411203	陕州区
411223	灵宝县	6	13	c	419010	灵宝市
411626	淮阳县	20	39	d	411603	淮阳区
412100	开封地区	0	3	a		
412121	杞县	0	3	r	410221	
412122	通许县	0	3	r	410222	
412123	尉氏县	0	3	r	410223	
412124	开封县	0	3	r	410224	
412125	中牟县	0	3	f	410122	
412126	巩县	0	3	f	410124	
412127	登封县	0	3	f	410125	
412128	新郑县	0	3	f	410123	
412129	密县	0	3	f	410126	
412130	兰考县	0	3	r	410225	
412200	新乡地区	0	6	m	410700	新乡市
412201	新乡市	0	3	u	410700	
412202	红旗区	0	3	r	410702	
412203	新华区	0	3	r	410703	
412204	北站区	2	3	r	410704	
412211	郊区	0	3	r	410711	
412221	沁阳县	0	6	f	410824	
412222	新乡县	0	3	r	410721	
412223	济源县	0	6	f	410827	
412224	孟县	0	6	f	410826	
412225	温县	0	6	f	410825	
412226	武陟县	0	6	f	410823	
412227	汲县	0	3	r	410722	
412228	获嘉县	0	6	r	410724	
412229	博爱县	0	3	f	410822	
412230	辉县	0	6	r	410723	
412231	修武县	0	3	f	410821	
412232	原阳县	0	6	r	410725	
412233	延津县	0	6	r	410726	
412234	封丘县	0	6	r	410727	
412300	商丘地区	0	17	p	411400	商丘市
412301	商丘市	0	17	e	411402	梁园区
412302	永城市	16	17	r	411481	
412321	虞城县	0	17	r	411425	
412322	商丘县	0	17	d	411403	睢阳区
412323	民权县	0	17	r	411421	
412324	宁陵县	0	17	r	411423	
412325	睢县	0	17	r	411422	
412326	夏邑县	0	17	r	411426	
412327	柘城县	0	17	r	411424	
412328	永城县	0	16	c	412302	永城市
412400	安阳地区	0	3	p	410500	安阳市
412401	安阳市	0	3	u	410500	
412402	文峰区	0	3	r	410502	
412403	北关区	0	3	r	410503	
412404	铁西区	0	3	r	410504	
412411	郊区	0	3	r	410511	
412421	林县	0	3	r	410521	
412422	安阳县	0	3	r	410522	
412423	汤阴县	0	3	r	410523	
412424	淇县	0	3	r	410524	
412425	浚县	0	3	r	410525	
412430	濮阳县	0	3	u	410900	濮阳市
412431	滑县	0	3	f	410921	
412432	清丰县	0	3	f	410922	
412433	南乐县	0	3	f	410923	
412434	内黄县	0	3	f	410924	
412435	长垣县	0	3	f	410925	
412436	范县	0	3	f	410926	
412437	台前县	0	3	f	410927	
412500	洛阳地区	0	6	m	410300	洛阳市
412501	三门峡市	0	6	u	411200	
412502	义马市	1	6	f	419001	
412521	孟津县	0	3	r	410322	
412522	偃师县	0	3	r	410321	
412523	新安县	0	3	r	410323	
412524	渑池县	0	6	f	411221	
412525	陕县	0	6	f	411222	
412526	灵宝县	0	6	f	411223	
412527	伊川县	0	6	r	410329	
412528	汝阳县	0	6	r	410326	
412529	嵩县	0	6	r	410325	
412530	洛宁县	0	6	r	410328	
412531	卢氏县	0	6	f	411224	
412532	栾川县	0	6	r	410324	
412533	临汝县	0	6	f	410424	
412534	宜阳县	0	6	r	410327	
412600	许昌地区	0	6	p	411000	许昌市
412601	许昌市	0	6	e	411002	魏都区
412602	漯河市	0	6	u	411100	
412621	长葛县	0	6	r	411022	
412622	禹县	0	6	r	411021	
412623	鄢陵县	0	6	r	411024	
412624	许昌县	0	6	r	411023	
412625	郏县	0	6	f	410425	
412626	临颍县	0	6	f	411122	
412627	襄城县	0	6	f	410426	
412628	叶县	0	3	f	410422	
412629	郾城县	0	6	f	411123	
412630	鲁山县	0	3	f	410423	
412631	宝丰县	0	3	f	410421	
412632	舞阳县	0	6	f	411121	
412700	周口地区	0	20	p	411600	周口市
412701	周口市	0	20	e	411602	川汇区
412702	项城市	13	20	r	411681	
412721	扶沟县	0	20	r	411621	
412722	西华县	0	20	r	411622	
412723	商水县	0	20	r	411623	
412724	太康县	0	20	r	411627	
412725	鹿邑县	0	20	r	411628	
412726	郸城县	0	20	r	411625	
412727	淮阳县	0	20	r	411626	
412728	沈丘县	0	20	r	411624	
412729	项城县	0	13	c	412702	项城市
412800	驻马店地区	0	20	p	411700	驻马店市
412801	驻马店市	0	20	e	411702	驿城区
412821	确山县	0	20	r	411725	
412822	泌阳县	0	20	r	411726	
412823	遂平县	0	20	r	411728	
412824	西平县	0	20	r	411721	
412825	上蔡县	0	20	r	411722	
412826	汝南县	0	20	r	411727	
412827	平舆县	0	20	r	411723	
412828	新蔡县	0	20	r	411729	
412829	正阳县	0	20	r	411724	
412900	南阳地区	0	14	p	411300	南阳市
412901	南阳市	0	14	e	411303	卧龙区
412902	邓州市	8	14	f	419013	
412921	南召县	0	14	r	411321	
412922	方城县	0	14	r	411322	
412923	西峡县	0	14	r	411323	
412924	南阳县	0	14	d	411302	宛城区
412925	镇平县	0	14	r	411324	
412926	内乡县	0	14	r	411325	
412927	淅川县	0	14	r	411326	
412928	社旗县	0	14	r	411327	
412929	唐河县	0	14	r	411328	
412930	邓县	0	8	c	412902	邓州市
412931	新野县	0	14	r	411329	
412932	桐柏县	0	14	r	411330	
413000	信阳地区	0	18	p	411500	信阳市
413001	信阳市	0	18	e	411502	浉河区
413021	息县	0	18	r	411528	
413022	淮滨县	0	18	r	411527	
413023	信阳县	0	18	d	411503	平桥区
413024	潢川县	0	18	r	411526	
413025	光山县	0	18	r	411522	
413026	固始县	0	18	r	411525	
413027	商城县	0	18	r	411524	
413028	罗山县	0	18	r	411521	
413029	新县	0	18	r	411523	
419001	义马市	6	15	f	411281	
419002	汝州市	8	15	f	410482	
419003	济源市	8	15	f	410881	
419004	禹州市	8	15	f	411081	
419005	卫辉市	8	15	f	410781	
419006	辉县市	8	15	f	410782	
419007	沁阳市	9	15	f	410882	
419008	舞钢市	10	15	f	410481	
419009	巩义市	11	15	f	410181	
419010	灵宝市	13	15	f	411282	
419011	长葛市	13	15	f	411082	
419012	偃师市	13	15	f	410381	
419013	邓州市	14	15	f	411381	
419014	林州市	14	15	f	410581	
419015	新密市	14	15	f	410183	
419016	荥阳市	14	15	f	410182	
419017	新郑市	14	15	f	410184	
419018	登封市	14	15	f	410185	
420121	汉阳县	0	12	d	420114	蔡甸区
420122	武昌县	0	15	d	420115	江夏区
420123	黄陂县	3	18	d	420116	黄陂区
420124	新洲县	3	18	d	420117	新洲区
420203	石灰窑区	0	21	n	420203	西塞山区
420211	郊区	0	3	a		
420221	大冶县	0	14	c	429016	大冶市
420321	郧县	14	34	d	420304	郧阳区
420400	沙市市	0	14	e	421002	沙市区
420521	宜昌县	12	21	d	420506	夷陵区
420523	枝江县	12	16	c	420583	枝江市
420581	枝城市	16	18	n	420581	宜都市
420583	枝城市	15	16	r	420581	
420600	襄樊市	0	30	n	420600	襄阳市
420603	樊东区	4	15	n	420606	樊城区
420604	樊西区	4	15	m	420606	樊城区
420607	襄阳区	21	30	n	420607	襄州区
420611	郊区	4	15	a		
420619	随州市	3	4	f	429001	
420620	老河口市	3	4	f	429002	
420621	襄阳县	3	21	d	420607	襄阳区
420622	枣阳县	3	8	c	429003	枣阳市
420623	宜城县	3	14	c	429017	宜城市
420703	黄州区	4	7	n	420703	华容区
420803	沙洋区	5	18	t	420822	沙洋县
420821	京山县	16	38	c	420882	京山市
420924	汉川县	13	17	c	420984	汉川市
420983	广水市	15	20	f	421381	
421000	荆沙市	14	16	n	421000	荆州市
421004	江陵区	14	18	t	421024	江陵县
421023	监利县	14	40	c	421088	监利市
421024	松滋县	14	15	c	421087	松滋市
421025	京山县	14	16	f	420821	
421082	钟祥市	15	16	f	420881	
421302	曾都区	22	29	r	421303	
421303	曾都区	20	22	r	421302	
422100	黄冈地区	0	15	p	421100	黄冈市
422101	鄂城市	0	3	m	420700	鄂州市
422101	麻城市	6	15	r	421181	
422102	武穴市	7	15	r	421182	
422103	黄州市	10	15	e	421102	黄州区
422121	黄冈县	0	10	c	422103	黄州市
422122	新洲县	0	3	f	420124	
422123	红安县	0	15	r	421122	
422124	麻城县	0	6	c	422101	麻城市
422125	罗田县	0	15	r	421123	
422126	英山县	0	15	r	421124	
422127	浠水县	0	15	r	421125	
422128	蕲春县	0	15	r	421126	
422129	广济县	0	7	c	422102	武穴市
422130	黄梅县	0	15	r	421127	
422131	鄂城县	0	3	m	420700	鄂州市
422200	孝感地区	0	13	p	420900	孝感市
422201	孝感市	3	13	e	420902	孝南区
422202	应城市	6	13	f	429009	
422203	安陆市	7	13	f	429010	
422204	广水市	8	13	f	429011	
422221	孝感县	0	3	c	422201	孝感市
422222	黄陂县	0	3	f	420123	
422223	大悟县	0	13	r	420922	
422224	应山县	0	8	c	422204	广水市
422225	安陆县	0	7	c	422203	安陆市
422226	云梦县	0	13	r	420923	
422227	应城县	0	6	c	422202	应城市
422228	汉川县	0	13	r	420924	
422300	咸宁地区	0	18	p	421200	咸宁市
422301	咸宁市	3	18	e	421202	咸安区
422302	蒲圻市	6	18	n	421281	赤壁市
422321	咸宁县	0	3	c	422301	咸宁市
422322	嘉鱼县	0	18	r	421221	
422323	蒲圻县	0	6	c	422302	蒲圻市
422324	通城县	0	18	r	421222	
422325	崇阳县	0	18	r	421223	
422326	通山县	0	18	r	421224	
422327	阳新县	0	16	f	420222	
422400	荆州地区	0	14	p	421000	荆沙市
422401	荆门市	0	3	m	420800	
422401	仙桃市	6	14	f	429004	
422402	石首市	6	14	f	429012	
422403	洪湖市	7	14	f	429013	
422404	天门市	7	14	f	429006	
422405	潜江市	8	14	f	429005	
422406	钟祥市	12	14	f	429014	
422421	江陵县	0	14	d	421004	江陵区
422422	松滋县	0	14	f	421024	
422423	公安县	0	14	f	421022	
422424	石首县	0	6	c	422402	石首市
422425	监利县	0	14	f	421023	
422426	洪湖县	0	7	c	422403	洪湖市
422427	沔阳县	0	6	c	422401	仙桃市
422428	天门县	0	7	c	422404	天门市
422429	潜江县	0	8	c	422405	潜江市
422430	荆门县	0	3	m	420800	荆门市
422431	钟祥县	0	12	c	422406	钟祥市
422432	京山县	0	14	f	421025	
422500	襄阳地区	0	3	a		
422501	随州市	0	3	f	420619	
422502	老河口市	0	3	f	420620	
422521	襄阳县	0	3	f	420621	
422522	枣阳县	0	3	f	420622	
422523	宜城县	0	3	f	420623	
422524	南漳县	0	3	f	420624	
422525	谷城县	0	3	f	420625	
422526	保康县	0	3	f	420626	
422527	随县	0	3	m	420619	随州市
422528	光化县	0	3	m	420620	老河口市
422600	郧阳地区	0	14	m	420300	十堰市
422601	丹江口市	3	14	f	429015	
422621	均县	0	3	c	422601	丹江口市
422622	郧县	0	14	f	420321	
422623	郧西县	0	14	f	420322	
422624	竹山县	0	14	f	420323	
422625	竹溪县	0	14	f	420324	
422626	房县	0	14	f	420325	
422627	神农架林区	0	3	f	422921	
422700	宜昌地区	0	12	m	420500	宜昌市
422701	枝城市	7	12	f	429007	
422702	当阳市	8	12	f	429008	
422721	宜昌县	0	12	r	420521	
422722	宜都县	0	7	c	422701	枝城市
422723	枝江县	0	12	r	420523	
422724	当阳县	0	8	c	422702	当阳市
422725	远安县	0	12	r	420525	
422726	兴山县	0	12	r	420526	
422727	秭归县	0	12	r	420527	
422728	长阳县	0	4	t	422728	长阳土家族自治县
422728	长阳土家族自治县	4	12	r	420528	
422729	五峰县	0	4	t	422729	五峰土家族自治县
422729	五峰土家族自治县	4	12	r	420529	
422800	恩施地区	0	3	a		
422800	鄂西土家族苗族自治州	3	13	n	422800	恩施土家族苗族自治州
422821	恩施县	0	3	m	422801	恩施市
422824	利川县	0	6	c	422802	利川市
422827	来凤土家族自治县	0	3	t	422827	来凤县
422828	鹤峰土家族自治县	0	3	t	422828	鹤峰县
422921	神农架林区	3	4	r	429021	
429001	随州市	4	20	u	421300	
429002	老河口市	4	15	f	420682	
429003	枣阳市	8	15	f	420683	
429007	枝城市	12	15	f	420583	
429008	当阳市	12	15	f	420582	
429009	应城市	13	15	f	420981	
429010	安陆市	13	15	f	420982	
429011	广水市	13	15	f	420983	
429012	石首市	14	15	f	421081	
429013	洪湖市	14	15	f	421083	
429014	钟祥市	14	15	f	421082	
429015	丹江口市	14	15	f	420381	
429016	大冶市	14	15	f	420281	
429017	宜城市	14	15	f	420684	
430102	城东区	0	3	n	430102	东区
430102	东区	3	16	n	430102	芙蓉区
430103	城南区	0	3	n	430103	南区
430103	南区	3	16	n	430103	天心区
430104	城西区	0	3	n	430104	西区
430104	西区	3	16	n	430104	岳麓区
430105	城北区	0	3	n	430105	北区
430105	北区	3	16	n	430105	开福区
430111	郊区	0	16	n	430111	雨花区
430122	望城县	0	31	d	430112	望城区
430123	浏阳县	3	13	c	439008	浏阳市
430124	宁乡县	3	37	c	430182	宁乡市
430202	东区	0	17	n	430202	荷塘区
430203	北区	0	17	n	430204	石峰区
430204	南区	0	17	n	430203	芦淞区
430211	郊区	0	17	n	430211	天元区
430219	醴陵市	5	6	f	439001	
430221	株洲县	0	38	d	430212	渌口区
430222	醴陵县	3	5	c	430219	醴陵市
430225	酃县	3	14	n	430225	炎陵县
430303	湘江区	0	12	m	430304	岳塘区
430305	板塘区	0	12	m	430304	岳塘区
430306	韶山区	8	10	c	439006	韶山市
430311	郊区	0	12	a		
430322	湘乡县	3	6	c	439002	湘乡市
430402	江东区	0	21	n	430405	珠晖区
430403	城南区	0	21	n	430406	雁峰区
430404	城北区	0	21	n	430407	石鼓区
430411	郊区	0	21	n	430408	蒸湘区
430425	常宁县	3	16	c	430482	常宁市
430427	耒阳县	3	6	c	439003	耒阳市
430502	东区	0	17	n	430502	双清区
430503	西区	0	17	n	430503	大祥区
430504	桥头区	0	7	a		
430511	郊区	0	17	n	430511	北塔区
430521	邵东县	3	39	c	430582	邵东市
430526	武冈县	6	14	c	439011	武冈市
430602	南区	4	16	n	430602	岳阳楼区
430603	北区	4	16	n	430603	云溪区
430611	郊区	4	16	n	430611	君山区
430622	临湘县	6	12	c	439007	临湘市
430627	汨罗县	6	7	c	439004	汨罗市
430800	大庸市	8	14	n	430800	张家界市
431102	芝山区	15	25	n	431102	零陵区
431121	祁阳县	15	41	c	431181	祁阳市
432100	湘潭地区	0	3	a		
432121	湘潭县	0	3	r	430321	
432122	湘乡县	0	3	r	430322	
432123	浏阳县	0	3	f	430123	
432124	酃县	0	3	f	430225	
432125	醴陵县	0	3	f	430222	
432126	攸县	0	3	f	430223	
432127	茶陵县	0	3	f	430224	
432200	岳阳地区	0	6	m	430600	岳阳市
432201	岳阳市	0	3	u	430600	
432221	岳阳县	0	1	m	432201	岳阳市
432222	平江县	0	6	r	430626	
432223	湘阴县	0	6	r	430624	
432224	汨罗县	0	6	r	430627	
432225	临湘县	0	6	r	430622	
432226	华容县	0	6	r	430623	
432300	益阳地区	0	14	p	430900	益阳市
432301	益阳市	0	14	e	430902	资阳区
432302	沅江市	8	14	f	439010	
432321	益阳县	0	14	d	430903	赫山区
432322	南县	0	14	r	430921	
432323	沅江县	0	8	c	432302	沅江市
432324	宁乡县	0	3	f	430124	
432325	桃江县	0	14	r	430922	
432326	安化县	0	14	r	430923	
432400	常德地区	0	8	p	430700	常德市
432401	常德市	0	8	e	430702	武陵区
432402	津市市	0	8	f	439005	
432421	常德县	0	8	d	430703	鼎城区
432422	安乡县	0	8	r	430721	
432423	汉寿县	0	8	r	430722	
432424	澧县	0	8	r	430723	
432425	临澧县	0	8	r	430724	
432426	桃源县	0	8	r	430725	
432427	石门县	0	8	r	430726	
432428	慈利县	0	8	f	430821	
432500	涟源地区	0	2	n	432500	娄底地区
432500	娄底地区	2	19	p	431300	娄底市
432501	娄底市	0	19	e	431302	娄星区
432502	冷水江市	0	19	r	431381	
432503	涟源市	7	19	r	431382	
432521	涟源县	0	7	c	432503	涟源市
432522	双峰县	0	19	r	431321	
432523	邵东县	0	3	f	430521	
432524	新化县	0	19	r	431322	
432525	新邵县	0	3	f	430522	
432600	邵阳地区	0	6	m	430500	邵阳市
432621	邵阳县	0	6	r	430523	
432622	隆回县	0	6	r	430524	
432623	武冈县	0	6	r	430526	
432624	洞口县	0	6	r	430525	
432625	新宁县	0	6	r	430528	
432626	绥宁县	0	6	r	430527	
432627	城步苗族自治县	0	6	r	430529	
432700	衡阳地区	0	3	a		
432721	衡阳县	0	3	r	430421	
432722	衡南县	0	3	r	430422	
432723	衡山县	0	3	r	430423	
432724	衡东县	0	3	r	430424	
432725	常宁县	0	3	r	430425	
432726	祁东县	0	3	r	430426	
432727	祁阳县	0	3	f	432930	
432800	郴州地区	0	14	p	431000	郴州市
432801	郴州市	0	14	e	431002	北湖区
432802	资兴市	4	14	f	439009	
432821	郴县	0	14	d	431003	苏仙区
432822	桂阳县	0	14	r	431021	
432823	永兴县	0	14	r	431023	
432824	宜章县	0	14	r	431022	
432825	资兴县	0	4	c	432802	资兴市
432826	嘉禾县	0	14	r	431024	
432827	临武县	0	14	r	431025	
432828	汝城县	0	14	r	431026	
432829	桂东县	0	14	r	431027	
432830	安仁县	0	14	r	431028	
432831	耒阳县	0	3	f	430427	
432900	零陵地区	0	15	m	431100	永州市
432901	永州市	2	15	e	431102	芝山区
432902	冷水滩市	4	15	e	431103	冷水滩区
432921	零陵县	0	4	m	432901	永州市
432922	东安县	0	15	f	431122	
432923	道县	0	15	f	431124	
432924	宁远县	0	15	f	431126	
432925	江永县	0	15	f	431125	
432926	江华瑶族自治县	0	15	f	431129	
432927	蓝山县	0	15	f	431127	
432928	新田县	0	15	f	431128	
432929	双牌县	0	15	f	431123	
432930	祁阳县	3	15	f	431121	
433000	黔阳地区	0	1	n	433000	怀化地区
433000	怀化地区	1	17	p	431200	怀化市
433001	怀化市	0	17	e	431202	鹤城区
433002	洪江市	0	17	r	431281	
433021	黔阳县	0	17	m	431281	洪江市
433022	沅陵县	0	17	r	431222	
433023	辰溪县	0	17	r	431223	
433024	溆浦县	0	17	r	431224	
433025	麻阳县	0	8	t	433025	麻阳苗族自治县
433025	麻阳苗族自治县	8	17	r	431226	
433026	新晃侗族自治县	0	17	r	431227	
433027	芷江县	0	6	t	433027	芷江侗族自治县
433027	芷江侗族自治县	6	17	r	431228	
433028	怀化县	0	2	m	433001	怀化市
433029	会同县	0	17	r	431225	
433030	靖县	0	7	t	433030	靖州苗族侗族自治县
433030	靖州苗族侗族自治县	7	17	r	431229	
433031	通道侗族自治县	0	17	r	431230	
433102	大庸市	5	8	u	430800	
433121	吉首县	0	2	c	433101	吉首市
433128	大庸县	0	5	c	433102	大庸市
433129	桑植县	0	8	f	430822	
439001	醴陵市	6	15	f	430281	
439002	湘乡市	6	15	f	430381	
439003	耒阳市	6	15	f	430481	
439004	汨罗市	7	15	f	430681	
439005	津市市	8	15	f	430781	
439006	韶山市	10	15	f	430382	
439007	临湘市	12	15	f	430682	
439008	浏阳市	13	15	f	430181	
439009	资兴市	14	15	f	431081	
439010	沅江市	14	15	f	430981	
439011	武冈市	14	15	f	430581	
440102	东山区	0	25	m	440104	越秀区
440106	芳村区	5	8	r	440107	
440107	天河区	5	8	r	440106	
440107	芳村区	8	25	m	440103	荔湾区
440111	郊区	0	7	n	440111	白云区
440116	萝岗区	25	34	m	440112	黄埔区
440121	花县	0	13	c	449013	花都市
440122	从化县	0	14	c	449021	从化市
440123	新丰县	0	8	f	440233	
440124	龙门县	0	8	f	441324	
440125	增城县	0	13	c	449017	增城市
440126	番禺县	0	12	c	449003	番禺市
440127	清远县	3	8	u	441800	清远市
440128	佛冈县	3	8	f	441821	
440181	番禺市	15	20	e	440113	番禺区
440182	花都市	15	20	e	440114	花都区
440183	增城市	15	34	e	440118	增城区
440184	从化市	15	34	e	440117	从化区
440202	北江区	4	24	m	440204	浈江区
440203	浈江区	4	22	r	440204	
440204	武江区	4	22	r	440203	
440221	曲江县	0	24	d	440205	曲江区
440223	南雄县	3	16	c	440282	南雄市
440225	乐昌县	3	14	c	449026	乐昌市
440226	连县	3	8	f	441824	
440227	阳山县	3	8	f	441823	
440228	英德县	3	8	f	441822	
440230	连山壮族瑶族自治县	3	8	f	441825	
440231	连南瑶族自治县	3	8	f	441826	
440321	宝安县	2	12	d	440306	宝安区
440421	斗门县	3	21	d	440403	斗门区
440502	同平区	0	11	m	440504	升平区
440502	龙湖区	11	14	r	440507	
440503	安平区	0	11	m	440504	升平区
440503	金园区	0	14	r	440508	
440504	公园区	0	11	m	440503	金园区
440504	升平区	0	14	r	440509	
440505	金砂区	0	11	m	440503	金园区
440506	达濠区	4	23	n	440512	濠江区
440508	金园区	14	23	n	440511	金平区
440509	升平区	14	23	m	440511	金平区
440510	河浦区	14	23	m	440512	濠江区
440511	郊区	0	11	a		
440520	潮州市	3	4	f	449001	
440521	澄海县	3	14	c	449022	澄海市
440522	饶平县	3	11	f	445122	
440524	潮阳县	3	13	c	449011	潮阳市
440525	揭阳县	3	11	d	445202	榕城区
440526	揭西县	3	11	f	445222	
440527	普宁县	3	11	f	445223	
440528	惠来县	3	11	f	445224	
440582	潮阳市	15	23	e	440513	潮阳区
440583	澄海市	15	23	e	440515	澄海区
440602	汾江区	4	7	n	440602	城区
440602	城区	7	22	n	440604	禅城区
440602	石湾区	10	11	r	440603	
440603	石湾区	4	10	r	440602	
440603	石湾区	11	22	m	440604	禅城区
440620	中山市	3	4	f	449002	
440621	三水县	3	13	c	449008	三水市
440622	南海县	3	12	c	449004	南海市
440623	顺德县	3	12	c	449001	顺德市
440624	高明县	3	14	c	449023	高明市
440681	顺德市	15	22	e	440606	顺德区
440682	南海市	15	22	e	440605	南海区
440683	三水市	15	22	e	440607	三水区
440684	高明市	15	22	e	440608	高明区
440702	城区	4	14	a		
440711	郊区	4	14	a		
440721	新会县	3	12	c	449006	新会市
440722	台山县	3	12	c	449002	台山市
440723	恩平县	3	14	c	449020	恩平市
440724	开平县	3	13	c	449007	开平市
440725	鹤山县	3	13	c	449015	鹤山市
440726	阳江县	3	8	u	441700	阳江市
440727	阳春县	3	8	f	441722	
440782	新会市	15	22	e	440705	新会区
440811	郊区	0	14	n	440811	麻章区
440821	吴川县	3	14	c	449029	吴川市
440822	廉江县	3	13	c	449018	廉江市
440824	海康县	3	14	c	449025	雷州市
440903	茂港区	21	34	m	440904	电白区
440921	信宜县	3	15	c	440983	信宜市
440922	高州县	3	13	c	449012	高州市
440923	电白县	3	34	d	440904	电白区
440924	化州县	3	14	c	449031	化州市
441000	海口市	0	3	a		
441000	海口市	7	8	r	460100	
441002	新华区	0	3	a		
441003	立新区	0	3	a		
441004	东方红区	0	3	a		
441005	秀英区	0	3	a		
441100	三亚市	7	8	r	460200	
441221	高要县	8	13	c	449014	高要市
441222	四会县	8	13	c	449016	四会市
441227	云浮县	8	12	c	449005	云浮市
441228	新兴县	8	14	f	445321	
441229	郁南县	8	14	f	445322	
441230	罗定县	8	13	c	449010	罗定市
441283	高要市	15	35	e	441204	高要区
441321	惠阳县	8	14	c	449028	惠阳市
441381	惠阳市	15	23	e	441303	惠阳区
441421	梅县	8	33	d	441403	梅县区
441425	兴宁县	8	14	c	449030	兴宁市
441522	陆丰县	8	15	c	441581	陆丰市
441611	郊区	8	13	t	441625	东源县
441703	阳东区	8	11	t	441723	阳东县
441722	阳春县	8	14	c	449027	阳春市
441723	阳东县	11	34	d	441704	阳东区
441811	清郊区	8	12	t	441827	清新县
441822	英德县	8	14	c	449019	英德市
441824	连县	8	14	c	449024	连州市
441827	清新县	12	32	d	441803	清新区
442100	海南行政区	0	8	l	460000	海南省
442101	海口市	3	6	f	449003	
442121	琼山县	0	8	f	460021	
442122	文昌县	0	8	f	460022	
442123	琼海县	0	8	f	460023	
442124	万宁县	0	8	f	460024	
442125	定安县	0	8	f	460025	
442126	屯昌县	0	8	f	460026	
442127	澄迈县	0	8	f	460027	
442128	临高县	0	8	f	460028	
442129	儋县	0	8	f	460029	
442200	海南黎族苗族自治州	0	7	a		
442201	三亚市	4	7	u	441100	
442202	通什市	6	8	f	460001	
442221	崖县	0	4	c	442201	三亚市
442222	东方县	0	7	t	442222	东方黎族自治县
442222	东方黎族自治县	7	8	f	460032	
442223	乐东县	0	7	t	442223	乐东黎族自治县
442223	乐东黎族自治县	7	8	f	460033	
442224	琼中县	0	7	t	442224	琼中黎族苗族自治县
442224	琼中黎族苗族自治县	7	8	f	460036	
442225	保亭县	0	7	t	442225	保亭黎族苗族自治县
442225	保亭黎族苗族自治县	7	8	f	460035	
442226	陵水县	0	7	t	442226	陵水黎族自治县
442226	陵水黎族自治县	7	8	f	460034	
442227	白沙县	0	7	t	442227	白沙黎族自治县
442227	白沙黎族自治县	7	8	f	460030	
442228	昌江县	0	7	t	442228	昌江黎族自治县
442228	昌江黎族自治县	7	8	f	460031	
442300	韶关地区	0	3	a		
442322	始兴县	0	3	r	440222	
442323	南雄县	0	3	r	440223	
442324	仁化县	0	3	r	440224	
442325	乐昌县	0	3	r	440225	
442326	连县	0	3	r	440226	
442327	阳山县	0	3	r	440227	
442328	英德县	0	3	r	440228	
442329	翁源县	0	3	r	440229	
442330	连山壮族瑶族自治县	0	3	r	440230	
442331	连南瑶族自治县	0	3	r	440231	
442332	乳源瑶族自治县	0	3	r	440232	
442333	清远县	0	3	f	440127	
442334	佛冈县	0	3	f	440128	
442400	梅县地区	0	8	p	441400	梅州市
442401	梅州市	0	3	n	442401	梅县市
442401	梅县市	3	8	a		
442421	梅县	0	3	a		
442422	大埔县	0	8	f	441422	
442423	丰顺县	0	8	f	441423	
442424	五华县	0	8	f	441424	
442425	兴宁县	0	8	f	441425	
442426	平远县	0	8	f	441426	
442427	蕉岭县	0	8	f	441427	
442500	惠阳地区	0	8	p	441300	惠州市
442501	惠州市	0	8	e	441302	惠城区
442502	东莞市	5	8	u	441900	
442521	惠阳县	0	8	f	441321	
442522	紫金县	0	8	f	441621	
442523	和平县	0	8	f	441624	
442524	连平县	0	8	f	441623	
442525	河源县	0	8	u	441600	河源市
442526	博罗县	0	8	f	441322	
442527	东莞县	0	5	c	442502	东莞市
442528	惠东县	0	8	f	441323	
442529	龙川县	0	8	f	441622	
442530	陆丰县	3	8	f	441522	
442531	海丰县	3	8	f	441521	
442600	佛山地区	0	3	a		
442621	鹤山县	1	3	f	440725	
442622	南海县	0	3	r	440622	
442623	顺德县	0	3	r	440623	
442624	高鹤县	0	1	n	442624	高明县
442624	高明县	1	3	r	440624	
442625	新会县	0	3	f	440721	
442626	台山县	0	3	f	440722	
442627	恩平县	0	3	f	440723	
442628	开平县	0	3	f	440724	
442629	斗门县	0	3	f	440421	
442630	中山县	0	3	c	440620	中山市
442631	三水县	0	3	r	440621	
442700	汕头地区	0	3	a		
442701	潮州市	0	3	r	440520	
442721	澄海县	0	3	r	440521	
442722	饶平县	0	3	r	440522	
442723	南澳县	0	3	r	440523	
442724	潮阳县	0	3	r	440524	
442725	揭阳县	0	3	r	440525	
442726	揭西县	0	3	r	440526	
442727	普宁县	0	3	r	440527	
442728	惠来县	0	3	r	440528	
442729	陆丰县	0	3	f	442530	
442730	海丰县	0	3	f	442531	
442731	潮安县	0	3	m	440520	潮州市
442800	肇庆地区	0	8	p	441200	肇庆市
442801	肇庆市	0	8	m	441200	
442821	高要县	0	8	r	441221	
442822	四会县	0	8	r	441222	
442823	广宁县	0	8	r	441223	
442824	怀集县	0	8	r	441224	
442825	封开县	0	8	r	441225	
442826	德庆县	0	8	r	441226	
442827	云浮县	0	8	r	441227	
442828	新兴县	0	8	r	441228	
442829	郁南县	0	8	r	441229	
442830	罗定县	0	8	r	441230	
442900	湛江地区	0	3	a		
442921	吴川县	0	3	r	440821	
442922	廉江县	0	3	r	440822	
442923	遂溪县	0	3	r	440823	
442924	海康县	0	3	r	440824	
442925	徐闻县	0	3	r	440825	
442926	阳江县	0	3	f	440726	
442927	阳春县	0	3	f	440727	
442928	信宜县	0	3	f	440921	
442929	高州县	0	3	f	440922	
442930	电白县	0	3	f	440923	
442931	化州县	0	3	f	440924	
445121	潮安县	11	33	d	445103	潮安区
445221	揭东县	11	32	d	445203	揭东区
445223	普宁县	11	13	c	449009	普宁市
445323	云安县	16	34	d	445303	云安区
449001	潮州市	4	11	u	445100	
449001	顺德市	12	15	f	440681	
449002	中山市	4	8	u	442000	
449002	台山市	12	15	f	440781	
449003	海口市	6	7	u	441000	
449003	番禺市	12	15	f	440181	
449004	南海市	12	15	f	440682	
449005	云浮市	12	14	u	445300	
449006	新会市	12	15	f	440782	
449007	开平市	13	15	f	440783	
449008	三水市	13	15	f	440683	
449009	普宁市	13	15	f	445281	
449010	罗定市	13	15	f	445381	
449011	潮阳市	13	15	f	440582	
449012	高州市	13	15	f	440981	
449013	花都市	13	15	f	440182	
449014	高要市	13	15	f	441283	
449015	鹤山市	13	15	f	440784	
449016	四会市	13	15	f	441284	
449017	增城市	13	15	f	440183	
449018	廉江市	13	15	f	440881	
449019	英德市	14	15	f	441881	
449020	恩平市	14	15	f	440785	
449021	从化市	14	15	f	440184	
449022	澄海市	14	15	f	440583	
449023	高明市	14	15	f	440684	
449024	连州市	14	15	f	441882	
449025	雷州市	14	15	f	440882	
449026	乐昌市	14	15	f	440281	
449027	阳春市	14	15	f	441781	
449028	惠阳市	14	15	f	441381	
449029	吴川市	14	15	f	440883	
449030	兴宁市	14	15	f	441481	
449031	化州市	14	15	f	440982	
450103	新城区	0	24	n	450103	青秀区
450104	城北区	0	24	m	450107	西乡塘区
450106	永新区	0	24	n	450107	西乡塘区
450107	市郊区	4	21	a		
450121	邕宁县	3	24	d	450109	邕宁区
450122	武鸣县	3	35	d	450110	武鸣区
450127	横县	22	41	c	450181	横州市
450206	市郊区	4	22	a		
450221	柳江县	3	36	d	450206	柳江区
450306	市郊区	4	16	n	450311	雁山区
450322	临桂县	3	33	d	450312	临桂区
450331	荔浦县	18	38	c	450381	荔浦市
450402	白云区	0	4	a		
450404	蝶山区	0	33	m	450403	万秀区
450405	鸳江区	0	4	a		
450405	市郊区	4	22	r	450411	
450411	市郊区	22	23	n	450405	长洲区
450503	市郊区	4	14	n	450503	银海区
451021	田阳县	22	39	d	451003	田阳区
451023	平果县	22	39	c	451082	平果市
451025	靖西县	22	35	c	451081	靖西市
451281	宜州市	22	36	e	451203	宜州区
452100	南宁地区	0	22	p	451400	崇左市
452101	凭祥市	0	22	f	451481	
452121	邕宁县	0	3	r	450121	
452122	横县	0	22	r	450127	
452123	宾阳县	0	22	r	450126	
452124	上林县	0	22	r	450125	
452125	武鸣县	0	3	r	450122	
452126	隆安县	0	22	r	450123	
452127	马山县	0	22	r	450124	
452128	扶绥县	0	22	f	451421	
452129	崇左县	0	22	d	451402	江州区
452130	大新县	0	22	f	451424	
452131	天等县	0	22	f	451425	
452132	宁明县	0	22	f	451422	
452133	龙州县	0	22	f	451423	
452200	柳州地区	0	22	p	451300	来宾市
452201	合山市	1	22	f	451381	
452221	柳江县	0	3	r	450221	
452222	柳城县	0	3	r	450222	
452223	鹿寨县	0	22	r	450223	
452224	象州县	0	22	f	451322	
452225	武宣县	0	22	f	451323	
452226	来宾县	0	22	d	451302	兴宾区
452227	融安县	0	22	r	450224	
452228	三江侗族自治县	0	22	r	450226	
452229	融水苗族自治县	0	22	r	450225	
452230	金秀瑶族自治县	0	22	f	451324	
452231	忻城县	0	22	f	451321	
452300	桂林地区	0	18	m	450300	桂林市
452321	临桂县	0	3	r	450322	
452322	灵川县	0	18	r	450323	
452323	全州县	0	18	r	450324	
452324	兴安县	0	18	r	450325	
452325	永福县	0	18	r	450326	
452326	阳朔县	0	1	r	450321	
452327	灌阳县	0	18	r	450327	
452328	龙胜各族自治县	0	18	r	450328	
452329	资源县	0	18	r	450329	
452330	平乐县	0	18	r	450330	
452331	荔浦县	0	18	r	450331	
452332	恭城县	0	10	t	452332	恭城瑶族自治县
452332	恭城瑶族自治县	10	18	r	450332	
452400	梧州地区	0	17	n	452400	贺州地区
452400	贺州地区	17	22	p	451100	贺州市
452401	岑溪市	15	17	r	450481	
452402	贺州市	17	22	e	451102	八步区
452421	岑溪县	0	15	c	452401	岑溪市
452422	苍梧县	0	3	r	450421	
452423	藤县	0	17	r	450422	
452424	昭平县	0	22	r	451121	
452425	蒙山县	0	17	r	450423	
452426	贺县	0	17	c	452402	贺州市
452427	钟山县	0	22	r	451122	
452428	富川县	0	3	t	452428	富川瑶族自治县
452428	富川瑶族自治县	3	22	r	451123	
452500	玉林地区	0	17	p	450900	玉林市
452501	玉林市	3	17	e	450902	玉州区
452502	贵港市	8	15	u	450800	
452503	桂平市	14	15	f	450881	
452504	北流市	14	17	r	450981	
452521	玉林县	0	3	c	452501	玉林市
452522	贵县	0	8	c	452502	贵港市
452523	桂平县	0	14	c	452503	桂平市
452524	平南县	0	15	f	450821	
452525	容县	0	17	r	450921	
452526	北流县	0	14	c	452504	北流市
452527	陆川县	0	17	r	450922	
452528	博白县	0	17	r	450923	
452600	百色地区	0	22	p	451000	百色市
452601	百色市	3	22	e	451002	右江区
452621	百色县	0	3	c	452601	百色市
452622	田阳县	0	22	r	451021	
452623	田东县	0	22	r	451022	
452624	平果县	0	22	r	451023	
452625	德保县	0	22	r	451024	
452626	靖西县	0	22	r	451025	
452627	那坡县	0	22	r	451026	
452628	凌云县	0	22	r	451027	
452629	乐业县	0	22	r	451028	
452630	田林县	0	22	r	451029	
452631	隆林各族自治县	0	22	r	451031	
452632	西林县	0	22	r	451030	
452700	河池地区	0	22	p	451200	河池市
452701	河池市	3	22	e	451202	金城江区
452702	宜州市	13	22	r	451281	
452721	河池县	0	3	c	452701	河池市
452722	宜山县	0	13	c	452702	宜州市
452723	罗城县	0	3	t	452723	罗城仫佬族自治县
452723	罗城仫佬族自治县	3	22	r	451225	
452724	环江县	0	6	t	452724	环江毛南族自治县
452724	环江毛南族自治县	6	22	r	451226	
452725	南丹县	0	22	r	451221	
452726	天峨县	0	22	r	451222	
452727	凤山县	0	22	r	451223	
452728	东兰县	0	22	r	451224	
452729	巴马瑶族自治县	0	22	r	451227	
452730	都安瑶族自治县	0	22	r	451228	
452731	大化瑶族自治县	7	22	r	451229	
452800	钦州地区	0	14	p	450700	钦州市
452801	北海市	0	3	u	450500	
452801	钦州市	3	14	u	450700	
452821	上思县	0	13	f	450621	
452822	防城各族自治县	0	13	d	450603	防城区
452823	钦州县	0	3	c	452801	钦州市
452824	灵山县	0	14	r	450721	
452825	合浦县	0	7	f	450521	
452826	浦北县	0	14	r	450722	
460001	通什市	8	21	n	460001	五指山市
460001	五指山市	21	22	r	469001	
460002	琼海市	12	22	r	469002	
460003	儋州市	13	22	r	469003	
460004	琼山市	14	22	e	460107	琼山区
460005	文昌市	15	22	r	469005	
460006	万宁市	16	22	r	469006	
460007	东方市	17	22	r	469007	
460021	琼山县	8	14	c	460004	琼山市
460022	文昌县	8	15	c	460005	文昌市
460023	琼海县	8	12	c	460002	琼海市
460024	万宁县	8	16	c	460006	万宁市
460025	定安县	8	14	r	469025	
460025	定安县	15	22	r	469025	
460026	屯昌县	8	14	r	469026	
460026	屯昌县	15	22	r	469026	
460027	澄迈县	8	14	r	469027	
460027	澄迈县	15	22	r	469027	
460028	临高县	8	14	r	469028	
460028	临高县	15	22	r	469028	
460029	儋县	8	13	c	460003	儋州市
460030	白沙黎族自治县	8	22	r	469030	
460031	昌江黎族自治县	8	22	r	469031	
460032	东方黎族自治县	8	17	c	460007	东方市
460033	乐东黎族自治县	8	22	r	469033	
460034	陵水黎族自治县	8	22	r	469034	
460035	保亭黎族苗族自治县	8	22	r	469035	
460036	琼中黎族苗族自治县	8	22	r	469036	
460102	振东区	10	22	n	460108	美兰区
460103	新华区	10	22	n	460106	龙华区
460104	秀英区	10	22	r	460105	
469003	儋州市	22	35	u	460400	
469025	定安县	14	15	r	460025	
469025	定安县	22	27	r	469021	
469026	屯昌县	14	15	r	460026	
469026	屯昌县	22	27	r	469022	
469027	澄迈县	14	15	r	460027	
469027	澄迈县	22	27	r	469023	
469028	临高县	14	15	r	460028	
469028	临高县	22	27	r	469024	
469030	白沙黎族自治县	22	27	r	469025	
469031	昌江黎族自治县	22	27	r	469026	
469031	西沙群岛	27	32	a		
469032	南沙群岛	27	32	a		
469033	乐东黎族自治县	22	27	r	469027	
469033	中沙群岛的岛礁及其海域	27	32	a		
469034	陵水黎族自治县	22	27	r	469028	
469035	保亭黎族苗族自治县	22	27	r	469029	
469036	琼中黎族苗族自治县	22	27	r	469030	
469037	西沙群岛	22	27	r	469031	
469038	南沙群岛	22	27	r	469032	
469039	中沙群岛的岛礁及其海域	22	27	r	469033	
500101	万县区	17	18	n	500101	万州区
500105	江北区	17	45	m	500157	两江新区
500110	万盛区	17	31	m	500110	綦江区
500111	双桥区	17	31	m	500111	大足区
500112	渝北区	17	45	m	500157	两江新区
500181	江津市	17	22	r	500381	
500182	合川市	17	22	r	500382	
500183	永川市	17	22	r	500383	
500184	南川市	17	22	r	500384	
500221	长寿县	17	21	d	500115	长寿区
500222	綦江县	17	31	d	500110	綦江区
500223	潼南县	17	35	d	500152	潼南区
500224	铜梁县	17	34	d	500151	铜梁区
500225	大足县	17	31	d	500111	大足区
500226	荣昌县	17	35	d	500153	荣昌区
500227	璧山县	17	34	d	500120	璧山区
500228	梁平县	17	36	d	500155	梁平区
500232	武隆县	17	36	d	500156	武隆区
500234	开县	17	36	d	500154	开州区
500239	黔江土家族苗族自治县	17	20	d	500114	黔江区
500381	江津市	22	26	e	500116	江津区
500382	合川市	22	26	e	500117	合川区
500383	永川市	22	26	e	500118	永川区
500384	南川市	22	26	e	500119	南川区
510102	东城区	0	10	a		
510103	西城区	0	10	a		
510111	金牛区	0	10	r	510106	
510122	双流县	0	35	d	510116	双流区
510123	温江县	3	22	d	510115	温江区
510124	郫县	3	36	d	510117	郫都区
510125	新都县	3	21	d	510114	新都区
510126	彭县	3	13	c	519010	彭州市
510127	灌县	3	8	c	519003	都江堰市
510128	崇庆县	3	14	c	519013	崇州市
510130	邛崃县	3	14	c	519012	邛崃市
510132	新津县	3	40	d	510118	新津区
510200	重庆市	0	17	l	500000	
510202	市中区	0	14	n	510202	渝中区
510202	渝中区	14	17	r	500103	
510203	大渡口区	0	17	r	500104	
510211	江北区	0	17	r	500105	
510212	沙坪坝区	0	17	r	500106	
510213	九龙坡区	0	17	r	500107	
510214	南岸区	0	17	r	500108	
510215	北碚区	0	17	r	500109	
510216	南桐矿区	0	13	n	510216	万盛区
510216	万盛区	13	17	r	500110	
510217	双桥区	0	17	r	500111	
510219	巴南区	14	17	r	500113	
510221	长寿县	0	17	r	500221	
510222	巴县	0	14	d	510219	巴南区
510223	綦江县	0	17	r	500222	
510224	江北县	0	14	a		
510225	江津县	3	12	c	519007	江津市
510226	合川县	3	12	c	519006	合川市
510227	潼南县	3	17	r	500223	
510228	铜梁县	3	17	r	500224	
510229	永川县	3	12	c	519005	永川市
510230	大足县	3	17	r	500225	
510231	荣昌县	3	17	r	500226	
510232	璧山县	3	17	r	500227	
510281	永川市	15	17	r	500183	
510282	合川市	15	17	r	500182	
510283	江津市	15	17	r	500181	
510400	渡口市	0	7	n	510400	攀枝花市
510404	仁和区	2	3	r	510411	
510411	郊区	0	2	n	510404	仁和区
510502	市中区	4	15	n	510502	江阳区
510523	纳溪县	3	15	d	510503	纳溪区
510602	市中区	4	16	n	510603	旌阳区
510621	德阳县	3	4	d	510602	市中区
510622	绵竹县	3	16	c	510683	绵竹市
510624	广汉县	3	8	c	519001	广汉市
510625	什邡县	3	15	c	510682	什邡市
510626	罗江县	16	37	d	510604	罗江区
510702	市中区	5	12	a		
510721	江油县	5	8	c	519002	江油市
510724	安县	5	36	d	510705	安州区
510726	北川县	5	23	t	510726	北川羌族自治县
510802	市中区	5	27	n	510802	利州区
510811	元坝区	9	33	n	510811	昭化区
510902	市中区	5	23	a		
510922	射洪县	5	39	c	510981	射洪市
511021	内江县	5	9	d	511011	东兴区
511022	乐至县	5	18	f	513922	
511023	安岳县	5	18	f	513921	
511026	资阳县	5	13	c	519009	资阳市
511027	简阳县	5	14	c	519011	简阳市
511028	隆昌县	5	37	c	511083	隆昌市
511081	资阳市	15	18	f	513901	
511082	简阳市	15	18	f	513902	
511103	沙湾区	5	14	r	511111	
511104	金口河区	5	14	r	511113	
511121	仁寿县	5	17	f	513822	
511122	眉山县	5	17	f	513821	
511125	峨眉县	5	8	c	519004	峨眉山市
511127	洪雅县	5	17	f	513824	
511128	彭山县	5	17	f	513823	
511130	青神县	5	17	f	513826	
511131	丹棱县	5	17	f	513825	
511200	万县市	12	17	m	500101	万县区
511202	龙宝区	12	17	m	500101	万县区
511203	天城区	12	17	m	500101	万县区
511204	五桥区	12	17	m	500101	万县区
511221	开县	12	17	f	500234	
511222	忠县	12	17	f	500233	
511223	梁平县	12	17	f	500228	
511224	云阳县	12	17	f	500235	
511225	奉节县	12	17	f	500236	
511226	巫山县	12	17	f	500237	
511227	巫溪县	12	17	f	500238	
511228	城口县	12	17	f	500229	
511422	彭山县	20	34	d	511403	彭山区
511521	宜宾县	16	38	d	511504	叙州区
511522	南溪县	16	31	d	511503	南溪区
511721	达县	19	33	d	511703	达川区
511821	名山县	20	32	d	511803	名山区
512081	简阳市	20	36	f	510185	
512100	温江地区	0	3	m	510100	成都市
512121	广汉县	0	3	f	510624	
512122	什邡县	0	3	f	510625	
512123	温江县	0	3	f	510123	
512124	郫县	0	3	f	510124	
512125	新都县	0	3	f	510125	
512126	彭县	0	3	f	510126	
512127	灌县	0	3	f	510127	
512128	崇庆县	0	3	f	510128	
512129	大邑县	0	3	f	510129	
512130	邛崃县	0	3	f	510130	
512131	蒲江县	0	3	f	510131	
512132	新津县	0	3	f	510132	
512200	万县地区	0	12	p	511200	万县市
512201	万县市	0	12	u	511200	
512221	万县	0	12	a		
512222	开县	0	12	r	511221	
512223	忠县	0	12	r	511222	
512224	梁平县	0	12	r	511223	
512225	云阳县	0	12	r	511224	
512226	奉节县	0	12	r	511225	
512227	巫山县	0	12	r	511226	
512228	巫溪县	0	12	r	511227	
512229	城口县	0	12	r	511228	
512300	涪陵地区	0	15	p	517000	涪陵市
512301	涪陵市	3	15	u	517000	
512302	南川市	14	15	r	517081	
512321	涪陵县	0	3	c	512301	涪陵市
512322	垫江县	0	15	r	517021	
512323	南川县	0	14	c	512302	南川市
512324	丰都县	0	15	r	517022	
512325	石柱县	0	3	t	512325	石柱土家族自治县
512325	石柱土家族自治县	3	8	f	513521	
512326	武隆县	0	15	r	517023	
512327	彭水县	0	3	t	512327	彭水苗族土家族自治县
512327	彭水苗族土家族自治县	3	8	f	513525	
512328	黔江县	0	3	t	512328	黔江土家族苗族自治县
512328	黔江土家族苗族自治县	3	8	f	513523	
512329	酉阳县	0	3	t	512329	酉阳土家族苗族自治县
512329	酉阳土家族苗族自治县	3	8	f	513524	
512330	秀山县	0	3	t	512330	秀山土家族苗族自治县
512330	秀山土家族苗族自治县	3	8	f	513522	
512400	内江地区	0	5	p	511000	内江市
512401	内江市	0	5	e	511002	市中区
512421	内江县	0	5	r	511021	
512422	资中县	0	5	r	511025	
512423	资阳县	0	5	r	511026	
512424	简阳县	0	5	r	511027	
512425	威远县	0	5	r	511024	
512426	隆昌县	0	5	r	511028	
512427	安岳县	0	5	r	511023	
512428	乐至县	0	5	r	511022	
512500	宜宾地区	0	16	p	511500	宜宾市
512501	宜宾市	0	16	e	511502	翠屏区
512502	泸州市	0	3	u	510500	
512521	泸县	0	3	f	510521	
512522	富顺县	0	3	f	510322	
512523	纳溪县	0	3	f	510523	
512524	合江县	0	3	f	510522	
512525	叙永县	0	5	f	510524	
512526	古蔺县	0	5	f	510525	
512527	宜宾县	0	16	r	511521	
512528	南溪县	0	16	r	511522	
512529	江安县	0	16	r	511523	
512530	长宁县	0	16	r	511524	
512531	高县	0	16	r	511525	
512532	筠连县	0	16	r	511527	
512533	珙县	0	16	r	511526	
512534	兴文县	0	16	r	511528	
512535	屏山县	0	16	r	511529	
512600	乐山地区	0	5	p	511100	乐山市
512601	乐山市	0	5	m	511100	
512621	仁寿县	0	5	r	511121	
512622	眉山县	0	5	r	511122	
512623	犍为县	0	5	r	511123	
512624	井研县	0	5	r	511124	
512625	峨眉县	0	5	r	511125	
512626	夹江县	0	5	r	511126	
512627	洪雅县	0	5	r	511127	
512628	彭山县	0	5	r	511128	
512629	沐川县	0	5	r	511129	
512630	青神县	0	5	r	511130	
512631	丹棱县	0	5	r	511131	
512632	峨边彝族自治县	0	5	r	511132	
512633	马边彝族自治县	0	5	r	511133	
512634	金口河工农区	0	5	n	511104	金口河区
512700	江津地区	0	1	n	512700	永川地区
512700	永川地区	1	3	m	510200	重庆市
512721	江津县	0	3	f	510225	
512722	合川县	0	3	f	510226	
512723	潼南县	0	3	f	510227	
512724	铜梁县	0	3	f	510228	
512725	永川县	0	3	f	510229	
512726	大足县	0	3	f	510230	
512727	荣昌县	0	3	f	510231	
512728	璧山县	0	3	f	510232	
512800	绵阳地区	0	5	p	510700	绵阳市
512801	绵阳市	0	5	e	510702	市中区
512802	市中区	0	3	a		
512821	德阳县	0	3	f	510621	
512822	绵竹县	0	3	f	510622	
512823	安县	0	5	r	510724	
512824	江油县	0	5	r	510721	
512825	梓潼县	0	5	r	510725	
512826	剑阁县	0	5	f	510823	
512827	广元县	0	5	u	510800	广元市
512828	旺苍县	0	5	f	510821	
512829	青川县	0	5	f	510822	
512830	平武县	0	5	r	510727	
512831	北川县	0	5	r	510726	
512832	遂宁县	0	5	u	510900	遂宁市
512833	三台县	0	5	r	510722	
512834	中江县	0	3	f	510623	
512835	蓬溪县	0	5	f	510921	
512836	射洪县	0	5	f	510922	
512837	盐亭县	0	5	r	510723	
512900	南充地区	0	13	p	511300	南充市
512901	南充市	0	13	m	511300	
512902	华蓥市	5	13	f	513601	
512903	阆中市	11	13	f	519008	
512921	南充县	0	13	m	511300	南充市
512922	南部县	0	13	r	511321	
512923	岳池县	0	13	f	513621	
512924	营山县	0	13	r	511322	
512925	广安县	0	13	f	513622	
512926	蓬安县	0	13	r	511323	
512927	仪陇县	0	13	r	511324	
512928	武胜县	0	13	f	513623	
512929	西充县	0	13	r	511325	
512930	阆中县	0	11	c	512903	阆中市
512931	苍溪县	0	5	f	510824	
512932	华云工农区	0	5	t	512902	华蓥市
513000	达县地区	0	13	n	513000	达川地区
513000	达川地区	13	19	p	511700	达州市
513001	达县市	0	13	n	513001	达川市
513001	达川市	13	19	e	511702	通川区
513002	万源市	13	19	f	511781	
513021	达县	0	19	f	511721	
513022	宣汉县	0	19	f	511722	
513023	开江县	0	19	f	511723	
513024	万源县	0	13	c	513002	万源市
513025	通江县	0	13	f	513721	
513026	南江县	0	13	f	513722	
513027	巴中县	0	13	c	513701	巴中市
513028	平昌县	0	13	f	513723	
513029	大竹县	0	19	f	511724	
513030	渠县	0	19	f	511725	
513031	邻水县	0	13	f	513624	
513032	白沙工农区	0	13	a		
513100	雅安地区	0	20	p	511800	雅安市
513101	雅安市	3	20	e	511802	雨城区
513121	雅安县	0	3	c	513101	雅安市
513122	名山县	0	20	r	511821	
513123	荥经县	0	20	r	511822	
513124	汉源县	0	20	r	511823	
513125	石棉县	0	20	r	511824	
513126	天全县	0	20	r	511825	
513127	芦山县	0	20	r	511826	
513128	宝兴县	0	20	r	511827	
513200	阿坝藏族自治州	0	7	t	513200	阿坝藏族羌族自治州
513223	茂汶羌族自治县	0	7	t	513223	茂县
513225	南坪县	0	17	n	513225	九寨沟县
513229	马尔康县	0	35	c	513201	马尔康市
513321	康定县	0	35	c	513301	康定市
513421	西昌县	0	6	m	513401	西昌市
513425	会理县	0	41	c	513402	会理市
513500	黔江地区	8	17	a		
513521	石柱土家族自治县	8	17	f	500240	
513522	秀山土家族苗族自治县	8	17	f	500241	
513523	黔江土家族苗族自治县	8	17	f	500239	
513524	酉阳土家族苗族自治县	8	17	f	500242	
513525	彭水苗族土家族自治县	8	17	f	500243	
513600	广安地区	13	18	p	511600	广安市
513601	华蓥市	13	18	r	511681	
513621	岳池县	13	18	r	511621	
513622	广安县	13	18	d	511602	广安区
513623	武胜县	13	18	r	511622	
513624	邻水县	13	18	r	511623	
513700	巴中地区	13	20	p	511900	巴中市
513701	巴中市	13	20	e	511902	巴州区
513721	通江县	13	20	r	511921	
513722	南江县	13	20	r	511922	
513723	平昌县	13	20	r	511923	
513800	眉山地区	17	20	p	511400	眉山市
513821	眉山县	17	20	d	511402	东坡区
513822	仁寿县	17	20	r	511421	
513823	彭山县	17	20	r	511422	
513824	洪雅县	17	20	r	511423	
513825	丹棱县	17	20	r	511424	
513826	青神县	17	20	r	511425	
513900	资阳地区	18	20	p	512000	资阳市
513901	资阳市	18	20	e	512002	雁江区
513902	简阳市	18	20	r	512081	
513921	安岳县	18	20	r	512021	
513922	乐至县	18	20	r	512022	
517000	涪陵市	15	17	m	500102	涪陵区
517002	枳城区	15	17	m	500102	涪陵区
517003	李渡区	15	17	m	500102	涪陵区
517021	垫江县	15	17	f	500231	
517022	丰都县	15	17	f	500230	
517023	武隆县	15	17	f	500232	
517081	南川市	15	17	f	500184	
519001	广汉市	8	15	f	510681	
519002	江油市	8	15	f	510781	
519003	都江堰市	8	15	f	510181	
519004	峨眉山市	8	15	f	511181	
519005	永川市	12	15	f	510281	
519006	合川市	12	15	f	510282	
519007	江津市	12	15	f	510283	
519008	阆中市	13	15	f	511381	
519009	资阳市	13	15	f	511081	
519010	彭州市	13	15	f	510182	
519011	简阳市	14	15	f	511082	
519012	邛崃市	14	15	f	510183	
519013	崇州市	14	15	f	510184	
520114	小河区	20	32	m	520111	花溪区
520201	水城特区	0	7	t	520221	水城县
520202	盘县特区	0	19	n	520222	盘县
520221	水城县	7	40	d	520204	水城区
520222	盘县	19	37	c	520281	盘州市
520321	遵义县	17	36	d	520304	播州区
520421	平坝县	20	34	d	520403	平坝区
520522	黔西县	31	41	c	520581	黔西市
522100	遵义地区	0	17	p	520300	遵义市
522101	遵义市	0	17	e	520302	红花岗区
522102	赤水市	10	17	r	520381	
522103	仁怀市	15	17	r	520382	
522121	遵义县	0	17	r	520321	
522122	桐梓县	0	17	r	520322	
522123	绥阳县	0	17	r	520323	
522124	正安县	0	17	r	520324	
522125	道真县	0	6	t	522125	道真仡佬族苗族自治县
522125	道真仡佬族苗族自治县	6	17	r	520325	
522126	务川县	0	6	t	522126	务川仡佬族苗族自治县
522126	务川仡佬族苗族自治县	6	17	r	520326	
522127	凤冈县	0	17	r	520327	
522128	湄潭县	0	17	r	520328	
522129	余庆县	0	17	r	520329	
522130	仁怀县	0	15	c	522103	仁怀市
522131	赤水县	0	10	c	522102	赤水市
522132	习水县	0	17	r	520330	
522200	铜仁地区	0	31	p	520600	铜仁市
522201	铜仁市	7	31	e	520602	碧江区
522221	铜仁县	0	7	c	522201	铜仁市
522222	江口县	0	31	r	520621	
522223	玉屏县	0	3	t	522223	玉屏侗族自治县
522223	玉屏侗族自治县	3	31	r	520622	
522224	石阡县	0	31	r	520623	
522225	思南县	0	31	r	520624	
522226	印江县	0	6	t	522226	印江土家族苗族自治县
522226	印江土家族苗族自治县	6	31	r	520625	
522227	德江县	0	31	r	520626	
522228	沿河县	0	6	t	522228	沿河土家族自治县
522228	沿河土家族自治县	6	31	r	520627	
522229	松桃苗族自治县	0	31	r	520628	
522230	万山特区	0	31	d	520603	万山区
522300	兴义地区	0	1	t	522300	黔西南布依族苗族自治州
522321	兴义县	0	7	c	522301	兴义市
522322	兴仁县	0	38	c	522302	兴仁市
522325	贞丰布依族苗族自治县	0	1	t	522325	贞丰县
522326	望谟布依族苗族自治县	0	1	t	522326	望谟县
522327	册亨布依族自治县	0	1	t	522327	册亨县
522328	安龙布依族苗族自治县	0	1	t	522328	安龙县
522400	毕节地区	0	31	p	520500	毕节市
522401	毕节市	13	31	e	520502	七星关区
522421	毕节县	0	13	c	522401	毕节市
522422	大方县	0	31	r	520521	
522423	黔西县	0	31	r	520522	
522424	金沙县	0	31	r	520523	
522425	织金县	0	31	r	520524	
522426	纳雍县	0	31	r	520525	
522427	威宁彝族回族苗族自治县	0	31	r	520526	
522428	赫章县	0	31	r	520527	
522500	安顺地区	0	20	p	520400	安顺市
522501	安顺市	0	20	e	520402	西秀区
522502	清镇市	12	15	f	520181	
522521	安顺县	0	10	m	522501	安顺市
522522	开阳县	0	15	f	520121	
522523	息烽县	0	15	f	520122	
522524	修文县	0	15	f	520123	
522525	清镇县	0	12	c	522502	清镇市
522526	平坝县	0	20	r	520421	
522527	普定县	0	20	r	520422	
522528	关岭布依族苗族自治县	0	20	r	520424	
522529	镇宁布依族苗族自治县	0	20	r	520423	
522530	紫云苗族布依族自治县	0	20	r	520425	
522621	凯里县	0	3	c	522601	凯里市
522721	都匀县	0	3	m	522701	都匀市
522724	福泉县	0	16	c	522702	福泉市
530121	呈贡县	0	31	d	530114	呈贡区
530122	晋宁县	0	36	d	530115	晋宁区
530123	安宁县	0	15	c	530181	安宁市
530126	路南彝族自治县	3	18	n	530126	石林彝族自治县
530128	禄劝县	3	5	t	530128	禄劝彝族苗族自治县
530200	东川市	0	18	e	530113	东川区
530321	马龙县	17	38	d	530304	马龙区
530327	寻甸回族彝族自治县	17	18	f	530129	
530328	沾益县	17	36	d	530303	沾益区
530421	江川县	17	35	d	530403	江川区
530422	澄江县	17	39	c	530481	澄江市
530522	腾冲县	20	35	c	530581	腾冲市
530630	水富县	21	38	c	530681	水富市
530800	思茅市	23	27	n	530800	普洱市
530802	翠云区	23	27	n	530802	思茅区
530821	普洱哈尼族彝族自治县	23	27	n	530821	宁洱哈尼族彝族自治县
532100	昭通地区	0	21	p	530600	昭通市
532101	昭通市	1	21	e	530602	昭阳区
532121	昭通县	0	3	m	532101	昭通市
532122	鲁甸县	0	21	r	530621	
532123	巧家县	0	21	r	530622	
532124	盐津县	0	21	r	530623	
532125	大关县	0	21	r	530624	
532126	永善县	0	21	r	530625	
532127	绥江县	0	21	r	530626	
532128	镇雄县	0	21	r	530627	
532129	彝良县	0	21	r	530628	
532130	威信县	0	21	r	530629	
532131	水富县	1	21	r	530630	
532200	曲靖地区	0	17	p	530300	曲靖市
532201	曲靖市	3	17	e	530302	麒麟区
532202	宣威市	14	17	r	530381	
532221	曲靖县	0	3	c	532201	曲靖市
532222	宜良县	0	3	f	530125	
532223	马龙县	0	17	r	530321	
532224	宣威县	0	14	c	532202	宣威市
532225	富源县	0	17	r	530325	
532226	罗平县	0	17	r	530324	
532227	师宗县	0	17	r	530323	
532228	陆良县	0	17	r	530322	
532229	路南彝族自治县	0	3	f	530126	
532230	嵩明县	0	3	f	530127	
532231	寻甸回族彝族自治县	0	17	r	530327	
532232	沾益县	0	3	m	532201	曲靖市
532233	会泽县	0	17	r	530326	
532321	楚雄县	0	3	c	532301	楚雄市
532330	禄劝县	0	3	f	530128	
532331	禄丰县	0	41	c	532302	禄丰市
532400	玉溪地区	0	17	p	530400	玉溪市
532401	玉溪市	3	17	e	530402	红塔区
532421	玉溪县	0	3	c	532401	玉溪市
532422	江川县	0	17	r	530421	
532423	澄江县	0	17	r	530422	
532424	通海县	0	17	r	530423	
532425	华宁县	0	17	r	530424	
532426	易门县	0	17	r	530425	
532427	峨山彝族自治县	0	17	r	530426	
532428	新平彝族傣族自治县	0	17	r	530427	
532429	元江哈尼族彝族傣族自治县	0	17	r	530428	
532521	开远县	0	1	c	532502	开远市
532522	蒙自县	0	30	c	532503	蒙自市
532526	弥勒县	0	33	c	532504	弥勒市
532530	金平县	0	5	t	532530	金平苗族瑶族傣族自治县
532621	文山县	0	30	c	532601	文山市
532700	思茅地区	0	23	p	530800	思茅市
532701	思茅市	13	23	e	530802	翠云区
532721	思茅县	1	13	c	532701	思茅市
532722	普洱县	0	5	t	532722	普洱哈尼族彝族自治县
532722	普洱哈尼族彝族自治县	5	23	r	530821	
532723	墨江哈尼族自治县	0	23	r	530822	
532724	景东县	0	5	t	532724	景东彝族自治县
532724	景东彝族自治县	5	23	r	530823	
532725	景谷县	0	5	t	532725	景谷傣族彝族自治县
532725	景谷傣族彝族自治县	5	23	r	530824	
532726	镇沅县	0	10	t	532726	镇沅彝族哈尼族拉祜族自治县
532726	镇沅彝族哈尼族拉祜族自治县	10	23	r	530825	
532727	江城哈尼族彝族自治县	0	23	r	530826	
532728	孟连傣族拉祜族佤族自治县	0	23	r	530827	
532729	澜沧拉祜族自治县	0	23	r	530828	
532730	西盟佤族自治县	0	23	r	530829	
532821	景洪县	0	13	c	532801	景洪市
532901	下关市	0	3	m	532901	大理市
532921	大理县	0	3	c	532901	大理市
532922	漾濞县	0	5	t	532922	漾濞彝族自治县
533000	保山地区	0	20	p	530500	保山市
533001	保山市	3	20	e	530502	隆阳区
533021	保山县	0	3	c	533001	保山市
533022	施甸县	0	20	r	530521	
533023	腾冲县	0	20	r	530522	
533024	龙陵县	0	20	r	530523	
533025	昌宁县	0	20	r	530524	
533101	畹町市	5	19	m	533102	瑞丽市
533103	潞西市	16	30	n	533103	芒市
533121	潞西县	0	16	c	533103	潞西市
533125	瑞丽县	0	12	c	533102	瑞丽市
533126	畹町镇	0	5	n	533101	畹町市
533200	丽江地区	0	22	p	530700	丽江市
533221	丽江纳西族自治县	0	22	a		
533222	永胜县	0	22	r	530722	
533223	华坪县	0	22	r	530723	
533224	宁蒗彝族自治县	0	22	r	530724	
533321	泸水县	0	36	c	533301	泸水市
533322	碧江县	0	6	a		
533325	兰坪县	0	7	t	533325	兰坪白族普米族自治县
533421	中甸县	0	21	n	533421	香格里拉县
533421	香格里拉县	21	34	c	533401	香格里拉市
533423	维西县	0	5	t	533423	维西傈僳族自治县
533500	临沧地区	0	23	p	530900	临沧市
533521	临沧县	0	23	d	530902	临翔区
533522	凤庆县	0	23	r	530921	
533523	云县	0	23	r	530922	
533524	永德县	0	23	r	530923	
533525	镇康县	0	23	r	530924	
533526	双江县	0	5	t	533526	双江拉祜族佤族布朗族傣族自治县
533526	双江拉祜族佤族布朗族傣族自治县	5	23	r	530925	
533527	耿马傣族佤族自治县	0	23	r	530926	
533528	沧源佤族自治县	0	23	r	530927	
540125	堆龙德庆县	0	35	d	540103	堆龙德庆区
540126	达孜县	0	37	d	540104	达孜区
540128	林芝县	0	3	f	542621	
540129	工布江达县	0	3	f	542622	
540130	米林县	0	3	f	542623	
540131	墨脱县	0	3	f	542624	
540422	米林县	35	43	c	540481	米林市
540530	错那县	36	43	c	540581	错那市
542100	昌都地区	0	34	p	540300	昌都市
542121	昌都县	0	34	d	540302	卡若区
542122	江达县	0	34	r	540321	
542123	贡觉县	0	34	r	540322	
542124	类乌齐县	0	34	r	540323	
542125	丁青县	0	34	r	540324	
542126	察雅县	0	34	r	540325	
542127	八宿县	0	34	r	540326	
542128	左贡县	0	34	r	540327	
542129	芒康县	0	34	r	540328	
542130	波密县	0	3	f	542625	
542131	察隅县	0	3	f	542626	
542132	洛隆县	0	34	r	540329	
542133	边坝县	0	34	r	540330	
542134	盐井县	3	19	m	542129	芒康县
542135	碧土县	3	19	m	542128	左贡县
542136	妥坝县	3	19	m	542121	昌都县
542137	生达县	3	19	m	542122	江达县
542200	山南地区	0	36	p	540500	山南市
542221	乃东县	0	36	d	540502	乃东区
542222	扎囊县	0	36	r	540521	
542223	贡嘎县	0	36	r	540522	
542224	桑日县	0	36	r	540523	
542225	穷结县	0	6	n	542225	琼结县
542225	琼结县	6	36	r	540524	
542226	曲松县	0	36	r	540525	
542227	措美县	0	36	r	540526	
542228	洛扎县	0	36	r	540527	
542229	加查县	0	36	r	540528	
542230	朗县	0	3	f	542627	
542231	隆子县	0	36	r	540529	
542232	错那县	0	36	r	540530	
542233	浪卡子县	0	3	f	542722	
542233	浪卡子县	6	36	r	540531	
542300	日喀则地区	0	34	p	540200	日喀则市
542301	日喀则市	6	34	e	540202	桑珠孜区
542321	日喀则县	0	6	c	542301	日喀则市
542322	南木林县	0	34	r	540221	
542323	白朗县	0	3	f	542723	
542323	江孜县	6	34	r	540222	
542324	定日县	0	34	r	540223	
542325	萨迦县	0	34	r	540224	
542326	拉孜县	0	34	r	540225	
542327	昂仁县	0	34	r	540226	
542328	谢通门县	0	34	r	540227	
542329	仁布县	0	3	f	542724	
542329	白朗县	6	34	r	540228	
542330	康马县	0	3	f	542725	
542330	仁布县	6	34	r	540229	
542331	亚东县	0	3	f	542726	
542331	康马县	6	34	r	540230	
542332	定结县	0	34	r	540231	
542333	仲巴县	0	34	r	540232	
542334	亚东县	6	34	r	540233	
542335	吉隆县	0	34	r	540234	
542336	聂拉木县	0	34	r	540235	
542337	萨嘎县	0	34	r	540236	
542338	江孜县	0	3	f	542721	
542338	岗巴县	6	34	r	540237	
542339	岗巴县	0	3	f	542727	
542400	那曲地区	0	37	p	540600	那曲市
542421	那曲县	0	37	d	540602	色尼区
542422	嘉黎县	0	37	r	540621	
542423	比如县	0	37	r	540622	
542424	聂荣县	0	37	r	540623	
542425	安多县	0	37	r	540624	
542426	申扎县	0	37	r	540625	
542427	索县	0	37	r	540626	
542428	班戈县	0	37	r	540627	
542429	巴青县	0	37	r	540628	
542430	尼玛县	3	37	r	540629	
542431	双湖县	32	37	r	540630	
542528	隆格尔县	3	19	m	542333	仲巴县
542600	林芝地区	3	35	p	540400	林芝市
542621	林芝县	3	35	d	540402	巴宜区
542622	工布江达县	3	35	r	540421	
542623	米林县	3	35	r	540422	
542624	墨脱县	3	35	r	540423	
542625	波密县	3	35	r	540424	
542626	察隅县	3	35	r	540425	
542627	朗县	3	35	r	540426	
542700	江孜地区	3	6	m	542301	日喀则市
542721	江孜县	3	6	f	542323	
542722	浪卡子县	3	6	f	542233	
542723	白朗县	3	6	f	542329	
542724	仁布县	3	6	f	542330	
542725	康马县	3	6	f	542331	
542726	亚东县	3	6	f	542334	
542727	岗巴县	3	6	f	542338	
610121	长安县	0	22	d	610116	长安区
610123	临潼县	3	17	d	610115	临潼区
610125	户县	3	36	d	610118	鄠邑区
610126	高陵县	3	34	d	610117	高陵区
610202	城区	0	20	n	610202	王益区
610203	郊区	0	20	n	610203	印台区
610221	耀县	0	22	d	610204	耀州区
610304	杨陵区	2	3	f	610403	
610321	宝鸡县	0	23	d	610304	陈仓区
610322	凤翔县	0	41	d	610305	凤翔区
610325	武功县	0	3	f	610431	
610421	兴平县	3	13	c	619001	兴平市
610427	彬县	3	38	c	610482	彬州市
610521	华县	14	35	d	610503	华州区
610623	子长县	16	39	c	610681	子长市
610624	安塞县	16	36	d	610603	安塞区
610626	吴旗县	16	25	n	610626	吴起县
610721	南郑县	16	37	d	610703	南郑区
610821	神木县	19	37	c	610881	神木市
610823	横山县	19	35	d	610803	横山区
610928	旬阳县	20	41	c	610981	旬阳市
612100	渭南地区	0	14	p	610500	渭南市
612101	渭南市	3	14	e	610502	临渭区
612102	韩城市	3	14	f	619002	
612103	华阴市	10	14	f	619003	
612121	渭南县	0	3	c	612101	渭南市
612122	韩城县	0	3	c	612102	韩城市
612123	临潼县	0	3	f	610123	
612124	华县	0	14	r	610521	
612125	华阴县	0	10	c	612103	华阴市
612126	潼关县	0	14	r	610522	
612127	大荔县	0	14	r	610523	
612128	蒲城县	0	14	r	610526	
612129	澄城县	0	14	r	610525	
612130	白水县	0	14	r	610527	
612131	蓝田县	0	3	f	610122	
612132	合阳县	0	14	r	610524	
612133	富平县	0	14	r	610528	
612200	咸阳地区	0	3	p	610400	咸阳市
612201	咸阳市	0	3	u	610400	
612221	兴平县	0	3	r	610421	
612222	三原县	0	3	r	610422	
612223	泾阳县	0	3	r	610423	
612224	乾县	0	3	r	610424	
612225	礼泉县	0	3	r	610425	
612226	永寿县	0	3	r	610426	
612227	彬县	0	3	r	610427	
612228	长武县	0	3	r	610428	
612229	旬邑县	0	3	r	610429	
612230	淳化县	0	3	r	610430	
612231	高陵县	0	3	f	610126	
612232	周至县	0	3	f	610124	
612233	户县	0	3	f	610125	
612300	汉中地区	0	16	p	610700	汉中市
612301	汉中市	0	16	e	610702	汉台区
612321	南郑县	0	16	r	610721	
612322	城固县	0	16	r	610722	
612323	洋县	0	16	r	610723	
612324	西乡县	0	16	r	610724	
612325	勉县	0	16	r	610725	
612326	宁强县	0	16	r	610726	
612327	略阳县	0	16	r	610727	
612328	镇巴县	0	16	r	610728	
612329	留坝县	0	16	r	610729	
612330	佛坪县	0	16	r	610730	
612400	安康地区	0	20	p	610900	安康市
612401	安康市	8	20	e	610902	汉滨区
612421	安康县	0	8	c	612401	安康市
612422	汉阴县	0	20	r	610921	
612423	石泉县	0	20	r	610922	
612424	宁陕县	0	20	r	610923	
612425	紫阳县	0	20	r	610924	
612426	岚皋县	0	20	r	610925	
612427	平利县	0	20	r	610926	
612428	镇坪县	0	20	r	610927	
612429	旬阳县	0	20	r	610928	
612430	白河县	0	20	r	610929	
612500	商洛地区	0	21	p	611000	商洛市
612501	商州市	8	21	e	611002	商州区
612521	商县	0	8	c	612501	商州市
612522	洛南县	0	21	r	611021	
612523	丹凤县	0	21	r	611022	
612524	商南县	0	21	r	611023	
612525	山阳县	0	21	r	611024	
612526	镇安县	0	21	r	611025	
612527	柞水县	0	21	r	611026	
612600	延安地区	0	16	p	610600	延安市
612601	延安市	0	16	e	610602	宝塔区
612621	延长县	0	16	r	610621	
612622	延川县	0	16	r	610622	
612623	子长县	0	16	r	610623	
612624	安塞县	0	16	r	610624	
612625	志丹县	0	16	r	610625	
612626	吴旗县	0	16	r	610626	
612627	甘泉县	0	16	r	610627	
612628	富县	0	16	r	610628	
612629	洛川县	0	16	r	610629	
612630	宜川县	0	16	r	610630	
612631	黄龙县	0	16	r	610631	
612632	黄陵县	0	16	r	610632	
612633	宜君县	0	3	f	610222	
612700	榆林地区	0	19	p	610800	榆林市
612701	榆林市	8	19	e	610802	榆阳区
612721	榆林县	0	8	c	612701	榆林市
612722	神木县	0	19	r	610821	
612723	府谷县	0	19	r	610822	
612724	横山县	0	19	r	610823	
612725	靖边县	0	19	r	610824	
612726	定边县	0	19	r	610825	
612727	绥德县	0	19	r	610826	
612728	米脂县	0	19	r	610827	
612729	佳县	0	19	r	610828	
612730	吴堡县	0	19	r	610829	
612731	清涧县	0	19	r	610830	
612732	子洲县	0	19	r	610831	
619001	兴平市	13	15	f	610481	
619002	韩城市	14	15	f	610581	
619003	华阴市	14	15	f	610582	
620112	白银区	0	5	f	620402	
620502	秦城区	5	24	n	620502	秦州区
620503	北道区	5	24	n	620503	麦积区
620824	华亭县	22	38	c	620881	华亭市
620922	安西县	22	26	n	620922	瓜州县
622100	酒泉地区	0	22	p	620900	酒泉市
622101	玉门市	0	22	r	620981	
622102	酒泉市	5	22	e	620902	肃州区
622103	敦煌市	7	22	r	620982	
622121	酒泉县	0	5	c	622102	酒泉市
622122	敦煌县	0	7	c	622103	敦煌市
622123	金塔县	0	22	r	620921	
622124	肃北蒙古族自治县	0	22	r	620923	
622125	阿克塞哈萨克族自治县	0	22	r	620924	
622126	安西县	0	22	r	620922	
622200	张掖地区	0	22	p	620700	张掖市
622201	张掖市	5	22	e	620702	甘州区
622221	张掖县	0	5	c	622201	张掖市
622222	肃南裕固族自治县	0	22	r	620721	
622223	民乐县	0	22	r	620722	
622224	临泽县	0	22	r	620723	
622225	高台县	0	22	r	620724	
622226	山丹县	0	22	r	620725	
622300	武威地区	0	21	p	620600	武威市
622301	武威市	5	21	e	620602	凉州区
622321	武威县	0	5	c	622301	武威市
622322	民勤县	0	21	r	620621	
622323	古浪县	0	21	r	620622	
622324	景泰县	0	5	f	620423	
622325	永昌县	0	1	f	620321	
622326	天祝藏族自治县	0	21	r	620623	
622400	定西地区	0	23	p	621100	定西市
622421	定西县	0	23	d	621102	安定区
622422	靖远县	0	5	f	620421	
622423	会宁县	0	5	f	620422	
622424	通渭县	0	23	r	621121	
622425	陇西县	0	23	r	621122	
622426	渭源县	0	23	r	621123	
622427	临洮县	0	23	r	621124	
622428	漳县	5	23	r	621125	
622429	岷县	5	23	r	621126	
622500	天水地区	0	5	p	620500	天水市
622501	天水市	0	5	m	620500	
622521	张家川回族自治县	0	5	r	620525	
622522	天水县	0	5	m	620500	天水市
622523	清水县	0	5	r	620521	
622524	徽县	0	5	f	622630	
622525	两当县	0	5	f	622629	
622526	礼县	0	5	f	622628	
622527	西和县	0	5	f	622627	
622528	武山县	0	5	r	620524	
622529	甘谷县	0	5	r	620523	
622530	秦安县	0	5	r	620522	
622531	漳县	0	5	f	622428	
622600	武都地区	0	5	n	622600	陇南地区
622600	陇南地区	5	24	p	621200	陇南市
622621	武都县	0	24	d	621202	武都区
622622	岷县	0	5	f	622429	
622623	宕昌县	0	24	r	621223	
622624	成县	0	24	r	621221	
622625	康县	0	24	r	621224	
622626	文县	0	24	r	621222	
622627	西和县	5	24	r	621225	
622628	礼县	5	24	r	621226	
622629	两当县	5	24	r	621228	
622630	徽县	5	24	r	621227	
622700	平凉地区	0	22	p	620800	平凉市
622701	平凉市	3	22	e	620802	崆峒区
622721	平凉县	0	3	c	622701	平凉市
622722	泾川县	0	22	r	620821	
622723	灵台县	0	22	r	620822	
622724	崇信县	0	22	r	620823	
622725	华亭县	0	22	r	620824	
622726	庄浪县	0	22	r	620825	
622727	静宁县	0	22	r	620826	
622800	庆阳地区	0	22	p	621000	庆阳市
622801	西峰市	5	22	e	621002	西峰区
622821	庆阳县	0	22	n	621021	庆城县
622822	环县	0	22	r	621022	
622823	华池县	0	22	r	621023	
622824	合水县	0	22	r	621024	
622825	正宁县	0	22	r	621025	
622826	宁县	0	22	r	621026	
622827	镇原县	0	22	r	621027	
630111	郊区	0	6	a		
630121	大通县	0	5	t	630121	大通回族土族自治县
630122	湟中县	19	39	d	630106	湟中区
630221	平安县	33	35	d	630203	平安区
632100	海东地区	0	33	p	630200	海东市
632121	平安县	0	33	r	630221	
632122	民和县	0	5	t	632122	民和回族土族自治县
632122	民和回族土族自治县	5	33	r	630222	
632123	乐都县	0	33	d	630202	乐都区
632124	湟中县	0	19	f	630122	
632125	湟源县	0	19	f	630123	
632126	互助土族自治县	0	33	r	630223	
632127	化隆回族自治县	0	33	r	630224	
632128	循化撒拉族自治县	0	33	r	630225	
632321	同仁县	0	40	c	632301	同仁市
632721	玉树县	0	33	c	632701	玉树市
640102	城区	0	22	m	640104	兴庆区
640103	新城区	0	22	a		
640104	郊区	0	22	a		
640200	石咀山市	0	7	n	640200	石嘴山市
640203	石嘴山区	22	23	m	640205	惠农区
640204	石炭井区	0	22	m	640202	大武口区
640205	石咀山区	0	7	n	640205	石嘴山区
640205	石嘴山区	7	22	r	640203	
640211	郊区	0	7	t	640223	惠农县
640222	陶乐县	0	23	m	640221	平罗县
640223	惠农县	7	23	d	640205	惠农区
640321	中卫县	18	23	d	640502	沙坡头区
640322	中宁县	18	23	f	640521	
640382	灵武市	18	22	f	640181	
640421	海原县	21	23	f	640522	
642100	银南地区	0	18	m	640300	吴忠市
642101	吴忠市	3	18	e	640302	利通区
642102	青铜峡市	4	18	f	640381	
642103	灵武市	16	18	f	640382	
642121	吴忠县	0	3	c	642101	吴忠市
642122	青铜峡县	0	4	c	642102	青铜峡市
642123	中卫县	0	18	f	640321	
642124	中宁县	0	18	f	640322	
642125	灵武县	0	16	c	642103	灵武市
642126	盐池县	0	18	f	640323	
642127	同心县	0	18	f	640324	
642200	固原地区	0	21	p	640400	固原市
642221	固原县	0	21	d	640402	原州区
642222	海原县	0	21	r	640421	
642223	西吉县	0	21	r	640422	
642224	隆德县	0	21	r	640423	
642225	泾源县	0	21	r	640424	
642226	彭阳县	3	21	r	640425	
650107	南山区	0	9	n	650107	南山矿区
650107	南山矿区	9	19	n	650107	南泉区
650107	南泉区	19	22	n	650107	达坂城区
650108	东山区	7	27	m	650109	米东区
650300	石河子市	0	5	l	659001	
652100	吐鲁番地区	0	35	p	650400	吐鲁番市
652101	吐鲁番市	4	35	e	650402	高昌区
652121	吐鲁番县	0	4	c	652101	吐鲁番市
652122	鄯善县	0	35	r	650421	
652123	托克逊县	0	35	r	650422	
652200	哈密地区	0	36	p	650500	哈密市
652201	哈密市	0	36	e	650502	伊州区
652221	哈密县	0	3	m	652201	哈密市
652222	巴里坤哈萨克自治县	0	36	r	650521	
652223	伊吾县	0	36	r	650522	
652303	米泉市	16	27	e	650109	米东区
652321	昌吉县	0	3	c	652301	昌吉市
652322	米泉县	0	16	c	652303	米泉市
652326	阜康县	0	12	c	652302	阜康市
652400	伊犁哈萨克自治州	0	4	r	654000	
652401	伊宁市	0	4	r	654101	
652402	一区	0	3	a		
652402	奎屯市	3	4	r	654001	
652403	二区	0	3	a		
652404	奎屯市	0	3	r	652402	
652421	伊宁县	0	4	r	654121	
652422	察布查尔锡伯自治县	0	4	r	654122	
652423	霍城县	0	4	r	654123	
652424	巩留县	0	4	r	654124	
652425	新源县	0	4	r	654125	
652426	昭苏县	0	4	r	654126	
652427	特克斯县	0	4	r	654127	
652428	尼勒克县	0	4	r	654128	
652500	塔城地区	0	4	r	654200	
652521	塔城县	0	4	c	654201	塔城市
652522	额敏县	0	4	r	654221	
652523	乌苏县	0	4	r	654222	
652524	沙湾县	0	4	r	654223	
652525	托里县	0	4	r	654224	
652526	裕民县	0	4	r	654225	
652527	和布克赛尔蒙古自治县	0	4	r	654226	
652600	阿勒泰地区	0	4	r	654300	
652621	阿勒泰县	0	4	c	654301	阿勒泰市
652622	布尔津县	0	4	r	654321	
652623	富蕴县	0	4	r	654322	
652624	福海县	0	4	r	654323	
652625	哈巴河县	0	4	r	654324	
652626	青河县	0	4	r	654325	
652627	吉木乃县	0	4	r	654326	
652721	博乐县	0	5	c	652701	博乐市
652821	库尔勒县	0	3	m	652801	库尔勒市
652921	阿克苏县	0	3	c	652901	阿克苏市
652923	库车县	0	39	c	652902	库车市
653021	阿图什县	0	6	c	653001	阿图什市
654001	奎屯市	4	21	r	654003	
654100	伊犁地区	4	21	m	654000	伊犁哈萨克自治州
654101	伊宁市	4	21	r	654002	
654121	伊宁县	4	21	r	654021	
654122	察布查尔锡伯自治县	4	21	r	654022	
654123	霍城县	4	21	r	654023	
654124	巩留县	4	21	r	654024	
654125	新源县	4	21	r	654025	
654126	昭苏县	4	21	r	654026	
654127	特克斯县	4	21	r	654027	
654128	尼勒克县	4	21	r	654028	
654222	乌苏县	4	16	c	654202	乌苏市
654223	沙湾县	4	41	c	654203	沙湾市
崇文区	2	110103	30	m	110101	北京市	
宣武区	2	110104	30	m	110102	北京市	
燕山区	2	110110	6	m	110111	北京市	
昌平县	2	110221	19	d	110114	北京市	
顺义县	2	110222	18	d	110113	北京市	
通县	2	110223	17	d	110112	北京市	
大兴县	2	110224	21	d	110115	北京市	
房山县	2	110225	6	d	110111	北京市	
平谷县	2	110226	21	d	110117	北京市	
怀柔县	2	110227	21	d	110116	北京市	
密云县	2	110228	35	d	110118	北京市	
延庆县	2	110229	35	d	110119	北京市	
塘沽区	2	120107	29	m	120116	天津市	
汉沽区	2	120108	29	m	120116	天津市	
大港区	2	120109	29	m	120116	天津市	
东郊区	2	120110	12	n	120110	天津市	
西郊区	2	120111	12	n	120111	天津市	
南郊区	2	120112	12	n	120112	天津市	
北郊区	2	120113	12	n	120113	天津市	
宁河县	2	120221	35	d	120117	天津市	
武清县	2	120222	20	d	120114	天津市	
静海县	2	120223	35	d	120118	天津市	
宝坻县	2	120224	21	d	120115	天津市	
蓟县	2	120225	36	d	120119	天津市	
桥东区	2	130103	34	a		石家庄市	130102130104130108
郊区	2	130106	21	a		石家庄市	130102130104130105130108
获鹿县	2	130122	14	c	130110	石家庄市	
栾城县	2	130124	34	d	130111	石家庄市	
藁城市	2	130182	34	e	130109	石家庄市	
鹿泉市	2	130185	34	e	130110	石家庄市	
东矿区	3	130204	15	n	130204	唐山市	
新区	2	130206	22	m	130208	唐山市	
丰润县	2	130221	22	d	130208	唐山市	
丰南县	2	130222	14	c	130207	唐山市	
滦县	2	130223	38	c	130284	唐山市	
迁安县	2	130226	16	c	130283	唐山市	
遵化县	2	130228	12	c	130281	唐山市	
唐海县	2	130230	32	d	130209	唐山市	
丰南市	2	130282	22	e	130207	唐山市	
郊区	2	130305	4	a		秦皇岛市	130302130303130304
青龙县	2	130321	6	t	130321	秦皇岛市	
抚宁县	2	130323	35	d	130306	秦皇岛市	
郊区	2	130405	6	a		邯郸市	130402130403130404
邯郸县	2	130421	36	m	130402	邯郸市	130402130403
武安县	2	130422	8	c	130481	邯郸市	
肥乡县	2	130428	36	d	130407	邯郸市	
永年县	2	130429	36	d	130408	邯郸市	
丘县	2	130430	16	n	130430	邯郸市	
桥东区	2	130502	40	n	130502	邢台市	
桥西区	2	130503	40	n	130503	邢台市	
郊区	2	130504	8	a		邢台市	130502130503
邢台县	2	130521	40	m	130503	邢台市	
任县	2	130526	40	d	130505	邢台市	
南和县	2	130527	40	d	130506	邢台市	
新市区	2	130602	35	n	130602	保定市	
北市区	2	130603	35	n	130606	保定市	
南市区	2	130604	35	m	130606	保定市	
郊区	2	130605	7	a		保定市	130602130606
满城县	2	130621	35	d	130607	保定市	
清苑县	2	130622	35	d	130608	保定市	
徐水县	2	130625	35	d	130609	保定市	
茶坊区	2	130704	9	a		张家口市	130702130703
庞家堡区	3	130707	9	m	130705	张家口市	
宣化县	2	130721	36	m	130705	张家口市	
万全县	2	130729	36	d	130708	张家口市	
崇礼县	2	130733	36	d	130709	张家口市	
平泉县	2	130823	37	c	130881	承德市	
郊区	2	130904	17	a		沧州市	130902130903
霸县	2	131027	10	c	131081	廊坊市	
冀州市	2	131181	36	e	131103	衡水市	
邯郸地区	2	132100	13	m	130400	河北省	
邢台地区	2	132200	13	m	130500	河北省	
沙河县	2	132222	7	c	130582	邢台地区	
南宫县	2	132230	6	c	130581	邢台地区	
石家庄地区	3	132300	13	m	130100	河北省	
束鹿县	2	132321	6	c	130181	石家庄地区	
晋县	2	132322	11	c	130183	石家庄地区	
藁城县	2	132325	9	c	130109	石家庄地区	
新乐县	2	132329	12	c	130184	石家庄地区	
保定地区	2	132400	14	m	130600	河北省	
完县	2	132426	13	n	130636	保定地区	
涿县	2	132430	6	c	130681	保定地区	
新城县	2	132436	13	c	130684	保定地区	
定县	2	132439	6	c	130682	保定地区	
安国县	2	132440	11	c	130683	保定地区	
张家口地区	3	132500	13	m	130700	河北省	
承德地区	2	132600	13	m	130800	河北省	
宽城县	2	132622	9	t	130827	承德地区	
丰宁县	2	132627	6	t	130826	承德地区	
围场县	2	132629	9	t	130828	承德地区	
唐山地区	2	132700	3	a	130200	河北省	
郊区	2	132705	3	a		唐山地区	
廊坊地区	2	132800	8	p	131000	河北省	
廊坊市	2	132801	8	e	131002	廊坊地区	
安次县	2	132824	3	a	131002	廊坊地区	
沧州地区	2	132900	13	m	130900	河北省	
河间县	2	132922	10	c	130984	沧州地区	
交河县	2	132925	3	m	130981	沧州地区	
黄骅县	2	132930	9	c	130983	沧州地区	
任丘县	2	132933	6	c	130982	沧州地区	
衡水地区	2	133000	16	p	131100	河北省	
衡水市	2	133001	16	e	131102	衡水地区	
衡水县	2	133021	3	m	131102	衡水地区	
冀县	2	133022	13	c	131103	衡水地区	
深县	2	133025	14	c	131182	衡水地区	
三河县	2	139012	14	c	131082	河北省	
南城区	2	140102	17	n	140106	太原市	
北城区	2	140103	17	n	140107	太原市	
河西区	2	140104	17	a	140109	太原市	
古交工矿区	5	140111	8	t	140181	太原市	
南郊区	2	140112	17	a		太原市	140105140110
北郊区	2	140113	17	m	140108	太原市	
城区	2	140202	38	n	140213	大同市	
矿区	2	140203	38	m	140214	大同市	
南郊区	2	140211	38	a		大同市	140213140214
大同县	2	140227	38	d	140215	大同市	
城区	2	140402	38	m	140403	长治市	
郊区	2	140411	38	m	140403	长治市	
长治县	2	140421	38	d	140404	长治市	
潞城县	2	140422	14	c	140406	长治市	
屯留县	2	140424	38	d	140405	长治市	
潞城市	2	140481	38	e	140406	长治市	
郊区	2	140503	16	t	140525	晋城市	
高平县	2	140523	13	c	140581	晋城市	
怀仁县	2	140624	38	c	140681	朔州市	
太谷县	2	140726	39	d	140703	晋中市	
雁北地区	2	142100	13	m	140200	山西省	
朔县	2	142128	8	u	140602	雁北地区	
平鲁县	2	142129	8	d	140603	雁北地区	
忻县地区	2	142200	3	n	140900	山西省	
忻州地区	2	142200	20	p	140900	山西省	
忻州市	2	142201	20	e	140902	忻州地区	
忻县	2	142221	3	c	140902	忻县地区	
原平县	2	142224	13	c	140981	忻州地区	
吕梁地区	2	142300	23	p	141100	山西省	
离石市	2	142302	23	e	141102	吕梁地区	
汾阳县	2	142321	16	c	141182	吕梁地区	
孝义县	2	142324	12	c	141181	吕梁地区	
离石县	2	142331	16	c	141102	吕梁地区	
晋中地区	2	142400	19	p	140700	山西省	
榆次市	2	142401	19	e	140702	晋中地区	
榆次县	2	142428	3	m	140702	晋中地区	
介休县	2	142432	12	c	140781	晋中地区	
晋东南地区	3	142500	5	p	140500	山西省	
晋城县	2	142527	3	c	140500	晋东南地区	
临汾地区	2	142600	20	p	141000	山西省	
临汾市	2	142601	20	e	141002	临汾地区	
临汾县	2	142624	3	m	141002	临汾地区	
霍县	2	142626	9	c	141082	临汾地区	
运城地区	2	142700	20	p	140800	山西省	
运城市	2	142701	20	e	140802	运城地区	
运城县	2	142721	3	c	140802	运城地区	
永济县	2	142722	14	c	140881	运城地区	
河津县	2	142728	14	c	140882	运城地区	
郊区	2	150105	20	n	150105	呼和浩特市	
石拐矿区	4	150205	19	n	150205	包头市	
白云矿区	4	150206	27	n	150206	包头市	
郊区	2	150207	19	n	150207	包头市	
郊区	2	150404	13	n	150404	赤峰市	
呼伦贝尔盟	4	152100	21	p	150700	内蒙古自治区	
海拉尔市	3	152101	21	e	150702	呼伦贝尔盟	
喜桂图旗	3	152121	3	c	150782	呼伦贝尔盟	
布特哈旗	3	152124	3	c	150783	呼伦贝尔盟	
额尔古纳右旗	6	152125	14	c	150784	呼伦贝尔盟	
额尔古纳左旗	6	152126	14	c	150785	呼伦贝尔盟	
哲里木盟	3	152300	19	p	150500	内蒙古自治区	
通辽市	2	152301	19	e	150502	哲里木盟	
通辽县	2	152321	6	m	150502	哲里木盟	
昭乌达盟	3	152400	3	p	150400	内蒙古自治区	
赤峰县	2	152427	3	d	150404	昭乌达盟	
阿巴哈纳尔旗	5	152521	3	c	152502	锡林郭勒盟	
乌兰察布盟	4	152600	23	p	150900	内蒙古自治区	
集宁市	2	152601	23	e	150902	乌兰察布盟	
丰镇县	2	152628	10	c	150981	乌兰察布盟	
伊克昭盟	3	152700	21	p	150600	内蒙古自治区	
东胜市	2	152701	21	e	150602	伊克昭盟	
东胜县	2	152721	3	c	150602	伊克昭盟	
巴彦淖尔盟	4	152800	23	p	150800	内蒙古自治区	
临河市	2	152801	23	e	150802	巴彦淖尔盟	
临河县	2	152821	4	c	150802	巴彦淖尔盟	
东陵区	2	210112	34	n	210112	沈阳市	
新城子区	3	210113	26	n	210113	沈阳市	
新民县	2	210121	13	c	210181	沈阳市	
辽中县	2	210122	36	d	210115	沈阳市	
旅大市	2	210200	1	n	210200	辽宁省	
金县	2	210221	7	d	210213	大连市	
新金县	2	210222	11	c	210214	大连市	
复县	2	210223	5	c	210281	大连市	
庄河县	2	210225	12	c	210283	大连市	
普兰店市	3	210282	35	e	210214	大连市	
郊区	2	210311	4	n	210311	鞍山市	
旧堡区	2	210311	16	n	210311	鞍山市	
海城县	2	210322	5	c	210381	鞍山市	
露天区	2	210403	19	n	210403	抚顺市	
郊区	2	210411	8	n	210411	抚顺市	
新宾县	2	210422	5	t	210422	抚顺市	
清原县	2	210423	9	t	210423	抚顺市	
立新区	2	210511	4	a		本溪市	210504210505
本溪县	2	210521	9	t	210521	本溪市	
桓仁县	2	210522	9	t	210522	本溪市	
凤城县	2	210621	5	t	210682	丹东市	
凤城满族自治县	2	210621	14	c	210682	丹东市	
岫岩县	2	210622	5	t	210323	丹东市	
东沟县	2	210623	13	c	210681	丹东市	
宽甸县	2	210624	9	t	210624	丹东市	
郊区	2	210711	2	a		锦州市	
锦西县	2	210721	5	c	211402	锦州市	
兴城县	2	210722	6	c	211481	锦州市	
锦县	2	210724	13	c	210781	锦州市	
北镇县	2	210725	9	t	210782	锦州市	
北镇满族自治县	2	210725	15	c	210782	锦州市	
北宁市	2	210782	26	n	210782	锦州市	
郊区	2	210811	4	n	210811	营口市	
营口县	2	210821	12	c	210882	营口市	
盖县	2	210824	12	c	210881	营口市	
盘山县	2	210825	4	d	211122	营口市	
郊区	2	210911	4	n	210911	阜新市	
郊区	2	211011	4	n	211011	辽阳市	
灯塔县	2	211022	16	c	211081	辽阳市	
盘山区	2	211102	6	t	211122	盘锦市	
郊区	2	211111	6	a		盘锦市	211102211103
大洼县	2	211121	36	d	211104	盘锦市	
铁法区	2	211203	6	c	211281	铁岭市	
开原县	2	211222	8	c	211282	铁岭市	
铁法市	2	211281	22	n	211281	铁岭市	
凌源县	2	211323	11	c	211382	朝阳市	
北票县	2	211326	5	c	211381	朝阳市	
锦西市	2	211400	14	n	211400	辽宁省	
葫芦岛区	3	211405	14	n	211403	锦西市	
铁岭地区	2	212100	4	p	211200	辽宁省	
铁法市	2	212102	4	e	211281	铁岭地区	
朝阳地区	2	212200	4	p	211300	辽宁省	
二道河子区	4	220105	15	n	220105	长春市	
郊区	2	220111	15	a		长春市	220102220103220104220105220106
榆树县	2	220121	10	c	220182	长春市	
九台县	2	220123	8	c	220113	长春市	
德惠县	2	220124	14	c	220183	长春市	
双阳县	2	220125	15	d	220112	长春市	
九台市	2	220181	34	e	220113	长春市	
郊区	2	220211	12	n	220211	吉林市	
舒兰县	2	220222	12	c	220283	吉林市	
磐石县	2	220223	15	c	220284	吉林市	
蛟河县	2	220224	9	c	220281	吉林市	
桦甸县	2	220225	8	c	220282	吉林市	
怀德县	2	220321	5	c	220184	四平市	
伊通县	2	220323	8	t	220323	四平市	
双辽县	2	220324	16	c	220382	四平市	
集安县	2	220522	8	c	220582	通化市	
浑江市	2	220600	14	n	220600	吉林省	
八道江区	3	220602	30	n	220602	白山市	
三岔子区	3	220603	15	t	220605	白山市	
临江区	2	220604	13	c	220681	浑江市	
江源县	2	220625	26	d	220605	白山市	
扶余区	2	220702	15	t	220781	松原市	
扶余县	2	220724	33	c	220781	松原市	
德惠地区	2	222100	3	m	220100	吉林省	
通化地区	2	222200	5	p	220500	吉林省	
海龙县	2	222221	5	c	220581	通化地区	
白城地区	2	222300	13	p	220800	吉林省	
白城市	2	222301	13	e	220802	白城地区	
扶余市	2	222303	12	e	220781	白城地区	
扶余县	2	222321	7	c	220781	白城地区	
洮安县	2	222322	7	c	220881	白城地区	
大安县	2	222325	8	c	220882	白城地区	
延吉县	2	222421	3	n	222405	延边朝鲜族自治州	
龙井县	2	222421	8	c	222405	延边朝鲜族自治州	
敦化县	2	222422	5	c	222403	延边朝鲜族自治州	
和龙县	2	222423	13	c	222406	延边朝鲜族自治州	
珲春县	2	222425	8	c	222404	延边朝鲜族自治州	
永吉地区	2	222500	3	m	220200	吉林省	
四平地区	2	222600	3	p	220300	吉林省	
太平区	2	230105	24	m	230104	哈尔滨市	
动力区	2	230107	26	m	230110	哈尔滨市	
呼兰县	2	230121	24	d	230111	哈尔滨市	
阿城县	2	230122	7	c	230112	哈尔滨市	
阿城市	2	230181	26	e	230112	哈尔滨市	
双城市	2	230182	34	e	230113	哈尔滨市	
华安区	2	230207	4	n	230207	齐齐哈尔市	
梅里斯区	3	230208	8	n	230208	齐齐哈尔市	
讷河县	2	230222	12	c	230281	齐齐哈尔市	
虎林县	2	230322	16	c	230381	鸡西市	
岭西区	2	230504	7	m		双鸭山市	
伊春区	2	230702	39	n	230717	伊春市	
南岔区	2	230703	39	t	230726	伊春市	
西林区	2	230705	39	m	230751	伊春市	
翠峦区	2	230706	39	m	230718	伊春市	
新青区	2	230707	39	m	230724	伊春市	
美溪区	2	230708	39	m	230717	伊春市	
大丰区	2	230709	4	n	230751	伊春市	
金山屯区	3	230709	39	m	230751	伊春市	
五营区	2	230710	39	m	230724	伊春市	
乌敏河区	3	230711	4	n	230718	伊春市	
乌马河区	3	230711	39	n	230718	伊春市	
东风区	2	230712	4	n	230723	伊春市	
汤旺河区	3	230712	39	m	230723	伊春市	
带岭区	2	230713	39	t	230725	伊春市	
乌伊岭区	3	230714	39	m	230723	伊春市	
红星区	2	230715	39	m	230724	伊春市	
上甘岭区	3	230716	39	m	230719	伊春市	
铁力县	2	230721	8	c	230781	伊春市	
永红区	2	230802	26	m	230811	佳木斯市	
富锦县	2	230821	8	c	230882	佳木斯市	
同江县	2	230831	7	c	230881	佳木斯市	
抚远县	2	230833	36	c	230883	佳木斯市	
郊区	2	231011	17	a		牡丹江市	231002231003231004231005
宁安县	2	231021	13	c	231084	牡丹江市	
海林县	2	231022	12	c	231083	牡丹江市	
穆棱县	2	231023	15	c	231085	牡丹江市	
东宁县	2	231024	35	c	231086	牡丹江市	
密山县	2	231026	8	c	230382	牡丹江市	
嫩江县	2	231121	39	c	231183	黑河市	
德都县	2	231122	16	m	231182	黑河市	
松花江地区	3	232100	16	m	230100	黑龙江省	
双城县	2	232124	8	c	230113	松花江地区	
五常县	2	232125	13	c	230184	松花江地区	
尚志县	2	232129	8	c	230183	松花江地区	
嫩江地区	2	232200	4	m	230200	黑龙江省	
绥化地区	2	232300	19	p	231200	黑龙江省	
绥化市	2	232301	19	e	231202	绥化地区	
海伦县	2	232321	9	c	231283	绥化地区	
肇东县	2	232322	6	c	231282	绥化地区	
绥化县	2	232323	2	c	231202	绥化地区	
安达县	2	232327	4	c	231281	绥化地区	
合江地区	2	232400	4	m	230800	黑龙江省	
牡丹江地区	3	232500	3	p	231000	黑龙江省	
东风区	2	232502	3	n	231002	牡丹江地区	
先锋区	2	232503	3	n	231005	牡丹江地区	
黑河地区	2	232600	13	p	231100	黑龙江省	
黑河市	2	232601	13	e	231102	黑河地区	
爱辉县	2	232621	3	m	231102	黑河地区	
北安县	2	232624	2	c	231181	黑河地区	
通北县	2	232624	3	m	231181	黑河地区	
漠河县	2	232723	38	c	232701	大兴安岭地区	
镜泊湖市	3	239002	7	m	231084	黑龙江省	
南市区	2	310102	20	m	310101	上海市	
卢湾区	2	310103	31	m	310101	上海市	
闸北区	2	310108	35	m	310106	上海市	
吴淞区	2	310111	8	m	310113	上海市	
南汇区	2	310119	29	m	310115	上海市	
上海县	2	310221	12	m	310112	上海市	
嘉定县	2	310222	12	d	310114	上海市	
宝山县	2	310223	8	d	310113	上海市	
川沙县	2	310224	12	d	310115	上海市	
南汇县	2	310225	21	d	310115	上海市	
奉贤县	2	310226	21	d	310120	上海市	
松江县	2	310227	18	d	310117	上海市	
金山县	2	310228	17	d	310116	上海市	
青浦县	2	310229	19	d	310118	上海市	
崇明县	2	310230	36	d	310151	上海市	
白下区	2	320103	33	m	320104	南京市	
下关区	2	320107	33	m	320106	南京市	
大厂区	2	320112	22	m	320116	南京市	
雨花区	2	320114	4	n	320114	南京市	
江宁县	2	320121	20	d	320115	南京市	
江浦县	2	320122	22	m	320111	南京市	
六合县	2	320123	22	d	320116	南京市	
溧水县	2	320124	33	d	320117	南京市	
高淳县	2	320125	33	d	320118	南京市	
崇安区	2	320202	35	m	320213	无锡市	
南长区	2	320203	35	m	320213	无锡市	
北塘区	2	320204	35	m	320213	无锡市	
马山区	2	320205	20	m	320211	无锡市	
郊区	2	320211	20	n	320211	无锡市	
江阴县	2	320221	7	c	320281	无锡市	
无锡县	2	320222	15	c	320205	无锡市	
宜兴县	2	320223	8	c	320282	无锡市	
锡山市	2	320283	20	e	320205	无锡市	
矿区	2	320304	15	n	320312	徐州市	
九里区	2	320304	30	m	320312	徐州市	
郊区	2	320311	13	n	320311	徐州市	
铜山县	2	320323	30	d	320312	徐州市	
邳县	2	320325	12	c	320382	徐州市	
新沂县	2	320326	10	c	320381	徐州市	
广化区	2	320403	6	m		常州市	
戚墅堰区	3	320405	35	m	320412	常州市	
郊区	2	320411	22	n	320411	常州市	
武进县	2	320421	15	c	320412	常州市	
金坛县	2	320422	13	c	320413	常州市	
溧阳县	2	320423	10	c	320481	常州市	
金坛市	2	320482	35	e	320413	常州市	
武进市	2	320483	22	e	320412	常州市	
沧浪区	2	320502	32	m	320508	苏州市	
平江区	2	320503	32	m	320508	苏州市	
金阊区	2	320504	32	m	320508	苏州市	
郊区	2	320511	20	n	320505	苏州市	
沙洲县	2	320521	6	c	320582	苏州市	
太仓县	2	320522	13	c	320585	苏州市	
昆山县	2	320523	9	c	320583	苏州市	
吴县	2	320524	15	c	320506	苏州市	
吴江县	2	320525	12	c	320509	苏州市	
吴江市	2	320584	32	e	320509	苏州市	
吴县市	2	320586	20	e	320506	苏州市	
城中区	2	320602	3	n	320613	南通市	
城区	2	320602	11	n	320613	南通市	
郊区	2	320611	11	n	320613	南通市	
港闸区	2	320611	40	m	320613	南通市	
海安县	2	320621	38	c	320685	南通市	
如皋县	2	320622	11	c	320682	南通市	
南通县	2	320624	13	c	320612	南通市	
海门县	2	320625	14	c	320614	南通市	
启东县	2	320626	9	c	320681	南通市	
通州市	2	320683	29	e	320612	南通市	
海门市	2	320684	40	e	320614	南通市	
连云港区	3	320702	3	n	320703	连云港市	
新海区	2	320702	6	n	320706	连云港市	
盐区	2	320703	3	a		连云港市	
云台区	2	320704	21	m	320703	连云港市	
海州区	2	320705	3	m	320706	连云港市	
新浦区	2	320705	34	m	320706	连云港市	
郊区	2	320711	3	a		连云港市	
赣榆县	2	320721	34	d	320707	连云港市	
淮阴市	2	320800	20	n	320800	江苏省	
清河区	2	320802	36	n	320812	淮安市	
楚州区	2	320803	31	n	320803	淮安市	
清浦区	2	320811	36	m	320812	淮安市	
淮阴县	2	320821	20	d	320804	淮阴市	
宿迁县	2	320824	7	c	321300	淮阴市	
淮安县	2	320828	7	c	320803	淮阴市	
洪泽县	2	320829	36	d	320813	淮安市	
淮安市	2	320882	20	e	320803	淮阴市	
城区	2	320902	23	n	320902	盐城市	
郊区	2	320911	16	t	320903	盐城市	
大丰县	2	320926	16	c	320904	盐城市	
东台县	2	320927	7	c	320981	盐城市	
盐都县	2	320928	23	d	320903	盐城市	
大丰市	2	320982	35	e	320904	盐城市	
郊区	2	321011	22	n	321003	扬州市	
维扬区	2	321011	31	m	321003	扬州市	
兴化县	2	321021	7	c	321281	扬州市	
高邮县	2	321022	11	c	321084	扬州市	
靖江县	2	321024	13	c	321282	扬州市	
泰兴县	2	321025	12	c	321283	扬州市	
江都县	2	321026	14	c	321012	扬州市	
邗江县	2	321027	20	d	321003	扬州市	
泰县	2	321028	14	c	321204	扬州市	
仪征县	2	321029	6	c	321081	扬州市	
江都市	2	321088	31	e	321012	扬州市	
城区	2	321102	4	n	321102	镇江市	
郊区	2	321111	4	n	321111	镇江市	
丹徒县	2	321121	22	d	321112	镇江市	
丹阳县	2	321122	7	c	321181	镇江市	
句容县	2	321123	15	c	321183	镇江市	
扬中县	2	321124	14	c	321182	镇江市	
姜堰市	2	321284	32	e	321204	泰州市	
宿豫县	2	321321	24	d	321311	宿迁市	
徐州地区	2	322100	3	a	320300	江苏省	
淮阴地区	2	322200	3	p	320800	江苏省	
清江市	2	322201	3	a	320812	淮阴地区	
盐城地区	2	322300	3	p	320900	江苏省	
盐城县	2	322321	3	a		盐城地区	320902320903
南通地区	2	322400	3	a	320600	江苏省	
扬州地区	2	322500	3	p	321000	江苏省	
镇江地区	2	322600	3	p	321100	江苏省	
苏州地区	2	322700	3	a	320500	江苏省	
常熟县	2	322723	3	c	320581	苏州地区	
下城区	2	330103	41	m	330105	杭州市	
江干区	2	330104	41	m	330102	杭州市	
半山区	2	330107	10	m	330105	杭州市	
萧山县	2	330121	7	c	330109	杭州市	
富阳县	2	330123	14	c	330111	杭州市	
临安县	2	330124	16	c	330112	杭州市	
余杭县	2	330125	14	c	330110	杭州市	
建德县	2	330126	12	c	330182	杭州市	
萧山市	2	330181	21	e	330109	杭州市	
富阳市	2	330183	34	e	330111	杭州市	
余杭市	2	330184	21	e	330110	杭州市	
临安市	2	330185	37	e	330112	杭州市	
镇明区	2	330202	5	m	330203	宁波市	
江东区	2	330204	36	m	330212	宁波市	
滨海区	2	330206	7	n	330206	宁波市	
镇海县	2	330221	5	d	330211	宁波市	
慈溪县	2	330222	8	c	330282	宁波市	
余姚县	2	330223	5	c	330281	宁波市	
奉化县	2	330224	8	c	330213	宁波市	
鄞县	2	330227	22	d	330212	宁波市	
奉化市	2	330283	36	e	330213	宁波市	
东城区	2	330301	3	a	330302	温州市	
南城区	2	330302	3	n	330302	温州市	
城区	2	330302	4	n	330302	温州市	
西城区	2	330303	3	a	330302	温州市	
瓯海县	2	330321	12	d	330304	温州市	
洞头县	2	330322	35	d	330305	温州市	
乐清县	2	330323	13	c	330382	温州市	
瑞安县	2	330325	7	c	330381	温州市	
城区	2	330402	13	n	330402	嘉兴市	
秀城区	2	330402	25	n	330402	嘉兴市	
郊区	2	330411	19	n	330411	嘉兴市	
平湖县	2	330422	11	c	330482	嘉兴市	
海宁县	2	330423	6	c	330481	嘉兴市	
桐乡县	2	330425	13	c	330483	嘉兴市	
城区	2	330502	8	a	330502	湖州市	
郊区	2	330511	8	a		湖州市	330502330503
绍兴县	2	330621	33	d	330603	绍兴市	
上虞县	2	330622	12	c	330604	绍兴市	
嵊县	2	330623	15	c	330683	绍兴市	
诸暨县	2	330625	9	c	330681	绍兴市	
上虞市	2	330682	33	e	330604	绍兴市	
金华县	2	330721	20	d	330703	金华市	
永康县	2	330722	12	c	330784	金华市	
东阳县	2	330724	8	c	330783	金华市	
义乌县	2	330725	8	c	330782	金华市	
衢县	2	330821	21	d	330803	衢州市	
江山县	2	330823	7	c	330881	衢州市	
玉环县	2	331021	37	c	331083	台州市	
宁波地区	2	332100	3	a	330200	浙江省	
嘉兴地区	2	332200	3	p	330400	浙江省	
吴兴县	2	332229	1	m		嘉兴地区	330502330503
嘉兴县	2	332230	1	m		嘉兴地区	330402330411
绍兴地区	2	332300	3	p	330600	浙江省	
绍兴市	2	332301	3	e	330602	绍兴地区	
绍兴县	2	332321	1	m	330603	绍兴地区	
金华地区	2	332400	5	p	330700	浙江省	
金华市	2	332401	5	e	330702	金华地区	
兰溪县	2	332421	5	c	330781	金华地区	
金华县	2	332430	1	m	330703	金华地区	
衢县	2	332431	1	m	330803	金华地区	
丽水地区	2	332500	20	p	331100	浙江省	
丽水县	2	332521	6	c	331102	丽水地区	
龙泉县	2	332524	10	c	331181	丽水地区	
丽水市	2	332582	20	e	331102	丽水地区	
台州地区	2	332600	14	p	331000	浙江省	
椒江市	2	332601	14	e	331002	台州地区	
黄岩市	2	332603	14	e	331003	台州地区	
临海县	2	332621	6	c	331082	台州地区	
黄岩县	2	332622	9	c	331003	台州地区	
温岭县	2	332623	14	c	331081	台州地区	
舟山地区	2	332700	7	p	330900	浙江省	
定海县	2	332721	7	d	330902	舟山地区	
普陀县	2	332722	7	d	330903	舟山地区	
温州地区	2	332800	1	a	330300	浙江省	
东市区	2	340102	22	n	340102	合肥市	
中市区	2	340103	22	n	340103	合肥市	
西市区	2	340104	22	n	340104	合肥市	
郊区	2	340111	22	n	340111	合肥市	
马塘区	2	340203	25	n	340209	芜湖市	
新芜区	2	340204	25	m	340202	芜湖市	
裕溪口区	3	340205	10	n	340207	芜湖市	
四褐山区	3	340206	10	m	340207	芜湖市	
三山区	2	340208	40	m	340209	芜湖市	
郊区	2	340211	10	a		芜湖市	340202340207340209
芜湖县	2	340221	40	d	340210	芜湖市	
繁昌县	2	340222	40	d	340212	芜湖市	
无为县	2	340225	39	c	340281	芜湖市	
东市区	2	340302	24	n	340302	蚌埠市	
中市区	2	340303	24	n	340303	蚌埠市	
西市区	2	340304	24	n	340304	蚌埠市	
郊区	2	340311	24	n	340311	蚌埠市	
金家庄区	3	340502	32	m	340503	马鞍山市	
向山区	2	340505	21	m	340504	马鞍山市	
郊区	2	340511	4	a		马鞍山市	
郊区	2	340611	4	a		淮北市	
铜官山区	3	340702	35	n	340705	铜陵市	
狮子山区	3	340703	35	m	340705	铜陵市	
铜山区	2	340704	7	a		铜陵市	
铜陵县	2	340721	35	d	340706	铜陵市	
郊区	2	340811	25	n	340811	安庆市	
桐城县	2	340821	16	c	340881	安庆市	
潜山县	2	340824	38	c	340882	安庆市	
黄山市	2	340901	7	e	341003	安徽省	
天长县	2	341121	13	c	341181	滁州市	
嘉山县	2	341127	14	c	341182	滁州市	
巢湖市	2	341400	31	m	340181	安徽省	
居巢区	2	341402	31	m	340181	巢湖市	
广德县	2	341822	39	c	341882	宣城市	
阜阳地区	2	342100	16	p	341200	安徽省	
阜阳县	2	342121	12	m		阜阳地区	341202341203341204
亳县	2	342126	6	c	341602	阜阳地区	
界首县	2	342129	9	c	341282	阜阳地区	
宿县地区	2	342200	18	p	341300	安徽省	
宿州市	2	342201	18	e	341302	宿县地区	
宿县	2	342223	12	m	341302	宿县地区	
滁县地区	2	342300	12	p	341100	安徽省	
滁县	2	342323	2	c		滁县地区	341102341103
六安地区	2	342400	19	p	341500	安徽省	
六安县	2	342421	12	m		六安地区	341502341503
宣城地区	2	342500	20	p	341800	安徽省	
宣城市	2	342501	20	e	341802	宣城地区	
宣城县	2	342521	7	c	341802	宣城地区	
宁国县	2	342524	17	c	341881	宣城地区	
巢湖地区	2	342600	19	p	340181	安徽省	
徽州地区	2	342700	7	p	341000	安徽省	
屯溪市	2	342701	7	e	341002	徽州地区	
太平县	2	342727	3	c	341003	徽州地区	
安庆地区	2	342800	8	m	340800	安徽省	
贵池县	2	342830	8	c	341702	安庆地区	
池州地区	2	342900	20	p	341700	安徽省	
贵池市	2	342901	20	e	341702	池州地区	
郊区	2	350111	15	n	350111	福州市	
长乐县	2	350126	14	c	350112	福州市	
福清县	2	350127	10	c	350181	福州市	
长乐市	2	350182	37	e	350112	福州市	
鼓浪屿区	3	350202	23	m	350203	厦门市	
开元区	2	350204	23	m	350203	厦门市	
杏林区	2	350205	23	n	350205	厦门市	
郊区	2	350211	7	n	350211	厦门市	
同安县	2	350221	16	d	350212	厦门市	
莆田县	2	350321	22	d	350304	莆田市	
梅列区	2	350402	41	m	350404	三明市	
永安县	2	350422	4	c	350481	三明市	
沙县	2	350427	41	d	350405	三明市	
晋江县	2	350522	12	c	350582	泉州市	
南安县	2	350523	13	c	350583	泉州市	
龙海县	2	350621	13	c	350604	漳州市	
长泰县	2	350625	41	d	350605	漳州市	
龙海市	2	350681	41	e	350604	漳州市	
建阳市	2	350784	34	e	350703	南平市	
永定县	2	350822	34	d	350803	龙岩市	
建阳地区	2	352100	8	n	350700	福建省	
南平地区	2	352100	14	p	350700	福建省	
南平市	2	352101	14	e	350702	南平地区	
建阳县	2	352122	14	c	350703	南平地区	
建瓯县	2	352123	12	c	350783	南平地区	
邵武县	2	352125	3	c	350781	建阳地区	
崇安县	2	352126	9	c	350782	南平地区	
宁德地区	2	352200	19	p	350900	福建省	
宁德市	2	352201	19	e	350902	宁德地区	
宁德县	2	352221	8	c	350902	宁德地区	
福鼎县	2	352224	15	c	350982	宁德地区	
福安县	2	352226	9	c	350981	宁德地区	
莆田地区	2	352300	3	p	350300	福建省	
晋江地区	2	352400	5	m	350500	福建省	
泉州市	2	352401	5	e	350502	晋江地区	
龙溪地区	2	352500	5	m	350600	福建省	
漳州市	2	352501	5	e	350602	龙溪地区	
龙岩地区	2	352600	16	p	350800	福建省	
龙岩市	2	352601	16	e	350802	龙岩地区	
龙岩县	2	352621	1	c	350802	龙岩地区	
漳平县	2	352626	10	c	350881	龙岩地区	
三明地区	2	352700	3	p	350400	福建省	
湾里区	2	360105	39	m	360112	南昌市	
郊区	2	360111	22	n	360111	南昌市	
新建县	2	360122	35	d	360112	南昌市	
鹅湖区	2	360211	8	m	360202	景德镇市	
蛟潭区	2	360212	8	t	360222	景德镇市	
乐平县	2	360221	12	c	360281	景德镇市	
城关区	2	360302	13	n	360302	萍乡市	
上栗区	2	360311	17	t	360322	萍乡市	
芦溪区	2	360312	17	t	360323	萍乡市	
庐山区	2	360402	36	n	360402	九江市	
郊区	2	360411	4	a		九江市	
九江县	2	360421	37	d	360404	九江市	
瑞昌县	2	360422	9	c	360481	九江市	
星子县	2	360427	36	c	360483	九江市	
贵溪县	2	360621	16	c	360681	鹰潭市	
余江县	2	360622	38	d	360603	鹰潭市	
赣县	2	360704	36	d	360704	赣州市	
龙南县	2	360727	40	c	360783	赣州市	
南康市	2	360782	33	e	360703	赣州市	
东乡县	2	361029	36	d	361003	抚州市	
上饶县	2	361121	39	d	361104	上饶市	
广丰县	2	361122	35	d	361103	上饶市	
波阳县	2	361128	23	n	361128	上饶市	
赣州地区	2	362100	18	p	360700	江西省	
赣州市	2	362101	18	e	360702	赣州地区	
南康县	2	362122	15	c	360703	赣州地区	
瑞金县	2	362134	14	c	360781	赣州地区	
宜春地区	2	362200	20	p	360900	江西省	
宜春市	2	362201	20	e	360902	宜春地区	
丰城县	2	362221	8	c	360981	宜春地区	
高安县	2	362222	13	c	360983	宜春地区	
清江县	2	362223	8	c	360982	宜春地区	
宜春县	2	362225	5	m	360902	宜春地区	
新余县	2	362230	3	d	360502	宜春地区	
上饶地区	2	362300	20	p	361100	江西省	
上饶市	2	362301	20	e	361102	上饶地区	
德兴县	2	362333	10	c	361181	上饶地区	
吉安地区	2	362400	20	p	360800	江西省	
吉安市	2	362401	20	e	360802	吉安地区	
宁冈县	2	362432	20	m	360881	吉安地区	
井冈山县	3	362433	4	c	360881	吉安地区	
抚州地区	2	362500	20	p	361000	江西省	
抚州市	2	362501	7	a	361002	抚州地区	
临川市	2	362501	20	e	361002	抚州地区	
临川县	2	362521	7	c	361002	抚州地区	
九江地区	2	362600	3	a	360400	江西省	
井冈山	3	369001	1	t	360881	江西省	
郊区	2	370111	7	a		济南市	370103370104370105370112370102
历城县	2	370121	7	d	370112	济南市	
章丘县	2	370122	12	c	370114	济南市	
长清县	2	370123	21	d	370113	济南市	
济阳县	2	370125	38	d	370115	济南市	
章丘市	2	370181	36	e	370114	济南市	
台东区	2	370204	14	m	370203	青岛市	
四方区	2	370205	32	m	370203	青岛市	
沧口区	2	370206	14	n	370213	青岛市	
崂山县	2	370221	8	d	370212	青岛市	
即墨县	2	370222	9	c	370215	青岛市	
胶南县	2	370223	10	c	370211	青岛市	
胶县	2	370224	7	c	370281	青岛市	
莱西县	2	370225	10	c	370285	青岛市	
平度县	2	370226	9	c	370283	青岛市	
即墨市	2	370282	37	e	370215	青岛市	
胶南市	2	370284	32	m	370211	青岛市	
齐村区	2	370406	3	n	370406	枣庄市	
滕县	2	370421	8	c	370481	枣庄市	
牛庄区	2	370504	7	m	370502	东营市	
垦利县	2	370521	36	d	370505	东营市	
蓬莱县	2	370622	11	c	370614	烟台市	
黄县	2	370623	6	c	370681	烟台市	
招远县	2	370624	11	c	370685	烟台市	
掖县	2	370625	8	c	370683	烟台市	
莱阳县	2	370627	7	c	370682	烟台市	
栖霞县	2	370628	15	c	370686	烟台市	
海阳县	2	370629	16	c	370687	烟台市	
牟平县	2	370631	14	d	370612	烟台市	
长岛县	2	370634	40	m	370614	烟台市	
蓬莱市	2	370684	40	e	370614	烟台市	
益都县	2	370721	6	c	370781	潍坊市	
安丘县	2	370722	14	c	370784	潍坊市	
寿光县	2	370723	13	c	370783	潍坊市	
昌邑县	2	370726	14	c	370786	潍坊市	
高密县	2	370727	14	c	370785	潍坊市	
诸城县	2	370728	7	c	370782	潍坊市	
市中区	2	370802	33	m	370811	济宁市	
市郊区	2	370811	13	n	370811	济宁市	
兖州县	2	370822	12	c	370812	济宁市	
曲阜县	2	370823	6	c	370881	济宁市	
邹县	2	370825	12	c	370883	济宁市	
兖州市	2	370882	33	e	370812	济宁市	
郊区	2	370911	20	n	370911	泰安市	
肥城县	2	370922	12	c	370983	泰安市	
乳山县	2	371021	13	c	371083	威海市	
文登县	2	371022	8	c	371003	威海市	
荣成县	2	371023	8	c	371082	威海市	
文登市	2	371081	34	e	371003	威海市	
莱芜市	2	371200	38	m	370100	山东省	
莱城区	2	371202	38	n	370116	莱芜市	
苍山县	2	371324	34	n	371324	临沂市	
陵县	2	371421	34	d	371403	德州市	
茌平县	2	371523	39	d	371503	聊城市	
沾化县	2	371624	34	d	371603	滨州市	
邹平县	2	371626	38	c	371681	滨州市	
定陶县	2	371727	36	d	371703	菏泽市	
烟台地区	2	372100	3	p	370600	山东省	
烟台市	2	372101	3	e	370602	烟台地区	
福山县	2	372121	3	d	370611	烟台地区	
昌潍地区	2	372200	1	n	370700	山东省	
潍坊地区	2	372200	3	p	370700	山东省	
潍县	2	372230	3	d	370703	潍坊地区	
惠民地区	2	372300	12	n	371600	山东省	
滨州地区	2	372300	20	p	371600	山东省	
滨州市	2	372301	20	e	371602	滨州地区	
滨县	2	372322	7	m	371602	惠民地区	
德州地区	2	372400	14	p	371400	山东省	
德州市	2	372401	14	e	371402	德州地区	
禹城县	2	372426	13	c	371482	德州地区	
乐陵县	2	372427	8	c	371481	德州地区	
聊城地区	2	372500	17	p	371500	山东省	
聊城市	2	372501	17	e	371502	聊城地区	
聊城县	2	372521	3	c	371502	聊城地区	
临清县	2	372528	3	c	371581	聊城地区	
泰安地区	2	372600	5	p	370900	山东省	
泰安市	2	372601	5	e		泰安地区	370902370911
新汶市	2	372602	3	m	370982	泰安地区	
莱芜县	2	372621	3	c	370116	泰安地区	
新泰县	2	372622	3	c	370982	泰安地区	
泰安县	2	372623	2	c		泰安地区	370902370911
新汶县	2	372628	2	c	370982	泰安地区	
济宁地区	2	372700	3	p	370800	山东省	
济宁市	2	372701	3	e	370811	济宁地区	
济宁县	2	372721	3	d	370811	济宁地区	
临沂地区	2	372800	14	p	371300	山东省	
临沂县	2	372821	3	c	371300	临沂地区	
日照县	2	372825	9	u	371100	临沂地区	
菏泽地区	2	372900	20	p	371700	山东省	
菏泽市	2	372901	20	e	371702	菏泽地区	
菏泽县	2	372921	3	c	371702	菏泽地区	
向阳回族区	4	410104	3	n	410104	郑州市	
新密区	2	410107	7	a	410183	郑州市	
邙山区	2	410108	23	n	410108	郑州市	
金海区	2	410111	7	n	410108	郑州市	
郊区	2	410112	7	a		郑州市	410108410102410103410104410105
荥阳县	2	410121	14	c	410182	郑州市	
新郑县	2	410123	14	c	410184	郑州市	
巩县	2	410124	11	c	410181	郑州市	
登封县	2	410125	14	c	410185	郑州市	
密县	2	410126	14	c	410183	郑州市	
南关区	2	410205	25	n	410205	开封市	
郊区	2	410211	25	n	410202	开封市	
金明区	2	410211	34	m	410202	开封市	
开封县	2	410224	34	d	410212	开封市	
洛北区	2	410302	3	n	410302	洛阳市	
吉利区	2	410306	41	m	410308	洛阳市	
郊区	2	410311	20	n	410311	洛阳市	
偃师县	2	410321	13	c	410307	洛阳市	
孟津县	2	410322	41	d	410308	洛阳市	
偃师市	2	410381	41	e	410307	洛阳市	
郊区	2	410411	14	n	410411	平顶山市	
舞钢区	2	410412	10	c	410481	平顶山市	
临汝县	2	410424	8	c	410482	平顶山市	
铁西区	2	410504	22	a		安阳市	410505410506
郊区	2	410511	22	a		安阳市	410502410503410505410506
林县	2	410521	14	c	410581	安阳市	
郊区	2	410611	21	n	410611	鹤壁市	
新华区	2	410703	23	n	410703	新乡市	
北站区	2	410704	23	n	410704	新乡市	
郊区	2	410711	23	n	410711	新乡市	
汲县	2	410722	8	c	410781	新乡市	
辉县	2	410723	8	c	410782	新乡市	
长垣县	2	410728	39	c	410783	新乡市	
郊区	2	410811	10	n	410811	焦作市	
沁阳县	2	410824	9	c	410882	焦作市	
孟县	2	410826	16	c	410883	焦作市	
济源县	2	410827	8	c	419001	焦作市	
市区	2	410902	22	n	410902	濮阳市	
郊区	2	410911	7	t	410928	濮阳市	
禹县	2	411021	8	c	411081	许昌市	
长葛县	2	411022	13	c	411082	许昌市	
许昌县	2	411023	36	d	411003	许昌市	
郾城县	2	411123	24	d	411103	漯河市	
陕县	2	411222	35	d	411203	三门峡市	
灵宝县	2	411223	13	c	411282	三门峡市	
淮阳县	2	411626	39	d	411603	周口市	
开封地区	2	412100	3	a	410200	河南省	
新乡地区	2	412200	6	m	410700	河南省	
商丘地区	2	412300	17	p	411400	河南省	
商丘市	2	412301	17	e	411402	商丘地区	
商丘县	2	412322	17	d	411403	商丘地区	
永城县	2	412328	16	c	411481	商丘地区	
安阳地区	2	412400	3	p	410500	河南省	
濮阳县	2	412430	3	u	410928	安阳地区	
洛阳地区	2	412500	6	m	410300	河南省	
许昌地区	2	412600	6	p	411000	河南省	
许昌市	2	412601	6	e	411002	许昌地区	
周口地区	2	412700	20	p	411600	河南省	
周口市	2	412701	20	e	411602	周口地区	
项城县	2	412729	13	c	411681	周口地区	
驻马店地区	3	412800	20	p	411700	河南省	
驻马店市	3	412801	20	e	411702	驻马店地区	
南阳地区	2	412900	14	p	411300	河南省	
南阳市	2	412901	14	e	411303	南阳地区	
南阳县	2	412924	14	d	411302	南阳地区	
邓县	2	412930	8	c	411381	南阳地区	
信阳地区	2	413000	18	p	411500	河南省	
信阳市	2	413001	18	e	411502	信阳地区	
信阳县	2	413023	18	d	411503	信阳地区	
汉阳县	2	420121	12	d	420114	武汉市	
武昌县	2	420122	15	d	420115	武汉市	
黄陂县	2	420123	18	d	420116	武汉市	
新洲县	2	420124	18	d	420117	武汉市	
石灰窑区	3	420203	21	n	420203	黄石市	
郊区	2	420211	3	a		黄石市	
大冶县	2	420221	14	c	420281	黄石市	
郧县	2	420321	34	d	420304	十堰市	
沙市市	2	420400	14	e	421002	湖北省	
宜昌县	2	420521	21	d	420506	宜昌市	
枝江县	2	420523	16	c	420583	宜昌市	
枝城市	2	420581	18	n	420581	宜昌市	
襄樊市	2	420600	30	n	420600	湖北省	
樊东区	2	420603	15	n	420606	襄樊市	
樊西区	2	420604	15	m	420606	襄樊市	
襄阳区	2	420607	30	n	420607	襄樊市	
郊区	2	420611	15	a		襄樊市	420602420606
襄阳县	2	420621	21	d	420607	襄樊市	
枣阳县	2	420622	8	c	420683	襄樊市	
宜城县	2	420623	14	c	420684	襄樊市	
黄州区	2	420703	7	n	420703	鄂州市	
沙洋区	2	420803	18	t	420822	荆门市	
京山县	2	420821	38	c	420882	荆门市	
汉川县	2	420924	17	c	420984	孝感市	
荆沙市	2	421000	16	n	421000	湖北省	
江陵区	2	421004	18	t	421024	荆州市	
监利县	2	421023	40	c	421088	荆州市	
松滋县	2	421024	15	c	421087	荆沙市	
黄冈地区	2	422100	15	p	421100	湖北省	
鄂城市	2	422101	3	m	420700	黄冈地区	
黄州市	2	422103	15	e	421102	黄冈地区	
黄冈县	2	422121	10	c	421102	黄冈地区	
麻城县	2	422124	6	c	421181	黄冈地区	
广济县	2	422129	7	c	421182	黄冈地区	
鄂城县	2	422131	3	m	420704	黄冈地区	
孝感地区	2	422200	13	p	420900	湖北省	
孝感市	2	422201	13	e	420902	孝感地区	
孝感县	2	422221	3	c	420902	孝感地区	
应山县	2	422224	8	c	421381	孝感地区	
安陆县	2	422225	7	c	420982	孝感地区	
应城县	2	422227	6	c	420981	孝感地区	
咸宁地区	2	422300	18	p	421200	湖北省	
咸宁市	2	422301	18	e	421202	咸宁地区	
蒲圻市	2	422302	18	n	421281	咸宁地区	
咸宁县	2	422321	3	c	421202	咸宁地区	
蒲圻县	2	422323	6	c	421281	咸宁地区	
荆州地区	2	422400	14	p	421000	湖北省	
江陵县	2	422421	14	d	421024	荆州地区	
石首县	2	422424	6	c	421081	荆州地区	
洪湖县	2	422426	7	c	421083	荆州地区	
沔阳县	2	422427	6	c	429004	荆州地区	
天门县	2	422428	7	c	429006	荆州地区	
潜江县	2	422429	8	c	429005	荆州地区	
荆门县	2	422430	3	m	420800	荆州地区	
钟祥县	2	422431	12	c	420881	荆州地区	
襄阳地区	2	422500	3	a	420600	湖北省	
随县	2	422527	3	m	421321	襄阳地区	
光化县	2	422528	3	m	420682	襄阳地区	
郧阳地区	2	422600	14	m	420300	湖北省	
均县	2	422621	3	c	420381	郧阳地区	
宜昌地区	2	422700	12	m	420500	湖北省	
宜都县	2	422722	7	c	420581	宜昌地区	
当阳县	2	422724	8	c	420582	宜昌地区	
长阳县	2	422728	4	t	420528	宜昌地区	
五峰县	2	422729	4	t	420529	宜昌地区	
恩施地区	2	422800	3	a	422800	湖北省	
鄂西土家族苗族自治州	2	422800	13	n	422800	湖北省	
恩施县	2	422821	3	m	422801	恩施地区	
利川县	2	422824	6	c	422802	鄂西土家族苗族自治州	
来凤土家族自治县	2	422827	3	t	422827	恩施地区	
鹤峰土家族自治县	2	422828	3	t	422828	恩施地区	
城东区	2	430102	3	n	430102	长沙市	
东区	2	430102	16	n	430102	长沙市	
城南区	2	430103	3	n	430103	长沙市	
南区	2	430103	16	n	430103	长沙市	
城西区	2	430104	3	n	430104	长沙市	
西区	2	430104	16	n	430104	长沙市	
城北区	2	430105	3	n	430105	长沙市	
北区	2	430105	16	n	430105	长沙市	
郊区	2	430111	16	n	430111	长沙市	
望城县	2	430122	31	d	430112	长沙市	
浏阳县	2	430123	13	c	430181	长沙市	
宁乡县	2	430124	37	c	430182	长沙市	
东区	2	430202	17	n	430202	株洲市	
北区	2	430203	17	n	430204	株洲市	
南区	2	430204	17	n	430203	株洲市	
郊区	2	430211	17	n	430211	株洲市	
株洲县	2	430221	38	d	430212	株洲市	
醴陵县	2	430222	5	c	430281	株洲市	
酃县	2	430225	14	n	430225	株洲市	
湘江区	2	430303	12	m	430304	湘潭市	
板塘区	2	430305	12	m	430304	湘潭市	
韶山区	2	430306	10	c	430382	湘潭市	
郊区	2	430311	12	a		湘潭市	430302430304
湘乡县	2	430322	6	c	430381	湘潭市	
江东区	2	430402	21	n	430405	衡阳市	
城南区	2	430403	21	n	430406	衡阳市	
城北区	2	430404	21	n	430407	衡阳市	
郊区	2	430411	21	n	430408	衡阳市	
常宁县	2	430425	16	c	430482	衡阳市	
耒阳县	2	430427	6	c	430481	衡阳市	
东区	2	430502	17	n	430502	邵阳市	
西区	2	430503	17	n	430503	邵阳市	
桥头区	2	430504	7	a		邵阳市	
郊区	2	430511	17	n	430511	邵阳市	
邵东县	2	430521	39	c	430582	邵阳市	
武冈县	2	430526	14	c	430581	邵阳市	
南区	2	430602	16	n	430602	岳阳市	
北区	2	430603	16	n	430603	岳阳市	
郊区	2	430611	16	n	430611	岳阳市	
临湘县	2	430622	12	c	430682	岳阳市	
汨罗县	2	430627	7	c	430681	岳阳市	
大庸市	2	430800	14	n	430800	湖南省	
芝山区	2	431102	25	n	431102	永州市	
祁阳县	2	431121	41	c	431181	永州市	
湘潭地区	2	432100	3	a	430300	湖南省	
岳阳地区	2	432200	6	m	430600	湖南省	
岳阳县	2	432221	1	m	430621	岳阳地区	
益阳地区	2	432300	14	p	430900	湖南省	
益阳市	2	432301	14	e	430902	益阳地区	
益阳县	2	432321	14	d	430903	益阳地区	
沅江县	2	432323	8	c	430981	益阳地区	
常德地区	2	432400	8	p	430700	湖南省	
常德市	2	432401	8	e	430702	常德地区	
常德县	2	432421	8	d	430703	常德地区	
涟源地区	2	432500	2	n	431300	湖南省	
娄底地区	2	432500	19	p	431300	湖南省	
娄底市	2	432501	19	e	431302	娄底地区	
涟源县	2	432521	7	c	431382	娄底地区	
邵阳地区	2	432600	6	m	430500	湖南省	
衡阳地区	2	432700	3	a	430400	湖南省	
郴州地区	2	432800	14	p	431000	湖南省	
郴州市	2	432801	14	e	431002	郴州地区	
郴县	2	432821	14	d	431003	郴州地区	
资兴县	2	432825	4	c	431081	郴州地区	
零陵地区	2	432900	15	m	431100	湖南省	
永州市	2	432901	15	e	431102	零陵地区	
冷水滩市	3	432902	15	e	431103	零陵地区	
零陵县	2	432921	4	m	431102	零陵地区	
黔阳地区	2	433000	1	n	431200	湖南省	
怀化地区	2	433000	17	p	431200	湖南省	
怀化市	2	433001	17	e	431202	怀化地区	
黔阳县	2	433021	17	m	431281	怀化地区	
麻阳县	2	433025	8	t	431226	怀化地区	
芷江县	2	433027	6	t	431228	怀化地区	
怀化县	2	433028	2	m	431202	怀化地区	
靖县	2	433030	7	t	431229	怀化地区	
吉首县	2	433121	2	c	433101	湘西土家族苗族自治州	
大庸县	2	433128	5	c	430802	湘西土家族苗族自治州	
东山区	2	440102	25	m	440104	广州市	
芳村区	2	440107	25	m	440103	广州市	
郊区	2	440111	7	n	440111	广州市	
萝岗区	2	440116	34	m	440112	广州市	
花县	2	440121	13	c	440114	广州市	
从化县	2	440122	14	c	440117	广州市	
增城县	2	440125	13	c	440118	广州市	
番禺县	2	440126	12	c	440113	广州市	
清远县	2	440127	8	u	441800	广州市	
番禺市	2	440181	20	e	440113	广州市	
花都市	2	440182	20	e	440114	广州市	
增城市	2	440183	34	e	440118	广州市	
从化市	2	440184	34	e	440117	广州市	
北江区	2	440202	24	m	440204	韶关市	
曲江县	2	440221	24	d	440205	韶关市	
南雄县	2	440223	16	c	440282	韶关市	
乐昌县	2	440225	14	c	440281	韶关市	
宝安县	2	440321	12	d	440306	深圳市	
斗门县	2	440421	21	d	440403	珠海市	
同平区	2	440502	11	m	440511	汕头市	
安平区	2	440503	11	m	440511	汕头市	
公园区	2	440504	11	m	440511	汕头市	
金砂区	2	440505	11	m	440511	汕头市	
达濠区	2	440506	23	n	440512	汕头市	
金园区	2	440508	23	n	440511	汕头市	
升平区	2	440509	23	m	440511	汕头市	
河浦区	2	440510	23	m	440512	汕头市	
郊区	2	440511	11	a		汕头市	
澄海县	2	440521	14	c	440515	汕头市	
潮阳县	2	440524	13	c	440513	汕头市	
揭阳县	2	440525	11	d	445202	汕头市	
潮阳市	2	440582	23	e	440513	汕头市	
澄海市	2	440583	23	e	440515	汕头市	
汾江区	2	440602	7	n	440604	佛山市	
城区	2	440602	22	n	440604	佛山市	
石湾区	2	440603	22	m	440604	佛山市	
三水县	2	440621	13	c	440607	佛山市	
南海县	2	440622	12	c	440605	佛山市	
顺德县	2	440623	12	c	440606	佛山市	
高明县	2	440624	14	c	440608	佛山市	
顺德市	2	440681	22	e	440606	佛山市	
南海市	2	440682	22	e	440605	佛山市	
三水市	2	440683	22	e	440607	佛山市	
高明市	2	440684	22	e	440608	佛山市	
城区	2	440702	14	a		江门市	440703440704
郊区	2	440711	14	a		江门市	440703440704
新会县	2	440721	12	c	440705	江门市	
台山县	2	440722	12	c	440781	江门市	
恩平县	2	440723	14	c	440785	江门市	
开平县	2	440724	13	c	440783	江门市	
鹤山县	2	440725	13	c	440784	江门市	
阳江县	2	440726	8	u	441700	江门市	
新会市	2	440782	22	e	440705	江门市	
郊区	2	440811	14	n	440811	湛江市	
吴川县	2	440821	14	c	440883	湛江市	
廉江县	2	440822	13	c	440881	湛江市	
海康县	2	440824	14	c	440882	湛江市	
茂港区	2	440903	34	m	440904	茂名市	
信宜县	2	440921	15	c	440983	茂名市	
高州县	2	440922	13	c	440981	茂名市	
电白县	2	440923	34	d	440904	茂名市	
化州县	2	440924	14	c	440982	茂名市	
海口市	2	441000	3	a	460100	广东省	
新华区	2	441002	3	a		海口市	
立新区	2	441003	3	a		海口市	
东方红区	3	441004	3	a		海口市	
秀英区	2	441005	3	a		海口市	
高要县	2	441221	13	c	441204	肇庆市	
四会县	2	441222	13	c	441284	肇庆市	
云浮县	2	441227	12	c	445300	肇庆市	
罗定县	2	441230	13	c	445381	肇庆市	
高要市	2	441283	35	e	441204	肇庆市	
惠阳县	2	441321	14	c	441303	惠州市	
惠阳市	2	441381	23	e	441303	惠州市	
梅县	2	441421	33	d	441403	梅州市	
兴宁县	2	441425	14	c	441481	梅州市	
陆丰县	2	441522	15	c	441581	汕尾市	
郊区	2	441611	13	t	441625	河源市	
阳东区	2	441703	11	t	441704	阳江市	
阳春县	2	441722	14	c	441781	阳江市	
阳东县	2	441723	34	d	441704	阳江市	
清郊区	2	441811	12	t	441803	清远市	
英德县	2	441822	14	c	441881	清远市	
连县	2	441824	14	c	441882	清远市	
清新县	2	441827	32	d	441803	清远市	
海南行政区	4	442100	8	l	460000	广东省	
海南黎族苗族自治州	2	442200	7	a		广东省	
崖县	2	442221	4	c	460200	海南黎族苗族自治州	
东方县	2	442222	7	t	469007	海南黎族苗族自治州	
乐东县	2	442223	7	t	469027	海南黎族苗族自治州	
琼中县	2	442224	7	t	469030	海南黎族苗族自治州	
保亭县	2	442225	7	t	469029	海南黎族苗族自治州	
陵水县	2	442226	7	t	469028	海南黎族苗族自治州	
白沙县	2	442227	7	t	469025	海南黎族苗族自治州	
昌江县	2	442228	7	t	469026	海南黎族苗族自治州	
韶关地区	2	442300	3	a	440200	广东省	
梅县地区	2	442400	8	p	441400	广东省	
梅州市	2	442401	3	n		梅县地区	
梅县市	2	442401	8	a		梅县地区	441402441403
梅县	2	442421	3	a	441403	梅县地区	
惠阳地区	2	442500	8	p	441300	广东省	
惠州市	2	442501	8	e	441302	惠阳地区	
河源县	2	442525	8	u	441600	惠阳地区	
东莞县	2	442527	5	c	441900	惠阳地区	
佛山地区	2	442600	3	a	440600	广东省	
高鹤县	2	442624	1	n	440608	佛山地区	
中山县	2	442630	3	c	442000	佛山地区	
汕头地区	2	442700	3	a	440500	广东省	
潮安县	2	442731	3	m	445103	汕头地区	
肇庆地区	2	442800	8	p	441200	广东省	
湛江地区	2	442900	3	a	440800	广东省	
潮安县	2	445121	33	d	445103	潮州市	
揭东县	2	445221	32	d	445203	揭阳市	
普宁县	2	445223	13	c	445281	揭阳市	
云安县	2	445323	34	d	445303	云浮市	
新城区	2	450103	24	n	450103	南宁市	
城北区	2	450104	24	m	450107	南宁市	
永新区	2	450106	24	n	450107	南宁市	
市郊区	2	450107	21	a		南宁市	450102450103450105450107
邕宁县	2	450121	24	d	450109	南宁市	
武鸣县	2	450122	35	d	450110	南宁市	
横县	2	450127	41	c	450181	南宁市	
市郊区	2	450206	22	a		柳州市	450202450203450204450205
柳江县	2	450221	36	d	450206	柳州市	
市郊区	2	450306	16	n	450311	桂林市	
临桂县	2	450322	33	d	450312	桂林市	
荔浦县	2	450331	38	c	450381	桂林市	
白云区	2	450402	4	a		梧州市	
蝶山区	2	450404	33	m	450403	梧州市	
鸳江区	2	450405	4	a		梧州市	
市郊区	2	450411	23	n	450405	梧州市	
市郊区	2	450503	14	n	450503	北海市	
田阳县	2	451021	39	d	451003	百色市	
平果县	2	451023	39	c	451082	百色市	
靖西县	2	451025	35	c	451081	百色市	
宜州市	2	451281	36	e	451203	河池市	
南宁地区	2	452100	22	p	451400	广西壮族自治区	
崇左县	2	452129	22	d	451402	南宁地区	
柳州地区	2	452200	22	p	451300	广西壮族自治区	
来宾县	2	452226	22	d	451302	柳州地区	
桂林地区	2	452300	18	m	450300	广西壮族自治区	
恭城县	2	452332	10	t	450332	桂林地区	
梧州地区	2	452400	17	n	451100	广西壮族自治区	
贺州地区	2	452400	22	p	451100	广西壮族自治区	
贺州市	2	452402	22	e	451102	贺州地区	
岑溪县	2	452421	15	c	450481	梧州地区	
贺县	2	452426	17	c	451102	梧州地区	
富川县	2	452428	3	t	451123	梧州地区	
玉林地区	2	452500	17	p	450900	广西壮族自治区	
玉林市	2	452501	17	e	450902	玉林地区	
玉林县	2	452521	3	c	450902	玉林地区	
贵县	2	452522	8	c		玉林地区	450802450803
桂平县	2	452523	14	c	450881	玉林地区	
北流县	2	452526	14	c	450981	玉林地区	
百色地区	2	452600	22	p	451000	广西壮族自治区	
百色市	2	452601	22	e	451002	百色地区	
百色县	2	452621	3	c	451002	百色地区	
河池地区	2	452700	22	p	451200	广西壮族自治区	
河池市	2	452701	22	e	451202	河池地区	
河池县	2	452721	3	c	451202	河池地区	
宜山县	2	452722	13	c	451203	河池地区	
罗城县	2	452723	3	t	451225	河池地区	
环江县	2	452724	6	t	451226	河池地区	
钦州地区	2	452800	14	p	450700	广西壮族自治区	
防城各族自治县	2	452822	13	d	450603	钦州地区	
钦州县	2	452823	3	c		钦州地区	450702450703
通什市	2	460001	21	n	469001	海南省	
琼山市	2	460004	22	e	460107	海南省	
琼山县	2	460021	14	c	460107	海南省	
文昌县	2	460022	15	c	469005	海南省	
琼海县	2	460023	12	c	469002	海南省	
万宁县	2	460024	16	c	469006	海南省	
儋县	2	460029	13	c	460400	海南省	
东方黎族自治县	2	460032	17	c	469007	海南省	
振东区	2	460102	22	n	460108	海口市	
新华区	2	460103	22	n	460106	海口市	
西沙群岛	4	469031	32	a	460300	海南省	
南沙群岛	4	469032	32	a	460300	海南省	
中沙群岛的岛礁及其海域	11	469033	32	a	460300	海南省	
万县区	2	500101	18	n	500101	重庆市	
江北区	2	500105	45	m	500157	重庆市	
万盛区	2	500110	31	m	500110	重庆市	
双桥区	2	500111	31	m	500111	重庆市	
渝北区	2	500112	45	m	500157	重庆市	
长寿县	2	500221	21	d	500115	重庆市	
綦江县	2	500222	31	d	500110	重庆市	
潼南县	2	500223	35	d	500152	重庆市	
铜梁县	2	500224	34	d	500151	重庆市	
大足县	2	500225	31	d	500111	重庆市	
荣昌县	2	500226	35	d	500153	重庆市	
璧山县	2	500227	34	d	500120	重庆市	
梁平县	2	500228	36	d	500155	重庆市	
武隆县	2	500232	36	d	500156	重庆市	
开县	2	500234	36	d	500154	重庆市	
黔江土家族苗族自治县	2	500239	20	d	500114	重庆市	
江津市	2	500381	26	e	500116	重庆市	
合川市	2	500382	26	e	500117	重庆市	
永川市	2	500383	26	e	500118	重庆市	
南川市	2	500384	26	e	500119	重庆市	
东城区	2	510102	10	a		成都市	510104510108
西城区	2	510103	10	a		成都市	510105510107
双流县	2	510122	35	d	510116	成都市	
温江县	2	510123	22	d	510115	成都市	
郫县	2	510124	36	d	510117	成都市	
新都县	2	510125	21	d	510114	成都市	
彭县	2	510126	13	c	510182	成都市	
灌县	2	510127	8	c	510181	成都市	
崇庆县	2	510128	14	c	510184	成都市	
邛崃县	2	510130	14	c	510183	成都市	
新津县	2	510132	40	d	510118	成都市	
市中区	2	510202	14	n	500103	重庆市	
南桐矿区	4	510216	13	n	500110	重庆市	
巴县	2	510222	14	d	500113	重庆市	
江北县	2	510224	14	a	500157	重庆市	
江津县	2	510225	12	c	500116	重庆市	
合川县	2	510226	12	c	500117	重庆市	
永川县	2	510229	12	c	500118	重庆市	
渡口市	2	510400	7	n	510400	四川省	
郊区	2	510411	2	n	510411	渡口市	
市中区	2	510502	15	n	510502	泸州市	
纳溪县	2	510523	15	d	510503	泸州市	
市中区	2	510602	16	n	510603	德阳市	510603510604
德阳县	2	510621	4	d	510603	德阳市	
绵竹县	2	510622	16	c	510683	德阳市	
广汉县	2	510624	8	c	510681	德阳市	
什邡县	2	510625	15	c	510682	德阳市	
罗江县	2	510626	37	d	510604	德阳市	
市中区	2	510702	12	a		绵阳市	510703510704
江油县	2	510721	8	c	510781	绵阳市	
安县	2	510724	36	d	510705	绵阳市	
北川县	2	510726	23	t	510726	绵阳市	
市中区	2	510802	27	n	510802	广元市	
元坝区	2	510811	33	n	510811	广元市	
市中区	2	510902	23	a		遂宁市	510903510904
射洪县	2	510922	39	c	510981	遂宁市	
内江县	2	511021	9	d	511011	内江市	
资阳县	2	511026	13	c	512002	内江市	
简阳县	2	511027	14	c	510185	内江市	
隆昌县	2	511028	37	c	511083	内江市	
峨眉县	2	511125	8	c	511181	乐山市	
万县市	2	511200	17	m	500101	四川省	
龙宝区	2	511202	17	m	500101	万县市	
天城区	2	511203	17	m	500101	万县市	
五桥区	2	511204	17	m	500101	万县市	
彭山县	2	511422	34	d	511403	眉山市	
宜宾县	2	511521	38	d	511504	宜宾市	
南溪县	2	511522	31	d	511503	宜宾市	
达县	2	511721	33	d	511703	达州市	
名山县	2	511821	32	d	511803	雅安市	
温江地区	2	512100	3	m	510100	四川省	
万县地区	2	512200	12	p	500101	四川省	
万县	2	512221	12	a	500101	万县地区	
涪陵地区	2	512300	15	p	500102	四川省	
涪陵县	2	512321	3	c	500102	涪陵地区	
南川县	2	512323	14	c	500119	涪陵地区	
石柱县	2	512325	3	t	500240	涪陵地区	
彭水县	2	512327	3	t	500243	涪陵地区	
黔江县	2	512328	3	t	500114	涪陵地区	
酉阳县	2	512329	3	t	500242	涪陵地区	
秀山县	2	512330	3	t	500241	涪陵地区	
内江地区	2	512400	5	p	511000	四川省	
内江市	2	512401	5	e	511002	内江地区	
宜宾地区	2	512500	16	p	511500	四川省	
宜宾市	2	512501	16	e	511502	宜宾地区	
乐山地区	2	512600	5	p	511100	四川省	
金口河工农区	5	512634	5	n	511113	乐山地区	
江津地区	2	512700	1	n	500000	四川省	
永川地区	2	512700	3	m	500000	四川省	
绵阳地区	2	512800	5	p	510700	四川省	
绵阳市	2	512801	5	e		绵阳地区	
市中区	2	512802	3	a		绵阳地区	510703510704
广元县	2	512827	5	u	510800	绵阳地区	
遂宁县	2	512832	5	u	510900	绵阳地区	
南充地区	2	512900	13	p	511300	四川省	
南充县	2	512921	13	m	511300	南充地区	
阆中县	2	512930	11	c	511381	南充地区	
华云工农区	4	512932	5	t	511681	南充地区	
达县地区	2	513000	13	n	511700	四川省	
达川地区	2	513000	19	p	511700	四川省	
达县市	2	513001	13	n	511702	达县地区	
达川市	2	513001	19	e	511702	达川地区	
万源县	2	513024	13	c	511781	达县地区	
巴中县	2	513027	13	c	511902	达县地区	
白沙工农区	4	513032	13	a	511781	达县地区	
雅安地区	2	513100	20	p	511800	四川省	
雅安市	2	513101	20	e	511802	雅安地区	
雅安县	2	513121	3	c	511802	雅安地区	
阿坝藏族自治州	2	513200	7	t	513200	四川省	
茂汶羌族自治县	2	513223	7	t	513223	阿坝藏族自治州	
南坪县	2	513225	17	n	513225	阿坝藏族羌族自治州	
马尔康县	3	513229	35	c	513201	阿坝藏族羌族自治州	
康定县	2	513321	35	c	513301	甘孜藏族自治州	
西昌县	2	513421	6	m	513401	凉山彝族自治州	
会理县	2	513425	41	c	513402	凉山彝族自治州	
黔江地区	2	513500	17	a	500000	四川省	
广安地区	2	513600	18	p	511600	四川省	
广安县	2	513622	18	d	511602	广安地区	
巴中地区	2	513700	20	p	511900	四川省	
巴中市	2	513701	20	e	511902	巴中地区	
眉山地区	2	513800	20	p	511400	四川省	
眉山县	2	513821	20	d	511402	眉山地区	
资阳地区	2	513900	20	p	512000	四川省	
资阳市	2	513901	20	e	512002	资阳地区	
涪陵市	2	517000	17	m	500102	四川省	
枳城区	2	517002	17	m	500102	涪陵市	
李渡区	2	517003	17	m	500102	涪陵市	
小河区	2	520114	32	m	520111	贵阳市	
水城特区	2	520201	7	t	520204	六盘水市	
盘县特区	2	520202	19	n	520281	六盘水市	
水城县	2	520221	40	d	520204	六盘水市	
盘县	2	520222	37	c	520281	六盘水市	
遵义县	2	520321	36	d	520304	遵义市	
平坝县	2	520421	34	d	520403	安顺市	
黔西县	2	520522	41	c	520581	毕节市	
遵义地区	2	522100	17	p	520300	贵州省	
遵义市	2	522101	17	e	520302	遵义地区	
道真县	2	522125	6	t	520325	遵义地区	
务川县	2	522126	6	t	520326	遵义地区	
仁怀县	2	522130	15	c	520382	遵义地区	
赤水县	2	522131	10	c	520381	遵义地区	
铜仁地区	2	522200	31	p	520600	贵州省	
铜仁市	2	522201	31	e	520602	铜仁地区	
铜仁县	2	522221	7	c	520602	铜仁地区	
玉屏县	2	522223	3	t	520622	铜仁地区	
印江县	2	522226	6	t	520625	铜仁地区	
沿河县	2	522228	6	t	520627	铜仁地区	
万山特区	2	522230	31	d	520603	铜仁地区	
兴义地区	2	522300	1	t	522300	贵州省	
兴义县	2	522321	7	c	522301	黔西南布依族苗族自治州	
兴仁县	2	522322	38	c	522302	黔西南布依族苗族自治州	
贞丰布依族苗族自治县	2	522325	1	t	522325	兴义地区	
望谟布依族苗族自治县	2	522326	1	t	522326	兴义地区	
册亨布依族自治县	2	522327	1	t	522327	兴义地区	
安龙布依族苗族自治县	2	522328	1	t	522328	兴义地区	
毕节地区	2	522400	31	p	520500	贵州省	
毕节市	2	522401	31	e	520502	毕节地区	
毕节县	2	522421	13	c	520502	毕节地区	
安顺地区	2	522500	20	p	520400	贵州省	
安顺市	2	522501	20	e	520402	安顺地区	
安顺县	2	522521	10	m	520402	安顺地区	
清镇县	2	522525	12	c	520181	安顺地区	
凯里县	2	522621	3	c	522601	黔东南苗族侗族自治州	
都匀县	2	522721	3	m	522701	黔南布依族苗族自治州	
福泉县	2	522724	16	c	522702	黔南布依族苗族自治州	
呈贡县	2	530121	31	d	530114	昆明市	
晋宁县	2	530122	36	d	530115	昆明市	
安宁县	2	530123	15	c	530181	昆明市	
路南彝族自治县	2	530126	18	n	530126	昆明市	
禄劝县	2	530128	5	t	530128	昆明市	
东川市	2	530200	18	e	530113	云南省	
马龙县	2	530321	38	d	530304	曲靖市	
沾益县	2	530328	36	d	530303	曲靖市	
江川县	2	530421	35	d	530403	玉溪市	
澄江县	2	530422	39	c	530481	玉溪市	
腾冲县	2	530522	35	c	530581	保山市	
水富县	2	530630	38	c	530681	昭通市	
思茅市	2	530800	27	n	530800	云南省	
翠云区	2	530802	27	n	530802	思茅市	
普洱哈尼族彝族自治县	2	530821	27	n	530821	思茅市	
昭通地区	2	532100	21	p	530600	云南省	
昭通市	2	532101	21	e	530602	昭通地区	
昭通县	2	532121	3	m	530602	昭通地区	
曲靖地区	2	532200	17	p	530300	云南省	
曲靖市	2	532201	17	e	530302	曲靖地区	
曲靖县	2	532221	3	c	530302	曲靖地区	
宣威县	2	532224	14	c	530381	曲靖地区	
沾益县	2	532232	3	m	530303	曲靖地区	
楚雄县	2	532321	3	c	532301	楚雄彝族自治州	
禄丰县	2	532331	41	c	532302	楚雄彝族自治州	
玉溪地区	2	532400	17	p	530400	云南省	
玉溪市	2	532401	17	e	530402	玉溪地区	
玉溪县	2	532421	3	c	530402	玉溪地区	
开远县	2	532521	1	c	532502	红河哈尼族彝族自治州	
蒙自县	2	532522	30	c	532503	红河哈尼族彝族自治州	
弥勒县	2	532526	33	c	532504	红河哈尼族彝族自治州	
金平县	2	532530	5	t	532530	红河哈尼族彝族自治州	
文山县	2	532621	30	c	532601	文山壮族苗族自治州	
思茅地区	2	532700	23	p	530800	云南省	
思茅市	2	532701	23	e	530802	思茅地区	
思茅县	2	532721	13	c	530802	思茅地区	
普洱县	2	532722	5	t	530821	思茅地区	
景东县	2	532724	5	t	530823	思茅地区	
景谷县	2	532725	5	t	530824	思茅地区	
镇沅县	2	532726	10	t	530825	思茅地区	
景洪县	2	532821	13	c	532801	西双版纳傣族自治州	
下关市	2	532901	3	m	532901	大理白族自治州	
大理县	2	532921	3	c	532901	大理白族自治州	
漾濞县	2	532922	5	t	532922	大理白族自治州	
保山地区	2	533000	20	p	530500	云南省	
保山市	2	533001	20	e	530502	保山地区	
保山县	2	533021	3	c	530502	保山地区	
畹町市	2	533101	19	m	533102	德宏傣族景颇族自治州	
潞西市	2	533103	30	n	533103	德宏傣族景颇族自治州	
潞西县	2	533121	16	c	533103	德宏傣族景颇族自治州	
瑞丽县	2	533125	12	c	533102	德宏傣族景颇族自治州	
畹町镇	3	533126	5	n	533102	德宏傣族景颇族自治州	
丽江地区	2	533200	22	p	530700	云南省	
丽江纳西族自治县	2	533221	22	a		丽江地区	530702530721
泸水县	2	533321	36	c	533301	怒江傈僳族自治州	
碧江县	2	533322	6	a		怒江傈僳族自治州	533323533301
兰坪县	2	533325	7	t	533325	怒江傈僳族自治州	
中甸县	2	533421	21	n	533401	迪庆藏族自治州	
香格里拉县	4	533421	34	c	533401	迪庆藏族自治州	
维西县	2	533423	5	t	533423	迪庆藏族自治州	
临沧地区	2	533500	23	p	530900	云南省	
临沧县	2	533521	23	d	530902	临沧地区	
双江县	2	533526	5	t	530925	临沧地区	
堆龙德庆县	4	540125	35	d	540103	拉萨市	
达孜县	2	540126	37	d	540104	拉萨市	
米林县	2	540422	43	c	540481	林芝市	
错那县	2	540530	43	c	540581	山南市	
昌都地区	2	542100	34	p	540300	西藏自治区	
昌都县	2	542121	34	d	540302	昌都地区	
盐井县	2	542134	19	m	540328	昌都地区	
碧土县	2	542135	19	m	540327	昌都地区	
妥坝县	2	542136	19	m	540302	昌都地区	
生达县	2	542137	19	m	540321	昌都地区	
山南地区	2	542200	36	p	540500	西藏自治区	
乃东县	2	542221	36	d	540502	山南地区	
穷结县	2	542225	6	n	540524	山南地区	
日喀则地区	3	542300	34	p	540200	西藏自治区	
日喀则市	3	542301	34	e	540202	日喀则地区	
日喀则县	3	542321	6	c	540202	日喀则地区	
那曲地区	2	542400	37	p	540600	西藏自治区	
那曲县	2	542421	37	d	540602	那曲地区	
隆格尔县	3	542528	19	m	540232	阿里地区	
林芝地区	2	542600	35	p	540400	西藏自治区	
林芝县	2	542621	35	d	540402	林芝地区	
江孜地区	2	542700	6	m	540200	西藏自治区	
长安县	2	610121	22	d	610116	西安市	
临潼县	2	610123	17	d	610115	西安市	
户县	2	610125	36	d	610118	西安市	
高陵县	2	610126	34	d	610117	西安市	
城区	2	610202	20	n	610202	铜川市	
郊区	2	610203	20	n	610203	铜川市	
耀县	2	610221	22	d	610204	铜川市	
宝鸡县	2	610321	23	d	610304	宝鸡市	
凤翔县	2	610322	41	d	610305	宝鸡市	
兴平县	2	610421	13	c	610481	咸阳市	
彬县	2	610427	38	c	610482	咸阳市	
华县	2	610521	35	d	610503	渭南市	
子长县	2	610623	39	c	610681	延安市	
安塞县	2	610624	36	d	610603	延安市	
吴旗县	2	610626	25	n	610626	延安市	
南郑县	2	610721	37	d	610703	汉中市	
神木县	2	610821	37	c	610881	榆林市	
横山县	2	610823	35	d	610803	榆林市	
旬阳县	2	610928	41	c	610981	安康市	
渭南地区	2	612100	14	p	610500	陕西省	
渭南市	2	612101	14	e	610502	渭南地区	
渭南县	2	612121	3	c	610502	渭南地区	
韩城县	2	612122	3	c	610581	渭南地区	
华阴县	2	612125	10	c	610582	渭南地区	
咸阳地区	2	612200	3	p	610400	陕西省	
汉中地区	2	612300	16	p	610700	陕西省	
汉中市	2	612301	16	e	610702	汉中地区	
安康地区	2	612400	20	p	610900	陕西省	
安康市	2	612401	20	e	610902	安康地区	
安康县	2	612421	8	c	610902	安康地区	
商洛地区	2	612500	21	p	611000	陕西省	
商州市	2	612501	21	e	611002	商洛地区	
商县	2	612521	8	c	611002	商洛地区	
延安地区	2	612600	16	p	610600	陕西省	
延安市	2	612601	16	e	610602	延安地区	
榆林地区	2	612700	19	p	610800	陕西省	
榆林市	2	612701	19	e	610802	榆林地区	
榆林县	2	612721	8	c	610802	榆林地区	
秦城区	2	620502	24	n	620502	天水市	
北道区	2	620503	24	n	620503	天水市	
华亭县	2	620824	38	c	620881	平凉市	
安西县	2	620922	26	n	620922	酒泉市	
酒泉地区	2	622100	22	p	620900	甘肃省	
酒泉市	2	622102	22	e	620902	酒泉地区	
酒泉县	2	622121	5	c	620902	酒泉地区	
敦煌县	2	622122	7	c	620982	酒泉地区	
张掖地区	2	622200	22	p	620700	甘肃省	
张掖市	2	622201	22	e	620702	张掖地区	
张掖县	2	622221	5	c	620702	张掖地区	
武威地区	2	622300	21	p	620600	甘肃省	
武威市	2	622301	21	e	620602	武威地区	
武威县	2	622321	5	c	620602	武威地区	
定西地区	2	622400	23	p	621100	甘肃省	
定西县	2	622421	23	d	621102	定西地区	
天水地区	2	622500	5	p	620500	甘肃省	
天水县	2	622522	5	m	620500	天水地区	
武都地区	2	622600	5	n	621200	甘肃省	
陇南地区	2	622600	24	p	621200	甘肃省	
武都县	2	622621	24	d	621202	陇南地区	
平凉地区	2	622700	22	p	620800	甘肃省	
平凉市	2	622701	22	e	620802	平凉地区	
平凉县	2	622721	3	c	620802	平凉地区	
庆阳地区	2	622800	22	p	621000	甘肃省	
西峰市	2	622801	22	e	621002	庆阳地区	
庆阳县	2	622821	22	n	621021	庆阳地区	
郊区	2	630111	6	a		西宁市	630102630103630104630105
大通县	2	630121	5	t	630121	西宁市	
湟中县	2	630122	39	d	630106	西宁市	
平安县	2	630221	35	d	630203	海东市	
海东地区	2	632100	33	p	630200	青海省	
民和县	2	632122	5	t	630222	海东地区	
乐都县	2	632123	33	d	630202	海东地区	
同仁县	2	632321	40	c	632301	黄南藏族自治州	
玉树县	2	632721	33	c	632701	玉树藏族自治州	
城区	2	640102	22	m	640104	银川市	
新城区	2	640103	22	a		银川市	640106640105
郊区	2	640104	22	a		银川市	640104640106640105
石咀山市	3	640200	7	n	640200	宁夏回族自治区	
石嘴山区	3	640203	23	m	640205	石嘴山市	
石炭井区	3	640204	22	m	640202	石嘴山市	
石咀山区	3	640205	7	n	640205	石咀山市	
郊区	2	640211	7	t	640205	石咀山市	
陶乐县	2	640222	23	m	640221	石嘴山市	
惠农县	2	640223	23	d	640205	石嘴山市	
中卫县	2	640321	23	d	640502	吴忠市	
银南地区	2	642100	18	m	640300	宁夏回族自治区	
吴忠市	2	642101	18	e	640302	银南地区	
吴忠县	2	642121	3	c	640302	银南地区	
青铜峡县	3	642122	4	c	640381	银南地区	
灵武县	2	642125	16	c	640181	银南地区	
固原地区	2	642200	21	p	640400	宁夏回族自治区	
固原县	2	642221	21	d	640402	固原地区	
南山区	2	650107	9	n	650107	乌鲁木齐市	
南山矿区	4	650107	19	n	650107	乌鲁木齐市	
南泉区	2	650107	22	n	650107	乌鲁木齐市	
东山区	2	650108	27	m	650109	乌鲁木齐市	
石河子市	3	650300	5	l	659001	新疆维吾尔自治区	
吐鲁番地区	3	652100	35	p	650400	新疆维吾尔自治区	
吐鲁番市	3	652101	35	e	650402	吐鲁番地区	
吐鲁番县	3	652121	4	c	650402	吐鲁番地区	
哈密地区	2	652200	36	p	650500	新疆维吾尔自治区	
哈密市	2	652201	36	e	650502	哈密地区	
哈密县	2	652221	3	m	650502	哈密地区	
米泉市	2	652303	27	e	650109	昌吉回族自治州	
昌吉县	2	652321	3	c	652301	昌吉回族自治州	
米泉县	2	652322	16	c	650109	昌吉回族自治州	
阜康县	2	652326	12	c	652302	昌吉回族自治州	
一区	2	652402	3	a		伊犁哈萨克自治州	
二区	2	652403	3	a		伊犁哈萨克自治州	
塔城县	2	652521	4	c	654201	塔城地区	
阿勒泰县	3	652621	4	c	654301	阿勒泰地区	
博乐县	2	652721	5	c	652701	博尔塔拉蒙古自治州	
库尔勒县	3	652821	3	m	652801	巴音郭楞蒙古自治州	
阿克苏县	3	652921	3	c	652901	阿克苏地区	
库车县	2	652923	39	c	652902	阿克苏地区	
阿图什县	3	653021	6	c	653001	克孜勒苏柯尔克孜自治州	
伊犁地区	2	654100	21	m	654000	新疆维吾尔自治区	
乌苏县	2	654222	16	c	654202	塔城地区	
沙湾县	2	654223	41	c	654203	塔城地区	
130109	13	石家庄地区
130109	15	河北省
130110	14	石家庄市
130110	15	河北省
130181	13	石家庄地区
130181	15	河北省
130183	13	石家庄地区
130183	15	河北省
130184	13	石家庄地区
130184	15	河北省
130207	14	唐山市
130207	15	河北省
130281	12	唐山市
130281	15	河北省
130302	3	唐山地区
130303	3	唐山地区
130304	3	唐山地区
130306	3	唐山地区
130321	3	承德地区
130322	3	唐山地区
130324	3	唐山地区
130481	8	邯郸市
130481	15	河北省
130581	13	邢台地区
130581	15	河北省
130582	13	邢台地区
130582	15	河北省
130681	14	保定地区
130681	15	河北省
130682	14	保定地区
130682	15	河北省
130683	14	保定地区
130683	15	河北省
130684	14	保定地区
130684	15	河北省
130981	13	沧州地区
130981	15	河北省
130982	13	沧州地区
130982	15	河北省
130983	13	沧州地区
130983	15	河北省
130984	13	沧州地区
130984	15	河北省
131081	10	廊坊市
131081	15	河北省
131082	13	廊坊市
131082	15	河北省
140181	8	太原市
140181	15	山西省
140215	13	雁北地区
140221	13	雁北地区
140222	13	雁北地区
140223	13	雁北地区
140224	13	雁北地区
140225	13	雁北地区
140226	13	雁北地区
140321	3	晋中地区
140322	3	晋中地区
140404	3	晋东南地区
140405	5	晋东南地区
140406	3	晋东南地区
140406	14	长治市
140406	15	山西省
140423	5	晋东南地区
140425	5	晋东南地区
140426	5	晋东南地区
140427	5	晋东南地区
140428	5	晋东南地区
140429	5	晋东南地区
140430	5	晋东南地区
140431	5	晋东南地区
140581	13	晋城市
140581	15	山西省
140603	8	雁北地区
140621	8	雁北地区
140622	13	雁北地区
140623	13	雁北地区
140681	13	雁北地区
150123	15	乌兰察布盟
150124	15	乌兰察布盟
150125	16	乌兰察布盟
150223	16	乌兰察布盟
210123	12	铁岭市
210124	12	铁岭市
210181	13	沈阳市
210181	15	辽宁省
210214	11	大连市
210214	15	辽宁省
210281	6	大连市
210281	15	辽宁省
210283	12	大连市
210283	15	辽宁省
210323	12	丹东市
210381	6	鞍山市
210381	15	辽宁省
210681	13	丹东市
210681	15	辽宁省
210682	14	丹东市
210682	15	辽宁省
210781	13	锦州市
210781	15	辽宁省
210881	12	营口市
210881	15	辽宁省
210882	12	营口市
210882	15	辽宁省
211104	4	营口市
211122	4	营口市
211281	6	铁岭市
211281	15	辽宁省
211282	8	铁岭市
211282	15	辽宁省
211381	6	朝阳市
211381	15	辽宁省
211382	11	朝阳市
211382	15	辽宁省
211400	6	锦州市
211403	9	锦州市
211404	9	锦州市
211421	9	锦州市
211422	9	朝阳市
211481	6	锦州市
211481	15	辽宁省
220112	3	德惠地区
220113	3	德惠地区
220113	8	长春市
220113	15	吉林省
220122	3	德惠地区
220182	3	德惠地区
220182	10	长春市
220182	15	吉林省
220183	3	德惠地区
220183	14	长春市
220183	15	吉林省
220184	8	四平市
220184	15	吉林省
220184	40	四平市
220221	3	永吉地区
220281	3	永吉地区
220282	3	永吉地区
220283	3	永吉地区
220284	3	永吉地区
220421	3	四平地区
220581	8	通化市
220581	15	吉林省
220582	8	通化市
220582	15	吉林省
220621	5	通化地区
220622	5	通化地区
220623	5	通化地区
220681	13	浑江市
220681	15	吉林省
220721	12	白城地区
220722	12	白城地区
220723	12	白城地区
220781	12	白城地区
220881	13	白城地区
220881	15	吉林省
220882	13	白城地区
220882	15	吉林省
230111	3	松花江地区
230112	3	松花江地区
230112	7	哈尔滨市
230112	15	黑龙江省
230113	16	松花江地区
230123	4	合江地区
230123	11	佳木斯市
230124	11	松花江地区
230125	11	松花江地区
230126	16	松花江地区
230127	16	松花江地区
230128	16	松花江地区
230129	16	松花江地区
230183	16	松花江地区
230184	16	松花江地区
230221	4	嫩江地区
230223	4	嫩江地区
230224	4	嫩江地区
230225	4	嫩江地区
230227	4	嫩江地区
230229	4	嫩江地区
230230	4	嫩江地区
230231	4	嫩江地区
230281	4	嫩江地区
230281	12	齐齐哈尔市
230281	15	黑龙江省
230321	3	牡丹江地区
230381	13	牡丹江市
230382	8	牡丹江市
230382	15	黑龙江省
230421	4	合江地区
230421	7	佳木斯市
230422	4	合江地区
230422	7	佳木斯市
230521	4	合江地区
230521	7	佳木斯市
230522	11	佳木斯市
230523	4	合江地区
230523	11	佳木斯市
230524	4	合江地区
230524	6	佳木斯市
230524	7	黑龙江省
230524	13	佳木斯市
230621	12	绥化地区
230622	12	绥化地区
230623	4	嫩江地区
230623	12	齐齐哈尔市
230624	4	嫩江地区
230624	12	齐齐哈尔市
230781	8	伊春市
230781	15	黑龙江省
230803	3	合江地区
230804	3	合江地区
230805	3	合江地区
230811	3	合江地区
230822	4	合江地区
230826	4	合江地区
230828	4	合江地区
230881	4	合江地区
230881	7	佳木斯市
230881	15	黑龙江省
230882	4	合江地区
230882	8	佳木斯市
230882	15	黑龙江省
230883	4	合江地区
230883	6	佳木斯市
230883	7	黑龙江省
230921	3	合江地区
231081	4	牡丹江市
231081	15	黑龙江省
231083	12	牡丹江市
231083	15	黑龙江省
231084	13	牡丹江市
231084	15	黑龙江省
231181	13	黑河地区
231181	15	黑龙江省
231182	13	黑河地区
231182	15	黑龙江省
320117	3	镇江地区
320118	3	镇江地区
320205	3	苏州地区
320281	3	苏州地区
320281	7	无锡市
320281	15	江苏省
320282	3	镇江地区
320282	8	无锡市
320282	15	江苏省
320381	10	徐州市
320381	15	江苏省
320382	12	徐州市
320382	15	江苏省
320412	3	镇江地区
320413	3	镇江地区
320413	13	常州市
320413	15	江苏省
320481	3	镇江地区
320481	10	常州市
320481	15	江苏省
320509	12	苏州市
320509	15	江苏省
320581	4	苏州市
320581	15	江苏省
320582	6	苏州市
320582	15	江苏省
320583	9	苏州市
320583	15	江苏省
320585	13	苏州市
320585	15	江苏省
320612	13	南通市
320612	15	江苏省
320614	14	南通市
320614	15	江苏省
320681	9	南通市
320681	15	江苏省
320682	11	南通市
320682	15	江苏省
320707	3	徐州地区
320722	3	徐州地区
320723	3	淮阴地区
320724	16	淮阴市
320803	7	淮阴市
320803	15	江苏省
320981	7	盐城市
320981	15	江苏省
321012	14	扬州市
321012	15	江苏省
321081	6	扬州市
321081	15	江苏省
321084	11	扬州市
321084	15	江苏省
321181	7	镇江市
321181	15	江苏省
321182	14	镇江市
321182	15	江苏省
321200	4	扬州市
321200	15	江苏省
321204	14	扬州市
321204	15	江苏省
321204	16	扬州市
321281	7	扬州市
321281	15	江苏省
321281	16	扬州市
321282	13	扬州市
321282	15	江苏省
321282	16	扬州市
321283	12	扬州市
321283	15	江苏省
321283	16	扬州市
321300	7	淮阴市
321300	15	江苏省
321322	16	淮阴市
321323	16	淮阴市
321324	16	淮阴市
330109	7	杭州市
330109	15	浙江省
330110	14	杭州市
330110	15	浙江省
330111	14	杭州市
330111	15	浙江省
330182	12	杭州市
330182	15	浙江省
330213	8	宁波市
330213	15	浙江省
330281	6	宁波市
330281	15	浙江省
330282	8	宁波市
330282	15	浙江省
330381	7	温州市
330381	15	浙江省
330382	13	温州市
330382	15	浙江省
330481	6	嘉兴市
330481	15	浙江省
330482	11	嘉兴市
330482	15	浙江省
330483	13	嘉兴市
330483	15	浙江省
330521	3	嘉兴地区
330522	3	嘉兴地区
330523	3	嘉兴地区
330604	12	绍兴市
330604	15	浙江省
330681	9	绍兴市
330681	15	浙江省
330781	6	金华市
330781	15	浙江省
330782	8	金华市
330782	15	浙江省
330783	8	金华市
330783	15	浙江省
330784	12	金华市
330784	15	浙江省
330822	5	金华地区
330824	5	金华地区
330825	5	金华地区
330881	5	金华地区
330881	7	衢州市
330881	15	浙江省
331081	14	台州地区
331081	15	浙江省
331082	14	台州地区
331082	15	浙江省
340122	2	合肥市
340122	3	巢湖地区
340123	2	合肥市
340123	3	六安地区
340124	31	巢湖市
340212	2	芜湖市
340212	3	宣城地区
340223	2	芜湖市
340223	3	宣城地区
340281	31	巢湖市
340422	35	六安市
340521	2	马鞍山市
340521	3	宣城地区
340522	31	巢湖市
340523	31	巢湖市
340722	35	安庆市
341003	3	徽州地区
341003	7	安徽省
341181	13	滁州市
341181	15	安徽省
341182	14	滁州市
341182	15	安徽省
341621	20	阜阳市
341622	20	阜阳市
341623	20	阜阳市
341702	8	安庆地区
341721	8	安庆地区
341722	7	徽州地区
341722	8	安庆地区
341723	2	芜湖市
341723	3	宣城地区
341723	8	芜湖市
341824	7	徽州地区
341825	7	徽州地区
350112	3	莆田地区
350112	14	福州市
350112	15	福建省
350122	3	宁德地区
350123	3	宁德地区
350124	3	莆田地区
350125	3	莆田地区
350128	3	莆田地区
350181	3	莆田地区
350181	10	福州市
350181	15	福建省
350481	4	三明市
350481	5	福建省
350481	6	三明市
350481	15	福建省
350502	5	晋江地区
350521	5	晋江地区
350524	5	晋江地区
350525	5	晋江地区
350526	5	晋江地区
350527	5	晋江地区
350581	15	福建省
350582	5	晋江地区
350582	12	泉州市
350582	15	福建省
350583	5	晋江地区
350583	13	泉州市
350583	15	福建省
350602	5	龙溪地区
350604	5	龙溪地区
350604	13	漳州市
350604	15	福建省
350605	5	龙溪地区
350622	5	龙溪地区
350623	5	龙溪地区
350624	5	龙溪地区
350626	5	龙溪地区
350627	5	龙溪地区
350628	5	龙溪地区
350629	5	龙溪地区
350703	14	南平地区
350703	15	福建省
350781	14	南平地区
350781	15	福建省
350782	14	南平地区
350782	15	福建省
350783	14	南平地区
350783	15	福建省
360123	3	宜春地区
360124	3	抚州地区
360281	3	上饶地区
360281	12	景德镇市
360281	15	江西省
360321	12	吉安地区
360481	9	九江市
360481	15	江西省
360502	3	宜春地区
360521	3	宜春地区
360603	3	上饶地区
360681	3	上饶地区
360881	1	江西省
361030	3	赣州地区
370115	9	德州地区
370116	6	泰安市
370116	38	莱芜市
370117	38	莱芜市
370124	5	泰安地区
370126	9	德州地区
370211	10	青岛市
370211	15	山东省
370215	9	青岛市
370215	15	山东省
370281	7	青岛市
370281	15	山东省
370283	3	潍坊地区
370283	9	青岛市
370283	15	山东省
370285	3	烟台地区
370285	10	青岛市
370285	15	山东省
370321	3	惠民地区
370322	9	惠民地区
370323	9	临沂地区
370481	8	枣庄市
370481	15	山东省
370505	2	惠民地区
370522	2	惠民地区
370523	3	惠民地区
370614	11	烟台市
370614	12	山东省
370681	6	烟台市
370681	15	山东省
370682	7	烟台市
370682	15	山东省
370683	8	烟台市
370683	15	山东省
370685	11	烟台市
370685	12	山东省
370781	6	潍坊市
370781	15	山东省
370782	7	潍坊市
370782	15	山东省
370783	13	潍坊市
370783	15	山东省
370784	14	潍坊市
370784	15	山东省
370785	14	潍坊市
370785	15	山东省
370786	14	潍坊市
370786	15	山东省
370812	12	济宁市
370812	15	山东省
370830	3	济宁地区
370830	5	泰安地区
370831	3	济宁地区
370831	5	泰安地区
370832	9	菏泽地区
370881	6	济宁市
370881	15	山东省
370883	12	济宁市
370883	15	山东省
370982	8	泰安市
370982	10	山东省
371000	4	烟台市
371000	5	山东省
371000	6	烟台市
371003	7	烟台市
371003	8	威海市
371003	15	山东省
371082	7	烟台市
371082	8	威海市
371082	15	山东省
371083	7	烟台市
371083	13	威海市
371083	15	山东省
371121	12	潍坊市
371122	12	临沂地区
371481	14	德州地区
371481	15	山东省
371482	14	德州地区
371482	15	山东省
410122	3	开封地区
410181	3	开封地区
410181	11	郑州市
410181	15	河南省
410182	14	郑州市
410182	15	河南省
410183	3	开封地区
410183	14	郑州市
410183	15	河南省
410184	3	开封地区
410184	14	郑州市
410184	15	河南省
410185	3	开封地区
410185	14	郑州市
410185	15	河南省
410307	13	洛阳市
410307	15	河南省
410421	3	许昌地区
410422	3	许昌地区
410423	3	许昌地区
410425	6	许昌地区
410481	10	平顶山市
410481	15	河南省
410482	6	洛阳地区
410482	8	平顶山市
410482	15	河南省
410526	3	安阳地区
410526	6	濮阳市
410527	3	安阳地区
410527	6	濮阳市
410581	14	安阳市
410581	15	河南省
410621	6	安阳市
410622	6	安阳市
410781	8	新乡市
410781	15	河南省
410782	8	新乡市
410782	15	河南省
410783	3	安阳地区
410783	6	濮阳市
410821	3	新乡地区
410822	3	新乡地区
410823	6	新乡地区
410825	6	新乡地区
410882	6	新乡地区
410882	9	焦作市
410882	15	河南省
410883	6	新乡地区
410922	3	安阳地区
410923	3	安阳地区
410926	3	安阳地区
410927	3	安阳地区
411025	6	许昌地区
411025	17	平顶山市
411081	8	许昌市
411081	15	河南省
411082	13	许昌市
411082	15	河南省
411103	6	许昌地区
411121	6	许昌地区
411122	6	许昌地区
411203	6	洛阳地区
411221	6	洛阳地区
411224	6	洛阳地区
411281	6	洛阳地区
411281	15	河南省
411282	6	洛阳地区
411282	13	三门峡市
411282	15	河南省
411381	14	南阳地区
411381	15	河南省
419001	6	新乡地区
419001	8	焦作市
419001	15	河南省
419001	17	焦作市
420116	3	孝感地区
420117	3	黄冈地区
420222	16	咸宁地区
420281	14	黄石市
420281	15	湖北省
420304	14	郧阳地区
420322	14	郧阳地区
420323	14	郧阳地区
420324	14	郧阳地区
420325	14	郧阳地区
420381	14	郧阳地区
420381	15	湖北省
420581	12	宜昌地区
420581	15	湖北省
420582	12	宜昌地区
420582	15	湖北省
420607	3	襄阳地区
420624	3	襄阳地区
420625	3	襄阳地区
420626	3	襄阳地区
420682	3	襄阳地区
420682	4	襄樊市
420682	15	湖北省
420683	3	襄阳地区
420683	8	襄樊市
420683	15	湖北省
420684	3	襄阳地区
420684	14	襄樊市
420684	15	湖北省
420881	14	荆州地区
420881	15	湖北省
420881	16	荆沙市
420882	16	荆沙市
420981	13	孝感地区
420981	15	湖北省
420982	13	孝感地区
420982	15	湖北省
421081	14	荆州地区
421081	15	湖北省
421083	14	荆州地区
421083	15	湖北省
421300	3	襄阳地区
421300	4	襄樊市
421381	13	孝感地区
421381	15	湖北省
421381	20	孝感市
422827	3	恩施地区
422828	3	恩施地区
429004	14	荆州地区
429005	14	荆州地区
429006	14	荆州地区
429021	3	郧阳地区
430181	3	湘潭地区
430181	13	长沙市
430181	15	湖南省
430182	3	益阳地区
430223	3	湘潭地区
430224	3	湘潭地区
430225	3	湘潭地区
430281	3	湘潭地区
430281	6	株洲市
430281	15	湖南省
430381	6	湘潭市
430381	15	湖南省
430382	10	湘潭市
430382	15	湖南省
430481	3	郴州地区
430481	6	衡阳市
430481	15	湖南省
430522	3	娄底地区
430581	14	邵阳市
430581	15	湖南省
430582	3	娄底地区
430681	7	岳阳市
430681	15	湖南省
430682	12	岳阳市
430682	15	湖南省
430781	8	常德地区
430781	15	湖南省
430821	8	常德地区
430822	8	湘西土家族苗族自治州
430981	14	益阳地区
430981	15	湖南省
431081	14	郴州地区
431081	15	湖南省
431102	15	零陵地区
431103	15	零陵地区
431122	15	零陵地区
431123	15	零陵地区
431124	15	零陵地区
431125	15	零陵地区
431126	15	零陵地区
431127	15	零陵地区
431128	15	零陵地区
431129	15	零陵地区
431181	3	衡阳地区
431181	15	零陵地区
440113	12	广州市
440113	15	广东省
440114	13	广州市
440114	15	广东省
440117	14	广州市
440117	15	广东省
440118	13	广州市
440118	15	广东省
440233	8	广州市
440281	14	韶关市
440281	15	广东省
440403	3	佛山地区
440513	13	汕头市
440513	15	广东省
440515	14	汕头市
440515	15	广东省
440605	12	佛山市
440605	15	广东省
440606	12	佛山市
440606	15	广东省
440607	13	佛山市
440607	15	广东省
440608	14	佛山市
440608	15	广东省
440705	3	佛山地区
440705	12	江门市
440705	15	广东省
440781	3	佛山地区
440781	12	江门市
440781	15	广东省
440783	3	佛山地区
440783	13	江门市
440783	15	广东省
440784	3	佛山地区
440784	13	江门市
440784	15	广东省
440785	3	佛山地区
440785	14	江门市
440785	15	广东省
440881	13	湛江市
440881	15	广东省
440882	14	湛江市
440882	15	广东省
440883	14	湛江市
440883	15	广东省
440904	3	湛江地区
440981	3	湛江地区
440981	13	茂名市
440981	15	广东省
440982	3	湛江地区
440982	14	茂名市
440982	15	广东省
440983	3	湛江地区
441204	13	肇庆市
441204	15	广东省
441284	13	肇庆市
441284	15	广东省
441303	14	惠州市
441303	15	广东省
441324	8	广州市
441481	14	梅州市
441481	15	广东省
441521	3	汕头地区
441521	8	惠阳地区
441581	3	汕头地区
441581	8	惠阳地区
441621	8	惠阳地区
441622	8	惠阳地区
441623	8	惠阳地区
441624	8	惠阳地区
441700	3	湛江地区
441781	3	湛江地区
441781	8	江门市
441781	14	阳江市
441781	15	广东省
441800	3	韶关地区
441821	3	韶关地区
441821	8	广州市
441823	8	韶关市
441825	8	韶关市
441826	8	韶关市
441881	8	韶关市
441881	14	清远市
441881	15	广东省
441882	8	韶关市
441882	14	清远市
441882	15	广东省
442000	4	佛山市
445100	4	汕头市
445122	11	汕头市
445202	11	汕头市
445222	11	汕头市
445224	11	汕头市
445281	11	汕头市
445281	13	揭阳市
445281	15	广东省
445300	12	肇庆市
445321	14	肇庆市
445322	14	肇庆市
445381	13	肇庆市
445381	15	广东省
450521	7	钦州地区
450603	13	钦州地区
450621	13	钦州地区
450821	15	玉林地区
450881	15	玉林地区
460100	6	海南行政区
460100	8	广东省
460107	22	海南省
460200	8	广东省
469001	8	广东省
469007	7	海南黎族苗族自治州
469007	8	广东省
469025	7	海南黎族苗族自治州
469025	8	广东省
469026	7	海南黎族苗族自治州
469026	8	广东省
469027	7	海南黎族苗族自治州
469027	8	广东省
469028	7	海南黎族苗族自治州
469028	8	广东省
469029	7	海南黎族苗族自治州
469029	8	广东省
469030	7	海南黎族苗族自治州
469030	8	广东省
500111	3	永川地区
500114	8	涪陵地区
500114	17	黔江地区
500116	3	永川地区
500116	12	重庆市
500116	15	四川省
500117	3	永川地区
500117	12	重庆市
500117	15	四川省
500118	3	永川地区
500118	12	重庆市
500118	15	四川省
500119	17	涪陵市
500120	3	永川地区
500151	3	永川地区
500152	3	永川地区
500153	3	永川地区
500154	17	万县市
500155	17	万县市
500156	17	涪陵市
500229	17	万县市
500230	17	涪陵市
500231	17	涪陵市
500233	17	万县市
500235	17	万县市
500236	17	万县市
500237	17	万县市
500238	17	万县市
500240	8	涪陵地区
500240	17	黔江地区
500241	8	涪陵地区
500241	17	黔江地区
500242	8	涪陵地区
500242	17	黔江地区
500243	8	涪陵地区
500243	17	黔江地区
510114	3	温江地区
510115	3	温江地区
510117	3	温江地区
510118	3	温江地区
510129	3	温江地区
510131	3	温江地区
510181	3	温江地区
510181	8	成都市
510181	15	四川省
510182	3	温江地区
510182	13	成都市
510182	15	四川省
510183	3	温江地区
510183	14	成都市
510183	15	四川省
510184	3	温江地区
510184	14	成都市
510184	15	四川省
510185	14	内江市
510185	15	四川省
510185	18	内江市
510185	36	资阳市
510322	3	宜宾地区
510503	3	宜宾地区
510521	3	宜宾地区
510522	3	宜宾地区
510524	5	宜宾地区
510525	5	宜宾地区
510603	3	绵阳地区
510623	3	绵阳地区
510681	3	温江地区
510681	8	德阳市
510681	15	四川省
510682	3	温江地区
510683	3	绵阳地区
510781	8	绵阳市
510781	15	四川省
510821	5	绵阳地区
510822	5	绵阳地区
510823	5	绵阳地区
510824	5	南充地区
510921	5	绵阳地区
510981	5	绵阳地区
511181	8	乐山市
511181	15	四川省
511381	13	南充地区
511381	15	四川省
511402	17	乐山市
511403	17	乐山市
511421	17	乐山市
511423	17	乐山市
511424	17	乐山市
511425	17	乐山市
511602	13	南充地区
511621	13	南充地区
511622	13	南充地区
511623	13	达县地区
511681	13	南充地区
511902	13	达县地区
511921	13	达县地区
511922	13	达县地区
511923	13	达县地区
512002	13	内江市
512002	15	四川省
512002	18	内江市
512021	18	内江市
512022	18	内江市
520121	15	安顺地区
520122	15	安顺地区
520123	15	安顺地区
520181	15	安顺地区
522325	1	兴义地区
522326	1	兴义地区
522327	1	兴义地区
522328	1	兴义地区
530125	3	曲靖地区
530126	3	曲靖地区
530127	3	曲靖地区
530128	3	楚雄彝族自治州
530129	18	曲靖市
540222	3	日喀则地区
540222	6	江孜地区
540228	3	日喀则地区
540228	6	江孜地区
540229	3	日喀则地区
540229	6	江孜地区
540230	3	日喀则地区
540230	6	江孜地区
540233	3	日喀则地区
540233	6	江孜地区
540237	3	日喀则地区
540237	6	江孜地区
540402	3	拉萨市
540421	3	拉萨市
540423	3	拉萨市
540424	3	昌都地区
540425	3	昌都地区
540426	3	山南地区
540481	3	拉萨市
540531	3	山南地区
540531	6	江孜地区
610115	3	渭南地区
610117	3	咸阳地区
610118	3	咸阳地区
610122	3	渭南地区
610124	3	咸阳地区
610222	3	延安地区
610403	3	宝鸡市
610431	3	宝鸡市
610481	13	咸阳市
610481	15	陕西省
610581	14	渭南地区
610581	15	陕西省
610582	14	渭南地区
610582	15	陕西省
620321	1	武威地区
620402	5	兰州市
620421	5	定西地区
620422	5	定西地区
620423	5	武威地区
621125	5	天水地区
621126	5	武都地区
621225	5	天水地区
621226	5	天水地区
621227	5	天水地区
621228	5	天水地区
630106	19	海东地区
630123	19	海东地区
640181	18	银南地区
640181	22	吴忠市
640302	18	银南地区
640323	18	银南地区
640324	18	银南地区
640381	18	银南地区
640502	18	银南地区
640502	23	吴忠市
640521	18	银南地区
640521	23	吴忠市
640522	23	固原市
650109	27	昌吉回族自治州
荷泽	菏泽
株州	株洲
江洲区	江州区
荔蒲县	荔浦县
杨凌区	杨陵区
廛河回族区	瀍河回族区
颖上县	颍上县
墉桥区	埇桥区
粱子湖区	梁子湖区
粱园区	梁园区
琅玡区	琅琊区
华莹市	华蓥市
乔口区	硚口区
虢亭区	猇亭区
铁峰区	铁锋区
澎泽	彭泽
昆都伦区	昆都仑区
峄成区	峄城区
从台区	丛台区
蹍子山区	碾子山区
巴彦卓尔市	巴彦淖尔市
喀喇沁左冀蒙古族自治县	喀喇沁左翼蒙古族自治县
紫云苗族布衣族自治县	紫云苗族布依族自治县
梅里斯达斡尔区	梅里斯达斡尔族区
石咀山	石嘴山
古楼区	鼓楼区
邵通	昭通
刑台	邢台
虎亭区	猇亭区
师河区	浉河区
达豪区	达濠区
马尔康区	马尔康市
吖呵啊嗄腌锕阿
乃呃呆哀哎唉嗌嗳噫埃奇嫒挨捱暧爱瑷癌皑矮砹碍艾蔼锿隘霭
俺厂埯安岸干广庵按揞暗案桉氨犴盒胺谙铵鞍鹌黯
仰昂盎肮腌
傲凹嗷噢嚣坳奥媪岙廒懊拗敖棍澳熬燠獒翱聱螯袄遨鏊鏖骜鳌
伯八叭吧坝岜巴扒把拔捌捭杷湃灞爸疤笆粑罢耙芭茇菝萆跋钯霸靶魃鲅
伯佰呗啡扒拜捭排掰摆擘柏派白百稗薜败鞴
伴办半卑坂彬扮扳拌搬斑板版班瓣瘢癍绊舨般豳辨钣阪颁
傍帮彭旁梆棒榜浜磅绑膀蒡蚌螃谤邦镑
保刨剥勹包呆堡孢宝报抱暴曝瀑炮煲爆胞苞苴葆薄袍裒褒褓豹趵雹饱鲍鸨龅
俾倍北卑呗埤备孛怫悖悲惫拔杯波焙狈碑碚背臂菩萆葡蓓蜚被褙贝跋辈邶鐾钡陂鞴鹎
体坌夯奔本畚笨苯贲锛
俸傍唪嘣堋崩平抨旁榜泵甏甭绷蚌蹦迸
仳佛俾匕卑吡哔埤壁妣婢媲嬖币幅庇庳弊弼彼必愎拂捭敝服枇檗殍比毕毖毙泌波滗濞狴璧畀痹瞥碧秕秘笔筚箅篦肥脾臂舭芘荜荸萆蓖蔽薜虑被裨襞贲跛跸辟逼避鄙铋闭陂陛陴馥髀鼻
便匾卞变封弁忭扁拚汴煸砭碥稹窆笾缏编苄蝙褊贬辨辩辫边遍鞭鳊
剽婊嫖彪杓标漂灬瘭膘苞表裱鏖镖镳飑飙飚骠髟鳔
别憋扒拔捌撇瘪秘蔽蹩鳖
份傧宾彬摈斌槟殡浜滨濒玢缤膑豳镔髌鬓
丙兵冫冰屏平并拼摒枋柄槟炳燹病禀秉邴饼
亳伯佛剥勃募博卜啵孛帛怕拍拔拨搏播擗擘暴服柏檗泊波渤溥潘瀑爆玻番白百礴箔簸簿脖膊般舶艴菠菩蒲蕃薄薜蘖趵跑跛踣钵钹铂饽驳魄鲅鹁
不卜卟哺埔埠堡布怖拊捕晡步溥瓿簿薄补逋部醭钚钸附鞴
嚓拆擦礤蔡
彩才材猜睬菜蔡裁财踩采
参孱惨惭掺残灿璨粲蚕餐骖黪
仓伧沧臧舱苍藏
嘈屮操曹槽漕澡糙艚艹草螬造
侧册厕恻栅测策赦
参岑涔
僧噌增层曾蹭
刹叉喳嚓土姹察岔差捷接插搽斜杈查楂槎檫汊猹碴苴茬茶荼衩诧锸镲馇
侪差拆搓查柴瘥茈虿豺钗
产兔冁单厘婵嬗孱廛忏掺搀沾潺澶瀍禅缠羼苫蒇蝉蟾觇谄谗躔铲镡阐颤馋骣
伥倘倡偿厂唱场娼嫦尚尝常徜怅惝敞昌昶氅淌猖畅肠苌菖裳长阊鬯鲳
剿吵嘲巢怊抄晁朝潮炒焯绰耖超钞
坼宅尺屮彻扯拆掣撤斥池澈砗车
伧嗔堪填宸尘帘忱抻晨枕榇橙沈沉湛琛疹眈碜称肜胂臣衬谌谶趁辰郴陈龀
丞乘净呈噌城埕塍嵊徵惩成承撑敞晟枨柽棱樘橙澄盛盯瞠秤称程蛏裎诚趟逞郢酲醒铖铛骋
侈傺匙叱吃哆哧啻喜嗤坻墀她媸尺弛彳抬拆拖持提搋敕斥柢池沱治炽痴瘛眙眵离移笞篪翅耻胝芪茌茬莉蚩蛇螭褫豉赤踅踟迟郗饬驰魑鸱齿
僮充冲宠崇忡憧涌潼烛盅种舂艟茧茺虫酮重铳
丑仇俦圳妯帱惆愁扭抽揄溴畴瘳瞅稠筹绸臭踌酬雠
亍储出刍初助厨处怵憷搐杵柠楚楮樗橱涂淑滁畜矗础硫祝絮绌著蜍褚触蹰躇锄除雏黜
撮
啐啜嘬揣搋膪踹
串传喘巛川惴掾椽氚穿舛舡船踹遄钏
创囱幢床怆疮窗舂葱闯
吹垂捶棰椎槌炊锤陲
唇春朐椿沌淳纯肫莼蝽蠢醇鹑
促啜戳斫淖焯簇绰荃蔟趵踔踱躇辍辶醛龊
伺兹刺司呲嵯差慈措柴次此滋瓷疵磁祠粢糍茈茨蚝螅词赐趑辞雌鹚
丛从偬匆囱枞淙琮璁窗聪苁葱骢
凑奏揍族楱簇腠蔟趣辏
且促卒徂戚槭殂猝簇粗蔟趣蹙蹴酢醋
撺攒汆爨窜篡蹲蹿镩
体催卒啐察崔悴摧榱毳洒淬璀瘁粹翠脆萃衰隹
存寸忖村浚皴蹲
厝嵯差挫措搓摧撮昔最痤瘥矬磋脞蹉锉错鹾
哒嗒塌塔大妲怛打搭沓疸瘩笪答耷胆褡达迭靼鞑
代傣呆呔埭大岱带待怠戴棣歹殆毒玳甙绐袋贷迨逮逯隶骀黛
丹但儋冉单啖弹忱怛惮憾担掸旦檐殚氮淡湛潭澶澹疸瘅眈石箪耽聃胆膻萏蛋蜒詹诞赕郸
党凼宕当挡档砀荡菪裆谠铛
佻倒刀刂到受叨啁导岛帱忉忑悼惆捣敦氘洮焘盗祷稻纛蹈道陶
地底得德登的锝陟
得
凳噔嶝戥橙澄灯登瞪磴等簦蹬邓镫
低勺啻嘀地坻堤娣嫡帝底弟抵提敌杓柢棣氐涤滴狄的睇砥碲笛第籴缔羝翟胝芍荻莜蒂觌诋谛蹄迪逐递逮邸镝隶骶
嗲
佃典坫垫埝奠巅店惦拈掂殿沾涎淀滇点玷电甸癜癫碘簟蜓踮钿阽靛颠
佻倜凋刀刁叼吊啁挑掉敦碉稠莜蜩调貂跳踔钓铞铫雕鲷鸟
佚叠哆喋嗲垤堞揲涉渫爹牒瓞碟窒耋至蝶褶谍跌踢蹀迭鲽
丁仃叮啶奠定汀灯玎町疔盯碇耵腚葶订酊钉铤锭顶鼎
丢铥
东侗冬冻动咚垌岽峒恫懂栋桐氡洞甬硐筒胨胴董酮鸫
兜投抖斗痘窦窬篼蔸蚪读豆逗逾都钭陡
嘟土堵妒宅度杜椟橐毒渎渡牍犊独督睹碡竺笃纛肚芏蠹读赌都镀顿髑黩
断椴段煅短端簖缎踹锻
兑堆对怼憝敦槌碓追镦队
俊吨囤墩敦沌炖盹盾砘礅豚趸蹲遁钝镦顿
兑剁咄哆哚垛堕多夺度惰捶掇揣朵杂柁棰沱缍舵裰跺踱躲酡铎陀隋驮
侉俄厄叱呃哦啊啐噩垩娥婀屙峨庵恶愕扼曷歹猗疴硪胺腭苊莪萼蛤蛾讹谔轭遏邑鄂锇锷阏阿隘颚额饿鬲鳄鹅鹗
诶
恩摁蒽
二佴儿尔洱濡珥而耳贰迩铒饵鲕鸸
乏伐发垡拔法泛珐砝筏罚阀
凡反帆幡拚梵樊泛潘烦燔犯畈番矾繁翻范蕃藩蘩蟠袢贩蹯返钒饭
仿匚坊妨彷房放方枋纺肪舫芳访邡钫防鲂
匪吠啡妃废怫悱扉拂斐榧沸淝狒痱砩祓篚绯翡肥肺腓芾茇菲蜚裴诽费镄霏非飞鲱
份偾分匪吩坟奋奔忿愍愤扮拚棼氛汾瀵焚燔玢盼粉粪纷芬酚鲼鼢
丰俸冯凤唪奉封峰捧方枫沣泛烽疯砜缝葑蚌蜂讽逄逢酆锋风
佛
不否缶
不仅付伏佛俘俯傅凫副包匐呋咐哺复夫妇孚孵宓富市幅幞府弗彳怀怫扶抚拂拊掊敷斧服桴氟沸浮涪溥滏父甫砩祓福稃符绂绋缚罘肤脯腐腑腹艴芙芾苻茯莆莩菔蚨蜉蝠蝮袱覆讣负赋赙赴趺跗辅辐还郛釜阜阝附鞴馥驸鲋鳆麸黻黼
伽呷咖嘎噶夹尕尜尬戛旮胳轧钆
丐咳垓戤改核概汽溉盖胲芥该赅钙陔骸
个乾坩奸尴干感捍擀敢旰杆柑橄汗泔淦澉甘疳矸秆竿绀肝苷赣赶酐
亢伉冈刚岗戆扛抗杠港筻纲缸罡肛肮钢
告咎搞杲槁槔浩皋睾稿篙糕缟羔膏蒿藁诰郜锆镐高
个介仡假割可各合咯哥哿嗝噶圪塥屹戈搁搿格歌浩疙盖砝硌纥胳膈舸菏葛虼蛤袼铬镉阁隔革颌骼髂鬲鸽
给
亘哏根痕艮茛跟
亘亢哽埂庚更梗硬绠羹耕耿赓邢颈鲠
供公共功咣宫工巩廾弓恭拱攻杠汞珙磺红肱虹蚣蛩觥贡躬龚
佝勾句垢够媾岣彀拘构枸沟狗笱篝缑苟觏诟购遘钩鞲
估古告呱咕哌嘏固姑孤家崮故枯梏毂汩沽滑牯牿瓠痼皋瞽箍罟股胍臌苦菇菰蛄蛊角觚诂谷贾轱辜酤钴锢雇顾骨骰鲴鸪鹄鹘鼓
刮剐卦呱寡惴括挂栝瓜聒胍舌褂诖鸹
乖怪拐掴
串倌关冠官惯掼斡果棺涫灌盥矜管纶罐莞菅观贯馆鳏鹳
光咣广恍桄横潢犷胱逛
傀刽刿匦匮哇圭妫娃宄庋归撅晷柜桂桅桧概洼炅炔瑰癸皈硅祈簋规觖诡贵跪蹶轨闺隗鬼鲑鳜龟
丨卷棍混滚磙绲衮辊鲧
划呙唬囗国埚崞帼掴果椁活涡猓聒虢蜮蜾蝈蠃裹过郭锅馘
吓呵哈獬虾蛤铪
亥咳咴嗨孩害氦海胲还醢骇骸
函厂含喊寒嵌悍感憨憾捍撖撼旰旱晗汉汗泔涵淦澉瀚焊焓犴甘矸罕翰菡蚶邗邯酣阚韩顸颔鼾
吭夯巷杭桁沆炕狠狼珩绗肮航行酐颃
号唬嗥嚆嚎壕好妞昊毫浩濠灏皋皓睾耗蒿薅蚝豪貉郝镐颢
何劾合吓呵呼和哈哧喝嗑嗬壑害揭曷核格河洽涸渴盍盒硅禾纥翮苛荷菏藿蚵蝎褐诃貉贺赫阂阖霍颌鹤
嗨嘿黑
哏很恨掀狠痕艮
亨哼恒桁横珩蘅行衡訇
哼
共哄宏弘汪泓洚洪港烘红荭蕻薨虹訇讧轰闳鸿黉
侯候厚后吼喉堠後猴瘊篌糇逅骺鲎
乎互冱呼和唬唿囫壶岵弧忽怙惚戏户戽扈护斛核槲汩沪浒湖滹烀煳狐猢琥瑚瓠祜笏糊羽胍胡芦芴苦葫虍虎蝴觳许轷鄠醐雇鹄鹕鹘鹱
侉划劐化华叱哇哗找敌桦滑猾画砉稞花话豁铧骅
划喟圳坏坯徊怀槐淮踝
唤圜垸奂宦寰幻患换援擐桓欢洹浣涣漶灌焕獾环瑗痪皖眩缓缳脘萑豢还逭郇锾鬟鲩
凰幌徨恍惶慌晃横湟潢煌璜癀皇磺篁簧肓芒茫荒蝗蟥谎遑隍鳇黄
会卉咴哕喙回堕彗徊徽恚恢悔惠慧挥晖晦桧毁汇洄浍涣溃灰烩珲皓眭睢秽绘缋茴荟蕙虫虺蛔蟪讳诙诲贿辉隳麾
婚捆昆昏棍浑混溷珲荤诨阍馄魂
伙劐化呵和嚯壑夥惑或扮攉活火灬瓠砉祸耠获藿蠖豁货越钬锪镬霍
丌乩亟伎佶倚偈其冀几击剂剞卟即厝及叽吉咭哜唧圾基墼奇妓姬嫉季寂寄居屐岌嵇嵴己彐忌急悸戟戢技挤掎揖既暨期机极棋棘楫殛汲洁洎济激犄猗玑畸畿疵疾瘠瘵睽瞿矶祭积秸稷稽笄笈箕籍粢系级纪给继绩缉羁肌脊脔芨芰荠萁蒺蓟蕺藉虮蜡觊计讥记诘赍跻跽辑迹郅际隔集霁革饥骥髻鲚鲫鸡麂齐齑
价伽佳假加呷咖嘉嘏夏夹嫁家岬恝戛押拮挈挟揩暇架枷柙浃珈甲痂瘕稼笳胛茄荚葭蛱袈袷贾跏迦郏钾铗镓颊驾骱
件俭健僭兼减前剑剪咸喊囝坚奸孱尖建戋戬拣捡搛枧柬检楗槛歼毽沮浅涧渐湔溅煎牮犍犴监睑硷碱笕笺简箭箴缄缣翦肩腱舰艰茛茧荐菅蒹裥见謇谏谫贱趼践踺蹇鉴锏键间鞯饯鲣鹣
僵匠奖姜将强桨江洚浆犟疆礓糨绛缰耩茳蒋虹讲豇酱降
交佼侥僬剿叫叽咬噍嚼妖姣娇峤徼挢搅教敫校椒浇湫激焦爝狡皎矫礁窖绞缴胶脚艽茭菽蕉蛟觉角跤轿较郊酵醮铰饺骄鲛鹪
亥介价借假偈偕劫卩唧喈嗟圾契她姐婕孑家届差戒截担拮拾捷接揭暨杰桀桔楷概洁渴獬界疖疥皆睫砝碣祖秸竭籍结羯节芥苴藉蚧街袷解讦诘诫阶颉骱髻鲒
仅今劲卺吟噤堇妗尽巾廑斤晋槿津浸湛烬瑾矜禁筋紧缙肋荩衿襟觐谨赆近进金钅锦靳馑
井京儆兢净刭劲境婧弪径惊憬敬旌晟景晶檠氏泾獍痉睛竞竟箐粳精经肼胫腈茎荆菁蜻警迳醒镜阱青靓靖静颈鲸
冂坷垧扃炅炯窘迥
久九僦厩咎啾噍就愁揪救旧柩桕湫灸玖疚究纠臼舅蝤赳蹴酒阄韭鬏鸠鹫
且举仇佝俱倨具剧句告咀姐娶局居屈屦巨惧拒拘拱据掬枸柜桔椐榉榘橘沮渠炬犋狙琚疽瞿矩租窭聚苣苴莒菊菹蘧蛆裾讵趄足距踞踽车遽鄹醵钜锔锯雎鞠鞫飓驹鬻龃
倦卷圈娟捐擐桊泫涓狷甄眩眷睃绢蕊蜷蠲身鄄锩镌隽鹃
乙倔决劂厥嗟噘噱嚼孓屈崛抉掘撅攫柽桷梏橛爝爵狂獗珏矍穴绝脚蕞蕨蛙蠼觉角觖觳诀谲蹶镢
俊军匀卷君均峻捃旬浚狻皲睃竣筠菌訇郡钧隽骏麇龟
佧卡咔咖咯喀胩
凯剀劾喝垲岂开忾恺慨揩核楷渴溘蒈铠锎锴雉
侃凵刊勘喊坎堪嵌戡槛看瞰砍莰阚龛
亢伉坑奋康慷扛抗杭沆炕糠荒钪闶
尻拷搞栲槁烤犒考铐靠
克刻可呵咳喀嗑坷壳客岢恪柯棵氪渴溘珂疴盍瞌碣磕科稞窠缂苛蚵蝌课轲钶锞颏颗骒髁
刻
啃垠垦恳狠肯裉龈
吭坑忐硎铿
倥孔崆恐控穹空箜腔
佝刳口叩寇彀扣抠挎眍筘芤蔻
刳古哭喾圣堀库挎掘枯窟绔苦裤跨酷骷
侉垮夸挎胯跨髁
会侩傀哙块快浍狯筷脍蒯郐魁
完宽棵款髋
兄况匡呈哐圹夼旷枉框湟狂眶矿磺筐纩诓诳贶逛邝
亏傀匮喟喹夔奎岿悝愦愧揆暌溃盔睽窥篑缺聩臾葵蒉蝰觖跬踩逵隗馈馗魁
卵困坤悃捆昆混琨醌锟阃髡鲲
廓扩括栝蛞适阔
剌啦喇垃拉摺旯瘌砬腊落蓝蜡辣邋
崃徕来涞濑癞睐籁莱赉赖铼黧
兰啉婪岚懒懔拦揽斓栏榄滥漤澜烂篮缆罱蓝褴览谰郴镧阑
啷廊朗榔浪狼琅稂羹莨蒗螂踉郎锒阆
佬僚劳唠姥崂捞撩栳涝潦烙牢獠痨络老耢落蓼酪醪铑铹
乐了仂勒叻嘞泐肋鳓
儡勒嘞垒嫘擂檑泪漯磊类累缧羸耒肋蕾诔酹镭雷
啉
冷塄愣棱楞
丽仂位例俐俚俪傈列利力励历厉厘叻吏呖哩唳喱坜娌嫠悝戾捩李枥栎栗梨沥泣溧漓澧犁狸猁珞理璃疠疬痢砬砺砾硌礼离立笠篥篱粒粝缡罹翮苈荔莅莉蓠藜蛎蜊蠡詈跞轹逦郦醴里锂隶雳霾骊鬲鲡鲤鳢鹂黎黧
俩
令奁帘廉怜恋搛敛楝殓涟潋濂炼琏瞵练羸联脸膦臁苓莲蔹蠊裢裣连链镰零鲢
两亮俩凉墚惊晾梁椋粮粱良莨谅踉辆量靓魉
了佬僚嘹寥寮尥廖撂撩料潦燎獠疗缭聊蓼辽钌镣鹩
例冽列劣咧埒捩栗洌烈猎累膊裂趔躐邋鬣
临任凛吝啉嶙廪懔拎林檩淋琳瞵磷粼膦蔺赁躏辚遴邻霖鳞麟
令伶冷凌另呤囹岭怜拎柃棂棱泠灵玲瓴磷绫羚翎聆苓菱蛉酃铃陵零领鲮龄
六刘旒柳榴泖泵流浏游溜熘琉留瘤硐硫碌绺聊蓼遛鎏锍镏陆馏骝鹨
咯
咙垄垅弄拢栊泷珑癃砻窿笼聋胧茏陇隆龙
偻喽娄嵝搂楼漏牢瘘篓耧蒌蝼镂陋露髅
六卢卤噜垆庐录戮掳撸栌橹氇泸渌漉潞炉璐瘳碌禄簏绿胪舻芦蓼虏角谷赂路轳辂辘逯酪镥陆露颅鲁鲈鸬鹭鹿麓
乱卵娈孪峦挛栾滦脔銮鸾
仑伦囵抡沦纶论轮
倮咯捋摞果格椤橐泺洛漯烙猓猡珞瘰硌碌箩络罗脶荦萝落蜾螺蠃蠡袼裸跞路逻酪锣镙雒骆骡
侣偻吕屡履律捋旅榈氯滤率稆累绿缕膂虑褛铝闾驴鹿
掠率略锊
呒唔
么吗唛嘛妈嬷抹摩杩犸玛码蚂蟆貉貊靡马骂麻麽
买劢卖咪哩唛埋派脉荬迈霾麦
埋墁幔幕慢曼满漫熳瞒缦蔓蛮螨谩镘鞔颟馒鳗
忙朦氓漭盲瞢硭芒茫莽蟒邙
侔冒勖卯峁帽懋描旄昴毛泖牟牦猫瑁瞀矛耄耗茂茅茆蛑蝥蟊袤貌贸铆锚髦
么末没麽
味坶墨妹媒媚寐嵋昧枚某梅楣每没浼湄煤猸玫眉糜美莓袂谜酶镁镅霉魅鹛
们懑扪汶焖钔门闷鞔
勐孟懵明朦梦檬氓猛甍盟瞑瞢礞艋艨萌蒙虻蜢蟊蟒蠓锰黾
冖咪嘧宓密幂幺弥弭摩敉汨泌溟猕眯祢秘米糜糸縻脒芈蘼蜜觅谜谧辟迷醚靡麋
免冕冥勉娩宀棉沔泯渑湎眄眠瞑绵缅腼面黾
吵喵妙庙描杪淼渺猫眇瞄秒缈缪苗藐蜱邈鹋
乜咩咪灭篾蔑蠛
岷悯愍抿敏民汶泯玟珉皿眠缗苠闵闽鳘黾
冥名命明暝溟皿盟瞑茗萌螟酩铭鸣
缪谬
万么伯佰冒勿嘿墨嫫嬷寞帕抹摩摸摹无昧末模殁没沫漠瘼百磨秣耱脉膜茉莫蓦藐蘑蟆袜谟貉貊貌貘镆陌馍魔麽默
件侔厶哞婺某毋牟眸缪蛑袤谋鍪
亩仫募嘿坶墓姆姥婺幕慕拇暮木模母毪沐牟牡牧目睦穆苜莫钼
哏哽唔嗯
内南呐呶哪娜拿捺箬絮纳肭衲那钠镎
乃佴哪奈奶柰氖耐能艿萘那鼐
冉南喃囝囡楠男罱腩蝻赧难
囊囔攮曩馕
呶垴孬恼挠淖猱瑙硇脑蛲铙闹
呐呢哪疒疔讷那
内哪那馁
嫩恁枘
而耐能
哽唔嗯
伲你倪匿呢坭妮尼嶷怩慝拟旎昵泥溺猊睨祢腻逆铌霓鲵
埝年廿念拈捻撵碾粘蔫趁辇辗鲇鲶黏
娘酿
嬲尥尿溺脲茑袅鸟
乜倪哪啮嗫囡埝孽幸捏捻泥涅聂臬蘖蹑镊镍陧颞
恁您
佞冰凝咛宁年拧攘柠泞泥狞甯疑聍
妞忸扭拗牛狃纽蚴钮
侬农咔哝弄浓脓
耨
仅努呶奴孥帑弩怒肭胬褥驽
暖暧濡
傩呐哪喏娜懦挪掉搦濡糯诺那锘需
女恧狃絮胬衄钕
疟虐
哦喔噢
偶区呕怄握欧殴沤渥瓯耦藕讴遇鸥
叭吧啪帕怕扒把杷派爬琶筢耙芭葩趴钯
俳哌啡徘拍排派湃牌脾蒎迫
伴判半卞叛弁彦扳拌拚攀泮潘爿片畔番皤盘盼磐繁胖般蟠袢襻蹒鄱
乓仿傍庞彭彷房方旁榜滂磅耪胖膀蒡螃逄逢
刨包匏咆庖抛抱泡炮狍疱胞脬苞袍趵跑
佩倍呸啡坏培妃帔掊旆沛淠肺胚艴茇蜚裴赔辔配醅锫陪霈
吩喷汾湓盆
亨傍嘭堋庄彭怦抨捧旁朋棚榜滂澎烹砰硼碰篷膨苹蓬蟛逢鹏
丕仳俾僻副劈匹卑吡否啤噼圮坏坯埤培媲屁帔庀庇庳扑批披拂擗枇比毗淠濞琵甓番疋疲痞痦癖皮睥砒篦纰罴脾芘苤萆蕃薜蚌蚍蜱被裨譬貔辟邳郫鄱铍陂陴霹鼙
便偏平扁片犏篇缏翩胼蝙褊谝蹁辨骈骗
剽嘌嫖朴殍漂瓢瞟票缥膘莩螵飘骠髟
丿撇氕瞥苤蔽
匕品姘娉嫔拚拼榀泵牝聘贫频颦
乒俜冯凭坪堋娉屏平枰瓶砰秤聘苹萍评鲆
剖叵坡婆朴泊泺泼溥珀番皤破笸粕繁膊跛迫鄱钋钷陂霸颇魄
剖培抱掊涪瓿裒踣部
仆剥匍卜噗圃埔堡扑扶攴攵普暴曝朴氆浦溥濮瀑璞甫脯苻莆菩葡蒲谱蹼铺镤镨
七丌乞亓亟企伎俟偈其凄切刺勤吃启吱嘁器圻奇契妻宿屺岂岐崎己弃忮忾恝憩戚技抵挈揭支旗期杞枝柒栖桤棋槭欹欺歧气汔汽沏泣淇溪漆琦琪甭畦畸砌碛示祁祈祺稽綦綮绮缉耆脐芑芪荠萁萋葺蕲蛴蜞讫起趿蹊迄逗颀骐骑鳍麒齐
卡咭客恰挈掐洽疴葜袷髂
乾仟佥倩凵前千堑寨岍嵌忏悭愆慊扦掮搴撖柑椠欠歉浅涔湔潜牵犍筋签箝纤缱肷腱芊芡茜荨虔褰谦谴赶迁遣钎钤钱钳铅阡骞黔
丬呛哐墙嫱将强戕戗抢控枪樯炝爿箐羌羟腔蔷蜣襁跄跫锖锵镪
乔侨俏削劁壳峤峭巧悄愀愁憔招捎搞撬敫敲校桥樵橇毳焦瞧硗硚硝窍缲翘茭荞蕉诮谯跤跷醮锹雀鞒鞘
且伽切唼喋契妾婕怯惬慊挈捷沏渫漆砌窃箧脞茄蕺趄郄锲
亲侵勤吣嗪噙堇寝廑揿擒槿檎沁浸溱琴矜禽秦芩芹蓁螓衾衿覃钦锓
亲倩倾卿圊声庆情擎晴檠氢氰清磬箐精綮罄胜苘蜻謦请轻青顷鲭黥
琼穷穹筇芎茕蛩跫邛銎鞠
丘仇俅囚团巯惆愀楸氽求泅湫犰球秋糗艽虬蚯蝤裘赇逑遒邱邺酋馗鳅鼽龟
劬区去取句娶屈岖巨戌曲朐枸氍渠璩癯瞿磲祛苣蕖蘧蛆蛐蜡蠼衢觑诎趋趣躯遽阒鞠鞫驱鸲麴黢龋
串全券劝卷圈圳悛拳拴权栓桊泉犬犭獾畎痊筌绻荃蜷诠辁醛铨颧鬈
却屈悫攉榷炔猎瘸确缺舄芍觳阕阙雀鹊
群裙蹲逡遁麇
冉染然燃苒蚺髯
嚷壤攘瓤禳穰让
娆扰桡绕荛饶
偌喏惹热若
人亻仁仞任儿刃壬妊忍恁稔纫荏葚衽认轫韧饪
仍戎扔穰耳艿
日
冗容嵘戎榕溶熔狨绒肜茸荣蓉蝾融隔
揉柔糅肉蹂鞣
乳儒入嚅女如孺月汝洳溽濡缛肉茹蓐薷蠕褥襦辱铷需颥
朊濡软阮需
兑内枘瑞睿芮蕊蕤蚋锐
润闰
偌弱惹溺箬芮若
仨卅挲撒檫洒脎萨蔡趿飒
噻塞思腮赛鳃
三伞叁散毵糁霰馓
丧嗓搡桑磉颡
哨埽嫂扫搔梢燥瘙缫缲臊骚鳋
啬塞寨槭泣涩瑟穑色铯
森洒
僧
傻刹厦哈唼啥嗄噎挲接杀杉歃沙煞痧砂纱莎裟铩霎鲨
晒筛色酾
儋删剡单善埏姗嬗山彡扇掸掺擅杉栅檀汕潸澹煽珊疝禅缮膳膻舢芟苫蟮衫讪赡跚邓鄯钐闪陕骟髟鳝
上伤商垧墒尚晌殇汤熵绱裳觞赏
削劭勺召哨少招捎搜杓梢溲潲烧稍笤筲绍艄芍苕蛸裢邵鞘韶
佘厍奢射慑折拾揲摄歙涉滠猞畲睫碟社舌舍蛇蛞设赊赦邪麝
谁
什伸信参吲呻哂娠婶审慎抻椹沈深渖渗湛甚申矧砷神糁绅肾胂莘葚蜃诜谂身震
丞乘冼剩升圣垩声姓媵嵊晟渑牲生甥甸盛省眚笙绳胜
世事什仕似使侍势匙十史唑嗜嘘噬埘堤士失始实室寺尸屎峙市师式弑彖恃拭拾挈提斯施时是柿殖氏汁浉液湿炻狮矢石示礻筮耆肢舍舐莳蓍虱蚀螫视誓识试诗谥豉豕贳赫轼适逝郝酾释铈食饣饰驶鲥鲺
兽受售守寿手扌授收熟狩瘦绶艏首
书俞倏叔售嗽塾墅姝娶孰属庶恕戍抒揄摅数暑曙术朱束杼枢树梳殊殳毹沭涑淑漱澍熟疋疏秫竖纾署腧舒荼菽蔬薯蜀豫赎输述透野除黍鼠
刷唆唰涮耍
帅摔率甩蟀衰
拴栓汕涮踹闩
双孀泷淙爽霜
水氵睡税说谁
俊吮巛巡恂盾瞬舜顺
勺嗍嗽妁搠数朔杓槊溯濯烁硕蒴说铄
丝以伺似俟兕厕厮厶台司咝嗣嘶四姒寺已巳徙思撕斯析死汜泗澌祀祠私笥糸纟缌耜肄肆菥蛳锶雉食饲驷鸶
凇宋崧嵩忪怂悚松淞竦耸菘讼诵送颂
叟嗖嗽嗾搜擞敕族涑溲瞍艘薮螋锼飕馊
俗僳嗉嗖塑夙宿愫搬涑溯稣簌粟素缩肃苏蓿蔌觫诉谡速酥
撰狻算蒜酸
尿岁彗濉燧眭睢碎祟穗粹绥荽莎蓑虽谇遂邃隋随隧髓
孙损榫狲笋荪跣隼飧餐
些唆唢嗍嗦娑所抄挲桫梭沙琐睃索缩羧莎蓑衰逡锁霍
他哈嗒塌塔太她它拓挞搭榻沓溻漯獭趿踏蹋达遢铊闼鳎
台呔大太态抬汰泰炱肽胎能苔薹跆邰酞钛骀鲐
但叹坍坛坦弹忐探摊昙檀毯沈淡湛滩潭澹炎炭痰瘫碳胆舔蕈袒覃谈谭贪郯钽锬镡
倘傥唐堂塘帑惝搪棠樘汤淌溏烫瑭糖羰耥膛螗螳趟躺醣铴镗饧
叨啕套姚挑掏桃洮涛淘滔焘绦萄讨跳逃陶韬饕鼗
匿式忑忒慝特铽
忒
滕疼腾藤誊
体倜剃剔啼嚏堤屉弟悌惕折提是替梯棣涕狄睇绨缇肆荑裼踢蹄达逖醍锑题鹈
佃典吞嗔填天忝恬掭栝殄沾添滇甜田甸町畋腆舔苫蚕蚺钿阗
佻啁姚挑条桃眺祧稠窕笤粜苕蜩调超跳踔迢髫鲦龆
占帖怙萜蝶贴铁餮
亭停厅听奠婷庭廷挺梃汀烃町艇莛葶蜓铤霆
仝佟侗僮同嗵垌峒彤恫恸恿捅桐桶洞潼痛瞳砼硐童筒统艟茼通酮重铜
亠偷头愉投透逗钭骰
余兔凸吐图土堍屠徒杜涂秃突荼菟跌途酴钍
团彖抟揣敦湍疃痪税
弟忒推煺税脱腿蜕褪追退颓
吞吨吴囤屯敦暾氽沌炖窀肫臀褪豚逐饨
乇他佗唾坨妥它庹惰托拓拖柁柝椭橐池沱沲砣税箨脱舄蛇跎迤酡铊陀隋驮驼魄鸵鼍
佤凹哇娃娲挖洼瓦腽蛙袜鞋
外夭崴歪
万丸免剜园娩婉完宛弯惋挽晚朊湾烷玩琬畹皖碗箢纨绾脘腕芄莞菀蔓蜿豌顽
亡匡妄尢往忘惘方旺望枉汪王皇网罔芒辋魍
为于伟伪位倭偎卫危味唯喂囗围圩堤委威娓尉尾崴嵬巍帏帷微惟慰有未机桅沩洧涠渭潍炜煨熨猗猥猬玮畏痿眭睢立纬维胃艉芟苇荽萎葳蔚薇诿谓軎违逶遗闱阢隈隗隹韦韪魏鲔
免刎吻娩愠文昧殁汶温玟璺瘟眼稳笏紊纹蚊问闻阌限雯
嗡壅瓮翁蓊蕹
倭卧喔嗌夭媪幄我挝握斡杌沃涡渥瘟硪窝肟莴蜗龌
乌五亡仡仵伍侉侮兀务勿午吴吾呒呜唔喔圬坞妩婺寤屋巫庑忤怃恶悟戊捂於旄无晤杌梧武毋母污浯渥焐物牾痦瞀笏舞芜芴蜈蝥诬误迕邬鋈钨阢雾骛鹉鹜鼯
习僖兮卤吸咦咭唏喜嘻夕奚媳嬉屎屣嵇希席徙息悉惜戏撕既昔晰曦析栖樨檄欷歙汐洒洗浠淅溪烯熄熙熹牺犀猎玺皙矽硒禊禧稀穸粞系细羲翕腊膝舄舾茜菥葸蓰蜥蜴螅蟋袭裼褶西觋蹊郄郗醯铣锡阋隙隰饩鼷
下侠假匣厦吓呀呷呼哧唬嗄嗑夏岈峡押斜暇柙歃毳狎狭瑕瘕瞎硖罅葭虾辖遐霞黠
仙先冼县咸妗娴嫌宪寰岘弦彡慊捍掀探显暹氙洒洗涎濂燹猃献现痫省矣碱祆筅籼纤线羡肩腺舷苋莶藓蚬衔见贤跣跹酰铣锨锬闲限险陷霰馅鲜鹇黹
乡亨享像厢向响巷庠想攘橡洋湘相祥箱缃翔舡芗葙蟓襄详象镶降项飨饷香骧鲞
佼俏削叟号呼咻哓哨哮唬啸嚣姣孝宵小崤捎搜效晓枭枵校梢消淆潇爻狡猇硝笑筱箫绡肖胶芍茭萧蛸逍销霄骁魈
些亵偕写勰协卸叶唏喈契屑廨懈挟接携摺撷斜桔械楔榍榭歇歙汁泄泻渫溉瀣燮獬眭绁缬耶胁苴薤蝎蟹血解谐谢豫跬躞迦邂邪隰鞋颉骱鲑
信囟寻心忄忻新昕欣款歆芯莘薪衅辛鑫锌镡馨
兴刑型姓幸形性悻惺擤星杏猩省研硎胜腥荇荥行邢醒陉饧
兄凶匈宪汹熊胸能芎雄
休修咻嗅宿岫庥朽溴煦秀绣羞臭莠袖貅锈馐髹鸺
于休余勖叙吁呼咻嘘圩墟姐婿序徐怵恤戌旭旮朐栩洫浒溆煦畜盱砉糈絮绪续肷胥芋蓄蓿虚许诩邪酗醑雩需须顼馘
亘儇券喧宣悬揎撰擐旋昕暄暖楦泫洵涓渲滋漩炫煊玄璇痃癣眩碹绚萱谖轩选铉镟
削哮噱嚯学泶炔穴薛血谑踅雪靴鳕
勋埙寻峋巡巽徇循恂悛旬曛梭殉汛洒洵浔浚潭熏狻獯窨荀荤荨蕈薰训讯询迅逊逡遁郇醺鑫驯鲟
丫亚伢压吖吾呀哑垭娅岈崖御押揠札桠歇氩涯牙琊疋痖睚砑碣芽蚜衙讶轧迓邪雅鸦鸭
严但俨俺偃兖剡厂厌厣咽唁埏埯堰奄妍嫣宴岩崦巡广庵延彦恹掩揞晏檐殷氤沿洇涎淡淫淹湮滟演炎烟焉焰焱燕狠琰癌盐眼研砚筵罨羡胭腌艳芫菸蔫蜒衍覃言讠谚谳赝趼郾鄢酽铅闫阉阎阏阽雁颜餍验魇鼹
仰佯养央徉怏恙扬昂映杨样殃氧泱洋漾炀烊疡痒秧羊英蛘阳鞅鸯
么佻侥吆咬夭妖姚尧崤崾幺幼徭徼揄摇曜杳洮淫瀹爻珧瑶由疟窈窑繇约耀肴腰舀药要谣轺遥邀钥铫陶鳐鹞
业也冶叶咽喝噎墅夜射拽掖揞揲揶斜晔曳椰洇涂液烨爷耶腋荼谒邪邺野铘靥页
一丿义乙也亦亿仡以仪伊佗佚佾依倚刈劓医印台叹听呓咦咿嗌噎噫圪圯坨埸壹夕失夷奇奕姨姬它宜射尾屹峄崎嶷已巳异弈弋彝役忆怠怡怿悒意懿抑挹掎揖搋施旖易椅欹殪毅汽沂泄洫渫溢漪焉焱熙熠犄猗疑疙疫痍瘗癔益眙矣硪移绎缢羡羿翊翌翳翼肄胰臆舣艺艾苡荑薏蚁蛇蛾蜴衣衤袂裔议译诒诣谊贻轶迤迭逸遗邑酏钇铱镒镱隶雉颐食饴驿黝黟
众印吟听吲喑因圻垠垦堙壹夤姻寅尹币廴引殷氤沂洇淫湛湮潭烟狺瘾窨胤芩茚茵荫蚓言鄞铟银阴隐霪音饮龈
哩哽嘤央婴媵嬴应影撄映景楹樱滢潆瀛瑛璎甸瘿盈硬缨罂膺英茔荥荧莹莺萤营萦蓥蝇赢迎逞郢颍颖鹦鹰
哟唷育
佣俑勇咏喁埇墉壅容庸恿慵拥永泳涌用甬痈臃臾蕹蛹踊遇邕镛雍饔鳙
优佑侑卣又友右叹呦囿坳奥宥尢尤幼幽忧悠扰揄攸有柚油泅游牖犹猷由疣繇聱莜莠莸蚰蚴蝣蝤诱邮酉釉铀铕鱿黝鼬
与予于亏伛余俞俣吁吾唷喁喻噢圄圉圩域奥妤妪娱宇宛寓尉屿峪崛嵛庾御愈愉愚懊或拗揄於昙昱栩梧榆欤欲毓毹汩浴淤渔渝澳煜煨熨燠狱狳玉王瑜瘀瘐盂禹禺窬窳竽粥纡羽聿肀育腧腴臾舁舆舒芋苑菀菸萸蓣蔚虞蜍蜮蝓衙裕觎誉语谀谕谷豫迂逾遇郁钰阈隅雨雩预饫馀驭鬻鱼鹆鹬龉
允元冤原员咽园圆圜垣垸塬媛宛怨愿捐掾援橼沅涓渊源爰猿瑗畹眢穿箢缘芫苑螈袁辕远阮院鸢鸳鼋
乐刖哕囝块妁岳悦曰月栎樾瀹粤约蜕蠖说越跃钥钺阅龠
云允匀员均媪孕宛尉尹怨恽愠昀晕殒氲温熨狁瘟盾筠纭耘芸苑菀蕴运郓郧酝陨韫韵
匝咂咋咱啐嘁扎拶杂砸籴
仔再哉在宰崽才栽灾甾载
咱拶攒昝暂涔湔瓒簪糌赞趱錾
奘戕脏臧葬藏赃驵
凿唣噪早枣槽澡灶燥皂窖糟草藻蚤躁造遭
仄侧则咋啧帻择措昃柞泽稷笮箦舴责赜迮
贼
僭怎谮
增憎曾甑综缯罾赠锃
乍册吒咋咤哆哳喋喳怍扎插揸札柞查栅楂榨渣渫炸痄眨砟笮膪苴蚱蜡诈轧铡闸馇齄
侧债宅寨度择摘斋柴疵瘵砦祭窄翟膪豸
占孱展崭战搌斩旃栈毡沾湔湛澶盏瞻站粘绽蘸袒詹谵躔辗醮颤
丈仉仗嫜嶂帐幛张彰掌杖樟涨漳獐璋瘴章胀蟑账鄣长障
佻兆召啁嘲找招昭晁朝桃棹沼淖濯照爪着笊罩肇著蚤诏赵钊
乇哲嘀堵庶折摺斥柘浙着磔者耷著蔗蛰蜇螫褚褶谪赭辄辙这遮锗陬鹧
这
侦唇圳坫填帧慎戡振斟朕枕桢椹榛浈溱滇珍甄畛疹真砧祯稹箴缜胗臻蓁诊贞赈趁轸针镇阵震鸩鼎
丁丞争奠峥帧征徵怔承拯挣政敞整正狰町症睁瞠筝蒸证诤趟郑钲铮鲭
之伎侄值制卮只吱咫址埃埴夂峙帙帜彘徵志忮恃执抵拓指挚掷摭支旨昵智枝枳栀栉桎植止殖氏氐汁沚治滞炙痔痣直知砥示祁祉祗秩积稚窒絷纸织置耆职肢胝脂膣至致芝芷蛭蜘觯识豸质贽趾跖踬踯轵轾郅酯陟雉骘鸷黹
中仲众冢夂忠忪潼盅种童终肿舂舯董蚣螽衷踵重钟锺
侏倜周咒啁啄喙妯宙州帚扭昼柚注洲皱碡祝籀粥繇纣绉肘育胄舟舳荮诌轴逐酎骤鬻
丶主之予伫住侏助嘱宁属庶拄斗朝术朱杼柠柱株楮槠橥泞注洙渚潴澍炷烛煮猪珠疰瘃瞩祝竹竺筑箸翥舳苎茁茱著蚰蛀蛛褚诛诸贮躅逐逗邾铢铸阻除驻麈
抓挝爪
拽转
专传啭巽撰沌湍砖篆赚转颛馔
僮壮奘妆幢庄憧戆撞桩状艟装
坠垂惴揣椎槌缀缒致萑赘追锥隧隹骓
准屯敦淳盹窀肫胗谆
倬勺卓啄啜拙捉掇擢斫杓桌棹浊浞涿淖濯灼焯琢着禚箸缴肫茁著蕞诼趵踔躅酌镯
事仔兹吱呲咨姊姿子字孜孳嵫恣柴梓次淄渍滋滓甾疵眦秭笫籽粢紫缁耔自茈觜訾谘赀资趑辎锱髭鲻龇
从偬宗总枞棕粽纵综腙踪鬃
奏揍族楱诹走趣邹鄹陬驺鲰
俎卒啐嘁姐族槭沮淬祖租组苴菹诅足蹴镞阻
撮攥纂缵赚躜钻
咀嘴堆摧撮最罪羧蕞觜醉
奠尊撙樽蹲遵鳟
乍佐作做凿唑嘬坐左座怍挫撮昨柞琢砟祚笮胙迮酢醋阼
丁下了
丈文
三王彐
上土士
下丁不干
且旦月直
丘止斤压
业亚
东末来糸
两网西酉商而丽
中屮牛虫
丰芈本羊牟末事未串
临瞄咯
丹舟月哥
为大
主虫
丽而瓶酉面耐膳两庸
久夂欠
义文父攴攵
乌鸟马
九丸儿几
乾戟
于千干予十亍
互瓦芟
五丑
井并弁共
亚皿业
亨享事亭葶
京束耒
亭享事卒亨辜葶摹亳
亳毫耄奄亭
什仕仆计伸廾杜倬佳
仁伫仨
仆什扑讣
介众
仑仓
仓仑会
仙佃讪汕侦俑估他抽
仡圪讫佗汔
代伏伐
令今
仪仅议佼俣伐俟伎玫
仫伙信
们扪幻
仲件伸忡仰伴仵抻你
任仟仔仨住仕佳拄茌
伊傍
伍忸儇佤
休体沭怵沐俅床俸伴
会合佥全金仓
伟玮讳伴俸僮佣俜傅
伦抡佗沦伧轮侩纶论
伯怕倡佑信侣估泊拍
伽珈俪傲洳咖倾倜倨
余佘汆氽奈金杂奎亲
佛拂怫狒砩沸绋借僧
作佧佯诈隹柞你炸佟
佤俄仇俱佴值债倩倍
佬姥锗侥俸俦偬俺僮
佳仕挂诖佶侄俚信洼
侗倜恫例伺锎俩倘徊
依侬攸傣侑敛偎倦恢
侯俣俟偻候挨埃俊偎
保倮像探伲侏俾僮促
信倌佶借倩僧估僬伯
修碜倏傣侈俸飨僵候
偃僵俪像倮佩廛偎揠
偏谝煸佃倘儡儋僬偈
傈倮僵傣僳便磉懔搡
傣俸傈停倦倮捧僚傻
僳傈儇僵倮馕谍儒俚
儋僬傺像僧傻偷偬儒
儿几兀九凡
元无兄允
充光克兜究
先失夫矢光
光壳充先
克兑茺吏宪充竟
兖茺芜凳窕完壳
党觉竟竞
全金佥奎合企至仝会
共井并兵
关矢夫失哭欠夹央
兵乒乓共
其具苴萁箕真莫芨
冀翼荑算莫寞黄箅鬟
冈囟同因丙闶闪
册皿掰研盾厘斯服屉
冕矍曼筻量奠奥霓竟
农衣
冲忡仲坤
冶治诒绐
冷泠
准淮谁惟堆凇唯
凉谅冻凛淙
凌媵浚谡漩凑
凤风凰夙
凭兜
凯肌瓿
凰量夙氩重胤尴凤氤
刀刃
列刭到判
则剿剡剌判别剔副刿
刚剐剔剜则剖邴剧
利刊制刮到判
别刖荆剔则副剂剐
前酋箭筒翦简苘茴
剑刽劁剌剽剡刺刻劐
劝功幼叻
功劝叻
加邡
务备齐蓍
动劢劫勃助勒幼
助肋舫劢肪劲幼动勐
勃勒动朝劲劫
勉鼽魁魑魉魍翘魈鲂
勐勋劲勒勤劾劢劫勘
勒勤勋劲勘勐勃釉劫
勤勒励勘勋勖勐劬劾
匀勺勾句
包色
化隹
北此
十千于士干卡丨
千干于十予乇壬子
升廾开
半芊事
华隼
卓阜草聿事桌辜皋奉
单阜草革事董萆羊隼
南阐阑阖幸闹菌闽阚
博搏傅缚溥撙樽拇擅
卡十苄
卫丑
印叩
即叩
历所疠厌厉压
原尿愿犀癔屎厘庳眉
厢堰届飓顺瘤屙颞
厦屡覆攫量赓度废厘
县具葚蕃喜
及反茇
友攵支
双驭叹戏汉
叙叔裁黻栽觎敛载敝
叠瞢甍聱鲁誊謦誉餐
口臼
古雷
句勾旬匀訇
召石
可芎
台合金
叶吐盱旰吁哇旺呒牡
各冬备客春餮眷
合台全会金含佥企
吉击告自宙
同间问闫固闻阊阆闶
后盾启
吐叶哇旺盱旰眭呒牡
吕昌吊目
君暑曩岩
含合舍食念畲
启店后
吴昊美笑矣灵芙类臭
吾罟瞢蚕
呈里量虽垂吴
周局词眉匍屑伺属厕
呼哼哩唾晖咛吓唑呸
咀驵阻暗哏呕喑嘻噔
和相
咸威戚戒臧戴减蜮贼
哈蛤给啥暗呛晗嗜袷
响晌呐垧噙喻嗝晡晒
哲蜇皙售暂誓
唐康庸砉唇膺庚赓廛
商蔺裔骞高而两阍阊
喀喑暗咯噎嗜噻嘻唯
善菁普喜蕃菅兽蕾眚
喇峒瘌猁阑铜豳咧钢
喜嘉直青膏真饔冒軎
嘉喜赢熹靠宴直纛簋
嘎嗄嗅曛嗖暖噗喷嘻
嘴嘈曜嗓嗪喵嚆噤噶
噶嚆喝嗓唏嘴嗝噙嗡
囊曩褒纛爨襄寰壹裹
四西
回囡囿圄面囱圆团囹
团困固因闭图回囝圄
园囫囚因囵国圄囡囿
围囤国圄图圉囿圃圆
固圄国同圊困囿因围
国围囤固圄圆囝圉园
图囹围囝圄阁圈囤圉
圈圄圊囿圃圉图阍圜
土士上
圣蚤釜堇
圩玎纡抒吁杼纾纤珏
地池他埔埯埋埇垧塘
圳训拥坝埔塘填坷
场炀杨汤饧埸塥砀塌
圻坼忻沂坂拆
坂圾扳板饭瑗级皈垠
均垧岣拘构沟钧增枸
坊纺枋仿彷访坑块协
坎埃玫吹块饮欢玖垛
坛纭培
坝埙填埃坦燠琅现埴
坡玻披彼波岐圾陂墙
坤埤抻神呻忡伸胂垧
坪怦埠坯埋堙埕序埤
坻戢低抵诋纸塘墙
垣恒疸埴填垠坦疽境
垦恳量壁壅堡
垫塾蛰垡势
埇埔涌诵捅蛹俑堙塥
城域诚械诫槭堀铖喊
埔埇浦捕辅墙俑埋地
域城械缄诫槭蜮碱诚
埠坶埤埯埽悼璋坪填
基墓慕塞暮幂荃暴募
堂掌鲎赏
堆推稚椎难帷锥壤璀
堡煲垡垦墼
堰揠墙墉塬厢墀堠偃
塔搭堪嗒培痞燔埴壤
塘瑭墉搪墙塬堀糖螗
塞寒寨基墓寡搴耋窒
墅壁坌墼
增憎糟缯壤僧埽培埴
墨壅墼罱噩璺麈薹廉
壁璧垦墅嬖檗蟹攮
壤攘禳镶填攮墙囔堆
壮牡牝札
壶壹轰曼壳聂
复笈夏麦戛芨宴臭量
夏戛复矍量曼菱爰麦
多备
大太犬人火为
天夭灭无犬
太大犬人火
央失夫尖臾夷矢夹奂
头矢
夷爽荑臾勇美央寅男
夹夫失矢臾央去火关
奇奄岢膏青夼寄奋哿
奈余杂荼奎奋汆泉夼
奉泰秦搴奏春事聿辜
奎奄金全余奈查企佥
好妊奸妤婷婢婵虹
如妇
妃妲媳杞姐妞纪妣娟
始姐娼婚娟姑妲妯媳
姑妯站始枯妨鲇贴钴
姚桃姘铫挑跳娩娇娱
姜娶婪萋荽娄霎蔓晏
威咸戚戒崴臧葳戴械
娄委姜类婪婺
婺婴嬖獒整蔓鏊萋娶
嫩撇徽撖嬗撒嫌徵嗽
子干孑千
孚早
孜敉攻枚收政敌敫夜
孝孪李孛卑享
孟盂
宇字芋手平
完宪芜兖亮
宕若
宗耒
官宫言宜害宣富盲直
定足窆
宛苑
宜苴宣官直宫室蓑霆
审甫市串牢宙事
宣直宜室宵盲寅宸官
宫言官莒宜富宦宣菖
家彖廨鬣康
容客睿赛饔喜
宽竟寞觉霓
宾宴卖寞
密蜜害帘
富甯宫蔷室蓄宵言宣
寒塞寡搴睾掌寤寨章
察蔡寮蹇寨禀泰廨秦
寨褰幂搴塞蹇暴案赛
寺春赤
寻畀昱萼雩
寿奇寄羞青膏麦筹粤
封村衬豺
射豺肘磐财
将簪售箐特肯饔糌餮
尉耐厨埘厕斟
尖央臾奂失籴
尤尢允龙
尼厄
尾屋昆庵甩厘廑星凰
居屠届辰盾房眉晨屈
屏扉展屠屡孱层辨赓
屯庀电
山由凼
屿岣
岐歧吱峡彼畋枝豉玻
岑芩
岔坌忿盆
岗肉阌阑
岚蚩凰氦崴胤嵬氚
岛鸟
岢奇青胃胄哿
岩君
岫蚰妯蛐岵轴蟪舳岷
岭蛉铃龄蝰玲呤崎蛭
岷蝈峒眠蛾岫峨蜗岘
岸犀庠崖瘴庳
峄蜂峰铎蝇绎蝉峥蟑
峒铜帼峭蝈蛔硐喇岷
峙崎帱畴嵴畸特蝽峪
峡崃映螓岐蜾嵊呋蟓
峦蛮
峨蛾硪饿锇娥哦蜮嶂
峪嵴崤蟮裕蟠峤嵫略
峰蜂嶂锋疃崦崃峄烽
峻竣睃唆崾嵝嶝蝮梭
崂螃铹唠崎崤嶙蜡蟮
崃蛛睐嵊峡峰徕涞蜾
崆螳峻崦控岐畦疃蝗
崇祟柰岽素
崖廑厘廛屋庸虔旗鏖
嵊嵘崃蜾峰嶂睬蝾峡
嵩蒿篙寓离阖阗囊高
巍魏锺觚鲺嶷觐窥鳜
川州
州川鲋
巢臬集量桌禀臭秦菜
巨臣叵目
巩玑玩
巴巳已
市审宙芾击
师帅葡
带芾帚帝锥卅苦膏
常掌拳
干千于子壬十王下予
平乎手宇
年竿隼
广疒
庄压痊座庙汪庆庋疰
庆厌庚仄疣庄怃沃
库厍庠庳痄痒恽厚瘅
应庋
底庇庭朕蕺雇庵屁鹿
店庙启盾居
府唐庖
庞庶廉废癔曼氮捷麦
度庹赓虔厦魔屡攫廑
庵廑庳胤鏖飕屉座康
康庸唐柬廛瘢摩廪庳
庸廛康膻廪膺腐麝唐
廉廑鏖麝赢瘭康攥僵
廊廓膺扃腮鄹疵鄱癞
延廷
建逮速婕遑逢逵捷途
开丌升
弓亏
弥你
强骒
当啬蛊坐
彝林眷餮睿鼻霾释秫
彩彰
彬桁
彭彰彤
彰彭彩
征往徒徙槿钲扯祉
徐徕涂狳橡律棣榆徨
徒徙捷征婕挂後捉楗
得徘很捍待樽胃槔撙
循楣栅棚搪撤据徼徊
微徵徽徼做撒撇缴傲
德律循搪摁镱槽穗锪
徽徵微徼撇撒擞缴檄
志忐忠忘态
忠志忐患思崽忘态恿
忻折圻析祈拆饥
怀环怦坯怿
怒悠恶愁怼憝恣
思忌恩忍息恿崽忠恧
恒悟怛忸疸垣憧悄慎
恩思慰忍恧懋恳崽悉
恭巷搴摹
息怠患崽思悬恚急总
恰给洽悟蛤惜怆侩懵
悟恒忸捂恰懵情怊憧
惠恚患崽愚懋蕙息惫
感憾撼
慈慧憨憝愍惑悠悬急
戈戋龙
成戍戌戒或戎戊戚戢
戚威咸戒臧诚减戴截
戴截藏臧裁贼葳敷威
房肩厉居痨疠虏庚雳
手乎平宇牛
扎札礼拄孔托
托扦拄扛扎
扬杨饧摅坜
扶抉挟技佚怏铁抹祛
承蕙
抚扰桄妩袄折挠
拉垃粒捡技抗挂枝拚
拐枧粝掏拥掮指
拖抱沲艳挽撸抵孢搀
招拍拓指拒抬拈摺绍
拜袢殍拌祥稃秆
拱拼拚扒执挑措供摄
指措褶招拒摺括抬拍
振搌掘撮掇搪搬撕据
掇摄搌裰缀振辍撮援
掖擅摧揸扳搪攉撞搜
措揞揩掊借猎描摄楷
提捉捷堤援攫缇撞捍
揭偈搞抿捣揣渴谒摘
撒撤擞撇橄撖徼搬撮
播幡皤摇撞潘搐揍搔
攀睾皋辜摹暴量事聿
攸效敫敦畋敉敛候枚
改畋政攻孜
放敖赦敫败敢彀敛故
政敌收畋孜改致敛效
故敌枚敫战歆政放畋
敏散敬敞歇敝敕欹敢
敖放赦敫敕敞数敷散
敦教救效敬攸数敕牧
文丈支义
斡翰棘钤蛉解箐雌
斯靳断册所衙麝期掰
新麝蕲莉蒴膳断斯麒
施旅旆旄族胞旌旎旃
旅施族旗旃旋旆旌癜
旌族旋施旃旆旎旅旒
族旌旅施簇旋旗旆旃
旗旃旅旒康旖崖庸族
无元夭天兄壳宄
日臼
旧汩囝田
旬句訇匈甸勾
旺旰盱吐吁阡匠吒眭
昆琵尾晁星昌
昌菖吕纛羸凰盾皇厝
明阴叨
昔苜音营旨苛蕾訾赀
星旱量是笙重里昙屋
春舂奏眷睿卷奉秦赛
昭晤叨咱陌绍叩
晃见
晋普詈瞢蜚冒音昔臂
晏要姜委耍曼萎矍吴
晖咩哩啤哮呼哼眸崞
普晋瞢瞀曹蕾善暂督
景禀量晕董詈曩鼍最
晴睛啃啧喟哨唷暗嘻
暨瞽誓瞥鹭
曙曛喏晴嗜曜唔嘬嗄
曲酣白面
曹瞢曾暂蕾瞽冒普膂
曼蔓戛矍量夏羹筻耋
曾曹瞥瞀督暂瞽蕾昝
月且丹舟
朐胸胞舸腮膈肭舳艉
朔朝翘钥蒴
朗阁阴阍阊间闾阖闻
望玺
朝朔勃韩勒韧朗
木术水米
未末朱来耒宋米果丰
末未朱来宋东耒米丰
本丰芈奉
札礼扎牝栈枉壮孔杜
杂奈余汆荼亲佘旮
权杈栈枚衩桠板枳极
李孪孛季柰享车事孝
杏沓奋夯軎誊夼
村材衬柑封料栏
杜社桂枉柱杠杆挂钍
杞祀杷妃枳纪粑柜相
束柬秉莱茉耒禀京重
来末未朱耒柬米东乘
杨畅场桷栈砀扬极柽
杭抗杌机桄坑枕枝枋
松忪桧橙橹蚣榜梭扮
板极扳杈根梭坂枞模
极板梭根杈桓枞柜析
林杯秫桂标秣彝材株
果乘呆杲采秉柬泉禀
枝校杈技枚杖核桂桉
枞板纵极桩樵檐杖椽
枣事
枳积桓桕相帜杩柏权
架梨栾梁染檗柒契粜
柏粕相梏桕籼杓拍构
柔梁栗棠卖桨粟渠
柘朽枨相柏拓跖耜貊
柞祚样杵梓株柠祥棹
查杳壹直柰青森萱董
柯枵轲坷梅檀树椅楦
柱往杜桂拄杵枯椟检
柳榈椰棚榔檀拂槽樨
柴栗粲菜桀粟梨架
树楫柯榭椅椿枵樽榕
栖牺柄槽樯粞栝楠辆
栗粟柴梨栾渠要票柔
株栋秣楝棵抹栎姝袜
根很棍裉棂橹梭框植
格袼楮榕橹辂路梏赂
栾奕栗梨架娈
桂杜柽枉枝栓柱梓挂
桃挑祧姚铫檎杌槁橘
桐榈柄榍裥垌掴榴祠
桑奠桌秦羹蘑叠獒奏
桓梧根植柜柑框租桁
桥挢析柝侨桠祈桓桩
桦哗晔榫栉骅烨铧槔
梁粱渠柔染柒架栗
梅橹檐柯椅檀横榫檎
梓样椁柠榇槔桴柿柞
梦萝婪梵焚嫠复箩禁
梧牾桓橹柑植桔格根
梨栗犁架栾掣柴契菜
棉榇柿桷棹柙柚根梯
棠臬集柔檗巢桨
棣棒楝棵律橡棰榇檀
棱梭楱椟棰模桉楼榛
植楂楦檀橹桢椅梳柩
椒檄槭橡橄楹橛樾淑
楚禁是蹩焚梵梦
楞榜檀横橹槽棵梧枵
楼搂偻耧褛樱缕镂蝼
榆揄檎输愉樯檐瑜偷
榕楮檀椿格楦楂橹楱
槐枧檀楝榄棵棰楠桅
樊奥贯爽炅瓣奏臭臾
樟棒榉槔獐椽棣檀幛
横模棂槿棋檀橹椹檐
歙歇歉欷敷欹歌欲歃
正王疋玉壬
殷般股骰毅彀殿服舣
氏氐
水木永术
永水
汀玎
汉汊溴沃双浅
汕讪油仙浊涌浦泊
汝渎泼妆泣
江汪讧洼汗
池地泡他泊渔油沲浊
汤场炀
汨泪洎沼洹消汜滔
汪江汗庄迁证
汲圾滠级泼趿漠浚沮
汶玟泣坟纹溴注浃
汾澄
沂浜圻沮
沃汉沅泛庆妖
沅沉怃疣玩沃浣
沈忱洗汰沆浣
沐沭冰体泳休津沫钵
沔渭
沙抄
沚址扯
沛浦沣涉泮渖沌淬淖
沟洵均淘洎消拘涓
沧沦抢呛怆洽渣潦
沭沐怵休泳沫洙涑津
河何溥坷清诃
油汕浊讪浦洇涌泊泅
治泊诒冶洎沼怡抬浍
沽沾法怙清浩泊诂洁
沾沽法怙清泊浩玷坫
沿沮洽涪澄泔潜谙
泉果禀隶浆柬皇泵量
泊治洎怕浊油伯泪池
法沽汰怯珐沾浃泱洗
泗洄洒酒涸汹湔溷洇
波玻彼坡溲漩澳洫浚
泰奉秦搴禀暴春桊黍
泸垆
泽译绎渌怿津漳缂潼
泾浸
洋详沣烊浮湮淫淳泮
洛络恪涪浴港淆浠溶
洞涧涸洄润恫淌侗洌
津漳泽潭滓潼滹埭漆
洪供珙淇洮湛烘拱沮
洮珧佻沸洪浣沆瀍浇
洱湃淇淋溽佴溥洹濞
洲湘渊浦淄漯沛溯涌
洼泮沣汁沌佳涅江淫
流琉滇滦淦潼汲沮漠
浈渎渍清浪淖浊浦淄
浉潸潜濞濑潘漕滁滑
济疥漭涪侪
浏测洌冽
浑诨珲淳浮淫滓濯洋
浔淠溥溽湿
浙淅潘渍逝沥朋淞哳
浚浸漫悛溴漠俊溲竣
浠淆烯灌濯港潘唏漾
浦涌埔沛渔俑溜淄油
浩淮洁诰清沽浯渭涪
浪液溲溜淄滚恨混濞
浮淫淳涅泮洋俘浑淬
海悔诲晦侮淹溥濞潘
涂淦徐瀹除泳渌涞潦
涉沛淮洼泮泺
涞沫洙涑诔泳徕渫崃
涟琏浒链谜瀍
涡渴滴淌埚润病洞涧
润涧洞洇涸泅淘汹湔
涧洞润洄涸湔洌恫锎
涪倍洽潜洛澶洁沿浩
涯捱渥淮瀍诓漉溽派
涵溷滴涠湔
涿琢豚诼啄冰泳沐渌
淀绽浞
淄溜浦涌缁渭灌清濯
淅浙渐晰淞惭潘逝哳
淇溟湛洪漠浜洱滇沮
淖悼焯掉滓漳洚绰津
淞淅浙凇
淮惟准浩谁灌涯沲涪
深探琛涑渫淙涂涞渌
淳浮谆淬渌浑潼淫漳
清渭渣渍倩涓情澧沽
渌泽潼淳涂津泳漳涞
渑滗浦潼泽沌溻绳潘
渝瀹谕瑜湎泐湓洫愉
渠梁秉栗重架柔柒菜
渡漉篾媵濂濮腹遮囊
温湿滥湍溢滠滋渥瀛
渭清谓渍淄滔涫滑澧
港潜淋谌浠灌潸洛湛
游激溽滥漩溢澹澈
湄溻湍泥涓湖漯滔渑
湖瑚湘潮淘溯涸湄溺
湘缃潲湖濑潮滟濯洲
湛谌堪淇沮潜澧洪潘
湟澹澶津瀣隍濮缰瀛
湾漕澶潸澧瀍溥漳
溆淑湫潋漱邀谳濑遨
源塬渥濂滹溽洄瀍滁
溧滦渫涕潭澡课漾魇
溪澳漠渍溴濞漫溃浸
滁激濂瀵泐濑瀣澈澉
滋溢洫滥温澈滠漫灌
滑潸泄澧渭潘清濞淠
滕膝塍腠媵膻膛腰臁
满湔漓滴潇潢瞒濂漪
滦澡溧濠潇濂漆漾傈
滩潍傩濉摊雌雕谶雎
滴谪满淌漓瀹洞涡摘
漠溴摸溪潢澳潼没漫
漯潭渊涑涞瀍潆渫湄
漳潼潭璋津洚泽瀍潘
漾潇漂濠溱渫潆滦涤
潍滩濉傩雏谶濮邋潞
潘燔播潜潼渍濞泄潢
潜潘濞潸湛涪灌港漕
潞璐潴腩濉澌漓潇潍
潢演漠潇潘瀵濞渍澳
潭漳津潼谭漯溧漆潘
潮溯渤湖湘潲嘲濑溷
潼漳灌憧漫潘撞漠渌
澄澧漫瀣沮澶汾浸浚
澜谰涠溷镧渊斓涮测
澧遭漕澶瀍遛澄灌滥
澳懊濞溪溃燠溲涣洫
濂镰潇濠澉漆漉瀛澶
濉潍滩臁滕漱胍雕潞
濞澳溥瀵潘瀍淋潜溪
濠嚎濂溱壕潇瀛滦澡
濮瀵缑瀣潸漕澶潇潘
瀍洫躔滹澶澧濞潼濂
灌濯潼潲澧溜浠淄淆
灞濡瀛涮灏湔濠漏澌
灯烀打钉订
灵炅吴臭奚樊旯粟觅
炉护沪妒圹
炎灸炙
烟姻炯铟熘爝炳灿锢
烦炻熘煺炬鲠烃焐短
烽锋蜂烃峰煌焯烯嫜
焉属嵩
焦热隹
煌熘焯熄焊煨熳煜煺
燕熊蒸蕉熹
爱爰麦夏量
版阪贩腋叛腹畈牍腽
牌脾脖膻牍髀脒碑膊
牛午生手中
牟羊芈旱卑串单丰车
牡社钍杜犊吐灶叶牲
牧枚收妆敦救敝敉畋
特持待帱峙犄牿侍将
犁掣梨
犍楗键腱踺挺梃铤蜓
犹狁猊猱獍优
独釉狈轴种猥狍狠狨
狮獗獬獭獐癣狒臃獾
猇唬獯猓狭猹猿狸猞
猗掎犄猜倚椅猹猎琦
献猷欹觖醣酝默袱酞
玉王壬丕正
王玉壬正三丕干
玛码珥冯坞吗
环坯怀珏玎珲
珙洪供珧琪烘璞璜玫
珠侏蛛殊诛洙铢沫崃
班玑斑
珲诨浑厍晖理环瑾埋
琅垠琨珉琰坝琪埴填
理埋俚堙瑭珲
琊诽椰隳
琼琮惊掠琉球谆璋琅
瑞瑙璀瑶端琨琰塥玮
瑶瑞琨瑾现璀徭瑙璁
璧壁嬖檗璺鐾劈甓聱
瓜爪孤
瓦互茛
瓮甍甏复瓷
瓯瓿匝瓴匣瓶贩匾殴
生牛尘坐
田臼出旧
申电韦
电申屯
甸匈訇匍葡佝匐旬勾
町鼾
界畀弄昱异舁养券曩
留雠富茵髯蘅罄攮蕾
略咯赂格畴睹珞路辂
番香蚤量赉軎备蓄岙
畲舍食拿禽贪鑫童蓄
畴畸帱峙蝽略崎踌祷
畹蜿腕豌碗峒畸螨婉
疆礓骤骣噩缰臁臃艟
疏巯硫蔬蕴梳琉
登聱矍叠凳謦
白曲
百目亩
的豹
皇量泉昌阜曼星赢窒
皋阜辜攀拳幕睾辇享
皮戍叟戌虞
盂孟盖
盈盖盐盔
益盐
盐益盈
监盖盅盟蓝盗
盖盅监盍羞盂盗蓝蛊
盘盆盍盎矗蛊
盛盏
盟盥监
盱旰吁叶阡旺吐纡眨
相柏耜粗枳柜柘柑档
眉盾肩屑厝瘤届屈屉
眙睹绐睑跆咱骀睢
真直喜青具臭算萁膏
睢维雎骓唯睃锥难稚
石召
矿犷
砀畅硕砺硐硝杨碛碣
砂矽钞妙硕纱碜硅眇
研妍岍矶册胼碍肌肼
砚碣觇硗砘砺硐枧礁
硕碛硖砺砝矽礤硷砍
硚碰骄硌碴碛碡磋峤
确硇礁硗碓碣砘硷砾
碌碲礓礅礞碡礴磋磉
碑砗砷碎脾牌婢稗硇
碚硌碹赔磙硇碛磅碓
碧砻彗髫替磐
碱喊槭馘磁铖域城腻
碾碳搌砜镞硎辗礓磙
磁碰礅礁嵫礴碱礓磴
磐磬曩馨餮鲁鬟襞謦
磨麽縻靡厝糜麾癞膺
磴橙镫碰碓碴礤砒礁
礁碓确硇砒硪矾磙碜
礼札扎牝孔
社杜祉牡桂钍柱衽挂
祜枯牯祛桔拮粘帖袖
祝视枧祧桄祖幌挑杌
神禅抻坤柙柿伸呻袢
祥样祚禅徉柞禄柽桂
票禀祟蕈萘麝素栗覃
禄禅槔祥择椽掾棣袜
禅掸神祥榫裨梯捍禄
福祸褐榀幅榴祯蝠袖
禹禺果
禺禹男黾
离寓蓠禀嵩蒿蔺骞夷
禾示米苯
秀秃
秉重乘果束渠禀柬黍
科料种秭稹钭秤稚
秦奏桊泰奉臬春蓁桌
秭穗种科姊秩狒税秣
积枳稍程轵职帜稆耜
称祢杵种秤穗你稀秫
稷穑稂稹樱租穆楼穰
稻稆稍穑稽韬猸秸猖
穆穑穰穗稽稞移稼稳
穗稳穑稽穆穰糖稿稞
穷突究夯
突臾穷空奎究窠窝奂
窑窖窗窜窒窄蜜窬
立支
站姑帖钻蛄钴粘蛞咕
竞竟党意觉童苋莞
章童覃蕈睾箪荤拿窜
端瑞蠕螭蝙蝻螺蝓踹
符苻筲箝笛笞答簪持
等筹荨箅箐尊算
策第茉箫董菜莱筻篥
简筒苘茴箭衢蔺衙骼
箐篝警菁篑筲答饔箦
管菅冒箐箦簟簪簧警
箭筒簖简篇前簏酱篚
米来禾未朱笨末皋宋
类娄吴矣美樊夷
精糈糯糟粘粞籼鲭粗
索素萦紧紫累紊禀蒙
紫紧紊素萦索絮綮禁
綦萘纂紊墓蔡薹拳幕
繁鳘擎警鳌蘩氅鳖骜
纳钠纲绡蚋枘铀绚继
细绌缃缁绩纲缎纫绷
织纫绢绡炽
绍绐沼诏绢绾怊绀组
经径陉烃绫
结绐绪绌绢纳绝桔绡
绛绦峰终洚缂绎缘络
绥绫缓缦绩绶绂缕绠
绩缋缎绁续细缳绫绠
维锥睢椎绯雎稚继缯
绵绌缔继缧缁绨缥绋
绿绰缂缘缥绎缭缰绦
缙缮镨绺缗缰缳缯绾
罕芊卒竽
罗穸岁歹
羊牟芈丰单争羔
羌筅芫芜免兔兑
美萸芙英荬笑吴奂奥
群舴舒舞辟糠鲜瓤郡
翁翕
翔翎翊栩
翠覃搴罩睾摹孽挛攀
翼冀鬟舅黄曩矍置篱
耀罐艨噩蠼嬲癃膻鞴
考者
耆誊誉耋翥警誓軎蓍
耒来呆柬未束宋柰朱
耿狄驮耽联吆胰耻陕
聂轰矗蕞最纛蒹囊晟
聊柳铆哪
联耽耿呋朕聒聩膜吹
肃禀捃柬瓣果箫素泉
肇董量蕈簟綮睾薰鼙
肥腮胝
胜肿胖肚脍脏腥胙胛
胡阴龃朗
胶脍腴胰胺膜脘膻脏
脂腊艏膳脸腈肪胎胞
脱脘膜胰胧胼膻肼税
腊脂艏船膳胎服腈舾
腾膻膺腈艚鹰膦胰塍
自吉血冉舀
至全
舆臾奥爽瓣曳夷獬
舒群野妤纾肝舴
舞麴瓤鼻箨卿篝榔擤
舟丹膏哥月
船艏腊般舱艄舷醋航
良苠曳茛臭量奥疫
色笆包免
芒芷
芙英美荚荬笑荑萸茧
芜芫茺苋完宪兖羌芪
芦声芮
芬苔甚荪荟芫
芮苘茵苗菏筒菌荷芦
花茈芤
芳苦艽苫劳
芷芏芘笙芒
苍荃莶茶
苏荞艽
苑宛芫苞芜茹茈荷荏
苗茧茔茁宙茵芮苫范
若苦羞宕着
英芙荚荬荑萸美芡奂
范菹茔苗茫
茄笳
茅芽
茌荏莜任萑茯蓰
茫菹范
茶荼荃茱萘茉莱綦荥
荆刑刖别剂痢炯裥期
草革萆阜萃莩单卓荸
荔菖嘉蕞
荣荥莱茉茱菌禁菜莹
荥荣茉莱禁菌亲茱茶
荫菌蔚酶萌萨膦酹菊
荷苘菏茵苻萏菰蓓苜
莆甭蕾蔷菖堇蘅萆董
莒菖苜宫言苣苴莴茛
莘萃宰荸幸草葶荜拳
莞茺菀荛蔸萱竞芜
莫茛荚莴黄臭荬莨菖
莱菜茱茉某荣芽束杲
莲蓬苣苊篷荡韪蘧苴
获荻莸莪菥菽蔌耪苁
菏苘荷茴萍菹芮疴蒲
萍菏莲蒲芹藩
萝梦蕈董要箩蘼嫠薰
营蕾昔薷菅萤菖彗莒
萧董蕾薰箫蘑蘼蔷量
萨荫
葛菖蓁莴蒿蓦茑莫茛
葫萌藐蓊
蒗菹藩落值蒲债藻蕞
蒙篆豪象豢薰萦蒹董
蒲藩藻薄蘧荡蒗蒎蔼
蒸菖葛薰藤藩葵蔷蒹
蓉暮尊蓼萱馨蕙
蓝盖蕞葚蒹蘧菠监薤
蓟藓萄蒴莉脑蔺厕
蓥董萱荃备蓍筌答签
蓬篷蘧暹逵邃莲邋藻
蔚蘅葑薅薰荫蘑磬麒
蔡察藜綦萘蓁摹禀藓
蔺衢蓠商菌薅简薰罱
蕉萑葺蒹熹菊薤荀燕
蕲薪蒴新鞒麒麟蘅藜
蕴薰蘸蓬藤堇蕙蘧董
薛薜藓藤葬薤膣
藁蓁薰董蔷蓄蔓黄奠
藏蒇戴葳截臧蕨觎溅
藤蔽腠臁腼菔腿膻蓁
虎虐虔虚虏旎虍虞庑
虞鏖癀廑痍瘼赓虔餍
虹虾妊豇蛙蛀钍好鲑
蚌蛙蛘蛑蛏蛉畔蛭蝰
蛟蝰螋蛭饺蚧蜕铰蝮
蜀匍葡局睾骜萄矍阉
蝶蜾碟媒鲽牒煤蟓锞
融颟触颛酏酾觎颞
蠡蠢螽蟊纛鑫癃戴
行打苻
街衔衡衙衍衢绗御缉
衡衢街衔衙橱栅彻徊
衢衡蔺衙简庸街髓筒
袁衰衷囊哀裹裒衾蓑
裕褡褚袒袼褙裙裉祖
褐裼祸褊福裉裎耦裨
襄曩囊褒爨禀裹裴鬟
西酉而面两四团茜
要耍夏晏甍粟萝栗餮
覃蕈罩睾章箪辈翠挛
观现规艰视
觉党竟宽竞童
解觫鲜鲆鲟觥鱿触觯
让讧仕迂迁
讷谲诘诵钠饷诎讪纳
许仵忤件
诏沼绍诒怊诩
诸谙请谱谛锗遘诺谐
诺偌谱诰诘诸谙请诽
调凋倜谑惆绸谪课讽
谊请渲谱镶谙
谋谍谌误潇谨渫淇谶
谟谨漠谩潢误瑛谪瀵
谢庸邂廛廪
谦缣慊濂嫌搛镛谶谭
谯僬谵谁镛诜谧憔谭
谱谮谐镨谵诺请诰缙
谷眷吞答
象蒙豢豪彖集氟豫薰
豫像橡蟓掾椽壕瘰瘢
贞页寅
贡贲贯责赁贾赏贵
贤责贲贵肾贾赍费赉
贵责赍贳贲赉贪贯货
费贾责曹蕾簧奠赞贯
贺赍责贳贵贽贸赁货
贾责费贵贸赀贲贪赁
资簧奏费责查粢杳壹
赉赍责贵贲赞番畜赘
赛蹇謇褰骞春搴寨饔
赞赉篑赘箦费燹蒉替
赣鞭帻幔鞴镬幢镄糟
赤寺
赫赭郝齄赦赌蘑鳙貘
赵趄超赳趟趋趑越趁
起超趄趋趁越趟赶趑
越趟趁超趑趄趋趣趱
足定是
路赂踣格胳躇跗骆跻
车辛李享革牢草牟
轮辁轸抡纶伦铯耠轾
载裁栈戬戢栽戤线葳
辉解耀膣腥舞膺癣
辛芈车来
辰展屉晨履居盾眉庾
边迈达
辽迂迁
达这边
迁迕违还辽讦汪讧让
迈边运迢
迎通遛巡遍迥遐遁迪
运远迈迟
进迸逊逡迹道斑逃谱
远运迟迓
连诖逑佳遄诠迹迩毪
迦遍邀逾遨遂迪遘遇
迪通逾逵迫遭遣遍逮
迭送造速逸遣选逢透
逊进迸诅逡遗
通迪遭逋逼遘逵透遇
遂道遨遘遭逢递遵邀
道遣遘遵遭邀遂遴遨
遥逋遗逼暹逶篷逞蓬
遵遭遘道遁遣邋遨避
邑匦
邕星琶甩尴扈
邗邳郓
邡加却那
邢邪郡邶部鄯邵郝酆
那邵郡鄯郅朋部郐邢
邮鄢郏郧衄郎郐郾鄯
邯郡郴邵掷郁郜梆酆
邱耶邺鄢部郎邸
邳邗鄯郏鄞邦郧郑郅
邵郡部邯鄯那郐郧郁
邹郜部郐鄯郗鄄郡邢
邺郅邱郎郐郑郢蚱郊
邻鄣郁郸郐郫郭
郁郝郡邻郊鄠郴郜郐
郊郏郯郁郐郧郾邺邮
郎郢郅邸邺邮邬邰邱
郏郊邦郯郐鄯郾郧郄
郑鄞知郏郢邺郧邳鄯
郓郭郛郸鄣郫鄞鄂耶
郧鄞郯郢鄯郏邵郸邦
部邵郜郡鄯邹郐邢郧
郫郸鄣郇郗郄郭酆郾
郭郓郛鄣郸鄞耶郫韩
郯鄞郧郏郊邦鄣鄢鄯
郴梆邯榔樨帼郡郁掷
郸郫鄣郗鄞郭郓鄄鄯
都鄱鄙
郾鄄鄙郦鄢酆鄣郏鄱
鄂鄠鄣鄞鄄鄯郸耶郾
鄄郾鄣郸郗鄢郢鄂郯
鄞鄯郧郯邦鄣郸郑郛
鄠鄂鄯鄣郁鄢鄄酆郾
鄢郾鄯酃郯邮鄣鄄鄠
鄯鄞部邵郜鄠郧郏鄢
鄱郦鄙鄹郗酆粼都郾
酃鄢郾鄱黼郝
酉西面而两囫商丽溏
酒泗洒洄澧涸涌滴瀹
醴醋醭醯醅醑酯醣酷
里呈垂重甩歪星量垣
重秉量熏噩凰董里堇
野舒杼卦鄄
金全佥企奎余合食会
钟钾钝铈种镡钞针锊
钢铟铜锅锢钠钷镝锏
钦钬软铁钗饮铗钱钛
钱饯钰钺钗锓铁钦钹
铁轶铗佚铣钦锬蚨镁
铅铝铪钼饴铭铂钥锒
铜钢锏锢锔锅铟铆峒
银镀镘镆锬锾锻锓恨
锋铎烽铮镡镎蜂锺锬
错锴镨锫锗锖锆镄镥
锡锅镉锔锱锦锓锟锚
锦铝铞锱锚铌钿锞镎
镇镜锖镔镐镍铗铒镆
镜镱镇镝锬镘锖铫镆
镶镰镛攘馕禳辗镇锻
门冂闩囗
间阊阆闻问闫闾闽阗
闵阆阂闳闽阖阑阗阅
闸阄阐闺闱闲阊阑阍
闻阊闯闾阖间阆阗阒
闽闹阊阆闺阖闰阐阑
阁阍阊阆阖闻阉闱罔
阆阖阊阗阂阒间闽闾
阊阖闾阆间阗阒闻闯
阎阊阖闾阗阄阆间阀
阜草卓聿皋单事隼卑
阡旰盱旺吁阵纤陉犴
防阴队阽阱陪
阳陨限陪闺陌隋闹圃
阴明朗防胡叨萌陨阍
阿呵陌珂阃附闽雨陧
陀跎院沱
陂破披阪跛隈陕豉玻
附咐驸阻限耐阿酎
陆随陡咭咄陈阽隋嗤
陇咙泷隐拢珑降陡
陈阵隙除陆降胨栋味
陉经陌阡
陕狭映陔陂吱隈峡浃
陵绫嗄嗖睃嗑陂隆险
陶啕阖阊阑闽阃阗阆
隅喁隈隗隔陶陕喝圃
隆降障隧瞻嗲隍喙陲
随陆陡睫隗隐隙缱哺
隰陲嘣隍隔
雁履屉餍赓膺唇雅雍
雄雒雌鲱雏棣棰檐
雅雎雌雏骓难雁腓膻
集巢隼秦桌量氟鱼臬
雍瘫雁禀飨康柬蕹素
雨囤罱国阑阐阉围闹
零霏
雷重甾首藿霄霍赏量
霄胃菁霉箐冒胄青置
霍雹瞿霆霄重霜霎翟
霞震霰霹霆霾履需雹
露霆庸霪廪霹廨霄震
霸霾霜霞霆霎麝霰
青胃胄菁膏眚冒骨肯
靖蜻婧婿鲭蟮嵴崤锖
静峥艟觯铮挣婷疃膝
革草萆堇单苯董荸阜
鞍铵鞅桉鞭枝鞒羧皲
韩帏棘朝鄣郭戟腩鄞
音昔膏苜青赍晋壹冒
韶龆貂舶
顶顸预颈须颖顿颉藕
项顼顸顽埂填璜预顷
顺颊顾颗颜颃颏颇颍
颇颏颊颠颛颤颢顺颔
颍颖颗顺频颊颜顾顿
额颤颜颠颛颊颔颞颏
风凤
饶铙侥烧馑蛲馒娆硗
馆饵镔饴锒棺钷钜馕
首兽詈苜昔冒董菁雷
香番蚕沓睿誊誉岙軎
马乌
驻胜
驿峄释餮
骅晔哗桦骋
高鬲亮寓商蠃阊嵩嬴
魏觐巍麴鳃鲤觌髀觫
鱼龟角兔集董兽鲁奂
鲁兽誓軎餐菁警箐瞢
鲅钹鳆鲮鱿鲽觚祓鲼
鲜鲆鲑鲧解鲱鲟酵鳏
鲤鳢鳃鲣鲻鳗鲠锂鳐
鸠鸩鸪鸽鸡鹑鹊鸥鸦
鸡鸠鸦鸽鸩鸥鹑鹁鸿
鸣鸭
鸭鹑鹁鹎鸨钨鹦鸥鹞
鸳鸷鸯鹜鹫眢鸶鸾鼙
鹅鹳鹤鹨鹣鹉鹪鹬鹘
鹤鹌鹩鹪鹣鹳鹅鹦鹨
鹰麾膺廪魔餍腾膻糜
鹿麂鏖雇麓扈瘦庇廉
麒麟翦般腊赌骰航氤
麓簏曩囊薰麂董鹿耋
麟麒鳞腈膦齄赌黼廨
麦复庋叟夏菱变橐茇
麻庥稣癖廓瘃酥窳脎
黄荑莫萸奠蓁董茛奥
黎藜餮嫠蕈饔饕暴禀
黑屋凰厘熏
黔黟黩黠黯黥默黢黜
默黩黟黠黥黔觖黪黯
黟黩默黪黔黥夥黠黯
鼎鼐
鼓豉肢麸栽棘敲舣赕
齐芥务卉
龙尤戈
"""#
}
