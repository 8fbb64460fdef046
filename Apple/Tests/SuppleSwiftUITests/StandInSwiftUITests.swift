#if !canImport(ObjectiveC)
  import SwiftUI
  import Testing

  /// Verifies the stand-in of SwiftUI; the table is `Apple/StandIns/behaviours.md`.
  @MainActor @Suite(.serialized, .alone) struct StandInSwiftUITests {
    private struct Mood: EnvironmentKey { static let defaultValue = "none" }

    @Test func aForeignSubviewOfAHostingViewIsAFault() {
      StandInHostingView.faults = []
      let hosting = UIHostingController(rootView: Text("App"))
      hosting.view.addSubview(UIView(frame: .zero))
      #expect(StandInHostingView.faults.count == 1)
    }

    @Test func aRootViewHasNoEnvironmentOfItsOwn() {
      StandInUpdate.environment[Mood.self] = "merry"
      let hosting = UIHostingController(rootView: Text("App"))
      #expect(EnvironmentValues.standInInside(hosting.rootView).0[Mood.self] == "none")
      StandInUpdate.environment = EnvironmentValues()
    }

    @Test func theWholeEnvironmentCanBeHandedOn() {
      struct Reading { @Environment(\.self) var environment }
      StandInUpdate.environment[Mood.self] = "merry"
      let view = Text("App").environment(\.self, Reading().environment)
      StandInUpdate.environment = EnvironmentValues()
      let (values, content) = EnvironmentValues.standInInside(view)
      #expect(values[Mood.self] == "merry" && content as? Text == Text("App"))
    }
  }
#endif
