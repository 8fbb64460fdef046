/// A command of an app to an interaction.
public struct CommandDescription: Sendable, Hashable {
  /// The name of the case of `Command`, also in scripts and among the page's constants.
  public var name: String
  /// The number in the module.
  public var number: Int32
  /// The arguments, in the order of the Swift case.
  public var arguments: [ArgumentDescription]
  /// Whether scripts have the command.
  public var isInScripts: Bool

  /// Describes a command.
  init(
    _ number: Int32, _ name: String, _ arguments: [ArgumentDescription] = [], inScripts: Bool = true
  ) {
    self.name = name
    self.number = number
    self.arguments = arguments
    isInScripts = inScripts
  }
}
