package import PickBytes
internal import PickDiagnostics

/// An input with its encoding settled: UTF-8 that can be read, and the way back to the file.
struct XMLSource {
    /// UTF-8 from `start` on.
    let text: ByteSource
    /// The length of the byte order mark, which is not part of the text.
    let start: Int
    /// The name of the file's encoding.
    let encoding: String
    /// Faults and lint of the encoding.
    private(set) var findings: [Diagnostic] = []
    private let decoded: DecodedText?
    /// Whether the text is the source itself, and UTF-8 as far as is known.
    let isPlainUTF8: Bool

    /// Looks at the encoding, and decodes what is not UTF-8.
    init(_ source: ByteSource) throws(SystemFailure) {
        let prologue = XMLPrologue(try source.head(1024)[...])
        encoding = prologue.shownName
        let form = prologue.isWide ? prologue.formOfBytes : prologue.form
        switch form {
        case .utf16, .utf32, .iconv:
            let bytes = try source.load()
            let result = Self.decode(bytes.dropFirst(prologue.markLength), form)
            decoded = result
            text = .bytes(result?.text ?? bytes)
            start = 0
        default:
            text = source
            start = prologue.markLength
            decoded = nil
        }
        markLength = prologue.markLength
        isPlainUTF8 = form == .utf8
        if decoded?.text.starts(with: Self.mark) ?? (start > 0 && prologue.opening.starts(with: Self.mark)) {
            let message = "A second byte order mark, which is text and may not stand here: delete it."
            let range = 0..<Self.mark.count
            let fix = Fix("delete the byte order mark", .safe, [Fix.Edit(range, "")])
            findings = [Diagnostic(.extraContent, message, at: range, fixes: [fix])]
        }
        try look(at: prologue, source)
    }

    private let markLength: Int

    /// U+FEFF in UTF-8.
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Whether the text cannot be read at all.
    var isUnreadable: Bool { findings.contains { $0.severity == .error } }

    /// The text, with its way back to the file.
    func sourceText() throws(SystemFailure) -> SourceText {
        let bytes = try text.load()
        if let decoded { return SourceText(text: bytes, map: decoded.map(start: markLength)) }
        return SourceText(
            text: start == 0 ? bytes : Array(bytes.dropFirst(start)),
            map: OffsetMap(shift: start)
        )
    }

    /// The text of what is no property list, for the place of the finding that says so.
    static func text(of bytes: [UInt8]) -> SourceText {
        let prologue = XMLPrologue(bytes.prefix(1024))
        let rest = bytes.dropFirst(prologue.markLength)
        if prologue.isWide, let decoded = decode(rest, prologue.formOfBytes) {
            return SourceText(text: decoded.text, map: decoded.map(start: prologue.markLength))
        }
        let text = prologue.markLength == 0 ? bytes : Array(rest)
        return SourceText(text: text, map: OffsetMap(shift: prologue.markLength))
    }

    private static func decode(_ bytes: ArraySlice<UInt8>, _ form: XMLPrologue.Form) -> DecodedText? {
        switch form {
        case .utf16(let bigEndian): return UnicodeDecoder.decodeUTF16(bytes, bigEndian: bigEndian)
        case .utf32(let bigEndian): return UnicodeDecoder.decodeUTF32(bytes, bigEndian: bigEndian)
        case .iconv(let name, let strict):
            guard let decoder = IconvDecoder(name) else { return nil }
            var result = decoder.decode(bytes)
            if let strict, let check = IconvDecoder(strict) { hold(&result, bytes, to: check) }
            return result
        default: return nil
        }
    }

    /// Looks for the first character that the smaller encoding does not have.
    private static func hold(
        _ result: inout DecodedText,
        _ bytes: ArraySlice<UInt8>,
        to check: borrowing IconvDecoder
    ) {
        var place = bytes.startIndex
        var offset = 0
        for width in result.widths {
            if let fault = result.fault, fault.offset <= offset { return }
            if width > 1, !check.accepts(bytes[place..<place + Int(width)]) {
                let character = Array(bytes[place..<place + Int(width)])
                result.fault = DecodedText.Fault(offset: offset, bytes: character, kind: .outsideRepertoire)
                return
            }
            place += Int(width)
            guard case .scalar(_, let length) = XMLCharacters.read(result.text, at: offset) else { return }
            offset += length
        }
    }

    // MARK: Findings

    private mutating func look(at prologue: XMLPrologue, _ source: ByteSource) throws(SystemFailure) {
        switch prologue.form {
        case .utf8:
            if markLength > 0 {
                let message = "The file begins with a UTF-8 byte order mark, which some readers refuse."
                findings.append(Diagnostic(.bom, message, at: 0..<0))
            }
        case .ascii: try lookForHighBytes(source)
        case .unknown: findings.append(unknownEncoding(prologue))
        case .contradiction: findings.append(contradiction(prologue))
        case .utf16, .utf32, .iconv:
            guard let decoded else {
                findings.append(unknownEncoding(prologue))
                return
            }
            if let fault = decoded.fault { findings.append(misfit(fault, prologue, try source.load())) }
            let range = prologue.declaredRange ?? 0..<0
            let message =
                "The file is \(encoding), not UTF-8: readers other than Apple's refuse it. `pickdata normalize` writes UTF-8."
            findings.append(Diagnostic(.encodingNotUtf8, message, at: range))
            if prologue.isWide, markLength == 0 {
                let message =
                    "CoreFoundation refuses \(encoding) without a byte order mark, so Apple's own reader does not read this file."
                findings.append(Diagnostic(.appleRejects, message, at: range))
            }
        }
    }

    private mutating func lookForHighBytes(_ source: ByteSource) throws(SystemFailure) {
        let bytes = try source.load()
        guard let place = bytes.firstIndex(where: { $0 >= 0x80 }) else { return }
        let advice = Self.advice(for: bytes)
        let byte = Quoted.hexadecimal(UInt32(bytes[place]), digits: 2)
        findings.append(
            Diagnostic(
                .badEncodedText,
                "0x\(byte) is not ASCII, as declared.\(advice)",
                at: place..<place + 1
            )
        )
    }

    /// Names an encoding that fits, where there is one.
    private static func advice(for bytes: [UInt8], but declared: String = "") -> String {
        let names = isUTF8(bytes) ? ["UTF-8"] : EncodingGuess(bytes)?.names ?? []
        let known = EncodingTable.family(named: declared)
        guard !names.isEmpty, !names.contains(where: { EncodingTable.family(named: $0) == known }) else {
            return ""
        }
        return " The bytes read as \(names.joined(separator: " or ")): declare that."
    }

    private static func isUTF8(_ bytes: [UInt8]) -> Bool {
        var index = 0
        while index < bytes.count {
            guard case .scalar(_, let length) = XMLCharacters.read(bytes, at: index) else { return false }
            index += length
        }
        return true
    }

    private func unknownEncoding(_ prologue: XMLPrologue) -> Diagnostic {
        let name = Quoted.text(prologue.declaredName ?? "")
        return Diagnostic(
            .encodingUnknown,
            "\(name) is not an encoding that property lists are read in: declare UTF-8 and save the file so.",
            at: prologue.declaredRange ?? 0..<0
        )
    }

    private func contradiction(_ prologue: XMLPrologue) -> Diagnostic {
        let name = Quoted.text(prologue.declaredName ?? "")
        let actual: String =
            switch (prologue.markLength, prologue.isWide) {
            case (_, true): "UTF-16 or UTF-32"
            case (3, _): "UTF-8"
            default: "8-bit"
            }
        return Diagnostic(
            .encodingMismatch,
            "The file declares \(name), but its bytes are \(actual): correct the declaration.",
            at: prologue.declaredRange ?? 0..<0
        )
    }

    private func misfit(_ fault: DecodedText.Fault, _ prologue: XMLPrologue, _ file: [UInt8]) -> Diagnostic {
        let bytes = fault.bytes.map { "0x" + Quoted.hexadecimal(UInt32($0), digits: 2) }.joined(
            separator: " "
        )
        let code: DiagnosticCode = prologue.isWide ? .badUtf16 : .badEncodedText
        let message =
            switch fault.kind {
            case .loneSurrogate: "\(bytes) is half of a UTF-16 pair without its other half."
            case .oddLength: "The last character is cut: \(bytes) is not a whole one in \(encoding)."
            case .outOfRange: "\(bytes) is no character of Unicode."
            case .unmappable:
                "\(bytes) is no character of \(encoding), as declared."
                    + Self.advice(for: file, but: encoding)
            case .outsideRepertoire:
                "\(bytes) is not in \(encoding), as declared, but in GBK, its extension: declare encoding=\"GBK\"."
            }
        let width = fault.kind == .outsideRepertoire ? 1 : 3
        return Diagnostic(code, message, at: fault.offset..<fault.offset + width)
    }
}

extension ByteSource {
    /// The first bytes, at most `count`.
    package func head(_ count: Int) throws(SystemFailure) -> [UInt8] {
        var cursor = try ByteCursor(self)
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            guard let start = buffer.baseAddress else { return }
            filled = unsafe cursor.fill(start, size: count)
        }
        if cursor.failure != 0 { throw SystemFailure(number: cursor.failure) }
        return bytes
    }
}
