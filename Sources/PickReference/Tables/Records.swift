/// Years in one byte, as the tables have them.
extension UInt8 {
    /// The year that it stands for.
    var year: Int { Int(self) + ChinaTables.firstYear }
}

/// A division of the table.
struct DivisionRecord: BitwiseCopyable {
    var code: UInt32
    var level: UInt8
    var kind: DivisionKind
    /// How many bytes of the name are the short one.
    var shortBytes: UInt8
    /// Since when it has had this name and this code, from 1980.
    var since: UInt8
    /// The index of the division above; -1 for none.
    var parent: Int32
    var hasChildren: Bool
    var name: Cell
    var pinyin: Cell
    /// Empty where it is the name.
    var traditional: Cell
}

/// A full name that ended.
struct FormerRecord: BitwiseCopyable {
    var code: UInt32
    var level: UInt8
    var kind: DivisionKind
    var shortBytes: UInt8
    /// From 1980.
    var ended: UInt8
    /// The letter of what happened.
    var how: UInt8
    /// The index of the division that took over; -1 for none.
    var heir: Int32
    var name: Cell
    var parentThen: Cell
    /// Six digits each, of what has the area now, where that is several.
    var territory: Cell
}

/// A pair of code and name that ended.
struct LifeRecord: BitwiseCopyable {
    var code: UInt32
    var from: UInt8
    var to: UInt8
    var how: UInt8
    var newCode: UInt32
    var name: Cell
    /// Empty where the name stayed.
    var newName: Cell
}
