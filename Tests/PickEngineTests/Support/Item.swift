import PropertyList

@testable import PickModel

/// A row or region as a literal: its name, or more.
struct Item: Sendable, Decodable, ExpressibleByStringLiteral {
    let name: String
    let code: String?
    let children: [Item]?

    init(_ name: String, code: String? = nil, _ children: [Item]? = nil) {
        self.name = name
        self.code = code
        self.children = children
    }

    init(stringLiteral name: String) { self.init(name) }

    private enum CodingKeys: CodingKey { case name, code, children }

    init(from decoder: any Decoder) throws {
        if let name = try? decoder.singleValueContainer().decode(String.self) {
            self.init(name)
            return
        }
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try values.decode(String.self, forKey: .name),
            code: try values.decodeIfPresent(String.self, forKey: .code),
            try values.decodeIfPresent([Item].self, forKey: .children)
        )
    }

    /// A menu of these columns.
    static func menu(_ columns: [[Item]]) -> Dataset {
        .menu(Menu(tree: tree(columns.map { Item("", $0) }, named: false)))
    }

    /// These regions.
    static func regions(_ regions: [Item]) -> Dataset { .regions(Regions(tree: tree(regions, named: true))) }

    private static func tree(_ roots: [Item], named: Bool) -> NamedTree {
        var document = DocumentBuilder()
        var builder = NamedTreeBuilder()
        document.begin(.array, at: 0)
        for root in roots { root.add(&document, &builder, isNamed: named) }
        document.end(at: document.count)
        return builder.finish(document.finish(format: .xml, encoding: "UTF-8"), ownAttributes: [])
    }

    private func add(_ document: inout DocumentBuilder, _ builder: inout NamedTreeBuilder, isNamed: Bool) {
        let node = isNamed ? Self.add(name, &document) : document.count
        let entry = builder.open(name: isNamed ? UInt32(node) : NamedTree.none, source: node)
        if let code { builder.setCode(entry, Self.add(code, &document)) }
        if let children, children.isEmpty { builder.insert(.childrenEmpty, entry) }
        for child in children ?? [] { child.add(&document, &builder, isNamed: true) }
        builder.close(entry)
    }

    private static func add(_ text: String, _ document: inout DocumentBuilder) -> Int {
        let node = document.count
        document.beginText(.string, at: node)
        var text = text
        text.withUTF8 { bytes in
            guard let start = bytes.baseAddress else { return }
            unsafe document.text(start, count: bytes.count)
        }
        document.endText(at: node + 1)
        return node
    }
}
