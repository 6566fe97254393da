internal import PickExport

/// The command `bundle`, which writes a release of a dataset, and proves one.
enum BundleCommand: Subcommand {
    static let name = "bundle"

    static let output = Option.optional(
        "output",
        short: "o",
        .text("DIR"),
        help: "The folder of the bundle. An older bundle there is replaced.",
        .output
    )
    static let to = Option.repeated(
        "to",
        .names("FORMAT,…"),
        help: "The formats: json, csv, plist, bplist, sqlite. Default: json,csv,bplist.",
        .output
    )
    static let presets = Option.repeated(
        "for",
        .names("PRESET,…"),
        help: "A file for each of these front ends, too.",
        .output
    )
    static let verify = Option.flag(
        "verify",
        help: "See that the bundle in a folder is as it was written, and write nothing.",
        .output
    )

    static let declaration = CommandDeclaration(
        name: name,
        summary: "write a release folder of a dataset, or verify one",
        discussion: [
            "A bundle has the data in several formats, a schema and types for each JSON file, README.md, manifest.json "
                + "and SHA256SUMS. The same data give the same bytes, whenever and wherever it is made. Name, version, "
                + "licence, source and date of the dataset come from the section `dataset` of .pickdata.json.",
            "--verify holds each file to the manifest and to SHA256SUMS, and the data files to each other.",
        ],
        argument: .init(
            usage: "FILE|-|DIR",
            placeholder: "FILE|-|DIR",
            help: "What to bundle; with --verify the folder of a bundle.",
            counts: 1...1
        ),
        options: [output.declaration, to.declaration, presets.declaration, verify.declaration]
            + LayoutOptions.declarations.map(\.secondary)
            + [CheckOptions.config.declaration, CheckOptions.isolated.declaration],
        examples: [
            .init(
                line: "pickdata bundle cities.plist -o release --to json,csv,sqlite --for element",
                purpose: "A release folder."
            ),
            .init(line: "pickdata bundle --verify release", purpose: "Nothing in it was changed."),
        ]
    )

    static func run(_ arguments: ParsedArguments, in session: Session) throws(UsageError) -> ExitStatus {
        guard let operand = arguments.operands.first else { return .failure }
        guard arguments[verify] else {
            let settings = try BundleSettings(arguments)
            let bundling = Bundling(
                settings: settings,
                color: arguments[CommonOptions.color],
                session: session
            )
            return bundling.run(Input(operand: operand))
        }
        if arguments.has(output) || arguments.has(to) || arguments.has(presets) {
            throw BundleSettings.conflict(
                "`--verify` writes nothing: leave `--output`, `--to` and `--for` out"
            )
        }
        return verify(operand, session)
    }

    private static func verify(_ folder: String, _ session: Session) -> ExitStatus {
        do throws(InputFailure) {
            let (files, others) = try BundleFolder.read(folder)
            for name in others {
                session.complain("\(FileSystem.join(folder, name)): it is no file, and no part of a bundle")
            }
            let problems = BundleCheck.problems(files)
            for problem in problems {
                session.complain("\(FileSystem.join(folder, problem.file)): \(problem.message)")
            }
            guard problems.isEmpty, others.isEmpty else { return .findings }
            return session.answer("\(folder): \(files.count) files, all as they were written\n")
        } catch {
            session.complain(error.description)
            return .failure
        }
    }
}

extension ValueType where Value == [String] {
    /// Names with commas between them.
    static func names(_ placeholder: String) -> ValueType {
        ValueType(
            placeholder: placeholder,
            expectation: "names with commas between them",
            parse: { text in
                let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
                return names.contains("") ? nil : names
            }
        )
    }
}
