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

    /// Sorted by place, those of one place by `precedes`, so that what is equal keeps its order.
    ///
    /// The list is not even copied where the order is right, as it mostly is.
    package func stablySorted(by precedes: (Diagnostic, Diagnostic) -> Bool) -> [Diagnostic] {
        // Each look at a whole finding counts the uses of its texts, so the places are looked at first.
        if indices.dropFirst().allSatisfy({ place(of: $0 - 1) < place(of: $0) }) { return self }
        let isSorted = indices.dropFirst().allSatisfy { !precedes(self[$0], self[$0 - 1]) }
        if isSorted { return self }
        return indices.sorted { left, right in
            precedes(self[left], self[right]) || left < right && !precedes(self[right], self[left])
        }.map { self[$0] }
    }

    private func place(of index: Int) -> Int { self[index].range?.lowerBound ?? -1 }
}
