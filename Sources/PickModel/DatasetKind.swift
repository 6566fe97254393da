/// The two kinds of picker data.
public enum DatasetKind: String, Sendable, CaseIterable {
    /// Independent columns: choosing a row in one changes no other.
    case menu
    /// Dependent columns: choosing a region decides the rows of the next column.
    case regions
}
