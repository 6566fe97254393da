/// One place of a layout, with all nodes of the document that stand there and how they are to be read.
///
/// The children of a slot's containers make up further slots, so that every node is looked at once a level.
final class Slot: @unchecked Sendable {
    // Sendable although unchecked: threads look at the tally alone, which nobody writes.

    let tally: Tally
    /// How its dictionaries are read; nil until that is known.
    var reading: DictReading?
    /// What stands in its arrays.
    var items: Slot?
    /// What stands in its dictionaries, where they are maps.
    var values: Slot?
    /// Its arrays are a name and what belongs to it, of so many values.
    var tupleCount = 0
    /// The text beside a name is its code.
    var scalarIsCode = false
    /// The tags of its language maps, in the order they are met.
    var languages: [String] = []
    /// Each of its maps has one pair.
    var isSingle = true
    /// Each of its dictionaries stands for an entry without a name, which the code of its key belongs to.
    var isGroup = false

    init(_ tally: consuming Tally) { self.tally = tally }

    /// Whether each of its dictionaries, as an item of a list, is an entry that holds others and has no name.
    var standsForEntries: Bool {
        if case .positions? = reading { return true }
        return isGroup
    }

    /// Whether a code above its dictionaries belongs to all of their pairs together.
    var isMapOfMany: Bool {
        switch reading {
        case .codes?: true
        case .names?: !isSingle
        default: false
        }
    }
}

/// How dictionaries are read.
enum DictReading {
    /// Each key is a name, its value what belongs to it.
    case names
    /// Each key is a code.
    case codes
    /// Each key is a position behind a prefix.
    case positions(prefix: String)
    /// Keys have roles.
    case record(RecordKeys)
    /// One name in several languages.
    case languages
}

/// Which key of a record is for what; -1 for none.
///
/// Keys are numbers of the ``KeyTable``.
struct RecordKeys {
    var name = -1
    var code = -1
    var children = -1
    var parents: [Int] = []
    var order = -1
    /// A node that has the key of the name.
    var firstNameNode: Int?
    /// What stands under the name, where that is a dictionary: of languages, or with the name in it.
    var nameSlot: Slot?
    /// What stands under the key of the children, or under the key that is the same as the name.
    var childSlot: Slot?
    /// The children stand under a key that repeats the name.
    var isSelfNamed = false
    /// Some records lack the key of the children.
    var childrenAreOptional = false
    /// All other keys, in the order they are met.
    var attributes: [Int] = []
    /// Of those, the ones that hold lists or dictionaries.
    var nested = 0
    /// One of those holds lists of numbers: a shape on a map.
    var hasMeasures = false
}
