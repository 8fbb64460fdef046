import FlyingFox
import Foundation
import PageServer

/// A directory to serve, beside a file that must not be served. Both are deleted when the instance is released.
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

/// A response with its body in memory.
struct Answer {
  let response: HTTPResponse
  let body: String

  var status: Int { response.statusCode.code }

  subscript(name: String) -> String? { response.headers[HTTPHeader(name)] }
}

extension Site {
  /// The response to a request whose target is passed on unchanged, as FlyingFox does.
  func answer(_ target: String, method: String = "GET", headers: [String: String] = [:]) async throws
    -> Answer
  {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    var fields = HTTPHeaders()
    for (name, value) in headers { fields[HTTPHeader(name)] = value }
    let response = response(
      to: HTTPRequest(
        method: HTTPMethod(method), version: .http11,
        target: .init(path: parts[0], query: parts.count > 1 ? parts[1] : ""), headers: fields,
        body: HTTPBodySequence()))
    return Answer(response: response, body: String(decoding: try await response.bodyData, as: UTF8.self))
  }
}
