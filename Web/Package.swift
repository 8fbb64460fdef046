// swift-tools-version: 6.2
import PackageDescription

// Built for wasm32-unknown-none-wasm by `make wasm`; toolset.json holds the compiler's and the linker's options.
let package = Package(
  name: "SuppleWeb",
  dependencies: [.package(name: "Supple", path: "..")],
  targets: [
    .target(name: "CSuppleWeb"),
    .executableTarget(
      name: "SuppleWeb",
      dependencies: [.product(name: "SuppleInteractions", package: "Supple"), "CSuppleWeb"]),
  ]
)
