import SuppleInteractions
import SuppleScene
import SuppleScript

extension FuzzCase {
  /// The case as text: a script if possible, else Swift code.
  public var text: String { script?.text ?? swift }

  /// The case as Swift code, for steps that a script cannot contain: a number that is not finite, a time that
  /// decreases, an act of the app's own code.
  public var swift: String {
    var text = "FuzzCase(\n  start: #\"\"\"\n"
    for line in start.text.split(separator: "\n") { text += "    \(line)\n" }
    text += "    \"\"\"#,\n  steps: [\n"
    for step in steps {
      text += "    FuzzStep(\(FuzzCase.literal(of: step.time)), \(FuzzCase.literal(of: step.act))),\n"
    }
    return text + "  ])\n"
  }

  /// A value as a literal: the description by `String(reflecting:)` without module names, and with valid names for numbers that
  /// are not finite.
  private static func literal(of value: Any) -> String {
    var text = String(reflecting: value)
    for module in ["SuppleInteractions.", "SuppleKit.", "SuppleScene.", "SuppleScript.", "SuppleFuzzing."] {
      text = text.split(separator: module, omittingEmptySubsequences: false).joined()
    }
    for (found, written) in [("-inf", "-Double.infinity"), ("inf", ".infinity"), ("nan", ".nan")] {
      for (before, after) in [(": ", ","), (": ", ")"), (", ", ")"), ("(", ",")] {
        text = text.split(separator: before + found + after, omittingEmptySubsequences: false)
          .joined(separator: before + written + after)
      }
    }
    let commands = FuzzedKind.allCases.map { "\($0.type).Command" }
    for name in ["FuzzAct", "ScriptAction", "Input"] + commands {
      text = text.split(separator: name + ".", omittingEmptySubsequences: false).joined(separator: ".")
    }
    return text == "nan" ? ".nan" : text == "inf" ? ".infinity" : text == "-inf" ? "-.infinity" : text
  }
}
