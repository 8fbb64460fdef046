import Foundation

// Page: https://developer.apple.com/documentation/uikit/uitableviewdatasource; iOS 2
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

// Page: https://developer.apple.com/documentation/uikit/uitableviewdelegate; iOS 2
@MainActor public protocol UITableViewDelegate: NSObjectProtocol {
  // Page: https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/TableView_iPhone/ManageSelections/ManageSelections.html; iOS 2
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  // Page: https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration; iOS 11
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  // Page: https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:leadingswipeactionsconfigurationforrowat:); iOS 11
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
}
// Optional requirements of an Objective-C protocol.
extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
}

// Page: https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration; iOS 11
@MainActor open class UISwipeActionsConfiguration: NSObject {
  private let standInActions: [UIContextualAction]
  public init(actions: [UIContextualAction]) { standInActions = actions }
  open var actions: [UIContextualAction] { standInActions }
}
// Page: https://developer.apple.com/documentation/uikit/uicontextualaction; iOS 11
@MainActor open class UIContextualAction: NSObject {
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public enum Style: Int, Sendable { case normal, destructive }
  open var title: String?
  open var handler: UIContextualAction.Handler { standInHandler }
  private let standInHandler: Handler
  public init(
    style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler
  ) {
    standInHandler = handler
    super.init()
    self.title = title
  }
}

// Page: https://developer.apple.com/documentation/uikit/uitableviewcell; iOS 2
@MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public static var standInMade = 0
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    standInIdentifier = reuseIdentifier
    super.init(frame: .zero)
    UITableViewCell.standInMade += 1
    standInPlaceContent()
  }
  public required init?(coder: NSCoder) {
    standInIdentifier = nil
    super.init(coder: coder)
    standInPlaceContent()
  }
  private var standInContent = UIView()
  private let standInIdentifier: String?
  open var contentView: UIView { standInContent }
  open var reuseIdentifier: String? { standInIdentifier }
  /// A configuration of another kind replaces the content view, with all of the app's subviews.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      if standInKind(oldValue) != standInKind(contentConfiguration) {
        standInContent.removeFromSuperview()
        standInContent = UIView()
        standInPlaceContent()
      }
      contentConfiguration?.standInApply(to: contentView)
    }
  }
  private func standInKind(_ configuration: (any UIContentConfiguration)?) -> ObjectIdentifier? {
    configuration.map { ObjectIdentifier(type(of: $0)) }
  }
  private func standInPlaceContent() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(contentView, at: 0)
  }
  open var selectionStyle = UITableViewCell.SelectionStyle.default
  open func prepareForReuse() {}
}

// Page: https://developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.enum; iOS 2
extension UITableViewCell {
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
}

// Page: https://developer.apple.com/documentation/uikit/uicontentconfiguration-8jmsi; iOS 14
public protocol UIContentConfiguration {
  @MainActor @preconcurrency func standInApply(to view: UIView)
}

// Page: https://developer.apple.com/documentation/uikit/uicontentview-5fh3z; iOS 14
@MainActor public protocol UIContentView: NSObjectProtocol {}

// Page: https://developer.apple.com/documentation/uikit/uitableview; iOS 2
/// A table of one section. Cells that scroll out stay in the hierarchy, hidden as in UIKit, until they are reused.
@MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }
  public init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // Page: https://developer.apple.com/documentation/uikit/uitableview/delegate; iOS 2
  open weak var delegate: (any UITableViewDelegate)?
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPathForSelectedRow == indexPath { standInSelected = nil }
  }
  private var standInSelected: IndexPath?
  open var indexPathForSelectedRow: IndexPath? { standInSelected }
  /// Simulates a tap on a row.
  public func standInTap(_ indexPath: IndexPath) {
    standInSelected = indexPath
    delegate?.tableView(self, didSelectRowAt: indexPath)
  }
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  open var rowHeight: CGFloat = UITableView.automaticDimension
  public static let automaticDimension: CGFloat = -1
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  private var standInSpare: [String: [UITableViewCell]] = [:]
  private var standInShown: [Int: UITableViewCell] = [:]
  private var standInRows = 0
  /// The height of all rows: that of a self-sizing row, or the set height.
  private var standInHeight: CGFloat { rowHeight == UITableView.automaticDimension ? 56 : rowHeight }

  /// Makes plain cells, and those of `standInMakers`: Swift cannot instantiate a class without a required initializer, and
  /// UIKit's is not required.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let make = cellClass.flatMap { UITableView.standInMakers[ObjectIdentifier($0)] }
    precondition(cellClass == UITableViewCell.self || make != nil)
    standInMake[identifier] = make
  }
  /// Makes the cells of an app's class, for tests.
  public static var standInMakers: [ObjectIdentifier: (String) -> UITableViewCell] = [:]
  private var standInMake: [String: (String) -> UITableViewCell] = [:]
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let spare = standInSpare[identifier]?.popLast() {
      spare.prepareForReuse()
      return spare
    }
    return standInMake[identifier]?(identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { standInShown[indexPath.standInRow] }
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    let y = standInHeader + CGFloat(indexPath.standInRow) * standInHeight
    return CGRect(x: 0, y: y, width: bounds.width, height: standInHeight)
  }
  open func numberOfRows(inSection section: Int) -> Int { standInRows }
  // Page: https://developer.apple.com/documentation/uikit/uitableview/numberofsections; iOS 2
  open var numberOfSections: Int { 1 }
  /// The height of the header of its section, above the first row.
  public var standInHeader: CGFloat = 0 { didSet { reloadData() } }
  open func reloadData() {
    for row in standInShown.keys.sorted() { standInTakeOut(row) }
    standInCount()
    setNeedsLayout()
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    reloadData()
  }
  private func standInCount() {
    standInRows = dataSource?.tableView(self, numberOfRowsInSection: 0) ?? 0
    contentSize = CGSize(width: bounds.width, height: standInHeader + CGFloat(standInRows) * standInHeight)
  }
  private func standInTakeOut(_ row: Int) {
    guard let cell = standInShown.removeValue(forKey: row) else { return }
    cell.isHidden = true
    standInSpare[cell.reuseIdentifier ?? "", default: []].append(cell)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let dataSource, standInHeight > 0 else { return }
    let top = contentOffset.y - standInHeader
    let first = max(0, Int((top / standInHeight).rounded(.down)))
    let last = min(standInRows - 1, Int(((top + bounds.height) / standInHeight).rounded(.down)))
    for row in standInShown.keys.sorted() where row < first || row > last { standInTakeOut(row) }
    guard first <= last else { return }
    for row in first...last where standInShown[row] == nil {
      let path = IndexPath(standInRow: row)
      let cell = dataSource.tableView(self, cellForRowAt: path)
      cell.isHidden = false
      cell.frame = rectForRow(at: path)
      if cell.superview !== self { addSubview(cell) }
      standInShown[row] = cell
    }
  }
}

// Page: https://developer.apple.com/documentation/uikit/../foundation/indexpath/init(row:section:); iOS 2
extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public var row: Int { self[1] }
  public var section: Int { self[0] }
  init(standInRow: Int) { self.init(row: standInRow, section: 0) }
  var standInRow: Int { row }
}

// Page: https://developer.apple.com/documentation/uikit/uitableviewcontroller; iOS 2
@MainActor open class UITableViewController: UIViewController {
  public init(style: UITableView.Style) {
    tableView = UITableView(frame: .zero, style: style)
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    tableView = UITableView(frame: .zero, style: .plain)
    super.init(coder: coder)
  }
  open var tableView: UITableView!
  open override func loadView() { view = tableView }
}
