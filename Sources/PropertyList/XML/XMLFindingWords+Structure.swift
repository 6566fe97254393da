internal import PickDiagnostics

extension XMLFindingWords {
    func structureWords(_ finding: XMLFinding, _ detail: XMLFindingDetail, at start: Int) -> Words {
        switch finding.kind {
        case .unknownElement: return unknownElement(at: start)
        case .keyOutsideDict:
            return Words(
                code: .keyOutsideDict,
                message:
                    "<key> may stand only in <dict>. CoreFoundation reads it as a string: write <string>."
            )
        case .plistEmpty:
            return Words(code: .plistEmpty, message: "<plist> holds no value: one is expected inside.")
        case .plistTwoValues:
            return Words(
                code: .plistTwoValues,
                message: "A second value in <plist>, which holds just one: put them into an <array>."
            )
        case .nestedPlist:
            return Words(
                code: .nestedPlist,
                message: "<plist> may only be the root: put its value here without it."
            )
        case .textInContainer: return textInContainer(finding, detail, at: start)
        case .keyWithoutValue:
            let key = node(at: start).flatMap { document?.string($0) }
            let name = key.map { " \"\(Quoted.text($0))\"" } ?? ""
            return Words(
                code: .keyWithoutValue,
                message: "The key\(name) has no value: a value must follow each <key>."
            )
        case .valueWithoutKey:
            return Words(
                code: .valueWithoutKey,
                message:
                    "<\(tagName(at: start))> stands where a <key> is expected: in <dict>, a key comes before each value."
            )
        case .elementInLeaf:
            let outer = leafWord(at: start)
            return Words(
                code: .elementInLeaf,
                message:
                    "<\(tagName(at: start))> inside <\(outer)>, which holds text only. Write `&lt;` when it is text."
            )
        case .boolNotEmpty:
            let word = leafWord(at: start)
            return Words(code: .boolNotEmpty, message: "<\(word)> must be empty: write <\(word)/>.")
        case .depth:
            return Words(
                code: .depth,
                message:
                    "More than \(XMLReaderState.maximumDepth) levels of arrays and dicts: CoreFoundation reads no more either."
            )
        case .internalSubset:
            return Words(
                code: .dtdInternalSubset,
                message:
                    "A document type declaration with declarations of its own is not read: no property list needs "
                    + "it, and entities are how hostile files grow. Delete `[…]`."
            )
        default: return Words(code: .tooLarge, message: tooLarge(detail))
        }
    }

    private func unknownElement(at start: Int) -> Words {
        let name = tagName(at: start)
        var message = "<\(name)> is not an element of property lists"
        let lowered = String(
            name.unicodeScalars.map {
                $0.value < 0x80 ? Character(Unicode.Scalar(UInt8($0.value)).lowercasedASCII) : Character($0)
            }
        )
        if XMLElement.names.contains(where: { "\($0.0)" == lowered }) {
            message += ": write <\(lowered)>, in small letters."
        } else if let known = Self.replacements[lowered] {
            message += ": write \(known)."
        } else if let close = Spelling.element(closeTo: lowered) {
            message += ": write <\(close)>."
        } else {
            message += ", which has dict, array, string, integer, real, true, false, date and data."
        }
        return Words(code: .unknownElement, message: message)
    }

    private static let replacements: [String: String] = [
        "int": "<integer>", "number": "<integer> or <real>", "float": "<real>", "double": "<real>",
        "bool": "<true/> or <false/>", "boolean": "<true/> or <false/>", "yes": "<true/>", "no": "<false/>",
        "null": "nothing, and leave the key out", "nil": "nothing, and leave the key out",
        "strong": "<string>",
        "str": "<string>", "text": "<string>", "strng": "<string>", "dictionary": "<dict>", "map": "<dict>",
        "list": "<array>", "arr": "<array>", "item": "<dict> or <string>", "datetime": "<date>",
        "propertylist": "<plist>",
    ]

    private func textInContainer(_ finding: XMLFinding, _ detail: XMLFindingDetail, at start: Int) -> Words {
        let message =
            switch detail {
            case .cdata: "CDATA between elements: text may stand only in <string>, <key> and the like."
            case .reference:
                "A reference between elements is text, even when it is white space: only elements may stand here."
            case .text where isConflictMark(at: start):
                "An unresolved merge: keep one of the two sides, and delete the lines with its marks."
            default:
                "Text between elements: only elements may stand here. Put it into <string>, or delete it."
            }
        return Words(code: .textInContainer, message: message)
    }

    /// Whether a mark stands at `start` that version control leaves where a merge was not settled.
    private func isConflictMark(at start: Int) -> Bool {
        [UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|")].contains {
            ConflictMarks.isMark($0, in: text, at: start)
        }
    }

    /// The name of the leaf that `start` lies in.
    private func leafWord(at start: Int) -> String {
        guard let document, let node = node(at: start) else { return "string" }
        let tag = document.range(node).lowerBound
        let name = tag < text.count && text[tag] == UInt8(ascii: "<") ? tagName(at: tag) : ""
        return name.isEmpty ? document.kind(node).word : name
    }

    private func tooLarge(_ detail: XMLFindingDetail) -> String {
        switch detail {
        case .attributes:
            "A start tag of thousands of attributes: no property list has one, it is refused."
        case .startTag:
            "A start tag of more than \(XMLReaderState.maximumStartTag / 1024) KB: no property list has one, it is refused."
        case .distinctNames:
            "More than \(XMLReaderState.maximumNames) different names that property lists do not have: the reading ends."
        default: "The property list is too large: at most 4 GB of source, text and nodes."
        }
    }
}

extension Unicode.Scalar {
    /// The small letter of an ASCII capital, else the scalar.
    var lowercasedASCII: Unicode.Scalar {
        (0x41...0x5A).contains(value) ? Unicode.Scalar(UInt8(value) | 0x20) : self
    }
}
