internal import PickModel
internal import PickPresets
internal import PropertyList

/// What `convert` was asked for, free of contradictions.
struct ConvertSettings: Sendable, Equatable {
    /// How the output is written.
    let format: DataFormat
    /// Where to; nil for standard output.
    let output: String?
    /// Whether the output is named as a folder, which is made where it is missing.
    var outputIsFolder: Bool { output?.utf8.last == UInt8(ascii: "/") }
    /// Nil for compact JSON.
    let indent: Indent?
    let sortsKeys: Bool
    let nonJSON: NonJSONPolicy
    let nonFinite: NonFinitePolicy
    let csvShape: CSVShape
    let usesLineFeeds: Bool
    let hasByteOrderMark: Bool
    let hints: InputHints
    private(set) var rearrangement: Rearrangement
    let enrichment: Enrichment
    /// The front end that is written for; nil for plain data.
    let target: TargetSettings?
    /// How a large input is read.
    let pieces: PieceSettings

    /// The ending of an output's name.
    var fileExtension: String { target?.format.fileExtension ?? format.fileExtension }

    init(_ arguments: ParsedArguments, besides wishes: InputHints.Wishes = .init()) throws(UsageError) {
        let path = arguments[ConvertCommand.output]
        output = path == "-" ? nil : path
        target = try TargetSettings(arguments)
        format = arguments[ConvertCommand.to] ?? path.flatMap { DataFormat(ofPath: $0) } ?? .json
        if target == nil, !arguments.has(ConvertCommand.to), let output { try Self.checkEnding(of: output) }
        if arguments[ConvertCommand.compact], arguments.has(ConvertCommand.indent) {
            throw Self.conflict("`--compact` and `--indent` contradict each other")
        }
        indent = arguments[ConvertCommand.compact] ? nil : arguments[ConvertCommand.indent]
        sortsKeys = arguments[ConvertCommand.sortKeys]
        nonJSON = arguments[ConvertCommand.nonJSON]
        nonFinite = arguments[ConvertCommand.nonFinite]
        csvShape = arguments[ConvertCommand.csvShape]
        usesLineFeeds = arguments[ConvertCommand.lf]
        hasByteOrderMark = arguments[ConvertCommand.bom]
        hints = try InputHints(arguments, command: ConvertCommand.name, besides: wishes)
        rearrangement = Rearrangement(
            edits: TreeEdits(arguments),
            layout: arguments[ConvertCommand.layout]?.target
        )
        enrichment = Enrichment(arguments)
        pieces = PieceSettings(jobs: arguments[ConvertCommand.jobs])
        rearrangement.profile = enrichment.profile
        rearrangement.kind = hints.recognition.kind
        if target != nil { try checkOptionsFitTarget(arguments) } else { try checkOptionsFit(arguments) }
    }

    /// A name must not promise a format that is not written.
    private static func checkEnding(of output: String) throws(UsageError) {
        let name = FileSystem.name(of: output)
        guard DataFormat(ofPath: output) == nil, output.utf8.last != UInt8(ascii: "/"),
            let dot = name.lastIndex(of: "."), dot > name.startIndex, name.index(after: dot) < name.endIndex
        else { return }
        if let kind = (try? FileSystem.status(output))?.kind, kind != .regular { return }
        let endings = ".json, .csv, .plist, .bplist, .tagged.json, .sqlite, .db, .js or .mjs"
        throw conflict(
            "`\(name[dot...])` is the ending of no format that is written: choose one with `--to`, or end the name in "
                + endings
        )
    }

    /// What a front end takes leaves less to say.
    private func checkOptionsFitTarget(_ arguments: ParsedArguments) throws(UsageError) {
        guard let target else { return }
        if hints.kind == .plist {
            throw Self.conflict("`--kind plist` looks for no picker data, which a front end needs")
        }
        let name = target.preset.name
        func refuse<Value>(_ option: Option<Value>) throws(UsageError) {
            guard arguments.has(option) else { return }
            throw Self.conflict(
                "`--\(option.declaration.long)` says nothing about what `--for \(name)` writes"
            )
        }
        try refuse(ConvertCommand.csvShape)
        try refuse(ConvertCommand.lf)
        try refuse(ConvertCommand.bom)
        try refuse(ConvertCommand.sortKeys)
        try refuse(ConvertCommand.nonJSON)
        try refuse(ConvertCommand.nonFinite)
        try refuse(ConvertCommand.layout)
        if ![.json, .js, .mjs, .typescript].contains(target.format) {
            try refuse(ConvertCommand.indent)
            try refuse(ConvertCommand.compact)
        }
    }

    /// An option that could change nothing is a mistake of whoever wrote it.
    private func checkOptionsFit(_ arguments: ParsedArguments) throws(UsageError) {
        if hints.kind == .plist, !rearrangement.isEmpty || !enrichment.isEmpty || format.needsDataset {
            throw Self.conflict(
                "`--kind plist` looks for no picker data, which CSV, databases and changes of levels and rows need"
            )
        }
        if format != .csv {
            try refuse(ConvertCommand.csvShape, in: arguments)
            try refuse(ConvertCommand.lf, in: arguments)
            try refuse(ConvertCommand.bom, in: arguments)
        }
        if !format.isJSON {
            try refuse(ConvertCommand.nonJSON, in: arguments)
            try refuse(ConvertCommand.nonFinite, in: arguments)
        }
        if !format.isJSON, format != .tagged {
            try refuse(ConvertCommand.indent, in: arguments)
            try refuse(ConvertCommand.compact, in: arguments)
        }
        if format.needsDataset {
            try refuse(ConvertCommand.sortKeys, in: arguments)
            try refuse(ConvertCommand.layout, in: arguments)
        }
    }

    private func refuse<Value>(_ option: Option<Value>, in arguments: ParsedArguments) throws(UsageError) {
        guard arguments.has(option) else { return }
        throw Self.conflict(
            "`--\(option.declaration.long)` says nothing about \(format.rawValue), the output's format"
        )
    }

    static func conflict(_ text: String) -> UsageError {
        UsageError(.conflict(text), command: ConvertCommand.declaration.name)
    }
}
