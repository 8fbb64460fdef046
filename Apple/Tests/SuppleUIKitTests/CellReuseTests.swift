#if !canImport(ObjectiveC)
  import SuppleLayers
  import SuppleScene
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// A table of chats with one badge in each cell, and with reused cells.
    @MainActor final class Chats: NSObject, UITableViewDataSource {
      var unread: [Int]
      var cleared: [Int] = []
      private(set) var badges: [ObjectIdentifier: SlimeBadgeView] = [:]

      init(unread: [Int]) { self.unread = unread }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { unread.count }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "chat", for: indexPath)
        let badge = badges[ObjectIdentifier(cell)] ?? SlimeBadgeView()
        badges[ObjectIdentifier(cell)] = badge
        let row = indexPath.row
        badge.item = row
        badge.count = unread[row]
        badge.shouldClear = { [unowned self] _ in
          cleared.append(row)
          unread[row] = 0
          return true
        }
        let size = badge.intrinsicContentSize
        badge.frame = CGRect(x: 360 - size.width, y: 19, width: size.width, height: size.height)
        if badge.superview == nil { cell.contentView.addSubview(badge) }
        return cell
      }
    }

    @MainActor @Suite(.serialized) struct CellReuseTests {
      private func table(_ unread: [Int]) -> (Device, UITableView, Chats) {
        let device = Device()
        let chats = Chats(unread: unread)
        let table = UITableView(frame: device.window.bounds, style: .plain)
        table.rowHeight = 60
        table.register(UITableViewCell.self, forCellReuseIdentifier: "chat")
        table.dataSource = chats
        device.window.addSubview(table)
        device.window.layoutIfNeeded()
        device.refresh(seconds: 0.5)
        return (device, table, chats)
      }

      @Test func reusedInMidDragTheRightChatIsCleared() throws {
        let (device, table, chats) = table((0..<100).map { $0 + 1 })
        let cell = try #require(table.cellForRow(at: IndexPath(row: 4, section: 0)))
        let badge = try #require(chats.badges[ObjectIdentifier(cell)])
        let start = badge.convert(CGPoint(x: badge.bounds.midX, y: badge.bounds.midY), to: nil)
        device.drag(from: start, to: CGPoint(x: 80, y: 600), steps: 40, lifts: false)
        // New chats arrive at the top: the same cell shows another row.
        badge.item = 77
        badge.count = 78
        badge.shouldClear = { _ in
          chats.cleared.append(77)
          return true
        }
        device.refresh(seconds: 0.1)
        #expect(badge.shownText == "5")
        device.touch(.ended, CGPoint(x: 80, y: 600))
        device.refresh(seconds: 3)
        #expect(chats.cleared == [4])
        #expect(badge.count == 78)
        #expect(badge.shownText == "78")
        #expect(device.links == 0)
      }

      @Test func aReusedCellShowsItsCountWithoutMotion() throws {
        let (device, table, chats) = table([3, 4])
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let badge = try #require(chats.badges[ObjectIdentifier(cell)])
        badge.item = "another"
        badge.count = 12
        device.refresh()
        let layer = try #require(badge.driver.frame.layer(LayerID(.badge)))
        #expect(layer.scale == 1 && layer.label == .count(12))
        device.refresh(seconds: 0.1)
        #expect(device.links == 0)
      }

      @Test func aThousandBadgesCostWhatIsOnScreen() {
        let (device, table, chats) = table((0..<1000).map { $0 % 7 })
        // 844 points show 15 or 16 rows of 60; one more is about to appear.
        let onScreen = 17
        var before = 0
        for step in 0...1972 {
          table.contentOffset = CGPoint(x: 0, y: Double(step) * 30)
          device.refresh()
          #expect(device.links <= onScreen)
          if step == 100 { before = device.layersMade }
        }
        device.refresh(seconds: 1)
        #expect(table.cellForRow(at: IndexPath(row: 999, section: 0)) != nil)
        #expect(UITableViewCell.standInMade <= onScreen && chats.badges.count <= onScreen)
        // Once every cell has its badge, new rows make no views or layers.
        #expect(before > 0 && device.layersMade == before)
        // A new row costs one frame and one display link of its badge; no link remains.
        #expect(device.linksMade <= 1000 + onScreen)
        #expect(chats.badges.values.allSatisfy { $0.tree.count <= 2 })
        #expect(chats.badges.values.allSatisfy { differences($0.tree, $0.driver.frame) == [] })
        #expect(device.links == 0)
        #expect(device.implicitAnimations == [])
      }
    }
  }
#endif
