import SuppleInteractions
import SuppleScript

/// Draws the commands of an app, with valid numbers.
struct CommandGenerator {
  let kind: FuzzedKind
  let profile: Profile
  let viewport: Viewport

  /// A command for the interaction, or for a part of the messenger.
  func command(from entropy: inout Entropy) -> ScriptAction {
    kind.type.command(by: self, from: &entropy)
  }
}
