internal import PickDiagnostics
internal import PropertyList

/// The header and the records of a CSV text, as ``DataReader`` reads it; a short record stays short.
struct CSVTable {
    /// In lower case, without white space around.
    private(set) var header: [String] = []
    private(set) var records: [[String]] = []

    init(_ bytes: [UInt8]) throws(CodeTable.Failure) {
        guard bytes.contains(where: { $0 > 0x20 }) else {
            throw CodeTable.Failure(message: "The table is empty.")
        }
        let reading = DataReader.read(bytes, name: "table.csv")
        if let fault = reading.findings.first(where: { $0.severity == .error }) {
            let position = fault.range.flatMap { reading.source?.position(of: $0.lowerBound) }
            let place = position.map { "Line \($0.line): " } ?? ""
            throw CodeTable.Failure(message: place + fault.message)
        }
        guard let document = reading.document, document.format == .csv else {
            throw CodeTable.Failure(message: "The table is not CSV.")
        }
        for row in document.children(document.root) {
            let keys = Array(document.children(row))
            if keys.count > header.count { header = keys.map { document.string($0).trimmed.lowercased() } }
            records.append(keys.map { document.string($0 + 1) })
        }
        guard !records.isEmpty else { throw CodeTable.Failure(message: "The table has no rows.") }
    }
}

extension String {
    fileprivate var trimmed: String {
        String(self.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
