extension JSONShape {
    /// The shape as a declaration file of TypeScript for `import data from "./NAME.json"`.
    func typeScript(of file: String) -> String {
        """
        // Types of \(file).
        export type Data = \(type(indent: ""));
        declare const data: Data;
        export default data;

        """
    }

    private func type(indent: String) -> String {
        var types: [String] = []
        if objectCount > 0 { types.append(object(indent: indent)) }
        if hasArray { types.append("Array<\(items?.type(indent: indent) ?? "never")>") }
        if hasText { types.append("string") }
        if hasReal || hasInteger { types.append("number") }
        if hasBoolean { types.append("boolean") }
        if hasNull { types.append("null") }
        return types.isEmpty ? "unknown" : types.joined(separator: " | ")
    }

    private func object(indent: String) -> String {
        if isMap { return "{ [key: string]: \(values.type(indent: indent)) }" }
        guard !members.isEmpty else { return "{}" }
        let inner = indent + "  "
        let lines = members.map { member in
            "\(inner)\(member.key)\(member.count == objectCount ? "" : "?"): \(member.shape.type(indent: inner));\n"
        }
        return "{\n" + lines.joined() + indent + "}"
    }
}
