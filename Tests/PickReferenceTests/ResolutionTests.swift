import Testing

@testable import PickReference

@Suite struct ResolutionTests {
    private let resolver = NameResolver()

    /// Resolves a path of names; the last one counts.
    private func resolve(_ path: String) -> NameResolution {
        var context = NameContext.nation
        var resolution = NameResolution.unjudged
        for name in path.split(separator: "/") {
            resolution = resolver.resolve(String(name), under: context)
            context = resolver.context(below: resolution, under: context)
        }
        return resolution
    }

    private func name(_ resolution: NameResolution) -> String? {
        resolution.unit.map { resolver.table.division($0).code + resolver.table.division($0).name }
    }

    @Test(arguments: [
        ("广东省/广州市", "440100广州市", NameForm.full), ("广东/广州", "440100广州市", .short),
        ("四川省/阿坝州", "513200阿坝藏族羌族自治州", .informal), ("四川/阿坝", "513200阿坝藏族羌族自治州", .short),
        ("四川/凉山自治州", "513400凉山彝族自治州", .informal), ("内蒙古/锡盟", "152500锡林郭勒盟", .informal),
        ("云南省/昆明市/石林县", "530126石林彝族自治县", .informal), ("四川/乐山市/马边县", "511133马边彝族自治县", .informal),
        ("黑龙江/大兴安岭地", "232700大兴安岭地区", .cutOff), ("吉林/延边朝鲜族", "222400延边朝鲜族自治州", .cutOff),
        ("河北省/沧州市/青　县", "130922青县", .full), ("河南省/平顶山市/叶  县", "410422叶县", .full),
        ("廣東省/廣州市", "440100广州市", .traditional), ("遼寧省/瀋陽市", "210100沈阳市", .traditional),
        ("吉林省/吉林市", "220200吉林市", .full), ("吉林/吉林", "220200吉林市", .short),
        ("青海省/海南州", "632500海南藏族自治州", .informal), ("湖南/长沙/长沙县", "430121长沙县", .full),
        ("甘肃省/临夏州/临夏市", "622901临夏市", .full), ("甘肃省/临夏州/临夏县", "622921临夏县", .full),
        ("新疆/和田地区/和田县", "653221和田县", .full), ("河南省/济源市", "419001济源市", .full),
        ("北京市/市辖区/东城区", "110101东城区", .full), ("北京/北京/朝阳", "110105朝阳区", .short),
        ("河南/郑州/管城区", "410104管城回族区", .informal), ("新疆/伊犁州/额敏县", "654221额敏县", .full),
        ("河北省/石家庄市/长安区_130102", "130102长安区", .full),
    ])
    func `right names are known in each spelling`(path: String, unit: String, form: NameForm) {
        let resolution = resolve(path)
        #expect(resolution.kind == .division)
        #expect(name(resolution) == unit)
        #expect(resolution.form == form)
    }

    @Test(arguments: [
        ("江苏省/南京市/鼓楼区", "320106鼓楼区"), ("江苏省/徐州市/鼓楼区", "320302鼓楼区"),
        ("福建省/福州市/鼓楼区", "350102鼓楼区"), ("河南省/开封市/鼓楼区", "410204鼓楼区"),
        ("辽宁省/朝阳市", "211300朝阳市"), ("北京市/朝阳区", "110105朝阳区"), ("吉林省/长春市/朝阳区", "220104朝阳区"),
    ])
    func `one name of several places is told by its parent`(path: String, unit: String) {
        #expect(name(resolve(path)) == unit)
    }

    @Test(arguments: [
        ("湖北省/襄樊市", 2010, "420600襄阳市"), ("湖北/襄樊", 2010, "420600襄阳市"), ("北京市/昌平县", 1999, "110114昌平区"),
        ("云南/思茅", 2003, "530800普洱市"), ("西藏/那曲地区", 2017, "540600那曲市"), ("北京市/崇文区", 2010, "110101东城区"),
        ("安徽省/巢湖市/居巢区", 2011, "340181巢湖市"), ("海南省/昌江县", 1987, "469026昌江黎族自治县"),
    ])
    func `former names have a year and an heir`(path: String, year: Int, heir: String) throws {
        let resolution = resolve(path)
        #expect(resolution.kind == .former)
        #expect(name(resolution) == heir)
        let former = try #require(resolution.former.map(resolver.table.former))
        // 思茅 was a prefecture until 2003 and a city until 2007: the later one counts.
        #expect(former.yearEnded == year || former.short == "思茅")
    }

    @Test(arguments: [
        ("山东省/荷泽市", "371700菏泽市"), ("湖南/株州", "430200株洲市"), ("安徽/毫州", "341600亳州市"),
        ("云南省/宝山市", "530500保山市"), ("安徽省/阜阳市/颖上县", "341226颍上县"), ("上海/黄埔区", "310101黄浦区"),
        ("山西省/临汾市/冀城县", "141022翼城县"), ("云南/怒江傈自治州", "533300怒江傈僳族自治州"),
    ])
    func `slips by sound and shape are told`(path: String, unit: String) {
        let resolution = resolve(path)
        #expect(resolution.kind == .misspelt)
        #expect(name(resolution) == unit)
    }

    @Test(arguments: [
        ("安徽省/芜湖市/庐江县", "340124庐江县", Int?.none), ("四川省/资阳市/简阳市", "510185简阳市", 2016),
        ("广东省/杭州市", "330100杭州市", nil),
    ])
    func `what stands elsewhere is told`(path: String, unit: String, year: Int?) {
        let resolution = resolve(path)
        #expect(resolution.kind == .wrongParent)
        #expect(name(resolution) == unit)
        #expect(resolution.year == year)
    }

    @Test(arguments: [
        ("内蒙古省", "150000内蒙古自治区"), ("内蒙古/兴安盟市", "152200兴安盟"), ("吉林/延边朝鲜族自治区", "222400延边朝鲜族自治州"),
    ])
    func `suffixes of another kind are told`(path: String, unit: String) {
        #expect(resolve(path).kind == .wrongKind)
        #expect(name(resolve(path)) == unit)
    }

    @Test(arguments: [
        ("北京市/北京市", NameResolution.Kind.parentAgain), ("北京市/市辖区", .group), ("河南省/省直辖县级行政区划", .group),
        ("江苏省/苏州市/其他区", .placeholder), ("江苏省/苏州市/工业园区", .zone), ("广东省/东莞市/莞城", .below),
        ("广东省/广州市/某某镇", .below), ("甘肃/临夏州/临夏", .ambiguous), ("江苏省/鼓楼区", .ambiguous),
        ("香港特别行政区/九龙城区", .unjudged), ("台湾省/台北县", .unjudged), ("臺灣/臺北市", .unjudged), ("澳门/大堂区", .unjudged),
        ("香港省", .division), ("中国台湾", .division), ("黑龙江/大兴安岭地区/加格达奇区", .zone), ("广东/广州/越秀区/北京街道", .unjudged),
        ("江苏/某某市", .unknown), ("江苏/某某市/某县", .unjudged), ("海外/东京", .unjudged), ("河北/全河北", .placeholder),
    ])
    func `other rows are what they are`(path: String, kind: NameResolution.Kind) {
        #expect(resolve(path).kind == kind)
    }

    @Test func `each division is found by its full, short and traditional name under its parent`() {
        for division in resolver.table.divisions where division.level > 1 && division.code < "7" {
            guard let parent = division.parent else { continue }
            let context = NameContext.division(parent.index)
            for name in [division.name, division.traditional, division.short, division.traditionalShort] {
                let found = resolver.resolve(name, under: context)
                // 临夏 is a city and a county, and 市 or 县 says which.
                if found.kind == .ambiguous, !found.form.isFull { continue }
                // 乾县 in traditional characters is itself, and some short names are their parents'.
                #expect(found.kind == .division && found.unit == division.index, "\(name)")
            }
        }
    }

    @Test func `three short names are two places under one parent`() {
        var ambiguous: Set<String> = []
        for division in resolver.table.divisions where division.level > 1 {
            guard let parent = division.parent, parent.code < "7" else { continue }
            let found = resolver.resolve(division.short, under: .division(parent.index))
            if found.kind == .ambiguous { ambiguous.insert(division.short) }
        }
        #expect(ambiguous == ["临夏", "和田", "伊宁"])
    }

    @Test func `names are judged by the year that is asked for`() {
        let then = NameResolver(ChinaTable(year: 2005))
        let hubei = then.resolve("湖北省", under: .nation)
        let context = then.context(below: hubei, under: .nation)
        #expect(then.resolve("襄樊市", under: context).kind == .division)
        #expect(then.resolve("襄阳市", under: context).kind != .division)
    }
}
