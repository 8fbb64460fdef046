import SuppleScene
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: docking, size and place of the panel") struct ChatHeadsPanelStateTests {
  /// The input of the panel in a wide room, with a head at the right edge.
  private let context: PanelContext = {
    var core = ChatHeadsCore(
      style: .modern, viewport: Viewport(size: Size(width: 1024, height: 768)), seed: 1)
    core.perform(.add(head: 1, unread: 0, animated: false), at: 0)
    return core.heads.panelContext(of: HeadID(1), in: core.context, at: core.now)
  }()

  /// The room of a panel at its head.
  private var docked: Rect { PanelState().room(in: context).room }

  @Test("an undocked panel first stands a little away from its head, and docks again at the same place")
  func undocks() {
    var state = PanelState()
    let docksAgain = state.setDocking(.head, in: context)
    #expect(!docksAgain)
    let floats = state.setDocking(.floating, in: context)
    #expect(floats)
    #expect(state.room(in: context).room == docked)
    state.givePlace(in: context)
    let away = state.room(in: context).room
    #expect(abs(away.x - (docked.x - 24)) < 1e-9 && abs(away.y - docked.y) < 1e-9)
    let fills = state.setDocking(.full, in: context)
    #expect(fills)
    #expect(state.room(in: context).room == context.beside?.room)
    state.dock()
    #expect(state.room(in: context).room == docked)
  }

  @Test("a panel docks at a release near its head, floats elsewhere, and a throw names the side")
  func lands() {
    var state = PanelState()
    func moved(_ x: Double) -> Rect {
      Rect(x: docked.x - x, y: docked.y, width: docked.width, height: docked.height)
    }
    let near = state.land(moved(20), velocity: .zero, in: context)
    #expect(near == nil)
    #expect(state.docking == .head)
    let far = state.land(moved(200), velocity: .zero, in: context)
    #expect(far == nil)
    #expect(state.docking == .floating)
    #expect(abs(state.room(in: context).room.x - moved(200).x) < 1e-9)
    let right = state.land(moved(0), velocity: Vector(x: 4000, y: 100), in: context)
    #expect(right == .right)
    let left = state.land(moved(0), velocity: Vector(x: -4000, y: 100), in: context)
    #expect(left == .left)
    #expect(state.docking == .floating)
  }

  @Test(
    "a size that is no size is ignored; another one resizes away from the heads, and the whole room keeps it for later"
  )
  func sizes() {
    var state = PanelState()
    for width in [0, -1, .nan, .infinity, 200_000] {
      let ignored = state.setSize(PanelSize(width: width), in: context)
      #expect(ignored == nil)
    }
    #expect(state.size == PanelSize())
    let resized = state.setSize(PanelSize(width: 300), in: context)
    #expect(resized == true)
    let room = state.room(in: context).room
    #expect(room.width == 300 && abs(room.maxX - docked.maxX) < 1e-9 && room.height == docked.height)
    let fills = state.setDocking(.full, in: context)
    #expect(fills)
    let kept = state.setSize(PanelSize(width: 320), in: context)
    #expect(kept == nil)
    #expect(state.size == PanelSize(width: 320))
    let isReset = state.resetSize([.left], in: context)
    #expect(isReset)
    #expect(state.size == PanelSize())
  }

  @Test("a restored place beyond the room is ignored, and any other is the same arrangement again")
  func restores() {
    var state = PanelState()
    var panel = ChatHeadsArrangement.Panel(docking: .floating, width: 310, x: 0.25, y: 1.5)
    let isBeyond = state.restore(panel, in: context)
    #expect(!isBeyond)
    #expect(state.arrangement(at: context.restingPlace) == ChatHeadsArrangement.Panel())
    panel.y = 0.75
    let isSet = state.restore(panel, in: context)
    #expect(isSet)
    #expect(state.arrangement(at: context.restingPlace) == panel)
    panel.docking = .head
    panel.x = nil
    let isRestored = state.restore(panel, in: context)
    #expect(isRestored)
    #expect(state.arrangement(at: context.restingPlace) == panel)
    // The height at a head is valid while the heads rest there.
    let elsewhere = RestingPlace.starting(at: .left, in: context.geometry)
    #expect(state.arrangement(at: elsewhere).y == nil)
  }
}
