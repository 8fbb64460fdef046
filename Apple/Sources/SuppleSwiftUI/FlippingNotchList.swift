#if canImport(UIKit)
public import SuppleUIKit
public import SwiftUI

/// A list with pull to refresh: a card drops out of the phone's notch and becomes the new first row.
///
/// ```swift
/// FlippingNotchList(store.payments, rowHeight: 88) { payment in PaymentRow(payment) }
///   .flippingNotch { try await store.fetchNewer() }
/// ```
///
/// The list is UIKit's table with one section, for the simple case: it finds the new rows itself. A `List` with sections or
/// links takes the modifier `flippingNotch`. During a refresh the list continues to show its old rows. New rows are those in
/// front of the first known one; they arrive on the card.
public struct FlippingNotchList<Item: Identifiable, Row: View>: View {
  fileprivate let items: [Item]
  fileprivate let rowHeight: CGFloat?
  fileprivate let row: @MainActor (Item) -> Row
  fileprivate var refresh: (@MainActor () async throws -> Void)?
  fileprivate var cutout = NotchCutout.automatic
  fileprivate var select: (@MainActor (Item) -> Void)?
  fileprivate var swipes = RowSwipes<Item>()

  /// Makes a list with rows of one height, in points, or of self-sizing rows.
  /// Example: `FlippingNotchList(store.payments, rowHeight: 88) { PaymentRow($0) }`
  public init(
    _ items: [Item], rowHeight: CGFloat? = nil, @ViewBuilder row: @escaping @MainActor (Item) -> Row
  ) {
    (self.items, self.rowHeight, self.row) = (items, rowHeight, row)
  }

  /// Sets the action of a pull. It runs in a task of the list, which no change of state cancels; the card shows its
  /// error. Without it, the action of `refreshable` is used. Example: `list.flippingNotch { try await store.update() }`
  public func flippingNotch(_ refresh: @escaping @MainActor () async throws -> Void) -> Self {
    with(\.refresh, refresh)
  }

  /// Sets a closure that receives tapped rows. Example: `list.onSelect { payment in selected = payment.id }`
  public func onSelect(_ action: @escaping @MainActor (Item) -> Void) -> Self { with(\.select, action) }

  /// Sets the actions of a swipe that reveals an edge of a row.
  ///
  /// ```swift
  /// list.rowSwipeActions(edge: .trailing) { payment in
  ///   UISwipeActionsConfiguration(actions: [
  ///     UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(store.delete(payment)) }
  ///   ])
  /// }
  /// ```
  public func rowSwipeActions(
    edge: HorizontalEdge = .trailing, _ actions: @escaping @MainActor (Item) -> UISwipeActionsConfiguration?
  ) -> Self {
    with(edge == .leading ? \.swipes.leading : \.swipes.trailing, actions)
  }

  /// Sets the screen's cut-out; the default is the window's. Example: `list.cutout(.island)`
  public func cutout(_ cutout: NotchCutout) -> Self { with(\.cutout, cutout) }

  private func with<Value>(_ path: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var list = self
    list[keyPath: path] = value
    return list
  }

  /// Shows the list in UIKit's table, which begins below the bars of its screen, and avoids the keyboard.
  public var body: some View {
    NotchTable(list: self).ignoresSafeArea(.container, edges: .vertical)
  }
}

/// A table that also refreshes after VoiceOver's three-finger swipe down at its top.
final class NotchTableView: UITableView {
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    flippingNotch?.accessibilityScroll(direction) == true || super.accessibilityScroll(direction)
  }
}

struct NotchTable<Item: Identifiable, Row: View>: UIViewRepresentable {
  let list: FlippingNotchList<Item, Row>

  func makeCoordinator() -> NotchTableCoordinator<Item, Row> { NotchTableCoordinator() }

  func makeUIView(context: Context) -> UITableView {
    let table = NotchTableView(frame: .zero, style: .plain)
    table.separatorStyle = .none
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    context.coordinator.adopt(table)
    return table
  }

  func updateUIView(_ table: UITableView, context: Context) {
    let (coordinator, environment) = (context.coordinator, context.environment)
    let (notch, supple) = (coordinator.notch, environment.supple)
    table.rowHeight = list.rowHeight ?? UITableView.automaticDimension
    notch.turn(table, to: environment)
    var style = supple.listStyle
    (style.rowGap, style.firstRowInset) = (0, 0)
    (notch.style, notch.cutout) = (style, list.cutout)
    coordinator.ask = list.refresh
    if list.refresh == nil, let action = environment.refresh { coordinator.ask = { await action() } }
    notch.isEnabled = environment.isEnabled && (coordinator.ask != nil || supple.blankRow != nil)
    notch.followModifiers(environment)
    (coordinator.row, coordinator.select, coordinator.swipes) = (list.row, list.select, list.swipes)
    coordinator.environment = environment
    coordinator.update(list.items, rowHeight: list.rowHeight)
  }
}

/// Keeps the displayed rows, and the rows that wait for their card.
@MainActor
final class NotchTableCoordinator<Item: Identifiable, Row: View>: NSObject, UITableViewDataSource,
  UITableViewDelegate
{
  let notch = FlippingNotchControl()
  var ask: (@MainActor () async throws -> Void)?
  var row: (@MainActor (Item) -> Row)?
  var select: (@MainActor (Item) -> Void)?
  var swipes = RowSwipes<Item>()
  /// The environment of the last update; a cell does not have one.
  var environment = EnvironmentValues()
  private(set) var shown: [Item] = []
  private var latest: [Item] = []
  private weak var table: UITableView?

  func adopt(_ table: UITableView) {
    self.table = table
    (table.dataSource, table.delegate) = (self, self)
    table.alwaysBounceVertical = true
    table.flippingNotch = notch
    notch.refresh = { [weak self] in
      guard let self else { return 0 }
      try await ask?()
      // SwiftUI delivers the new state in a later update, at most a few frames later.
      for _ in 0..<Self.longestUpdate where newRows == 0 {
        await notch.cycle.nextFrame()
        await Task.yield()
      }
      // No landing will show the other changes.
      if newRows == 0 { showLatest() }
      return newRows
    }
    notch.insertRows = { [weak self] _ in self?.showLatest() }
    notch.rowView = { [weak self] index in self?.makeRow(index) }
  }

  /// The number of frames after which a refresh without an update counts as nothing new.
  private static var longestUpdate: Int { 12 }

  /// The number of rows in front of the first displayed one.
  private var newRows: Int {
    guard let first = shown.first else { return latest.count }
    return latest.firstIndex { $0.id == first.id } ?? 0
  }

  func update(_ items: [Item], rowHeight: CGFloat?) {
    latest = items
    if let width = table?.bounds.width, width > 0, let height = rowHeight ?? height(ofRow: 0, width: width) {
      notch.rowSize = CGSize(width: width, height: height)
    }
    notch.rowFrames = rowHeight == nil ? { [weak self] in self?.frames(ofNewRows: $0) ?? [] } : nil
    if !notch.isRefreshing { showLatest() }
  }

  /// The frames of new self-sizing rows.
  private func frames(ofNewRows count: Int) -> [CGRect] {
    guard let width = table?.bounds.width else { return [] }
    var y: CGFloat = 0
    return (0..<count).map { index in
      let height = height(ofRow: index, width: width) ?? 0
      defer { y += height }
      return CGRect(x: 0, y: y, width: width, height: height)
    }
  }

  /// The height of a self-sizing row; the first row's is also the card's height.
  private func height(ofRow index: Int, width: CGFloat) -> CGFloat? {
    let row = makeRow(index)
    // A cell may measure itself at its own width.
    row?.frame.size.width = width
    return row?.systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Shows the rows of the state. Remaining rows are updated in place: reloading a table loses swipe, focus and
  /// VoiceOver's cursor.
  private func showLatest() {
    let isSame = shown.lazy.map(\.id).elementsEqual(latest.lazy.map(\.id))
    shown = latest
    guard isSame, let table else { return table?.reloadData() ?? () }
    for (row, item) in shown.enumerated() {
      if let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) { fill(cell, with: item) }
    }
  }

  private func makeRow(_ index: Int) -> UIView? {
    guard latest.indices.contains(index) else { return nil }
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    fill(cell, with: latest[index])
    return cell
  }

  private func fill(_ cell: UITableViewCell, with item: Item) {
    guard let row else { return }
    cell.contentConfiguration = UIHostingConfiguration { [environment] in
      row(item).environment(\.self, environment)
    }
    .margins(.all, 0)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.selectionStyle = select == nil ? .none : .default
    fill(cell, with: shown[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if shown.indices.contains(indexPath.row) { select?(shown[indexPath.row]) }
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    shown.indices.contains(indexPath.row) ? swipes.trailing?(shown[indexPath.row]) : nil
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    shown.indices.contains(indexPath.row) ? swipes.leading?(shown[indexPath.row]) : nil
  }
}

extension View {
  /// Sets the style of the flipping notches in this view. Example: `list.flippingNotchStyle(.classic)`
  public func flippingNotchStyle(_ style: FlippingNotchStyle) -> some View {
    environment(\.supple.flippingNotch, style)
  }
}
#endif
