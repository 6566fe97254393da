internal import PickBytes

/// The names and codes of a country's first level: 22 to 57 places.
package struct SmallTable: Sendable {
    /// A place.
    package struct Place: Sendable {
        /// The name as the country writes it.
        package let name: String
        /// The code as the table has it: `TW-TPE`, `01`, `CA`, `IN-AP`.
        package let code: String
    }

    package let profile: ProfileName
    package let places: [Place]
    /// The place of each way to write a name; −1 where several have it.
    private var placeOfKey: [String: Int] = [:]
    private var placeOfCode: [String: Int] = [:]
    /// The keys of whole names, for finding the nearest one.
    private var fullKeys: [(key: String, place: Int)] = []

    private static let taiwan = SmallTable(.tw)
    private static let japan = SmallTable(.jp)
    private static let unitedStates = SmallTable(.us)
    private static let india = SmallTable(.india)

    /// The table of a small profile, made once in a run; nil for the others.
    package static func of(_ profile: ProfileName) -> SmallTable? {
        switch profile {
        case .tw: taiwan
        case .jp: japan
        case .us: unitedStates
        case .india: india
        case .auto, .none, .cn: nil
        }
    }

    private init?(_ profile: ProfileName) {
        guard let text = unsafe Self.text(profile) else { return nil }
        self.profile = profile
        var places: [Place] = []
        for line in unsafe String(decoding: text, as: UTF8.self).split(separator: "\n") {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count > 1 else { continue }
            places.append(Place(name: cells[1], code: cells[0]))
            let place = places.count - 1
            placeOfCode[Self.codeKey(cells[0])] = place
            for name in cells.dropFirst() {
                let key = SmallNames.key(name)
                fullKeys.append((key, place))
                for way in SmallNames.ways(key) {
                    placeOfKey[way] = placeOfKey[way].map { $0 == place ? place : -1 } ?? place
                }
            }
        }
        self.places = places
    }

    @unsafe private static func text(_ profile: ProfileName) -> UnsafeBufferPointer<UInt8>? {
        let range: Range<Int>
        switch profile {
        case .tw: range = SmallTables.tw
        case .jp: range = SmallTables.jp
        case .us: range = SmallTables.us
        case .india: range = SmallTables.india
        case .auto, .none, .cn: return nil
        }
        return unsafe UnsafeBufferPointer(
            start: SmallTables.text.utf8Start + range.lowerBound,
            count: range.count
        )
    }

    /// Whether the table's text has how this name begins, capitals or not: three Latin letters or two Chinese characters, since
    /// strokes over vowels may follow.
    ///
    /// A first look: making a table costs more than a small file.
    @unsafe static func mentions(
        _ name: UnsafeBufferPointer<UInt8>,
        _ profile: ProfileName,
        _ beginnings: borrowing Beginnings
    ) -> Bool {
        guard let text = unsafe text(profile), name.count > 1, name.count <= text.count,
            unsafe beginnings.mayHave(name)
        else { return false }
        let first = unsafe lowered(name[0])
        let wanted = min(name.count, first < 0x80 ? 3 : 6)
        for start in 0...(text.count - name.count) where unsafe lowered(text[start]) == first {
            var length = 1
            while length < wanted, unsafe lowered(text[start + length]) == lowered(name[length]) {
                length += 1
            }
            if length == wanted { return true }
        }
        return false
    }

    /// Which two bytes stand beside each other anywhere in a table's text: names that begin with others are not mentioned.
    struct Beginnings: ~Copyable {
        private var bits = TrivialBuffer<UInt64>(zeroed: (1 << 16) / 64)

        init(_ profile: ProfileName) {
            guard let text = unsafe SmallTable.text(profile) else { return }
            for index in 0..<max(0, text.count - 1) {
                let place = unsafe Self.place(text[index], text[index + 1])
                bits[place >> 6] |= 1 << UInt64(place & 63)
            }
        }

        @unsafe func mayHave(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
            let place = unsafe Self.place(name[name.count > 2 ? 1 : 0], name[name.count > 2 ? 2 : 1])
            return bits[place >> 6] & 1 << UInt64(place & 63) != 0
        }

        private static func place(_ first: UInt8, _ second: UInt8) -> Int {
            Int(SmallTable.lowered(first)) << 8 | Int(SmallTable.lowered(second))
        }
    }

    private static func lowered(_ byte: UInt8) -> UInt8 {
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }

    /// What a name is in the table.
    package enum Found: Sendable, Equatable {
        case place(Int)
        /// Several places have this name when their suffix is left out: 新竹.
        case several
        /// A code in the place of a name.
        case code(Int)
    }

    /// What a name is in the table; nil for nothing.
    package func find(_ name: String) -> Found? {
        if let place = placeOfKey[SmallNames.key(name)] { return place < 0 ? .several : .place(place) }
        guard name.utf8.contains(where: { (0x41...0x5A).contains($0) }) else { return nil }
        return placeOfCode[Self.codeKey(name)].map { .code($0) }
    }

    /// The place whose code this is: with the country or without, and with zeros in front or without.
    package func place(ofCode code: String) -> Int? { placeOfCode[Self.codeKey(code)] }

    /// No name of a place has so many bytes.
    private static let longestName = 256

    /// The one place whose name is nearest by spelling; nil where none is near, or two are.
    ///
    /// One letter may be wrong, missing or too much, two in names of eight letters and more. Of Chinese characters one of at
    /// least two before the suffix may be another, and the suffix is no part of the slip: 臺北縣 is not written for 臺北市.
    package func nearest(to name: String) -> Place? {
        guard name.utf8.count <= Self.longestName else { return nil }
        let key = SmallNames.key(name)
        let sameStem = Set(fullKeys.filter { SmallNames.haveOneStem(key, $0.key) }.map(\.place))
        var least = Int.max
        var nearest: Set<Int> = []
        for (other, place) in fullKeys where !sameStem.contains(place) {
            guard let distance = SmallNames.slip(key, other), distance <= least else { continue }
            if distance < least { nearest = [] }
            least = distance
            nearest.insert(place)
        }
        return nearest.count == 1 ? nearest.first.map { places[$0] } : nil
    }

    private static func codeKey(_ code: String) -> String {
        var code = Substring(code.uppercased())
        for country in ["TW-", "JP-", "US-", "IN-"] where code.hasPrefix(country) {
            code = code.dropFirst(country.count)
        }
        if code.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { code = code.drop { $0 == "0" } }
        return String(code)
    }
}
