import SuppleMotion
import SuppleScene

/// The extent of a pull, and the turn of its card.
public struct FlippingNotchProgress: InteractionProgress {
  /// The state of the notch.
  public enum State: Int32, Sendable, Hashable, CaseIterable {
    /// Nothing is in progress.
    case idle = 0
    /// The list is pulled; a release begins no refresh.
    case pulling
    /// A release begins a refresh.
    case armed
    /// The card drops out of the notch.
    case dropping
    /// The card waits for the app's answer.
    case waiting
    /// The card turns over and becomes a row.
    case flipping
    /// The rows are in the list, which comes to rest.
    case inserting
    /// The refresh ends without new rows.
    case cancelled
    /// A release opens the panel.
    case panelArmed
    /// The card turns into the panel.
    case panelOpening
    /// The panel covers the list.
    case panelOpen
    /// A finger pushes the panel up.
    case panelPushed
    /// The panel turns back into the card, which goes into the notch.
    case panelClosing
    /// A person fills in the blank row.
    case editing
    /// The blank row fades.
    case removing
  }

  /// The over-scroll of the list divided by the pull limit, 0 and up.
  public var pull: Double
  /// The card's angle over half a turn, 0 to 1.
  public var flip: Double
  /// The progress of the panel, 0 to 1: its height divided by its open height; with reduced motion, its opacity.
  public var panel: Double
  /// The state of the notch.
  public var state: State

  /// The progress, rounded to the steps in which hosts receive it.
  public var rounded: FlippingNotchProgress {
    FlippingNotchProgress(
      pull: pull.roundedRatio, flip: flip.roundedRatio, panel: panel.roundedRatio, state: state)
  }

  /// A field as a number, by its place in the contract.
  public func number(at index: Int32) -> Double {
    switch index {
    case 0: pull
    case 1: flip
    case 2: panel
    case 3: Double(state.rawValue)
    default: 0
    }
  }
}

extension FlippingNotch: ProgressingInteraction {
  /// The progress at the present.
  public func progress() -> FlippingNotchProgress { core.value.progress }
}

extension FlippingNotchCore {
  var progress: FlippingNotchProgress {
    let state: FlippingNotchProgress.State
    switch self.state {
    case .idle: state = .idle
    case .pulling: state = .pulling
    case .armed(let pull): state = pull.isPanelArmed ? .panelArmed : .armed
    case .dropping: state = .dropping
    case .waiting: state = .waiting
    case .flipping: state = .flipping
    case .inserting: state = .inserting
    case .cancelled: state = .cancelled
    case .panelOpening: state = .panelOpening
    case .panelOpen: state = .panelOpen
    case .panelPushed: state = .panelPushed
    case .panelClosing: state = .panelClosing
    case .editing: state = .editing
    case .removing: state = .removing
    }
    return FlippingNotchProgress(
      pull: max(0, listPosition(at: now).offset) / max(1, geometry.threshold),
      flip: isCardShown ? clampedToUnit(card.turn.value(at: now)) : 0, panel: panelProgress, state: state)
  }
}
