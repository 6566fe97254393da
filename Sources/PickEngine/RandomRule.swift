/// What is equally likely when regions are drawn; for a menu both are the same.
public enum RandomRule: String, Sendable, CaseIterable {
    /// In each wheel, from the first on, every row: a city of a small province is likelier than one of a large.
    case wheels
    /// Every region without children, in the whole tree: no place is likelier than another.
    case leaves
}
