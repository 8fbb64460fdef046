import SuppleScript
import Testing

@Suite("Numbers as JavaScript writes them")
struct NumberTextTests {
  // The output of node for each.
  @Test(arguments: [
    (0.1, "0.1"), (-0.0, "0"), (0, "0"), (1, "1"), (-1.5, "-1.5"), (100, "100"),
    (1e20, "100000000000000000000"),
    (123_456_789_012_345_683_968, "123456789012345680000"), (1e21, "1e+21"), (1.5e21, "1.5e+21"),
    (1e-6, "0.000001"),
    (1.5e-6, "0.0000015"), (1e-7, "1e-7"), (1.25e-7, "1.25e-7"), (.leastNonzeroMagnitude, "5e-324"),
    (1.7976931348623157e308, "1.7976931348623157e+308"), (9_007_199_254_740_992, "9007199254740992"),
    (0.1 + 0.2, "0.30000000000000004"), (4.35, "4.35"), (2147483648, "2147483648"),
    (-2147483648, "-2147483648"),
    (18014398509481984, "18014398509481984"), (1e16, "10000000000000000"), (86.12, "86.12"),
    (0.000001234567, "0.000001234567"), (-1e-7, "-1e-7"),
  ])
  func known(number: Double, text: String) { #expect(NumberText.string(number) == text) }

  @Test("Every number reads back as itself")
  func readsBack() {
    var state: UInt64 = 0x5EED
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = Double(bitPattern: state ^ state >> 29)
      guard number.isFinite else { continue }
      #expect(Double(NumberText.string(number)) == number)
    }
  }

  @Test("Texts are escaped as JSON.stringify escapes them")
  func texts() {
    var text = ""
    NumberText.appendQuoted("a\"b\\c\n\u{1}\u{7F}é\u{2028}🙂/", to: &text)
    #expect(text == "\"a\\\"b\\\\c\\n\\u0001\u{7F}é\u{2028}🙂/\"")
  }
}
