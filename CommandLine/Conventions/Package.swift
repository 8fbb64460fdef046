// swift-tools-version: 6.2
import PackageDescription

// What all of Supple's programs have in common. It is a package of its own, so that the program that draws pictures
// can use it without the other one.
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
