/// What the values of rows are made of.
public enum ValueMode: String, Sendable, CaseIterable {
    /// The code.
    case code
    /// The name.
    case name
    /// The names from the first level down, with `/` between them.
    case path
    /// The positions from the first level down, counted from 1: `3-1-2`.
    case index
}
