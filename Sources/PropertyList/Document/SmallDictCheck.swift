internal import PickBytes

/// Says in a few instructions that nothing is to be said about the keys of most dicts.
///
/// A document has many dicts with the same few keys. Equal keys mostly share their text, so that comparing places
/// is enough to see that two are equal, and comparing their first bytes that they are not.
struct SmallDictCheck: ~Copyable {
    /// Up to so many keys, each is compared with those before it.
    private static let maximumKeys = 12
    private static let slotCount = 64

    private var places = TrivialBuffer<UInt32>()
    /// Places of keys that were found to be plain, one a slot.
    private var plain = TrivialBuffer<UInt32>()

    init() {
        places.reserve(Self.maximumKeys)
        for _ in 0..<Self.slotCount { plain.append(UInt32.max) }
    }

    /// Whether the dict has few keys, all of them different, and none that normalization may change.
    mutating func isPlain(_ dict: Int, of document: Document) -> Bool {
        places.truncate(to: 0)
        var key = dict &+ 1
        let end = document.next(after: dict)
        while key < end {
            let place = document.keyPlace(key)
            guard places.count < Self.maximumKeys, isPlain(place, key, of: document) else { return false }
            for index in 0..<places.count
            where places[index] == place || document.mayHaveEqualText(places[index], place) {
                return false
            }
            places.append(place)
            key = document.next(after: key &+ 1)
        }
        return true
    }

    private mutating func isPlain(_ place: UInt32, _ key: Int, of document: Document) -> Bool {
        let slot = Int((place &* 2_654_435_769) >> 26)
        if plain[slot] == place { return true }
        if document.withBytes(key, { Self.mayNormalize($0) }) { return false }
        plain[slot] = place
        return true
    }

    /// Whether normalization may change the text: not for ASCII, nor for the unified ideographs.
    static func mayNormalize(_ text: Span<UInt8>) -> Bool {
        var index = 0
        while index < text.count {
            let byte = text[index]
            if byte < 0x80 {
                index &+= 1
            } else if (0xE4...0xE9).contains(byte) {
                index &+= 3
            } else {
                return true
            }
        }
        return false
    }
}
