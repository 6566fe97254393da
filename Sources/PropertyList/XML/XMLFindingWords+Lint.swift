internal import PickDiagnostics

extension XMLFindingWords {
    func lintWords(_ kind: XMLFinding.Kind, _ detail: XMLFindingDetail, at start: Int) -> Words {
        let shown = leafText(at: start)
        switch kind {
        case .appleRejects: return Words(code: .appleRejects, message: rejects(detail))
        case .appleDiffers: return Words(code: .appleDiffers, message: differs(detail))
        case .noDoctype:
            return Words(
                code: .noDoctype,
                message: "There is no document type declaration; Xcode writes one."
            )
        case .doctypeUnknown:
            return Words(
                code: .doctypeUnknown,
                message: "The document type is not Apple's; nothing is fetched from its address."
            )
        case .noPlistElement:
            return Words(
                code: .noPlistElement,
                message: "The root is not <plist>: CoreFoundation reads it, other readers do not."
            )
        case .noPlistVersion:
            return Words(
                code: .noPlistVersion,
                message: "<plist> has no version: write <plist version=\"1.0\">."
            )
        case .plistVersion:
            return Words(code: .plistVersion, message: "<plist> has another version than 1.0, the only one.")
        case .unknownAttribute:
            return Words(
                code: .unknownAttribute,
                message:
                    "<\(tagName(at: start))> has an attribute that property lists do not have: it is ignored."
            )
        case .namespace:
            return Words(
                code: .namespace,
                message: "Property lists have no namespaces: the declaration is ignored."
            )
        case .depthOverIOSLimit:
            return Words(
                code: .depthOverIosLimit,
                message:
                    "More than \(XMLReaderState.iOSMaximumDepth) levels: CoreFoundation on iOS reads no more."
            )
        case .crInString:
            return Words(
                code: .crInString,
                message: "A raw carriage return in text is read as a line feed; write `&#13;` to keep it."
            )
        default: return numberLint(kind, shown)
        }
    }

    private func numberLint(_ kind: XMLFinding.Kind, _ shown: String) -> Words {
        switch kind {
        case .integerHex:
            return Words(code: .integerHex, message: "\(shown) is hexadecimal: some readers take it for 0.")
        case .integerLeadingZeros:
            return Words(
                code: .integerLeadingZeros,
                message: "\(shown) loses its leading zeros as a number: write <string> for a code."
            )
        case .numberWhitespace:
            return Words(
                code: .numberWhitespace,
                message: "White space around or in the number: some readers refuse it."
            )
        case .realNotFinite:
            return Words(
                code: .realNotFinite,
                message: "\(shown) is not finite: JSON and most programs cannot hold it."
            )
        case .realOverflow:
            return Words(
                code: .realOverflow,
                message: "\(shown) is beyond the largest double: it is read as infinity."
            )
        case .realUnderflow:
            return Words(
                code: .realUnderflow,
                message: "\(shown) is below the smallest double: it is read as 0."
            )
        case .dateWhitespace:
            return Words(code: .dateWhitespace, message: "White space around the date.")
        case .dateReduced:
            return Words(
                code: .dateReduced,
                message: "\(shown) leaves units out: it is read as the start of the period."
            )
        case .dateUnusualYear:
            return Words(
                code: .dateUnusualYear,
                message:
                    "The year of \(shown) is outside 1583 to 9999: readers use different calendars for it."
            )
        case .dateLeapSecond:
            return Words(
                code: .dateLeapSecond,
                message: "\(shown) has second 60: it is read as the next second."
            )
        default:
            return Words(
                code: .base64Noncanonical,
                message:
                    "The last digit of \(shown) has bits that do not count: another encoder wrote this, or it was cut."
            )
        }
    }

    private func rejects(_ detail: XMLFindingDetail) -> String {
        let reason =
            switch detail {
            case .commentInText: "a comment inside text"
            case .instructionInText: "a processing instruction inside text"
            case .cdataInNumber: "CDATA here"
            case .referenceInText: "a reference in a number or date"
            case .selfClosedData: "<data/>; write <data></data>"
            case .trailingWhitespace: "white space behind a number"
            case .longReference: "a character reference of more than eight digits"
            case .emptyCommentInProlog: "<!----> before the root"
            case .doctypeWithGreater: "`>` inside the document type's id"
            case .reducedDate: "a date that leaves units out"
            default: "white space around a date"
            }
        return "CoreFoundation refuses \(reason), so Apple's own reader does not read this file."
    }

    private func differs(_ detail: XMLFindingDetail) -> String {
        switch detail {
        case .referenceInData:
            "CoreFoundation reads the reference's own characters as base64, so its bytes are others."
        case .greaterInAttribute:
            "CoreFoundation ends a tag at the first `>`, also inside an attribute: its value is another."
        case .leadingMark:
            "CoreFoundation drops U+FEFF at the beginning of a text, which is invisible: delete it."
        default: "CoreFoundation keeps the carriage return that XML reads as a line feed."
        }
    }
}
