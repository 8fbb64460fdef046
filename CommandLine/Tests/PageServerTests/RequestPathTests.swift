import PageServer
import Testing

@Suite struct RequestPathTests {
  @Test(arguments: [
    ("/", []), ("/index.html", ["index.html"]), ("/a/b.js?x=../..", ["a", "b.js"]), ("/a/", ["a"]),
    ("/caf%C3%A9", ["café"]), ("/%61", ["a"]), ("/a%252e", ["a%2e"]), ("/...", ["..."]),
  ])
  func readsNames(target: String, names: [String]) {
    #expect(RequestPath(target: target)?.names == names)
  }

  @Test(arguments: [
    "", "a", "*", "//", "//etc/passwd", "/a//b", "/..", "/../a", "/a/../b", "/.", "/%2e%2e/a", "/%2E%2e%2fa",
    "/.%2e/",
    "/a%2f..%2fb", "/a%5c..%5cb", "/a\\b", "/..\\a", "/%00", "/a%00.html", "/%", "/%2", "/%zz", "/%+1",
    "/%ff", "/%c0%ae",
    "/%0a", "/\u{7f}", "/a#b", "ftp://host/a", "https:/a", "http://host/a", "?/a",
  ])
  func refusesAPathThatCouldLeaveTheDirectory(target: String) {
    #expect(RequestPath(target: target) == nil)
  }

  @Test func randomPathsYieldOnlySafeNames() {
    var generator = SplitMix(state: 7)
    let alphabet = Array("/.%2eEfF5cC0\\a?#\u{0}é")
    for _ in 0..<50_000 {
      let length = Int(generator.next() % 12)
      let target =
        "/" + String((0..<length).map { _ in alphabet[Int(generator.next() % UInt64(alphabet.count))] })
      for name in RequestPath(target: target)?.names ?? [] {
        #expect(name != "." && name != ".." && !name.isEmpty, "\(target)")
        #expect(!name.utf8.contains { $0 < 0x20 || $0 == 0x2f || $0 == 0x5c }, "\(target)")
      }
    }
  }
}

/// Steele, Lea and Flood's SplitMix64. The seed is fixed, so that a failure repeats.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
