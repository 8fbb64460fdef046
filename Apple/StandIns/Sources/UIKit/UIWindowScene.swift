import Foundation

// Page: https://developer.apple.com/documentation/uikit/uiscene; iOS 13
@MainActor open class UIScene: UIResponder {
  // UIKit alone makes scenes: `init()` is unavailable.
  init(standIn: Void) { super.init() }
}

// Page: https://developer.apple.com/documentation/uikit/uiwindowscene; iOS 13
@MainActor open class UIWindowScene: UIScene {
  public init(standInBounds: CGRect) {
    self.standInBounds = standInBounds
    super.init(standIn: ())
  }
  public var standInBounds: CGRect
  public var standInWindows: [UIWindow] = []
  open var windows: [UIWindow] { standInWindows }
  open var keyWindow: UIWindow? { standInWindows.first(where: \.isKeyWindow) }
}
