internal import CLibXML2

/// The names of the property list's elements as one parser's dictionary keeps them: equal names, equal pointers.
@safe
struct XMLNames {
    private let string, key, dict, array, integer, real, date, data, yes, no, plist: UnsafePointer<xmlChar>?

    @unsafe init(_ parser: xmlParserCtxtPtr) {
        unsafe string = pick_intern(parser, "string")
        unsafe key = pick_intern(parser, "key")
        unsafe dict = pick_intern(parser, "dict")
        unsafe array = pick_intern(parser, "array")
        unsafe integer = pick_intern(parser, "integer")
        unsafe real = pick_intern(parser, "real")
        unsafe date = pick_intern(parser, "date")
        unsafe data = pick_intern(parser, "data")
        unsafe yes = pick_intern(parser, "true")
        unsafe no = pick_intern(parser, "false")
        unsafe plist = pick_intern(parser, "plist")
    }

    /// The element of this name, the commonest first.
    @inline(__always)
    func element(_ name: UnsafePointer<xmlChar>?) -> XMLElement {
        if unsafe name == string { return .string }
        if unsafe name == key { return .key }
        if unsafe name == dict { return .dict }
        if unsafe name == array { return .array }
        return unsafe rarer(name)
    }

    private func rarer(_ name: UnsafePointer<xmlChar>?) -> XMLElement {
        if unsafe name == integer { return .integer }
        if unsafe name == real { return .real }
        if unsafe name == date { return .date }
        if unsafe name == data { return .data }
        if unsafe name == yes { return .true }
        if unsafe name == no { return .false }
        if unsafe name == plist { return .plist }
        return .unknown
    }
}
