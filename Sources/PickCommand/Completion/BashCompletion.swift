/// The completion script for bash 3.2 and later, with or without the package `bash-completion`.
struct BashCompletion {
    let commands: [CommandDeclaration]

    var script: String {
        var lines = Self.head
        lines += ["    case \"$command $option\" in"]
        for command in commands {
            for option in command.allOptions { lines += cases(of: option, in: command) }
        }
        lines += ["    esac", ""]
        lines += ["    if [[ $cur == -* ]]; then", "        case $command in"]
        for command in commands {
            lines += ["        \(command.name)) words='\(Self.options(of: command))' ;;"]
        }
        lines += ["        '') words='--help --version' ;;", "        esac"]
        lines += ["        _pickdata_words \"$words\"", "        return", "    fi", ""]
        lines += ["    case $command in"]
        for command in commands {
            if let action = Self.action(command.operand(among: commands)) {
                lines += ["    \(command.name)) \(action) ;;"]
            }
        }
        lines += [
            "    '') _pickdata_words '\(commands.map(\.name).joined(separator: " "))' ;;", "    esac", "}",
            "",
        ]
        // What is no word of ours is completed as a file by readline, which knows how to quote it.
        lines += ["complete -o default -F _pickdata pickdata"]
        return lines.joined(separator: "\n") + "\n"
    }

    /// Finds the command, the word before the cursor, and the option that it belongs to; `=` is a word of its own.
    private static let head = [
        "# bash completion for pickdata; made by `pickdata help --completions bash`", "",
        "_pickdata_words() {", "    COMPREPLY=($(compgen -W \"$1\" -- \"$cur\"))", "}", "",
        "_pickdata_list() {", "    local last=${cur##*,}", "    local head=${cur%\"$last\"}",
        "    COMPREPLY=($(compgen -P \"$head\" -W \"$1\" -- \"$last\"))", "}", "",
        "_pickdata_folders() {", "    local IFS=$'\\n'", "    COMPREPLY=($(compgen -d -- \"$cur\"))", "}", "",
        "_pickdata() {", "    local cur=${COMP_WORDS[COMP_CWORD]} option='' command='' words='' i",
        "    COMPREPLY=()", "    for ((i = 1; i < COMP_CWORD; i++)); do",
        "        case ${COMP_WORDS[i]} in", "        --) break ;;", "        -*) ;;",
        "        *) command=${COMP_WORDS[i]}; break ;;", "        esac", "    done",
        "    if [[ $cur == '=' ]]; then", "        option=${COMP_WORDS[COMP_CWORD - 1]}", "        cur=''",
        "    elif [[ ${COMP_WORDS[COMP_CWORD - 1]} == '=' ]]; then",
        "        option=${COMP_WORDS[COMP_CWORD - 2]}", "    else",
        "        option=${COMP_WORDS[COMP_CWORD - 1]}", "    fi", "",
    ]

    private static func options(of command: CommandDeclaration) -> String {
        command.allOptions.flatMap { option in
            (option.short.map { ["-\($0)"] } ?? []) + ["--\(option.long)"]
        }.joined(separator: " ")
    }

    private func cases(of option: OptionDeclaration, in command: CommandDeclaration) -> [String] {
        guard let value = option.value else { return [] }
        let names = (option.short.map { ["-\($0)"] } ?? []) + ["--\(option.long)"]
        let patterns = names.map { "'\(command.name) \($0)'" }.joined(separator: " | ")
        let action = Self.action(value.completable).map { $0 + "; return" } ?? "return"
        return ["    \(patterns)) \(action) ;;"]
    }

    /// What to call; nil for files, which readline completes.
    private static func action(_ completable: Completable) -> String? {
        switch completable {
        case .choices(let choices): "_pickdata_words '\(names(choices))'"
        case .list(let choices): "_pickdata_list '\(names(choices))'"
        case .folder: "_pickdata_folders"
        case .file, .anything: nil
        }
    }

    private static func names(_ choices: [Choice]) -> String {
        choices.map(\.name).joined(separator: " ")
    }
}
