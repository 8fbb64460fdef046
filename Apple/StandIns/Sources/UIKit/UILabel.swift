import Foundation

// Page: https://developer.apple.com/documentation/uikit/nstextalignment; iOS 6
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

// Page: https://developer.apple.com/documentation/uikit/uilabel; iOS 2
@MainActor open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var text: String?
  /// The font in use. With `adjustsFontForContentSizeCategory` and a superview, the label's traits determine its size.
  open var font: UIFont! {
    get {
      let adjusts = adjustsFontForContentSizeCategory && superview != nil
      return adjusts ? standInOwn.standInFont(for: traitCollection) : standInOwn
    }
    set { standInOwn = newValue }
  }
  private var standInOwn = UIFont(size: 17)
  open var textColor: UIColor! = UIColor.label
  open var textAlignment = NSTextAlignment.natural
  open var adjustsFontForContentSizeCategory = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var numberOfLines = 1
  /// Wraps the text of a label with several lines at the given width, up to `numberOfLines` lines; 0 means no limit.
  override func standInSize(fitting size: CGSize) -> CGSize? {
    guard let content = standInContentSize, numberOfLines != 1, size.width > 0, content.width > size.width
    else { return standInContentSize }
    let letter = font.pointSize * 0.6
    let lines = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false).map {
      max(1, (CGFloat($0.count) * letter / size.width).rounded(.up))
    }
    let most = numberOfLines > 0 ? CGFloat(numberOfLines) : .infinity
    return CGSize(
      width: size.width, height: (min(most, lines.reduce(0, +)) * font.pointSize * 1.2).rounded(.up))
  }
  /// The size of the unwrapped text. Per point of the font's size, a letter is 0.6 points wide and a line 1.2 points
  /// high.
  override var standInContentSize: CGSize? {
    let lines = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let (letters, size) = (lines.map(\.count).max() ?? 0, font.pointSize)
    return CGSize(
      width: (CGFloat(letters) * size * 0.6).rounded(.up),
      height: (CGFloat(lines.count) * size * 1.2).rounded(.up))
  }
}
