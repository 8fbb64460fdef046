/// An argument of a Swift case that has the same value in every command of one name.
public struct FixedArgument: Sendable, Hashable {
  /// The argument's label in the Swift case.
  public var label: String
  /// The value, as Swift writes it.
  public var literal: String
}

/// A command that an app can give an interaction.
public struct CommandDescription: Sendable, Hashable {
  /// The name in scripts and among the page's constants.
  public var name: String
  /// The number in the module.
  public var number: Int32
  /// The case of the interaction's `Command`.
  public var swiftCase: String
  /// The arguments, in the order of the Swift case.
  public var arguments: [ArgumentDescription]
  /// The arguments of the Swift case that follow, with the values that tell this command from others of the case.
  public var fixedArguments: [FixedArgument]
  /// Whether scripts have the command.
  public var isInScripts: Bool

  /// Describes a command whose Swift case has the command's name unless another name is given.
  init(
    _ number: Int32, _ name: String, swift swiftCase: String? = nil, _ arguments: [ArgumentDescription] = [],
    fixed: [FixedArgument] = [], inScripts: Bool = true
  ) {
    self.name = name
    self.number = number
    self.swiftCase = swiftCase ?? name
    self.arguments = arguments
    fixedArguments = fixed
    isInScripts = inScripts
  }
}
