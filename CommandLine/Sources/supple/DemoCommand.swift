import ArgumentParser
import CommandConventions
import Foundation
import PageServer

/// Serves the demo page.
struct DemoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Serve the demo page on this machine.",
    discussion: """
      Serves the files of the built page (Web/dist) and nothing else. Ends with 66 when there is no page to serve \
      and with 75 when the port is taken.
      """)

  @Option(help: "The port to listen on; 0 takes any free one.")
  var port = 8080

  @Option(help: "The address to listen on; the default keeps other machines out.")
  var host = "127.0.0.1"

  @Option(help: "The directory to serve.")
  var root: String?

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
    OpenFiles.allowMany()
    let server: PageServer
    do {
      server = try await PageServer.start(site: Site(directory: directory), host: host, port: port)
    } catch .portInUse {
      throw ExitStatus.portInUse.because(
        "port \(port) is in use; choose another with --port, or any free one with --port 0")
    } catch .cannotListen(let reason) {
      throw ExitStatus.systemError.because("cannot listen on \(host): \(reason)")
    }
    let url = "http://\(host.contains(":") ? "[\(host)]" : host):\(server.port)/"
    // Flushed at once, so that a program that started this one can read where it listens.
    FileHandle.standardOutput.write(Data("Supple is at \(url) (Ctrl-C ends it)\n".utf8))
    Browser.openIfThereIsADesktop(url)
    try await server.run()
  }

  /// Web/dist of the checkout that the executable lies in (bin/supple, or below .build), else of the working directory.
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
