import ArgumentParser

extension ParsableCommand {
  /// Runs what the arguments ask for; wrong arguments are answered by one line on standard error and status 64.
  public static func runWithOneLineErrors() async {
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
