import SuppleHarness
import SuppleScene
import SuppleScript

@testable import SuppleInteractions

typealias ChatHeadsStage = Harness<ChatHeads>

extension Harness where Subject == ChatHeads {
  static var phone: Viewport {
    Viewport(size: Size(width: 390, height: 844), safeArea: Insets(top: 47, left: 0, bottom: 34, right: 0))
  }
  static var smallPhone: Viewport {
    Viewport(size: Size(width: 320, height: 480), safeArea: Insets(top: 20))
  }

  var heads: ChatHeads {
    get { subject }
    set { subject = newValue }
  }

  init(
    _ ids: [Int32] = [1], style: ChatHeadsStyle = .modern, viewport: Viewport = ChatHeadsStage.phone,
    edge: RestingEdge = .right, y: Double = 300
  ) {
    self.init(ChatHeads(style: style, viewport: viewport, seed: 1))
    for id in ids {
      perform(.add(head: id, unread: 0, animated: false), at: 0)
      if let face = StageFace.current { perform(.setFace(head: id, face, animated: false), at: 0) }
    }
    perform(.setRestingPlace(edge: edge, y: y, animated: false), at: 0)
    look()
  }

  mutating func point(_ phase: PointerPhase, _ x: Double, _ y: Double, at time: Double, id: Int32 = 1) {
    point(phase, Point(x: x, y: y), at: time, id: id)
  }

  mutating func tap(_ x: Double, _ y: Double, at time: Double) {
    point(.down, x, y, at: time)
    point(.up, x, y, at: time + 0.08)
  }

  mutating func drag(
    from: Point, to: Point, from start: Double, lasting duration: Double, releases: Bool = true
  ) {
    drag(from: from, to: to, at: start, lasting: duration, releases: releases)
  }

  func center(_ head: Int32) -> Point { layer(.head, head)?.center ?? Point(x: .nan, y: .nan) }

  func names(_ name: EventName) -> [EventRecord] { events.filter { $0.name == name } }
}
