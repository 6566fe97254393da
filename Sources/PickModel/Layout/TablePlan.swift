/// Tables beside each other in one file that together make a tree.
enum TablePlan {
    /// Names, and for each table the lists that belong to a name of the table before it (or to a path of names).
    case parallel(roots: Int, below: [Int])
    /// Records that say which record they belong under.
    case records([RecordTable])
    /// For each level a map of codes to names; the first digits of a code are those of its parent.
    case codeMaps([Int])
    /// For each code a map of its children's codes to their names; `roots` is the key of a map of the first level.
    case adjacency(Adjacency)
    /// Rows with their own number and their parent's.
    case nodes(NodeTable)
    /// Rows with a column for each level of a path.
    case paths(PathTable)
    /// Rows of independent columns.
    case columns(ColumnTable)

    /// Options that name their group, and the groups.
    case options(OptionTable)

    /// The columns of a menu, and rows that name their column.
    case menu(MenuTables)

    /// The columns that a page starts with, and the rows below each row by its positions.
    case wheels(Wheels)

    struct MenuTables {
        let columns: Int
        let rows: Int
    }

    struct Wheels {
        /// The list of names of the first level.
        let roots: Int
        /// `{"0": […], "0-1": […]}`: lists of names under the positions of their parent.
        let below: Int
    }

    struct OptionTable {
        let options: Int
        let groups: Int
    }

    struct RecordTable {
        /// The key that holds the table; nil where it is the whole file.
        let key: Int?
        let array: Int
        let slot: Slot
    }

    struct Adjacency {
        /// The key that holds the names of the first level; nil where a code of the map stands above them.
        var roots: Int?
        /// The key that holds the map; nil where it is the whole file.
        var key: Int?
        /// The map.
        let map: Int
        /// The key of the code that stands above the first level; nil with ``roots``.
        var above: Int?
        /// The key of the names, where the values are dictionaries.
        var name: Int?
    }

    /// A table as this tool writes it, as CSV or into a database.
    struct NodeTable {
        let array: Int
        /// Numbers of the keys.
        let id: Int
        let parent: Int?
        let name: Int
        var code: Int?
        /// Keys that say what the tree says too.
        var derived: [Int] = []
        /// The keys of all columns.
        var columns: [Int] = []
    }

    struct PathTable {
        /// Numbers of the keys, and their nodes.
        struct Level {
            var name: Int
            var nameNode: Int
            var code: Int?
            var codeNode: Int?
        }

        let array: Int
        var levels: [Level]
    }

    struct ColumnTable {
        let array: Int
        /// A key of each column: the first one in the file.
        var keys: [Int]
    }
}
