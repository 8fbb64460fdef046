// swift-tools-version: 6.2
import PackageDescription

// The command line lives apart from the engine, so that whoever depends on the engine fetches none of this.
let package = Package(
  name: "SuppleCommandLine",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "supple", targets: ["supple"]),
    .library(name: "CommandConventions", targets: ["CommandConventions"]),
  ],
  dependencies: [
    .package(name: "Supple", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
  ],
  targets: [
    .executableTarget(
      name: "supple",
      dependencies: [
        "CommandConventions",
        "PageServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SuppleExport", package: "Supple"),
        .product(name: "SuppleInteractions", package: "Supple"),
        .product(name: "SuppleMotion", package: "Supple"),
        .product(name: "SuppleScript", package: "Supple"),
      ]),
    .target(
      name: "CommandConventions",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SuppleScript", package: "Supple"),
      ]),
    .target(
      name: "PageServer",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ]),
    .testTarget(
      name: "PageServerTests",
      dependencies: [
        "PageServer",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]),
  ]
)
