#if !canImport(ObjectiveC)
  import SuppleUIKit
  import SwiftUI
  import Testing

  @testable import SuppleSwiftUI

  /// The views that the modifiers put behind an app's views.
  @MainActor @Suite(.serialized, .alone) struct AnchorTests {
    /// A map behind controls with a modifier: where the controls are empty, the map takes the touch.
    private func touched<Anchor: UIViewRepresentable>(through anchor: Anchor) -> String {
      let (display, map) = (Display(), UIView())
      map.frame = display.window.bounds
      display.window.addSubview(map)
      let mount = StandInMount(anchor)
      mount.standInLayOut(anchor, behind: display.window.bounds)
      display.window.addSubview(mount.view)
      display.window.layoutIfNeeded()
      let hit = display.window.hitTest(CGPoint(x: 100, y: 400), with: nil)
      mount.dismantle()
      return hit === map ? "map" : "\(type(of: hit))"
    }

    @Test func noneOfThemTakesTouches() {
      let heads = ChatHeadsAnchor(
        heads: .constant([]), conversation: { _, _ in UIHostingController(rootView: Text("")) })
      #expect(touched(through: heads) == "map")
      let notch = NotchAnchor(
        cutout: .island, rowSize: nil, refresh: { 0 }, insertRows: { _ in }, rowView: nil)
      #expect(touched(through: notch) == "map")
      #expect(touched(through: TabBadge(badge: SlimeBadge(.constant(3)), index: 0)) == "map")
    }
  }
#endif
