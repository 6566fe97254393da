internal import CLibXML2

/// The names of the property list's elements as one parser's dictionary keeps them: equal names, equal pointers.
@safe
struct XMLNames {
    // Addresses, not optional pointers: comparing those costs a look at whether each is nil.
    let string, key, dict, array: UInt
    private let integer, real, date, data, yes, no, plist: UInt

    @unsafe init(_ parser: xmlParserCtxtPtr) {
        string = unsafe UInt(bitPattern: pick_intern(parser, "string"))
        key = unsafe UInt(bitPattern: pick_intern(parser, "key"))
        dict = unsafe UInt(bitPattern: pick_intern(parser, "dict"))
        array = unsafe UInt(bitPattern: pick_intern(parser, "array"))
        integer = unsafe UInt(bitPattern: pick_intern(parser, "integer"))
        real = unsafe UInt(bitPattern: pick_intern(parser, "real"))
        date = unsafe UInt(bitPattern: pick_intern(parser, "date"))
        data = unsafe UInt(bitPattern: pick_intern(parser, "data"))
        yes = unsafe UInt(bitPattern: pick_intern(parser, "true"))
        no = unsafe UInt(bitPattern: pick_intern(parser, "false"))
        plist = unsafe UInt(bitPattern: pick_intern(parser, "plist"))
    }

    /// The element of this name.
    func element(_ name: UnsafePointer<xmlChar>?) -> XMLElement {
        let address = UInt(bitPattern: name)
        if address == string { return .string }
        if address == key { return .key }
        if address == dict { return .dict }
        if address == array { return .array }
        if address == integer { return .integer }
        if address == real { return .real }
        if address == date { return .date }
        if address == data { return .data }
        if address == yes { return .true }
        if address == no { return .false }
        if address == plist { return .plist }
        return .unknown
    }
}
