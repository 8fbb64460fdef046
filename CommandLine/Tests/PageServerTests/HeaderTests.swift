import PageServer
import Testing

@Suite struct HeaderTests {
  @Test(arguments: [
    ("gzip", true), ("gzip, deflate, br", true), ("br;q=1, gzip;q=0.5", true), ("GZIP", true), ("*", true),
    ("identity,gzip", true), ("x-gzip", true), ("", false), ("br", false), ("gzip;q=0", false),
    ("gzip;q=0.000, *", false), ("*, gzip;q=0", false), ("*;q=0", false), ("gzip; q=x", false),
    ("gzipped", false),
  ])
  func gzipIsSentOnlyToClientsThatAcceptIt(value: String, allowed: Bool) {
    #expect(AcceptEncoding.allowsGzip(value) == allowed)
  }

  @Test(arguments: [
    ("\"ff-10\"", true), ("W/\"ff-10\"", true), ("\"a\", \"ff-10\"", true), ("*", true), ("ff-10", false),
    ("\"ff-1\"", false), ("", false),
  ])
  func ifNoneMatchComparesWeakly(value: String, matches: Bool) {
    #expect(Site.header(value, names: "\"ff-10\"") == matches)
  }

  @Test(arguments: [
    ("index.html", "text/html; charset=utf-8"), ("supple.wasm", "application/wasm"),
    ("supple.min.JS", "text/javascript; charset=utf-8"), ("demo.css", "text/css; charset=utf-8"),
    ("icon.svg", "image/svg+xml"), ("html", "application/octet-stream"),
    ("a.unknown", "application/octet-stream"),
  ])
  func theMediaTypeFollowsTheExtension(name: String, type: String) {
    #expect(ContentType.of(fileNamed: name) == type)
  }

  @Test func thePolicyAllowsNothingInlineAndOnlyWasmToCompile() {
    let policy = SecurityHeaders.contentSecurityPolicy
    #expect(!policy.contains("unsafe-inline"))
    #expect(!policy.contains("'unsafe-eval'"))
    #expect(policy.contains("script-src 'self' 'wasm-unsafe-eval'"))
    #expect(policy.hasPrefix("default-src 'none'"))
  }
}
