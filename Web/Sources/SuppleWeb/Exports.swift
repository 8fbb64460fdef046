import SuppleInteractions
import SuppleMotion
import SuppleScene

// What JavaScript calls. Times are the page's seconds, places the element's points; a handle that names nothing, and
// numbers that mean nothing, are let pass. `Web/elements/engine.js` is the other side.

/// All that lives in the page's one instance of this module. The page has one thread.
nonisolated(unsafe) private var instances = InstanceTable()
nonisolated(unsafe) private var frameInHand = Frame()
nonisolated(unsafe) private var buffer = FrameBuffer()

/// The version of what is exported, so that a page and a module from different releases notice each other.
@_expose(wasm, "version")
@c(version)
public func version() -> Int32 { 1 }

/// Brings an interaction to life: kind 0 is chat heads, 1 a slime badge, 2 a flipping notch. Returns its handle,
/// or 0.
@_expose(wasm, "create")
@c(create)
public func create(kind: Int32, preset: Int32, width: Double, height: Double, seed: Double) -> Int32 {
  guard
    let instance = Kind(rawValue: kind)?.instance(
      preset: Preset(rawValue: preset), viewport: Viewport(size: Size(width: width, height: height)),
      seed: UInt64(seed: seed))
  else { return 0 }
  return instances.insert(instance)
}

/// Begins an interaction anew in the style it has: as it would be had it been created in it.
@_expose(wasm, "beginAnew")
@c(beginAnew)
public func beginAnew(
  handle: Int32, width: Double, height: Double, top: Double, left: Double, bottom: Double, right: Double,
  seed: Double
) {
  let insets = Insets(top: top, left: left, bottom: bottom, right: right)
  let viewport = Viewport(size: Size(width: width, height: height), safeArea: insets)
  instances[handle]?.beginAnew(viewport: viewport, seed: UInt64(seed: seed))
}

/// Ends an interaction; its handle names nothing from here on.
@_expose(wasm, "destroy")
@c(destroy)
public func destroy(handle: Int32) { instances.remove(handle) }

/// The room has another size, or other insets are taken from it.
@_expose(wasm, "screen")
@c(viewport)
public func viewport(
  handle: Int32, time: Double, width: Double, height: Double, top: Double, left: Double, bottom: Double,
  right: Double
) {
  let insets = Insets(top: top, left: left, bottom: bottom, right: right)
  let viewport = Viewport(size: Size(width: width, height: height), safeArea: insets)
  _ = instances[handle]?.handle(.viewport(viewport), at: time)
}

/// One sample of a pointer; returns 1 where the interaction claims it.
@_expose(wasm, "pointer")
@c(pointer)
public func pointer(handle: Int32, time: Double, id: Int32, phase: Int32, x: Double, y: Double) -> Int32 {
  guard let phase = PointerPhase(rawValue: phase) else { return 0 }
  let sample = Pointer(id: id, phase: phase, position: Point(x: x, y: y))
  return instances[handle]?.handle(.pointer(sample), at: time) == true ? 1 : 0
}

/// A wheel or trackpad turned; returns 1 where the interaction claims it.
@_expose(wasm, "wheel")
@c(wheel)
public func wheel(handle: Int32, time: Double, dx: Double, dy: Double, x: Double, y: Double) -> Int32 {
  let turn = Input.wheel(delta: Vector(x: dx, y: dy), at: Point(x: x, y: y))
  return instances[handle]?.handle(turn, at: time) == true ? 1 : 0
}

/// A key went down on the layer of that role and item (role -1: on none); returns 1 where the interaction claims it.
@_expose(wasm, "key")
@c(key)
public func key(handle: Int32, time: Double, key: Int32, role: Int32, item: Int32) -> Int32 {
  guard let key = Key(rawValue: key) else { return 0 }
  let focus = role < 0 ? nil : LayerID(LayerRole(rawValue: role), item: item)
  return instances[handle]?.handle(.key(key, focus: focus), at: time) == true ? 1 : 0
}

/// The on-screen keyboard covers so much from the bottom.
@_expose(wasm, "keyboard")
@c(keyboard)
public func keyboard(handle: Int32, time: Double, height: Double) {
  _ = instances[handle]?.handle(.keyboard(height: height), at: time)
}

/// What the person asked of the whole system, and the pace of time.
@_expose(wasm, "preferences")
@c(preferences)
public func preferences(handle: Int32, time: Double, reducedMotion: Int32, rightToLeft: Int32, rate: Double) {
  let preferences = Preferences(reducedMotion: reducedMotion != 0, rightToLeft: rightToLeft != 0, rate: rate)
  _ = instances[handle]?.handle(.preferences(preferences), at: time)
}

/// Does what the app asks by number; `Web/elements/abi.js` names the numbers and their arguments.
@_expose(wasm, "command")
@c(command)
public func command(
  handle: Int32, time: Double, number: Int32, a: Double, b: Double, c: Double, d: Double
) {
  instances[handle]?.perform(number, CommandArguments(a: a, b: b, c: c, d: d), at: time)
}

/// Moves an interaction's present to `time` and writes what is to be seen; returns where the numbers stand, or 0.
@_expose(wasm, "frame")
@c(frame)
public func frame(handle: Int32, time: Double) -> Int32 {
  guard let instance = instances[handle] else { return 0 }
  let events = instance.write(into: &frameInHand, at: time)
  return address(of: buffer.write(frameInHand, events))
}

/// How many numbers stand before a frame's first layer, in a layer, and in an event.
@_expose(wasm, "layout")
@c(layout)
public func layout(part: Int32) -> Int32 {
  let lengths = (FrameBuffer.headerLength, FrameBuffer.layerStride, FrameBuffer.eventStride)
  return Int32(truncatingIfNeeded: part == 0 ? lengths.0 : part == 1 ? lengths.1 : lengths.2)
}

/// Reads one number of an interaction's style.
@_expose(wasm, "styleValue")
@c(styleValue)
public func styleValue(handle: Int32, index: Int32) -> Double {
  instances[handle]?.styleValue(at: index) ?? 0
}

/// Sets one number of an interaction's style.
@_expose(wasm, "setStyleValue")
@c(setStyleValue)
public func setStyleValue(handle: Int32, time: Double, index: Int32, value: Double) {
  instances[handle]?.setStyleValue(value, at: index, time: time)
}

/// Puts a whole preset in force: 0 is modern, 1 classic.
@_expose(wasm, "setPreset")
@c(setPreset)
public func setPreset(handle: Int32, time: Double, preset: Int32) {
  instances[handle]?.setPreset(Preset(rawValue: preset), at: time)
}

/// One number of a preset of a kind.
@_expose(wasm, "presetValue")
@c(presetValue)
public func presetValue(kind: Int32, preset: Int32, index: Int32) -> Double {
  Kind(rawValue: kind)?.value(of: Preset(rawValue: preset), at: index) ?? 0
}

/// A number about a property of a kind's style: 0 how many properties there are, 1 its unit (-1: a choice), 2 and 3
/// its range.
@_expose(wasm, "styleNumber")
@c(styleNumber)
public func styleNumber(kind: Int32, index: Int32, which: Int32) -> Double {
  guard let found = Kind(rawValue: kind)?.description(index: index, way: 0) else { return 0 }
  switch which {
  case 0: return Double(found.count)
  case 1: return Double(found.unit)
  case 2: return found.low
  default: return found.high
  }
}

/// A name of a property of a kind's style, in ASCII with a zero behind it: -1 its own, -2 its owner's, -3 its group's,
/// from 0 up the ways of a choice.
@_expose(wasm, "styleName")
@c(styleName)
public func styleName(kind: Int32, index: Int32, which: Int32) -> Int32 {
  guard let found = Kind(rawValue: kind)?.description(index: index, way: which) else { return 0 }
  let name =
    switch which {
    case -1: found.name
    case -2: found.owner
    case -3: found.group
    default: found.way
    }
  guard name.hasPointerRepresentation else { return 0 }
  return Int32(truncatingIfNeeded: Int(bitPattern: name.utf8Start))
}

/// Where a spring from 0 to 1 is after `time`, pushed off with a velocity.
@_expose(wasm, "springValue")
@c(springValue)
public func springValue(stiffness: Double, dampingRatio: Double, velocity: Double, time: Double) -> Double {
  Spring(stiffness: stiffness, dampingRatio: dampingRatio)
    .value(target: 1, initialVelocity: velocity, time: time)
}

/// How fast it is then, in units per second.
@_expose(wasm, "springVelocity")
@c(springVelocity)
public func springVelocity(stiffness: Double, dampingRatio: Double, velocity: Double, time: Double) -> Double
{
  Spring(stiffness: stiffness, dampingRatio: dampingRatio)
    .velocity(target: 1, initialVelocity: velocity, time: time)
}

/// The last time at which it is `epsilon` or more away from 1.
@_expose(wasm, "springSettling")
@c(springSettling)
public func springSettling(
  stiffness: Double, dampingRatio: Double, velocity: Double, epsilon: Double
) -> Double {
  Spring(stiffness: stiffness, dampingRatio: dampingRatio)
    .settlingDuration(target: 1, initialVelocity: velocity, epsilon: epsilon)
}

private func address(of pointer: UnsafeMutablePointer<Double>) -> Int32 {
  Int32(truncatingIfNeeded: Int(bitPattern: pointer))
}
