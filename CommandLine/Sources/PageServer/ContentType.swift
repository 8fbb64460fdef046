/// The media type that goes with a file's name.
package enum ContentType {
  /// The value of `Content-Type` for a file, by the ending of its name.
  package static func of(fileNamed name: String) -> String {
    let parts = name.split(separator: ".")
    let ending = parts.count > 1 ? parts.last?.lowercased() ?? "" : ""
    return switch ending {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js", "mjs": "text/javascript; charset=utf-8"
    case "wasm": "application/wasm"
    case "json", "map": "application/json"
    case "webmanifest": "application/manifest+json"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "webp": "image/webp"
    case "gif": "image/gif"
    case "ico": "image/x-icon"
    case "woff2": "font/woff2"
    case "txt", "md", "ts": "text/plain; charset=utf-8"
    case "gz": "application/gzip"
    default: "application/octet-stream"
    }
  }
}
