internal import PickBytes

extension Document {
    /// Whether both are the same property list: kinds, numbers, text, order.
    ///
    /// Places, comments and the format do not count. Doubles are the same when their bits are (so `-0.0` is not
    /// `0.0`), and every NaN is the same as every other.
    package func hasSameValue(as other: Document) -> Bool {
        guard count == other.count else { return false }
        // Both tables are in document order, so equal property lists have equal nodes at equal indexes.
        for node in 0..<count where !isSame(node, in: other) { return false }
        return true
    }

    private func isSame(_ node: Int, in other: Document) -> Bool {
        let kind = kind(node)
        guard kind == other.kind(node) else { return false }
        switch kind {
        case .dict, .array, .set: return next(after: node) == other.next(after: node)
        case .key, .string, .data: return unsafe haveEqualBytes(bytes(node), other.bytes(node))
        case .real, .date:
            let (left, right) = (Double(bitPattern: bits(node)), Double(bitPattern: other.bits(node)))
            return bits(node) == other.bits(node) || left.isNaN && right.isNaN
        case .integer, .unsignedInteger, .uid: return bits(node) == other.bits(node)
        case .true, .false, .null: return true
        }
    }

    /// Whether two keys or strings have the same bytes.
    package func haveEqualText(_ left: Int, _ right: Int) -> Bool {
        // Equal keys mostly share their text.
        if keyPlace(left) == keyPlace(right) { return true }
        return unsafe haveEqualBytes(bytes(left), bytes(right))
    }
}
