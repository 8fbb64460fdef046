import CommandConventions
import Foundation
import SuppleScript

/// A script as calls of the WebAssembly module, in JSON Lines, for `Web/replay.mjs`.
///
/// The first line is an object with the names in the script. Each further line is a list: the name of the export, its
/// arguments (null stands for NaN), and for some exports a text of numbers: those of the style for `setStyle`, and of
/// the native frame for each `frame`. The text has 64-bit floating-point numbers, little-endian, in Base64.
enum CallLines {
  static func write(_ script: Script, _ times: FrameTimes, to output: inout StandardOutput) throws {
    var calls = ModuleCalls(script)
    try output.write(names(script, kind: calls.kind))
    for call in calls.opening { try output.write(line(call.export, call.arguments, call.styleNumbers)) }
    try script.play(times) { (frame, _) throws in
      for call in calls.calls(upTo: frame.time) {
        try output.write(line(call.export, call.arguments, call.styleNumbers))
      }
      try output.write(line("frame", [frame.time], ModuleCalls.numbers(of: frame)))
    }
    try output.flush()
  }

  private static func names(_ script: Script, kind: Int32) -> String {
    var text = "{\"kind\":\(kind),\"ids\":["
    var number: Int32 = 1
    while let id = script.names.id(of: number), let kind = script.names.kind(of: number) {
      text += number == 1 ? "[" : ",["
      NumberText.appendQuoted(id, to: &text)
      text += kind == .badge ? ",\"badge\"]" : ",\"head\"]"
      number += 1
    }
    text += "],\"texts\":["
    number = 1
    while let value = script.names.text(of: number) {
      if number > 1 { text += "," }
      NumberText.appendQuoted(value, to: &text)
      number += 1
    }
    text += "],\"senders\":["
    for other in 1..<number {
      if other > 1 { text += "," }
      if let sender = script.names.sender(of: other) {
        NumberText.appendQuoted(sender, to: &text)
      } else {
        text += "null"
      }
    }
    return text + "]}\n"
  }

  private static func line(_ export: String, _ arguments: [Double], _ numbers: [Double]) -> String {
    var text = "[\"\(export)\",["
    for (index, argument) in arguments.enumerated() {
      if index > 0 { text += "," }
      NumberText.append(argument, to: &text)
    }
    text += "]"
    if !numbers.isEmpty {
      let bytes = numbers.flatMap { number in
        withUnsafeBytes(of: number.bitPattern.littleEndian) { Array($0) }
      }
      text += ",\"\(Data(bytes).base64EncodedString())\""
    }
    return text + "]\n"
  }
}
