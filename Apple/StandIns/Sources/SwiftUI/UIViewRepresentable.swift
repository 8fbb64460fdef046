import Foundation

// Page: https://developer.apple.com/documentation/swiftui/proposedviewsize; iOS 16
@frozen public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
}

// Page: https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext; iOS 13
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable>
where Representable: UIViewRepresentable {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues { standInEnvironment }
  var standInEnvironment = EnvironmentValues()
}

// Page: https://developer.apple.com/documentation/swiftui/uiviewrepresentable; iOS 13
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Self.Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
  ) -> CGSize?
}
extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
}
extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// Performs SwiftUI's calls for a represented view.
@MainActor public final class StandInMount<Representable: UIViewRepresentable> {
  public let view: Representable.UIViewType
  public var environment: EnvironmentValues {
    get { context.standInEnvironment }
    set { context.standInEnvironment = newValue }
  }
  private var context: Representable.Context
  public init(_ representable: Representable, environment: EnvironmentValues = EnvironmentValues()) {
    context = Representable.Context(coordinator: representable.makeCoordinator())
    context.standInEnvironment = environment
    view = representable.makeUIView(context: context)
    update(representable)
  }
  public func update(_ representable: Representable) { representable.updateUIView(view, context: context) }
  public func size(_ representable: Representable) -> CGSize? {
    representable.sizeThatFits(ProposedViewSize(width: nil, height: nil), uiView: view, context: context)
  }
  /// Lays out the view as a background behind `frame`. A view without its own size takes the proposed size, that of
  /// `frame`.
  public func standInLayOut(_ representable: Representable, behind frame: CGRect) {
    let proposal = ProposedViewSize(width: frame.width, height: frame.height)
    let (own, none) = (view.intrinsicContentSize, UIView.noIntrinsicMetric)
    let size =
      representable.sizeThatFits(proposal, uiView: view, context: context)
      ?? CGSize(
        width: own.width == none ? frame.width : own.width,
        height: own.height == none ? frame.height : own.height)
    view.frame = CGRect(
      x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// Adds the view to a window as all that the window shows. SwiftUI proposes the safe area, and more only at the edges that
  /// the modifiers of `content` ignore.
  public func standInShow(_ content: some View, in window: UIWindow) {
    var (ignored, inner): (Edge.Set, Any) = ([], content)
    while let change = inner as? any StandInEnvironmentChange {
      ignored.formUnion(change.standInIgnoredEdges)
      inner = change.standInContent
    }
    let (box, insets) = (window.bounds, window.safeAreaInsets)
    let top = ignored.contains(.top) ? 0 : insets.top
    let left = ignored.contains(.leading) ? 0 : insets.left
    let bottom = ignored.contains(.bottom) ? 0 : insets.bottom
    let right = ignored.contains(.trailing) ? 0 : insets.right
    view.frame = CGRect(x: left, y: top, width: box.width - left - right, height: box.height - top - bottom)
    window.addSubview(view)
    window.layoutIfNeeded()
  }
  public func dismantle() { Representable.dismantleUIView(view, coordinator: context.coordinator) }
}
