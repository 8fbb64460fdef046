/// An interaction: its names, commands, events, roles and style.
public struct InteractionDescription: Sendable, Hashable {
  /// The number of the interaction in the module, its kind.
  public var kind: Int32
  /// The Swift type.
  public var typeName: String
  /// The name in scripts.
  public var scriptName: String
  /// The name among the page's constants, and the beginning of the names of the schema's definitions.
  public var constantName: String
  /// The name of the page's file of commands.
  public var commandFile: String
  /// The words for the interaction in a sentence.
  public var words: String
  /// The commands, in the order of their numbers.
  public var commands: [CommandDescription]
  /// The events, in the order of their numbers.
  public var events: [EventDescription]
  /// The events of another interaction that this interaction passes on.
  public var forwardedEvents: [ForwardedEvent]
  /// The fields of its progress, in the order of their numbers.
  public var progress: [ProgressField]
  /// The roles of its layers, in the order of their numbers.
  public var roles: [RoleDescription]
  /// The properties of its style, in the order of their numbers.
  public var style: [StylePropertyDescription]
  /// The members of its setup in scripts; nil if the schema has a separate form for it.
  public var setup: [ArgumentDescription]?

  /// The commands that scripts have, in the order of their numbers. Badges of a messenger have no `moveAnchor`.
  public func scriptCommands(inMessenger: Bool) -> [CommandDescription] {
    commands.filter { command in
      command.isInScripts
        && !(inMessenger && kind == Contract.slimeBadge.kind && command.name == "moveAnchor")
    }
  }
}
