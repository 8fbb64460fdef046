// swift-tools-version: 6.2
import PackageDescription

// A package of its own: packages that depend on the engine do not need its fuzzing.
let engine: [Target.Dependency] = [
  .product(name: "SuppleHarness", package: "Supple"),
  .product(name: "SuppleInteractions", package: "Supple"),
  .product(name: "SuppleMessenger", package: "Supple"),
  .product(name: "SuppleMotion", package: "Supple"),
  .product(name: "SuppleScene", package: "Supple"), .product(name: "SuppleScript", package: "Supple"),
]

let package = Package(
  name: "SuppleFuzzing",
  dependencies: [.package(name: "Supple", path: "..")],
  targets: [
    .target(name: "SuppleFuzzing", dependencies: ["Isolation"] + engine),
    .executableTarget(name: "supple-fuzz", dependencies: ["SuppleFuzzing", "Isolation"] + engine),
    .target(name: "Isolation"),
    .target(name: "AllocationCount"),
    .testTarget(
      name: "SuppleFuzzingTests", dependencies: ["SuppleFuzzing", "supple-fuzz", "AllocationCount"] + engine,
      resources: [.copy("regressions.jsonl"), .copy("corpus.txt")]),
  ]
)
