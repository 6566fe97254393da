// swift-tools-version: 6.2
import PackageDescription

// Apart from the root, so that nobody builds fuzzers who does not run them; `run.sh` has the flags.

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableExperimentalFeature("Lifetimes"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
]

func fuzzer(_ name: String) -> Target {
    .executableTarget(
        name: name,
        dependencies: ["FuzzChecks"],
        swiftSettings: strict
    )
}

let package = Package(
    name: "fuzz",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "pickdata", path: "..")],
    targets: [
        .target(
            name: "FuzzChecks",
            dependencies: [
                .product(name: "PickData", package: "pickdata"),
                .product(name: "_PickExport", package: "pickdata"),
            ],
            swiftSettings: strict
        ),
        fuzzer("FuzzXML"),
        fuzzer("FuzzBinary"),
        fuzzer("FuzzTagged"),
        fuzzer("FuzzRoundTrip"),
    ]
)
