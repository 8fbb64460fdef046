import SuppleInteractions
import SuppleScene

/// An event as the numbers that JavaScript reads. The contract (Sources/SuppleContract) names them.
struct EventNumbers {
  /// The number of the event.
  var name: Int32
  /// The number of the event's head or badge; 0 for a single one.
  var item: Int32 = 0
  /// The number of a docking or an edge, for events with one.
  var docking = 0.0
  /// A first number, for events with one.
  var x = 0.0
  /// A second number, for events with one.
  var y = 0.0
  /// The size of a frame that begins at `x` and `y`, for events with one.
  var width = 0.0
  var height = 0.0
}

/// The numbers of an event with its time, in the host's seconds.
struct TimedNumbers {
  var numbers: EventNumbers
  var time: Double
}

/// An interaction whose events have numbers. The conformances are generated from the contract.
protocol NumberedEvents: Interaction {
  /// The numbers of an event.
  static func numbers(of event: Event) -> EventNumbers
  /// The numbers of its items, front to back, if they have an order.
  var order: [Int32] { get }
  /// A field of its progress, in the steps in which hosts report it.
  func progressNumber(at index: Int32) -> Double
  /// A field of an open conversation beside its head; NaN for none.
  func panelNumber(at index: Int32) -> Double
}

extension NumberedEvents {
  var order: [Int32] { [] }
  func progressNumber(at index: Int32) -> Double { 0 }
  func panelNumber(at index: Int32) -> Double { .nan }
}

extension ChatHeads {
  /// The docking, the width and height, and the place of the conversation, NaN for nil; then the edge and the point at which the
  /// leader rests, the limits of a conversation's content and of a flyout, and the open conversation's size and frame.
  func panelNumber(at index: Int32) -> Double {
    let (panel, rest) = (panel, rest)
    let number: Double? =
      switch index {
      case 0: Double(panel.docking.rawValue)
      case 1: panel.width
      case 2: panel.height
      case 3: panel.x
      case 4: panel.y
      case 5: Double(rest.edge.rawValue)
      case 6: rest.point.x
      case 7: rest.point.y
      case 8: contentLimit
      case 9: flyoutLimit
      case 10: conversationSize?.width
      case 11: conversationSize?.height
      case 12: panelFrame?.x
      case 13: panelFrame?.y
      case 14: panelFrame?.width
      case 15: panelFrame?.height
      default: nil
      }
    return number ?? .nan
  }
}

extension NumberedEvents where Self: ProgressingInteraction {
  func progressNumber(at index: Int32) -> Double { progress().rounded.number(at: index) }
}
