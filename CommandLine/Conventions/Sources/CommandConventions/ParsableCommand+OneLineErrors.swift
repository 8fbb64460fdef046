import ArgumentParser

extension ParsableCommand {
  /// Parses the arguments and runs the command.
  ///
  /// Wrong arguments end the process with one line on standard error and status 64, a failure to write the help text
  /// with 73.
  public static func runWithOneLineErrors() {
    do {
      try checkHelp(CommandLine.arguments.dropFirst())
      var command = try parseAsRoot()
      try command.run()
    } catch {
      end(for: error)
    }
  }

  /// `help` of ArgumentParser accepts any word.
  private static func checkHelp(_ words: ArraySlice<String>) throws {
    guard words.first == "help" else { return }
    var command: any ParsableCommand.Type = self
    for word in words.dropFirst() where !word.hasPrefix("-") {
      let known = command.configuration.subcommands
      guard let next = known.first(where: { $0.configuration.commandName == word }) else {
        throw ValidationError("there is no command \"\(word)\"")
      }
      command = next
    }
  }

  private static func end(for error: any Error) -> Never {
    // A command that throws an exit code has already written its error line.
    if error is ExitCode { exit(withError: error) }
    switch exitCode(for: error) {
    case .success:
      do {
        var output = StandardOutput()
        try output.write(fullMessage(for: error) + "\n")
        try output.flush()
      } catch {
        exit(withError: error)
      }
      exit(withError: ExitCode.success)
    case .validationFailure:
      exit(withError: ExitStatus.badArguments.because("\(message(for: error)) (--help tells more)"))
    default: exit(withError: error)
    }
  }
}
