import SuppleMotion
import SuppleScene

/// The extent of a badge's pull from its anchor.
public struct SlimeBadgeProgress: InteractionProgress {
  /// The distance from the anchor divided by the break distance, 0 and up.
  public var stretch: Double
  /// Whether the connector is whole; false without a badge.
  public var isConnected: Bool
  /// The displacement of the badge to the right of its anchor, in points.
  public var dx: Double
  /// The displacement of the badge below its anchor, in points.
  public var dy: Double

  /// The progress, rounded to the steps in which hosts receive it.
  public var rounded: SlimeBadgeProgress {
    SlimeBadgeProgress(
      stretch: stretch.roundedRatio, isConnected: isConnected, dx: dx.roundedPoints, dy: dy.roundedPoints)
  }

  /// A field as a number, by its place in the contract.
  public func number(at index: Int32) -> Double {
    switch index {
    case 0: stretch
    case 1: isConnected ? 1 : 0
    case 2: dx
    case 3: dy
    default: 0
    }
  }
}

extension SlimeBadge: ProgressingInteraction {
  /// The progress at the present.
  public func progress() -> SlimeBadgeProgress { core.value.progress }
}

extension SlimeBadgeCore {
  var progress: SlimeBadgeProgress {
    let offset = center - anchor
    return SlimeBadgeProgress(
      stretch: offset.length / max(1e-6, style.breakDistance), isConnected: isConnected, dx: offset.x,
      dy: offset.y)
  }

  private var isConnected: Bool {
    switch state {
    case .hidden, .bursting: return false
    case .resting: return true
    case .touched(let touch): return touch.connector.isWhole
    case .hinting(let flight, _), .returning(let flight): return flight.connector.isWhole
    case .fading(let removal): return removal.connector.isWhole
    }
  }
}

extension ConnectorState {
  fileprivate var isWhole: Bool { if case .whole = self { true } else { false } }
}
