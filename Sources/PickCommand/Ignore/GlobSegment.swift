/// A pattern for one component of a path, as git's `wildmatch` reads it: `*`, `?`, `[a-z]`, `\` before a literal.
///
/// It works on bytes, and in time that is no worse than the product of both lengths.
struct GlobSegment: Sendable, Equatable {
    private enum Token: Sendable, Equatable {
        case literal(UInt8)
        case any
        case star
        case set(ByteSet)
    }

    private var tokens: [Token] = []

    /// Nil when the pattern can match nothing: a bracket that is not closed, a backslash at the end.
    init?(_ pattern: ArraySlice<UInt8>) {
        var rest = pattern
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "*"):
                if tokens.last != .star { tokens.append(.star) }
            case UInt8(ascii: "?"): tokens.append(.any)
            case UInt8(ascii: "["):
                guard let set = ByteSet(bracket: &rest) else { return nil }
                tokens.append(.set(set))
            case UInt8(ascii: "\\"):
                guard let literal = rest.popFirst() else { return nil }
                tokens.append(.literal(literal))
            default: tokens.append(.literal(byte))
            }
        }
    }

    /// Whether the whole of `name` fits.
    func matches(_ name: [UInt8]) -> Bool {
        var token = 0
        var index = 0
        // Where to go on when a guess for the last star was too short.
        var retry: (token: Int, index: Int)?
        while index < name.count {
            if token < tokens.count, tokens[token] == .star {
                token += 1
                retry = (token, index)
            } else if token < tokens.count, fits(tokens[token], name[index]) {
                token += 1
                index += 1
            } else if let last = retry {
                token = last.token
                index = last.index + 1
                retry = (token, index)
            } else {
                return false
            }
        }
        while token < tokens.count, tokens[token] == .star { token += 1 }
        return token == tokens.count
    }

    private func fits(_ token: Token, _ byte: UInt8) -> Bool {
        switch token {
        case .literal(let literal): literal == byte
        case .any: true
        case .set(let set): set.contains(byte)
        case .star: false
        }
    }
}
