/// What a division is, by the end of its name and its level.
package enum DivisionKind: UInt8, Sendable, BitwiseCopyable {
    case province, autonomousRegion, municipality, specialRegion
    case city, prefecture, league, autonomousPrefecture
    case district, countyCity, county, autonomousCounty, banner, autonomousBanner, specialDistrict,
        forestryDistrict
    case other

    init(name: Cell, level: Int, _ text: TableText) {
        // One character decides nearly all.
        let last = text.lastCharacter(name)
        func ends(_ suffix: StaticString) -> Bool { text.ends(name, with: suffix) }
        switch level {
        case 1:
            self =
                ends("省")
                ? .province
                : ends("特别行政区") ? .specialRegion : ends("自治区") ? .autonomousRegion : .municipality
        case 2:
            self =
                last == "市"
                ? .city : last == "盟" ? .league : ends("自治州") ? .autonomousPrefecture : .prefecture
        default:
            switch last {
            case "市": self = .countyCity
            case "县": self = ends("自治县") ? .autonomousCounty : .county
            case "旗": self = ends("自治旗") ? .autonomousBanner : .banner
            case "区":
                self =
                    ends("特区")
                    ? .specialDistrict : name.count >= 15 && ends("林区") ? .forestryDistrict : .district
            default: self = .other
            }
        }
    }

    /// What closes the full name; the short name lacks it, where two characters are left.
    package var suffix: String {
        switch self {
        case .province: "省"
        case .autonomousRegion: "自治区"
        case .municipality, .city, .countyCity: "市"
        case .specialRegion: "特别行政区"
        case .prefecture: "地区"
        case .league: "盟"
        case .autonomousPrefecture: "自治州"
        case .district: "区"
        case .county: "县"
        case .autonomousCounty: "自治县"
        case .banner: "旗"
        case .autonomousBanner: "自治旗"
        case .specialDistrict: "特区"
        case .forestryDistrict: "林区"
        case .other: ""
        }
    }

    /// What people write for a long suffix: 凉山州, 石林县.
    var informalSuffix: String? {
        switch self {
        case .autonomousPrefecture: "州"
        case .autonomousCounty: "县"
        case .autonomousBanner: "旗"
        case .autonomousRegion, .forestryDistrict, .specialDistrict: "区"
        case .specialRegion: "特区"
        default: nil
        }
    }
}
