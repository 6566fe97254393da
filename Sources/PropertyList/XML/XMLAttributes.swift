internal import CLibXML2

/// The attributes of a start tag as libxml2's SAX1 hands them over: names and values in turn, each with a NUL at its end.
///
/// Declarations of namespaces are among them.
@safe
struct XMLAttributes {
    private let list: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?

    @unsafe init(_ list: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?) { unsafe self.list = unsafe list }

    /// Zero when there are none.
    @inline(__always) var address: UInt { unsafe UInt(bitPattern: list) }

    /// The attribute behind `index` others; nil behind the last one.
    ///
    /// Not to be asked for any further one.
    @unsafe subscript(index: Int) -> (name: UnsafePointer<xmlChar>, value: UnsafePointer<xmlChar>)? {
        guard let list = unsafe list, let name = unsafe list[2 * index],
            let value = unsafe list[2 * index + 1]
        else { return nil }
        return unsafe (name, value)
    }
}
