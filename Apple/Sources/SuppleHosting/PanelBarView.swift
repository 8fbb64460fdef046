#if canImport(UIKit)
package import SuppleInteractions
package import SuppleScene
package import UIKit

/// What a person does in the bar of a conversation.
package enum PanelBarAction {
  /// A key of the grip, `times` in succession.
  case key(Key, times: Int = 1)
  /// Fills the room, or docks a conversation that does.
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

/// The bar of a conversation beside its head: a grip, the head's name and buttons, or the app's own view. It is clear: the
/// background is the conversation's.
package final class PanelBarView: UIView, LayerView {
  /// Performs what a person does in the bar; returns whether it did something.
  package var perform: (PanelBarAction) -> Bool = { _ in false }
  /// The colour behind the bar, with which its colours contrast.
  package var ground = UIColor.systemBackground {
    didSet { if ground != oldValue { paint() } }
  }
  /// The grip, an accessibility element and the responder of keys that move the conversation.
  package let grip = PanelGripView(frame: .zero)
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
    for view in own.map({ [$0] }) ?? [grip, title, dock, full, close] { addSubview(view) }
    line.isUserInteractionEnabled = false
    addSubview(line)
    title.accessibilityTraits = .header
    title.isAccessibilityElement = true
    title.numberOfLines = 1
    grip.act = { [weak self] in self?.perform($0) ?? false }
    on(dock) { .key(.enter) }
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
    grip.name(labels, isDocked: isDocked, floats: shown?.floats ?? true)
  }

  /// Grip, title and buttons contrast with the conversation's background.
  private func paint() {
    let ink = UIColor(ground.engineColor(for: traitCollection).ink)
    title.textColor = ink
    line.backgroundColor = ink.withAlphaComponent(0.12)
    let color = ink.withAlphaComponent(0.72).cgColor
    grip.icon.show(.grip, in: color)
    dock.icon.show(shown?.docking ?? .head == .head ? .undock : .dock, in: color)
    full.icon.show(.full, in: color)
    close.icon.show(.close, in: color)
  }

  package func update(with layer: Layer) {
    // Text grows with the person's text size, up to what the bar can hold.
    let font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
      for: .systemFont(ofSize: 15, weight: .semibold),
      maximumPointSize: max(11, CGFloat(layer.size.height) / 2))
    if title.font.pointSize != font.pointSize { title.font = font }
  }

  // MARK: Layout

  package override func layoutSubviews() {
    super.layoutSubviews()
    let box = bounds
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

  /// The enabled control at a point, which keeps its touches; nil where a press can drag the conversation.
  package func touched(at point: CGPoint, with event: UIEvent?) -> UIView? {
    var view = hitTest(point, with: event)
    while let one = view, one !== self {
      if (one as? UIControl)?.isEnabled == true { return one }
      view = one.superview
    }
    return nil
  }
}

/// The grip of a bar: keys, VoiceOver and Switch Control move the conversation by it.
package final class PanelGripView: UIView {
  var act: (PanelBarAction) -> Bool = { _ in false }
  let icon = PanelIconView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(icon)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let side = PanelIconView.side
    icon.frame = CGRect(
      x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
  }

  /// Sets the name and the actions.
  func name(_ labels: SuppleLabels, isDocked: Bool, floats: Bool) {
    accessibilityLabel = labels.movePanel
    let steps: [(String, Key, Int)] = [
      (labels.movePanelLeft, .arrowLeft, 4), (labels.movePanelRight, .arrowRight, 4),
      (labels.movePanelUp, .arrowUp, 4), (labels.movePanelDown, .arrowDown, 4),
      (isDocked ? labels.undockPanel : labels.dockPanel, .enter, 1),
    ]
    let sides: [(String, Key, Int)] = [(labels.dockPanelLeft, .home, 1), (labels.dockPanelRight, .end, 1)]
    accessibilityCustomActions = ((floats ? steps : []) + sides).map { name, key, times in
      UIAccessibilityCustomAction(name: name) { [weak self] _ in
        self?.act(.key(key, times: times)) ?? false
      }
    }
  }

  package override func accessibilityActivate() -> Bool { act(.key(.enter)) }

  // MARK: Keys

  package override var canBecomeFirstResponder: Bool { true }
  package override var canBecomeFocused: Bool { true }

  package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      guard let pressed = press.key, let key = Key(pressed.keyCode) else { continue }
      let isArrow = [.arrowLeft, .arrowRight, .arrowUp, .arrowDown].contains(key)
      let isLong = isArrow && pressed.modifierFlags.contains(.shift)
      if act(.key(key, times: isLong ? 4 : 1)) { return }
    }
    super.pressesBegan(presses, with: event)
  }
}
#endif
