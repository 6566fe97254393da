internal import PickBytes
internal import PickJSON
internal import PropertyList

// What a state does besides that writes a part of a document, from one value of the root to another.

extension JSONStreamState {
    struct PartState: ~Copyable {
        /// Whether the root was not told yet.
        var awaitsRoot = true
        /// Whether the root is open in what was written before, so that nothing is written where it is told.
        var isContinued = false
        var rootIsDict = false
        /// The keys of the root, in order.
        var rootKeys = TrivialBuffer<RootKey>()
        /// Their bytes, one behind the other.
        var rootKeyBytes = TrivialBuffer<UInt8>()
    }

    struct RootKey: BitwiseCopyable {
        var count: Int
        /// Where it stands in the source.
        var offset: Int
        var end: Int
    }

    /// Goes on inside the root, which the output has open and with a value in it.
    mutating func enterRoot(isDict: Bool) {
        json.resume()
        if isDict { keys.beginDict() }
    }

    /// Adds the keys that a part has in the root; returns the first that another part has.
    mutating func addRootKeys(of other: borrowing JSONStreamState) -> RootKey? {
        var place = 0
        for index in 0..<other.part.rootKeys.count {
            let key = other.part.rootKeys[index]
            let start = keyBytes.count
            // An empty key in front of all others has no memory yet.
            keyBytes.reserve(start + key.count + 1)
            if let bytes = unsafe other.part.rootKeyBytes.base {
                unsafe keyBytes.append(bytes + place, count: key.count)
            }
            place += key.count
            guard let base = unsafe keyBytes.base else { return nil }
            if unsafe keys.add(offset: start, count: key.count, in: UnsafePointer(base)) != nil {
                // The part has failed at this key itself where it has it twice.
                return key.offset == other.failure?.offset ? nil : key
            }
        }
        return nil
    }

    @inline(never)
    private mutating func beginRoot(_ kind: UInt8) -> Bool {
        part.awaitsRoot = false
        part.rootIsDict = kind == NodeKind.dict.rawValue
        guard part.isContinued else { return begin(kind) }
        enterRoot(isDict: part.rootIsDict)
        return true
    }

    @inline(never)
    private mutating func rememberKey(end: Int) {
        let count = keyBytes.count - lastKey.start
        guard let base = unsafe keyBytes.base else { return }
        unsafe part.rootKeyBytes.append(base + lastKey.start, count: count)
        part.rootKeys.append(RootKey(count: count, offset: lastKey.offset, end: end))
    }

    /// The events for a part.
    @unsafe static func partEvents(_ state: UnsafeMutablePointer<JSONStreamState>) -> PropertyListEvents {
        var events = unsafe events(state)
        unsafe events.begin = { context, kind, _ in
            let state = unsafe JSONStreamState.at(context)
            if unsafe state.pointee.part.awaitsRoot { return unsafe state.pointee.beginRoot(kind) }
            return unsafe state.pointee.begin(kind)
        }
        unsafe events.endText = { context, _, end in
            let state = unsafe JSONStreamState.at(context)
            guard unsafe state.pointee.isInKey, unsafe state.pointee.part.rootIsDict else {
                return unsafe state.pointee.endText()
            }
            // Before it is looked up: a key that is there twice is not kept.
            if unsafe state.pointee.keys.depth == 1 { unsafe state.pointee.rememberKey(end: end) }
            return unsafe state.pointee.endText()
        }
        return unsafe events
    }

    /// The events for the rest of a document, which tell the root anew that is open already.
    @unsafe static func restEvents(_ state: UnsafeMutablePointer<JSONStreamState>) -> PropertyListEvents {
        var events = unsafe events(state)
        unsafe state.pointee.part.awaitsRoot = true
        unsafe events.begin = { context, kind, _ in
            let state = unsafe JSONStreamState.at(context)
            guard unsafe state.pointee.part.awaitsRoot else { return unsafe state.pointee.begin(kind) }
            unsafe state.pointee.part.awaitsRoot = false
            return true
        }
        return unsafe events
    }
}
