#if !canImport(ObjectiveC)
  import SuppleHosting
  import SuppleInteractions
  import SuppleLayers
  import SuppleScene
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// The construction over the connector of a badge.
    @MainActor @Suite(.serialized) struct ConstructionHostTests {
      private func badge(on device: Device) -> SlimeBadgeView {
        let badge = SlimeBadgeView(count: 3)
        badge.style = .classic
        return device.showBadge(badge, frame: CGRect(x: 285, y: 285, width: 30, height: 30))
      }

      private func letters(_ badge: SlimeBadgeView) -> [UILabel] {
        badge.plane.subviews.compactMap { $0 as? UILabel }
      }

      @Test func itsLayersAndLettersAreShownWithTheConnector() {
        let device = Device()
        let badge = badge(on: device)
        badge.showsConstruction = true
        device.refresh(seconds: 0.2)
        #expect(letters(badge).isEmpty)
        device.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 210, y: 300), lifts: false) {
          #expect(differences(badge.tree, badge.driver.frame) == [])
        }
        device.refresh(seconds: 0.5)
        #expect(differences(badge.tree, badge.driver.frame) == [])
        #expect(letters(badge).compactMap(\.text).sorted() == ["A", "B", "C", "D", "O", "P"])
        for letter in letters(badge) {
          #expect(letter.bounds.size == CGSize(width: 14, height: 14) && letter.font.pointSize == 11)
          #expect(
            letter.textColor.cgColor != letter.layer.backgroundColor && letter.layer.backgroundColor != nil)
          #expect(!letter.isAccessibilityElement)
        }
        #expect(badge.tree.node(LayerID(.construction, index: 6)) != nil)
        // Beyond the break, and switched off, there is no construction.
        badge.showsConstruction = false
        device.refresh(seconds: 0.1)
        #expect(letters(badge).isEmpty && badge.tree.node(LayerID(.construction)) == nil)
        badge.showsConstruction = true
        device.touch(.moved, CGPoint(x: 100, y: 300))
        device.refresh(seconds: 0.1)
        #expect(letters(badge).isEmpty)
        device.touch(.cancelled, CGPoint(x: 100, y: 300))
        device.refresh(seconds: 3)
        #expect(letters(badge).isEmpty && device.links == 0 && device.implicitAnimations == [])
      }

      @Test func theNextWindowsEngineKnowsOfIt() {
        let device = Device()
        let badge = badge(on: device)
        badge.showsConstruction = true
        badge.removeFromSuperview()
        device.window.addSubview(badge)
        device.window.layoutIfNeeded()
        device.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 210, y: 300), lifts: false)
        #expect(letters(badge).count == 6)
        device.touch(.cancelled, CGPoint(x: 210, y: 300))
        device.refresh(seconds: 3)
      }
    }
  }
#endif
