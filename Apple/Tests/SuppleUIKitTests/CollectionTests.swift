#if !canImport(ObjectiveC)
  import SuppleHosting
  import SuppleInteractions
  import SuppleLayers
  import SuppleScene
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// The notch on a collection view: with a diffable data source, and on a grid.
    @MainActor @Suite(.serialized) struct CollectionTests {
      private typealias Source = UICollectionViewDiffableDataSource<Int, Int>

      private func grid(of size: CGSize, on device: Device) -> (UICollectionView, Source) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = size
        let grid = UICollectionView(frame: device.window.bounds, collectionViewLayout: layout)
        let source = Source(collectionView: grid) { _, _, _ in UICollectionViewCell(frame: .zero) }
        show(Array((1...40).reversed()), in: source)
        device.window.addSubview(grid)
        device.window.layoutIfNeeded()
        grid.contentOffset.y = -grid.adjustedContentInset.top
        return (grid, source)
      }

      private func show(_ items: [Int], in source: Source) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        source.apply(snapshot, animatingDifferences: false)
      }

      @Test(arguments: [CGSize(width: 390, height: 80), CGSize(width: 190, height: 120)])
      func aSnapshotIsAppliedAsTheCardLands(size: CGSize) async throws {
        let device = Device()
        let (grid, source) = grid(of: size, on: device)
        let (notch, alarm) = (FlippingNotchControl(), TestAlarm())
        notch.driver.alarm = alarm
        notch.rowSize = size
        let columns = Int(390 / size.width)
        notch.rowFrames = { count in
          (0..<count).map { index in
            let (row, column) = index.quotientAndRemainder(dividingBy: columns)
            return CGRect(origin: CGPoint(x: 200 * column, y: 130 * row), size: size)
          }
        }
        var pages: [Int] = []
        notch.rowView = { index in
          pages.append(index)
          return UICollectionViewCell(frame: .zero).contentView
        }
        notch.refresh = { 3 }
        notch.insertRows = { count in
          let items = source.snapshot().itemIdentifiers
          let newest = items.first ?? 0
          self.show((1...count).reversed().map { newest + $0 } + items, in: source)
        }
        grid.flippingNotch = notch
        device.refresh(seconds: 0.2)
        var (landing, landed): (CGRect?, CGFloat?)
        var beside: Double?
        device.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 700), steps: 40)
        await PulledList.run(device, alarm, seconds: 8) {
          let frame = notch.driver.frame
          if let card = frame.layers.first(where: { $0.id.role == .card && $0.face == .back }) {
            landing = CGRect(Rect(center: card.center, size: card.size))
            beside = frame.layers.last { $0.id.role == .row && $0.traits.contains(.raised) }?.center.x
          } else if landing != nil, landed == nil {
            landed = grid.cellForItem(at: IndexPath(indexes: [0, 0]))?.convert(CGPoint.zero, to: nil).y
          }
        }
        #expect(grid.numberOfItems(inSection: 0) == 43 && source.snapshot().itemIdentifiers.first == 43)
        #expect(!source.standInAnimated && !notch.isRefreshing && pages.contains(0))
        let (width, height) = (landing?.width ?? 0, landing?.height ?? 0)
        let second = columns == 2 ? 295.0 : 195
        #expect(
          abs(width - size.width) < 0.2 && abs(height - size.height) < 0.2, "the card is as large as an item")
        #expect(abs((landing?.midX ?? 0) - size.width / 2) < 0.5, "the card lands where the first item is")
        #expect(abs((landing?.minY ?? 0) - (landed ?? 900)) <= 0.5, "and as high")
        #expect(abs((beside ?? 0) - second) < 0.5)
        #expect(grid.contentOffset.y == -grid.adjustedContentInset.top && device.links == 0)
      }

      /// SwiftUI's `List` is a collection view; a section's header is above its first row.
      @Test(arguments: [true, false], [CGFloat(0), 44]) func theCardLandsOnTheFirstRowBelowItsHeader(
        isTable: Bool, header: CGFloat
      ) async throws {
        let (device, table, notch, payments, alarm) = PulledList.make()
        var list: UIScrollView = table
        if isTable {
          table.standInHeader = header
        } else {
          table.removeFromSuperview()
          let (grid, source) = grid(of: CGSize(width: 390, height: 80), on: device)
          grid.standInHeader = header
          notch.insertRows = { _ in self.show(Array((1...41).reversed()), in: source) }
          grid.flippingNotch = notch
          list = grid
        }
        notch.rowSize = nil
        notch.style = .modern
        notch.refresh = { 1 }
        list.contentOffset.y = -list.adjustedContentInset.top
        device.refresh(seconds: 0.2)
        var (landing, landed): (CGRect?, CGFloat?)
        // The upper edge of the list's first row. The list may still be decelerating as the card lands.
        var first: CGFloat {
          (list.firstRow.map { list.convert($0.origin, to: nil).y } ?? 0) + list.layer.sublayerTransform.m42
        }
        var before: CGFloat = 0
        PulledList.pull(device)
        await PulledList.run(device, alarm, seconds: 8) {
          if let card = notch.driver.frame.layers.first(where: { $0.id.role == .card && $0.face == .back }) {
            landing = CGRect(Rect(center: card.center, size: card.size))
            before = first
          } else if landing != nil, landed == nil {
            landed = first
          }
        }
        #expect(isTable ? payments.count == 31 : true)
        let card = try #require(landing)
        let glide = (try #require(landed)) + (isTable ? 80 : 90) - before
        #expect(abs(card.minY + glide - (landed ?? 0)) <= 0.5, "\(card), \(before) to \(landed ?? 0)")
        #expect(abs(glide) < 2 && abs(card.width - 390) < 0.2)
        #expect(abs(card.height - 80) < 0.2)
        #expect(notch.style == .modern, "the app's style is the app's")
      }

      @Test func theListGivesTheDistancesUnlessTheAppDoes() {
        let (device, table, notch, _, _) = PulledList.make()
        table.standInHeader = 44
        var distances: [Double] {
          let style = notch.driver.engine.style
          return [style.firstRowInset, style.rowGap]
        }
        notch.style = .classic
        #expect(distances == [44, 0], "as soon as there is a style")
        // A drag from further down becomes a pull, whose engine starts again.
        table.contentOffset.y += 60
        device.refresh(seconds: 0.2)
        device.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 310), steps: 40, lifts: false)
        #expect(table.layer.sublayerTransform.m42 > 10 && distances == [44, 0])
        device.touch(.cancelled, CGPoint(x: 195, y: 310))
        device.refresh(seconds: 2)
        #expect(!notch.isRefreshing)
        notch.rowFrames = { _ in [CGRect(x: 0, y: 70, width: 390, height: 80)] }
        device.tap(CGPoint(x: 195, y: 300))
        #expect(distances == [70, 0])
        notch.rowFrames = nil
        table.dataSource = nil
        device.tap(CGPoint(x: 195, y: 300))
        #expect(distances == [70, 0], "a list without rows keeps what it had")
        notch.style.rowGap = 12
        #expect(distances == [FlippingNotchStyle.classic.firstRowInset, 12])
      }
    }
  }
#endif
