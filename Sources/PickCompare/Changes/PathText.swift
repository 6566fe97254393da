/// A path of names as `pick --path` takes it: slashes between them, `\` before a slash or backslash in a name.
package enum PathText {
    package static func text(_ names: [String]) -> String {
        names.map { name in
            guard name.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }) else {
                return name
            }
            var result = ""
            for scalar in name.unicodeScalars {
                if scalar == "/" || scalar == "\\" { result += "\\" }
                result.unicodeScalars.append(scalar)
            }
            return result
        }.joined(separator: "/")
    }
}
