internal import PickBytes
internal import PickDiagnostics

/// What may stand at a place of a command line.
enum Completable: Equatable {
    /// One of a few words, each with its meaning.
    case choices([Choice])
    /// Words with commas between them.
    case list([Choice])
    case file
    case folder
    /// Something that nobody can guess.
    case anything
}

extension OptionDeclaration.Value {
    /// What the value may be; the placeholder says what an option without choices takes.
    var completable: Completable {
        if !choices.isEmpty { return isList ? .list(choices) : .choices(choices) }
        switch placeholder {
        case "CODES": return .list(Completable.codes)
        case "DIR", "FOLDER": return .folder
        case _ where placeholder.holds("FILE"): return .file
        default: return .anything
        }
    }
}

extension CommandDeclaration {
    /// What its operands may be.
    func operand(among commands: [CommandDeclaration]) -> Completable {
        guard let argument else { return .anything }
        switch argument.placeholder {
        case "FOLDER": return .folder
        case "COMMAND": return .choices(commands.map { Choice(name: $0.name, meaning: $0.summary) })
        case _ where argument.placeholder.holds("FILE"): return .file
        case _ where argument.placeholder.holds("TOPIC"): return .choices(Completable.explained)
        default: return .anything
        }
    }
}

extension Completable {
    /// Every code, by its id and by its name.
    static var codes: [Choice] {
        KnownCodes.all.map { Choice(name: $0.id, meaning: $0.name) }
            + KnownCodes.all.map { Choice(name: $0.name, meaning: $0.id) }
    }

    /// Every word that `explain` answers.
    static var explained: [Choice] {
        Topic.allCases.map { Choice(name: $0.rawValue, meaning: $0.summary) } + codes
    }
}
