internal import PickModel
internal import PickPresets
internal import PickReference
internal import PickThreads

/// Facts about the data that several rules need, each found once: when the first rule asks.
///
/// Rules on several threads may ask. Who asks for what another one is just finding waits for it.
final class RuleFacts: @unchecked Sendable {
    // Sendable although unchecked: each fact is made under its lock, and nobody writes to it any more. The resolver in
    // `names` does remember what it was asked, and one rule alone asks it: `UnknownName`.

    let dataset: Dataset
    let tree: NamedTree
    let settings: RuleSettings
    private let jobs: Int

    private let surveyFact = Fact<TextSurvey>()
    private let duplicatesFact = Fact<SiblingDuplicates>()
    private let shapeFact = Fact<ShapeFacts>()
    private let codesFact = Fact<CodeFacts>()
    private let namesFact = Fact<DatasetNames?>()
    private let firstLevelFact = Fact<FirstLevel?>()
    private let divisionCodesFact = Fact<DivisionCodes?>()
    private let shortEntriesFact = Fact<Set<Int>>()
    private let referencePlacesFact = Fact<[Int: [Int]]>()
    private let frontEndFaultsFact = Fact<[PresetFault]>()

    init(_ dataset: Dataset, _ settings: RuleSettings, jobs: Int) {
        self.dataset = dataset
        tree = dataset.tree
        self.settings = settings
        self.jobs = jobs
    }

    var survey: TextSurvey { surveyFact { TextSurvey(tree, jobs: jobs) } }
    var duplicates: SiblingDuplicates { duplicatesFact { SiblingDuplicates(tree, survey, jobs: jobs) } }
    var shape: ShapeFacts { shapeFact { ShapeFacts(tree, dataset.kind, survey) } }
    var codes: CodeFacts { codesFact { CodeFacts(tree) } }
    var names: DatasetNames? { namesFact { settings.names(of: tree, dataset.kind) } }
    var firstLevel: FirstLevel? { firstLevelFact { settings.firstLevel(of: tree, dataset.kind) } }
    var divisionCodes: DivisionCodes? { divisionCodesFact { names.flatMap { DivisionCodes($0) } } }

    var shortEntries: Set<Int> { shortEntriesFact { Set((names?.shorts ?? []).map(\.entry)) } }

    var referencePlaces: [Int: [Int]] {
        referencePlacesFact {
            Dictionary(grouping: tree.references, by: \.name).mapValues { $0.map(\.place) }
        }
    }

    var frontEndFaults: [PresetFault] {
        frontEndFaultsFact {
            guard let preset = settings.preset else { return [] }
            let mode = ValueChoice(dataset, preset, asked: nil, .file).mode
            return PresetCheck.faults(dataset, preset, mode, .file)
        }
    }

    /// Finds what all threads find together.
    func prepare() { _ = duplicates }

    /// What takes long on one thread: to be begun before the rules that would wait for it, the longest first.
    var heavy: [@Sendable () -> Void] {
        [{ _ = self.divisionCodes }, { _ = self.codes }, { _ = self.shape }]
    }
}

/// A fact that is made when somebody asks for it first.
private final class Fact<Value> {
    private let monitor = Monitor()
    private var value: Value?

    func callAsFunction(_ make: () -> Value) -> Value {
        monitor.locked {
            if let value { return value }
            let made = make()
            value = made
            return made
        }
    }
}
