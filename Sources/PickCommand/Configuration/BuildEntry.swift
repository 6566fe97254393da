/// An entry of `build`: a file of picker data and what an app ships of it.
struct BuildEntry: Sendable {
    /// The picker data, from the folder of the configuration.
    var file: String
    /// The format; nil where the output's name or the front end decides.
    var format: DataFormat?
    /// The front end; nil for the data themselves.
    var preset: String?
    /// The name of the shipped file; nil for that of ``file`` with another ending.
    var output: String?
    /// The name of the constant in Swift; nil for that of ``file``.
    var accessor: String?
    /// More options of `convert`.
    var options: [String] = []
    /// Where it stands in the configuration.
    var range: Range<Int>

    /// The name of the shipped file.
    ///
    /// The plugin says the same before the tool has run, so the rule needs nothing but the entry.
    var outputName: String {
        output ?? "\(stem).\((format ?? (preset == nil ? .bplist : .json)).fileExtension)"
    }

    /// The file's name without its ending.
    var stem: String {
        let name = FileSystem.name(of: file)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }
}
