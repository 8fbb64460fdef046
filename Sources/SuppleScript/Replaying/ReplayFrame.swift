import SuppleContract
import SuppleInteractions
import SuppleScene

/// A frame of a replay, with the events since the frame before.
public struct ReplayFrame: Sendable {
  /// The layers, and the time of the next frame.
  public var scene: Frame
  /// The events since the frame before, in the order of time.
  public var events: [EventRecord]
  /// The progress of the interaction, if the script asks for it; of a messenger, of heads and notch.
  public var progress: [Progress] = []

  /// The progress of an interaction, in the steps in which hosts report it.
  public struct Progress: Sendable, Hashable {
    /// The interaction.
    public var interaction: InteractionDescription
    /// The numbers, in the order of the interaction's fields.
    public var numbers: [Double]

    init(_ progress: some InteractionProgress, _ interaction: InteractionDescription) {
      self.interaction = interaction
      let progress = progress.rounded
      numbers = interaction.progress.indices.map { progress.number(at: Int32($0)) }
    }
  }

  /// Creates an empty frame. A replay can write into it again and again; its arrays keep their storage.
  public init() {
    scene = Frame()
    events = []
  }

  /// The time of the frame, in seconds from the start of the script.
  public var time: Double { scene.time }
}
