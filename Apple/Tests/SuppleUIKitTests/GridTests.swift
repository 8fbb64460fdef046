#if !canImport(ObjectiveC)
  import SuppleHosting
  import SuppleInteractions
  import SuppleLayers
  import SuppleScene
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// A grid with a notch that has neither a row size nor row frames. The layout determines columns, item size and
    /// gap.
    @MainActor @Suite(.serialized) struct GridTests {
      /// A layout that mirrors, as an app's own may.
      @MainActor private final class MirroredLayout: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
      }

      /// The app's own data, shown by `reloadData`.
      @MainActor private final class Items: NSObject, UICollectionViewDataSource {
        var count: Int
        var sections = 1
        init(_ count: Int) { self.count = count }
        func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
          count
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
          -> UICollectionViewCell
        { UICollectionViewCell(frame: .zero) }
      }

      /// A grid in a device's window, and a record of the boxes as the card lands.
      @MainActor private final class Stage {
        let device: Device
        let grid: UICollectionView
        let (notch, alarm) = (FlippingNotchControl(), TestAlarm())
        let items: Items
        /// The boxes of the card and of the other new items in the last frame before they are in the list.
        var (card, others): (CGRect?, [CGRect]) = (nil, [])
        /// The boxes of all items in the window, before the new ones are in the list and after.
        var (before, after): ([CGRect], [CGRect]) = ([], [])
        var pictures: [UIView] = []
        var fading: [CGRect] = []

        init(
          _ layout: UICollectionViewLayout, items count: Int, header: CGFloat = 0,
          on device: Device = Device()
        ) {
          self.device = device
          items = Items(count)
          grid = UICollectionView(frame: device.window.bounds, collectionViewLayout: layout)
          grid.standInHeader = header
          grid.dataSource = items
          device.window.addSubview(grid)
          device.window.layoutIfNeeded()
          grid.contentOffset.y = -grid.adjustedContentInset.top
          notch.driver.alarm = alarm
          notch.insertRows = { [unowned self] count in
            items.count += count
            items.sections = 1
            grid.reloadData()
          }
          grid.flippingNotch = notch
          device.refresh(seconds: 0.2)
        }

        var cells: [CGRect] {
          (0..<grid.numberOfItems(inSection: 0)).compactMap {
            grid.cellForItem(at: IndexPath(indexes: [0, $0])).map { $0.convert($0.bounds, to: nil) }
          }
        }

        /// Pulls, finishes the refresh with new items, and records the boxes until rest.
        func refresh(_ count: Int) async {
          (card, others, before, after, pictures, fading) = (nil, [], [], [], [], [])
          notch.refresh = { count }
          UIView.standInDurations = []
          PulledList.pull(device)
          await PulledList.run(device, alarm, seconds: 8) { look() }
        }

        private func look() {
          let layers = notch.driver.frame.layers
          if let layer = layers.first(where: { $0.id.role == .card && $0.face == .back }) {
            card = CGRect(Rect(center: layer.center, size: layer.size))
            others = layers.filter { $0.id.role == .row && $0.traits.contains(.raised) }.reversed().map {
              CGRect(Rect(center: $0.center, size: $0.size))
            }
            if grid.numberOfSections > 0 { before = cells }
          } else if card != nil, after.isEmpty {
            after = cells
            pictures = grid.subviews.filter { $0.alpha == 0 && !($0 is UICollectionViewCell) }
          }
        }
      }

      private func flow(_ size: CGSize, line: CGFloat = 10) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        (layout.itemSize, layout.minimumLineSpacing) = (size, line)
        return layout
      }

      /// The maximum distance between the edges of two boxes, in points.
      private func distance(_ a: CGRect, _ b: CGRect) -> CGFloat {
        [a.minX - b.minX, a.maxX - b.maxX, a.minY - b.minY, a.maxY - b.maxY].map { abs($0) }.max() ?? 0
      }

      /// Expects the card on the first item and each other new item on its own cell, to half a point.
      private func expectLanding(_ stage: Stage, of count: Int) throws {
        let card = try #require(stage.card)
        #expect(stage.after.count == stage.items.count && stage.others.count == count - 1)
        // The list may still be decelerating.
        let columns = stage.grid.firstLine.count
        let opened = ((count - 1) / columns + 1) * columns
        let glide = stage.after[opened].minY - (try #require(stage.before.first)).minY
        #expect(abs(glide) < 2)
        for (index, box) in ([card] + stage.others).enumerated() {
          let place = stage.after[index].offsetBy(dx: 0, dy: -glide)
          #expect(distance(box, place) <= 0.5, "item \(index) of \(count): \(box)")
        }
        #expect(stage.grid.layer.sublayerTransform.m42 == 0 && stage.device.links == 0)
      }

      @Test(arguments: [1, 2, 3, 4], [CGFloat(0), 44]) func newItemsLandInTheColumnsOfAFlowLayout(
        count: Int, header: CGFloat
      ) async throws {
        let stage = Stage(flow(CGSize(width: 180, height: 120)), items: 40, header: header)
        await stage.refresh(count)
        try expectLanding(stage, of: count)
        // Two items need one line, three need two.
        let lines = (count + 1) / 2
        let old = try #require(stage.before.first)
        #expect(
          distance(old, stage.after[2 * lines]) <= 0.5, "what is below has made room for \(lines) lines")
      }

      @Test func itemsThatChangeTheirColumnCrossFade() async throws {
        let stage = Stage(flow(CGSize(width: 180, height: 120)), items: 40)
        await stage.refresh(2)
        #expect(UIView.standInDurations == [] && stage.pictures.isEmpty, "two items fill a line")
        await stage.refresh(1)
        #expect(UIView.standInDurations == [0.2])
        // Each picture is in front of the cell that has its place now.
        #expect(stage.pictures.count >= 10)
        for picture in stage.pictures {
          let below = stage.grid.subviews.filter {
            $0 is UICollectionViewCell && distance($0.frame, picture.frame) <= 0.5
          }
          #expect(below.count == 1 && !picture.isUserInteractionEnabled, "\(picture.frame)")
        }
        #expect(stage.grid.subviews.allSatisfy { $0 is UICollectionViewCell || $0 === stage.notch })
        #expect(stage.grid.subviews.allSatisfy { $0.alpha == 1 })
      }

      @Test func rightToLeftTheCardLandsOnTheRight() async throws {
        let layout = MirroredLayout()
        (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 180, height: 120), 10)
        let device = Device()
        device.setRightToLeft(true)
        let stage = Stage(layout, items: 40, on: device)
        await stage.refresh(3)
        try expectLanding(stage, of: 3)
        #expect(abs((stage.card?.maxX ?? 0) - 390) <= 0.5 && abs((stage.others.first?.minX ?? 9)) <= 0.5)
      }

      /// The cell of the original FlippingNotch, on an iPhone X.
      @Test func theTutorialsCellIsInTheMiddle() async throws {
        let device = Device(size: CGSize(width: 375, height: 812))
        let stage = Stage(flow(CGSize(width: 343, height: 177)), items: 4, on: device)
        await stage.refresh(1)
        try expectLanding(stage, of: 1)
        #expect(abs((stage.card?.minX ?? 0) - 16) <= 0.5 && UIView.standInDurations == [])
      }

      @Test func aCompositionalListHasOneColumn() async throws {
        let list = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let stage = Stage(list, items: 30)
        #expect(stage.grid.firstLine.count == 1)
        await stage.refresh(2)
        try expectLanding(stage, of: 2)
        #expect(abs((stage.card?.height ?? 0) - 56) <= 0.5 && UIView.standInDurations == [])
      }

      @Test(arguments: [0, 1]) func anEmptyGridGetsItsFirstItems(sections: Int) async {
        let stage = Stage(flow(CGSize(width: 180, height: 120)), items: 0)
        stage.items.sections = sections
        stage.grid.reloadData()
        #expect(stage.grid.firstLine.isEmpty && stage.grid.frames(ofNewItems: 3, gap: 10).isEmpty)
        await stage.refresh(3)
        #expect(stage.items.count == 3 && stage.card != nil && !stage.notch.isRefreshing)
        #expect(stage.grid.layer.sublayerTransform.m42 == 0 && UIView.standInDurations == [])
      }

      @Test func columnsAreReadAgainBeforeEachPull() async throws {
        let layout = flow(CGSize(width: 180, height: 120))
        let stage = Stage(layout, items: 40)
        await stage.refresh(2)
        try expectLanding(stage, of: 2)
        (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 120, height: 90), 4)
        stage.grid.reloadData()
        #expect(stage.grid.firstLine.count == 3)
        await stage.refresh(3)
        try expectLanding(stage, of: 3)
        #expect(distance(try #require(stage.before.first), stage.after[3]) <= 2)
      }

      @Test func aLineCountsAtMostTwelveItems() {
        let stage = Stage(flow(CGSize(width: 20, height: 20)), items: 60)
        #expect(stage.grid.firstLine.count == 12)
        // At most 65 frames are returned, and the last is the last item's.
        let frames = stage.grid.frames(ofNewItems: 2_000_001, gap: 10)
        #expect(
          frames.count == 65 && frames[12].minY == 30 && frames[64].minY == 30 * CGFloat(2_000_000 / 12))
        #expect(stage.grid.frames(ofNewItems: 0, gap: 10).isEmpty)
      }

      @Test func anAppsOwnSizeAndFramesWin() async throws {
        let stage = Stage(flow(CGSize(width: 180, height: 120)), items: 40)
        stage.notch.rowFrames = { count in
          (0..<count).map { CGRect(x: 10, y: 50 * CGFloat($0), width: 180, height: 50) }
        }
        await stage.refresh(2)
        #expect(abs((stage.card?.minX ?? 0) - 10) <= 0.5 && abs((stage.others.first?.minX ?? 0) - 10) <= 0.5)
      }
    }
  }
#endif
