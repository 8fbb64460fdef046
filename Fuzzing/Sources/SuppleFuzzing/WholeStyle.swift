import SuppleInteractions
import SuppleMessenger

// All that an app's own code can set in a style, past the names and ranges that hosts know.
extension InteractionStyle {
  /// Goes through every property, and after them through those of the heads' badges, only some of which have a name
  /// among the heads' own.
  mutating func visitWhole(_ visitor: StyleVisitor) {
    visit(visitor)
    if var heads = self as? ChatHeadsStyle {
      heads.badge.visit(visitor)
      self = heads as? Self ?? self
    } else if var messenger = self as? MessengerStyle {
      messenger.chatHeads.badge.visit(visitor)
      self = messenger as? Self ?? self
    }
  }

  /// Sets the property with this number in the order of `visitWhole`, be the value within its range or no number at all.
  mutating func setProperty(_ value: Double, at index: Int32) {
    visitWhole(PropertySetting(index, value))
  }

  /// How many properties `visitWhole` goes through.
  var propertyCount: Int {
    var style = self
    let setting = PropertySetting(-1, 0)
    style.visitWhole(setting)
    return setting.seen
  }

  /// Which ways it goes.
  var ways: [Int32] {
    var style = self
    let listing = WayListing()
    style.visitWhole(listing)
    return listing.ways
  }
}

private final class PropertySetting: StyleVisitor {
  private var remaining: Int32
  private let newValue: Double
  private(set) var seen = 0

  init(_ index: Int32, _ newValue: Double) {
    remaining = index
    self.newValue = newValue
  }

  override func number(
    _ name: StaticString, _ value: inout Double, in range: ClosedRange<Double>, unit: StyleUnit
  ) {
    if remaining == 0 { value = newValue }
    remaining &-= 1
    seen += 1
  }

  override func option(
    _ name: StaticString, _ value: inout Int32, of count: Int32, name optionName: (Int32) -> StaticString
  ) {
    if remaining == 0, newValue.isFinite {
      value = Int32(newValue.magnitude.truncatingRemainder(dividingBy: Double(count)))
    }
    remaining &-= 1
    seen += 1
  }
}

private final class WayListing: StyleVisitor {
  private(set) var ways: [Int32] = []

  override func option(
    _ name: StaticString, _ value: inout Int32, of count: Int32, name optionName: (Int32) -> StaticString
  ) { ways.append(value) }
}
