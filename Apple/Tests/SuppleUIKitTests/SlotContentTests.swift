#if !canImport(ObjectiveC)
  import SuppleHosting
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// The content of slots, from app or host, has a size and lies within its slot.
    @MainActor @Suite(.serialized) struct SlotContentTests {
      private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

      /// The subviews that are invisible because they have no size.
      private func empty(in view: UIView) -> [String] {
        // A hidden view is not laid out yet.
        view.subviews.filter { !$0.isHidden }.flatMap { view in
          let isEmpty = view.bounds.width <= 0 || view.bounds.height <= 0
          return (isEmpty ? ["\(type(of: view)) \(view.frame)"] : []) + empty(in: view)
        }
      }

      @Test func theNumberOfABadgeHasASize() throws {
        let device = Device()
        let badge = device.showBadge()
        let label = try #require(all(badge).compactMap { $0 as? UILabel }.first)
        #expect(label.text == "3" && label.frame == CGRect(x: 0, y: 0, width: 22, height: 22))
        badge.count = 120
        device.refresh(seconds: 1)
        #expect(label.text == "99+" && label.frame.width > 22)
        #expect(label.frame.size == label.superview?.bounds.size)
      }

      @Test func theCardHasASize() async throws {
        let (device, _, notch, _, alarm) = PulledList.make()
        let row = UILabel(frame: .zero)
        notch.rowView = { _ in row }
        notch.refresh = { 1 }
        notch.beginRefreshing()
        var faces = 0
        await PulledList.run(device, alarm, seconds: 6) {
          guard
            let card = self.all(device.window).first(where: { "\(type(of: $0))" == "NotchCardView" }
            ),
            let turning = card.subviews.first
          else { return }
          for face in turning.subviews where face.frame != turning.bounds {
            Issue.record("\(face.frame) in \(turning.bounds)")
          }
          for view in face(of: turning) where view.frame.size != turning.bounds.size {
            Issue.record("\(type(of: view)) \(view.frame) in \(turning.bounds)")
          }
          faces += 1
        }
        #expect(faces > 60)
        #expect(row.frame.width > 389 && row.frame.height > 79)
        func face(of turning: UIView) -> [UIView] {
          turning.subviews.flatMap(\.subviews).filter { $0 is UILabel }
        }
      }

      @Test func headsShowWhatIsInThem() throws {
        let (device, _, heads, _) = HeadsOnADevice.install(7)
        for id in heads.heads.map(\.id) where heads.avatarSlot(id) != nil {
          let slot = try #require(heads.avatarSlot(id))
          #expect(empty(in: slot) == [], "\(id)")
        }
        heads.open("anna")
        device.refresh(seconds: 2)
        #expect(empty(in: heads.view) == [])
        heads.openOverflow()
        device.refresh(seconds: 2)
        #expect(empty(in: heads.view).filter { !$0.contains("UILabel") } == [])
      }
    }
  }
#endif
