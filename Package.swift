// swift-tools-version: 6.2
import PackageDescription

/// The engine also compiles as Embedded Swift for WebAssembly. In a build by `make` this turns what Embedded lacks into an error
/// natively. In an app's build it would be one itself: Xcode suppresses the warnings of an app's dependencies, and the compiler
/// rejects both options together. Swift 6.2 does not know the group of these warnings, and would warn of its name.
#if compiler(>=6.3)
  let engineSettings: [SwiftSetting] =
    Context.environment["SUPPLE_EMBEDDED"] == nil ? [] : [.treatWarning("EmbeddedRestrictions", as: .error)]
#else
  let engineSettings: [SwiftSetting] = []
#endif

/// `squareRoot()` and rounding are calls into libm in a debug build on Linux.
let engineLinks: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

let package = Package(
  name: "Supple",
  products: [
    .library(name: "SuppleMotion", targets: ["SuppleMotion"]),
    .library(name: "SuppleValues", targets: ["SuppleValues"]),
    .library(name: "SuppleScene", targets: ["SuppleScene"]),
    .library(name: "SuppleKit", targets: ["SuppleKit"]),
    .library(name: "SuppleInteractions", targets: ["SuppleInteractions"]),
    .library(name: "SuppleMessenger", targets: ["SuppleMessenger"]),
    .library(name: "SuppleExport", targets: ["SuppleExport"]),
    .library(name: "SuppleScript", targets: ["SuppleScript"]),
    .library(name: "SuppleHarness", targets: ["SuppleHarness"]),
  ],
  targets: [
    .target(name: "SuppleMotion", swiftSettings: engineSettings, linkerSettings: engineLinks),
    .target(name: "SuppleScene", dependencies: ["SuppleMotion"], swiftSettings: engineSettings),
    .target(name: "SuppleKit", dependencies: ["SuppleMotion", "SuppleScene"], swiftSettings: engineSettings),
    .target(
      name: "SuppleInteractions", dependencies: ["SuppleMotion", "SuppleScene", "SuppleKit"],
      swiftSettings: engineSettings),
    .target(
      name: "SuppleMessenger", dependencies: ["SuppleScene", "SuppleInteractions"],
      swiftSettings: engineSettings
    ),
    .target(name: "SuppleValues", dependencies: ["SuppleMotion"], swiftSettings: engineSettings),
    .target(name: "SuppleExport", dependencies: ["SuppleMotion"]),
    .target(name: "SuppleContract", dependencies: ["SuppleScene", "SuppleInteractions"]),
    .target(
      name: "SuppleScript",
      dependencies: ["SuppleScene", "SuppleInteractions", "SuppleMessenger", "SuppleContract"]),
    .target(name: "SuppleHarness", dependencies: ["SuppleScene", "SuppleInteractions", "SuppleScript"]),
    .target(name: "ContractFiles", dependencies: ["SuppleContract", "SuppleScene", "SuppleInteractions"]),
    .executableTarget(name: "supple-contract", dependencies: ["ContractFiles"]),
    .testTarget(
      name: "SuppleMotionTests", dependencies: ["SuppleKit", "SuppleMotion", "SuppleValues"],
      resources: [.copy("Vectors")]
    ),
    .testTarget(name: "SuppleExportTests", dependencies: ["SuppleExport", "SuppleMotion"]),
    .testTarget(name: "SampleTests", dependencies: ["SuppleInteractions", "SuppleMotion", "SuppleScene"]),
    .testTarget(name: "SuppleKitTests", dependencies: ["SuppleKit", "SuppleMotion", "SuppleScene"]),
    // The example of "Write your own interaction".
    .target(
      name: "BottomSheet", dependencies: ["SuppleKit", "SuppleMotion", "SuppleScene"],
      path: "Examples/BottomSheet/Sources"),
    .testTarget(name: "BottomSheetTests", dependencies: ["BottomSheet"], path: "Examples/BottomSheet/Tests"),
    // The example of "Write a host".
    .executableTarget(
      name: "TerminalHost", dependencies: ["SuppleInteractions", "SuppleScene"],
      path: "Examples/TerminalHost/Sources"),
    .testTarget(
      name: "TerminalHostTests", dependencies: ["BottomSheet", "SuppleInteractions", "TerminalHost"],
      path: "Examples/TerminalHost/Tests"),
    .testTarget(name: "SuppleSceneTests", dependencies: ["SuppleMotion", "SuppleScene", "SuppleValues"]),
    .testTarget(
      name: "SuppleInteractionsTests",
      dependencies: ["SuppleHarness", "SuppleInteractions", "SuppleMessenger", "SuppleScript"]),
    // Writes this build's replays of the examples, for comparison with those of other builds.
    .executableTarget(name: "ExampleReplays", dependencies: ["SuppleScript"], path: "Tests/ExampleReplays"),
    .testTarget(name: "SuppleMessengerTests", dependencies: ["SuppleMessenger", "SuppleScript"]),
    .testTarget(
      name: "SuppleScriptTests",
      dependencies: ["SuppleScript", "SuppleInteractions", "SuppleMessenger", "SuppleScene"]),
    .testTarget(name: "SuppleContractTests", dependencies: ["ContractFiles", "SuppleContract"]),
  ]
)

// Tests of an optimised engine are themselves not optimised, since they take longer to compile than to run.
for target in package.targets where target.isTest {
  target.swiftSettings = [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}

#if os(macOS)
  // On Apple's platforms the package offers the views for UIKit and SwiftUI too; on a Mac they are empty without Catalyst.
  let hostSettings: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]
  package.defaultLocalization = "en"
  package.platforms = [.macOS(.v14), .macCatalyst(.v17), .iOS(.v17)]
  package.products += [
    .library(name: "SuppleUIKit", targets: ["SuppleUIKit"]),
    .library(name: "SuppleSwiftUI", targets: ["SuppleSwiftUI"]),
  ]
  package.targets += [
    .target(
      name: "SuppleLayers", dependencies: ["SuppleScene"], path: "Apple/Sources/SuppleLayers",
      swiftSettings: hostSettings),
    .target(
      name: "SuppleHosting", dependencies: ["SuppleLayers", "SuppleScene", "SuppleInteractions"],
      path: "Apple/Sources/SuppleHosting", resources: [.process("Localizable.xcstrings")],
      swiftSettings: hostSettings),
    .target(
      name: "SuppleUIKit",
      dependencies: ["SuppleLayers", "SuppleHosting", "SuppleScene", "SuppleInteractions"],
      path: "Apple/Sources/SuppleUIKit", swiftSettings: hostSettings),
    .target(
      name: "SuppleSwiftUI", dependencies: ["SuppleUIKit"], path: "Apple/Sources/SuppleSwiftUI",
      swiftSettings: hostSettings),
  ]
#endif
