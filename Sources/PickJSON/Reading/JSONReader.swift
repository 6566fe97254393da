/// Reads JSON (RFC 8259) in UTF-8.
package enum JSONReader {
    /// Reads a whole text; the first fault ends it.
    ///
    /// Costs time and memory in proportion to the length, whatever the text, and never recurses.
    package static func read(
        _ bytes: [UInt8],
        _ options: JSONReadingOptions = .strict
    ) throws(JSONFault) -> JSONDocument {
        guard bytes.count < Int(UInt32.max) else { throw JSONFault(.tooLarge, at: 0..<0) }
        var fault: JSONFault?
        var storage = JSONDocument.Storage()
        unsafe bytes.withUnsafeBufferPointer { buffer in
            var scanner = unsafe JSONScanner(buffer, options)
            do throws(JSONFault) { try scanner.run() } catch { fault = error }
            storage = scanner.finish()
        }
        if let fault { throw fault }
        return JSONDocument(bytes: bytes, storage: storage)
    }
}
