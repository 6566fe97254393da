/// Traditional characters of names, and the simplified ones that the list has for them.
final class ScriptFolding: @unchecked Sendable {
    // Sendable although unchecked: nothing is written after init.
    static let today = ScriptFolding(.today)

    private var simplified: [UInt32: Unicode.Scalar] = [:]

    /// Other forms in use, from the doubts that Reference/README.md lists.
    private static let variants =
        "嶽岳 幹干 鍾钟 鉅巨 箇个 遊游 霑沾 稜棱 濬浚 澂澄 谿溪 裏里 裡里 餘余 峯峰 爲为 為为 羣群 啓启 啟启 臺台 雲云 瀋沈 范范 "
        + "後后 於于 乾干 麽么 硤硖 沖冲 衝冲 徵征 甦苏 彙汇 匯汇 穀谷 樑梁 淩凌 慄栗 薑姜 鬱郁 籬篱 曆历 歷历 係系 繫系 製制 瞭了 "
        + "佔占 呂吕 吳吴 別别 戶户 溫温 敘叙 衞卫 衛卫 鄕乡 壩坝 墻墙 牆墙 並并 豔艳 髮发 發发 鬥斗 閒闲 雙双 隻只 鹹咸 鹽盐 麵面 齊齐"

    init(_ table: ChinaTable) {
        var identity: Set<UInt32> = []
        for unit in table.units {
            let name = Array(table.text.string(unit.name).unicodeScalars)
            guard unit.traditional.count > 0 else {
                for scalar in name { identity.insert(scalar.value) }
                continue
            }
            let traditional = Array(table.text.string(unit.traditional).unicodeScalars)
            for (one, other) in zip(traditional, name) {
                if one != other { simplified[one.value] = other } else { identity.insert(one.value) }
            }
        }
        for pair in Self.variants.split(separator: " ") {
            let scalars = Array(pair.unicodeScalars)
            guard scalars.count == 2, simplified[scalars[0].value] == nil else { continue }
            simplified[scalars[0].value] = scalars[1]
        }
        // 乾 is simplified in 乾县, and only there.
        for value in identity { simplified[value] = nil }
    }

    /// The name in simplified characters; nil when it is in them already.
    func simplified(_ name: String) -> String? {
        guard name.unicodeScalars.contains(where: { simplified[$0.value] != nil }) else { return nil }
        var folded = String.UnicodeScalarView()
        for scalar in name.unicodeScalars { folded.append(simplified[scalar.value] ?? scalar) }
        return String(folded)
    }
}
