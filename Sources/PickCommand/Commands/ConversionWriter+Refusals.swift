internal import PickBytes
internal import PickDiagnostics
internal import PickExport
internal import PropertyList

/// What cannot be written, in words and with its place.
extension ConversionWriter {
    func sourceText(_ format: Document.Format) throws(ConversionFailure) -> SourceText {
        do {
            return try InputReader.sourceText(of: source, format)
        } catch {
            throw .unreadable(InputFailure(path: path, reason: error))
        }
    }

    func refusal(
        _ failure: JSONStream.Failure,
        of document: Document
    ) throws(ConversionFailure) -> ConversionFailure {
        let node = document.lastNode(startingAtOrBefore: failure.offset) ?? document.root
        let message =
            switch failure.reason {
            case .notFinite:
                "JSON has no NaN and no infinity: choose `--non-finite null` or `--non-finite string`."
            case .date: "JSON has no dates, and `--non-json error` was asked for."
            case .data: "JSON has no data, and `--non-json error` was asked for."
            case .duplicateKey: "The key stands twice in its dict."
            }
        return .faulty([finding(message, node, document)], try sourceText(document.format))
    }

    /// The duplicate keys of an input whose first value has already been written.
    func duplicateKeys() throws(ConversionFailure) -> ConversionFailure {
        let reading: PropertyListReading
        do {
            reading = try PropertyListReader.read(source)
        } catch {
            throw .unreadable(InputFailure(path: path, reason: error))
        }
        var findings = reading.findings.filter { $0.code == .duplicateKey }
        for index in findings.indices {
            findings[index].severity = .error
            findings[index].message +=
                " Its first value has already been written: name a file with `-o`, where the output can begin anew."
        }
        return .faulty(findings, reading.source)
    }

    func finding(_ message: String, _ node: Int, _ document: Document) -> Diagnostic {
        Diagnostic(.unwritableValue, message, at: document.range(node), dataPath: document.path(of: node))
    }
}

extension Diagnostic {
    /// The same for data whose paths are not those of the source.
    var withoutPath: Diagnostic {
        var finding = self
        finding.dataPath = nil
        return finding
    }

    /// The same for data that stand nowhere.
    var withoutPlaces: Diagnostic {
        var finding = withoutPath
        finding.range = nil
        for index in finding.notes.indices { finding.notes[index].range = nil }
        return finding
    }
}
