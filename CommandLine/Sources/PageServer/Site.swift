import FlyingFox
import Foundation

/// The static files of a directory, served by the rules of HTTP: media types, entity tags, compressed twins, and one
/// line of text for each error.
package struct Site: Sendable {
  private let directory: SiteDirectory

  /// The size limit of a served file, in bytes. A response is held in memory, so larger files are not served.
  package static let largestFile = 64 << 20

  /// A site of the regular files below `directory`.
  package init(directory: SiteDirectory) { self.directory = directory }

  /// The response to a request; an error is a response too.
  package func response(to request: HTTPRequest) -> HTTPResponse {
    guard request.method == .GET || request.method == .HEAD else {
      return error(.methodNotAllowed, "only GET and HEAD are answered here", to: request)
    }
    guard let path = RequestPath(target: request.target.rawValue) else {
      return error(.badRequest, "the path of the request is malformed", to: request)
    }
    let names = path.namesDirectory ? path.names + ["index.html"] : path.names
    guard let name = names.last, var file = directory.file(at: names), file.size <= Self.largestFile else {
      return error(.notFound, "there is no such file here", to: request)
    }
    // File names carry no version: a browser asks each time, and usually receives 304.
    var headers = ["Content-Type": ContentType.of(fileNamed: name), "Cache-Control": "no-cache"]
    var encoding = ""
    if let twin = directory.file(at: names.dropLast() + [name + ".gz"]), twin.modified >= file.modified {
      headers["Vary"] = "Accept-Encoding"
      if AcceptEncoding.allowsGzip(request.headers[HTTPHeader("Accept-Encoding")] ?? "") {
        (file, encoding) = (twin, "gzip")
        headers["Content-Encoding"] = encoding
      }
    }
    // The tag changes whenever the file is written, and each content coding has a tag of its own.
    let tag = "\"\(String(file.modified, radix: 16))-\(file.size)\(encoding)\""
    headers["ETag"] = tag
    if Self.header(request.headers[.ifNoneMatch] ?? "", names: tag) {
      return response(.notModified, headers, length: file.size)
    }
    guard request.method == .GET else { return response(.ok, headers, length: file.size) }
    guard let body = file.read() else {
      return error(.internalServerError, "the file could not be read", to: request)
    }
    return response(.ok, headers, length: file.size, body: body)
  }

  /// Whether a value of `If-None-Match` names an entity tag, by the weak comparison of RFC 9110 section 13.1.2.
  package static func header(_ value: String, names tag: String) -> Bool {
    value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      .contains { $0 == "*" || $0 == tag || $0 == "W/\(tag)" }
  }

  private func error(_ status: HTTPStatusCode, _ line: String, to request: HTTPRequest) -> HTTPResponse {
    let body = Data("\(status.code): \(line)\n".utf8)
    var headers = ["Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store"]
    if status == .methodNotAllowed { headers["Allow"] = "GET, HEAD" }
    return response(status, headers, length: body.count, body: request.method == .HEAD ? Data() : body)
  }

  /// - Parameter length: the length of the body that a GET receives, in bytes; HEAD and 304 name it but send no body.
  private func response(
    _ status: HTTPStatusCode, _ headers: [String: String], length: Int, body: Data = Data()
  ) -> HTTPResponse {
    var all = HTTPHeaders()
    for (name, value) in headers.merging(SecurityHeaders.all, uniquingKeysWith: { first, _ in first }) {
      all[HTTPHeader(name)] = value
    }
    all[.contentLength] = String(length)
    return HTTPResponse(
      statusCode: status, headers: all, body: HTTPBodySequence(data: body, suggestedBufferSize: 1 << 16))
  }
}
