import SuppleMotion
import SuppleScene
import Testing

@testable import SuppleInteractions

/// The numbers of the presets, and the effect of each number.
@Suite struct FlippingNotchStyleTests {
  @Test func bothPresetsHoldTheSpecsNumbers() {
    for style in [FlippingNotchStyle.modern, .classic] {
      #expect(style.pullLimit == (style == .classic ? 86 : 61))
      #expect(style.rubberBand == 0.55)
      #expect(style.fallBackRate == 9.3)
      #expect(style.wheelSilence == 0.15)
      #expect(style.cardWidth == 209)
      #expect(style.cardTint == 0.2)
      #expect(style.cellHeight == 177)
      #expect(style.cellMargin * 2 == 32)
      #expect(style.cellRadius == 10)
      #expect(style.rowGap == 10)
      #expect(style.cardMargin == 10)
      #expect(style.firstRowInset == 24)
      #expect(style.stretchedRadius == 16)
      #expect(style.dropDuration == 0.3)
      #expect(style.flipDuration == 0.6)
      #expect(style.fadeDuration == 0.2)
      #expect(style.perspective == (style == .classic ? 800 : 500))
      #expect(style.clamped() == style)
    }
    #expect(FlippingNotchStyle.classic.resistance == .wall)
    #expect(FlippingNotchStyle.classic.content == .oneRow)
    #expect(FlippingNotchStyle.classic.motion == .eased)
    #expect(FlippingNotchStyle.modern.resistance == .rubberBand)
    #expect(FlippingNotchStyle.modern.content == .asksApp)
    #expect(FlippingNotchStyle.modern.motion == .springs)
  }

  @Test func everyPropertyIsListedOnceAndHeldInItsRange() {
    final class Names: StyleVisitor {
      var names: [String] = []
      func number(
        _ name: StaticString, _ value: inout Double, in range: ClosedRange<Double>, unit: StyleUnit
      ) {
        names.append("\(name)")
        #expect(range.contains(value))
      }
      func part(
        _ name: StaticString, of owner: StaticString, _ value: inout Double, in range: ClosedRange<Double>,
        unit: StyleUnit
      ) {
        names.append("\(owner).\(name)")
        #expect(range.contains(value))
      }
      func option(
        _ name: StaticString, _ value: inout Int32, of count: Int32, name optionName: (Int32) -> StaticString
      ) {
        names.append("\(name)")
      }
    }
    let names = Names()
    var style = FlippingNotchStyle.modern
    style.visit(names)
    #expect(Set(names.names).count == names.names.count)
    // Springs and colours have parts; every stored property is one of the names before the dot.
    let stored = Mirror(reflecting: style).children.compactMap(\.label)
    #expect(Set(stored) == Set(names.names.map { $0.prefix { $0 != "." } }.map(String.init)))
    for index in 0..<Int32(names.names.count) {
      for wild in [Double.infinity, -1e300, 1e300] {
        var changed = style
        changed.setValue(wild, at: index)
        #expect(changed.clamped() == changed)
      }
    }
  }

  @Test func aStyleThatIsNoStyleBecomesOne() {
    var style = FlippingNotchStyle.modern
    style.pullLimit = .nan
    style.flipDuration = -4
    style.dropSpring = Spring(stiffness: 1e9, dampingRatio: 0)
    let driver = FlippingNotchDriver(style)
    #expect(driver.notch.style.pullLimit == 61)
    #expect(driver.notch.style.flipDuration == 0.1)
    #expect(driver.notch.style.dropSpring.dampingRatio == 0.35)
  }

  @Test func aStyleThatChangesUnderWayMovesNothing() {
    let driver = FlippingNotchDriver()
    driver.fire()
    driver.perform(.finishRefreshing(items: 2))
    driver.wait(0.2)
    let before = driver.look()
    var style = FlippingNotchStyle.classic
    style.cellHeight = 120
    style.cellMargin = 40
    driver.notch.setStyle(style, at: driver.time)
    let after = driver.look()
    #expect(near(after.listOffset, before.listOffset, 1e-9))
    #expect(near(after.card?.box, before.card?.box ?? Rect(x: 0, y: 0, width: 0, height: 0), 1e-9))
    driver.wait(3)
    #expect(near(driver.look().row(6)?.box, Rect(x: 40, y: 68, width: 295, height: 120), 1e-9))
  }
}
