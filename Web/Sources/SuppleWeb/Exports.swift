import SuppleInteractions
import SuppleScene

// The functions that JavaScript calls: `Contract.exports`. Times are in the page's seconds, places in the element's points. A
// call with an invalid handle, or with a number without a meaning, does nothing.

/// The shared state of the exports. It is one variable, because each access to a variable checks that it is initialised.
private struct Page {
  var interactions = InteractionTable()
  var frame = Frame()
  var buffer = FrameBuffer()
}

/// The page, which has one thread.
nonisolated(unsafe) private var page = Page()

/// The interaction of a handle; nil for an invalid one.
@inline(never)
private func interaction(_ handle: Int32) -> AnyInteraction? { page.interactions[handle] }

/// Returns the version of the contract, by which a page detects a module of another release; 0 for a kind that the module
/// lacks. A kind below 0 stands for the module itself.
@_expose(wasm, "version")
@c(version)
public func version(kind: Int32) -> Int32 {
  kind < 0 || Kind(rawValue: kind)?.isInModule == true ? contractVersion : 0
}

/// Creates an interaction of a kind and returns its handle; 0 for an unknown kind or a full table.
@_expose(wasm, "create")
@c(create)
public func create(kind: Int32, preset: Int32, width: Double, height: Double, seed: Double) -> Int32 {
  guard
    let interaction = Kind(rawValue: kind)?.interaction(
      preset: Preset(rawValue: preset), viewport: Viewport(size: Size(width: width, height: height)),
      seed: UInt64(seed: seed))
  else { return 0 }
  return page.interactions.insert(interaction)
}

/// Restarts an interaction in its current style, as if it had been created in that style.
@_expose(wasm, "reset")
@c(reset)
public func reset(
  handle: Int32, width: Double, height: Double, top: Double, left: Double, bottom: Double, right: Double,
  seed: Double
) {
  interaction(handle)?.reset(
    viewport: viewport(width, height, top, left, bottom, right), seed: UInt64(seed: seed))
}

/// Ends an interaction and invalidates its handle.
@_expose(wasm, "destroy")
@c(destroy)
public func destroy(handle: Int32) { page.interactions.remove(handle) }

/// Sets the size of the viewport and the insets of its safe area.
@_expose(wasm, "viewport")
@c(viewport)
public func viewport(
  handle: Int32, time: Double, width: Double, height: Double, top: Double, left: Double, bottom: Double,
  right: Double
) {
  _ = send(.viewport(viewport(width, height, top, left, bottom, right)), to: handle, at: time)
}

/// Passes on a sample of a pointer; returns 1 if the interaction claims it.
@_expose(wasm, "pointer")
@c(pointer)
public func pointer(handle: Int32, time: Double, id: Int32, phase: Int32, x: Double, y: Double) -> Int32 {
  guard let phase = PointerPhase(rawValue: phase) else { return 0 }
  let sample = Pointer(id: id, phase: phase, position: Point(x: x, y: y))
  return send(.pointer(sample), to: handle, at: time)
}

/// Passes on the movement of a wheel or trackpad; returns 1 if the interaction claims it.
@_expose(wasm, "wheel")
@c(wheel)
public func wheel(handle: Int32, time: Double, dx: Double, dy: Double, x: Double, y: Double) -> Int32 {
  send(.wheel(delta: Vector(x: dx, y: dy), at: Point(x: x, y: y)), to: handle, at: time)
}

/// Passes on a key that went down while the layer of a role and item had the focus (role -1: none); returns 1 if the
/// interaction claims it.
@_expose(wasm, "key")
@c(key)
public func key(handle: Int32, time: Double, key: Int32, role: Int32, item: Int32) -> Int32 {
  guard let key = Key(rawValue: key) else { return 0 }
  let focus = role < 0 ? nil : LayerID(LayerRole(rawValue: role), item: item)
  return send(.key(key, focus: focus), to: handle, at: time)
}

/// Sets the height that the on-screen keyboard covers from the bottom, in points.
@_expose(wasm, "keyboard")
@c(keyboard)
public func keyboard(handle: Int32, time: Double, height: Double) {
  _ = send(.keyboard(height: height), to: handle, at: time)
}

/// Sets the person's preferences, the rate of motion, and the optional events.
@_expose(wasm, "preferences")
@c(preferences)
public func preferences(
  handle: Int32, time: Double, reducedMotion: Int32, rightToLeft: Int32, rate: Double, tells: Int32
) {
  let preferences = Preferences(
    reducedMotion: reducedMotion != 0, rightToLeft: rightToLeft != 0, rate: rate,
    tells: Telling(rawValue: tells))
  _ = send(.preferences(preferences), to: handle, at: time)
}

/// Performs the command of a number; the contract names the numbers and their arguments.
@_expose(wasm, "command")
@c(command)
public func command(
  handle: Int32, time: Double, number: Int32, a: Double, b: Double, c: Double, d: Double, e: Double,
  f: Double
) {
  let arguments = CommandArguments(a: a, b: b, c: c, d: d, e: e, f: f)
  interaction(handle)?.perform(number, arguments, at: time)
}

extension CommandArguments {
  /// The areas in the style buffer, of which `a` is the count.
  var rects: [Rect] {
    let numbers = page.buffer.numbers(4 * max(0, min(Int32(total: a), 64)))
    var rects: [Rect] = []
    for start in stride(from: 0, to: numbers.count, by: 4) {
      rects.append(
        Rect(
          x: numbers[start], y: numbers[start + 1], width: numbers[start + 2], height: numbers[start + 3]))
    }
    return rects
  }
}

/// Advances an interaction to `time` and writes its frame; returns the address of the frame's numbers, or 0.
@_expose(wasm, "frame")
@c(frame)
public func frame(handle: Int32, time: Double) -> Int32 {
  guard let interaction = interaction(handle) else { return 0 }
  let eventCount = interaction.write(into: &page.frame, at: time)
  return address(of: page.buffer.write(page.frame, of: interaction, eventCount: eventCount))
}

/// Reads one number of an interaction's style.
@_expose(wasm, "styleValue")
@c(styleValue)
public func styleValue(handle: Int32, index: Int32) -> Double {
  interaction(handle)?.styleValue(at: index) ?? 0
}

/// Returns the item at a place of an interaction's order, front to back from 0; 0 beyond the end.
@_expose(wasm, "itemAt")
@c(itemAt)
public func itemAt(handle: Int32, place: Int32) -> Int32 { interaction(handle)?.item(at: place) ?? 0 }

/// Returns a field of an interaction's progress, in the steps in which hosts report it.
@_expose(wasm, "progress")
@c(progress)
public func progress(handle: Int32, index: Int32) -> Double { interaction(handle)?.progress(at: index) ?? 0 }

/// Returns a field of the conversation beside its head, or NaN.
@_expose(wasm, "panel")
@c(panel)
public func panel(handle: Int32, index: Int32) -> Double { interaction(handle)?.panel(at: index) ?? .nan }

/// Returns the address of a buffer for the numbers of a style, valid until the next frame.
@_expose(wasm, "styleBuffer")
@c(styleBuffer)
public func styleBuffer() -> Int32 { address(of: page.buffer.start) }

/// Applies the first `count` numbers of the style buffer, as the first properties of an interaction's style.
@_expose(wasm, "setStyle")
@c(setStyle)
public func setStyle(handle: Int32, time: Double, count: Int32) {
  interaction(handle)?.setStyle(page.buffer.numbers(count), at: time)
}

/// Applies a preset: 0 is modern, 1 classic.
@_expose(wasm, "setPreset")
@c(setPreset)
public func setPreset(handle: Int32, time: Double, preset: Int32) {
  interaction(handle)?.setPreset(Preset(rawValue: preset), at: time)
}

/// Passes an input on; returns 1 if the interaction claims it. One function for all exports, for the size of the module.
@inline(never)
private func send(_ input: Input, to handle: Int32, at time: Double) -> Int32 {
  interaction(handle)?.handle(input, at: time) == true ? 1 : 0
}

@inline(never)
private func viewport(
  _ width: Double, _ height: Double, _ top: Double, _ left: Double, _ bottom: Double, _ right: Double
) -> Viewport {
  let insets = Insets(top: top, left: left, bottom: bottom, right: right)
  return Viewport(size: Size(width: width, height: height), safeArea: insets)
}

private func address(of pointer: UnsafeMutablePointer<Double>) -> Int32 {
  Int32(truncatingIfNeeded: Int(bitPattern: pointer))
}
