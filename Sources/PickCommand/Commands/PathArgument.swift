internal import PickEngine
internal import PickModel

/// The titles that `--path` names.
enum PathArgument {
    /// The titles between the slashes; `\/` and `\\` stand for the character behind the backslash.
    static func titles(_ argument: String, for picker: PickerState) -> [String] {
        var titles = [""]
        var isEscaped = false
        for scalar in argument.unicodeScalars {
            let last = titles.count - 1
            if isEscaped {
                if scalar != "/", scalar != "\\" { titles[last].unicodeScalars.append("\\") }
                titles[last].unicodeScalars.append(scalar)
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else if scalar == "/" {
                titles.append("")
            } else {
                titles[last].unicodeScalars.append(scalar)
            }
        }
        if isEscaped { titles[titles.count - 1] += "\\" }
        // In a menu nothing between two slashes is a column without rows; behind regions it is a slash too many.
        if picker.dataset.kind == .regions, titles.count > 1, titles.last?.isEmpty ?? false {
            titles.removeLast()
        }
        return titles
    }
}
