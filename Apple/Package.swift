// swift-tools-version: 6.2
import PackageDescription

// The hosts and their tests. Apps depend on the package above this one, which offers the same hosts on Apple's platforms.
// `Engine` is a link to the engine's sources: this package depends on none, so the folder of a clone may have any name.
#if compiler(>=6.3)
  let engine: [SwiftSetting] = [.treatWarning("EmbeddedRestrictions", as: .error)]
#else
  // Swift 6.2 lacks this group of warnings.
  let engine: [SwiftSetting] = []
#endif
let settings: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

let package = Package(
  name: "SuppleApple",
  defaultLocalization: "en",
  platforms: [.iOS(.v17)],
  products: [
    .library(name: "SuppleUIKit", targets: ["SuppleUIKit"]),
    .library(name: "SuppleSwiftUI", targets: ["SuppleSwiftUI"]),
  ],
  targets: [
    .target(
      name: "SuppleMotion", path: "Engine/SuppleMotion", swiftSettings: engine,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "SuppleScene", dependencies: ["SuppleMotion"], path: "Engine/SuppleScene", swiftSettings: engine),
    .target(
      name: "SuppleKit", dependencies: ["SuppleMotion", "SuppleScene"], path: "Engine/SuppleKit",
      swiftSettings: engine),
    .target(
      name: "SuppleInteractions", dependencies: ["SuppleMotion", "SuppleScene", "SuppleKit"],
      path: "Engine/SuppleInteractions", swiftSettings: engine),
    .target(name: "SuppleLayers", dependencies: ["SuppleScene"], swiftSettings: settings),
    .target(
      name: "SuppleHosting", dependencies: ["SuppleLayers", "SuppleScene", "SuppleInteractions"],
      resources: [.process("Localizable.xcstrings")], swiftSettings: settings),
    .target(
      name: "SuppleUIKit",
      dependencies: ["SuppleLayers", "SuppleHosting", "SuppleScene", "SuppleInteractions"],
      swiftSettings: settings),
    .target(name: "SuppleSwiftUI", dependencies: ["SuppleUIKit"], swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(
      name: "SuppleUIKitTests",
      dependencies: [
        "SuppleUIKit", "SuppleLayers", "SuppleHosting", "SuppleScene", "SuppleInteractions", "TestSupport",
      ],
      resources: [.copy("Traces")], swiftSettings: settings),
    .testTarget(
      name: "SuppleSwiftUITests", dependencies: ["SuppleSwiftUI", "SuppleUIKit", "TestSupport"],
      swiftSettings: settings),
  ]
)

#if os(Linux)
  // Linux has no UIKit. Stand-ins with the names of Apple's modules let the same sources compile and run.
  package.dependencies.append(.package(path: "StandIns"))
  // Tests replay hundreds of random runs, in a host and in a bare engine; an optimised engine needs a sixth of the time.
  for target in package.targets where target.path != nil {
    target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
  }
  // Code of apps that tests run: an outsider's scene, and declarations that the samples of documentation omit.
  package.targets += [
    .target(
      name: "OutsiderScene", dependencies: ["SuppleUIKit", .product(name: "StandIns", package: "StandIns")],
      path: "Tests/OutsiderScene"),
    .target(
      name: "Samples", dependencies: ["SuppleSwiftUI", .product(name: "StandIns", package: "StandIns")],
      path: "Samples"),
  ]
  let apps = ["SuppleUIKitTests": "OutsiderScene", "SuppleSwiftUITests": "Samples"]
  for target in package.targets where target.path == nil {
    if let app = apps[target.name] { target.dependencies.append(.target(name: app)) }
    target.dependencies.append(.product(name: "StandIns", package: "StandIns"))
    // Swift Testing has overlays for UIKit that Linux lacks.
    if target.isTest {
      target.swiftSettings?.append(.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]))
      // Tests take longer to compile optimised than to run.
      target.swiftSettings?.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
    }
  }
#endif
