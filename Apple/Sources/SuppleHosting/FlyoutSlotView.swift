#if canImport(UIKit)
package import SuppleScene
package import UIKit

/// The words of a message beside the heads: the sender's name, the text, and the unread count of other heads. Each can be
/// empty.
package struct FlyoutWords: Sendable {
  let sender: String
  let text: String
  let others: String

  package init(sender: String, text: String, others: String) {
    (self.sender, self.text, self.others) = (sender, text, others)
  }
}

/// The slot of a message beside the heads.
package final class FlyoutSlotView: SlotView {
  private let sender = UILabel(.footnote, .label, alignment: .natural)
  private let text = UILabel(.subheadline, .label, alignment: .natural)
  private let others = UILabel(.footnote, .label, alignment: .natural)
  private var labels: [UILabel] { [sender, text, others] }
  /// The room between the words and the edges, in points.
  private static let padding = CGSize(width: 14, height: 8)

  /// The words: the name of the sender, the text, and the unread count of other heads.
  package var words = FlyoutWords(sender: "", text: "", others: "") {
    didSet {
      (sender.text, text.text, others.text) = (words.sender, words.text, words.others)
      setNeedsLayout()
    }
  }

  /// Makes a message, for a view with these traits. In dark mode its background is lighter than the rows below it, because a
  /// shadow would be invisible there.
  package init(for traits: UITraitCollection) {
    super.init(UIView())
    // A message that is only measured has no superview, and so none of its traits.
    sender.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .systemFont(ofSize: 13, weight: .semibold), compatibleWith: traits)
    text.font = .preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
    others.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
    text.numberOfLines = 2
    others.alpha = 0.7
    for label in labels { content.addSubview(label) }
    content.backgroundColor = UIColor {
      ($0.userInterfaceStyle == .dark ? UIColor.secondarySystemBackground : .systemBackground)
        .resolvedColor(with: $0)
    }
  }

  package required init?(coder: NSCoder) { nil }

  /// The sizes of the labels with a text within a width, and those labels.
  private func sizes(width: CGFloat) -> [(label: UILabel, size: CGSize)] {
    labels.filter { !($0.text ?? "").isEmpty }.map {
      ($0, $0.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)))
    }
  }

  /// The size of the words with their padding, up to a width, in points.
  package func size(limit: CGFloat) -> Size {
    let room = max(0, limit - 2 * Self.padding.width)
    let sizes = sizes(width: room).map(\.size)
    return Size(
      width: Double(min(room, sizes.map(\.width).max() ?? 0) + 2 * Self.padding.width),
      height: Double(sizes.map(\.height).reduce(2 * Self.padding.height, +)))
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, content.bounds.width - 2 * Self.padding.width)
    let sizes = sizes(width: width)
    var y = (content.bounds.height - sizes.map(\.size.height).reduce(0, +)) / 2
    labels.forEach { $0.frame = .zero }
    for (label, size) in sizes {
      label.frame = CGRect(x: Self.padding.width, y: y, width: width, height: size.height)
      y += size.height
    }
  }
}
#endif
