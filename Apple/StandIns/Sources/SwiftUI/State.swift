import Foundation

/// The storage of a state, which SwiftUI keeps separate from the view.
public final class StandInBox<Value> {
  public var value: Value
  init(_ value: Value) { self.value = value }
}

// Page: https://developer.apple.com/documentation/swiftui/state; iOS 13
@frozen @propertyWrapper public struct State<Value> {
  let box: StandInBox<Value>
  public init(wrappedValue value: Value) { box = StandInBox(value) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    let box = box
    return Binding(standInGet: { box.value }, set: { box.value = $0 })
  }
}
