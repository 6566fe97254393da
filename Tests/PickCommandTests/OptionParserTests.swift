import Testing

@testable import PickCommand

@Suite struct OptionParserTests {
    enum Fruit: String, OptionChoice {
        case apple, cherry, plum
        var meaning: String { rawValue }
    }

    enum Shape: String, OptionChoice {
        case round, oval
        var meaning: String { rawValue }
    }

    static let count = Option.optional(
        "count",
        short: "c",
        .number("N", in: -9...9),
        help: "A number.",
        .input
    )
    static let output = Option.optional("output", short: "o", .text("FILE"), help: "A file.", .output)
    static let tag = Option.repeated("tag", .text("TAG"), help: "Tags.", .input)
    static let fruit = Option.choice(
        "fruit",
        "FRUIT",
        of: "fruit",
        default: Fruit.apple,
        help: "A fruit.",
        .input
    )
    static let quiet = Option.flag("quiet", short: "q", help: "Quiet.", .report)
    static let strict = Option.flag("strict", short: "s", help: "Strict.", .report)
    static let shape = Option.choice(
        "shape",
        "SHAPE",
        of: "shape",
        default: Shape.round,
        help: "A shape.",
        .output
    )

    static let eat = CommandDeclaration(
        name: "eat",
        summary: "eat",
        discussion: [],
        argument: .init(usage: "FILE…", placeholder: "FILE", help: "Files.", counts: 0...3),
        options: [
            count.declaration, output.declaration, tag.declaration, fruit.declaration, quiet.declaration,
            strict.declaration,
        ],
        examples: []
    )
    static let cut = CommandDeclaration(
        name: "cut",
        summary: "cut",
        discussion: [],
        argument: .init(usage: "FILE", placeholder: "FILE", help: "A file.", counts: 1...1),
        options: [shape.declaration],
        examples: []
    )

    private func parse(_ line: String) throws(UsageError) -> ParsedArguments {
        var parser = OptionParser(Self.eat, among: [Self.eat, Self.cut])
        return try parser.parse(line.split(separator: " ").map(String.init))
    }

    @Test(arguments: [
        "-o out -q a b", "a -q b -o out", "--output=out --quiet a b", "--output out a --quiet b",
        "-qo out a b",
        "-qoout a b", "-qo=out a b", "-o first -o out -q -q a b", "-q --output=out -- a b", "a -qoout -- b",
    ])
    func readsEverySpelling(_ line: String) throws {
        let parsed = try parse(line)
        #expect(parsed[Self.output] == "out")
        #expect(parsed[Self.quiet])
        #expect(!parsed[Self.strict])
        #expect(parsed.operands == ["a", "b"])
    }

    @Test func givesDefaultsForWhatIsNotThere() throws {
        let parsed = try parse("")
        #expect(parsed[Self.count] == nil && parsed[Self.output] == nil)
        #expect(parsed[Self.tag] == [] && parsed[Self.fruit] == .apple && !parsed[Self.quiet])
        #expect(!parsed.has(Self.fruit))
        #expect(try parse("--fruit apple").has(Self.fruit))
    }

    @Test func takesHyphensNumbersAndWhatFollowsTheEndOfOptions() throws {
        #expect(try parse("- -o -").operands == ["-"])
        #expect(try parse("-o -")[Self.output] == "-")
        #expect(try parse("-c -3")[Self.count] == -3)
        #expect(try parse("-c-3")[Self.count] == -3)
        #expect(try parse("--output=-x")[Self.output] == "-x")
        #expect(try parse("-q -- -o --").operands == ["-o", "--"])
        #expect(try parse("--tag=a=b --tag c")[Self.tag] == ["a=b", "c"])
    }

    @Test(arguments: [
        ("--quiett", "`eat` has no option `--quiett`; did you mean `--quiet`?"),
        ("--qiuet", "`eat` has no option `--qiuet`; did you mean `--quiet`?"),
        ("--out x", "`eat` has no option `--out`; did you mean `--output`?"),
        ("--zzz", "`eat` has no option `--zzz`"),
        ("-z", "`eat` has no option `-z`"),
        ("-qz", "`eat` has no option `-z`"),
        ("--shape oval", "`eat` has no option `--shape`; it belongs to `cut`"),
        ("--quiet=1", "`--quiet` takes no value"),
        ("--output", "`--output` needs a value: `--output FILE`"),
        ("-o", "`-o` needs a value: `-o FILE`"),
        (
            "--output --quiet",
            "`--output` needs a value: `--output FILE` (`--quiet` is an option; if it is meant, write `--output=--quiet`)"
        ),
        ("--output=", "`--output` cannot be `` (it takes some text)"),
        ("-c 10", "`-c` cannot be `10` (it takes a whole number from -9 to 9)"),
        ("--count x", "`--count` cannot be `x` (it takes a whole number from -9 to 9)"),
        (
            "--fruit chery",
            "`--fruit` cannot be `chery`; did you mean `cherry`? (it takes one of apple, cherry, plum)"
        ),
        (
            "--fruit PLUM",
            "`--fruit` cannot be `PLUM`; did you mean `plum`? (it takes one of apple, cherry, plum)"
        ),
        (
            "--fruit oval",
            "`oval` is a shape; say `pickdata cut --shape oval` (`--fruit` takes one of apple, cherry, plum)"
        ),
        ("--fruit stone", "`--fruit` cannot be `stone` (it takes one of apple, cherry, plum)"),
        ("a b c d", "one argument too many: `d`"),
    ])
    func explainsWhatIsWrong(_ line: String, _ message: String) {
        let error = #expect(throws: UsageError.self) { try parse(line) }
        #expect(error?.message == message)
        #expect(error?.hint == "`pickdata eat --help` shows its options.")
    }

    @Test func namesTheRightOptionOfTheSameCommandFirst() {
        var command = OptionParser(
            CommandDeclaration(
                name: "mix",
                summary: "mix",
                discussion: [],
                argument: nil,
                options: [Self.fruit.declaration, Self.shape.declaration],
                examples: []
            ),
            among: [Self.eat, Self.cut]
        )
        let error = #expect(throws: UsageError.self) { try command.parse(["--fruit", "oval"]) }
        #expect(
            error?.message
                == "`oval` is a shape; say `--shape oval` (`--fruit` takes one of apple, cherry, plum)"
        )
        #expect(throws: UsageError(.unexpectedOperand("x"), command: "mix")) { try command.parse(["x"]) }
    }

    @Test func asksForWhatIsMissing() {
        var parser = OptionParser(Self.cut, among: [])
        #expect(throws: UsageError(.missingOperand(placeholder: "FILE"), command: "cut")) {
            try parser.parse([])
        }
    }
}
