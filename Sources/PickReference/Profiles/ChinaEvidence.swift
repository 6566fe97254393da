public import PickModel

/// What the divisions of China say of names, to settle layouts that could be read in two ways.
///
/// The tables are read only when somebody asks, which few layouts do.
public struct ChinaEvidence: NameEvidence {
    /// The evidence; costs nothing until it is asked.
    public init() {}

    /// Whether a division has or had this name, in any of its spellings.
    public func isPlaceName(_ name: String) -> Bool {
        guard name.utf8.count >= 6, name.utf8.count <= 48, let first = name.utf8.first, first >= 0xE4 else {
            return false
        }
        if ChinaSigns.isProvince(name) { return true }
        var isPlace = false
        ChinaTable.today.names.each(NameKey(name)) { _ in isPlace = true }
        return isPlace
    }
}
