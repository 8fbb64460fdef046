import Foundation
import SuppleMotion
import SuppleScene
import Testing

@testable import SuppleInteractions

extension ChatHeads {
  /// The room of an open conversation.
  var conversationRoom: Rect {
    let core = core.value
    return core.heads.conversation.panel.state.room(in: core.panelContext).room
  }

  /// The displacement from the heads of a row to its conversation; zero for a conversation beside its head.
  var conversationGap: Vector {
    let slot = core.value.panelContext.firstSlot
    return core.value.beside == nil ? conversationRoom.nearest(to: slot) - slot : .zero
  }
}

extension Layer {
  /// Whether the layer of a panel is its room, scaled about `point`. The layer comes out of the heads of a row before it has
  /// grown: its distance to them is 1 - (1 - scale)^3 of that at rest. A panel whose content fades may become round, nearer
  /// to the point.
  func isScaled(about point: Point, of heads: ChatHeads) -> Bool {
    let (room, gap, small) = (heads.conversationRoom, heads.conversationGap, 1 - scale)
    let scaled = point + (room.center - point) * scale + gap * (1 - small * small * small - scale)
    if scale < 0.36, center.distance(to: scaled) >= 1e-6 {
      return center.distance(to: point) < scaled.distance(to: point)
    }
    return center.distance(to: scaled) < 1e-6
  }
}

extension ArraySlice<OutlineElement> {
  private var ends: [Point] {
    compactMap {
      switch $0 {
      case .move(let end), .line(let end), .quadratic(_, let end), .cubic(_, _, let end): end
      case .close: nil
      }
    }
  }
  /// The largest x of its points.
  var rightmost: Double { ends.map(\.x).max() ?? .nan }
  /// The highest point.
  var top: Point { ends.min { $0.y < $1.y } ?? .zero }
}

@Suite("Chat heads: opening, change and closing of a conversation")
struct ChatHeadsPanelTests {
  @Test(
    "It begins when its head has 30 % of its distance left, behind the head; nothing shows through it"
  )
  func growth() throws {
    var stage = ChatHeadsStage([1, 2, 3])
    let rest = Point(x: 368, y: 312)
    stage.perform(.open(head: 3), at: 1)
    stage.look(at: 1)
    let slot = Point(x: 195 + 69, y: 80)
    let distance = rest.distance(to: slot)
    var first: Layer?
    var clear = 0.0
    for step in 1...360 {
      stage.look(at: 1 + Double(step) / 360)
      let left = stage.center(3).distance(to: slot) / distance
      guard let panel = stage.layer(.conversation, 3) else {
        #expect(first == nil && left > 0.29)
        continue
      }
      if first == nil { #expect(left < 0.3 + 1e-9 && left > 0.26, "\(left)") }
      if first == nil {
        first = panel
        let corner = Vector(x: panel.size.width / 2, y: panel.size.height / 2) * panel.scale
        let reach = panel.center.distance(to: stage.center(3)) + corner.length
        #expect(reach < 29, "it begins behind the picture of its head, which covers it")
      }
      #expect(panel.isScaled(about: stage.center(3), of: stage.heads))
      #expect(panel.scale < 1.01, "it does not reach beyond the screen")
      #expect(panel.contentOpacity >= clear, "at \(step)")
      clear = panel.contentOpacity
      // The card has 58 of its 374 points where it is round.
      let part = min(1, max(0, (panel.scale - 58.0 / 374) / (0.56 - 58.0 / 374)))
      #expect(abs(clear - part * part * (3 - 2 * part)) < 1e-9, "clear from 56 % of the width on")
      #expect(panel.opacity == 1)
    }
    let panel = try #require(first)
    #expect(panel.scale < 0.05)
    stage.settle()
    let open = try #require(stage.layer(.conversation, 3))
    #expect(open.scale == 1 && open.opacity == 1 && open.contentOpacity == 1)
  }

  @Test(
    "Closing takes 320 ms: opaque, with its content until it becomes round, in the end wholly behind its head"
  )
  func closingEnds() throws {
    for head in [Int32(1), 3] {
      var stage = ChatHeadsStage([1, 2, 3])
      stage.perform(.open(head: head), at: 1)
      stage.settle()
      let start = stage.time
      stage.perform(.close)
      var last = 1.0
      var clear = 1.0
      var smallest = 240
      for step in 0...240 {
        stage.look(at: start + Double(step) / 240)
        let picture = stage.center(head)
        if step >= 77 {
          #expect(
            stage.frame.layers.filter { $0.id.role == .scrim }.allSatisfy { $0.opacity < 0.01 }, "at \(step)")
        }
        guard let panel = stage.layer(.conversation, head) else { continue }
        #expect(panel.opacity == 1 && panel.scale <= last + 1e-9)
        if panel.scale >= 0.56 { #expect(panel.contentOpacity == 1, "at \(step)") }
        #expect(panel.contentOpacity <= clear, "at \(step)")
        clear = panel.contentOpacity
        // At the width of its head's picture, a circle of 58, it is a circle behind the head.
        let size = Vector(x: panel.size.width, y: panel.size.height) * panel.scale
        if size.x <= 58 || step >= 77 {
          #expect(panel.contentOpacity == 0 && abs(size.x - size.y) < 1e-6, "at \(step)")
          #expect(panel.center.distance(to: picture) < 1e-6, "at \(step)")
          #expect(panel.cornerRadius * panel.scale > size.x / 2 - 1, "at \(step)")
          if panel.scale < 0.36 { smallest = min(smallest, step) }
        }
        last = panel.scale
      }
      #expect(last < 0.01 && smallest < 48, "behind its head after 0.2 s")
    }
  }

  @Test("Its spring is (420, 0.86) from the start")
  func spring() throws {
    var stage = ChatHeadsStage([1])
    stage.perform(.open(head: 1), at: 1)
    stage.look(at: 1)
    var time = 1.0
    while stage.layer(.conversation, 1) == nil {
      time += 1e-4
      stage.look(at: time)
    }
    let motion = SpringMotion(
      spring: Spring(stiffness: 420, dampingRatio: 0.86), start: time, from: 0.02, velocity: 0, target: 1)
    for step in 1...60 {
      let now = time + Double(step) / 120
      stage.look(at: now)
      #expect(abs((stage.layer(.conversation, 1)?.scale ?? 0) - motion.value(at: now)) < 2e-3)
    }
  }

  @Test("A panel that closes before it has begun to grow never appears")
  func closedEarly() {
    var stage = ChatHeadsStage([1])
    stage.perform(.open(head: 1), at: 1)
    stage.look(at: 1.02)
    stage.perform(.close, at: 1.03)
    for step in 0...120 {
      stage.look(at: 1.03 + Double(step) / 120)
      #expect(stage.layer(.conversation, 1) == nil)
    }
  }

  @Test("A panel chosen before another has begun to grow begins like that one")
  func switchedEarly() throws {
    var stage = ChatHeadsStage([1, 2])
    stage.perform(.open(head: 1), at: 1)
    stage.look(at: 1.02)
    stage.perform(.open(head: 2), at: 1.03)
    var time = 1.03
    while stage.layer(.conversation, 2) == nil {
      #expect(stage.layer(.conversation, 1) == nil)
      time += 1.0 / 480
      stage.look(at: time)
    }
    let first = try #require(stage.layer(.conversation, 2))
    #expect(time > 1.08 && first.scale < 0.05 && first.opacity == 1)
    stage.settle()
    #expect(stage.layer(.conversation, 2)?.opacity == 1 && stage.layer(.conversation, 2)?.scale == 1)
  }

  @Test("It closes into its head, wherever the head flies, and is gone at the head's arrival")
  func closing() {
    var stage = ChatHeadsStage([1, 2, 3])
    stage.perform(.open(head: 2), at: 1)
    stage.settle()
    stage.perform(.close)
    let start = stage.time
    var last = 1.0
    for step in 1...60 {
      stage.look(at: start + Double(step) / 120)
      guard let panel = stage.layer(.conversation, 2) else { continue }
      #expect(panel.isScaled(about: stage.center(2), of: stage.heads))
      #expect(panel.scale <= last && panel.opacity == 1)
      last = panel.scale
    }
    #expect(last < 0.02)
    stage.settle()
    #expect(stage.layer(.conversation, 2) == nil && stage.layer(.conversationBeak, 2) == nil)
  }

  @Test("At closing the selected head starts first, the others once the card has three quarters of its width")
  func closingHeads() throws {
    for head in [Int32(1), 2, 3] {
      var stage = ChatHeadsStage([1, 2, 3])
      stage.perform(.open(head: head), at: 1)
      stage.settle()
      let slots = (1...3).map { stage.center(Int32($0)) }
      stage.perform(.close)
      let start = stage.time
      for step in 1...60 {
        stage.look(at: start + Double(step) / 240)
        guard let panel = stage.layer(.conversation, head), panel.scale > 0.36 else { break }
        for other in 1...3 where other != head {
          let moved = stage.center(Int32(other)).distance(to: slots[other - 1])
          #expect(moved < (panel.scale > 0.74 ? 0.01 : 100), "\(other) at \(step)")
        }
      }
      let early = stage.center(head).distance(to: slots[Int(head) - 1])
      #expect(early > 20, "the selected head starts first")
    }
  }

  @Test(
    "Where opening or closing turns back, neither the size of the card nor the opacity of its content jumps")
  func turningBack() throws {
    for step in 1...30 {
      for opens in [false, true] {
        var stage = ChatHeadsStage([1, 2])
        stage.perform(.open(head: 1), at: 1)
        if opens { stage.look(at: 1.1) } else { stage.settle() }
        if !opens { stage.perform(.close) }
        stage.look(at: stage.time + Double(step) / 120)
        guard let before = stage.layer(.conversation, 1) else { continue }
        stage.perform(opens ? .close : .open(head: 1))
        stage.look(at: stage.time)
        let after = try #require(stage.layer(.conversation, 1))
        #expect(abs(after.scale - before.scale) < 1e-9 && after.size == before.size, "at \(step)")
        #expect(abs(after.contentOpacity - before.contentOpacity) < 1e-9, "at \(step)")
      }
    }
  }

  @Test("The panel of a dismissed head continues to its head's last place")
  func removal() {
    var stage = ChatHeadsStage([1, 2])
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    let slot = stage.center(1)
    stage.perform(.remove(head: 1))
    stage.look()
    var last = stage.layer(.conversation, 1)?.center
    for step in 1...60 {
      stage.look(at: stage.time + 1.0 / 240)
      let panel = stage.layer(.conversation, 1)
      if let panel, let last { #expect(panel.center.distance(to: last) < 12, "step \(step)") }
      last = panel?.center
      if let panel {
        #expect(panel.isScaled(about: slot, of: stage.heads))
      }
    }
  }

  /// Three heads in a row at rest, with the conversation of one of them.
  private func opened(_ head: Int32) -> ChatHeadsStage {
    var stage = ChatHeadsStage([1, 2, 3])
    stage.perform(.open(head: head), at: 1)
    stage.settle()
    return stage
  }

  /// The conversations of a frame, back to front.
  private func conversations(_ stage: ChatHeadsStage) -> [Layer] {
    stage.frame.layers.filter { $0.id.role == .conversation }
  }

  @Test("In a switch both contents slide over one card, side by side, until the new one is in place")
  func switching() throws {
    for (other, side) in [(Int32(3), 1.0), (1, -1)] {
      var stage = opened(2)
      let width = try #require(stage.layer(.conversation, 2)).size.width
      stage.perform(.open(head: other))
      let start = stage.time
      for step in 0...60 {
        let time = Double(step) / 240
        stage.look(at: start + time)
        let layers = conversations(stage)
        #expect(layers.map(\.id.item) == [2, other], "the new one is in front at \(step)")
        let (leaving, coming) = (layers[0], layers[1])
        #expect(leaving.opacity == 1 && leaving.traits == [], "its card stays at \(step)")
        #expect(coming.opacity == 1 && coming.traits == [.interactive, .bare] && coming.shadow == .none)
        #expect(coming.center == leaving.center && coming.size == leaving.size && coming.scale == 1)
        #expect(abs(coming.contentOffset - leaving.contentOffset - side * width) < 1e-9, "at \(step)")
        // The displacement of a critically damped spring (600, 1) that starts at rest.
        let angle = 600.0.squareRoot() * time
        #expect(abs(coming.contentOffset - side * width * (1 + angle) * exp(-angle)) < 0.01, "at \(step)")
        // The content that leaves fades as it slides.
        #expect(coming.contentOpacity == 1)
        #expect(abs(leaving.contentOpacity - (1 + leaving.contentOffset * side / width)) < 1e-3, "at \(step)")
      }
      stage.settle()
      let open = try #require(stage.layer(.conversation, other))
      #expect(open.contentOffset == 0 && open.contentOpacity == 1)
      #expect(open.traits == .interactive && open.shadow.opacity == 0.3)
      #expect(stage.layer(.conversation, 2) == nil)
    }
  }

  @Test(
    "A further switch continues the slide of all contents, and none is ever over another",
    arguments: [[Int32(2), 3], [2, 1], [3, 2], [3, 1, 2], [2, 3, 2, 1], [3, 2, 1]])
  func switchingAgain(others: [Int32]) throws {
    for frames in [1, 6, 14, 30] {
      var stage = opened(1)
      let width = try #require(stage.layer(.conversation, 1)).size.width
      var last: [Int32: Double] = [1: 0]
      var speed: [Int32: Double] = [:]
      for other in others {
        stage.perform(.open(head: other))
        for step in 0...frames {
          stage.look(at: stage.time + (step == 0 ? 0 : 1.0 / 240))
          let layers = conversations(stage)
          #expect(layers.last?.id.item == other)
          #expect(layers.map { $0.traits.contains(.bare) } == layers.indices.map { $0 > 0 })
          let offsets = layers.map(\.contentOffset).sorted()
          for (left, right) in zip(offsets, offsets.dropFirst()) {
            #expect(right - left > width - 1e-6, "\(offsets) of \(others) at \(step)")
          }
          for layer in layers {
            let item = layer.id.item
            guard let before = last[item] else {
              #expect(layer.contentOffset.magnitude > width - 1e-6, "it comes from outside")
              continue
            }
            let change = layer.contentOffset - before
            if step == 0 { #expect(abs(change) < 1e-6, "\(item) of \(others)") }
            // By one frame the speed changes by at most the spring's acceleration at two widths.
            if step > 0, let old = speed[item] { #expect(abs(change - old) < 600 * 3 * width / 240 / 240) }
            if step > 0 { speed[item] = change }
          }
          last = Dictionary(uniqueKeysWithValues: layers.map { ($0.id.item, $0.contentOffset) })
          speed = speed.filter { last[$0.key] != nil }
        }
      }
      stage.settle()
      #expect(conversations(stage).map(\.id.item) == [try #require(others.last)])
      #expect(conversations(stage)[0].contentOffset == 0)
    }
  }

  @Test("A conversation that closes during a switch takes the content that leaves along")
  func closingDuringASwitch() throws {
    var stage = opened(1)
    stage.perform(.open(head: 2))
    stage.look(at: stage.time + 0.05)
    stage.perform(.close)
    for step in 0...240 {
      stage.look(at: stage.time + (step == 0 ? 0 : 1.0 / 240))
      let layers = conversations(stage)
      if layers.count == 2 {
        let (leaving, card) = (layers[0], layers[1])
        #expect(leaving.center == card.center && leaving.size == card.size, "at \(step)")
        #expect(leaving.scale == card.scale && leaving.topRadius == card.topRadius, "at \(step)")
      }
      // The card itself is smaller from frame to frame.
      if step == 60 { #expect(layers.allSatisfy { $0.scale < 0.2 }) }
    }
    #expect(conversations(stage).isEmpty)
  }

  @Test("A conversation that closed during a switch and opens again continues, whichever of the two it is")
  func reopeningDuringASwitch() throws {
    for (head, frames) in [(Int32(1), 4), (1, 16), (2, 4), (2, 16)] {
      var stage = opened(1)
      let width = try #require(stage.layer(.conversation, 1)).size.width
      stage.perform(.open(head: 2))
      stage.look(at: stage.time + 0.05)
      stage.perform(.close)
      stage.look(at: stage.time + Double(frames) / 240)
      let before = conversations(stage)
      stage.perform(.open(head: head))
      stage.look(at: stage.time)
      for layer in conversations(stage) {
        let old = try #require(before.first { $0.id == layer.id })
        #expect(abs(layer.scale - old.scale) < 1e-9 && layer.center.distance(to: old.center) < 1e-6)
        #expect(abs(layer.contentOffset - old.contentOffset) < 1e-6, "\(head) after \(frames)")
      }
      #expect(conversations(stage).count == 2 && conversations(stage).last?.id.item == head)
      for _ in 0..<60 {
        stage.look(at: stage.time + 1.0 / 240)
        let offsets = conversations(stage).map(\.contentOffset).sorted()
        if offsets.count == 2 { #expect(abs(offsets[1] - offsets[0] - width) < 1e-6) }
      }
      stage.settle()
      #expect(conversations(stage).map(\.id.item) == [head])
      #expect(
        conversations(stage).allSatisfy {
          $0.contentOffset == 0 && $0.scale == 1 && $0.traits == .interactive
        })
    }
  }

  @Test("A third conversation that opens behind a closing card takes no content of that card over")
  func closingCardGrowsAgain() {
    var stage = opened(1)
    stage.perform(.open(head: 2))
    stage.look(at: stage.time + 0.03)
    stage.perform(.close)
    stage.look(at: stage.time + 0.03)
    stage.perform(.open(head: 3))
    stage.look(at: stage.time + 0.03)
    stage.perform(.open(head: 2))
    stage.look(at: stage.time)
    // A card that grows over another one has its own background.
    #expect(!conversations(stage).contains { $0.traits.contains(.bare) })
    stage.settle()
    #expect(conversations(stage).map(\.id.item) == [2])
  }

  @Test("A change of reduced motion during a switch leaves no blank card", arguments: [true, false])
  func preferencesDuringASwitch(begins: Bool) throws {
    for head in [Int32(1), 2, 3] {
      var stage = opened(1)
      stage.prefer(reducedMotion: !begins)
      stage.perform(.open(head: 2))
      stage.look(at: stage.time + 0.03)
      stage.prefer(reducedMotion: begins)
      if head != 2 { stage.perform(.open(head: head)) }
      stage.settle()
      let open = try #require(conversations(stage).last)
      #expect(open.id.item == head && conversations(stage).count == 1)
      #expect(open.contentOffset == 0 && open.contentOpacity == 1 && open.opacity == 1 && open.scale == 1)
      #expect(stage.layer(.conversationBeak, head)?.opacity == 1)
    }
  }

  @Test("Classic: they cross-fade in 0.2 s, the second growing from 0.92")
  func classicSwitch() {
    var stage = ChatHeadsStage([1, 2], style: .classic)
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    let start = stage.time
    stage.perform(.open(head: 2))
    stage.look(at: start)
    #expect(stage.layer(.conversation, 2) == nil, "it begins clear")
    stage.look(at: start + 0.05)
    #expect(abs((stage.layer(.conversation, 1)?.opacity ?? 0) - 0.75) < 1e-9)
    #expect(abs((stage.layer(.conversation, 2)?.opacity ?? 0) - 0.25) < 1e-9)
    let scale = stage.layer(.conversation, 2)?.scale ?? 0
    #expect(scale > 0.92 && scale < 1)
    #expect(stage.frame.layers.allSatisfy { $0.contentOpacity == 1 && $0.contentOffset == 0 })
    #expect(!stage.frame.layers.contains { $0.id.role == .conversationBeak })
    stage.look(at: start + 0.21)
    #expect(stage.layer(.conversation, 1) == nil)
  }

  @Test("Back and forth within the time of a fade, nothing jumps and the card stays")
  func backAndForth() throws {
    var stage = ChatHeadsStage([1, 2, 3])
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    let start = stage.time
    let choices: [Int32] = [2, 1, 3, 2, 1]
    for step in 0...240 {
      if step % 8 == 0, step / 8 < choices.count { stage.perform(.open(head: choices[step / 8])) }
      stage.look(at: start + Double(step) / 240)
      // The content behind the panels shows through the product of their transparencies.
      let clear = stage.frame.layers.filter { $0.id.role == .conversation }.reduce(1) {
        $0 * (1 - $1.opacity)
      }
      #expect(clear < 1e-9, "at \(step)")
      stage.time = start + Double(step) / 240
    }
    stage.settle()
    #expect(stage.frame.layers.filter { $0.id.role == .conversation }.map(\.id.item) == [1])
    #expect(stage.layer(.conversation, 1)?.opacity == 1)
  }

  @Test("A beak of 10 pt points to the open head, and glides to another one")
  func beak() throws {
    var stage = ChatHeadsStage([1, 2, 3])
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    let open = try #require(stage.layer(.conversationBeak, 1))
    #expect(stage.frame.outline(of: open).top == Point(x: 195 - 69, y: 133 - 10))
    stage.perform(.open(head: 3))
    let start = stage.time
    var last = 195.0 - 69
    for step in 0...120 {
      stage.look(at: start + Double(step) / 240)
      #expect(stage.layer(.conversationBeak, 1) == nil)
      let beak = try #require(stage.layer(.conversationBeak, 3))
      let x = stage.frame.outline(of: beak).top.x
      #expect(x >= last - 1e-9 && x - last < 16, "\(x) after \(last)")
      // The beak arrives with the new words.
      let coming = try #require(stage.layer(.conversation, 3))
      #expect(abs((264 - x) / 138 - coming.contentOffset / coming.size.width) < 1e-3, "at \(step)")
      last = x
    }
    stage.settle()
    let moved = try #require(stage.layer(.conversationBeak, 3))
    #expect(stage.frame.outline(of: moved).top == Point(x: 195 + 69, y: 133 - 10))
  }

  @Test("The keyboard moves it by a spring; in classic immediately")
  func keyboard() {
    for style in [ChatHeadsStyle.modern, .classic] {
      var stage = ChatHeadsStage([1], style: style)
      stage.perform(.open(head: 1), at: 1)
      stage.settle()
      let height = stage.layer(.conversation, 1)?.size.height ?? 0
      stage.heads.handle(.keyboard(height: 300), at: stage.time)
      stage.look()
      let isModern = style.changes == .springs
      #expect((stage.layer(.conversation, 1)?.size.height == height) == isModern)
      var last = stage.layer(.conversation, 1)?.size.height ?? 0
      for _ in 1...120 {
        stage.look(at: stage.time + 1.0 / 240)
        let next = stage.layer(.conversation, 1)?.size.height ?? 0
        #expect(next <= last && last - next < 16)
        last = next
      }
      #expect(abs(last - stage.heads.conversationRoom.height) < 1)
    }
  }

  @Test("A head comes from a picture of the app, at its size, and its conversation grows on the path")
  func fromPicture() throws {
    var stage = ChatHeadsStage([1, 2])
    stage.perform(
      .add(head: 3, unread: 0, animated: true, from: PicturePlace(x: 40, y: 600, width: 29)), at: 1)
    stage.perform(.open(head: 3), at: 1)
    stage.look(at: 1)
    let head = try #require(stage.layer(.head, 3))
    #expect(head.center == Point(x: 40, y: 600) && head.opacity == 1)
    #expect(abs(head.scale - 29.0 / 58) < 1e-9, "the picture is 58 points wide in a head of 66")
    stage.settle()
    #expect(stage.layer(.head, 3)?.scale == 1)
    #expect(stage.layer(.conversation, 3)?.scale == 1)
    // An existing head does not move; an invalid place is ignored, and the head enters as without one.
    let place = stage.center(3)
    stage.perform(.add(head: 3, unread: 0, animated: true, from: PicturePlace(x: 40, y: 600, width: 40)))
    stage.perform(.add(head: 4, unread: 0, animated: true, from: PicturePlace(x: .nan, y: 600, width: 40)))
    stage.look()
    #expect(stage.center(3) == place && stage.layer(.head, 4)?.center.isFinite == true)
  }

  @Test(
    "With reduced motion its beak points to its head from the first frame, and one text is visible at a time"
  )
  func reducedMotionOfOne() throws {
    var stage = ChatHeadsStage([1, 2, 3])
    stage.heads.handle(.preferences(Preferences(reducedMotion: true)), at: stage.time)
    func look(_ what: String) {
      let start = stage.time
      for step in 0...60 {
        stage.look(at: start + Double(step) / 240)
        for panel in stage.frame.layers where panel.id.role == .conversation {
          #expect(panel.scale == 1 && (panel.opacity == 1 || panel.contentOpacity == 0), "\(what) at \(step)")
        }
        for beak in stage.frame.layers where beak.id.role == .conversationBeak && beak.opacity > 0 {
          let top = stage.frame.outline(of: beak).top
          #expect(abs(top.x - stage.center(beak.id.item).x) < 2, "\(what) at \(step)")
        }
      }
      stage.settle()
    }
    stage.perform(.open(head: 2))
    look("opening")
    #expect(stage.layer(.conversation, 2)?.contentOpacity == 1)
    stage.perform(.remove(head: 1))
    look("another slot")
    stage.perform(.close)
    look("closing")
    #expect(stage.layer(.conversation, 2) == nil)
  }

  @Test("With reduced motion nothing grows or slides: panels fade in place")
  func reducedMotion() throws {
    var stage = ChatHeadsStage([1, 2])
    stage.heads.handle(.preferences(Preferences(reducedMotion: true)), at: stage.time)
    stage.perform(.add(head: 3, unread: 0, animated: true, from: PicturePlace(x: 40, y: 600, width: 29)))
    #expect(stage.layer(.head, 3)?.scale ?? 1 == 1)
    stage.perform(.open(head: 1))
    stage.settle()
    stage.perform(.open(head: 2))
    let start = stage.time
    for step in 0...30 {
      stage.look(at: start + Double(step) / 120)
      let panels = stage.frame.layers.filter { $0.id.role == .conversation }
      #expect(panels.allSatisfy { $0.scale == 1 && $0.contentOffset == 0 })
      #expect(panels.contains { $0.opacity == 1 })
    }
  }
}
