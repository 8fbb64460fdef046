// swift-tools-version: 6.2
import PackageDescription

// The benchmarks are a package of their own, because the baseline in C needs compiler flags that packages with
// dependents must not have.
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
        .product(name: "SuppleValues", package: "Supple"),
      ]),
    .target(
      name: "Baseline", cSettings: [.unsafeFlags(["-O3"])], linkerSettings: [.linkedLibrary("m")]),
    .target(name: "AllocationCount"),
  ]
)
