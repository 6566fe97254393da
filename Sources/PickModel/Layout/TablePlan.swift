/// Tables beside each other in one file that together make a tree.
enum TablePlan {
    /// Names, and for each table the lists that belong to a name of the table before it (or to a path of names).
    case parallel(roots: Int, below: [Int])
    /// Records that say which record they belong under.
    case records([RecordTable])

    struct RecordTable {
        /// The key that holds the table; nil where it is the whole file.
        let key: Int?
        let array: Int
        let slot: Slot
    }
}
