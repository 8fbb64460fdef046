/// A file that follows from the contract.
public struct ContractFile: Sendable, Hashable {
  /// The path within the repository.
  public var path: String
  /// The whole text.
  public var text: String

  /// All files that follow from the contract.
  public static let all: [ContractFile] =
    swiftFiles + pageFiles + [
      ContractFile(path: "Schema/supple-script.schema.json", text: ScriptSchema.schema.text),
      ContractFile(path: "Schema/contract.json", text: ContractJSON.contract.text),
    ]

  /// The first line of every Swift and TypeScript file among them.
  static let header =
    "// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.\n"
}
