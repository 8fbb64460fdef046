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
  public var colorScheme = ColorScheme.light
  public var isEnabled = true
  // Page: https://developer.apple.com/documentation/swiftui/environmentvalues/dynamictypesize; iOS 15
  public var dynamicTypeSize = DynamicTypeSize.large
  public internal(set) var refresh: RefreshAction?
  public mutating func standInSetRefresh(_ action: @escaping @Sendable () async -> Void) {
    refresh = RefreshAction(action: action)
  }
}

// Page: https://developer.apple.com/documentation/swiftui/layoutdirection; iOS 13
public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }

// Page: https://developer.apple.com/documentation/swiftui/colorscheme; iOS 13
public enum ColorScheme: Hashable, Sendable { case light, dark }

// Page: https://developer.apple.com/documentation/swiftui/dynamictypesize; iOS 15
public enum DynamicTypeSize: Hashable, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5
}
// Page: https://developer.apple.com/documentation/uikit/uicontentsizecategory/init(_:)-abz4; iOS 15
extension UIContentSizeCategory {
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    let named = zip(DynamicTypeSize.allCases, UIContentSizeCategory.standInSizes)
    let name = named.first { $0.0 == dynamicTypeSize ?? .large }?.1.name ?? "L"
    self.init(rawValue: "UICTContentSizeCategory" + name)
  }
}

// Page: https://developer.apple.com/documentation/swiftui/refreshaction; iOS 15
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  public func callAsFunction() async { await action() }
}

/// A view that changes the environment of its content.
public protocol StandInEnvironmentChange {
  var standInContent: Any { get }
  /// The edges beyond which the content extends into the safe area.
  var standInIgnoredEdges: Edge.Set { get }
  func standInChange(_ values: inout EnvironmentValues)
}
extension StandInEnvironmentChange {
  public var standInIgnoredEdges: Edge.Set { [] }
}
extension EnvironmentValues {
  /// The environment of a view's content, and the content. No environment crosses a hosting controller, so a root view
  /// starts without one.
  public static func standInInside(_ root: Any) -> (EnvironmentValues, Any) {
    var (values, view) = (EnvironmentValues(), root)
    while let change = view as? any StandInEnvironmentChange {
      change.standInChange(&values)
      view = change.standInContent
    }
    return (values, view)
  }
}

// Page: https://developer.apple.com/documentation/swiftui/environment; iOS 13
@frozen @propertyWrapper public struct Environment<Value> {
  let keyPath: KeyPath<EnvironmentValues, Value>
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  public var wrappedValue: Value { StandInUpdate.environment[keyPath: keyPath] }
}
/// The environment of the view whose body SwiftUI evaluates.
public enum StandInUpdate {
  nonisolated(unsafe) public static var environment = EnvironmentValues()
}

/// A view with a changed environment. Its properties are public for tests.
public struct StandInEnvironment<Content: View>: View, StandInEnvironmentChange {
  public var standInContent: Any { content }
  public func standInChange(_ values: inout EnvironmentValues) { change(&values) }
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

// Page: https://developer.apple.com/documentation/swiftui/view/dynamictypesize(_:); iOS 15
extension View {
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
}
