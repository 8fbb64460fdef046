import Foundation
import PageServer

/// A directory to serve, beside one with a secret; both vanish with the value.
final class TemporarySite {
  let parent: URL
  let root: URL

  init() throws {
    parent = FileManager.default.temporaryDirectory.appendingPathComponent("supple-\(UUID().uuidString)")
    root = parent.appendingPathComponent("site")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try write("secret", to: "../secret.txt")
    try write("<p>page</p>", to: "index.html")
    try write("let a = 1", to: "app.js")
  }

  deinit { try? FileManager.default.removeItem(at: parent) }

  func write(_ text: String, to path: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: root.appendingPathComponent(path).path, withDestinationPath: target)
  }

  func site() throws -> Site {
    guard let directory = SiteDirectory(path: root.path) else { throw CocoaError(.fileNoSuchFile) }
    return Site(directory: directory)
  }
}

extension Site {
  func get(_ target: String, method: String = "GET", headers: [String: [String]] = [:]) -> SiteResponse {
    respond(to: SiteRequest(method: method, target: target, headers: headers))
  }
}
