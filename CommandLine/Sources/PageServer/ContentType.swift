import Foundation

/// The media types of the files of a page.
package enum ContentType {
  private static let byExtension = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8", "wasm": "application/wasm", "json": "application/json",
    "map": "application/json", "webmanifest": "application/manifest+json", "svg": "image/svg+xml",
    "png": "image/png", "mp4": "video/mp4", "jpg": "image/jpeg", "webp": "image/webp", "ico": "image/x-icon",
    "woff2": "font/woff2",
    "txt": "text/plain; charset=utf-8", "md": "text/plain; charset=utf-8", "ts": "text/plain; charset=utf-8",
  ]

  /// The value of `Content-Type` for a file, chosen by the extension of its name.
  package static func of(fileNamed name: String) -> String {
    byExtension[(name as NSString).pathExtension.lowercased()] ?? "application/octet-stream"
  }
}
