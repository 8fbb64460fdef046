// swift-tools-version: 6.2
import PackageDescription

// Modules with the names of Apple's, for machines without Apple's frameworks. They declare the API that the hosts use, as
// in Apple's documentation, and implement the behaviour that the tests need. They are never built beside the real ones.
//
// Library evolution makes enumerations non-frozen, as UIKit's are: a `switch` without `default` fails here as on a Mac.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v5), .unsafeFlags(["-enable-library-evolution", "-suppress-warnings"]),
]

let package = Package(
  name: "StandIns",
  products: [
    .library(
      name: "StandIns", targets: ["CoreGraphics", "QuartzCore", "UIKit", "SwiftUI", "UserNotifications"])
  ],
  targets: [
    .target(name: "CoreGraphics", swiftSettings: settings),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics"], swiftSettings: settings),
    .target(name: "UIKit", dependencies: ["QuartzCore"], swiftSettings: settings),
    .target(name: "SwiftUI", dependencies: ["UIKit"], swiftSettings: settings),
    .target(name: "UserNotifications", path: "Checking/UserNotifications", swiftSettings: settings),
  ]
)
