package import PickModel
internal import PropertyList

/// Whether data look like those of China, told without its tables.
package enum ChinaSigns {
    private static let provinces: [String] = [
        "北京", "天津", "河北", "山西", "内蒙古", "內蒙古", "辽宁", "遼寧", "吉林", "黑龙江", "黑龍江", "上海", "江苏", "江蘇", "浙江", "安徽",
        "福建", "江西", "山东", "山東", "河南", "湖北", "湖南", "广东", "廣東", "广西", "廣西", "海南", "重庆", "重慶", "四川", "贵州",
        "貴州", "云南", "雲南", "西藏", "陕西", "陝西", "甘肃", "甘肅", "青海", "宁夏", "寧夏", "新疆", "台湾", "臺灣", "台灣", "香港",
        "澳门", "澳門",
    ]
    private static let endings = [
        "", "省", "市", "区", "自治区", "自治區", "特别行政区", "特別行政區", "特区", "壮族自治区", "壯族自治區", "回族自治区", "回族自治區",
        "维吾尔自治区", "維吾爾自治區", "维吾尔族自治区",
    ]
    /// The first two characters of each, which tell most other names apart at once.
    private static let beginnings: [UInt64] = provinces.compactMap { province in
        var text = province
        return text.withUTF8 { unsafe beginning($0) }
    }
    private static let longest = 48
    private static let mostNames = 256

    /// Compares bytes: these names have one spelling each, and `String` would look for others in every comparison.
    static func isProvince(_ name: String) -> Bool {
        let bytes = name.utf8
        return provinces.contains { province in
            guard bytes.starts(with: province.utf8) else { return false }
            let rest = bytes.dropFirst(province.utf8.count)
            return endings.contains { rest.elementsEqual($0.utf8) }
        }
    }

    /// Whether most names of the first level (of the second, where the first one only groups) are provinces.
    package static func fit(_ tree: NamedTree, _ kind: DatasetKind) -> Bool {
        guard kind == .regions, tree.count > 0 else { return false }
        var (places, names) = (0, 0)
        var entry = 0
        while entry < tree.count, names < mostNames {
            if tree.flags(entry).contains(.section), tree.end(entry) > entry + 1 {
                entry += 1
                continue
            }
            if let node = tree.nameNode(entry) {
                names += 1
                if unsafe mayBeProvince(tree.document.bytes(node)), isProvince(tree.document.string(node)) {
                    places += 1
                }
            }
            entry = tree.end(entry)
        }
        return places * 2 > names
    }

    @unsafe private static func mayBeProvince(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard name.count <= longest, let first = unsafe beginning(name) else { return false }
        return beginnings.contains(first)
    }

    /// The first six bytes as a number: two Chinese characters.
    @unsafe private static func beginning(_ name: UnsafeBufferPointer<UInt8>) -> UInt64? {
        guard name.count >= 6 else { return nil }
        var number: UInt64 = 0
        for index in 0..<6 { number = unsafe number << 8 | UInt64(name[index]) }
        return number
    }
}
