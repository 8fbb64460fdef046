import Foundation

// Page: https://developer.apple.com/documentation/swiftui/font; iOS 13
@frozen public struct Font: Hashable, Sendable {
  let name: String
  public static let headline = Font(name: "headline")
  public static let subheadline = Font(name: "subheadline")
}
// Page: https://developer.apple.com/documentation/swiftui/shapestyle; iOS 13
public protocol ShapeStyle: Sendable {}
extension Color: ShapeStyle {}
public struct HierarchicalShapeStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}
extension ShapeStyle where Self == Color {
  public static var white: Color { Color(uiColor: .white) }
}
// Page: https://developer.apple.com/documentation/swiftui/color; iOS 13
extension Color {
  public static let white = Color(uiColor: .white)
  public static let orange = Color(uiColor: .systemRed)
  public static let teal = Color(uiColor: .systemBlue)
  public static let pink = Color(uiColor: .systemRed)
  public static let indigo = Color(uiColor: .systemBlue)
  public static let gray = Color(uiColor: .systemGray)
}
// Page: https://developer.apple.com/documentation/swiftui/shape; iOS 13
public protocol Shape: Sendable, Animatable, View {}
public protocol Animatable {}
public struct Circle: Shape {
  public init() {}
  public typealias Body = Never
}
@frozen public struct RoundedRectangle: Shape {
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  public typealias Body = Never
}
// Page: https://developer.apple.com/documentation/swiftui/roundedcornerstyle; iOS 13
public enum RoundedCornerStyle: Sendable { case circular, continuous }

// Page: https://developer.apple.com/documentation/swiftui/view/padding(_:_:); iOS 13
extension View {
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  nonisolated public func padding(_ length: CGFloat) -> some View { self }
}
extension Edge.Set {
  public static let horizontal = Edge.Set(rawValue: 10)
  // Page: https://developer.apple.com/documentation/swiftui/edge/set; iOS 13
  public static let vertical = Edge.Set(rawValue: 5)
  static let top = Edge.Set(rawValue: 1)
  static let leading = Edge.Set(rawValue: 2)
  static let bottom = Edge.Set(rawValue: 4)
  static let trailing = Edge.Set(rawValue: 8)
}
// Page: https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:); iOS 14
extension View {
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    StandInSafeArea(content: self, ignored: regions.contains(.container) ? edges : [])
  }
}
/// A view that extends beyond some edges of the safe area.
public struct StandInSafeArea<Content: View>: View, StandInEnvironmentChange {
  let content: Content
  let ignored: Edge.Set
  public var standInContent: Any { content }
  public var standInIgnoredEdges: Edge.Set { ignored }
  public func standInChange(_ values: inout EnvironmentValues) {}
  public typealias Body = Never
}
// Page: https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:); iOS 13
extension View {
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
}
// Page: https://developer.apple.com/documentation/swiftui/view/font(_:); iOS 13
extension View {
  nonisolated public func font(_ font: Font?) -> some View { self }
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { self }
  nonisolated public func lineLimit(_ number: Int?) -> some View { self }
}
// Page: https://developer.apple.com/documentation/swiftui/view/background(_:ignoressafeareaedges:); iOS 15
extension View {
  nonisolated public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  where S: ShapeStyle { self }
}
// Page: https://developer.apple.com/documentation/swiftui/view/clipshape(_:style:); iOS 13
extension View {
  nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View
  where S: Shape { self }
}
public struct FillStyle: Equatable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}
// Page: https://developer.apple.com/documentation/swiftui/view/disabled(_:); iOS 13
extension View {
  nonisolated public func disabled(_ disabled: Bool) -> some View { self }
}
// Page: https://developer.apple.com/documentation/swiftui/view/buttonstyle(_:); iOS 13
extension View {
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle { self }
}
// Page: https://developer.apple.com/documentation/swiftui/view/pickerstyle(_:); iOS 13
extension View {
  nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle { self }
}
// Page: https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:); iOS 13
extension View {
  nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View
  where V: Hashable { self }
}
// Page: https://developer.apple.com/documentation/swiftui/view/tabitem(_:); iOS 13
extension View {
  nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View { self }
}
// Page: https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:); iOS 13
extension View {
  nonisolated public func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { self }
}
// Page: https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:); iOS 14
extension View {
  nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol { self }
}
// Page: https://developer.apple.com/documentation/swiftui/view/toolbar(content:); iOS 14
extension View {
  nonisolated public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
  where Content: ToolbarContent { self }
}
// Page: https://developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:); iOS 15
extension View {
  nonisolated public func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol { self }
}
// Page: https://developer.apple.com/documentation/swiftui/searchfieldplacement; iOS 15
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  // Page: https://developer.apple.com/documentation/swiftui/searchfieldplacement/navigationbardrawer(displaymode:); iOS 15
  public static func navigationBarDrawer(
    displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
  // Page: https://developer.apple.com/documentation/swiftui/searchfieldplacement/navigationbardrawerdisplaymode; iOS 15
  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let always = NavigationBarDrawerDisplayMode()
  }
}
// Page: https://developer.apple.com/documentation/swiftui/modifiedcontent; iOS 13
@frozen public struct ModifiedContent<Content, Modifier> { nonisolated init() {} }
extension ModifiedContent: View where Content: View { public typealias Body = Never }
// Page: https://developer.apple.com/documentation/swiftui/accessibilityattachmentmodifier; iOS 13
public struct AccessibilityAttachmentModifier {}
// Page: https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:); iOS 14
extension View {
  nonisolated public func accessibilityLabel<S>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol { ModifiedContent() }
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { ModifiedContent() }
  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { ModifiedContent() }
}
