internal import PickThreads
internal import PropertyList

/// Walks over all containers of a slot: by several threads where there are very many, each over some of them.
///
/// What threads find is joined in the order of the text, so that it is what one thread finds.
struct SlotWalks: Sendable {
    let document: Document
    private let jobs: Int
    /// So many containers are worth a part.
    private let partSize: Int

    init(_ document: Document, _ work: RecognitionWork) {
        self.document = document
        jobs = work.jobs(forNodes: document.count)
        partSize = max(1, work.partSize / 16)
    }

    /// What stands in the arrays of a slot.
    func items(_ slot: Slot) -> Tally {
        let document = document
        return tally(slot.tally.arrayCount) { arrays, tally in
            for index in arrays { tally.add(itemsOf: slot.tally.array(index), document) }
        }
    }

    /// What stands under the keys of a slot's dictionaries.
    func values(_ slot: Slot) -> Tally {
        let document = document
        return tally(slot.tally.dictCount) { dicts, tally in
            for index in dicts {
                for key in document.children(slot.tally.dict(index)) {
                    tally.add(key + 1, document.kind(key + 1))
                }
            }
        }
    }

    /// What stands under one key of a slot's dictionaries.
    func values(_ slot: Slot, under number: Int, _ keys: inout KeyTable) -> Tally {
        let parts = parts(slot.tally.dictCount, keys)
        guard parts.count > 1 else {
            var tally = Tally()
            keys.add(to: &tally, under: number, slot, 0..<slot.tally.dictCount)
            return tally
        }
        let seed = KeySeed(keys)
        var whole = Tally()
        OrderedWork.run(count: parts.count, jobs: jobs) { part in
            FieldPart(seed, slot, number, parts[part])
        } consume: { _, part in
            whole.append(part.tally)
            _ = keys.numbers(of: part.keys, from: seed.count)
        }
        return whole
    }

    /// The keys of a slot's dictionaries.
    func survey(_ slot: Slot, _ keys: inout KeyTable) -> DictSurvey {
        let all = 0..<slot.tally.dictCount
        let parts = parts(slot.tally.dictCount, keys)
        guard parts.count > 1 else { return keys.survey(slot, all, mostKeys: DictSurvey.mostKeys) }
        // With more keys in all the counting may have to be given up, at the same dictionary as by one thread.
        let mostKeys = DictSurvey.mostKeys / parts.count
        let seed = KeySeed(keys)
        var found: [SurveyPart] = []
        OrderedWork.run(count: parts.count, jobs: jobs) { part in
            SurveyPart(seed, slot, parts[part], mostKeys)
        } consume: { _, part in
            found.append(part)
        }
        guard found.allSatisfy({ $0.survey.keys.count <= mostKeys }) else {
            return keys.survey(slot, all, mostKeys: DictSurvey.mostKeys)
        }
        var whole = DictSurvey()
        for part in found {
            let numbers = keys.numbers(of: part.keys, from: seed.count)
            whole.append(part.survey) { $0 < seed.count ? $0 : numbers[$0 - seed.count] }
        }
        return whole
    }

    private func tally(
        _ count: Int,
        _ body: @escaping @Sendable (Range<Int>, inout Tally) -> Void
    ) -> Tally {
        let parts = parts(count)
        var whole = Tally()
        guard parts.count > 1 else {
            body(0..<count, &whole)
            return whole
        }
        OrderedWork.run(count: parts.count, jobs: jobs) { part in
            TallyPart(parts[part], body)
        } consume: { _, part in
            whole.append(part.tally)
        }
        return whole
    }

    /// Ranges that make up `0..<count`: a few for each thread, so that all end at nearly the same time.
    private func parts(_ count: Int) -> [Range<Int>] {
        let parts = jobs > 1 ? min(jobs * 4, count / partSize) : 1
        guard parts > 1 else { return [0..<count] }
        return (0..<parts).map { count * $0 / parts..<count * ($0 + 1) / parts }
    }

    /// The same, for threads that each need a copy of the keys.
    private func parts(_ count: Int, _ keys: borrowing KeyTable) -> [Range<Int>] {
        keys.entries.count > DictSurvey.mostKeys ? [0..<count] : parts(count)
    }
}

/// The keys that are known before threads look for more.
private final class KeySeed: @unchecked Sendable {
    // Sendable although unchecked: nothing is written after `init`.
    private let keys: KeyTable

    init(_ keys: borrowing KeyTable) { self.keys = KeyTable(copyOf: keys) }

    var count: Int { keys.entries.count }

    func copy() -> KeyTable { KeyTable(copyOf: keys) }
}

private final class TallyPart: @unchecked Sendable {
    // Sendable although unchecked: one thread writes it in `init`.
    private(set) var tally = Tally()

    init(_ range: Range<Int>, _ body: (Range<Int>, inout Tally) -> Void) { body(range, &tally) }
}

private final class FieldPart: @unchecked Sendable {
    // Sendable although unchecked: one thread writes it in `init`.
    private(set) var tally = Tally()
    private(set) var keys: KeyTable

    init(_ seed: KeySeed, _ slot: Slot, _ number: Int, _ dicts: Range<Int>) {
        keys = seed.copy()
        keys.add(to: &tally, under: number, slot, dicts)
    }
}

private final class SurveyPart: @unchecked Sendable {
    // Sendable although unchecked: one thread writes it in `init`.
    let survey: DictSurvey
    private(set) var keys: KeyTable

    init(_ seed: KeySeed, _ slot: Slot, _ dicts: Range<Int>, _ mostKeys: Int) {
        keys = seed.copy()
        survey = keys.survey(slot, dicts, mostKeys: mostKeys)
    }
}

extension Tally {
    /// Adds what stands in an array.
    fileprivate mutating func add(itemsOf array: Int, _ document: Document) {
        let end = document.next(after: array)
        var item = array + 1
        while item < end {
            let kind = document.kind(item)
            if kind == .string {
                let texts = document.stringCount(from: item, to: end)
                addTexts(item, count: texts)
                item &+= texts
                continue
            }
            add(item, kind)
            item = document.next(after: item)
        }
    }
}

extension KeyTable {
    /// Adds what stands under a key in some dictionaries of a slot.
    fileprivate mutating func add(to tally: inout Tally, under number: Int, _ slot: Slot, _ dicts: Range<Int>)
    {
        for index in dicts {
            let dict = slot.tally.dict(index)
            let end = document.next(after: dict)
            var key = dict + 1
            while key < end {
                let value = key + 1
                if self.number(of: key) == number { tally.add(value, document.kind(value)) }
                key = document.next(after: value)
            }
        }
    }
}
