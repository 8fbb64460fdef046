import Foundation

// Page: https://developer.apple.com/documentation/uikit/uifeedbackgenerator; iOS 10
@MainActor open class UIFeedbackGenerator: NSObject {
  public static var standInLog: [String] = []
  open func prepare() {}
}

// Page: https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator; iOS 10
@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  private let style: FeedbackStyle
  private weak var standInView: UIView?
  /// The view of the last impact.
  public static weak var standInPlaced: UIView?
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) { self.style = style }
  @available(iOS 17.5, *)
  public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) {
    self.init(style: style)
    standInView = view
  }
  open func impactOccurred() {
    Self.standInPlaced = standInView
    Self.standInLog.append("\(style)")
  }
  open func impactOccurred(intensity: CGFloat) { Self.standInLog.append("\(style) \(intensity)") }
}
