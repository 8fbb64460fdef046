#if !canImport(ObjectiveC)
  import SuppleHosting
  import SuppleInteractions
  import SuppleScene
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// A conversation beside a head of any face: its place, its bar, its docking and its size.
    @MainActor @Suite(.serialized) struct PanelFaceHostTests {
      private nonisolated static let faces: [ChatHeadFace?] = [
        nil, .circle(48), .pill(CGSize(width: 160, height: 48)),
        .rounded(CGSize(width: 90, height: 160), radius: 20),
      ]

      /// The frame of the open head.
      private func head(_ heads: ChatHeadsController) -> CGRect {
        heads.driver.frame.layer(LayerID(.head, item: 1)).map {
          CGRect(
            Rect(
              center: $0.center,
              size: Size(width: $0.size.width * $0.scale, height: $0.size.height * $0.scale)))
        } ?? .null
      }

      private func open(_ face: ChatHeadFace?, rightToLeft: Bool = false) -> (
        Device, UIViewController, ChatHeadsController
      ) {
        let device = Device(size: WidePanel.size)
        device.setRightToLeft(rightToLeft)
        let (_, root, heads) = WidePanel.open(3, on: device) { heads in
          for index in heads.heads.indices { heads.heads[index].face = face }
        }
        return (device, root, heads)
      }

      /// The distance between head and conversation, from side to side; negative where they overlap.
      private func gap(_ heads: ChatHeadsController) -> CGFloat {
        let (head, panel) = (head(heads), WidePanel.frame(heads))
        return max(panel.minX - head.maxX, head.minX - panel.maxX)
      }

      @Test(arguments: faces, [false, true]) func itIsBesideItsHeadWithItsBar(
        face: ChatHeadFace?, rightToLeft: Bool
      ) throws {
        let (device, root, heads) = open(face, rightToLeft: rightToLeft)
        defer { device.setRightToLeft(false) }
        let size = heads.driver.frame.layer(LayerID(.head, item: 1))?.size
        let wanted = face?.engineFace ?? HeadFace(width: 66, height: 66, cornerRadius: nil)
        #expect(size == Size(width: wanted.width, height: wanted.height))
        let (head, panel) = (head(heads), WidePanel.frame(heads))
        #expect(gap(heads) >= 0 && gap(heads) <= 60, "\(head) beside \(panel)")
        #expect(CGRect(origin: .zero, size: WidePanel.size).contains(panel))
        #expect(panel.minY <= head.midY && panel.maxY >= head.midY, "its beak points at the head")
        let bar = try #require(WidePanel.bar(heads))
        #expect(bar.convert(bar.bounds, to: nil).origin == panel.origin && bar.bounds.width == panel.width)
        // The head receives a press near an end of a wide or high face.
        let end = CGPoint(x: head.minX + 6, y: head.midY)
        #expect(heads.view.hitTest(end, with: nil) != nil && !panel.contains(end))
        device.tap(CGPoint(x: head.midX, y: head.midY))
        device.refresh(seconds: 2)
        #expect(heads.openHead == nil)
        _ = root
      }

      @Test(arguments: faces) func itFloatsFillsAndDocksAgain(face: ChatHeadFace?) throws {
        let (device, root, heads) = open(face)
        let docked = WidePanel.frame(heads)
        heads.setDocking(.floating)
        device.refresh(seconds: 2)
        #expect(heads.docking == .floating)
        heads.setDocking(.full)
        device.refresh(seconds: 2)
        #expect(WidePanel.frame(heads).width == 992)
        heads.setDocking(.head)
        device.refresh(seconds: 2)
        #expect(WidePanel.frame(heads).insetBy(dx: -0.5, dy: -0.5).contains(docked))
        // A drag by the bar detaches the conversation. The head keeps its face, and does not shrink into a corner.
        let grip = CGPoint(x: docked.midX, y: docked.minY + 10)
        device.drag(from: grip, to: CGPoint(x: grip.x - 200, y: grip.y + 60), steps: 120)
        device.refresh(seconds: 2)
        let moved = WidePanel.frame(heads)
        #expect(heads.docking == .floating && abs(moved.minX - docked.minX + 200) < 30)
        let shown = heads.driver.frame.layer(LayerID(.head, item: 1))?.size
        #expect(shown?.width == face?.engineFace.width ?? 66)
        try WidePanel.act(heads.labels.dockPanel, on: try #require(WidePanel.bar(heads)?.grip), of: device)
        #expect(heads.docking == .head && gap(heads) >= 0)
        _ = root
      }

      @Test(arguments: faces) func aFingerAndAKeyResizeIt(face: ChatHeadFace?) throws {
        let (device, root, heads) = open(face)
        let before = try #require(heads.panelFrame)
        let isRight = head(heads).midX > before.midX
        let edge = isRight ? before.minX - 10 : before.maxX + 10
        let step: CGFloat = isRight ? -80 : 80
        device.drag(from: CGPoint(x: edge, y: before.midY), to: CGPoint(x: edge + step, y: before.midY))
        device.refresh(seconds: 2)
        let after = try #require(heads.panelFrame)
        #expect(abs(after.width - before.width - 80) < 0.5 && gap(heads) >= 0)
        let corner = try #require(WidePanel.resizer(heads))
        try WidePanel.act(heads.labels.resizePanelNarrower, on: corner, of: device)
        #expect((heads.panelFrame?.width ?? 0) < after.width && gap(heads) >= 0)
        // Saved and restored with the face.
        let kept = heads.state
        heads.close()
        device.refresh(seconds: 2)
        heads.restore(kept)
        device.refresh(seconds: 2)
        #expect(heads.openHead?.id == "anna" && heads.heads[0].face == face && gap(heads) >= 0)
        _ = root
      }

      @Test(arguments: faces) func aLauncherOfThisFaceIsInItsCorner(face: ChatHeadFace?) throws {
        let device = Device(size: WidePanel.size)
        let root = UIViewController()
        device.window.rootViewController = root
        let heads = ChatHeadsController(launcher: ChatHead(id: "anna", name: "Anna", face: face)) {
          UIViewController()
        }
        heads.install(over: root)
        device.window.layoutIfNeeded()
        device.refresh(seconds: 3)
        let place = head(heads)
        // A face lower than a circle is centred where the circle would be.
        let (side, below) = (1024 - place.maxX, 768 - 34 - place.maxY)
        #expect(abs(side - 16) < 0.5 && abs(below - 16 - max(0, (66 - place.height) / 2)) < 0.5, "\(place)")
        device.tap(CGPoint(x: place.midX, y: place.midY))
        device.refresh(seconds: 2)
        #expect(heads.openHead?.id == "anna" && gap(heads) >= 0)
        #expect(CGRect(origin: .zero, size: WidePanel.size).contains(WidePanel.frame(heads)))
        _ = root
      }
    }
  }
#endif
