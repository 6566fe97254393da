import Foundation
import TestTools
import Testing

/// The constants that `build` writes compile in any app, however strict it is.
@Suite(.enabled(if: LibraryCompiler.tool != nil)) struct GeneratedConstantsTests {
    static let features = ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"]

    @Test(
        arguments: [
            ["-swift-version", "5"], ["-swift-version", "6"],
            ["-swift-version", "6", "-strict-memory-safety"]
                + features.flatMap { ["-enable-upcoming-feature", $0] },
        ]
    )
    func constantsCompile(_ flags: [String]) throws {
        let folder = try TemporaryFolder()
        // What SwiftPM makes for a target with resources.
        try folder.write(
            "import Foundation\nextension Bundle { static var module: Bundle { .main } }\n",
            to: "Bundle.swift"
        )
        let made = Repository.root.appending(
            path: "Tests/Cases/build/0001-data-and-constants/expected/made/PickerData.swift"
        )
        let files = [made.path, folder.path("Bundle.swift")]
        #expect(try LibraryCompiler.takes(files, flags + ["-warnings-as-errors"]))
    }
}
