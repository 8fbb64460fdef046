/// A file that follows from the contract.
public struct ContractFile: Sendable, Hashable {
  /// The path within the repository.
  public var path: String
  /// The whole text.
  public var text: String

  /// The sources that follow from the contract. They are kept in the repository.
  public static let sources: [ContractFile] = swiftFiles + pageFiles

  /// The descriptions that follow from the contract, for the site, the package and the tests. No repository keeps them.
  public static let descriptions = [
    ContractFile(path: "Schema/supple-script.schema.json", text: ScriptSchema.schema.text),
    ContractFile(path: "Schema/contract.json", text: ContractJSON.contract.text),
  ]

  /// The first line of every Swift and TypeScript file among them.
  static let header =
    "// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.\n"
}
