import Foundation

// Page: https://developer.apple.com/documentation/swiftui/label; iOS 14
extension Label where Title == Text, Icon == Image {
  public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {}
}
// Page: https://developer.apple.com/documentation/swiftui/image; iOS 13
@frozen public struct Image: Equatable, Sendable, View {
  public init(systemName: String) {}
  public typealias Body = Never
}
// Page: https://developer.apple.com/documentation/swiftui/button; iOS 13
public struct Button<Label>: View where Label: View {
  /// The action of a tap.
  public let standInAction: @MainActor () -> Void
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { standInAction = action }
  public typealias Body = Never
}
extension Button where Label == Text {
  @preconcurrency nonisolated public init<S>(_ title: S, action: @escaping @MainActor () -> Void)
  where S: StringProtocol { standInAction = action }
}
// Page: https://developer.apple.com/documentation/swiftui/primitivebuttonstyle/plain; iOS 13
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}
// Page: https://developer.apple.com/documentation/swiftui/plainbuttonstyle; iOS 13
public struct PlainButtonStyle: PrimitiveButtonStyle { public init() {} }
// Page: https://developer.apple.com/documentation/swiftui/primitivebuttonstyle/plain; iOS 13
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
// Page: https://developer.apple.com/documentation/swiftui/slider/init(value:in:oneditingchanged:); iOS 13
public struct Slider<Label, ValueLabel>: View where Label: View, ValueLabel: View {
  public typealias Body = Never
}
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {}
}
// Page: https://developer.apple.com/documentation/swiftui/toggle; iOS 13
public struct Toggle<Label>: View where Label: View { public typealias Body = Never }
extension Toggle where Label == Text {
  nonisolated public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {}
}
// Page: https://developer.apple.com/documentation/swiftui/textfield; iOS 13
public struct TextField<Label>: View where Label: View {
  let text: Binding<String>
  public typealias Body = Never
}
extension TextField where Label == Text {
  nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol { self.text = text }
}
/// Renders a text field as a `UITextField` inside a private container view, as SwiftUI does.
extension TextField: StandInRendered {
  @MainActor public func standInRender() -> UIView {
    let (platform, field) = (UIView(frame: .zero), UITextField(frame: .zero))
    field.text = text.wrappedValue
    field.addAction(
      UIAction { [weak field] _ in text.wrappedValue = field?.text ?? "" }, for: .editingChanged)
    platform.addSubview(field)
    return platform
  }
}
/// SwiftUI content displayed by a UIKit view.
public protocol StandInRendered {
  @MainActor func standInRender() -> UIView
}
// Page: https://developer.apple.com/documentation/swiftui/picker; iOS 13
public struct Picker<Label, SelectionValue, Content>: View
where Label: View, SelectionValue: Hashable, Content: View { public typealias Body = Never }
extension Picker where Label == Text {
  nonisolated public init<S>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {}
}
// Page: https://developer.apple.com/documentation/swiftui/pickerstyle; iOS 13
public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
// Page: https://developer.apple.com/documentation/swiftui/toolbarcontent; iOS 14
@MainActor @preconcurrency public protocol ToolbarContent {}
// Page: https://developer.apple.com/documentation/swiftui/toolbaritem; iOS 14
public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {}
extension ToolbarItem where ID == () {
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}
// Page: https://developer.apple.com/documentation/swiftui/toolbaritemplacement; iOS 14
public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement()
  public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement() }
}
// Page: https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder; iOS 14
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent
  where Content: ToolbarContent { content }
}
