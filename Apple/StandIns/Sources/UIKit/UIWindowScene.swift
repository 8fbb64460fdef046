import Foundation

// Page: https://developer.apple.com/documentation/uikit/uiscene; iOS 13; guide
@MainActor open class UIScene: UIResponder {}

// Page: https://developer.apple.com/documentation/uikit/uiwindowscene; iOS 13; guide
@MainActor open class UIWindowScene: UIScene {
  public init(standInBounds: CGRect) {
    self.standInBounds = standInBounds
    super.init()
  }
  public var standInBounds: CGRect
  public var standInWindows: [UIWindow] = []
  open var windows: [UIWindow] { standInWindows }
  open var keyWindow: UIWindow? { standInWindows.first }
}
