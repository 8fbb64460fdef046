import ArgumentParser

/// Renders a script with `supple-render`, which needs Cairo and Pango; this program needs neither.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Render a script as pictures or a movie.",
    discussion: """
      Runs supple-render, which `make build` writes beside this program; `supple render --help` lists its options.
      """)

  @Argument(parsing: .captureForPassthrough)
  var arguments: [String] = []

  func run() throws {
    try SiblingProgram.replaceProcess(by: "supple-render", arguments: arguments, builtBy: "build")
  }
}
