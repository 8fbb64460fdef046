import SuppleContract
import SuppleInteractions
import SuppleScene

/// A recorded interaction: its state at the start and its events with their times.
///
/// ```swift
/// let script = try Script(reading: Array(data))
/// script.play(.rate(60)) { frame, names in draw(frame, names) }
/// ```
///
/// `Schema/supple-script.schema.json` defines the form of the file.
public struct Script: Sendable, Hashable {
  /// The interaction, its style and its setup.
  public var subject: ScriptSubject
  /// The viewport at the start.
  public var viewport: Viewport
  /// The seed of the random numbers, 0 to 2^53 - 1.
  public var seed: UInt64
  /// Whether the person asked for less motion.
  public var reducedMotion: Bool
  /// Whether the layout runs from right to left.
  public var rightToLeft: Bool
  /// The optional output of a replay, besides events and layers.
  public var tells: Telling = []
  /// The events, in the order of their times.
  public var events: [ScriptEvent]
  /// The length in seconds; nil for a script that ends when everything has settled.
  public var duration: Double?
  /// The ids and texts of the numbers in the script.
  public var names: ScriptNames

  /// The longest time from the last event to the end of a script without a duration, in seconds.
  public static let maximumSettlingTime = 30.0
  /// The maximum time in a script, in seconds: a day.
  public static let maximumTime = ScriptLimits.times.upperBound
  /// The maximum size of a script's file, in bytes: half an hour of a pointer at 120 samples a second.
  public static let maximumFileSize = 16 << 20

  /// A script without events.
  public init(_ subject: ScriptSubject, viewport: Viewport) {
    self.subject = subject
    self.viewport = viewport
    seed = 0
    reducedMotion = false
    rightToLeft = false
    events = []
    names = ScriptNames()
  }
}

extension Script {
  /// Draws the construction of every badge's connector; returns whether the script has a badge of its own.
  public mutating func showConstruction() -> Bool {
    switch subject {
    case .slimeBadge(let style, var setup):
      setup.badge.showsConstruction = true
      subject = .slimeBadge(style, setup)
    case .messenger(let style, var setup):
      guard !setup.badges.isEmpty else { return false }
      for index in setup.badges.indices { setup.badges[index].shows.showsConstruction = true }
      subject = .messenger(style, setup)
    default: return false
    }
    return true
  }
}

/// An event of a script.
public struct ScriptEvent: Sendable, Hashable {
  /// The time, in seconds from the start.
  public var time: Double
  /// The action.
  public var action: ScriptAction

  /// Creates an event.
  public init(at time: Double, _ action: ScriptAction) {
    self.time = time
    self.action = action
  }
}
