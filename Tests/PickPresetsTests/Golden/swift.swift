// Made by pickdata. Changes belong into the data, not here.

/// A place and the places below it.
public struct Region: Codable, Hashable, Identifiable, Sendable {
    public var id: String
    public var name: String
    public var children: [Region]

    public init(_ id: String, _ name: String, _ children: [Region] = []) {
        self.id = id
        self.name = name
        self.children = children
    }
}

extension Region {
    /// All places, from the first level down.
    public static let all: [Region] = list1()

    private static func list1() -> [Region] {
        [
            Region("120000", "天津市", list2()),
            Region("460000", "海南省", list4()),
            Region("710000", "台湾省"),
        ]
    }

    private static func list2() -> [Region] {
        [
            Region("120100", "市辖区", list3()),
        ]
    }

    private static func list3() -> [Region] {
        [
            Region("120101", "和平区"),
            Region("120102", "河东区"),
            Region("120103", "河西区"),
            Region("120104", "南开区"),
            Region("120105", "河北区"),
            Region("120106", "红桥区"),
            Region("120110", "东丽区"),
            Region("120111", "西青区"),
            Region("120112", "津南区"),
            Region("120113", "北辰区"),
            Region("120114", "武清区"),
            Region("120115", "宝坻区"),
            Region("120116", "滨海新区"),
            Region("120117", "宁河区"),
            Region("120118", "静海区"),
            Region("120119", "蓟州区"),
        ]
    }

    private static func list4() -> [Region] {
        [
            Region("460100", "海口市", list5()),
            Region("460200", "三亚市", list6()),
            Region("460300", "三沙市", list7()),
            Region("460400", "儋州市"),
            Region("469000", "省直辖县级行政区划", list8()),
        ]
    }

    private static func list5() -> [Region] {
        [
            Region("460105", "秀英区"),
            Region("460106", "龙华区"),
            Region("460107", "琼山区"),
            Region("460108", "美兰区"),
        ]
    }

    private static func list6() -> [Region] {
        [
            Region("460202", "海棠区"),
            Region("460203", "吉阳区"),
            Region("460204", "天涯区"),
            Region("460205", "崖州区"),
        ]
    }

    private static func list7() -> [Region] {
        [
            Region("460302", "西沙区"),
            Region("460303", "南沙区"),
        ]
    }

    private static func list8() -> [Region] {
        [
            Region("469001", "五指山市"),
            Region("469002", "琼海市"),
            Region("469005", "文昌市"),
            Region("469006", "万宁市"),
            Region("469007", "东方市"),
            Region("469021", "定安县"),
            Region("469022", "屯昌县"),
            Region("469023", "澄迈县"),
            Region("469024", "临高县"),
            Region("469025", "白沙黎族自治县"),
            Region("469026", "昌江黎族自治县"),
            Region("469027", "乐东黎族自治县"),
            Region("469028", "陵水黎族自治县"),
            Region("469029", "保亭黎族苗族自治县"),
            Region("469030", "琼中黎族苗族自治县"),
        ]
    }
}
