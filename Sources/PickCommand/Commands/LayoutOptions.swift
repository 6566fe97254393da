internal import PickModel

/// The options that say what an input is, of every command that looks for picker data.
enum LayoutOptions {
    static let kind = Option.choice(
        "kind",
        "KIND",
        default: ExpectedKind.auto,
        help: "What the files must be.",
        .input
    )
    static let keys = Option.repeated(
        "keys",
        .keyHints,
        help: "What keys of records are for: name=state,children=cities,code=id,parent=pid.",
        .input,
        isEssential: false
    )
    static let layout = Option.optional(
        "layout",
        .text("NOTATION"),
        help: "How the files are built, as inspect writes it: '[{state, cities:[string]}]'.",
        .input,
        isEssential: false
    )
    static let language = Option.optional(
        "lang",
        .text("TAG"),
        help: "The language of the names where a file has several, such as zh-Hans.",
        .input,
        isEssential: false
    )

    static let declarations = [kind.declaration, keys.declaration, layout.declaration, language.declaration]
}

/// What the user says about the inputs.
struct InputHints: Sendable, Equatable {
    let kind: ExpectedKind
    private let keys: [RecognitionHints.Key]
    private let layout: LayoutNotation?
    private let language: String?

    init(_ arguments: ParsedArguments, command: String) throws(UsageError) {
        kind = arguments[LayoutOptions.kind]
        keys = arguments[LayoutOptions.keys].flatMap { $0 }
        language = arguments[LayoutOptions.language]
        guard let text = arguments[LayoutOptions.layout] else {
            layout = nil
            return
        }
        do {
            layout = try LayoutNotation(text)
        } catch {
            throw UsageError(
                .conflict("`--layout` is wrong at character \(error.offset + 1): \(error.message)"),
                command: command
            )
        }
    }

    /// Whether it is a fault when no dataset was recognized.
    func demandsDataset(of recognition: Recognition) -> Bool {
        switch kind {
        case .plist: false
        case .any: recognition.kind != nil
        case .auto, .menu, .regions: true
        }
    }

    /// What recognition is told.
    var recognition: RecognitionHints {
        RecognitionHints(kind: kind.datasetKind, keys: keys, layout: layout, language: language)
    }
}

extension ValueType where Value == [RecognitionHints.Key] {
    /// `name=state,children=cities`.
    static var keyHints: ValueType {
        ValueType(
            placeholder: "ROLE=KEY,…",
            expectation: "roles and keys, such as name=state,children=cities,code=id,parent=pid",
            parse: { text in
                guard let pairs = KeyPairs.parse(text) else { return nil }
                var keys: [RecognitionHints.Key] = []
                for pair in pairs {
                    guard let role = RecognitionHints.Key.Role(rawValue: pair.left) else { return nil }
                    keys.append(RecognitionHints.Key(role, pair.right))
                }
                return keys
            }
        )
    }
}

/// `a=b,c=d`, as `--keys` and `--rename` take it.
enum KeyPairs {
    struct Pair: Sendable, Equatable {
        let left: String
        let right: String
    }

    /// Nil when a part has no `=`, or nothing on one side of it.
    static func parse(_ text: String) -> [Pair]? {
        var pairs: [Pair] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else { return nil }
            pairs.append(Pair(left: String(sides[0]), right: String(sides[1])))
        }
        return pairs
    }
}
