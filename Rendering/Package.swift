// swift-tools-version: 6.2
import PackageDescription

// Drawing pixels needs Cairo and Pango. It is a package of its own, so that neither the engine nor the page needs them.
let package = Package(
  name: "SuppleRendering",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "SuppleCairo", targets: ["SuppleCairo"]),
    .library(name: "SuppleGallery", targets: ["SuppleGallery"]),
    .executable(name: "supple-render", targets: ["supple-render"]),
  ],
  dependencies: [
    .package(name: "Supple", path: ".."),
    .package(name: "SuppleConventions", path: "../CommandLine/Conventions"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
  ],
  targets: [
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    .target(
      name: "SuppleCairo",
      dependencies: [
        "CPangoCairo", "CTurboJPEG",
        .product(name: "SuppleScene", package: "Supple"),
      ]),
    .target(
      name: "SuppleGallery",
      dependencies: [
        "SuppleCairo",
        .product(name: "SuppleInteractions", package: "Supple"),
        .product(name: "SuppleMotion", package: "Supple"),
        .product(name: "SuppleScene", package: "Supple"),
        .product(name: "SuppleScript", package: "Supple"),
      ]),
    .target(
      name: "SuppleMovie",
      dependencies: [
        "SuppleCairo", "SuppleGallery",
        .product(name: "SuppleInteractions", package: "Supple"),
        .product(name: "SuppleScene", package: "Supple"),
        .product(name: "SuppleScript", package: "Supple"),
      ]),
    .executableTarget(
      name: "supple-render",
      dependencies: [
        "SuppleGallery", "SuppleMovie",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "CommandConventions", package: "SuppleConventions"),
        .product(name: "ScriptArguments", package: "SuppleConventions"),
        .product(name: "SuppleScene", package: "Supple"),
        .product(name: "SuppleScript", package: "Supple"),
      ]),
    .testTarget(
      name: "SuppleCairoTests",
      dependencies: [
        "SuppleCairo", "SuppleGallery",
        .product(name: "SuppleInteractions", package: "Supple"),
        .product(name: "SuppleScene", package: "Supple"),
        .product(name: "SuppleScript", package: "Supple"),
      ]),
    .testTarget(
      name: "SampleTests",
      dependencies: [
        "SuppleCairo",
        .product(name: "SuppleInteractions", package: "Supple"),
        .product(name: "SuppleMotion", package: "Supple"),
        .product(name: "SuppleScene", package: "Supple"),
        .product(name: "SuppleScript", package: "Supple"),
      ]),
    .testTarget(
      name: "SuppleGalleryTests",
      dependencies: [
        "SuppleCairo", "SuppleGallery",
        .product(name: "SuppleInteractions", package: "Supple"),
        .product(name: "SuppleScene", package: "Supple"),
        .product(name: "SuppleScript", package: "Supple"),
      ]),
    .testTarget(
      name: "SuppleMovieTests",
      dependencies: ["SuppleMovie", .product(name: "SuppleScene", package: "Supple")]),
    .executableTarget(
      name: "RenderBench",
      dependencies: [
        "SuppleCairo", "SuppleGallery",
        .product(name: "SuppleScene", package: "Supple"),
        .product(name: "SuppleScript", package: "Supple"),
      ],
      path: "Bench", exclude: ["Scripts", "movie_memory.py"]),
  ]
)
