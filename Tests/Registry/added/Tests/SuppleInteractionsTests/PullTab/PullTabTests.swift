import SuppleHarness
import SuppleInteractions
import SuppleScene
import Testing

@Suite("Pull tab")
struct PullTabTests {
  private var harness: Harness<PullTab> {
    let viewport = Viewport(size: Size(width: 390, height: 844))
    var harness = Harness(PullTab(style: .modern, viewport: viewport, seed: 1))
    _ = harness.look(at: 0)
    return harness
  }
  private let start = Point(x: 22, y: 22)

  @Test("A drag past the middle opens it, a short one does not, and it follows the finger")
  func drags() {
    for (distance, x, names) in [(100.0, 142.0, ["tabOpened"]), (40, 22, [])] {
      var tab = harness
      tab.drag(from: start, to: start + Vector(x: distance, y: 0), at: 1, lasting: 2, releases: false)
      tab.look()
      #expect(abs((tab.layer(.tab)?.center.x ?? 0) - 22 - distance) < 1)
      tab.point(.up, start + Vector(x: distance, y: 0))
      #expect(tab.settle() < 6)
      #expect(abs((tab.layer(.tab)?.center.x ?? 0) - x) < 0.01)
      #expect(tab.events.map { "\($0.name)" } == names)
    }
  }

  @Test("Commands and taps move it to either end, with one event each")
  func moves() {
    var tab = harness
    tab.perform(.open)
    tab.settle()
    tab.perform(.open)
    tab.look()
    tab.drag(from: Point(x: 142, y: 22), to: Point(x: 142, y: 22), at: tab.time + 1, lasting: 0.05)
    tab.settle()
    #expect(tab.events.map { "\($0.name)" } == ["tabOpened", "tabClosed"])
    #expect(abs((tab.layer(.tab)?.center.x ?? 0) - 22) < 0.01)
  }
}
