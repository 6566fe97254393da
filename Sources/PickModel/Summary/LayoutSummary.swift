/// What `inspect` tells about a file: its layout and the numbers of its levels.
public struct LayoutSummary: Sendable {
    /// Menu or regions; nil when nothing was recognized.
    public let kind: DatasetKind?
    /// The layout in notation; up to where the pattern broke when nothing was recognized.
    public let layout: String
    /// The family of layouts, such as `C1`.
    public let family: String?
    /// How sure the recognition is.
    public let verdict: Verdict?
    /// What spoke for it.
    public let reasons: [String]
    /// Options that would say it otherwise.
    public let overrules: [String]
    /// The languages that names are written in, where there are several.
    public let languages: [String]
    /// The columns of a menu; empty for regions.
    public let columns: [Column]
    /// The levels of the tree; for a menu the columns and their rows.
    public let levels: [Level]
    /// The first rows of the tree.
    public let picture: [PictureLine]

    /// A column of a menu.
    public struct Column: Sendable, Equatable {
        /// The title; nil where the layout has none.
        public let title: String?
        /// How many rows it has.
        public let rows: Int
    }

    /// A line of the picture.
    public enum PictureLine: Sendable, Equatable {
        /// A row on a level, from 0; an empty name for a list that has none.
        case row(level: Int, name: String, code: String?)
        /// So many more rows on a level.
        case more(level: Int, count: Int)
    }

    /// The numbers of one level.
    public struct Level: Sendable, Equatable {
        /// How the names are found: keys, `*` for the keys of a dictionary, `string` for plain strings.
        public var names: [String] = []
        /// The keys of the codes.
        public var codes: [String] = []
        /// The keys of the children.
        public var children: [String] = []
        /// The other keys.
        public var attributes: [String] = []
        /// How many there are.
        public var count = 0
        /// The fewest children that one of them has; nil on the last level.
        public var minChildren: Int?
        /// As many have fewer children as have more; nil on the last level.
        public var medianChildren: Int?
        /// The most children that one of them has; nil on the last level.
        public var maxChildren: Int?
        /// How many have an empty list of children.
        public var emptyCount = 0
        /// How many lack the key of the children.
        public var missingCount = 0
        /// How many have a code.
        public var codedCount = 0
        /// How many codes have how many characters, shortest first.
        public var codeWidths: [CodeWidth] = []
        /// It only groups the level below.
        public var isSections = false
        /// What is unusual, in plain words.
        public var oddities: [String] = []
    }

    /// How many codes have a width.
    public struct CodeWidth: Sendable, Equatable {
        /// Characters.
        public let width: Int
        /// Codes.
        public let count: Int
    }

    /// The summary of a recognition.
    public init(_ recognition: Recognition) {
        kind = recognition.kind
        layout = recognition.layout.description
        family = recognition.family
        verdict = recognition.verdict
        reasons = recognition.reasons
        overrules = recognition.overrules
        languages = recognition.languages
        guard let dataset = recognition.dataset else {
            (columns, levels, picture) = ([], [], [])
            return
        }
        if case .menu(let menu) = dataset {
            columns = menu.columns.map { Column(title: $0.title, rows: $0.count) }
        } else {
            columns = []
        }
        var survey = LevelSurvey(dataset.tree)
        levels = survey.levels(recognition)
        picture = TreePicture.lines(dataset.tree)
    }
}
