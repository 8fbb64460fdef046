/// A file generated from the contract.
public struct ContractFile: Sendable, Hashable {
  /// The path within the repository.
  public var path: String
  /// The whole text.
  public var text: String

  /// The sources generated from the contract, which the repository contains.
  public static let sources: [ContractFile] = swiftFiles + pageFiles

  /// The descriptions generated from the contract, for the site, the package and the tests. The repository does not
  /// contain them.
  public static let descriptions = [
    ContractFile(path: "Schema/supple-script.schema.json", text: ScriptSchema.schema.text),
    ContractFile(path: "Schema/contract.json", text: ContractJSON.contract.text),
  ]

  /// The first line of every generated Swift and TypeScript file.
  static let header =
    "// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.\n"
}
