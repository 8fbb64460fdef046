#if !canImport(ObjectiveC)
  import Foundation
  import SuppleHosting
  import SuppleInteractions
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// A grid with a pull, in a window that turns, opens and closes, while its items change.
    @MainActor @Suite(.serialized) struct GridLifeTests {
      private typealias Source = UICollectionViewDiffableDataSource<Int, Int>

      @Test(arguments: 0..<4)
      func aGridLives(seed: Int) async {
        var dice = Dice(seed: 5_000 + seed)
        let device = Device()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 190, height: 120)
        let grid = UICollectionView(frame: device.window.bounds, collectionViewLayout: layout)
        let source = Source(collectionView: grid) { _, _, _ in UICollectionViewCell(frame: .zero) }
        func show(_ items: [Int]) {
          var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
          snapshot.appendSections([0])
          snapshot.appendItems(items)
          source.apply(snapshot, animatingDifferences: false)
        }
        show(Array((1...20).reversed()))
        let page = UIViewController()
        page.view.addSubview(grid)
        device.window.rootViewController = page
        device.window.layoutIfNeeded()
        let (notch, alarm) = (FlippingNotchControl(), TestAlarm())
        notch.driver.alarm = alarm
        // The others have the columns of the layout.
        if seed % 2 == 0 {
          notch.rowFrames = { count in
            (0..<count).map { index in
              let (row, column) = index.quotientAndRemainder(dividingBy: 2)
              return CGRect(x: 200 * column, y: 130 * row, width: 190, height: 120)
            }
          }
        }
        var (asked, inserted, expected) = (0, 0, 0)
        notch.refresh = {
          asked += 1
          let count = asked % 5
          for _ in 0..<(asked * 7 % 40) { await Task.yield() }
          if asked % 7 == 6 { throw CancellationError() }
          expected += count
          return count
        }
        notch.insertRows = { count in
          inserted += count
          let items = source.snapshot().itemIdentifiers
          show((0..<count).reversed().map { (items.first ?? 0) + 1 + $0 } + items)
        }
        grid.flippingNotch = notch
        var log: [Int] = []
        var point: CGPoint?
        func run(_ frames: Int) async { await PulledList.run(device, alarm, seconds: Double(frames) / 120) }
        for step in 0..<240 {
          let kind = dice.whole(20)
          log.append(kind)
          switch kind {
          case 0:
            device.resize(
              to: dice.chance(0.5) ? CGSize(width: 390, height: 844) : CGSize(width: 844, height: 390),
              insets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
          case 1: grid.removeFromSuperview()
          case 2: if grid.superview == nil { page.view.addSubview(grid) }
          case 3: notch.beginRefreshing()
          case 4: notch.cancelRefreshing()
          case 5: notch.isEnabled.toggle()
          case 6: grid.contentOffset.y = dice.number(-80...400)
          case 7: show(source.snapshot().itemIdentifiers.shuffled().sorted(by: >))
          case 8: show([])
          case 9: show(Array((1...20).reversed()))
          case 10: notch.style = dice.chance(0.5) ? .classic : .modern
          case 11: device.setReducedMotion(dice.chance(0.5))
          default:
            if let last = point {
              if dice.chance(0.15) {
                device.touch(dice.chance(0.2) ? .cancelled : .ended, last)
                point = nil
              } else {
                let next = CGPoint(x: last.x + dice.number(-10...10), y: last.y + dice.number(-30...80))
                device.touch(.moved, next)
                point = next
              }
            } else {
              point = dice.point(in: CGSize(width: 380, height: 380))
              device.touch(.began, point ?? .zero)
            }
          }
          await run(1 + dice.whole(12))
          if step % 60 == 59 {
            if let last = point { device.touch(.ended, last) }
            point = nil
            await run(1600)
            let after = "seed \(seed) step \(step): \(log.suffix(60))"
            #expect(!notch.isRefreshing, "refreshing \(after)")
            #expect(grid.layer.sublayerTransform.m42 == 0, "\(grid.layer.sublayerTransform.m42) \(after)")
            #expect(
              notch.plane.superview == nil && device.links == 0, "plane, links \(device.links) \(after)")
            #expect(device.implicitAnimations == [])
            #expect(
              grid.subviews.allSatisfy { $0.alpha == 1 && ($0 is UICollectionViewCell || $0 === notch) },
              "pictures \(after)")
          }
        }
        device.setReducedMotion(false)
      }
    }
  }
#endif
