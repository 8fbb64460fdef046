import SuppleInteractions
import SuppleScene
import SuppleScript

/// The cases in which the specification lets a layer jump or change its velocity abruptly. All of them are in this
/// file.
enum Continuity {
  /// The maximum change that is no jump, in points: larger than the last step of a motion, from its tolerance of rest.
  static let position = 0.02

  /// The maximum change at the automatic end of a motion, for the longer side of the viewport in which it began, in points. A
  /// scale ends within 1e-5 of its target. The far edge of a layer as wide as the viewport moves by that part of its width,
  /// which exceeds the tolerance only on a viewport wider than any screen.
  static func lastStep(onSide side: Double) -> Double { max(position, 1.1e-5 * side) }

  /// The interval after an act over which velocities are measured, in seconds.
  static let interval = 1e-6
  /// The maximum change of a velocity within `interval`, in points per second, by the stiffest spring, stretched across
  /// a screen.
  static let velocity = 60.0

  /// The minimum distance below the top of the viewport at which a growing list may move rows abruptly, in points.
  static let growthLimit = 2048.0

  /// The properties of a layer that may change abruptly.
  struct Allowance: OptionSet {
    let rawValue: Int
    /// The center.
    static let center = Allowance(rawValue: 1)
    /// The size, the opacity, the angle and the rotation.
    static let size = Allowance(rawValue: 2)
    /// The velocity of the center, and the rotation, which follows from it.
    static let velocity = Allowance(rawValue: 4)
    static let all: Allowance = [.center, .size, .velocity]
  }

  /// The properties of a layer that an act may change abruptly. `ofHead` is true for a layer of a head; `inputs`
  /// precede the act.
  static func allowance(
    _ layer: Layer, ofHead: Bool, by act: FuzzAct, reducedMotion: Bool, after inputs: InputLog
  ) -> Allowance {
    // With reduced motion, layers fade out at their positions and appear at their final positions.
    if reducedMotion { return .all }
    switch act {
    case .action(.input(let input)):
      return allowance(layer, ofHead: ofHead, by: input, after: inputs)
    case .action(.chatHeads(let command)):
      switch command {
      // These commands act without motion.
      case .add(_, _, animated: false, _), .setRestingPlace(_, _, _, animated: false),
        .setDocking(_, animated: false), .setPanelFrame(_, animated: false),
        .setPanelSize(_, _, animated: false),
        .restorePanel, .setFace(_, _, animated: false):
        return .all
      // Heads and their badges enter from beyond their edge.
      case .enter: return .all
      // A hint starts with a velocity.
      case .hint: return .velocity
      // A removed head implodes at its position, and a count of 0 fades at its position.
      case .remove(let head) where head == layer.id.item: return leadership(layer).union(.velocity)
      case .add(let head, _, _, _) where head == layer.id.item,
        .setUnread(let head, _) where head == layer.id.item:
        return leadership(layer).union(layer.id.role == .head ? [] : .velocity)
      // The flyout closes, even if the text before the removed head's is still visible.
      case .remove where layer.id.role == .flyout, .open where layer.id.role == .flyout,
        .openOverflow where layer.id.role == .flyout:
        return .velocity
      // The flyout appears immediately at the new side of the stack.
      case .setRestingPlace where layer.id.role == .flyout: return .all
      // A layer in its removal is restored immediately.
      case .cancelDismissal: return layer.id.role == .head ? .size : .all
      default: return leadership(layer)
      }
    case .restore: return .all
    case .action(.badge(_, let command)):
      switch command {
      // A badge moves along with its anchor.
      case .moveAnchor: return .all
      // A badge bursts or fades at its position.
      case .clear, .setCount, .setText: return .velocity
      // A pin ends a drag without a throw.
      case .setPinned: return .velocity
      case .setBurstFrames, .setConstruction: return []
      case .cancelDismissal, .hint: return []
      }
    case .action(.notch(let command)):
      switch command {
      // The app changes the layout of its list or its scroll position.
      case .scrollTo, .setNavigationBar, .setCell, .setRows, .setArrivingRows, .setArrivingRow, .setCutout:
        return .all
      // A drag ends without a throw.
      case .beginRefreshing, .cancelRefreshing, .setEnabled, .setPanel, .showPanel, .closePanel, .addRow:
        return .velocity
      // More rows than fit on a screen push the rows below them out of the screen, with a velocity.
      case .finishRefreshing(let items) where items > 64: return .velocity
      case .finishRefreshing, .failRefreshing, .hint, .keepRow, .dropRow, .setScreenEnd: return []
      }
    // Other sizes apply immediately; motion continues from its position.
    case .styleNumber, .styleProperty, .preset:
      return layer.id.role == .head || layer.id.role == .card ? .size : .all
    // Frames, new badges and commands of other interactions change nothing abruptly.
    default: return []
    }
  }

  /// Only the leading head shows a count, its own or the sum of all. A change of the leader changes the counts
  /// abruptly, and a count of 0 fades at its position.
  static func leadership(_ layer: Layer) -> Allowance {
    switch layer.id.role {
    case .badge, .anchor, .connector, .particle, .ring: [.size, .velocity]
    default: []
    }
  }

  /// In a switch only the bar of the conversation that comes is visible, from the first frame on: the bar of a conversation
  /// that begins or ceases to leave.
  static func replacement(_ layer: Layer, from before: Frame, to after: Frame) -> Allowance {
    guard layer.id.role == .panelBar, after.layers.contains(where: { $0.traits.contains(.bare) }) else {
      return []
    }
    func isOpen(in frame: Frame) -> Bool {
      frame.layer(LayerID(.conversation, item: layer.id.item))?.traits.contains(.interactive) == true
    }
    return isOpen(in: before) != isOpen(in: after) ? .size : []
  }

  /// The top of a list rises by the height of its new rows. For hundreds of rows the list opens only until the rows below are
  /// out of sight, and those move abruptly. A list that opened by the app's measures now has rows of its own height; a host
  /// shows the app's rows.
  static func growth(_ layer: Layer, after inputs: InputLog) -> Allowance {
    let limit = max(growthLimit, 1.5 * inputs.viewport.size.height)
    return inputs.hasMeasuredRows || layer.id.role == .list || layer.center.y > limit ? .all : []
  }

  private static func allowance(
    _ layer: Layer, ofHead: Bool, by input: Input, after inputs: InputLog
  ) -> Allowance {
    switch input {
    case .pointer(let pointer):
      switch pointer.phase {
      // A list that decelerates stops under a pointer, and so do its rows and their badges.
      // A second `down` of a pointer cancels its first touch, and a second pointer cancels a pull.
      case .down:
        let isListed: Bool
        switch layer.id.role {
        case .row, .list, .card: isListed = true
        // A notch stretched without a pull keeps its velocity.
        case .notch, .indicator: isListed = !inputs.pointers.isEmpty
        // A badge of a row. A slime badge outside of a list has item 0.
        default: isListed = layer.id.item != 0 && !ofHead
        }
        return leadership(layer).union(isListed || inputs.lastPosition(pointer.id) != nil ? .velocity : [])
      // A drag follows its pointer immediately, 1:1.
      case .move: return .all
      // A throw: between samples a pointer is at its last position; at the release the layer receives its velocity.
      case .up:
        return inputs.lastPosition(pointer.id) == pointer.position ? leadership(layer).union(.velocity) : .all
      // A cancelled pointer ends its drag without a throw.
      case .cancel: return leadership(layer).union(.velocity)
      }
    // The viewport and its layout change abruptly; heads move by springs.
    case .viewport: return layer.id.role == .head ? [] : .all
    case .preferences: return .all
    // A cleared badge bursts at its position; Escape ends a drag like a cancelled pointer.
    case .key: return layer.id.role == .flyout ? .all : leadership(layer).union(.velocity)
    // A row that becomes shorter may begin with another head.
    case .keyboard: return layer.id.role == .head ? [] : layer.id.role == .badge ? leadership(layer) : .all
    // A wheel that returns past the top releases the list.
    case .wheel: return .velocity
    }
  }
}
