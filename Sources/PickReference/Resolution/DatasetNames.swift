internal import PickBytes
package import PickModel

/// What all names of a dataset mean, found in one pass.
package final class DatasetNames {
    /// A name that is not simply that of a division in its place.
    package struct Odd {
        package let entry: Int
        package let resolution: NameResolution
        package let context: NameContext
    }

    /// How a municipality's districts stand below it.
    package enum MunicipalityStyle: Sendable, Hashable {
        /// 北京市 – 东城区.
        case districts
        /// 北京市 – 北京市 – 东城区.
        case ownName
        /// 北京市 – 市辖区 – 东城区.
        case groups
    }

    package let table: ChinaTable
    package let tree: NamedTree
    package let resolver: NameResolver
    private let survey: NameSurvey

    /// Looks at all names; `keepsMeanings` says that ``meaning(of:)`` will be asked.
    package init(_ tree: NamedTree, _ table: ChinaTable = .today, keepsMeanings: Bool = false) {
        self.table = table
        self.tree = tree
        resolver = NameResolver(table)
        survey = NameSurvey(tree, table, resolver, keepsMeanings: keepsMeanings)
    }

    /// Names that are not simply those of divisions in their places, in the order of the file.
    package var odd: [Odd] { survey.odd }
    /// Entries whose names several divisions have.
    package var ambiguous: [Int] { survey.ambiguous }
    /// The entries of divisions that are written without their suffixes.
    package var shorts: [(entry: Int, unit: Int)] { survey.shorts }
    /// The entries that stand above their level, by the level that they stand on.
    package var deep: [(entry: Int, unit: Int, level: Int)] { survey.deep }
    /// The first row below each municipality, and what it says of the style.
    package var municipalities: [(entry: Int, unit: Int, style: MunicipalityStyle)] { survey.municipalities }
    /// Whether a division is somewhere in the data, by its index.
    package var isPresent: [Bool] { survey.isPresent }
    /// The entry that a division's children stand under, by its index; -1 where it has none.
    package var homes: [Int] { survey.homes }
    /// The names, for telling the year that they are of.
    package var namedYears: NamedYears { survey.namedYears }
    /// What an entry means, and under what; nil where that was not kept.
    func resolved(_ entry: Int) -> (resolution: NameResolution, context: NameContext)? {
        survey.meanings.indices.contains(entry) ? survey.meanings[entry] : nil
    }

    /// The division that an entry is, also where its name is wrong.
    package func unit(of entry: Int) -> Int? {
        entry < survey.units.count && survey.units[entry] >= 0 ? Int(survey.units[entry]) : nil
    }

    /// Whether an entry has a former name.
    package func isFormer(_ entry: Int) -> Bool { formerEntries.contains(entry) }
    private lazy var formerEntries = Set(odd.filter { $0.resolution.kind == .former }.map(\.entry))

    /// How many names below the provinces have a kind of meaning.
    package func count(_ kind: NameResolution.Kind) -> Int { survey.counts[Int(kind.rawValue)] }

    /// Whether nearly all names of a level are written in full.
    package func isMostlyFull(on level: Int) -> Bool {
        survey.levels.indices.contains(level) && survey.levels[level].isMostlyFull
    }

    /// Whether most names of a level are written without their suffixes.
    package func isMostlyShort(on level: Int) -> Bool {
        survey.levels.indices.contains(level) && survey.levels[level].isMostlyShort
    }

    /// Whether most divisions of a level stand on their own level, and not a level above it.
    package func isMostlyRight(on level: Int) -> Bool {
        survey.levels.indices.contains(level) && survey.levels[level].isMostlyRight
    }
}
