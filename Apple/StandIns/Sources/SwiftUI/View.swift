@_exported import UIKit

// Page: https://developer.apple.com/documentation/swiftui/view; iOS 13
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("a view of SwiftUI's own has no body") }
}
extension View where Body == Never {
  public var body: Never { fatalError("a view of SwiftUI's own has no body") }
}

// Page: https://developer.apple.com/documentation/swiftui/viewbuilder; iOS 13
@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { content }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }
}

// Page: https://developer.apple.com/documentation/swiftui/emptyview; iOS 13
@frozen public struct EmptyView: View {
  nonisolated public init() {}
  public typealias Body = Never
}

// Page: https://developer.apple.com/documentation/swiftui/text; iOS 13
@frozen public struct Text: View, Equatable, Sendable {
  public let standInText: String
  public init<S>(_ content: S) where S: StringProtocol { standInText = String(content) }
  public typealias Body = Never
}

// Page: https://developer.apple.com/documentation/swiftui/color; iOS 13
@frozen public struct Color: View, Hashable, Sendable {
  public let standInColor: UIColor
  public init(uiColor: UIColor) { standInColor = uiColor }
  init(standInName name: String, _ color: UIColor) {
    standInColor = UIColor(standInName: "Color.\(name)") { color.resolvedColor(with: $0) }
  }
  public static let red = Color(standInName: "red", .systemRed)
  public static let blue = Color(standInName: "blue", .systemBlue)
  public typealias Body = Never
}

// Page: https://developer.apple.com/documentation/swiftui/../uikit/uicolor/init(_:); iOS 14
extension UIColor {
  public convenience init(_ color: Color) {
    self.init(standInName: "\(color.hashValue)") { color.standInColor.resolvedColor(with: $0) }
  }
}

// Names that the engine formerly declared too. They reveal ambiguities in an app that imports both modules.
// Page: https://developer.apple.com/documentation/swiftui/path; iOS 13
public struct Path: Sendable { public init() {} }
// Page: https://developer.apple.com/documentation/swiftui/spring; iOS 17
public struct Spring: Hashable, Sendable { public init(duration: TimeInterval = 0.5, bounce: Double = 0) {} }
// Page: https://developer.apple.com/documentation/swiftui/label; iOS 14
public struct Label<Title, Icon>: View where Title: View, Icon: View { public typealias Body = Never }

// Page: https://developer.apple.com/documentation/swiftui/alignment; iOS 13
@frozen public struct Alignment: Equatable, Sendable {
  let name: String
  public static let center = Alignment(name: "center")
  public static let topTrailing = Alignment(name: "topTrailing")
  public static let bottom = Alignment(name: "bottom")
}

/// A view with an overlay or a background. Its properties are public for tests.
public struct StandInPair<Content: View, Other: View>: View {
  public let content: Content
  public let other: Other
  public typealias Body = Never
}

// Page: https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:); iOS 15
extension View {
  nonisolated public func overlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View { StandInPair(content: self, other: content()) }
}

// Page: https://developer.apple.com/documentation/swiftui/view/background(alignment:content:); iOS 15
extension View {
  nonisolated public func background<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View { StandInPair(content: self, other: content()) }
}
