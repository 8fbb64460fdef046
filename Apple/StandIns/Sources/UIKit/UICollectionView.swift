import Foundation

// Page: https://developer.apple.com/documentation/uikit/uicollectionviewlayout; iOS 6
@MainActor open class UICollectionViewLayout: NSObject {
  public override init() { super.init() }
}
// Page: https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes; iOS 6
@MainActor open class UICollectionViewLayoutAttributes: NSObject {
  open var frame: CGRect
  init(standInFrame: CGRect) { frame = standInFrame }
}
// Page: https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout; iOS 6
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize(width: 50, height: 50)
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
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
}

// Page: https://developer.apple.com/documentation/uikit/uicollectionview; iOS 6
/// A collection of one section, in a flow layout.
@MainActor open class UICollectionView: UIScrollView {
  private var standInCells: [UICollectionViewCell] = []
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { nil }
  open var collectionViewLayout: UICollectionViewLayout
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open func numberOfItems(inSection section: Int) -> Int { standInCells.count }
  open var numberOfSections: Int { 1 }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cellForItem(at: indexPath).map { UICollectionViewLayoutAttributes(standInFrame: $0.frame) }
  }
  /// The height of the header of its section, above the first item.
  public var standInHeader: CGFloat = 0 { didSet { reloadData() } }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    standInCells.indices.contains(indexPath[1]) ? standInCells[indexPath[1]] : nil
  }
  open func reloadData() {
    for cell in standInCells { cell.removeFromSuperview() }
    let count = dataSource?.collectionView(self, numberOfItemsInSection: 0) ?? 0
    standInCells = (0..<count).compactMap {
      dataSource?.collectionView(self, cellForItemAt: IndexPath(indexes: [0, $0]))
    }
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    let size = flow?.itemSize ?? CGSize(width: bounds.width, height: 44)
    let (gap, line) = (flow?.minimumInteritemSpacing ?? 0, flow?.minimumLineSpacing ?? 0)
    let columns = max(1, Int((bounds.width + gap) / (size.width + gap)))
    for (index, cell) in standInCells.enumerated() {
      let (row, column) = (CGFloat(index / columns), CGFloat(index % columns))
      let place = CGPoint(x: column * (size.width + gap), y: standInHeader + row * (size.height + line))
      cell.frame = CGRect(origin: place, size: size)
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
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {}
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
