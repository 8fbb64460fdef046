#if !canImport(ObjectiveC)
  import Foundation
  import SuppleHosting
  import SuppleScene
  import SuppleUIKit
  import SwiftUI
  import Testing

  @testable import SuppleSwiftUI

  /// SwiftUI's own modifier of the text size, on badges and heads. SwiftUI does not pass its environment to UIKit views
  /// by itself.
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

    private struct Row: Identifiable { let id: Int }
    private struct Lost: LocalizedError { var errorDescription: String? { "Lost" } }

    /// Runs a refresh that fails, and returns the font size of the text on the card.
    private func fontOnTheCard(of notch: FlippingNotchControl, on display: Display) async -> CGFloat? {
      func labels(_ view: UIView) -> [UILabel] {
        view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels($0) }
      }
      notch.beginRefreshing()
      for _ in 0..<40 {
        await display.runWithTasks(seconds: 0.1)
        let label = labels(display.window).first { $0.text == "Lost" }
        if let label { return label.font.pointSize }
      }
      return nil
    }

    @Test(arguments: [(DynamicTypeSize.accessibility3, 15.0 * 40 / 17), (.large, 15)])
    func aCardHasTheTextSizeOfItsList(size: DynamicTypeSize, points: Double) async throws {
      let display = Display()
      let list = FlippingNotchList([Row(id: 1)], rowHeight: 80) { Text("\($0.id)") }.cutout(.island)
        .flippingNotch { throw Lost() }
      let represented = try #require(list.table)
      let table = StandInMount(represented, environment: environment(size))
      table.view.frame = display.window.bounds
      display.window.addSubview(table.view)
      display.window.layoutIfNeeded()
      let font = await fontOnTheCard(of: try #require(table.view.flippingNotch), on: display)
      #expect(abs((font ?? 0) - CGFloat(points)) < 0.01)
    }

    @Test func aCardHasTheTextSizeOfASwiftUIsList() async throws {
      let display = Display()
      let anchor = NotchAnchor(
        cutout: .island, rowSize: CGSize(width: 390, height: 80), refresh: { throw Lost() },
        insertRows: { _ in }, rowView: nil)
      let mount = StandInMount(anchor, environment: environment(.accessibility3))
      let list = UIScrollView(frame: display.window.bounds)
      mount.view.frame = list.frame
      for view in [mount.view, list] as [UIView] { display.window.addSubview(view) }
      display.window.layoutIfNeeded()
      let font = await fontOnTheCard(of: try #require(list.flippingNotch), on: display)
      #expect(abs((font ?? 0) - 15 * 40 / 17) < 0.01)
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
