package import PickDiagnostics
internal import PickModel
internal import PropertyList

/// A key that an editor made and nobody renamed.
package enum EditorLeftover: Rule {
    package static let code = DiagnosticCode(
        "PD221",
        "editor-leftover",
        .warning,
        "A key that Xcode's editor makes and nobody has renamed: 'New item', 'Root'."
    )
    package static let about = RuleAbout(
        why: """
            'New item' is the editor's first name for a key; what stands under it is read by nobody. 'Root' is how the editor \
            shows the top of the file: as a key it was made by mistake, and an app that expects a list finds a dictionary.
            """,
        accepted: [
            "[{name: 甲, cities: [乙, 丙]}]", "{address: [{name: 甲, sub: [乙, 丙]}]}", "[[New item, Root]]",
        ],
        rejected: [
            "[{name: 甲, cities: [乙, 丙]}, {name: 丁, ↓New item: '', cities: [戊, 己]}]",
            "{↓Root: [甲, 乙, 丙]}",
            "{citys: [{name: 甲, cities: [乙, 丙], ↓New item - 2: x}]}",
        ]
    )

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        let document = input.document
        if document.kind(document.root) == .dict {
            let isAlone = document.childCount(document.root) == 1
            for key in document.children(document.root)
            where document.text(key, equals: "Root") && document.kind(key + 1).isContainer {
                findings.add(
                    code,
                    isAlone
                        ? "The key 'Root' was made by mistake: put its value in the place of the dictionary."
                        : "'Root' is the editor's word for the top of the file, and here a key beside others: rename it.",
                    at: key
                )
            }
        }
        // Most files have a few keys, many times: the last ones are known by where their text lies.
        var known = [UInt32](repeating: .max, count: 16)
        for node in 0..<document.count where document.kind(node) == .key {
            let place = document.keyPlace(node)
            guard known[Int(place & 15)] != place else { continue }
            guard unsafe isLeftover(unsafe document.bytes(node)) else {
                known[Int(place & 15)] = place
                continue
            }
            findings.add(
                code,
                "\(Words.quoted(document.string(node))) is the editor's name for a new key: rename it or take it away.",
                at: node
            )
        }
    }

    private static let words = Array("New item".utf8)

    private static func isLeftover(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
        unsafe key.count >= 8 && key.starts(with: words) && (key.count == 8 || key[8] == UInt8(ascii: " "))
    }
}
