import ArgumentParser
import CommandConventions

/// The command line. Each subcommand has a separate file.
@main
struct Supple: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "supple",
    abstract: "Chat heads, a slime badge and a flipping notch, driven by one motion engine.",
    version: suppleVersion,
    subcommands: [RenderCommand.self, ReplayCommand.self, SpringCommand.self])

  static func main() { runWithOneLineErrors() }
}
