// swift-tools-version: 6.2
import PackageDescription

// The conventions of Supple's programs. They are a package of their own, so that the program that draws pictures does
// not depend on the command line.
let package = Package(
  name: "SuppleConventions",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "CommandConventions", targets: ["CommandConventions"]),
    .library(name: "ScriptArguments", targets: ["ScriptArguments"]),
  ],
  dependencies: [
    .package(name: "Supple", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
  ],
  targets: [
    .target(
      name: "CommandConventions",
      dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")]),
    .target(
      name: "ScriptArguments",
      dependencies: [
        "CommandConventions",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SuppleScript", package: "Supple"),
      ]),
  ]
)
