import ArgumentParser
import CommandConventions
import Foundation
import PageServer

/// Serves the demo page. `supple demo` runs this program.
@main
struct SuppleDemo: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "supple demo",
    abstract: "Serve the demo page on this machine.",
    discussion: """
      Serves the files of the built page (Web/dist) and nothing else. Ends with 66 when there is no page to serve \
      and with 75 when the port is taken.
      """)

  @Option(help: "The port to listen on; 0 takes any free one.")
  var port = 8080

  @Option(help: "The IP address to listen on; the default keeps other machines out.")
  var host = "127.0.0.1"

  @Option(help: "The directory to serve.")
  var root: String?

  static func main() async { await runWithOneLineErrors() }

  func validate() throws {
    guard (0...65535).contains(port) else {
      throw ValidationError("--port is \(port), but must be 0 to 65535")
    }
  }

  func run() async throws {
    let root = self.root ?? Self.builtPage()
    guard let directory = SiteDirectory(path: root) else {
      throw ExitStatus.noInput.because(
        "no directory at \(root); `make web` builds the page, --root names another")
    }
    let host = self.host
    do {
      try await PageServer.run(Site(directory: directory), host: host, port: UInt16(port)) { port in
        let url = "http://\(host.contains(":") ? "[\(host)]" : host):\(port)/"
        // Written without a buffer, so that a program that started this one can read the address at once.
        FileHandle.standardOutput.write(Data("Supple is at \(url) (Ctrl-C ends it)\n".utf8))
        Browser.openIfThereIsADesktop(url)
      }
    } catch PageServerError.portInUse {
      throw ExitStatus.portInUse.because(
        "port \(port) is in use; choose another with --port, or any free one with --port 0")
    } catch PageServerError.cannotListen(let reason) {
      throw ExitStatus.systemError.because("cannot listen on \(host): \(reason)")
    }
  }

  /// The directory Web/dist of the checkout that contains the executable, otherwise of the working directory.
  private static func builtPage() -> String {
    let files = FileManager.default
    let executable = Bundle.main.executableURL?.resolvingSymlinksInPath()
    var directory = executable?.deletingLastPathComponent()
    while let current = directory, current.path != "/" {
      let page = current.appendingPathComponent("Web/dist")
      if files.fileExists(atPath: page.path) { return page.path }
      directory = current.deletingLastPathComponent()
    }
    return files.currentDirectoryPath + "/Web/dist"
  }
}
