// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// swift-format-ignore-file
import SuppleInteractions

extension EventRecord {
  /// The record of an event of chat heads.
  public init(_ event: Timed<ChatHeads.Event>) {
    switch event.value {
    case .pressed(let head): self.init(.pressed, at: event.time, item: head)
    case .opened(let head): self.init(.opened, at: event.time, item: head)
    case .closed(let head): self.init(.closed, at: event.time, item: head)
    case .selected(let head): self.init(.selected, at: event.time, item: head)
    case .moved(let head, let edge, let x, let y): self.init(.moved, at: event.time, item: head, edge: edge, value: x, secondValue: y)
    case .captured(let head): self.init(.captured, at: event.time, item: head)
    case .released(let head): self.init(.released, at: event.time, item: head)
    case .dismissed(let head): self.init(.dismissed, at: event.time, item: head)
    case .added(let head): self.init(.added, at: event.time, item: head)
    case .overflowed(let head): self.init(.overflowed, at: event.time, item: head)
    case .dropped(let head): self.init(.dropped, at: event.time, item: head)
    case .tapped(let head): self.init(.tapped, at: event.time, item: head)
    case .flyoutHidden(let head): self.init(.flyoutHidden, at: event.time, item: head)
    case .panelMoved(let docking, let frame): self.init(.panelMoved, at: event.time, docking: docking, frame: frame)
    case .panelResized(let frame): self.init(.panelResized, at: event.time, frame: frame)
    case .began: self.init(.began, at: event.time)
    case .settled(let finished): self.init(.settled, at: event.time, value: finished ? 1 : 0)
    case .badge(let item, let value):
      self.init(Timed(value, at: event.time))
      self.item = item
    }
  }
}

extension EventRecord {
  /// The record of an event of a slime badge.
  public init(_ event: Timed<SlimeBadge.Event>) {
    switch event.value {
    case .pressed: self.init(.pressed, at: event.time)
    case .cleared: self.init(.cleared, at: event.time)
    case .snapped: self.init(.snapped, at: event.time)
    case .zoneEntered: self.init(.zoneEntered, at: event.time)
    case .zoneLeft: self.init(.zoneLeft, at: event.time)
    case .restored: self.init(.restored, at: event.time)
    case .cascaded(let cleared, let kept): self.init(.cascaded, at: event.time, value: Double(cleared), secondValue: Double(kept))
    case .began: self.init(.began, at: event.time)
    case .settled(let finished): self.init(.settled, at: event.time, value: finished ? 1 : 0)
    }
  }
}

extension EventRecord {
  /// The record of an event of a flipping notch.
  public init(_ event: Timed<FlippingNotch.Event>) {
    switch event.value {
    case .armed: self.init(.armed, at: event.time)
    case .disarmed: self.init(.disarmed, at: event.time)
    case .beganRefreshing: self.init(.beganRefreshing, at: event.time)
    case .inserted(let items): self.init(.inserted, at: event.time, value: Double(items))
    case .failed(let text): self.init(.failed, at: event.time, text: text)
    case .cancelled: self.init(.cancelled, at: event.time)
    case .panelArmed: self.init(.panelArmed, at: event.time)
    case .panelDisarmed: self.init(.panelDisarmed, at: event.time)
    case .panelOpened: self.init(.panelOpened, at: event.time)
    case .panelClosed: self.init(.panelClosed, at: event.time)
    case .rowAdded: self.init(.rowAdded, at: event.time)
    case .rowKept: self.init(.rowKept, at: event.time)
    case .rowDropped: self.init(.rowDropped, at: event.time)
    case .began: self.init(.began, at: event.time)
    case .settled(let finished): self.init(.settled, at: event.time, value: finished ? 1 : 0)
    }
  }
}
