// supple-contract [--check | --descriptions]
// Writes the files generated from the contract (Sources/SuppleContract) into the repository in the current directory:
// all of them, or with --descriptions only files that the repository does not contain. With --check it writes nothing
// and fails if a source differs.
import ContractFiles
import Foundation

let isCheck = CommandLine.arguments.contains("--check")
var stale: [String] = []
let sources = CommandLine.arguments.contains("--descriptions") ? [] : ContractFile.sources
for file in sources + (isCheck ? [] : ContractFile.descriptions) {
  let url = URL(fileURLWithPath: file.path)
  guard (try? String(contentsOf: url, encoding: .utf8)) != file.text else { continue }
  stale.append(file.path)
  guard !isCheck else { continue }
  try FileManager.default.createDirectory(
    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(file.text.utf8).write(to: url)
}
for path in stale {
  print(isCheck ? "\(path) differs from the contract; `make contract` writes it" : "wrote \(path)")
}
exit(isCheck && !stale.isEmpty ? 1 : 0)
