import Foundation
import PackagePlugin

/// `swift package pickdata lint|fix|normalize [--target NAME]… [OPTION…]`, over the picker data in the folders of targets.
///
/// The options are those of the tool's command, and so is what it prints. Where SwiftPM keeps plugins from writing, as on
/// macOS, `fix` and `normalize` need `swift package --allow-writing-to-package-directory pickdata …`.
@main struct PickDataCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        guard let word = extractor.remainingArguments.first, let verb = Self.verbs[word] else {
            return Diagnostics.error(
                "say what to do: swift package pickdata lint|fix|normalize [--target NAME] [OPTION…]"
            )
        }
        let folders = try Self.folders(of: names, in: context.package)
        guard !folders.isEmpty else {
            return Diagnostics.error("no target has a .pickdata.json; name one with --target NAME")
        }
        let process = Process()
        process.executableURL = try context.tool(named: "PickMain").url
        process.arguments = verb + extractor.remainingArguments.dropFirst() + folders
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            Diagnostics.error(
                "pickdata \(verb.joined(separator: " ")): exit status \(process.terminationStatus)"
            )
        }
    }

    /// The words of the tool for what can be asked for.
    private static let verbs = [
        "lint": ["lint"], "fix": ["lint", "--fix"], "normalize": ["normalize", "--write"],
    ]

    /// The folders of the targets that are named, or of all that have a configuration.
    private static func folders(of names: [String], in package: Package) throws -> [String] {
        let targets =
            names.isEmpty
            ? package.targets.filter {
                FileManager.default.fileExists(atPath: $0.directoryURL.appending(path: ".pickdata.json").path)
            } : try package.targets(named: names)
        return targets.map(\.directoryURL.path)
    }
}
