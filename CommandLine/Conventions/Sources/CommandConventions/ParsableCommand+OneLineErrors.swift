import ArgumentParser

extension ParsableCommand {
  /// Parses the arguments and runs the command.
  ///
  /// Wrong arguments end the process with one line on standard error and status 64.
  public static func runWithOneLineErrors() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      end(for: error)
    }
  }

  private static func end(for error: any Error) -> Never {
    // A command that throws an exit code has written its own line already.
    if !(error is ExitCode), exitCode(for: error) == .validationFailure {
      exit(withError: ExitStatus.badArguments.because("\(message(for: error)) (--help tells more)"))
    }
    exit(withError: error)
  }
}
