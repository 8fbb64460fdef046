import SuppleInteractions
import SuppleScene
import SuppleScript

/// Where the specification lets something jump, or change its velocity at once. All such places are here.
enum Continuity {
  /// A change of more than this at once is a jump, in points: motion ends with a last step, which is smaller.
  static let position = 0.02
  /// How long after an act its layers are looked at for their velocities, in seconds.
  static let moment = 1e-6
  /// How much a velocity may change in a moment, in points per second: the stiffest spring, stretched across a screen, does.
  static let velocity = 60.0

  /// So far down a list takes what it does not open for, at least, in points.
  static let outOfSight = 2048.0

  /// What of a layer may change at once.
  struct Allowance: OptionSet {
    let rawValue: Int
    /// Its middle.
    static let center = Allowance(rawValue: 1)
    /// Its size, its opacity and its turn.
    static let size = Allowance(rawValue: 2)
    /// The velocity of its middle.
    static let velocity = Allowance(rawValue: 4)
    static let all: Allowance = [.center, .size, .velocity]
  }

  /// What of a layer, a head's own or not, an act may change at once.
  static func allowance(
    _ layer: Layer, ofHead: Bool, by act: FuzzAct, reducedMotion: Bool, lastKnown: (Int32) -> Point?
  ) -> Allowance {
    // The same states without motion: things fade where they are and come up where they belong.
    if reducedMotion { return .all }
    switch act {
    case .look: return []
    case .action(.input(let input)): return allowance(layer, ofHead: ofHead, by: input, lastKnown: lastKnown)
    case .action(.chatHeads(let command)):
      switch command {
      // To restore what was, without any motion.
      case .add(_, _, animated: false), .setRestingPlace(_, _, animated: false): return .all
      // A push is what it is.
      case .hint: return .velocity
      // It implodes where it was, and a count of 0 fades where it was.
      case .remove(let head) where head == layer.id.item: return leadership(layer).union(.velocity)
      case .add(let head, _, _) where head == layer.id.item,
        .setUnread(let head, _) where head == layer.id.item:
        return leadership(layer).union(layer.id.role == .head ? [] : .velocity)
      // The text stands on the other side of the stack at once, where that moves to.
      case .setRestingPlace where layer.id.role == .flyout: return .all
      // What is on its way out is back at once.
      case .cancelDismissal: return layer.id.role == .head ? .size : .all
      default: return leadership(layer)
      }
    case .restore: return .all
    case .action(.badge(_, let command)):
      switch command {
      // A badge at rest jumps along with its home, one in flight rides along.
      case .moveAnchor: return .all
      // What bursts or fades does so where it was.
      case .clear, .setCount: return .velocity
      case .cancelDismissal, .hint: return []
      }
    case .action(.notch(let command)):
      switch command {
      // The app lays out its list anew, or says where it is.
      case .scrollTo, .setNavigationBar, .setCell, .setRows, .setCutout: return .all
      // What a finger held it lets go without a throw.
      case .beginRefreshing, .cancelRefreshing: return .velocity
      // More rows than a screen holds push what is below them away as fast.
      case .finishRefreshing(let items) where items > 64: return .velocity
      case .finishRefreshing, .failRefreshing, .hint: return []
      }
    case .addBadge: return []
    // Other sizes hold at once; what moves goes on from where it is.
    case .styleNumber, .styleProperty, .preset:
      return layer.id.role == .head || layer.id.role == .card ? .size : .all
    }
  }

  /// Only what is in front shows its count: whoever takes the lead shows its own at once, as it is in front at once.
  static func leadership(_ layer: Layer) -> Allowance {
    switch layer.id.role {
    case .badge, .anchor, .connector, .particle: .size
    default: []
    }
  }

  /// A list stands higher by the rows that it holds from now on. Of hundreds it opens for as many as take what is below
  /// out of sight, and what lies there goes at once.
  static func growth(_ layer: Layer, on viewport: Viewport) -> Allowance {
    layer.id.role == .list || layer.center.y > max(outOfSight, 1.5 * viewport.size.height) ? .all : []
  }

  private static func allowance(
    _ layer: Layer, ofHead: Bool, by input: Input, lastKnown: (Int32) -> Point?
  ) -> Allowance {
    switch input {
    case .pointer(let pointer):
      switch pointer.phase {
      // A list that glides stops under a finger, as everywhere, and what rides on it.
      // A badge that is pressed shows all of itself. A finger that is down already has been lost.
      case .down:
        let isListed: Bool
        switch layer.id.role {
        case .row, .list, .card: isListed = true
        // A badge of a row; 0 is one that is all by itself.
        default: isListed = layer.id.item != 0 && !ofHead
        }
        return leadership(layer).union(isListed || lastKnown(pointer.id) != nil ? .velocity : [])
      // What is held goes with its finger at once, 1:1.
      case .move: return .all
      // A throw: between samples a finger is where it was last seen, and what it lets go has its velocity.
      case .up: return lastKnown(pointer.id) == pointer.position ? leadership(layer).union(.velocity) : .all
      // Taken away, it lets go without a throw.
      case .cancel: return leadership(layer).union(.velocity)
      }
    // A screen, and the room that a keyboard leaves, is another at once, and what is laid out on it; the heads fly.
    case .viewport: return layer.id.role == .head ? [] : .all
    case .preferences: return .all
    // A cleared badge bursts where it was; Escape lets go as a cancelled finger does.
    case .key: return layer.id.role == .flyout ? .all : leadership(layer).union(.velocity)
    case .keyboard: return layer.id.role == .head || layer.id.role == .badge ? [] : .all
    // Turned back past the top, it lets the list go.
    case .wheel: return .velocity
    }
  }
}
