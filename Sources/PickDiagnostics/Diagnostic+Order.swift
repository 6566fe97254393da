extension [Diagnostic] {
    /// In the order of the text; at one place, the worse first, then by code.
    ///
    /// Findings without a place come first.
    package func sortedByPlace() -> [Diagnostic] {
        stablySorted { left, right in
            let leftKey = (left.range?.lowerBound ?? -1, left.severity)
            let rightKey = (right.range?.lowerBound ?? -1, right.severity)
            return leftKey == rightKey ? left.code.id < right.code.id : leftKey < rightKey
        }
    }

    /// Sorted so that what is equal keeps its order; not even copied where the order is right, as it mostly is.
    package func stablySorted(by precedes: (Diagnostic, Diagnostic) -> Bool) -> [Diagnostic] {
        let isSorted = indices.dropFirst().allSatisfy { !precedes(self[$0], self[$0 - 1]) }
        if isSorted { return self }
        return indices.sorted { left, right in
            precedes(self[left], self[right]) || left < right && !precedes(self[right], self[left])
        }.map { self[$0] }
    }
}
