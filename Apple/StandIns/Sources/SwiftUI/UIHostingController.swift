import Foundation

// Page: https://developer.apple.com/documentation/swiftui/uihostingcontroller; iOS 13
@MainActor @preconcurrency open class UIHostingController<Content>: UIViewController where Content: View {
  @MainActor @preconcurrency public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  @MainActor @preconcurrency public required init?(coder aDecoder: NSCoder) {
    fatalError("needs a root view")
  }
  @MainActor @preconcurrency public var rootView: Content
  open override func loadView() { view = StandInHostingView(frame: .zero) }
  // Page: https://developer.apple.com/documentation/swiftui/uihostingcontroller/safearearegions; iOS 16.4
  @MainActor @preconcurrency public var safeAreaRegions: SafeAreaRegions = .all
  @MainActor @preconcurrency public func sizeThatFits(in size: CGSize) -> CGSize { size }
}

// Page: https://developer.apple.com/documentation/swiftui/safearearegions; iOS 14
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let all = SafeAreaRegions(rawValue: .max)
  // Page: https://developer.apple.com/documentation/swiftui/safearearegions/container; iOS 14
  public static let container = SafeAreaRegions(rawValue: 1)
}

/// The view of a hosting controller, owned by SwiftUI. Adding a foreign subview is a fault.
@MainActor public final class StandInHostingView: UIView {
  public static var faults: [String] = []
  public override func insertSubview(_ view: UIView, at index: Int) {
    StandInHostingView.faults.append(
      "Adding \(type(of: view)) as a subview of UIHostingController.view is not supported")
    super.insertSubview(view, at: index)
  }
  /// Adds a subview as SwiftUI does for a representable.
  public func standInRepresent(_ view: UIView) { super.insertSubview(view, at: subviews.count) }
}

// Page: https://developer.apple.com/documentation/swiftui/uihostingconfiguration; iOS 16
public struct UIHostingConfiguration<Content, Background>: UIContentConfiguration
where Content: View, Background: View {
  let content: Content
  /// The default margins of SwiftUI.
  var margin: CGFloat = 16
  @MainActor @preconcurrency public func standInApply(to view: UIView) {
    for old in view.subviews { old.removeFromSuperview() }
    let hosted = StandInHostedView(content: content)
    hosted.frame = view.bounds.insetBy(dx: margin, dy: margin)
    hosted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(hosted)
  }
}

// Page: https://developer.apple.com/documentation/uikit/uicontentconfiguration-9eib5/makecontentview(); iOS 14
extension UIHostingConfiguration {
  @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
    StandInHostedView(content: content)
  }
}

// Page: https://developer.apple.com/documentation/swiftui/uihostingconfiguration/init(content:); iOS 16
extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

// Page: https://developer.apple.com/documentation/swiftui/uihostingconfiguration/margins(_:_:); iOS 16
extension UIHostingConfiguration {
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<
    Content, Background
  > {
    var other = self
    other.margin = length
    return other
  }
}

// Page: https://developer.apple.com/documentation/swiftui/edge/set; iOS 13
@frozen public enum Edge: Int8, Sendable {
  case top, leading, bottom, trailing
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let all = Set(rawValue: 15)
  }
}

/// The view of SwiftUI content in a cell, for tests.
@MainActor public final class StandInHostedView: UIView, UIContentView {
  public let content: Any
  init(content: Any) {
    self.content = content
    super.init(frame: .zero)
    if let rendered = EnvironmentValues.standInInside(content).1 as? any StandInRendered {
      addSubview(rendered.standInRender())
    }
  }
  public required init?(coder: NSCoder) { nil }
}
