/// Decodes UTF-16 and UTF-32, with the exact place of what is none.
enum UnicodeDecoder {
    static func decodeUTF16(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) -> DecodedText {
        var result = DecodedText()
        result.text.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        func unit(at index: Int) -> UInt16 {
            let first = UInt16(bytes[index])
            let second = UInt16(bytes[index + 1])
            return bigEndian ? first << 8 | second : second << 8 | first
        }
        while index + 1 < bytes.endIndex {
            let lead = unit(at: index)
            if UTF16.isLeadSurrogate(lead), index + 3 < bytes.endIndex,
                UTF16.isTrailSurrogate(unit(at: index + 2))
            {
                let value = 0x10000 + (UInt32(lead & 0x3FF) << 10 | UInt32(unit(at: index + 2) & 0x3FF))
                if let scalar = Unicode.Scalar(value) { result.append(scalar, width: 4) }
                index += 4
            } else if let scalar = Unicode.Scalar(lead) {
                result.append(scalar, width: 2)
                index += 2
            } else {
                result.appendReplacement(for: Array(bytes[index..<index + 2]), .loneSurrogate)
                index += 2
            }
        }
        if index < bytes.endIndex { result.appendReplacement(for: Array(bytes[index...]), .oddLength) }
        return result
    }

    static func decodeUTF32(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) -> DecodedText {
        var result = DecodedText()
        result.text.reserveCapacity(bytes.count / 2)
        var index = bytes.startIndex
        while index + 3 < bytes.endIndex {
            var value: UInt32 = 0
            for offset in 0..<4 {
                value = value << 8 | UInt32(bytes[index + (bigEndian ? offset : 3 - offset)])
            }
            if let scalar = Unicode.Scalar(value) {
                result.append(scalar, width: 4)
            } else {
                result.appendReplacement(for: Array(bytes[index..<index + 4]), .outOfRange)
            }
            index += 4
        }
        if index < bytes.endIndex { result.appendReplacement(for: Array(bytes[index...]), .oddLength) }
        return result
    }
}
