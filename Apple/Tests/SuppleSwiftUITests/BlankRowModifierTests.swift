#if !canImport(ObjectiveC)
  import SuppleUIKit
  import SwiftUI
  import Testing
  import UIKit

  @testable import SuppleSwiftUI

  /// The blank row of a list in SwiftUI.
  @MainActor @Suite(.serialized, .alone) struct BlankRowModifierTests {
    private struct Payment: Identifiable { let id: Int }
    private typealias Table = NotchTable<Payment, Text>

    private func table() throws -> Table {
      let list = FlippingNotchList((1...20).map(Payment.init), rowHeight: 80) { Text("\($0.id)") }
      return try #require(list.table)
    }

    @Test func aPullAddsTheRowOfTheModifier() async throws {
      var kept = 0
      let environment = EnvironmentValues.standInInside(
        Text("List").flippingNotchBlankRow {
          Text("New")
        } keep: {
          kept += 1
        }
      ).0
      let display = Display()
      let mount = StandInMount(try table(), environment: environment)
      mount.view.frame = display.window.bounds
      display.window.addSubview(mount.view)
      display.window.layoutIfNeeded()
      let notch = try #require(mount.view.flippingNotch)
      // Without a refresh action the list can still be pulled.
      #expect(notch.isEnabled && notch.style.content == .blankRow)
      #expect((notch.blankRow.makeView?() as? StandInHostedView) != nil)
      notch.blankRow.add()
      display.run(seconds: 3)
      for _ in 0..<50 { await Task.yield() }
      display.run(seconds: 1)
      // The stand-in's row has no text field, and stays.
      #expect(kept == 1)
      // A row with a SwiftUI text field waits until the person types and presses Return.
      var payee = ""
      mount.environment =
        EnvironmentValues.standInInside(
          Text("List").flippingNotchBlankRow {
            TextField("Payee", text: Binding(standInGet: { payee }, set: { payee = $0 }))
          } keep: {
            kept += 1
          }
        ).0
      mount.update(try table())
      notch.blankRow.add()
      display.run(seconds: 3)
      for _ in 0..<50 { await Task.yield() }
      display.run(seconds: 1)
      let field = try #require(UIWindow.standInFirstResponder as? UITextField)
      #expect(field.isDescendant(of: mount.view) && kept == 1)
      field.text = "Anna"
      field.sendActions(for: .editingChanged)
      field.standInReturn()
      display.run(seconds: 2)
      #expect(kept == 2 && payee == "Anna")
      // Without the modifier a pull asks the app again.
      mount.environment = EnvironmentValues()
      mount.update(try table())
      #expect(notch.style.content == .asksApp && notch.blankRow.makeView == nil && !notch.isEnabled)
    }
  }
#endif
