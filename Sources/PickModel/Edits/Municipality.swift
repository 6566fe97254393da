internal import PropertyList

/// The four Chinese cities that are provinces, too, and the rows that stand between them and their districts.
enum Municipality {
    private static let names: Set<String> = [
        "北京", "上海", "天津", "重庆", "重慶", "北京市", "上海市", "天津市", "重庆市", "重慶市",
    ]
    /// Rows that are no place but hold the districts or counties of one.
    private static let groups: Set<String> = [
        "市辖区", "市轄區", "县", "縣", "市辖县", "郊县", "区", "辖区", "城区", "郊区县",
    ]

    static func isOne(_ name: String) -> Bool { names.contains(name) }

    /// Whether a row of this name below a municipality only holds its districts.
    static func isMiddle(_ name: String, of municipality: String) -> Bool {
        groups.contains(name) || stem(name) == stem(municipality)
    }

    private static func stem(_ name: String) -> Substring {
        name.hasSuffix("市") ? name.dropLast() : name[...]
    }
}
