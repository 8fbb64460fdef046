import ArgumentParser
import CommandConventions

/// The command line: each subcommand lives in a file of its own.
@main
struct Supple: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "supple",
    abstract: "Chat heads, a slime badge and a flipping notch, driven by one motion engine.",
    subcommands: [
      DemoCommand.self, RenderCommand.self, ReplayCommand.self, SpringCommand.self,
    ])

  static func main() async { await runWithOneLineErrors() }
}
