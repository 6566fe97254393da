/// Rows of lists that are no divisions, by what public lists have.
enum NoDivision {
    private static let groups: Set<String> = [
        "市辖区", "市轄區", "市辖县", "县", "區", "区", "县级市", "辖县", "辖区", "郊县", "郊区县", "市区", "城区及郊区",
        "省直辖", "直辖县", "直辖市", "直辖县级市", "直辖行政单位", "直辖县级行政区划", "直辖县级行政单位",
    ]
    private static let placeholders: Set<String> = [
        "其他", "其它", "其他区", "其它区", "其他市", "其它市", "其他县", "其它县", "其他地区", "其它地区", "其他城市", "其它城市",
        "全部", "全部区县", "全部城市", "全部地区", "全境", "全市", "全省", "全国", "全区", "全城", "不限", "请选择", "所有", "任意",
        "县城内", "县城", "区号", "城内", "城外", "近郊", "远郊", "外地", "本地", "海外", "国外", "境外", "其他国家", "周边",
        "市中心", "中心城区", "主城区", "老城区",
    ]
    /// How the names of zones, parks and offices end.
    private static let zoneEndings = [
        "开发区", "开发新区", "工业园", "工业园区", "产业园", "产业园区", "产业区", "工业区", "高新区", "高新技术区", "新区", "园区",
        "管理区", "管委会", "风景区", "景区", "名胜区", "旅游区", "度假区", "示范区", "示范园", "保税区", "保税港区", "合作区",
        "实验区", "试验区", "经济区", "经开区", "集中区", "自贸区", "贸易区", "商务区", "保护区", "生态区", "生态城", "科技城",
        "林业局", "农场", "林场", "牧场", "监狱", "兵团", "工委", "直属", "特别区", "林区", "垦区", "矿区", "化工区", "加工区",
        "物流区", "港区", "库区", "岛", "半岛", "群岛", "大学城", "地区其他", "行政委员会", "行委", "区域",
    ]
    /// How the names of places below the counties end.
    private static let lowEndings = [
        "镇", "乡", "街道", "街道办事处", "办事处", "村", "社区", "苏木", "街", "路", "居委会", "村委会", "鎮", "鄉",
    ]

    /// What kind of row it is; nil for one that may be a division.
    static func kind(_ name: String) -> NameResolution.Kind? {
        if groups.contains(name) || name.hasSuffix("市辖区") || name.hasPrefix("省直辖") || name.hasPrefix("自治区直辖")
            || name.hasPrefix("自治州直辖")
        {
            return .group
        }
        if placeholders.contains(name) || name.hasPrefix("其他") || name.hasPrefix("其它")
            || name.hasPrefix("请选择")
            || name.hasPrefix("全部")
        {
            return .placeholder
        }
        return nil
    }

    /// Forest districts of 大兴安岭, which have offices and no codes.
    static let forestDistricts: Set<String> = [
        "加格达奇区", "松岭区", "新林区", "呼中区", "加格达奇", "松岭", "新林", "呼中",
    ]

    /// What else a name may be that is no division's, by its end.
    static func kindByEnding(_ name: String) -> NameResolution.Kind? {
        if zoneEndings.contains(where: { name.hasSuffix($0) && name != $0 || name == $0 && $0.count > 1 }) {
            return .zone
        }
        return lowEndings.contains { name.hasSuffix($0) && name.count > 2 } ? .below : nil
    }

    /// Whether so many places have a name that it says nothing without its parent: 新市区, 东山区.
    static func isGeneric(_ name: String) -> Bool {
        if generic.contains(name) { return true }
        guard name.hasSuffix("区"), name.unicodeScalars.count <= 3 else { return false }
        return name.unicodeScalars.dropLast().allSatisfy { plainCharacters.contains($0) }
    }

    private static let plainCharacters = Set("东西南北中上下前后新老旧城郊关江河湖海山桥市口园港岛州县".unicodeScalars)

    /// Names that so many places have that they say nothing without their parent.
    static let generic: Set<String> = [
        "郊区", "城区", "市区", "矿区", "东区", "西区", "南区", "北区", "新区", "中区", "市中区", "城中区", "城关区", "城郊区", "近郊区",
        "城东区", "城西区", "城南区", "城北区", "新城区", "老城区", "旧城区", "河东区", "河西区", "河南区", "河北区", "向阳区", "前进区",
        "东风区", "红旗区", "新华区", "和平区", "解放区", "郊县", "城内",
    ]
}
