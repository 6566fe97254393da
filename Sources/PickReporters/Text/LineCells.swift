/// Splits a line of source text into what a terminal shows of it.
enum LineCells {
    /// One user-perceived character, or what is printed in its place.
    struct Cell: Equatable {
        /// Where its bytes stand in the text.
        var offset: Int
        var length: Int
        /// What is printed.
        var text: String
        /// How many cells of the terminal that takes.
        var width: Int
    }

    private static let tab = "    "

    /// The cells of a line without its line end; bytes that are not UTF-8 are shown as `<FF>`.
    static func of(_ line: ArraySlice<UInt8>) -> [Cell] {
        var cells: [Cell] = []
        var run = ""
        var runStart = line.startIndex
        var index = line.startIndex

        func endRun() {
            var offset = runStart
            for character in run {
                let text = String(character)
                let length = text.utf8.count
                cells.append(
                    Cell(offset: offset, length: length, text: text, width: DisplayWidth.of(character))
                )
                offset += length
            }
            run = ""
        }

        while index < line.endIndex {
            let (scalar, length) = decode(line, at: index)
            if let scalar, scalar != "\t", !PrintableText.mustEscape(scalar) {
                if run.isEmpty { runStart = index }
                run.unicodeScalars.append(scalar)
            } else {
                endRun()
                let text: String
                if let scalar {
                    text = scalar == "\t" ? tab : PrintableText.name(of: scalar)
                } else {
                    let digits = String(line[index], radix: 16, uppercase: true)
                    text = "<\(digits.count < 2 ? "0" : "")\(digits)>"
                }
                cells.append(Cell(offset: index, length: length, text: text, width: text.utf8.count))
            }
            index += length
        }
        endRun()
        return cells
    }

    /// The scalar that begins at `index` and its length; nil and 1 when there is none.
    private static func decode(_ line: ArraySlice<UInt8>, at index: Int) -> (Unicode.Scalar?, Int) {
        let lead = line[index]
        if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 1
        guard length > 1, index + length <= line.endIndex else { return (nil, 1) }
        var iterator = line[index..<index + length].makeIterator()
        var decoder = UTF8()
        if case .scalarValue(let scalar) = decoder.decode(&iterator), UTF8.width(scalar) == length {
            return (scalar, length)
        }
        return (nil, 1)
    }
}
