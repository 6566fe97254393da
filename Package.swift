// swift-tools-version: 6.2
import PackageDescription

/// One list of strict settings for every target, tests included.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),  // SE-0335
    .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
    .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
    .enableExperimentalFeature("Lifetimes"),  // spans as results
    .strictMemorySafety(),  // SE-0458
    .treatAllWarnings(as: .error),  // SE-0480
]

/// A room of the house: a target of `Sources/` with its imports, which all stand to its left in CONTRIBUTING.md.
func room(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

/// The plugins for packages of apps.
///
/// A plugin runs the tool on the machine that builds, so SwiftPM compiles every room a second time for it. The targets of the
/// Makefile build without plugins; a package that depends on this one gets them.
let plugins: (products: [Product], targets: [Target]) =
    Context.environment["PICKDATA_PLUGINS"] == "off"
    ? ([], [])
    : (
        [
            .plugin(name: "PickDataBuild", targets: ["PickDataBuild"]),
            .plugin(name: "PickDataCommand", targets: ["PickDataCommand"]),
        ],
        [
            .plugin(name: "PickDataBuild", capability: .buildTool(), dependencies: ["PickMain"]),
            .plugin(
                name: "PickDataCommand",
                capability: .command(
                    intent: .custom(
                        verb: "pickdata",
                        description: "Lint, fix or normalize the picker data of targets"
                    )
                    // No permission is asked for: `lint` writes nothing, and SwiftPM would ask for every verb.
                ),
                dependencies: ["PickMain"]
            ),
        ]
    )

let package = Package(
    name: "pickdata",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: [
        .executable(name: "pickdata", targets: ["PickMain"]),
        // With the rooms that PickData shows: `make api` looks at what a product names.
        .library(
            name: "PickData",
            targets: [
                "PickData", "PickModel", "PickEngine", "PickPresets", "PickExport", "PropertyList",
                "PickDiagnostics",
            ]
        ),
        // No API: what Fuzz/ needs beyond PickData.
        .library(name: "_PickExport", targets: ["PickExport"]),
    ] + plugins.products,
    targets: [
        .systemLibrary(
            name: "CLibXML2",
            pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev", "pkg-config"]), .brew(["libxml2"])]
        ),
        // Loaded when it is asked for, and not linked: see its shim.
        .systemLibrary(
            name: "CSQLite",
            providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]
        ),
        room("PickBytes"),
        room("PickThreads"),
        room("PickDiagnostics"),
        room("PickJSON", ["PickBytes", "PickDiagnostics"]),
        room("PropertyList", ["CLibXML2", "PickBytes", "PickThreads", "PickDiagnostics", "PickJSON"]),
        room("PickModel", ["PropertyList", "PickBytes", "PickThreads", "PickDiagnostics"]),
        room("PickReference", ["PickModel", "PropertyList", "PickBytes"]),
        room("PickPresets", ["PickModel", "PropertyList", "PickBytes", "PickDiagnostics"]),
        room(
            "PickRules",
            [
                "PickModel", "PickReference", "PickPresets", "PropertyList", "PickBytes", "PickThreads",
                "PickDiagnostics",
            ]
        ),
        room("PickCompare", ["PickModel", "PickReference", "PropertyList", "PickBytes", "PickDiagnostics"]),
        room("PickEngine", ["PickModel"]),
        room("PickReporters", ["PickBytes", "PickDiagnostics", "PickJSON"]),
        // Scripts/make-page.py makes one Swift file of the page's own files.
        room(
            "PickExport",
            [
                "CSQLite", "PickModel", "PickPresets", "PropertyList", "PickBytes", "PickDiagnostics",
                "PickJSON",
            ],
            exclude: ["Preview/Page"]
        ),
        room(
            "PickData",
            ["PickModel", "PickPresets", "PickEngine", "PickExport", "PropertyList", "PickDiagnostics"]
        ),
        room(
            "PickCommand",
            [
                "PickBytes", "PickThreads", "PickDiagnostics", "PickJSON", "PropertyList", "PickModel",
                "PickReference", "PickPresets", "PickRules", "PickCompare", "PickReporters", "PickExport",
                "PickEngine",
            ]
        ),
        tests("PickReferenceTests", ["PickReference", "PickModel", "PropertyList", "TestTools"]),
        tests(
            "PickRulesTests",
            [
                "PickRules", "PickModel", "PickReference", "PropertyList", "PickBytes", "PickDiagnostics",
                "TestTools",
            ]
        ),
        tests(
            "PickPresetsTests",
            [
                "PickPresets", "PickExport", "PickRules", "PickModel", "PropertyList", "PickBytes",
                "PickJSON",
                "PickDiagnostics", "TestTools",
            ],
            exclude: ["Golden"]
        ),
        tests(
            "PickCompareTests",
            ["PickCompare", "PickModel", "PickReference", "PickDiagnostics", "TestTools"]
        ),
        tests("PickEngineTests", ["PickEngine", "PickModel", "PropertyList"]),
        tests(
            "PickModelTests",
            [
                "PickModel", "PickExport", "PickPresets", "PropertyList", "PickBytes", "PickDiagnostics",
                "PickJSON",
                "TestTools",
            ]
        ),
        // Not called like its product: `pickdata` and `PickData` are one name on a Mac's file system.
        .executableTarget(name: "PickMain", dependencies: ["PickCommand"], swiftSettings: strict),
        .target(name: "TestTools", path: "Tests/TestTools", swiftSettings: strict),
        tests("PickThreadsTests", ["PickThreads"]),
        tests("PickDiagnosticsTests", ["PickDiagnostics", "TestTools"]),
        tests(
            "PickReportersTests",
            ["PickReporters", "PickBytes", "PickDiagnostics", "TestTools"],
            exclude: ["Golden"]
        ),
        tests(
            "PickCommandTests",
            [
                "PickCommand", "PropertyList", "PickModel", "PickBytes", "PickDiagnostics", "PickReporters",
                "TestTools", "PickEngine", "PickRules", "PickCompare", "PickReference",
            ],
            exclude: ["Golden", "Wheels/Golden"]
        ),
        tests("PickJSONTests", ["PickJSON", "PickBytes", "PickDiagnostics", "TestTools"]),
        tests("PropertyListTests", ["PropertyList", "PickBytes", "PickDiagnostics", "TestTools"]),
        tests(
            "PickExportTests",
            [
                "PickExport", "PickModel", "PropertyList", "PickJSON", "PickBytes", "PickDiagnostics",
                "TestTools",
            ]
        ),
        tests(
            "ConformanceTests",
            ["PropertyList", "PickExport", "PickJSON", "PickBytes", "PickDiagnostics", "TestTools"]
        ),
        // Runs the built command, and judges what it writes by other people's readers.
        tests("OracleTests", ["PickMain", "TestTools"]),
        // Runs the built command: the samples, the schemas, the READMEs.
        // PickData is not imported there, but what the articles say of it is compiled against it.
        tests("RepositoryTests", ["PickMain", "PickModel", "PickData", "TestTools"]),
    ] + plugins.targets
)
