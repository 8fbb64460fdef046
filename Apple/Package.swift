// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]
let interactions: Target.Dependency = .product(name: "SuppleInteractions", package: "Supple")
let scene: Target.Dependency = .product(name: "SuppleScene", package: "Supple")

let package = Package(
  name: "SuppleApple",
  platforms: [.iOS(.v17)],
  products: [
    .library(name: "SuppleUIKit", targets: ["SuppleUIKit"]),
    .library(name: "SuppleSwiftUI", targets: ["SuppleSwiftUI"]),
  ],
  dependencies: [.package(name: "Supple", path: "..")],
  targets: [
    .target(name: "SuppleLayers", dependencies: [scene], swiftSettings: settings),
    .target(
      name: "SuppleUIKit", dependencies: ["SuppleLayers", scene, interactions], swiftSettings: settings),
    .target(name: "SuppleSwiftUI", dependencies: ["SuppleUIKit"], swiftSettings: settings),
    .testTarget(
      name: "SuppleUIKitTests", dependencies: ["SuppleUIKit", "SuppleLayers", scene, interactions],
      resources: [.copy("Traces")], swiftSettings: settings),
    .testTarget(
      name: "SuppleSwiftUITests", dependencies: ["SuppleSwiftUI", "SuppleUIKit"], swiftSettings: settings),
  ]
)

#if os(Linux)
  // Linux has no UIKit: modules of the same names stand in for Apple's, so that the same sources are checked and run.
  package.dependencies.append(.package(path: "StandIns"))
  for target in package.targets {
    target.dependencies.append(.product(name: "StandIns", package: "StandIns"))
    // Swift Testing has overlays for UIKit that Linux lacks.
    if target.isTest {
      target.swiftSettings?.append(.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]))
    }
  }
#endif
