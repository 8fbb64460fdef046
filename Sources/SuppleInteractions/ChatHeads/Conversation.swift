import SuppleMotion
import SuppleScene

/// The open conversation: the panels that open, close and take each other's place, and the scrim behind them.
struct Conversation: Sendable {
  /// The panels, back to front.
  private var panels: [ConversationPanel] = []
  /// Where they are.
  private var room = PanelRoom()
  /// What the overflow's panel shows.
  var list = OverflowList()
  /// The opacity of the scrim behind the panels, 0 to 1.
  private var scrim: Motion = .resting(at: 0)

  /// Whether a panel is open or opening.
  var isOpen: Bool {
    for index in panels.indices where !panels[index].isClosing { return true }
    return false
  }

  /// From when on nothing of it moves, in motion seconds.
  var restTime: Double {
    var rest = max(scrim.restTime, room.restTime)
    if hasPanel(0) { rest = max(rest, list.restTime) }
    for index in panels.indices { rest = max(rest, panels[index].restTime) }
    return rest
  }

  /// Whether a head's panel is there, opening, open or closing; 0 for the overflow's.
  func hasPanel(_ head: Int32) -> Bool { panels.contains { $0.head == head } }

  /// How a head's panel is drawn at `time`; nil where there is none.
  func placement(of head: Int32, at time: Double) -> PanelPlacement? {
    panels.first { $0.head == head }?.placement(in: room.rect(at: time), at: time)
  }

  /// Whether `point` lies in an open panel.
  func contains(_ point: Point) -> Bool { isOpen && room.target.contains(point) }

  /// Gives the panels another room from `time` on: they glide to the other side of the heads.
  @inline(never)
  mutating func place(
    in goal: Rect, column: HorizontalEdge?, at time: Double, in geometry: ChatHeadsGeometry,
    reducedMotion: Bool
  ) {
    let changesSides = room.move(
      to: goal, column: column, at: time,
      spring: panels.isEmpty || reducedMotion ? nil : geometry.style.closeSpring)
    guard changesSides, reducedMotion else { return }
    for index in panels.indices where !panels[index].isClosing {
      panels[index].opacity = .resting(at: 0)
      panels[index].fade(to: 1, at: time)
    }
  }

  /// Opens a head's panel, which grows from the slot at `anchor`, from `time` on; 0 for the overflow's.
  @inline(never)
  mutating func open(
    _ head: Int32, anchor: Point, at time: Double, in geometry: ChatHeadsGeometry, reducedMotion: Bool
  ) {
    var panel = reopened(head, or: anchor, scale: 0, opacity: 1)
    panel.grow(at: time, in: geometry, reducedMotion: reducedMotion)
    panels.append(panel)
  }

  /// Closes every open panel from `time` on; one at full size goes back to where its slot is now.
  @inline(never)
  mutating func close(
    at time: Double, in geometry: ChatHeadsGeometry, reducedMotion: Bool, slot: (Int32) -> Point
  ) {
    for index in panels.indices where !panels[index].isClosing {
      if panels[index].scale.value(at: time) == 1 { panels[index].anchor = slot(panels[index].head) }
      panels[index].shrink(at: time, in: geometry, reducedMotion: reducedMotion)
    }
  }

  /// Replaces the open panel by another head's, in the same place, from `time` on.
  @inline(never)
  mutating func replace(
    by head: Int32, anchor: Point, at time: Double, in geometry: ChatHeadsGeometry, reducedMotion: Bool
  ) {
    for index in panels.indices where !panels[index].isClosing {
      panels[index].isClosing = true
      panels[index].fade(to: 0, at: time)
    }
    var panel = reopened(head, or: anchor, scale: reducedMotion ? 1 : 0.92, opacity: 0)
    panel.fade(to: 1, at: time)
    if !reducedMotion { panel.springOpen(at: time, in: geometry) }
    panels.append(panel)
  }

  /// A head's panel that was closing, as it is, or else another one.
  @inline(never)
  private mutating func reopened(
    _ head: Int32, or anchor: Point, scale: Double, opacity: Double
  ) -> ConversationPanel {
    var panel: ConversationPanel?
    for index in panels.indices.reversed() where panels[index].head == head {
      panel = panels.remove(at: index)
    }
    guard var panel else {
      return ConversationPanel(
        head: head, anchor: anchor, scale: .resting(at: scale), opacity: .resting(at: opacity))
    }
    panel.isClosing = false
    return panel
  }

  /// Darkens the scrim from `time` on, or lightens it.
  @inline(never)
  mutating func setScrim(
    _ isDark: Bool, at time: Double, in geometry: ChatHeadsGeometry, reducedMotion: Bool
  ) {
    let goal = isDark ? geometry.style.scrimOpacity : 0
    guard scrim.target != goal else { return }
    if reducedMotion {
      scrim = scrim.retargeted(to: goal, at: time, timing: .fade(duration: HeadMotion.fadeDuration))
      return
    }
    switch geometry.style.changes {
    case .springs:
      scrim = scrim.retargeted(
        to: goal, at: time, timing: .spring(geometry.style.closeSpring, within: .fractions))
    case .recorded:
      scrim = .curve(
        TimedCurve(
          start: time, duration: geometry.style.openDuration, from: scrim.value(at: time), to: goal,
          easing: .easeInOut), then: nil)
    }
  }

  /// Forgets the panels that have closed by `time`.
  mutating func removeClosed(at time: Double) {
    for index in panels.indices.reversed() where panels[index].isClosing && time >= panels[index].restTime {
      panels.remove(at: index)
    }
    list.removeFaded(at: time)
  }

  /// How dark the scrim is at `time`, as a part of its full opacity, 0 to 1: what belongs to the row fades with it.
  func scrimProgress(at time: Double, in geometry: ChatHeadsGeometry) -> Double {
    let full = geometry.style.scrimOpacity
    return full > 0 ? min(1, max(0, scrim.value(at: time) / full)) : 1
  }

  /// Writes scrim and panels as they are at `time`; in the open row the scrim takes touches. `writeList` writes what stands on
  /// the overflow's panel.
  func write(
    into frame: inout Frame, at time: Double, in geometry: ChatHeadsGeometry, isRow: Bool,
    writeList: (inout Frame) -> Void
  ) {
    let opacity = min(1, max(0, scrim.value(at: time)))
    if opacity > 0 || isRow {
      let bounds = geometry.viewport.bounds
      var layer = Layer(LayerID(.scrim), center: bounds.center, size: bounds.size)
      layer.fill = .black
      layer.opacity = opacity
      if isRow { layer.traits.insert(.interactive) }
      frame.layers.append(layer)
    }
    let room = room.rect(at: time)
    for index in panels.indices {
      panels[index].write(into: &frame, at: time, room: room, in: geometry)
      if panels[index].head == 0 { writeList(&frame) }
    }
  }
}
