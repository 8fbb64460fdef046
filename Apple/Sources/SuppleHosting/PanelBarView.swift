#if canImport(UIKit)
package import SuppleInteractions
package import SuppleScene
package import UIKit

/// A person's action in the bar of a conversation.
package enum PanelBarAction {
  /// A key of the grip, `times` in succession.
  case key(Key, times: Int)
  /// Fills the room, or docks a conversation that fills it.
  case toggleFull
  /// Closes the conversation.
  case close
}

/// The content of a bar.
package struct PanelBarContent: Equatable {
  package var title: String
  package var docking: ChatHeadsDocking
  package var buttons: BarButtons
  package var floats: Bool

  package init(title: String, docking: ChatHeadsDocking, style: ChatHeadsStyle) {
    (self.title, self.docking) = (title, docking)
    (buttons, floats) = (style.barButtons, style.panelFloats == .on)
  }
}

/// The bar of a conversation beside its head: a grip, the head's name and buttons, or the app's own view. The bar is clear and
/// shows the background of the conversation.
package final class PanelBarView: UIView, LayerView {
  /// Performs a person's action in the bar; returns whether it had an effect.
  package var perform: (PanelBarAction) -> Bool = { _ in false }
  /// The colour behind the bar, with which its colours contrast.
  package var ground = UIColor.systemBackground {
    didSet { if ground != oldValue { paint() } }
  }
  /// The card of the conversation, which clips the bar while it grows, in points of this view.
  package var card: (height: CGFloat, radius: CGFloat) = (0, 0) {
    didSet { if card != oldValue { setNeedsLayout() } }
  }
  /// The grip, by which keys move the conversation.
  package let grip = PanelKeyView(frame: .zero)
  /// The content of the bar, clipped at the corners of the card.
  package let content = UIView()
  private let clip = UIView()
  private let title = UILabel(.subheadline, .label, alignment: .natural)
  private let dock = PanelButton(frame: .zero)
  private let full = PanelButton(frame: .zero)
  private let close = PanelButton(frame: .zero)
  private let line = UIView()
  private let own: UIView?
  private var shown: PanelBarContent?

  private static let margin: CGFloat = 6
  private static let gripWidth: CGFloat = 32

  /// Makes a bar; `own` is the app's view in place of grip, title and buttons.
  package init(_ own: UIView? = nil) {
    self.own = own
    super.init(frame: .zero)
    for view in own.map({ [$0] }) ?? [grip, title, dock, full, close] { content.addSubview(view) }
    line.isUserInteractionEnabled = false
    content.addSubview(line)
    clip.clipsToBounds = true
    clip.addSubview(content)
    addSubview(clip)
    title.accessibilityTraits = .header
    title.isAccessibilityElement = true
    title.numberOfLines = 1
    grip.press = { [weak self] in self?.perform(.key($0, times: $1)) ?? false }
    on(dock) { .key(.enter, times: 1) }
    on(full) { .toggleFull }
    on(close) { .close }
    repaintOnNewColors { $0.paint() }
  }

  package required init?(coder: NSCoder) { nil }

  private func on(_ button: PanelButton, _ action: @escaping () -> PanelBarAction) {
    button.addAction(
      UIAction { [weak self] _ in _ = self?.perform(action()) }, for: .touchUpInside)
  }

  // MARK: Content

  /// Shows title, states and buttons; returns whether any has changed.
  package func show(_ content: PanelBarContent) -> Bool {
    guard shown != content else { return false }
    shown = content
    title.text = content.title
    dock.isHidden = content.buttons != .all || !content.floats
    full.isHidden = content.buttons != .all
    close.isHidden = content.buttons == .none
    full.isSelected = content.docking == .full
    paint()
    setNeedsLayout()
    return true
  }

  /// Sets the names of grip and buttons.
  package func name(_ labels: SuppleLabels) {
    let isDocked = shown?.docking ?? .head == .head
    dock.accessibilityLabel = isDocked ? labels.undockPanel : labels.dockPanel
    full.accessibilityLabel = labels.fullPanel
    close.accessibilityLabel = labels.closePanel
    let moves = [
      PanelKey(labels.movePanelLeft, .arrowLeft), PanelKey(labels.movePanelRight, .arrowRight),
      PanelKey(labels.movePanelUp, .arrowUp), PanelKey(labels.movePanelDown, .arrowDown),
      PanelKey(isDocked ? labels.undockPanel : labels.dockPanel, .enter),
    ]
    let sides = [PanelKey(labels.dockPanelLeft, .home), PanelKey(labels.dockPanelRight, .end)]
    grip.name(labels.movePanel, keys: (shown?.floats ?? true ? moves : []) + sides)
  }

  /// Grip, title and buttons contrast with the conversation's background.
  private func paint() {
    let ink = UIColor(ground.engineColor(for: traitCollection).ink)
    title.textColor = ink
    line.backgroundColor = ink.withAlphaComponent(0.12)
    let color = ink.withAlphaComponent(0.72)
    grip.icon.show(.grip, in: color.cgColor)
    dock.show(shown?.docking ?? .head == .head ? .undock : .dock, in: color)
    full.show(.full, in: color)
    close.show(.close, in: color)
  }

  package func update(with layer: Layer) {
    // Text grows with the person's text size, up to the height of the bar.
    let font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
      for: .systemFont(ofSize: 15, weight: .semibold),
      maximumPointSize: max(11, CGFloat(layer.size.height) / 2), compatibleWith: traitCollection)
    if title.font.pointSize != font.pointSize { title.font = font }
    let opacity = CGFloat(layer.contentOpacity)
    if content.alpha != opacity { content.alpha = opacity }
  }

  // MARK: Layout

  package override func layoutSubviews() {
    super.layoutSubviews()
    let box = bounds
    clip.frame = CGRect(x: 0, y: 0, width: box.width, height: max(box.height, card.height))
    clip.layer.cornerRadius = card.radius
    content.frame = box
    line.frame = CGRect(x: 0, y: box.height - 1, width: box.width, height: 1)
    if let own { return own.frame = CGRect(x: 0, y: 0, width: box.width, height: max(0, box.height - 1)) }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func put(_ view: UIView, from start: CGFloat, width: CGFloat) {
      let x = isMirrored ? box.width - start - width : start
      view.frame = CGRect(x: x, y: 0, width: max(0, width), height: box.height)
    }
    put(grip, from: Self.margin, width: Self.gripWidth)
    var end = box.width - Self.margin
    for button in [close, full, dock] where !button.isHidden {
      let side = min(44, box.height)
      end -= side
      put(button, from: end, width: side)
    }
    let start = Self.margin + Self.gripWidth + 4
    put(title, from: start, width: max(0, end - start - 4))
    title.textAlignment = isMirrored ? .right : .left
  }

  /// The enabled control at a point, which keeps its touches; nil if a press can drag the conversation.
  package func touched(at point: CGPoint, with event: UIEvent?) -> UIView? {
    enabledControl(at: point, with: event)
  }
}
#endif
