package import PickBytes
package import PickModel

/// The wheels on one page of HTML that needs nothing else: no network, no file beside it.
///
/// The page itself is the files of `Page/`, put together by `Scripts/make-page.py`; here the data go into it.
package struct PreviewPage: Sendable {
    /// What the data are called.
    package var file: String
    /// The layout in notation.
    package var layout: String
    /// The version of the tool.
    package var version: String
    /// What stands on the wheels.
    package var dataset: Dataset
    /// What is to be told about the data, in the order of the page.
    package var findings: [PreviewFinding]
    /// What the box for programmers offers.
    package var snippets: [PreviewSnippet]

    package init(
        file: String,
        layout: String,
        version: String,
        dataset: Dataset,
        findings: [PreviewFinding] = [],
        snippets: [PreviewSnippet] = []
    ) {
        self.file = file
        self.layout = layout
        self.version = version
        self.dataset = dataset
        self.findings = findings
        self.snippets = snippets
    }

    /// Writes the page.
    package func write(to out: inout ByteWriter) {
        out.append(PageTemplate.beforeData)
        var data = ByteWriter()
        PreviewData(page: self).write(to: &data)
        let bytes = data.bytes()
        var run = 0
        // No data can end the element that they stand in: `<` is written so that JSON still knows it.
        for index in bytes.indices where bytes[index] == UInt8(ascii: "<") {
            out.append(bytes[run..<index])
            out.append("\\u003c")
            run = index + 1
        }
        out.append(bytes[run...])
        out.append(PageTemplate.behindData)
    }
}

extension ByteWriter {
    fileprivate mutating func append(_ bytes: ArraySlice<UInt8>) {
        unsafe bytes.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            unsafe append(start, count: buffer.count)
        }
    }
}
