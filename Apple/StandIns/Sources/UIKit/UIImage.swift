import Foundation

// Page: https://developer.apple.com/documentation/uikit/uiimage; iOS 2; guide
open class UIImage: NSObject, @unchecked Sendable {
  public let standInSize: CGSize
  public init(standInSize: CGSize) { self.standInSize = standInSize }
  public init?(named name: String) { standInSize = .zero }
  public init?(systemName name: String) { standInSize = .zero }
  open var size: CGSize { standInSize }
}

// Page: https://developer.apple.com/documentation/uikit/uiimageview; iOS 2; guide
@MainActor open class UIImageView: UIView {
  public init(image: UIImage?) {
    super.init(frame: .zero)
    self.image = image
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var image: UIImage?
}

// Page: https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum; iOS 2; guide
extension UIView {
  public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center }
}

// Page: https://developer.apple.com/documentation/uikit/uiactivityindicatorview; iOS 2; guide
@MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium = 100, large = 101 }
  public init(style: UIActivityIndicatorView.Style) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open private(set) var isAnimating = false
  open var color: UIColor! = UIColor.systemGray
  open var hidesWhenStopped = true
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}
