internal import PickBytes
internal import PickJSON
internal import PickPresets

/// What is the same in every record of a level, ready to be copied: braces, keys, line feeds and indentation.
///
/// ``JSONWriter`` makes each piece once. A row is then a few copies instead of a dozen calls that count commas and columns.
struct TreePieces: ~Copyable {
    enum Piece: Int, CaseIterable {
        /// From what stands before a row up to the text of its value.
        case firstValue, nextValue
        /// From what stands before a row without a value up to the text of its label.
        case firstLabel, nextLabel, firstLeafLabel, nextLeafLabel
        /// From the text of the value up to the text of the label.
        case label, leafLabel
        /// From the text of the label on: nothing more, an empty list, or a list that rows follow in.
        case end, emptyChildren, beginChildren
        /// Behind the last of a row's children.
        case endChildren
        /// Around a row that is a text.
        case firstText, nextText, endText

        static var count: Int { endText.rawValue &+ 1 }

        /// Whether a comma stands before the next value.
        fileprivate var isFirst: Bool {
            switch self {
            case .firstValue, .firstLabel, .firstLeafLabel, .firstText: true
            default: false
            }
        }

        /// How many containers of its own row are open where the piece begins.
        fileprivate var ownDepth: Int {
            switch self {
            case .firstValue, .nextValue, .firstLabel, .nextLabel, .firstLeafLabel, .nextLeafLabel,
                .firstText, .nextText, .endText:
                0
            case .label, .leafLabel, .end, .emptyChildren, .beginChildren: 1
            case .endChildren: 2
            }
        }
    }

    private struct Place: BitwiseCopyable {
        var start: UInt32
        var count: UInt32
    }

    private var bytes = TrivialBuffer<UInt8>()
    /// All pieces of the first level, then all of the next.
    private var places = TrivialBuffer<Place>()
    /// How long the longest piece is.
    private(set) var longest = 0

    init(_ keys: PresetShape.TreeKeys, depth: Int, _ style: JSONStyle) {
        var out = ByteWriter()
        for level in 0..<depth {
            let label = keys.labelKey(level)
            let names = Names(
                value: keys.value ?? "",
                label: label,
                leafLabel: keys.leafLabel ?? label,
                children: keys.childrenKey(level, depth: depth)
            )
            for piece in Piece.allCases {
                // The list of all, and a record and a list for each level above.
                let containers = 1 + 2 * level + piece.ownDepth
                var json = JSONWriter(out, style, inside: containers, isFirst: piece.isFirst)
                Self.write(piece, names, to: &json)
                out = json.abandon()
                let place = Place(
                    start: UInt32(truncatingIfNeeded: bytes.count),
                    count: UInt32(truncatingIfNeeded: out.used)
                )
                places.append(place)
                unsafe bytes.append(out.storage, count: out.used)
                longest = max(longest, out.used)
                out.truncate(to: 0)
            }
        }
        bytes.append(repeating: 0, count: 16)
    }

    @inline(__always)
    func append(_ piece: Piece, _ level: Int, to out: inout ByteWriter) {
        let place = places[level &* Piece.count &+ piece.rawValue]
        guard let base = unsafe bytes.base else { return }
        unsafe out.append(base + Int(place.start), count: Int(place.count))
    }

    /// Copies a piece to a place that has 15 bytes to spare behind it, and returns where it ends.
    @inline(__always) @unsafe
    func copy(_ piece: Piece, _ level: Int, to target: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<
        UInt8
    > {
        let place = places[level &* Piece.count &+ piece.rawValue]
        guard let base = unsafe bytes.base else { return unsafe target }
        unsafe copyLoosely(base + Int(place.start), to: target, count: Int(place.count))
        return unsafe target + Int(place.count)
    }

    private struct Names {
        let value: String
        let label: String
        let leafLabel: String
        let children: String
    }

    private static func write(_ piece: Piece, _ names: Names, to json: inout JSONWriter) {
        switch piece {
        case .firstValue, .nextValue: begin(names.value, of: &json)
        case .firstLabel, .nextLabel: begin(names.label, of: &json)
        case .firstLeafLabel, .nextLeafLabel: begin(names.leafLabel, of: &json)
        case .label: goOn(to: names.label, of: &json)
        case .leafLabel: goOn(to: names.leafLabel, of: &json)
        case .end:
            json.endString()
            json.endObject()
        case .emptyChildren:
            beginChildren(names.children, of: &json)
            json.endArray()
            json.endObject()
        case .beginChildren: beginChildren(names.children, of: &json)
        case .endChildren:
            json.endArray()
            json.endObject()
        case .firstText, .nextText: json.beginString()
        case .endText: json.endString()
        }
    }

    private static func begin(_ key: String, of json: inout JSONWriter) {
        json.beginObject()
        json.key(key)
        json.beginString()
    }

    private static func goOn(to key: String, of json: inout JSONWriter) {
        json.endString()
        json.key(key)
        json.beginString()
    }

    private static func beginChildren(_ key: String, of json: inout JSONWriter) {
        json.endString()
        json.key(key)
        json.beginArray()
    }
}
