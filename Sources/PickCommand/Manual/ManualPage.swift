/// The manual pages, made from the declarations that the parser and the help texts are made from.
enum ManualPage {
    /// `pickdata.1`.
    static func ofTool(_ commands: [CommandDeclaration]) -> String {
        var lines = head("pickdata", "prove that picker data are right, and convert them")
        lines += [
            ".Sh SYNOPSIS", ".Nm", ".Ar command", ".Op Ar option ...", ".Op Ar", ".Nm",
            ".Fl \\-version Op Fl \\-verbose",
        ]
        lines += [".Sh DESCRIPTION", ".Nm"]
        lines += Roff.paragraph(
            "reads the property lists that the data of pickers live in (food menus, provinces and cities), says where "
                + "they are wrong, and writes them as what a front end takes."
        )
        lines += [".Pp", "The commands, each with a page of its own:", ".Bl -tag -width Ds"]
        for command in commands {
            lines += [".It Xr pickdata\\-\(command.name) 1"] + Roff.paragraph(command.summary + ".")
        }
        lines += [".El", ".Sh ENVIRONMENT", ".Bl -tag -width Ds"]
        for variable in ["NO_COLOR", "FORCE_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
            lines.append(".It Ev \(variable)")
        }
        lines += ["Colours, where", ".Fl \\-color", "says nothing.", ".It Ev GITHUB_ACTIONS"]
        lines += Roff.paragraph("Adds annotations to the text report.")
        lines += [".El", ".Sh FILES", ".Bl -tag -width Ds", ".It Pa .pickdata.json"]
        lines += Roff.paragraph(
            "The configuration: the nearest above each file. `pickdata explain configuration` tells what it may say."
        )
        lines += [".El"] + exitStatus
        lines += [".Sh SEE ALSO"] + seeAlso(commands.map(\.name))
        return lines.joined(separator: "\n") + "\n"
    }

    /// `pickdata-NAME.1`.
    static func of(_ command: CommandDeclaration) -> String {
        var lines = head("pickdata-\(command.name)", command.summary)
        lines += [".Sh SYNOPSIS", ".Nm pickdata \(command.name)", ".Op Ar option ..."]
        if let argument = command.argument {
            let place = Roff.argument(argument.placeholder)
            lines += [argument.counts.lowerBound == 0 ? ".Op Ar \(place) ..." : ".Ar \(place) ..."]
        }
        lines += [".Sh DESCRIPTION"]
        let paragraphs = command.discussion.isEmpty ? [sentence(command.summary)] : command.discussion
        for (index, paragraph) in paragraphs.enumerated() {
            lines += (index == 0 ? [] : [".Pp"]) + Roff.paragraph(paragraph)
        }
        if let argument = command.argument {
            lines += [".Bl -tag -width Ds", ".It Ar \(Roff.argument(argument.placeholder))"]
            lines += Roff.paragraph(argument.help) + [".El"]
        }
        for group in OptionGroup.allCases {
            let options = command.allOptions.filter { $0.group == group }
            guard !options.isEmpty else { continue }
            lines += [".Ss \(group.rawValue)", ".Bl -tag -width Ds"]
            for option in options { lines += item(for: option) }
            lines += [".El"]
        }
        lines += exitStatus
        if !command.examples.isEmpty {
            lines += [".Sh EXAMPLES"]
            for (index, example) in command.examples.enumerated() {
                lines += (index == 0 ? [] : [".Pp"]) + Roff.paragraph(example.purpose)
                lines.append(".Dl \(Roff.escaped(example.line))")
            }
        }
        lines += [".Sh SEE ALSO", ".Xr pickdata 1"]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func head(_ name: String, _ summary: String) -> [String] {
        [
            ".\\\" Made by `pickdata help --manual`.", ".Dd \(Version.date)",
            ".Dt \(name.uppercased()) 1", ".Os", ".Sh NAME", ".Nm \(Roff.escaped(name))",
            ".Nd \(Roff.escaped(summary))",
        ]
    }

    private static let exitStatus = [
        ".Sh EXIT STATUS", ".Bl -tag -width Ds", ".It 0", "All is well.", ".It 1",
        "An error was found in the data, or with", ".Fl \\-strict", "a warning.", ".It 2",
        "The work could not be done: usage, configuration, or a file that cannot be read or written.", ".El",
    ]

    private static func item(for option: OptionDeclaration) -> [String] {
        var head = ".It"
        let value = option.value.map { " Ar " + Roff.argument($0.placeholder) } ?? ""
        if let short = option.short { head += " Fl \(short)\(value) ," }
        head += " Fl \\-\(Roff.escaped(option.long))\(value)"
        var lines = [head] + Roff.paragraph(option.help)
        guard let value = option.value else { return lines }
        if let text = value.defaultText { lines += Roff.paragraph("Default: \(text).") }
        if value.isRepeatable { lines.append("May be given many times.") }
        guard !value.choices.isEmpty else { return lines }
        lines += [".Bl -tag -width Ds -compact"]
        for choice in value.choices {
            lines += [".It Cm \(Roff.argument(choice.name))"] + Roff.paragraph(choice.meaning)
        }
        return lines + [".El"]
    }

    private static func seeAlso(_ names: [String]) -> [String] {
        let names = names.sorted()
        return names.map { ".Xr pickdata\\-\($0) 1" + ($0 == names.last ? "" : " ,") }
    }

    private static func sentence(_ summary: String) -> String {
        summary.prefix(1).uppercased() + summary.dropFirst() + "."
    }
}
