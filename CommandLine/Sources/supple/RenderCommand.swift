import ArgumentParser
import CommandConventions
import Foundation

/// Renders a script by the program beside this one, which needs Cairo where this one needs nothing.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Render a script as pictures or a movie.",
    discussion: """
      Runs supple-render, which `make build` leaves beside this program; `supple render --help` tells its options.
      """)

  @Argument(parsing: .captureForPassthrough)
  var arguments: [String] = []

  func run() throws {
    guard let own = Bundle.main.executableURL?.resolvingSymlinksInPath() else {
      throw ExitStatus.systemError.because("this program does not know where it lies")
    }
    let program = own.deletingLastPathComponent().appendingPathComponent("supple-render").path
    // Takes this program's place, so that signals and the exit status are the renderer's.
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    // Not with what this thread, one of the language's own, holds back.
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    execv(program, words)
    let reason = String(cString: strerror(errno))
    for word in words { free(word) }
    throw ExitStatus.missingProgram.because("\(program): \(reason); `make build` builds it")
  }
}
