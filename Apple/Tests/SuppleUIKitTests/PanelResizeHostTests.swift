#if !canImport(ObjectiveC)
  import Foundation
  import SuppleHosting
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// The size of the conversation beside its head in a wide window, by a finger on an edge, and what an app saves of it.
    @MainActor @Suite(.serialized) struct PanelResizeHostTests {
      final class SizeListener: ChatHeadsDelegate {
        var frames: [CGRect] = []
        var changes = 0
        func chatHeads(_ controller: ChatHeadsController, didResizePanel frame: CGRect) {
          frames.append(frame)
        }
        func chatHeadsDidChangeState(_ controller: ChatHeadsController) { changes += 1 }
      }

      private func open() -> (Device, UIViewController, ChatHeadsController) {
        let device = Device(size: CGSize(width: 1024, height: 768))
        let (_, root, heads, _) = HeadsOnADevice.install(2, on: device)
        device.refresh(seconds: 1)
        heads.open("anna")
        device.refresh(seconds: 2)
        return (device, root, heads)
      }

      @Test func aFingerResizesFromOutsideOfAnEdgeAndTheAppSavesIt() throws {
        let (device, root, heads) = open()
        let listener = SizeListener()
        heads.delegate = listener
        #expect(heads.state.panel == nil)
        let before = try #require(heads.panelFrame)
        let start = CGPoint(x: before.minX - 15, y: before.midY)
        device.drag(from: start, to: CGPoint(x: start.x - 100, y: start.y + 7))
        device.refresh(seconds: 2)
        let after = try #require(heads.panelFrame)
        #expect(abs(after.width - before.width - 100) < 0.5 && abs(after.maxX - before.maxX) < 0.5)
        #expect(listener.frames == [after] && listener.changes > 0)
        let panel = try #require(heads.state.panel)
        #expect(panel.docking == .head && abs((panel.width ?? 0) - 480) < 0.5 && panel.height == nil)
        // Saved and restored, also without a panel, as apps have saved it before.
        let kept = try JSONEncoder().encode(heads.state)
        var none = heads.state
        none.panel = nil
        heads.restore(none)
        device.refresh(seconds: 1)
        #expect(heads.panelFrame?.width == 380 && heads.state.panel == nil)
        heads.restore(try JSONDecoder().decode(ChatHeadsState.self, from: kept))
        device.refresh(seconds: 1)
        #expect(heads.panelFrame == after)
        let old = Data(#"{"order": ["anna"], "edge": "left", "height": 0.5}"#.utf8)
        #expect(try JSONDecoder().decode(ChatHeadsState.self, from: old).panel == nil)
        _ = root
      }

      @Test func aCancelledResizeGoesBackAndATouchFartherOutIsTheApps() throws {
        let (device, root, heads) = open()
        let listener = SizeListener()
        heads.delegate = listener
        let before = try #require(heads.panelFrame)
        let start = CGPoint(x: before.minX - 15, y: before.midY)
        device.drag(from: start, to: CGPoint(x: start.x - 100, y: start.y), lifts: false)
        device.touch(.cancelled, CGPoint(x: start.x - 100, y: start.y))
        device.refresh(seconds: 2)
        #expect(heads.panelFrame == before && listener.frames.isEmpty)
        #expect(heads.view.hitTest(CGPoint(x: before.minX - 30, y: before.midY), with: nil) == nil)
        #expect(heads.view.hitTest(start, with: nil) != nil)
        _ = root
      }
    }
  }
#endif
