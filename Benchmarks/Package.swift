// swift-tools-version: 6.2
import PackageDescription

// Apart from the engine, because a baseline in C needs flags that nobody who depends on the engine should have to allow.
let package = Package(
  name: "SuppleBenchmarks",
  dependencies: [.package(name: "Supple", path: "..")],
  targets: [
    .executableTarget(
      name: "MotionBench",
      dependencies: [
        "AllocationCount", "Baseline", .product(name: "SuppleMotion", package: "Supple"),
        .product(name: "SuppleInteractions", package: "Supple"),
        .product(name: "SuppleScene", package: "Supple"),
      ]),
    .target(
      name: "Baseline", cSettings: [.unsafeFlags(["-O3"])], linkerSettings: [.linkedLibrary("m")]),
    .target(name: "AllocationCount"),
  ]
)
