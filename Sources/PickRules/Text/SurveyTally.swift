internal import PickBytes
internal import PickModel
internal import PropertyList

/// The lists that a look at the texts gives.
struct SurveyLists: ~Copyable {
    /// The names that rules look closer at, in the order of the entries.
    var names = TrivialBuffer<TextSurvey.Name>()
    /// The first names with characters of the traditional script.
    var traditional = TrivialBuffer<UInt32>()
    /// The first names with characters of the simplified script.
    var simplified = TrivialBuffer<UInt32>()
    /// The names that may offer "all" or "please choose".
    var sentinels = TrivialBuffer<UInt32>()
    /// 市辖区 and the like.
    var administrative = TrivialBuffer<UInt32>()
    /// Other texts of the file that rules look closer at, by node: codes and attributes.
    var others = TrivialBuffer<TextSurvey.Name>()
    /// For each entry whether its name's folded text is another than its bytes.
    var folded: BitTable
    /// For each entry whether more than capitals is folded.
    var deeplyFolded: BitTable

    fileprivate init(_ entries: Range<Int>) {
        folded = BitTable(entries)
        deeplyFolded = BitTable(entries)
    }

    /// Adds the lists of the entries that follow.
    fileprivate mutating func join(_ next: borrowing SurveyLists) {
        unsafe names.append(next.names.base, count: next.names.count)
        unsafe sentinels.append(next.sentinels.base, count: next.sentinels.count)
        unsafe administrative.append(next.administrative.base, count: next.administrative.count)
        let most = TextSurvey.mostOfOneScript
        let simplified = min(next.simplified.count, most - self.simplified.count)
        unsafe self.simplified.append(next.simplified.base, count: simplified)
        let traditional = min(next.traditional.count, most - self.traditional.count)
        unsafe self.traditional.append(next.traditional.base, count: traditional)
        folded.formUnion(next.folded)
        deeplyFolded.formUnion(next.deeplyFolded)
    }
}

/// What is collected while the names of some entries are looked at.
struct SurveyTally: ~Copyable {
    private(set) var levels = TrivialBuffer<TextSurvey.Level>()
    private(set) var apart: [Range<Int>] = []
    private(set) var lists: SurveyLists
    /// For each node whether it is a name.
    private var isName: BitTable
    /// Where the subtree of 台湾, 香港 or 澳门 ends that was met last.
    private(set) var apartEnd: Int

    /// Nothing yet, with room for what all parts give.
    init(_ tree: NamedTree) {
        self.init(tree, 0..<tree.count, names: 0..<tree.document.count, apartUntil: 0)
    }

    /// Looks at the names of `entries`; those before `apartUntil` stand under 台湾 and the like.
    init(_ tree: NamedTree, _ entries: Range<Int>, apartUntil: Int) {
        // Into local variables: each access to a property of a class is checked at run time.
        let table = EntryTable(tree)
        let document = tree.document
        var (low, high) = (Int.max, 0)
        for entry in entries {
            guard let node = table.nameNode(entry) else { continue }
            low = min(low, node)
            high = max(high, node &+ 1)
        }
        self.init(tree, entries, names: min(low, high)..<high, apartUntil: apartUntil)
        var scanner = TextScanner()
        for entry in entries {
            guard let node = table.nameNode(entry) else { continue }
            let text = unsafe document.bytes(node)
            guard let base = text.baseAddress else { continue }
            isName.insert(node)
            let traits = unsafe scanner.traits(base, count: text.count)
            if text.count > 0, unsafe scanner.mayBeSpecial(base, count: text.count) {
                unsafe addSpecial(entry, text, traits, table)
            }
            if !traits.isDisjoint(with: .folding) {
                lists.folded.insert(entry)
                if !traits.isDisjoint(with: .deepFolding) { lists.deeplyFolded.insert(entry) }
            }
            if !traits.isDisjoint(with: .remarkable) || TextSurvey.isMisread(traits) {
                lists.names.append(.init(entry: UInt32(truncatingIfNeeded: entry), traits: traits))
            }
            guard entry >= apartEnd else { continue }
            let level = table.level(entry)
            levels[level].names &+= 1
            if traits.contains(.han) {
                levels[level].han &+= 1
                if unsafe scanner.mayHaveSuffix(base, count: text.count), unsafe NameSuffix.of(text) != nil {
                    levels[level].suffixed &+= 1
                }
                if !traits.isDisjoint(with: [.simplified, .traditional]) {
                    countScript(entry, traits, level)
                }
            }
            if !traits.isDisjoint(with: [.kana, .digit]) {
                if traits.contains(.kana) { levels[level].kana &+= 1 }
                if traits.contains(.number) { levels[level].numbers &+= 1 }
                if traits.contains(.glued) { levels[level].glued &+= 1 }
            }
        }
    }

    private init(_ tree: NamedTree, _ entries: Range<Int>, names: Range<Int>, apartUntil: Int) {
        for _ in tree.levelCounts { levels.append(.init()) }
        lists = SurveyLists(entries)
        isName = BitTable(names)
        apartEnd = apartUntil
    }

    /// Adds what was seen of the entries that follow.
    mutating func join(_ next: borrowing SurveyTally) {
        for level in 0..<levels.count { levels[level].add(next.levels[level]) }
        apart += next.apart
        apartEnd = max(apartEnd, next.apartEnd)
        lists.join(next.lists)
        isName.formUnion(next.isName)
    }

    /// For each node whether it is a name; to be asked for once.
    mutating func takeNames() -> BitTable {
        var names = BitTable(0..<0)
        swap(&names, &isName)
        return names
    }

    /// The lists, with those of texts that are no names.
    consuming func finish(_ others: consuming TrivialBuffer<TextSurvey.Name>) -> SurveyLists {
        var lists = lists
        lists.others = others
        return lists
    }

    @inline(never)
    @unsafe private mutating func addSpecial(
        _ entry: Int,
        _ text: UnsafeBufferPointer<UInt8>,
        _ traits: TextTraits,
        _ table: EntryTable
    ) {
        if table.level(entry) <= 2, entry >= apartEnd, traits.contains(.han), unsafe Apart.isOne(text) {
            apartEnd = table.end(entry)
            apart.append(entry..<apartEnd)
        }
        if unsafe Sentinel.canBegin(text) { lists.sentinels.append(UInt32(truncatingIfNeeded: entry)) }
        if unsafe AdministrativeRow.isOne(text) {
            lists.administrative.append(UInt32(truncatingIfNeeded: entry))
        }
    }

    @inline(__always)
    private mutating func countScript(_ entry: Int, _ traits: TextTraits, _ level: Int) {
        let isSimplified = traits.contains(.simplified)
        let isTraditional = traits.contains(.traditional)
        if isSimplified, isTraditional {
            levels[level].both &+= 1
        } else if isSimplified {
            levels[level].simplified &+= 1
        } else {
            levels[level].traditional &+= 1
        }
        if isSimplified, lists.simplified.count < TextSurvey.mostOfOneScript {
            lists.simplified.append(UInt32(truncatingIfNeeded: entry))
        }
        if isTraditional, lists.traditional.count < TextSurvey.mostOfOneScript {
            lists.traditional.append(UInt32(truncatingIfNeeded: entry))
        }
    }
}
