// supple-contract [--check]
// Writes the files that follow from the contract (Sources/SuppleContract) into the repository in the present directory.
// With --check it writes nothing and fails where a file is not as it would be written.
import ContractFiles
import Foundation

let isCheck = CommandLine.arguments.contains("--check")
var stale: [String] = []
for file in ContractFile.all {
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
