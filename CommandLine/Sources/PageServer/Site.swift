/// What a site needs to know of a request to choose its answer.
package struct SiteRequest: Sendable {
  /// The method, such as `GET`.
  package var method: String
  /// The target of the request line, as it came.
  package var target: String
  /// The values of each header, by lower-cased name.
  package var headers: [String: [String]]

  /// A request with the given parts.
  package init(method: String, target: String, headers: [String: [String]] = [:]) {
    self.method = method
    self.target = target
    self.headers = headers
  }
}

/// A whole answer.
package struct SiteResponse: Sendable {
  /// The status, such as 200.
  package var status: Int
  /// All headers but those that frame the message; the security headers are among them.
  package var headers: [(name: String, value: String)]
  /// How long the body is that a `GET` would get, in bytes.
  package var contentLength: Int64
  /// The body; empty in answer to `HEAD`.
  package var body: [UInt8]

  /// The value of a header, by its exact name.
  package subscript(name: String) -> String? { headers.first { $0.name == name }?.value }
}

/// Static files, answered by the rules of HTTP: types, validators, compressed twins, one clear line for each error.
package struct Site: Sendable {
  private let directory: SiteDirectory

  /// Files above this size are refused, so that many requests at once stay within bounds.
  package static let largestFile: Int64 = 64 << 20

  /// A site of the regular files below `directory`.
  package init(directory: SiteDirectory) { self.directory = directory }

  /// The answer to a request; it never fails.
  package func respond(to request: SiteRequest) -> SiteResponse {
    let isHead = request.method == "HEAD"
    guard isHead || request.method == "GET" else {
      return .error(405, "only GET and HEAD are answered here", extra: [("Allow", "GET, HEAD")])
    }
    guard let path = RequestPath(target: request.target) else {
      return .error(400, "the path of the request is malformed", isHead: isHead)
    }
    let names = path.namesDirectory ? path.names + ["index.html"] : path.names
    guard let name = names.last, let file = directory.file(at: names), file.size <= Self.largestFile else {
      return .error(404, "there is no such file here", isHead: isHead)
    }
    var response = SiteResponse(status: 200, headers: SecurityHeaders.all, contentLength: 0, body: [])
    response.headers.append(("Content-Type", ContentType.of(fileNamed: name)))
    // Names carry no version, so a browser asks each time and usually hears that nothing changed.
    response.headers.append(("Cache-Control", "no-cache"))
    var chosen = file
    var encoding = ""
    if let twin = directory.file(at: names.dropLast() + [name + ".gz"]), twin.modified >= file.modified {
      response.headers.append(("Vary", "Accept-Encoding"))
      if AcceptEncoding.allowsGzip(request.headers["accept-encoding"] ?? []) {
        chosen = twin
        encoding = "gzip"
        response.headers.append(("Content-Encoding", encoding))
      }
    }
    let tag = EntityTag(modified: chosen.modified, size: chosen.size, encoding: encoding)
    response.headers.append(("ETag", tag.value))
    if tag.isNamed(in: request.headers["if-none-match"] ?? []) {
      response.status = 304
      response.headers.removeAll { $0.name == "Content-Encoding" || $0.name == "Content-Type" }
      return response
    }
    response.contentLength = chosen.size
    if !isHead {
      guard let body = chosen.read() else { return .error(500, "the file could not be read") }
      response.body = body
    }
    return response
  }
}

extension SiteResponse {
  /// An error as one line of plain text.
  package static func error(
    _ status: Int, _ line: String, extra: [(name: String, value: String)] = [], isHead: Bool = false
  ) -> SiteResponse {
    let body = Array("\(status): \(line)\n".utf8)
    return SiteResponse(
      status: status,
      headers: SecurityHeaders.all + extra + [
        ("Content-Type", "text/plain; charset=utf-8"), ("Cache-Control", "no-store"),
      ],
      contentLength: Int64(body.count), body: isHead ? [] : body)
  }
}
