internal import CLibXML2

/// The libxml2 of this machine, or of this binary.
package enum XMLLibrary {
    /// Makes libxml2 ready for several threads; called before there are any.
    static func prepare() { xmlInitParser() }

    /// The version that runs, such as 2.9.14.
    package static var version: String {
        let text = unsafe pick_xml_version().map { unsafe String(cString: $0) } ?? ""
        guard let number = Int(text.prefix { $0.isASCII && $0.isNumber }) else { return text }
        return "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
    }
}
