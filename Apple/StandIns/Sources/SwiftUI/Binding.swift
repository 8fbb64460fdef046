import Foundation

// Page: https://developer.apple.com/documentation/swiftui/binding; iOS 13
@frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let getter: () -> Value
  private let setter: (Value) -> Void
  public init(standInGet get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (getter, setter) = (get, set)
  }
  public var wrappedValue: Value {
    get { getter() }
    nonmutating set { setter(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      standInGet: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(standInGet: { value }, set: { _ in })
  }
}
