import ArgumentParser

/// The command line: each subcommand lives in a file of its own.
@main
struct Supple: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "supple",
    abstract: "Chat heads, a slime badge and a flipping notch, driven by one motion engine.",
    subcommands: [DemoCommand.self, ReplayCommand.self, SpringCommand.self])

  /// Runs what the arguments ask for; wrong arguments are answered by one line and status 64.
  static func main() async {
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch  where exitCode(for: error) == .validationFailure {
      exit(withError: ExitStatus.badArguments.because("\(message(for: error)) (--help tells more)"))
    } catch {
      exit(withError: error)
    }
  }
}
