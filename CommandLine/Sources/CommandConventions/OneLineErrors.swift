import ArgumentParser

extension ParsableCommand {
  /// Runs what the arguments ask for, on this thread.
  ///
  /// Wrong arguments are answered by one line on standard error and status 64.
  public static func runWithOneLineErrors() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      end(for: error)
    }
  }

  /// Runs what the arguments ask for, also where it waits for something.
  ///
  /// Wrong arguments are answered by one line on standard error and status 64.
  public static func runWithOneLineErrors() async {
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      end(for: error)
    }
  }

  private static func end(for error: any Error) -> Never {
    // Whoever throws a status has said why.
    if !(error is ExitCode), exitCode(for: error) == .validationFailure {
      exit(withError: ExitStatus.badArguments.because("\(message(for: error)) (--help tells more)"))
    }
    exit(withError: error)
  }
}
