#if canImport(UIKit)
import SuppleLayers
import SuppleScene
import UIKit

/// The place of a head in the panel of the overflow: its picture, its name below, and how many messages are unread. VoiceOver
/// finds it.
final class ListedSlotView: SlotView {
  /// What a double tap does; returns whether it did something.
  var activate: () -> Bool = { false }
  private let picture: HeadSlotView
  private let name = UILabel()
  private let count = UILabel()
  private let headSize: CGFloat

  /// A place for a picture, which stands in by `inset` points, and a name.
  init(_ avatar: UIView, name text: String, headSize: CGFloat, inset: CGFloat) {
    picture = HeadSlotView(avatar, inset: inset)
    self.headSize = headSize
    let box = UIView()
    super.init(box)
    name.text = text
    name.textAlignment = .center
    name.font = .preferredFont(forTextStyle: .footnote)
    name.textColor = .label
    count.textAlignment = .center
    count.font = .preferredFont(forTextStyle: .caption1)
    count.textColor = .white
    count.backgroundColor = .systemRed
    count.clipsToBounds = true
    box.addSubview(picture)
    box.addSubview(name)
    box.addSubview(count)
  }

  required init?(coder: NSCoder) { nil }

  override func accessibilityActivate() -> Bool { activate() }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = content.bounds.width
    picture.frame = CGRect(x: (width - headSize) / 2, y: 0, width: headSize, height: headSize)
    name.frame = CGRect(x: 2, y: headSize, width: max(0, width - 4), height: 20)
    count.frame = CGRect(x: width / 2 + 8, y: 0, width: 28, height: 20)
  }

  /// Shows the unread count that a layer carries, and rounds the picture.
  override func update(with layer: Layer) {
    super.update(with: layer)
    var round = layer
    round.topRadius = Double(headSize / 2)
    picture.update(with: round)
    switch layer.label {
    case .count(let unread): count.text = String(unread)
    case .moreThan(let most): count.text = "\(most)+"
    case .none, .text: count.text = nil
    }
    count.isHidden = count.text == nil
    count.layer.cornerRadius = 10
  }
}
#endif
