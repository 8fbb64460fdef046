import SuppleHarness
import SuppleScene
import Testing

@testable import SuppleInteractions

@Suite("The docking of a conversation beside its head, by each action")
struct PanelDockingTransitionTests {
  typealias Act = (inout ChatHeadsStage) throws -> Void

  private static func key(_ key: Key) -> Act {
    { stage in _ = stage.handle(.key(key, focus: LayerID(.panelBar, item: 1))) }
  }

  private static func command(_ command: ChatHeads.Command) -> Act { { $0.perform(command) } }

  private static let states: [(name: String, docking: PanelDocking)] = [
    ("head", .head), ("floating", .floating), ("full", .full),
  ]

  private static var acts: [(name: String, act: Act)] {
    [
      ("dock", command(.setDocking(.head, animated: true))),
      ("undock", command(.setDocking(.floating, animated: true))),
      ("fill", command(.setDocking(.full, animated: true))),
      ("frame", command(.setPanelFrame(Rect(x: 300, y: 200, width: 400, height: 300), animated: true))),
      ("drag away", { try ChatHeadsDockingTests.drag(&$0, by: Vector(x: -400, y: 60)) }),
      ("drag near", { try ChatHeadsDockingTests.drag(&$0, by: Vector(x: 15, y: 5)) }),
      ("throw", { try ChatHeadsDockingTests.drag(&$0, by: Vector(x: -400, y: 40), thrown: true) }),
      (
        "cancel",
        { stage in
          try ChatHeadsDockingTests.drag(&stage, by: Vector(x: -400, y: 60), lifting: false)
          stage.point(.cancel, .zero, at: stage.time)
        }
      ),
      ("resize", command(.setPanelSize(width: 500, height: 400, animated: true))),
      ("arrow", key(.arrowLeft)), ("enter", key(.enter)), ("home", key(.home)), ("end", key(.end)),
      ("content", command(.setContentHeight(head: 1, height: 500))),
      ("select", command(.select(head: 2))), ("close", command(.close)),
      ("exclusion areas", command(.setExclusionAreas([Rect(x: 900, y: 400, width: 300, height: 50)]))),
      ("keyboard", { stage in _ = stage.handle(.keyboard(height: 300)) }),
      (
        "row",
        { stage in
          for width in [500.0, 1440] {
            stage.handle(.viewport(Viewport(size: Size(width: width, height: 900))))
            stage.settle()
          }
        }
      ),
    ]
  }

  @Test("Each action in each docking leads to the states of the table")
  func table() throws {
    let table = try TransitionTable(of: "Panel docking")
    #expect(Set(table.states) == Set(Self.states.map(\.name)))
    #expect(Set(table.actions) == Set(Self.acts.map(\.name)))
    var met: Set<Transition> = []
    for state in Self.states {
      for (name, act) in Self.acts {
        var stage = ChatHeadsDockingTests.stage(2) { $0.panelSizing = .content }
        stage.perform(.setDocking(state.docking, animated: true))
        stage.settle()
        try act(&stage)
        stage.settle()
        let after = stage.heads.docking
        guard after != state.docking else { continue }
        let to = try #require(Self.states.first { $0.docking == after }).name
        met.insert(Transition(from: state.name, action: name, to: to))
      }
    }
    for change in met.subtracting(table.changes) { Issue.record("\(change) is not in the table") }
    for change in table.changes.subtracting(met) { Issue.record("\(change) does not happen") }
  }
}
