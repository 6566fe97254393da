internal import PickDiagnostics
internal import PickModel
internal import PickPresets

/// Why the codes of recognition matter.
enum ShapeCodeWords {
    static let all: [CodeCatalogue.Words] = [
        .init(
            .notADataset,
            "An app that expects columns or a tree of names finds neither. The finding says how far the file looked like picker data. "
                + "64 levels of names are read, and no more."
        ),
        .init(
            .kindMismatch,
            "The file is good for another screen than the one that was asked for."
        ),
        .init(
            .guessedLayout,
            "An option settles it, and the same file is read in the same way next year."
        ),
        .init(
            .layoutMismatch,
            "What was said about the file is not true of it."
        ),
        .init(
            .recordWithoutName,
            "The wheel has nothing to show for it, and code that takes the name for granted fails.",
            example: "[{name: 广州}, {title: 深圳}]"
        ),
        .init(
            .unexpectedValue,
            "Code that was tried on the rest of the file fails here.",
            example: "[{name: 广东, cities: [广州]}, {name: 浙江, cities: 宁波}]"
        ),
        .init(
            .brokenPositions,
            "Code that counts from the first position up ends at the gap.",
            example: "{0: 苹果, 1: 香蕉, 3: 梨}"
        ),
        .init(
            .unresolvedParent,
            "The row cannot be reached from any parent.",
            example: "{provinces: [{id: 1, name: 甲}], cities: [{id: 7, provinceid: 2, name: 乙}]}"
        ),
        .init(
            .parentCycle,
            "A program that walks up to the parents never ends.",
            example: "[{id: 1, pid: 2, name: 甲}, {id: 2, pid: 1, name: 乙}]"
        ),
        .init(
            .unfitLayout,
            "Written all the same, a part of the data would be lost, or read back as something else."
        ),
        .init(
            .unfitTable,
            "Codes are joined by the path of a row: a column path and a column code, or the columns that `convert --to csv` writes."
        ),
    ]
}
