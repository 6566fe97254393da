// swift-tools-version: 6.2
import PackageDescription

// An app's package that has its picker data checked and packed while it is built: README.md tells how.
let package = Package(
    name: "AppPackage",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [
        // In a package of your own: .package(url: "https://example.com/pickdata.git", from: "0.1.0")
        .package(name: "pickdata", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "App",
            dependencies: [.product(name: "PickData", package: "pickdata")],
            plugins: [.plugin(name: "PickDataBuild", package: "pickdata")]
        )
    ]
)
