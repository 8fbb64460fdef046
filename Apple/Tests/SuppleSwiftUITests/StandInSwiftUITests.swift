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

    @Test func aBackgroundHasTheSizeOfWhatIsInFrontOfIt() {
      struct Plain: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView(frame: .zero) }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      struct Sized: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView(frame: .zero) }
        func updateUIView(_ view: UIView, context: Context) {}
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
          CGSize(width: 22, height: 22)
        }
      }
      let frame = CGRect(x: 100, y: 200, width: 60, height: 40)
      let (plain, sized) = (StandInMount(Plain()), StandInMount(Sized()))
      plain.standInLayOut(Plain(), behind: frame)
      sized.standInLayOut(Sized(), behind: frame)
      #expect(plain.view.frame == frame)
      #expect(sized.view.frame == CGRect(x: 119, y: 209, width: 22, height: 22))
    }

    @Test func aRepresentedViewStaysWithinTheSafeAreaThatItDoesNotIgnore() {
      struct Plain: UIViewRepresentable {
        func makeUIView(context: Context) -> UIScrollView { UIScrollView(frame: .zero) }
        func updateUIView(_ view: UIScrollView, context: Context) {}
      }
      let (display, mount) = (Display(), StandInMount(Plain()))
      mount.standInShow(Plain(), in: display.window)
      #expect(mount.view.frame == CGRect(x: 0, y: 47, width: 390, height: 763))
      #expect(mount.view.adjustedContentInset.top == 0)
      mount.standInShow(Plain().ignoresSafeArea(.container, edges: .vertical), in: display.window)
      #expect(mount.view.frame == display.window.bounds)
      #expect(mount.view.adjustedContentInset.top == 47 && mount.view.adjustedContentInset.bottom == 34)
    }

    @Test func aTextFieldIsUIKits() throws {
      var text = "Anna"
      let field = TextField("Payee", text: Binding(standInGet: { text }, set: { text = $0 }))
      let view = UIHostingConfiguration { field }.makeContentView()
      let inside = try #require(view.subviews.first?.subviews.first as? UITextField)
      #expect(inside.text == "Anna" && inside.canBecomeFirstResponder)
      inside.text = "Ben"
      inside.sendActions(for: .editingChanged)
      #expect(text == "Ben")
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
