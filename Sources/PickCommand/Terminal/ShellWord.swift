/// A file's path as a person would type it after a command.
enum ShellWord {
    /// The path itself where the shell takes it so, else in quotes; one that looks like an option begins with `./`.
    static func text(_ path: String) -> String {
        let path = path.hasPrefix("-") ? "./" + path : path
        guard path.isEmpty || path.hasPrefix("~") || !path.utf8.allSatisfy(isPlain) else { return path }
        return "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
            + "'"
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        default: "_./-+,:@%=~".utf8.contains(byte)
        }
    }
}
