// Made by Scripts/generate-reference.py from Reference/. Do not edit.
// swift-format-ignore-file

/// Names and codes of the first level elsewhere, as lines of cells between tabs.
enum SmallTables {
    static let tw = 0..<906
    static let jp = 906..<1884
    static let us = 1884..<2663
    static let unlisted = 2663..<4484
    static let india = 4484..<5139

    static let text: StaticString = #"""
TW-TPE	臺北市	台北市	Taipei City
TW-NWT	新北市	新北市	New Taipei City
TW-TAO	桃園市	桃园市	Taoyuan City
TW-TXG	臺中市	台中市	Taichung City
TW-TNN	臺南市	台南市	Tainan City
TW-KHH	高雄市	高雄市	Kaohsiung City
TW-KEE	基隆市	基隆市	Keelung City
TW-HSZ	新竹市	新竹市	Hsinchu City
TW-CYI	嘉義市	嘉义市	Chiayi City
TW-HSQ	新竹縣	新竹县	Hsinchu County
TW-MIA	苗栗縣	苗栗县	Miaoli County
TW-CHA	彰化縣	彰化县	Changhua County
TW-NAN	南投縣	南投县	Nantou County
TW-YUN	雲林縣	云林县	Yunlin County
TW-CYQ	嘉義縣	嘉义县	Chiayi County
TW-PIF	屏東縣	屏东县	Pingtung County
TW-ILA	宜蘭縣	宜兰县	Yilan County
TW-HUA	花蓮縣	花莲县	Hualien County
TW-TTT	臺東縣	台东县	Taitung County
TW-PEN	澎湖縣	澎湖县	Penghu County
TW-KIN	金門縣	金门县	Kinmen County
TW-LIE	連江縣	连江县	Lienchiang County
01	北海道	Hokkaidō
02	青森県	Aomori
03	岩手県	Iwate
04	宮城県	Miyagi
05	秋田県	Akita
06	山形県	Yamagata
07	福島県	Fukushima
08	茨城県	Ibaraki
09	栃木県	Tochigi
10	群馬県	Gunma
11	埼玉県	Saitama
12	千葉県	Chiba
13	東京都	Tōkyō
14	神奈川県	Kanagawa
15	新潟県	Niigata
16	富山県	Toyama
17	石川県	Ishikawa
18	福井県	Fukui
19	山梨県	Yamanashi
20	長野県	Nagano
21	岐阜県	Gifu
22	静岡県	Shizuoka
23	愛知県	Aichi
24	三重県	Mie
25	滋賀県	Shiga
26	京都府	Kyōto
27	大阪府	Ōsaka
28	兵庫県	Hyōgo
29	奈良県	Nara
30	和歌山県	Wakayama
31	鳥取県	Tottori
32	島根県	Shimane
33	岡山県	Okayama
34	広島県	Hiroshima
35	山口県	Yamaguchi
36	徳島県	Tokushima
37	香川県	Kagawa
38	愛媛県	Ehime
39	高知県	Kōchi
40	福岡県	Fukuoka
41	佐賀県	Saga
42	長崎県	Nagasaki
43	熊本県	Kumamoto
44	大分県	Ōita
45	宮崎県	Miyazaki
46	鹿児島県	Kagoshima
47	沖縄県	Okinawa
AK	Alaska
AL	Alabama
AR	Arkansas
AS	American Samoa
AZ	Arizona
CA	California
CO	Colorado
CT	Connecticut
DC	District of Columbia
DE	Delaware
FL	Florida
GA	Georgia
GU	Guam
HI	Hawaii
IA	Iowa
ID	Idaho
IL	Illinois
IN	Indiana
KS	Kansas
KY	Kentucky
LA	Louisiana
MA	Massachusetts
MD	Maryland
ME	Maine
MI	Michigan
MN	Minnesota
MO	Missouri
MP	Northern Mariana Islands
MS	Mississippi
MT	Montana
NC	North Carolina
ND	North Dakota
NE	Nebraska
NH	New Hampshire
NJ	New Jersey
NM	New Mexico
NV	Nevada
NY	New York
OH	Ohio
OK	Oklahoma
OR	Oregon
PA	Pennsylvania
PR	Puerto Rico
RI	Rhode Island
SC	South Carolina
SD	South Dakota
TN	Tennessee
TX	Texas
UM	United States Minor Outlying Islands
UT	Utah
VA	Virginia
VI	Virgin Islands, U.S.
VT	Vermont
WA	Washington
WI	Wisconsin
WV	West Virginia
WY	Wyoming
81	中西區	中西区	zhong xi qu
81	灣仔區	湾仔区	wan zai qu
81	東區	东区	dong qu
81	南區	南区	nan qu
81	油尖旺區	油尖旺区	you jian wang qu
81	深水埗區	深水埗区	shen shui bu qu
81	九龍城區	九龙城区	jiu long cheng qu
81	黃大仙區	黄大仙区	huang da xian qu
81	觀塘區	观塘区	guan tang qu
81	葵青區	葵青区	kui qing qu
81	荃灣區	荃湾区	quan wan qu
81	屯門區	屯门区	tun men qu
81	元朗區	元朗区	yuan lang qu
81	北區	北区	bei qu
81	大埔區	大埔区	da bu qu
81	沙田區	沙田区	sha tian qu
81	西貢區	西贡区	xi gong qu
81	離島區	离岛区	li dao qu
82	花地瑪堂區	花地玛堂区	hua di ma tang qu
82	聖安多尼堂區	圣安多尼堂区	sheng an duo ni tang qu
82	大堂區	大堂区	da tang qu
82	望德堂區	望德堂区	wang de tang qu
82	風順堂區	风顺堂区	feng shun tang qu
82	嘉模堂區	嘉模堂区	jia mo tang qu
82	聖方濟各堂區	圣方济各堂区	sheng fang ji ge tang qu
82	路氹城	路氹城	lu dang cheng
71	臺北市	台北市	tai bei shi
71	新北市	新北市	xin bei shi
71	桃園市	桃园市	tao yuan shi
71	臺中市	台中市	tai zhong shi
71	臺南市	台南市	tai nan shi
71	高雄市	高雄市	gao xiong shi
71	基隆市	基隆市	ji long shi
71	新竹市	新竹市	xin zhu shi
71	嘉義市	嘉义市	jia yi shi
71	新竹縣	新竹县	xin zhu xian
71	苗栗縣	苗栗县	miao li xian
71	彰化縣	彰化县	zhang hua xian
71	南投縣	南投县	nan tou xian
71	雲林縣	云林县	yun lin xian
71	嘉義縣	嘉义县	jia yi xian
71	屏東縣	屏东县	ping dong xian
71	宜蘭縣	宜兰县	yi lan xian
71	花蓮縣	花莲县	hua lian xian
71	臺東縣	台东县	tai dong xian
71	澎湖縣	澎湖县	peng hu xian
71	金門縣	金门县	jin men xian
71	連江縣	连江县	lian jiang xian
IN-AN	Andaman and Nicobar Islands
IN-AP	Andhra Pradesh
IN-AR	Arunāchal Pradesh
IN-AS	Assam
IN-BR	Bihār
IN-CG	Chhattīsgarh
IN-CH	Chandīgarh
IN-DH	Dādra and Nagar Haveli and Damān and Diu
IN-DL	Delhi
IN-GA	Goa
IN-GJ	Gujarāt
IN-HP	Himāchal Pradesh
IN-HR	Haryāna
IN-JH	Jhārkhand
IN-JK	Jammu and Kashmīr
IN-KA	Karnātaka
IN-KL	Kerala
IN-LA	Ladākh
IN-LD	Lakshadweep
IN-MH	Mahārāshtra
IN-ML	Meghālaya
IN-MN	Manipur
IN-MP	Madhya Pradesh
IN-MZ	Mizoram
IN-NL	Nāgāland
IN-OD	Odisha
IN-PB	Punjab
IN-PY	Puducherry
IN-RJ	Rājasthān
IN-SK	Sikkim
IN-TN	Tamil Nādu
IN-TR	Tripura
IN-TS	Telangāna
IN-UK	Uttarākhand
IN-UP	Uttar Pradesh
IN-WB	West Bengal
"""#
}
