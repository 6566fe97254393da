/// How a level of JSON is indented.
enum Indent: Sendable, Equatable {
    case spaces(Int)
    case tab

    static let mostSpaces = 16
}

extension ValueType where Value == Indent {
    static var indent: ValueType {
        ValueType(
            placeholder: "N|tab",
            expectation: "a whole number from 0 to \(Indent.mostSpaces), or tab",
            parse: { text in
                if text == "tab" { return .tab }
                return Int(text).flatMap { (0...Indent.mostSpaces).contains($0) ? .spaces($0) : nil }
            }
        )
    }
}
