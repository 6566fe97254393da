internal import PickBytes
internal import PropertyList

/// Names and codes as text, for rooms that pick, search and compare.
extension NamedTree {
    /// The name; empty where there is none.
    package func name(_ entry: Int) -> String {
        nameNode(entry).flatMap { document.plainText($0) } ?? ""
    }

    /// The code, zeros kept; nil where there is none.
    package func code(_ entry: Int) -> String? {
        codeNode(entry).flatMap { document.plainText($0) }
    }

    /// The code's bytes; nil where there is none.
    package func codeBytes(_ entry: Int) -> [UInt8]? { code(entry).map { Array($0.utf8) } }

    /// The attribute that a node of ``attributeNodes(_:)`` is.
    package func attribute(_ node: Int) -> Attribute { Attribute(document: document, node: node) }

    /// The first entry whose code is exactly these bytes.
    package func firstEntry(withCode code: [UInt8]) -> Int? {
        for entry in 0..<min(count, storage.codes.count) {
            guard let node = codeNode(entry) else { continue }
            guard document.kind(node).isText else {
                if codeBytes(entry) == code { return entry }
                continue
            }
            let isEqual = document.withBytes(node) { span in
                guard span.count == code.count else { return false }
                for index in 0..<span.count where span[index] != code[index] { return false }
                return true
            }
            if isEqual { return entry }
        }
        return nil
    }
}
