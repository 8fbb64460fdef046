/// What a client said about compressed answers.
package enum AcceptEncoding {
  /// Whether the values of `Accept-Encoding` allow gzip, as RFC 9110 section 12.5.3 reads them.
  package static func allowsGzip(_ values: [String]) -> Bool {
    var wildcard = false
    for item in values.flatMap({ $0.split(separator: ",") }) {
      let parts = item.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
      guard let coding = parts.first else { continue }
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      switch coding {
      case "gzip", "x-gzip": return quality > 0
      case "*": wildcard = quality > 0
      default: break
      }
    }
    return wildcard
  }
}
