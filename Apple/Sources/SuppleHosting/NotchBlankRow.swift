#if canImport(UIKit)
import Foundation
package import SuppleInteractions
public import UIKit

/// The blank row of a list, which a person fills in: it arrives on the card, is edited in the list, and is kept or dropped.
///
/// ```swift
/// notch.style.content = .blankRow
/// notch.blankRow.makeView = { NewPaymentView() }
/// notch.blankRow.insert = { row in store.add((row as? NewPaymentView)?.payee.text ?? "") }
/// ```
///
/// With the style's content `blankRow` a pull adds it. Its first text field gets the focus as soon as it is in the list. Return in a
/// field of one line keeps the row, and so does focus that leaves a row with text. Escape, VoiceOver's two-finger scrub and
/// focus that leaves a row without text drop it. The list cannot be pulled meanwhile.
@MainActor public final class NotchBlankRow {
  private enum State {
    case none
    /// The row is on its card.
    case arriving
    /// The row is in the list.
    case edited(BlankRowView)
    /// The row is kept or dropped in the next frame.
    case ending(BlankRowView)
  }

  /// The reason why the editing ends.
  package enum End {
    /// The focus has left the row.
    case left
    /// The person or the app keeps the row.
    case kept
    /// The person or the app drops the row.
    case dropped
  }

  /// Makes the view of a blank row, as high as the list's rows; nil prevents the row.
  /// Example: `notch.blankRow.makeView = { NewPaymentView() }`
  public var makeView: (() -> UIView?)?
  /// Called with the view of a blank row that a person has filled in. Insert the app's own row on top of the list in this
  /// closure, without animation. Example: `notch.blankRow.insert = { _ in store.commit(1) }`
  public var insert: ((UIView) -> Void)?
  /// The app's view, until the next refresh.
  package private(set) var view: UIView?
  /// The distance between the list and the interaction's place for it, in points: the interaction counts this row. While
  /// edited, the row lies above the list's own rows.
  package private(set) var gap: CGFloat = 0
  private var state = State.none
  private weak var host: (any NotchHost)?
  private let observations = Observations()

  package init(_ host: any NotchHost) { self.host = host }

  /// Whether the row is on its card or in the list.
  package var isOut: Bool {
    if case .none = state { false } else { true }
  }

  /// Follows the interaction; returns the event for an app that has supplied the row.
  package func receive(_ event: FlippingNotch.Event) -> FlippingNotchEvent? {
    switch event {
    case .rowAdded:
      begin()
      return isOut ? .rowAdded : nil
    case .rowKept: return stay() ? .rowKept : nil
    case .rowDropped:
      let wasOut = isOut
      leave()?.removeFromSuperview()
      return wasOut ? .rowDropped : nil
    default: return nil
    }
  }

  /// Makes the row, or drops it at its first instant.
  private func begin() {
    view = makeView?()
    // At the engine's present, which is not before the last frame.
    guard view != nil else { return takeBack() }
    state = .arriving
  }

  private func takeBack() { if let driver = host?.driver { driver.perform(.dropRow, at: driver.frame.time) } }

  /// Adds the landed row on top of the list; returns whether there is one.
  package func land() -> Bool {
    guard case .arriving = state, let view, let host, let list = host.scrollView else { return false }
    let style = host.driver.engine.style
    let first =
      host.rowFrames?(1).first ?? list.firstRow
      ?? CGRect(x: 0, y: style.firstRowInset, width: list.bounds.width, height: 0)
    let height = host.rowSize?.height ?? list.firstRow?.height ?? CGFloat(style.cellHeight)
    gap = height + CGFloat(style.rowGap)
    let row = BlankRowView(view) { [weak self] in self?.end($0) }
    row.frame = CGRect(x: first.minX, y: first.minY - gap, width: first.width, height: height)
    list.addSubview(row)
    state = .edited(row)
    Task { [weak self, weak host] in
      // A person types as soon as the row is there, and its spring rests a second later.
      self?.focus()
      _ = await host?.finished()
      self?.scrollToTop()
    }
    for name in [UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification] {
      observations.add(name) { [weak self, weak row] in
        guard let row, let field = $0.object as? UIView, field.isDescendant(of: row) else { return }
        // The next field of the row becomes the first responder later in this turn.
        Task { [weak self, weak row] in if row?.currentFirstResponder == nil { self?.end(.left) } }
      }
    }
    return true
  }

  /// Scrolls the list to its top, where the edited row is visible.
  private func scrollToTop() {
    guard case .edited = state, let list = host?.scrollView,
      list.contentOffset.y > 0.5 - list.adjustedContentInset.top
    else { return }
    let top = CGPoint(x: list.contentOffset.x, y: -list.adjustedContentInset.top)
    list.setContentOffset(top, animated: !UIAccessibility.isReduceMotionEnabled)
  }

  /// Focuses the first field. A row without a field has no editing, and stays.
  private func focus() {
    guard case .edited(let row) = state, row.currentFirstResponder == nil else { return }
    if let field = row.field { field.becomeFirstResponder() } else { end(.kept) }
  }

  /// Ends the editing: the interaction responds with an event. A row on its card can only be dropped.
  package func end(_ end: End) {
    switch state {
    case .none, .ending: break
    case .arriving: if end == .dropped { takeBack() }
    case .edited(let row):
      state = .ending(row)
      observations.removeAll()
      row.currentFirstResponder?.resignFirstResponder()
      host?.driver.perform(end == .kept || end == .left && !row.isEmpty ? .keepRow : .dropRow)
    }
  }

  /// Passes the row to the app.
  @discardableResult private func stay() -> Bool {
    guard let row = leave(), let view else { return false }
    row.removeFromSuperview()
    UIView.performWithoutAnimation { insert?(view) }
    return true
  }

  /// Ends without motion before the list is removed: a row that is still edited stays, unless it is empty.
  package func finish() {
    switch state {
    case .edited(let row), .ending(let row): if row.isEmpty { leave()?.removeFromSuperview() } else { stay() }
    case .none, .arriving: state = .none
    }
    view = nil
  }

  /// Adds a blank row without a pull. A row that is still edited stays, unless it is empty. Nothing happens without a window,
  /// and during a refresh. Example: `notch.blankRow.add()`
  public func add(completion: ((Bool) -> Void)? = nil) {
    guard let host else { return }
    guard host.isVisible else { return host.telling(completion) {} }
    end(.left)
    host.list.sendMeasures()
    host.telling(completion) { host.driver.perform(.addRow) }
    host.driver.deliverEvents()
  }

  /// Ends the editing of the blank row, which stays in the list. Example: `notch.blankRow.keep()`
  public func keep() { end(.kept) }

  /// Removes the blank row from the list, or returns it into the notch. Example: `notch.blankRow.drop()`
  public func drop() { end(.dropped) }

  /// Forgets the view of a finished row when rows of the app arrive.
  package func clear() { if !isOut { view = nil } }

  /// Ends the editing; the layer of a dropped row takes its view.
  private func leave() -> BlankRowView? {
    defer { (state, gap) = (.none, 0) }
    observations.removeAll()
    switch state {
    case .edited(let row), .ending(let row): return row
    case .none, .arriving: return nil
    }
  }
}

/// The view of an edited row.
package final class BlankRowView: UIView {
  private let content: UIView
  private let onEnd: (NotchBlankRow.End) -> Void

  init(_ content: UIView, onEnd: @escaping (NotchBlankRow.End) -> Void) {
    (self.content, self.onEnd) = (content, onEnd)
    super.init(frame: .zero)
    addSubview(content)
    for case let field as UITextField in descendants {
      field.addAction(UIAction { [weak self] _ in self?.onEnd(.kept) }, for: .editingDidEndOnExit)
    }
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    if content.superview === self, content.frame != bounds { content.frame = bounds }
  }

  package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else {
      return super.pressesBegan(presses, with: event)
    }
    onEnd(.dropped)
  }

  package override func accessibilityPerformEscape() -> Bool {
    onEnd(.dropped)
    return true
  }

  /// The views in this one, from the front of the text.
  private var descendants: [UIView] {
    var found: [UIView] = []
    func visit(_ view: UIView) {
      for child in view.subviews {
        found.append(child)
        visit(child)
      }
    }
    visit(self)
    return found
  }

  /// The first focusable field.
  var field: UIView? {
    descendants.first { ($0 is UITextField || $0 is UITextView) && $0.canBecomeFirstResponder }
  }

  /// Whether a person has typed only spaces.
  var isEmpty: Bool {
    descendants.allSatisfy { view in
      let text = (view as? UITextField)?.text ?? (view as? UITextView)?.text ?? ""
      return text.allSatisfy(\.isWhitespace)
    }
  }
}
#endif
