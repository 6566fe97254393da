internal import PickModel

/// Finds where a code that is gone used to stand, when codes are made level by level: 330106 below 330100 below 330000.
struct CodeAncestor {
    private let tree: NamedTree
    /// The entry that was passed last on each level, so that the one above is known without a search.
    private var open: [Int] = []
    /// Whether codes are made so below the first region that has some below it; nil until somebody asks.
    private var firstIsMadeSo: Bool?

    /// The entry whose code is the longest beginning of `code`; nil where there is none or the data are coded otherwise.
    static func nearest(to code: [UInt8], in tree: NamedTree) -> Int? {
        var search = CodeAncestor(tree: tree)
        return search.nearest(to: significant(code[...]))
    }

    private init(tree: NamedTree) { self.tree = tree }

    private mutating func nearest(to wanted: ArraySlice<UInt8>) -> Int? {
        var best: (entry: Int, length: Int)?
        for entry in 0..<tree.count {
            open.removeSubrange(min(tree.level(entry), open.count)...)
            open.append(entry)
            guard let own = tree.codeBytes(entry) else { continue }
            let start = Self.significant(own[...])
            guard start.count < wanted.count, start.count > best?.length ?? 0, wanted.starts(with: start),
                isAbove(entry, start)
            else { continue }
            best = (entry, start.count)
        }
        return best?.entry
    }

    /// Whether codes around the entry are made of the one above, for a number may begin with another by chance.
    private mutating func isAbove(_ entry: Int, _ start: ArraySlice<UInt8>) -> Bool {
        if entry + 1 < tree.end(entry) { return isMade(of: start, child: entry + 1) }
        if open.count > 1 {
            guard let above = tree.codeBytes(open[open.count - 2]) else { return false }
            let beginning = Self.significant(above[...])
            return beginning.count < start.count && start.starts(with: beginning)
        }
        if let firstIsMadeSo { return firstIsMadeSo }
        let first = (0..<tree.count).first { tree.end($0) > $0 + 1 }
        let code = first.flatMap { tree.codeBytes($0) }
        let result =
            if let first, let code { isMade(of: Self.significant(code[...]), child: first + 1) } else {
                false
            }
        firstIsMadeSo = result
        return result
    }

    private func isMade(of start: ArraySlice<UInt8>, child: Int) -> Bool {
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
