extension [Diagnostic] {
    /// In the order of the text; at one place, the worse first, then by code.
    ///
    /// Findings without a place come first.
    package func sortedByPlace() -> [Diagnostic] {
        enumerated().sorted { left, right in
            let leftKey = (left.element.range?.lowerBound ?? -1, left.element.severity)
            let rightKey = (right.element.range?.lowerBound ?? -1, right.element.severity)
            if leftKey != rightKey { return leftKey < rightKey }
            if left.element.code != right.element.code { return left.element.code.id < right.element.code.id }
            return left.offset < right.offset
        }.map(\.element)
    }
}
