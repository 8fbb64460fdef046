// ExampleReplays FOLDER
// Writes the replay of each script of Examples, and random numbers in the form of replays, into a folder. `make test` runs
// it in a debug build, and compares the bytes with those of an optimised build and of the WebAssembly module.
import Foundation
import SuppleScript

let folder = URL(fileURLWithPath: CommandLine.arguments[1])
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

func write(_ text: String, as name: String) throws {
  try Data(text.utf8).write(to: folder.appendingPathComponent(name))
}

for name in try FileManager.default.contentsOfDirectory(atPath: "Examples") where name.hasSuffix(".json") {
  let script = try Script(reading: Array(Data(contentsOf: URL(fileURLWithPath: "Examples/\(name)"))))
  var lines = ""
  script.play(.rate(60)) { frame, names in lines += FrameLine.text(of: frame, names: names) + "\n" }
  try write(lines, as: name + "l")
}

var state: UInt64 = 42
var text = ""
for index in 0..<120_000 {
  state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
  let mixed = state ^ state >> 31
  // All bit patterns, and typical numbers of frames.
  let number =
    index % 2 == 0 ? Double(bitPattern: mixed) : Double(Int64(bitPattern: mixed) >> 20) / 1_048_576
  guard number.isFinite else { continue }
  text += String(number.bitPattern, radix: 16) + " " + NumberText.string(number) + "\n"
}
try write(text, as: "numbers.txt")
