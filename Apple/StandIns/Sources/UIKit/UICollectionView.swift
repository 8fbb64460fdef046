import Foundation

// Page: https://developer.apple.com/documentation/uikit/uicollectionviewlayout; iOS 6
@MainActor open class UICollectionViewLayout: NSObject {
  public override init() { super.init() }
  // Page: https://developer.apple.com/documentation/uikit/uicollectionviewlayout/flipshorizontallyinoppositelayoutdirection; iOS 6
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The frames of `count` items, relative to the lower edge of the header. The content is as wide as the view.
  func standInFrames(of count: Int, in view: UICollectionView) -> [CGRect] { [] }
}
// Page: https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes; iOS 6
@MainActor open class UICollectionViewLayoutAttributes: NSObject {
  // Page: https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/frame; iOS 6
  open var frame: CGRect
  init(standInFrame: CGRect) { frame = standInFrame }
}
// Page: https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout; iOS 6
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize(width: 50, height: 50)
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  /// Fills lines from the top, each with as many items as fit. Full lines have equal gaps, others the minimum gap.
  override func standInFrames(of count: Int, in view: UICollectionView) -> [CGRect] {
    let width = view.bounds.width
    let columns = max(
      1, Int((width + minimumInteritemSpacing) / (itemSize.width + minimumInteritemSpacing)))
    let spare = width - itemSize.width * CGFloat(columns)
    // Where only one item fits in a line, the item is centred.
    let gap = columns > 1 ? spare / CGFloat(columns - 1) : 0
    let start = columns > 1 ? 0 : spare / 2
    let isMirrored =
      flipsHorizontallyInOppositeLayoutDirection
      && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (0..<count).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let isFull = (row + 1) * columns <= count
      let x = start + CGFloat(column) * (itemSize.width + (isFull ? gap : minimumInteritemSpacing))
      let y = CGFloat(row) * (itemSize.height + minimumLineSpacing)
      return CGRect(
        origin: CGPoint(x: isMirrored ? view.bounds.width - x - itemSize.width : x, y: y), size: itemSize)
    }
  }
}
// Page: https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct; iOS 14
@MainActor public struct UICollectionLayoutListConfiguration {
  // Page: https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/appearance-swift.enum; iOS 14
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  // Page: https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/init(appearance:); iOS 14
  public init(appearance: UICollectionLayoutListConfiguration.Appearance) {}
}
// Page: https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout; iOS 13
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  // Page: https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/list(using:); iOS 14
  open class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  { UICollectionViewCompositionalLayout() }
  /// Rows as wide as the view.
  override func standInFrames(of count: Int, in view: UICollectionView) -> [CGRect] {
    (0..<count).map { CGRect(x: 0, y: 56 * CGFloat($0), width: view.bounds.width, height: 56) }
  }
}

// Page: https://developer.apple.com/documentation/uikit/uicollectionreusableview; iOS 6
@MainActor open class UICollectionReusableView: UIView {}
// Page: https://developer.apple.com/documentation/uikit/uicollectionviewcell; iOS 6
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    standInContent.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(standInContent)
  }
  public required init?(coder: NSCoder) { nil }
  private let standInContent = UIView()
  open var contentView: UIView { standInContent }
}

// Page: https://developer.apple.com/documentation/uikit/uicollectionviewdatasource; iOS 6
@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  // Page: https://developer.apple.com/documentation/uikit/uicollectionviewdatasource/numberofsections(in:); iOS 6
  func numberOfSections(in collectionView: UICollectionView) -> Int
}
extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

// Page: https://developer.apple.com/documentation/uikit/uicollectionview; iOS 6
/// A collection view with at most one section.
@MainActor open class UICollectionView: UIScrollView {
  private var standInCells: [UICollectionViewCell] = []
  /// The layout's frames, without transforms.
  private var standInFrames: [CGRect] = []
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { nil }
  open var collectionViewLayout: UICollectionViewLayout
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open func numberOfItems(inSection section: Int) -> Int {
    precondition(section < numberOfSections, "UIKit raises an exception")
    return standInCells.count
  }
  // Page: https://developer.apple.com/documentation/uikit/uicollectionview/numberofsections; iOS 6
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell(frame: .zero) }
  // Page: https://developer.apple.com/documentation/uikit/uicollectionview/indexpathsforvisibleitems; iOS 6
  open var indexPathsForVisibleItems: [IndexPath] {
    standInCells.indices.filter { standInCells[$0].frame.intersects(bounds) }.map {
      IndexPath(indexes: [0, $0])
    }
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    standInFrames.indices.contains(indexPath[1])
      ? UICollectionViewLayoutAttributes(standInFrame: standInFrames[indexPath[1]]) : nil
  }
  /// The height of the header of its section, above the first item.
  public var standInHeader: CGFloat = 0 { didSet { reloadData() } }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    standInCells.indices.contains(indexPath[1]) ? standInCells[indexPath[1]] : nil
  }
  open func reloadData() {
    for cell in standInCells { cell.removeFromSuperview() }
    let count =
      numberOfSections > 0 ? dataSource?.collectionView(self, numberOfItemsInSection: 0) ?? 0 : 0
    standInCells = (0..<count).compactMap {
      dataSource?.collectionView(self, cellForItemAt: IndexPath(indexes: [0, $0]))
    }
    standInFrames = collectionViewLayout.standInFrames(of: standInCells.count, in: self).map {
      $0.offsetBy(dx: 0, dy: standInHeader)
    }
    for (cell, frame) in zip(standInCells, standInFrames) {
      cell.frame = frame
      addSubview(cell)
    }
    contentSize = CGSize(width: bounds.width, height: standInCells.last?.frame.maxY ?? 0)
  }
}

// Page: https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct; iOS 13
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  private var items: [ItemIdentifierType] = []
  public init() {}
  public var itemIdentifiers: [ItemIdentifierType] { items }
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers += identifiers
  }
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) { items += identifiers }
}

// Page: https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa; iOS 13
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType, ItemIdentifierType
>: NSObject, UICollectionViewDataSource
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  private weak var standInView: UICollectionView?
  private let standInProvider: CellProvider
  private var standInSnapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// Whether the last snapshot was applied with an animation.
  public private(set) var standInAnimated = false
  public init(
    collectionView: UICollectionView,
    cellProvider:
      @escaping UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>
      .CellProvider
  ) {
    (standInView, standInProvider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    standInSnapshot
  }
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    (standInSnapshot, standInAnimated) = (snapshot, animatingDifferences)
    standInView?.reloadData()
    completion?()
  }
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    standInSnapshot.sectionIdentifiers.count
  }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    standInSnapshot.itemIdentifiers.count
  }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    standInProvider(collectionView, indexPath, standInSnapshot.itemIdentifiers[indexPath[1]])
      ?? UICollectionViewCell(frame: .zero)
  }
}
