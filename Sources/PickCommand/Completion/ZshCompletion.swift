internal import PickBytes

/// The completion function for zsh.
struct ZshCompletion {
    let commands: [CommandDeclaration]

    var script: String {
        var lines = [
            "#compdef pickdata", "# zsh completion for pickdata; made by `pickdata help --completions zsh`",
            "",
            "_pickdata() {", "    local curcontext=$curcontext state line ret=1",
            "    typeset -A opt_args", "    _arguments -C \\",
            "        '(- *)'{-h,--help}'[show the help and stop]' \\",
            "        '(- *)--version[show the version and stop]' \\", "        '1:command:->command' \\",
            "        '*::argument:->arguments' && ret=0", "    case $state in", "    command)",
            "        local -a commands=(",
        ]
        for command in commands {
            lines += ["            " + Self.quoted(Self.described(command.name, command.summary))]
        }
        lines += [
            "        )", "        _describe -t commands command commands && ret=0 ;;", "    arguments)",
            "        curcontext=\"${curcontext%:*}-$words[1]:\"", "        case $words[1] in",
        ]
        for command in commands { lines += arm(of: command) }
        lines += ["        esac ;;", "    esac", "    return ret", "}", "", "_pickdata \"$@\""]
        return lines.joined(separator: "\n") + "\n"
    }

    private func arm(of command: CommandDeclaration) -> [String] {
        var specifications = command.allOptions.flatMap(Self.specifications)
        if let argument = command.argument {
            let place = argument.counts.upperBound == 1 ? "1" : "*"
            let action = Self.action(command.operand(among: commands))
            specifications.append("\(place):\(Self.escaped(argument.placeholder.lowercased())):\(action)")
        }
        let arguments = specifications.map { "                " + Self.quoted($0) }
        return [
            "        \(command.name))", "            _arguments -s -S \\",
            arguments.joined(separator: " \\\n") + " && ret=0 ;;",
        ]
    }

    /// One for each spelling of an option; each shuts out the others unless it may be given many times.
    private static func specifications(_ option: OptionDeclaration) -> [String] {
        let spellings = (option.short.map { ["-\($0)"] } ?? []) + ["--\(option.long)"]
        let prefix =
            option.value?.isRepeatable == true ? "*" : "(\(spellings.joined(separator: " ")))"
        return spellings.map { spelling in
            var text = prefix + spelling
            if option.value != nil { text += spelling.hasPrefix("--") ? "=" : "+" }
            text += "[" + escaped(option.help) + "]"
            if let value = option.value {
                text += ":" + escaped(value.placeholder.lowercased()) + ":" + action(value.completable)
            }
            return text
        }
    }

    private static func action(_ completable: Completable) -> String {
        switch completable {
        case .choices(let choices):
            "((" + choices.map { described($0.name, $0.meaning, inAction: true) }.joined(separator: " ")
                + "))"
        case .list(let choices):
            "_values -s , code " + choices.map { "\"\($0.name)[\($0.meaning)]\"" }.joined(separator: " ")
        case .file: "_files"
        case .folder: "_files -/"
        case .anything: " "
        }
    }

    /// `name:meaning`, with what zsh would take for something else escaped.
    private static func described(_ name: String, _ meaning: String, inAction: Bool = false) -> String {
        let meaning = escaped(meaning)
        return inAction
            ? "\(name)\\:\"\(meaning.exchanging("\"", for: "\\\""))\"" : "\(name):\(meaning)"
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            if "[]:\\`$\"".contains(character) { result += "\\" }
            result.append(character)
        }
        return result
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.exchanging("'", for: "'\\''") + "'"
    }
}
