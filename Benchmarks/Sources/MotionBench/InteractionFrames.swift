import AllocationCount
import Foundation
import SuppleInteractions
import SuppleScene

/// Frames of the three interactions while a finger repeatedly drags and releases them. `frames.mjs` in this package
/// does the same in WebAssembly.
enum InteractionFrames {
  private static let cycles = 100
  private static let cycle = 180
  private static let viewport = Viewport(size: Size(width: 390, height: 844))

  static var report: String {
    let lines = [
      line("chat heads", ChatHeads(style: .modern, viewport: viewport, seed: 1), from: Point(x: 22, y: 300)) {
        heads, frame, time in
        if frame == -1 { for head: Int32 in 1...3 { heads.perform(.add(head: head, unread: 0, animated: true), at: time) } }
        if frame == 0 { heads.perform(.setRestingPlace(edge: .left, y: 300, animated: false), at: time) }
      },
      line(
        "slime badge", SlimeBadge(style: .modern, viewport: viewport, seed: 1), from: Point(x: 195, y: 400)
      ) {
        badge, frame, time in
        if frame == 0 {
          badge.perform(.moveAnchor(Point(x: 195, y: 400)), at: time)
          badge.perform(.setCount(3), at: time)
        }
      },
      line(
        "flipping notch", FlippingNotch(style: .modern, viewport: viewport, seed: 1),
        from: Point(x: 195, y: 300)
      ) {
        notch, frame, time in
        if frame == 80 { notch.perform(.finishRefreshing(items: 1), at: time) }
      },
    ]
    return (["a frame, input included      native ns   layers   allocs"] + lines).joined(separator: "\n")
  }

  private static func line<I: Interaction>(
    _ name: String, _ start: I, from: Point, prepare: (inout I, _ frame: Int, _ time: Double) -> Void
  ) -> String {
    var interaction = start
    var frame = Frame()
    var layers = 0
    prepare(&interaction, -1, 0)
    func run(_ number: Int, from begin: Double) {
      for index in 0..<number * cycle {
        let step = index % cycle
        let time = begin + Double(index) / 60
        prepare(&interaction, step, time)
        if step <= 60 {
          let distance = Double(step)
          let place = Point(x: from.x + distance * 0.5, y: from.y + distance * 3)
          let phase: PointerPhase = step == 0 ? .down : step == 60 ? .up : .move
          interaction.handle(.pointer(Pointer(id: 1, phase: phase, position: place)), at: time)
        }
        interaction.advance(to: time)
        interaction.write(into: &frame)
        layers = max(layers, frame.layers.count)
      }
    }
    // The first cycles let the frame's buffers grow to their final size.
    run(10, from: 1)
    let before = allocation_count()
    let taken = seconds { run(cycles, from: 1000) }
    let allocations = Double(allocation_count() - before) / Double(cycles * cycle)
    let each = taken / Double(cycles * cycle) * 1e9
    return name.padding(toLength: 28, withPad: " ", startingAt: 0)
      + String(format: "%10.0f%9d%9.2f", each, layers, allocations)
  }
}
