internal import PickBytes

/// The completions for fish 3 and later.
struct FishCompletion {
    let commands: [CommandDeclaration]

    var script: String {
        var lines = [
            "# fish completion for pickdata; made by `pickdata help --completions fish`", "",
            "function __pickdata_list",
            "    set -l token (commandline -ct | string replace -r '^--[^=]*=' '')",
            "    set -l head (string match -r '.*,' -- $token)", "    for word in $argv",
            "        echo \"$head$word\"",
            "    end", "end", "", "complete -c pickdata -f",
            "complete -c pickdata -n __fish_use_subcommand -l help -s h -d 'Show the help and stop.'",
            "complete -c pickdata -n __fish_use_subcommand -l version -d 'Show the version and stop.'",
        ]
        for command in commands {
            lines.append(
                "complete -c pickdata -n __fish_use_subcommand -a \(command.name) -d \(Self.quoted(command.summary))"
            )
        }
        for command in commands {
            let head = "complete -c pickdata -n '__fish_seen_subcommand_from \(command.name)'"
            lines.append("")
            lines += Self.arguments(command.operand(among: commands)).map { head + $0 }
            for option in command.allOptions { lines.append(head + Self.option(option)) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func option(_ option: OptionDeclaration) -> String {
        var text = option.short.map { " -s \($0)" } ?? ""
        text += " -l \(option.long)"
        if let value = option.value {
            switch value.completable {
            case .choices(let choices): text += " -x -a " + words(choices)
            case .list(let choices): text += " -x -a '(__pickdata_list \(list(choices)))'"
            case .file: text += " -r -F"
            case .folder: text += " -x -a '(__fish_complete_directories)'"
            case .anything: text += " -x"
            }
        }
        return text + " -d " + quoted(option.help)
    }

    private static func arguments(_ completable: Completable) -> [String] {
        switch completable {
        case .choices(let choices), .list(let choices): [" -a " + words(choices)]
        case .file: [" -F"]
        case .folder: [" -a '(__fish_complete_directories)'"]
        case .anything: []
        }
    }

    /// Lines of a word, a tab, and what it means.
    private static func words(_ choices: [Choice]) -> String {
        quoted(choices.map { "\($0.name)\\t\(inner($0.meaning))" }.joined(separator: "\n"))
    }

    private static func list(_ choices: [Choice]) -> String {
        choices.map(\.name).joined(separator: " ")
    }

    /// Fish expands what `-a` gives, once more: a second layer of quotes.
    private static func inner(_ text: String) -> String {
        "'" + text.exchanging("\\", for: "\\\\").exchanging("'", for: "\\'") + "'"
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.exchanging("\\", for: "\\\\").exchanging("'", for: "\\'") + "'"
    }
}
