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
        help:
            "What keys of records are for: name=state,children=cities,code=id,parent=pid. A comma in a key is written `\\,`.",
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
    /// The options about keys, layout and language that were written.
    let options: [String]

    /// What is said elsewhere about a file, for what no option says.
    struct Wishes {
        var kind: ExpectedKind?
        var keys: [RecognitionHints.Key] = []
        var layout: LayoutNotation?
    }

    init(
        _ arguments: ParsedArguments,
        command: String,
        besides wishes: Wishes = Wishes()
    ) throws(UsageError) {
        options = [
            LayoutOptions.keys.declaration, LayoutOptions.layout.declaration,
            LayoutOptions.language.declaration,
        ].filter(arguments.has).map { "--\($0.long)" }
        let hasKind = arguments.has(LayoutOptions.kind)
        kind = hasKind ? arguments[LayoutOptions.kind] : wishes.kind ?? arguments[LayoutOptions.kind]
        let given = arguments[LayoutOptions.keys].flatMap { $0 }
        keys = given.isEmpty ? wishes.keys : given
        language = arguments[LayoutOptions.language]
        guard let text = arguments[LayoutOptions.layout] else {
            layout = wishes.layout
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
    ///
    /// A backslash makes a comma, an equals sign or a backslash a part of the name; before anything else it is one itself.
    static func parse(_ text: String) -> [Pair]? {
        var pairs: [Pair] = []
        var left: String?
        var side = ""
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\\":
                if let next = rest.first, [",", "=", "\\"].contains(next) {
                    side.unicodeScalars.append(next)
                    rest.removeFirst()
                } else {
                    side.unicodeScalars.append(scalar)
                }
            case "=" where left == nil:
                left = side
                side = ""
            case ",":
                guard let pair = pair(left, side) else { return nil }
                pairs.append(pair)
                left = nil
                side = ""
            default: side.unicodeScalars.append(scalar)
            }
        }
        guard let last = pair(left, side) else { return nil }
        return pairs + [last]
    }

    private static func pair(_ left: String?, _ right: String) -> Pair? {
        guard let left, !left.isEmpty, !right.isEmpty else { return nil }
        return Pair(left: left, right: right)
    }
}
