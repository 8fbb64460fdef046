import Foundation

// Page: https://developer.apple.com/documentation/uikit/uiimage; iOS 2
open class UIImage: NSObject, @unchecked Sendable {
  public let standInSize: CGSize
  public init(standInSize: CGSize) { self.standInSize = standInSize }
  public convenience init?(named name: String) { self.init(standInSize: .zero) }
  public convenience init?(systemName name: String) { self.init(standInSize: .zero) }
  open var size: CGSize { standInSize }
}

// Page: https://developer.apple.com/documentation/uikit/uiimageview; iOS 2
@MainActor open class UIImageView: UIView {
  public init(image: UIImage?) {
    super.init(frame: .zero)
    self.image = image
    isUserInteractionEnabled = false
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var image: UIImage?
}

// Page: https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum; iOS 2
extension UIView {
  public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center }
}

// Page: https://developer.apple.com/documentation/uikit/uiactivityindicatorview; iOS 2
@MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium = 100, large = 101 }
  public init(style: UIActivityIndicatorView.Style) {
    super.init(frame: .zero)
    isHidden = true
  }
  public required init(coder: NSCoder) { super.init(frame: .zero) }
  open private(set) var isAnimating = false
  open var color: UIColor! = UIColor.systemGray
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }
}
