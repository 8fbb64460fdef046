import SuppleKit
import SuppleMotion
import SuppleScene

/// A sheet that slides up from the bottom and rests at snap points. A finger drags, throws and dismisses it.
struct BottomSheet: CoreInteraction { var core: CopyOnWrite<BottomSheetCore> }

extension LayerRole {
  static let scrim = LayerRole(rawValue: 1000)
  static let sheet = LayerRole(rawValue: 1001)
  static let handle = LayerRole(rawValue: 1002)
}

/// The numbers of the sheet's feel.
struct BottomSheetStyle: InteractionStyle {
  var spring = Spring(stiffness: 420, dampingRatio: 0.86)
  var radius = 16.0
  var slop = 10.0
  var dismissible = StyleSwitch.on
  var modal = StyleSwitch.on

  static var modern: Self { Self() }
  static var classic: Self { Self() }

  mutating func visit<V: StyleVisitor>(_ visitor: V) {
    visitor.spring("spring", &spring)
    visitor.number("radius", &radius, in: 0...60, unit: .points)
    visitor.number("slop", &slop, in: 0...40, unit: .points)
    visitor.choice("dismissible", &dismissible)
    visitor.choice("modal", &modal)
  }
}

/// The state of the sheet: one part of the kit, its points, and a dismissal that the app can cancel.
struct BottomSheetCore: InteractionCore {
  enum Command: Sendable { case open(Int), close, setPoints([Double]), cancelDismissal }
  enum Event: Sendable, Hashable { case opened(Int), settled(Int), dismissed }
  enum Action { case due, touch(Pointer, HostTime), refit, show(Int), dismiss, cancelDismissal }

  private(set) var style: BottomSheetStyle
  var clock = MotionClock()
  var preferences = Preferences()
  var events: [Timed<Event>] = []
  private var viewport: Viewport
  private var keyboard = 0.0
  private var points = SnapPoints([0.3, 0.6, 1], present: 1)
  private var sheet = SnapDrag()
  private var dismissal = CancelableChange<Int>()
  private var pressed: LayerRole?

  init(style: BottomSheetStyle, viewport: Viewport, seed: UInt64) {
    (self.style, self.viewport) = (style, viewport)
  }

  // Motion: the parts and their contexts.

  private var room: Rect {
    viewport.bounds.inset(by: Insets(top: viewport.safeArea.top, left: 0, bottom: keyboard, right: 0))
  }
  private var context: SnapDrag.Context {
    SnapDrag.Context(
      points: points, length: room.height, out: Vector(x: 0, y: -1), isDismissible: style.dismissible == .on,
      timing: preferences.reducedMotion ? .easeInOut(duration: 0.2) : .spring(style.spring), slop: style.slop)
  }
  func visitParts<V: PartReader>(_ visitor: inout V) { visitor.read(sheet, in: context) }
  mutating func visitParts<V: PartMover>(_ visitor: inout V) { visitor.move(&sheet, in: context) }

  // Actions: the one place where the state changes.

  var dueAction: Action { .due }

  mutating func transition(_ action: Action) {
    let before = sheet.point
    switch action {
    case .due: if sheet.fire(in: context, at: now).contains(.ended) { dismissal.commit() }
    case .refit: sheet.refit(in: context, at: now)
    case .touch(let pointer, let time):
      let effects = sheet.touch(pointer, time, in: context, at: now)
      if effects.contains(.tapped), pressed == .handle {
        return transition(.show((before + 1) % points.values.count))
      }
      if effects.contains(.landed) { landed(from: before) }
    case .show(let point):
      sheet.go(to: point, in: context, at: now)
      emit(before < 0 ? .opened(sheet.point) : .settled(sheet.point))
    case .dismiss where before >= 0:
      sheet.go(to: -1, in: context, at: now)
      landed(from: before)
    case .cancelDismissal: if let point = dismissal.cancel() { sheet.go(to: point, in: context, at: now) }
    case .dismiss: break
    }
  }

  private mutating func landed(from before: Int) {
    if sheet.point < 0 { dismissal.propose(max(0, before)) }
    emit(sheet.point < 0 ? .dismissed : .settled(sheet.point))
  }

  mutating func perform(_ command: Command) {
    switch command {
    case .open(let point): transition(.show(max(0, point)))
    case .close: transition(.dismiss)
    case .setPoints(let shares):
      points = SnapPoints(shares.filter { $0 > 0 && $0 <= 1 }, present: 1)
      transition(.refit)
    case .cancelDismissal: transition(.cancelDismissal)
    }
  }

  mutating func adopt(_ style: BottomSheetStyle) {
    self.style = style
    transition(.refit)
  }

  mutating func receive(_ input: Input, hostTime: HostTime) -> Bool {
    switch input {
    case .pointer(let pointer): return receive(pointer, hostTime)
    case .key(.escape, _) where sheet.point >= 0 && style.dismissible == .on: transition(.dismiss)
    case .viewport(let viewport): (self.viewport, keyboard) = (viewport, min(keyboard, viewport.size.height))
    case .keyboard(let height): keyboard = height.isFinite ? min(max(0, height), viewport.size.height) : 0
    case .wheel, .key, .preferences: return false
    }
    transition(.refit)
    return true
  }

  private mutating func receive(_ pointer: Pointer, _ hostTime: HostTime) -> Bool {
    if pointer.phase == .down {
      var frame = Frame()
      writeLayers(into: &frame)
      guard let hit = frame.hitTest(pointer.position)?.id.role else { return false }
      if sheet.pointer == nil { pressed = hit }
      if hit == .scrim, style.dismissible == .on { transition(.dismiss) }
    }
    if pressed != .scrim { transition(.touch(pointer, hostTime)) }
    return true
  }

  // Drawing: the layers, back to front.

  func writeLayers(into frame: inout Frame) {
    let height = sheet.value(in: context, at: now), lowest = context.value(0), highest = context.greatest
    guard height > 0 else { return }
    var scrim = Layer(LayerID(.scrim), center: room.center, size: room.size)
    scrim.opacity = 0.4 * min(1, max(0, (height - lowest) / max(1, highest - lowest)))
    scrim.traits = style.modal == .on ? .interactive : []
    frame.add(scrim)
    let top = room.maxY - height, size = Size(width: room.width, height: max(height, highest))
    var body = Layer(LayerID(.sheet), center: Point(x: room.center.x, y: top + size.height / 2), size: size)
    (body.topRadius, body.contentOffset) = (style.radius, sheet.scrollOffset)
    body.traits = .interactive
    frame.add(body)
    var handle = Layer(
      LayerID(.handle), center: Point(x: room.center.x, y: top + 12), size: Size(width: 36, height: 5))
    (handle.cornerRadius, handle.hitOutset, handle.traits) = (2.5, 16, .interactive)
    frame.add(handle)
  }
}
