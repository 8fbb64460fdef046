// swift-tools-version: 6.2
import PackageDescription

// The command line is a package of its own, so that an app that depends on the engine fetches none of its dependencies.
let package = Package(
  name: "SuppleCommandLine",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "supple", targets: ["supple"])
  ],
  dependencies: [
    .package(name: "Supple", path: ".."),
    .package(name: "SuppleConventions", path: "Conventions"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
  ],
  targets: [
    .executableTarget(
      name: "supple",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "CommandConventions", package: "SuppleConventions"),
        .product(name: "ScriptArguments", package: "SuppleConventions"),
        .product(name: "SuppleExport", package: "Supple"),
        .product(name: "SuppleInteractions", package: "Supple"),
        .product(name: "SuppleMotion", package: "Supple"),
        .product(name: "SuppleScript", package: "Supple"),
      ])
  ]
)
