import ArgumentParser

/// Serves the demo page with `supple-demo`, which needs an HTTP server; this program needs none.
struct DemoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Serve the demo page on this machine.",
    discussion: """
      Runs supple-demo, which `make demo` leaves beside this program; `supple demo --help` tells its options.
      """)

  @Argument(parsing: .captureForPassthrough)
  var arguments: [String] = []

  func run() throws {
    try SiblingProgram.replaceProcess(by: "supple-demo", arguments: arguments, builtBy: "demo")
  }
}
