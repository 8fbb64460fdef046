import Foundation

// Page: https://developer.apple.com/documentation/swiftui/environmentkey; iOS 13
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

// Page: https://developer.apple.com/documentation/swiftui/environmentvalues; iOS 13
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  public var layoutDirection = LayoutDirection.leftToRight
  public var isEnabled = true
  public internal(set) var refresh: RefreshAction?
  public mutating func standInSetRefresh(_ action: @escaping @Sendable () async -> Void) {
    refresh = RefreshAction(action: action)
  }
}

// Page: https://developer.apple.com/documentation/swiftui/layoutdirection; iOS 13
public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }

// Page: https://developer.apple.com/documentation/swiftui/refreshaction; iOS 15
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  public func callAsFunction() async { await action() }
}

/// A view whose environment has another value, as a test finds it.
public struct StandInEnvironment<Content: View>: View {
  public let content: Content
  public let change: (inout EnvironmentValues) -> Void
  public typealias Body = Never
}

// Page: https://developer.apple.com/documentation/swiftui/view/environment(_:_:); iOS 13
extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { StandInEnvironment(content: self) { $0[keyPath: keyPath] = value } }
}

// Page: https://developer.apple.com/documentation/swiftui/transaction; iOS 13
@frozen public struct Transaction { public init() {} }
