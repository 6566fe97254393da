/// How a whole document is to be read.
struct Plan {
    /// The node that holds the data, inside whatever stands around it.
    var node: Int
    /// What stands there.
    var slot: Slot
    /// The keys that stand around the data, outermost first.
    var wrappers: [Int] = []
    /// The keys of values that stand beside the data.
    var ownAttributes: [Int] = []
    /// The node itself is one region, with its name and children in it.
    var isItem = false
    /// Lists of one list that stand around the data.
    var extraLists = 0
    /// Tables that refer to each other, instead of one tree.
    var tables: TablePlan?
}
