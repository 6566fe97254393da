internal import PickModel

/// Finds where a code that is gone used to stand, when codes are made level by level: 330106 below 330100 below 330000.
enum CodeAncestor {
    /// The entry whose code is the longest beginning of `code`; nil where there is none or the data are coded otherwise.
    static func nearest(to code: [UInt8], in tree: NamedTree) -> Int? {
        let wanted = significant(code[...])
        var best: (entry: Int, length: Int)?
        for entry in 0..<tree.count {
            guard let own = tree.codeBytes(entry) else { continue }
            let start = significant(own[...])
            guard start.count < wanted.count, start.count > best?.length ?? 0, wanted.starts(with: start),
                isAbove(entry, start, tree)
            else { continue }
            best = (entry, start.count)
        }
        return best?.entry
    }

    /// Whether codes around the entry are made of the one above, for a number may begin with another by chance.
    private static func isAbove(_ entry: Int, _ start: ArraySlice<UInt8>, _ tree: NamedTree) -> Bool {
        if entry + 1 < tree.end(entry) { return isMade(of: start, child: entry + 1, tree) }
        if let parent = tree.parent(entry) {
            guard let above = tree.codeBytes(parent) else { return false }
            let beginning = significant(above[...])
            return beginning.count < start.count && start.starts(with: beginning)
        }
        // A root without children: what holds for the first one that has some holds for it.
        guard let other = (0..<tree.count).first(where: { tree.end($0) > $0 + 1 }),
            let code = tree.codeBytes(other)
        else { return false }
        return isMade(of: significant(code[...]), child: other + 1, tree)
    }

    private static func isMade(of start: ArraySlice<UInt8>, child: Int, _ tree: NamedTree) -> Bool {
        tree.codeBytes(child).map { $0.count > start.count && $0.starts(with: start) } ?? false
    }

    /// A code without the zeros that fill it up: 33 of 330000, 3301 of 330100, 330106 of 330106000000.
    private static func significant(_ code: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard code.allSatisfy({ (0x30...0x39).contains($0) }) else { return code }
        var rest = code
        for (length, shorter) in [(12, 9), (9, 6), (6, 4), (4, 2)]
        where rest.count == length && rest.dropFirst(shorter).allSatisfy({ $0 == 0x30 }) {
            rest = rest.prefix(shorter)
        }
        return rest
    }
}
