/// The request header `Accept-Encoding`.
package enum AcceptEncoding {
  /// Whether a header value allows gzip, by RFC 9110 section 12.5.3: a coding with quality 0 is not allowed.
  package static func allowsGzip(_ value: String) -> Bool {
    var qualities: [String: Double] = [:]
    for item in value.lowercased().filter({ $0 != " " && $0 != "\t" }).split(separator: ",") {
      let parts = item.split(separator: ";")
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 }
      if let coding = parts.first { qualities[String(coding)] = quality ?? 1 }
    }
    return (qualities["gzip"] ?? qualities["x-gzip"] ?? qualities["*"] ?? 0) > 0
  }
}
