internal import PropertyList

/// What the dictionaries of a slot have for keys.
struct DictSurvey {
    /// One distinct key.
    struct Key {
        let number: Int
        var count = 0
        var texts = 0
        var numbers = 0
        var others = 0
        var containers = 0
        /// Values of it, texts and numbers only.
        var samples: [Int] = []
        var scalars: Int { texts + numbers + others }
    }

    /// In the order they are met.
    var keys: [Key] = []
    /// How many dictionaries there are that are not empty.
    var filled = 0
    /// How many have one pair.
    var singles = 0
    var pairs = 0
    var scalars = 0
    var numbers = 0
    var containers = 0
    var arrays = 0
    /// Too many keys to be records: the counting was given up.
    var isCut = false

    static let sampleCount = 256
    /// With more distinct keys than this, most of them once, dictionaries are maps.
    static let mostKeys = 4096

    @inline(__always)
    fileprivate mutating func count(_ key: Int, _ value: Int, _ kind: NodeKind) {
        keys[key].count &+= 1
        switch kind {
        case .string:
            keys[key].texts &+= 1
            scalars &+= 1
            if keys[key].samples.count < Self.sampleCount { keys[key].samples.append(value) }
        case .integer, .unsignedInteger, .real:
            keys[key].numbers &+= 1
            scalars &+= 1
            numbers &+= 1
            if keys[key].samples.count < Self.sampleCount { keys[key].samples.append(value) }
        case .array, .dict:
            keys[key].containers &+= 1
            containers &+= 1
            if kind == .array { arrays &+= 1 }
        default:
            keys[key].others &+= 1
            scalars &+= 1
        }
    }
}

extension DictSurvey {
    /// Adds what was counted in the dictionaries that follow; `number` says what a number there is here.
    mutating func append(_ other: DictSurvey, _ number: (Int) -> Int) {
        for key in other.keys {
            let number = number(key.number)
            let place = keys.firstIndex { $0.number == number } ?? keys.count
            if place == keys.count { keys.append(Key(number: number)) }
            keys[place].count += key.count
            keys[place].texts += key.texts
            keys[place].numbers += key.numbers
            keys[place].others += key.others
            keys[place].containers += key.containers
            keys[place].samples += key.samples.prefix(Self.sampleCount - keys[place].samples.count)
        }
        filled += other.filled
        singles += other.singles
        pairs += other.pairs
        scalars += other.scalars
        numbers += other.numbers
        containers += other.containers
        arrays += other.arrays
    }
}

extension KeyTable {
    /// Counts the keys of some of a slot's dictionaries; gives up where most of more than `mostKeys` keys are there once.
    mutating func survey(_ slot: Slot, _ dicts: Range<Int>, mostKeys: Int) -> DictSurvey {
        var survey = DictSurvey()
        for index in dicts {
            let dict = slot.tally.dict(index)
            let end = document.next(after: dict)
            var key = dict + 1
            var pairs = 0
            var guess = 0
            while key < end {
                // JSON writes `null` for what is not there.
                if document.kind(key + 1) == .null {
                    key &+= 2
                    continue
                }
                pairs &+= 1
                let number = self.number(of: key)
                // Records of one kind have their keys in one order, mostly.
                if guess >= survey.keys.count || survey.keys[guess].number != number {
                    if let place = listPlace(of: number) {
                        guess = place
                    } else {
                        guess = survey.keys.count
                        setListPlace(of: number, guess)
                        survey.keys.append(DictSurvey.Key(number: number))
                    }
                }
                let value = key + 1
                survey.count(guess, value, document.kind(value))
                guess &+= 1
                key = document.next(after: value)
            }
            survey.pairs += pairs
            if pairs > 0 { survey.filled += 1 }
            if pairs == 1 { survey.singles += 1 }
            if survey.keys.count > mostKeys, survey.keys.count * 2 > survey.pairs {
                survey.isCut = true
                break
            }
        }
        for key in survey.keys { clearListPlace(of: key.number) }
        return survey
    }
}
