import Foundation
import PackagePlugin

/// Checks the picker data that `.pickdata.json` of a target names, and makes what the target ships of them.
///
/// All of it is one command, `pickdata build`, which runs again when the configuration or one of the files changes.
@main struct PickDataBuild: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let configuration = target.directoryURL.appending(path: ".pickdata.json")
        guard let data = try? Data(contentsOf: configuration) else {
            Diagnostics.error(
                "\(configuration.path) is missing: its section `build` names what \(target.name) ships"
            )
            return []
        }
        let output = context.pluginWorkDirectoryURL
        let files = ShippedFile.all(in: data)
        return [
            .buildCommand(
                displayName: "Checking picker data of \(target.name)",
                executable: try context.tool(named: "PickMain").url,
                arguments: [
                    "build", target.directoryURL.path, "--output", output.path, "--format", "compiler",
                    "--color",
                    "never",
                ],
                inputFiles: [configuration]
                    + (files.map(\.file) + ShippedFile.baseline(in: data))
                    .map { target.directoryURL.appending(path: $0) }
                    .filter { FileManager.default.fileExists(atPath: $0.path) },
                outputFiles: ([ShippedFile.accessors] + files.map(\.outputName)).map {
                    output.appending(path: $0)
                }
            )
        ]
    }
}
