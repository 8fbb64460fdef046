import SuppleInteractions
import SuppleScene
import Testing

@Suite struct SlimeBadgeSizeTests {
  /// A badge's layer at rest has the size that the style computes beforehand.
  @Test(arguments: [nil, 1, 9, 10, 99, 100, Int32.max] as [Int32?])
  func aBadgeRestsAtTheSizeThatItsStyleSays(count: Int32?) {
    let viewport = Viewport(size: Size(width: 390, height: 844))
    var badge = SlimeBadge(style: .modern, viewport: viewport, seed: 1)
    badge.perform(.setCount(count), at: 0)
    badge.advance(to: 5)
    var frame = Frame()
    badge.write(into: &frame)
    #expect(frame.layer(LayerID(.badge))?.size == SlimeBadgeStyle.modern.size(count: count))
  }

  @Test func nothingHasNoSizeAndNoText() {
    #expect(SlimeBadgeStyle.modern.size(count: 0) == .zero)
    #expect(SlimeBadgeStyle.modern.size(count: -1) == .zero)
    #expect(SlimeBadgeStyle.modern.text(count: 0) == "" && SlimeBadgeStyle.modern.text(count: nil) == "")
    #expect(
      SlimeBadgeStyle.modern.text(count: 99) == "99"
        && SlimeBadgeStyle.modern.text(count: 100) == "99+")
  }

  @Test func aScaledStyleIsLargerAsAWhole() {
    let style = SlimeBadgeStyle.modern.scaled(by: 1.5)
    #expect(style.size(count: 12).height == 33 && style.breakDistance == 180)
    #expect(SlimeBadgeStyle.modern.scaled(by: .nan) == .modern)
    #expect(SlimeBadgeStyle.modern.scaled(by: -1) == .modern)
  }

  @Test func inkIsReadable() {
    #expect(RGBAColor.black.ink == .white && RGBAColor.white.ink == .black)
    #expect(SlimeBadgeStyle.modern.fill.ink == .white)
  }
}
