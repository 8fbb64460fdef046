import CommandConventions
import Foundation

/// A program beside this one that performs a subcommand with dependencies of its own.
enum SiblingProgram {
  /// Replaces this process by the program, so that signals reach it and its exit status is the command's.
  ///
  /// Returns only by throwing the exit code 69 or 71, after a line on standard error, if the program cannot be run.
  ///
  /// - Parameter target: the target of `make` that builds the program, for that line.
  static func replaceProcess(by name: String, arguments: [String], builtBy target: String) throws -> Never {
    guard let own = Bundle.main.executableURL?.resolvingSymlinksInPath() else {
      throw ExitStatus.systemError.because("the path of this program cannot be found")
    }
    let program = own.deletingLastPathComponent().appendingPathComponent(name).path
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    // The signal mask survives exec. Threads of the Swift runtime block signals, so the mask is cleared.
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    execv(program, words)
    let reason = String(cString: strerror(errno))
    for word in words { free(word) }
    throw ExitStatus.missingProgram.because("\(program): \(reason); `make \(target)` builds it")
  }
}
