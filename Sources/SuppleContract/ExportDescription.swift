/// A function that the WebAssembly module exports.
public struct ExportDescription: Sendable, Hashable {
  /// Its name.
  public var name: String
  /// Its arguments, all numbers, without an interaction's handle.
  public var arguments: [String]
  /// Whether its first argument is the handle of an interaction.
  public var takesHandle: Bool
  /// Notes for callers on the page; nil if the names are sufficient.
  public var documentation: String?

  init(_ name: String, _ arguments: [String], handle: Bool = true, _ documentation: String? = nil) {
    self.name = name
    self.arguments = arguments
    takesHandle = handle
    self.documentation = documentation
  }
}

extension Contract {
  /// The functions that the module exports; `Web/Sources/SuppleWeb/Exports.swift` has them.
  public static let exports = [
    ExportDescription(
      "version", ["kind"], handle: false,
      "The version of the contract, by which a page detects a module of another release; 0 for a kind that the module lacks."
    ),
    ExportDescription(
      "create", ["kind", "preset", "width", "height", "seed"], handle: false,
      "The handle of a new interaction, 0 for none."),
    ExportDescription(
      "reset", ["width", "height", "top", "left", "bottom", "right", "seed"],
      "Restarts the interaction in its current style."),
    ExportDescription("destroy", []),
    ExportDescription(
      "viewport", ["time", "width", "height", "top", "left", "bottom", "right"],
      "The size, and the insets that system bars and cut-outs take."),
    ExportDescription(
      "pointer", ["time", "id", "phase", "x", "y"], "Returns whether the interaction claims the pointer."),
    ExportDescription(
      "wheel", ["time", "dx", "dy", "x", "y"], "Returns whether the interaction claims the wheel's movement."),
    ExportDescription(
      "key", ["time", "key", "role", "item"],
      "Returns whether the interaction handles the key; the role is -1 if no layer has the focus."),
    ExportDescription("keyboard", ["time", "height"]),
    ExportDescription(
      "preferences", ["time", "reducedMotion", "rightToLeft", "rate", "tells"],
      "`tells` is 1 for events of episodes, 2 for the progress, 3 for both."),
    ExportDescription(
      "command", ["time", "command", "a", "b", "c", "d", "e", "f"],
      "A list of areas is in the style buffer, with x, y, width and height of each; its argument is their count."
    ),
    ExportDescription("frame", ["time"], "The address of the frame at a time, 0 for none."),
    ExportDescription(
      "styleBuffer", [], handle: false,
      "The address of room for the numbers of a style or of a command's list; they last until the next frame."
    ),
    ExportDescription(
      "setStyle", ["time", "count"],
      "Applies the numbers of the style buffer as the first properties; NaN does not change a property."
    ),
    ExportDescription("setPreset", ["time", "preset"]),
    ExportDescription("styleValue", ["index"]),
    ExportDescription(
      "itemAt", ["place"],
      "The item at a place of the interaction's order, front to back from 0; 0 beyond the end."),
    ExportDescription(
      "progress", ["index"],
      "A field of the progress at the time of the last frame, in the steps in which hosts report it."),
    ExportDescription(
      "panel", ["index"],
      "Of the conversation beside its head the docking, width, height and the place across and down, 0 to 1; NaN for none. Then the edge, x and y of the resting place, the maximum height of content, and the maximum width of a flyout."
    ),
    ExportDescription(
      "springValue", ["stiffness", "dampingRatio", "velocity", "time"], handle: false),
    ExportDescription(
      "springVelocity", ["stiffness", "dampingRatio", "velocity", "time"], handle: false),
    ExportDescription(
      "springSettling", ["stiffness", "dampingRatio", "velocity", "threshold"], handle: false,
      "The time after which the spring stays within `threshold` of its target."),
  ]
}
