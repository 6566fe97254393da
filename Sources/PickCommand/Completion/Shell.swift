/// The shells that there are completions for.
enum Shell: String, OptionChoice {
    case bash, zsh, fish

    var meaning: String {
        switch self {
        case .bash: "bash 3.2 or later"
        case .zsh: "zsh: a file _pickdata in a folder of $fpath"
        case .fish: "fish 3 or later"
        }
    }

    /// The script that completes command lines of these commands.
    func completions(of commands: [CommandDeclaration]) -> String {
        switch self {
        case .bash: BashCompletion(commands: commands).script
        case .zsh: ZshCompletion(commands: commands).script
        case .fish: FishCompletion(commands: commands).script
        }
    }
}
