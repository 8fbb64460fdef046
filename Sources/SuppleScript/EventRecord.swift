import SuppleInteractions
import SuppleMessenger
import SuppleScene

/// An event of any interaction in one form, which replays print and tests compare.
///
/// The initializers for the events of each interaction are generated from the contract.
public struct EventRecord: Sendable, Hashable {
  /// The time of the event, in the host's seconds.
  public var time: Double
  /// The name of the event.
  public var name: EventName
  /// The number of the event's head or badge; 0 for a single one.
  public var item: Int32
  /// The edge of a `moved`.
  public var edge: RestingEdge?
  /// The x of a `moved`, in points, the number of new rows of an `inserted`, whether a `settled` finished, as 1 or 0, or the
  /// number of cleared members of a cascade.
  public var value: Double?
  /// The height of a `moved`, in points, or the number of kept members of a cascade.
  public var secondValue: Double?
  /// The docking of a `panelMoved`.
  public var docking: PanelDocking?
  /// The frame of a `panelMoved` or `panelResized`, in points.
  public var frame: Rect?
  /// The number of the text of a `failed`.
  public var text: Int32?

  /// Creates a record.
  public init(
    _ name: EventName, at time: Double, item: Int32 = 0, edge: RestingEdge? = nil, value: Double? = nil,
    secondValue: Double? = nil, docking: PanelDocking? = nil, frame: Rect? = nil, text: Int32? = nil
  ) {
    self.time = time
    self.name = name
    self.item = item
    self.edge = edge
    self.value = value
    self.secondValue = secondValue
    self.docking = docking
    self.frame = frame
    self.text = text
  }

  /// The record of an event of a messenger.
  public init(_ event: Timed<Messenger.Event>) {
    switch event.value {
    case .chatHeads(let value): self.init(Timed(value, at: event.time))
    case .notch(let value): self.init(Timed(value, at: event.time))
    case .badge(let number, let value):
      self.init(Timed(value, at: event.time))
      item = number
    }
  }
}
