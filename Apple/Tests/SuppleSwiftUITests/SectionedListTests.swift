#if !canImport(ObjectiveC)
  import SuppleUIKit
  import SwiftUI
  import Testing

  @testable import SuppleSwiftUI

  /// SwiftUI's `List` with sections and links has the notch. The list is a collection view beside the notch's anchor
  /// view.
  @MainActor @Suite(.serialized, .alone) struct SectionedListTests {
    /// A row with a link: a tap pushes a page.
    private final class Link: UIView {
      var push: () -> Void = {}
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { push() }
    }

    private final class Rows: NSObject, UICollectionViewDataSource {
      var count = 20
      var pushed = 0
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = UICollectionViewCell(frame: .zero)
        let link = Link(frame: cell.contentView.bounds)
        link.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        link.push = { [weak self] in self?.pushed += 1 }
        cell.contentView.addSubview(link)
        return cell
      }
    }

    private func tap(_ display: Display, at point: CGPoint) {
      display.drag(from: point, by: .zero)
      display.run(seconds: 0.3)
    }

    @Test func linksPushAndARefreshUnderAPushBringsItsRowsBelowTheHeader() async throws {
      let (display, rows) = (Display(), Rows())
      let layout = UICollectionViewFlowLayout()
      (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 390, height: 60), 0)
      let list = UICollectionView(frame: display.window.bounds, collectionViewLayout: layout)
      list.standInHeader = 38
      list.dataSource = rows
      var go: CheckedContinuation<Void, Never>?
      let anchor = NotchAnchor(
        cutout: .island, rowSize: nil,
        refresh: {
          await withCheckedContinuation { go = $0 }
          return 2
        },
        insertRows: {
          rows.count += $0
          list.reloadData()
        }, rowView: nil)
      let (mount, page) = (StandInMount(anchor), UIView(frame: display.window.bounds))
      page.addSubview(mount.view)
      page.addSubview(list)
      display.window.addSubview(page)
      mount.update(anchor)
      display.run(seconds: 0.2)
      list.contentOffset.y = -list.adjustedContentInset.top
      let notch = mount.view.notch
      #expect(list.flippingNotch === notch)
      tap(display, at: CGPoint(x: 195, y: list.adjustedContentInset.top + 38 + 90))
      #expect(rows.pushed == 1 && !notch.isRefreshing)
      #expect(notch.driver.engine.style.firstRowInset == 38 && notch.driver.engine.style.rowGap == 0)

      display.drag(from: CGPoint(x: 195, y: 200), by: CGPoint(x: 0, y: 420))
      await display.runWithTasks(seconds: 1)
      #expect(notch.isRefreshing && rows.pushed == 1, "a pull pushes nothing")
      tap(display, at: CGPoint(x: 195, y: 700))
      #expect(rows.pushed == 2, "a card that waits leaves the links their taps")
      // The pushed page takes the list out of its window.
      page.removeFromSuperview()
      for _ in 0..<20_000 where go == nil { await Task.yield() }
      go?.resume()
      await display.runWithTasks(seconds: 1)
      #expect(rows.count == 22 && !notch.isRefreshing)
      display.window.addSubview(page)
      await display.runWithTasks(seconds: 1)
      #expect(list.flippingNotch === notch && list.layer.sublayerTransform.m42 == 0)
      tap(display, at: CGPoint(x: 195, y: list.adjustedContentInset.top + 38 + 30))
      #expect(rows.pushed == 3)
    }
  }
#endif
