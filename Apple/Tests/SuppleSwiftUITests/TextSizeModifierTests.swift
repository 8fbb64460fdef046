#if !canImport(ObjectiveC)
  import SuppleHosting
  import SuppleScene
  import SuppleUIKit
  import SwiftUI
  import Testing

  @testable import SuppleSwiftUI

  /// SwiftUI's own modifier of the text size around badges and heads. The environment crosses into no view of UIKit by itself.
  @MainActor @Suite(.serialized, .alone) struct TextSizeModifierTests {
    private func environment(_ size: DynamicTypeSize) -> EnvironmentValues {
      EnvironmentValues.standInInside(Text("App").dynamicTypeSize(size)).0
    }

    @Test func aBadgeHasTheTextSizeOfItsView() throws {
      let badge = SlimeBadge(.constant(3))
      let represented = try #require(badge.body as? SlimeBadge.Represented)
      let mount = StandInMount(represented, environment: environment(.accessibility3))
      // SwiftUI asks for the size right after its update, before there is a window.
      #expect(abs((mount.size(represented)?.height ?? 0) - 22 * SlimeBadgeView.maximumTextScale) < 0.01)
      mount.environment = environment(.xLarge)
      mount.update(represented)
      #expect(abs((mount.size(represented)?.height ?? 0) - 22 * 19 / 17) < 0.01)
      mount.environment = environment(.large)
      mount.update(represented)
      #expect(mount.size(represented)?.height == 22)
    }

    @Test func headsHaveTheTextSizeOfTheirView() throws {
      let display = Display()
      display.window.rootViewController = UIViewController()
      let people = [ChatHead(id: "anna", name: "Anna", unread: 2), ChatHead(id: "ben", name: "Ben")]
      let anchor = ChatHeadsAnchor(heads: .constant(people)) { head, _ in
        UIHostingController(rootView: Text(head.name))
      }
      let mount = StandInMount(anchor, environment: environment(.accessibility3))
      display.window.rootViewController?.view.addSubview(mount.view)
      display.window.layoutIfNeeded()
      display.run(seconds: 3)
      let heads = try #require(mount.view.controller)
      func size(_ role: LayerRole) -> Double {
        heads.driver.frame.layers.last { $0.id.role == role }?.size.height ?? 0
      }
      func font(_ text: String) -> CGFloat? {
        func labels(_ view: UIView) -> [UILabel] {
          view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels($0) }
        }
        return labels(heads.view).first { $0.text == text }?.font.pointSize
      }
      let scale = 40.0 / 17
      #expect(abs(size(.head) - 76) < 0.01 && abs(size(.badge) - 38) < 0.01)
      #expect(abs((font("A") ?? 0) - 40) < 0.01)
      heads.present("On my way!", from: "ben")
      display.run(seconds: 1)
      #expect(abs((font("On my way!") ?? 0) - CGFloat(15 * scale)) < 0.01)
      // Measured without a superview, the message has room for its words at this size.
      #expect(size(.flyout) >= (13 + 15) * scale * 1.2)
      mount.environment = environment(.xLarge)
      mount.update(anchor)
      display.run(seconds: 2)
      #expect(abs(size(.head) - 66 * 19 / 17) < 0.01)
      mount.environment = environment(.large)
      mount.update(anchor)
      display.run(seconds: 2)
      #expect(abs(size(.head) - 66) < 0.01)
      #expect(font("A") == 17)
      // The person's own text size arrives with the environment.
      display.window.standInChangeTraits { $0.standInSize = UIContentSizeCategory(.xxLarge) }
      defer { display.window.standInChangeTraits { $0.standInSize = .large } }
      mount.environment = environment(.xxLarge)
      mount.update(anchor)
      display.run(seconds: 2)
      #expect(abs(size(.head) - 76) < 0.01 && font("A") == 21)
      mount.dismantle()
    }
  }
#endif
