internal import PickDiagnostics
internal import PickPresets
internal import PickReporters

/// What `explain` tells apart from codes.
enum Topic: String, CaseIterable {
    case exitStatus = "exit-status"
    case layouts, presets, configuration, formats, fixes, suppression, baseline, diff

    var summary: String {
        switch self {
        case .exitStatus: "what 0, 1 and 2 mean"
        case .layouts: "the shapes that picker data are recognized in"
        case .presets: "the front ends that data can be written for"
        case .configuration: "what .pickdata.json may say"
        case .formats: "what is read, written and reported"
        case .fixes: "what --fix does, and what it never does"
        case .suppression: "how to keep a finding from being told"
        case .baseline: "how to begin with old data that have findings"
        case .diff: "how rows are found again, and diff in git"
        }
    }

    var page: Page {
        Page(title: "\(rawValue): \(summary)", blocks: blocks)
    }

    private var blocks: [Page.Block] {
        switch self {
        case .exitStatus: Self.exitStatusBlocks
        case .layouts: Self.layoutBlocks
        case .presets: Self.presetBlocks
        case .configuration: Self.configurationBlocks
        case .formats: Self.formatBlocks
        case .fixes: Self.fixBlocks
        case .suppression: Self.suppressionBlocks
        case .baseline: Self.baselineBlocks
        case .diff: Self.diffBlocks
        }
    }

    private static let exitStatusBlocks: [Page.Block] = [
        .table([
            .init("0", "All is well. There may be warnings and infos."),
            .init(
                "1",
                "An error was found, or the data cannot be read as data. With --strict also a warning, with "
                    + "--max-warnings more warnings than that; with --diff also when there is something to change."
            ),
            .init(
                "2",
                "The work could not be done: usage, configuration, a file that cannot be read or written. The other "
                    + "files are worked on all the same."
            ),
        ]),
        .paragraph("The worst of all files counts. Infos never change the status."),
    ]

    private static var layoutBlocks: [Page.Block] {
        [
            .paragraph(
                "Layouts are recognized by their shape and by usual names of keys, not by a list; these are the "
                    + "families that have a name. `pickdata inspect` says what a file is. A list of columns is a menu, "
                    + "a tree is regions; `--kind`, or `layout` and `keys` in the configuration, overrule a guess."
            ),
            .table(LayoutFamilies.all.map { .init($0.code, "\($0.meaning): \($0.notation)") }),
            .heading("The notation, which `--layout` takes"),
            .table(LayoutFamilies.notation.map { .init($0.sign, $0.meaning) }),
        ]
    }

    private static var presetBlocks: [Page.Block] {
        [
            .paragraph(
                "`pickdata convert --for NAME` writes picker data as the front end takes them, `pickdata validate --for "
                    + "NAME` says what in a file it would not take, and `pickdata explain NAME` tells what it takes, with "
                    + "an example. A configuration can have presets of its own (`pickdata explain configuration`)."
            ),
            .table(Preset.all.map { .init($0.name, $0.title) }),
        ]
    }

    private static var configurationBlocks: [Page.Block] {
        [
            .paragraph(
                "The nearest .pickdata.json above each file holds for it: JSON in which comments and trailing commas "
                    + "are allowed. --config names another file, --isolated reads none, --show-settings prints what "
                    + "holds. What the command line says is stronger. A key that is not known is an error."
            ),
            .code([
                "{", "  \"ignore\": [\"PD3\"],", "  \"severity\": {\"duplicate-row\": \"error\"},",
                "  \"exclude\": [\"Old/\"],",
                "  \"overrides\": [{\"files\": [\"foods.plist\"], \"kind\": \"menu\"}],",
                "  \"suppress\": [{\"code\": \"PD401\", \"files\": [\"cities.plist\"], \"path\": \"$[3]\"}],",
                "}",
            ]),
            .heading("Keys"), .table(rows(of: .top)),
            .heading("Keys of an entry of overrides, and all keys above about rules and layouts"),
            .table([.init(ConfigurationKey.files.rawValue, ConfigurationKey.files.meaning)]),
            .heading("Keys of an entry of suppress"), .table(rows(of: .suppression)),
            .heading("Keys of a preset"), .table(rows(of: .preset)),
            .code([
                "{\"presets\": {\"shop\": {\"like\": \"element\", \"names\": {\"label\": \"name\", \"value\": \"id\"}}}}"
            ]),
            .heading("Keys of dataset"), .table(rows(of: .dataset)),
            .heading("Keys of an entry of build, which `pickdata build` and the SwiftPM plugin read"),
            .table(rows(of: .build)),
            .code([
                "{\"build\": [\"foods.plist\", {\"file\": \"cities.plist\", \"to\": \"json\", \"accessor\": \"places\"}]}"
            ]),
            .paragraph(
                "Within one place the closer of `select` and `ignore` counts: PD401 is closer than PD4. A later place "
                    + "is stronger: file, overrides in their order, command line."
            ),
        ]
    }

    private static func rows(of place: ConfigurationKey.Place) -> [Page.Row] {
        place.keys.map { .init($0.rawValue, $0.meaning) }
    }

    private static var formatBlocks: [Page.Block] {
        [
            .paragraph(
                "XML property lists in any encoding that they declare, binary ones, JSON, tagged JSON, SQLite databases and "
                    + "CSV are read, recognized by their content. A name that ends in .csv, .tsv or .json helps where the "
                    + "content could be several things."
            ),
            .paragraph(
                "CSV has a header line, and commas, semicolons or tabs between fields: level_1, level_2 … for paths, "
                    + "id, parent_id, level, position, name for rows, or the titles of a menu's columns. JSON is RFC 8259 in "
                    + "UTF-8, at most 512 levels deep."
            ),
            .heading("Written by `convert --to`"),
            .table(DataFormat.allCases.map { .init($0.rawValue, $0.meaning) }),
            .heading("Reports, `--format`"),
            .table(ReportFormat.allCases.map { .init($0.rawValue, $0.meaning) }),
        ]
    }

    private static let fixBlocks: [Page.Block] = [
        .paragraph(
            "`pickdata lint --fix` applies the fixes that leave the meaning of the data as its author had it; "
                + "`--unsafe-fixes` the others too; `--diff` shows and writes nothing."
        ),
        .paragraph(
            "A fix changes the bytes that it is about and no others: comments, layout and the file's encoding stay. The "
                + "file is read again after each round, until there is nothing left to mend, and it is written whole "
                + "or not at all. Fixing twice changes nothing. Binary property lists are not changed."
        ),
        .paragraph("What is suppressed, ignored or in the baseline is not mended."),
    ]

    private static let suppressionBlocks: [Page.Block] = [
        .paragraph("In the file, by a comment:"),
        .table([
            .init("<!-- pickdata:ignore PD401 -->", "in the next element and everything in it"),
            .init("<!-- pickdata:ignore-file PD401 -->", "in the whole file"),
        ]),
        .paragraph(
            "Codes, beginnings of codes and names stand there, with spaces or commas between them. A reason may follow "
                + "behind a colon: <!-- pickdata:ignore PD401: both are real -->"
        ),
        .paragraph("In .pickdata.json, by file and by place in the data:"),
        .code([
            "{\"suppress\": [{\"code\": \"PD401\", \"files\": [\"cities.plist\"], \"path\": \"$[*].cities\"}]}"
        ]),
        .paragraph(
            "In a path [*] is any position, .* any key, .** any number of steps; all that is inside is meant too. What "
                + "suppresses nothing is PD901. Faults that keep a file from being read cannot be suppressed."
        ),
    ]

    private static let baselineBlocks: [Page.Block] = [
        .code([
            "pickdata lint --write-baseline known.json Data/", "pickdata lint --baseline known.json Data/",
        ]),
        .paragraph(
            "The first line writes what is found now; after that only what is new is told. Findings are known by their "
                + "code and their place in the data, not by their line, so edits elsewhere do not bring them back. One "
                + "that no longer occurs is PD902: write the baseline anew. Faults that keep a file from being read "
                + "are always told."
        ),
    ]
}
