import Foundation

// Page: https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock(_:); iOS 13
extension ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > where repeat each Content: View { TupleView((repeat each content)) }
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content }
}
// Page: https://developer.apple.com/documentation/swiftui/viewbuilder/buildeither(first:); iOS 13
extension ViewBuilder {
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent()
  }
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent()
  }
}
// Page: https://developer.apple.com/documentation/swiftui/_conditionalcontent; iOS 13
@frozen public struct _ConditionalContent<TrueContent, FalseContent> {}
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}
// Page: https://developer.apple.com/documentation/swiftui/tupleview; iOS 13
public struct TupleView<T>: View {
  public var value: T
  public init(_ value: T) { self.value = value }
  public typealias Body = Never
}
extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

// Page: https://developer.apple.com/documentation/swiftui/vstack; iOS 13
@frozen public struct VStack<Content>: View where Content: View {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
  public typealias Body = Never
}
// Page: https://developer.apple.com/documentation/swiftui/hstack; iOS 13
@frozen public struct HStack<Content>: View where Content: View {
  let content: Content
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public typealias Body = Never
}
// Page: https://developer.apple.com/documentation/swiftui/horizontalalignment; iOS 13
@frozen public struct HorizontalAlignment: Equatable, Sendable {
  let name: String
  public static let leading = HorizontalAlignment(name: "leading")
  public static let center = HorizontalAlignment(name: "center")
}
// Page: https://developer.apple.com/documentation/swiftui/verticalalignment; iOS 13
@frozen public struct VerticalAlignment: Equatable, Sendable {
  let name: String
  public static let center = VerticalAlignment(name: "center")
}
// Page: https://developer.apple.com/documentation/swiftui/spacer; iOS 13
@frozen public struct Spacer: View {
  public init(minLength: CGFloat? = nil) {}
  public typealias Body = Never
}
// Page: https://developer.apple.com/documentation/swiftui/scrollview; iOS 13
public struct ScrollView<Content>: View where Content: View {
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {}
  public typealias Body = Never
}
// Page: https://developer.apple.com/documentation/swiftui/axis; iOS 13
@frozen public enum Axis: Int8, Sendable {
  case horizontal, vertical
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let vertical = Set(rawValue: 2)
  }
}
// Page: https://developer.apple.com/documentation/swiftui/foreach; iOS 13
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {}
extension ForEach: View where Content: View { public typealias Body = Never }
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}
extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}
// Page: https://developer.apple.com/documentation/swiftui/form; iOS 13
public struct Form<Content>: View where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  public typealias Body = Never
}
// Page: https://developer.apple.com/documentation/swiftui/section; iOS 13
public struct Section<Parent, Content, Footer> {}
extension Section: View where Parent: View, Content: View, Footer: View { public typealias Body = Never }
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {}
}
// Page: https://developer.apple.com/documentation/swiftui/navigationstack; iOS 16
@MainActor @preconcurrency public struct NavigationStack<Data, Root>: View where Root: View {
  public typealias Body = Never
}
extension NavigationStack where Data == NavigationPath {
  nonisolated public init(@ViewBuilder root: () -> Root) {}
}
// Page: https://developer.apple.com/documentation/swiftui/navigationlink; iOS 13
public struct NavigationLink<Label, Destination>: View where Label: View, Destination: View {
  public typealias Body = Never
}
extension NavigationLink where Destination == Never {
  @available(iOS 16, *)
  public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {}
}
// Page: https://developer.apple.com/documentation/swiftui/horizontaledge; iOS 15
@frozen public enum HorizontalEdge: Int8 { case leading, trailing }
// Page: https://developer.apple.com/documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:); iOS 15
extension View {
  nonisolated public func swipeActions<T>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View where T: View { self }
}
// Page: https://developer.apple.com/documentation/swiftui/navigationpath; iOS 16
public struct NavigationPath { public init() {} }
// Page: https://developer.apple.com/documentation/swiftui/tabview; iOS 13
public struct TabView<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
  public typealias Body = Never
}
extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

// Page: https://developer.apple.com/documentation/swiftui/list; iOS 13
@MainActor @preconcurrency public struct List<SelectionValue, Content>: View
where SelectionValue: Hashable, Content: View {
  public typealias Body = Never
}
extension List where SelectionValue == Never {
  @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) {}
  @MainActor @preconcurrency public init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  {}
}
