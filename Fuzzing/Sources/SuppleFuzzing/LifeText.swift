import SuppleInteractions
import SuppleScene
import SuppleScript

extension FuzzCase {
  /// The life as text to keep: the script where scripts have words for it, else Swift.
  public var text: String { script?.text ?? swift }

  /// The life as Swift, for what no script can say: a number that is none, a time that runs back, an app's own code.
  public var swift: String {
    var text = "FuzzCase(\n  start: #\"\"\"\n"
    for line in start.text.split(separator: "\n") { text += "    \(line)\n" }
    text += "    \"\"\"#,\n  steps: [\n"
    for step in steps {
      text += "    FuzzStep(\(FuzzCase.literal(of: step.time)), \(FuzzCase.literal(of: step.act))),\n"
    }
    return text + "  ])\n"
  }

  /// How Swift describes a value is how it is written, but for modules' names and what is no number.
  private static func literal(of value: Any) -> String {
    var text = String(reflecting: value)
    for module in ["SuppleInteractions.", "SuppleScene.", "SuppleScript.", "SuppleFuzzing."] {
      text = text.split(separator: module, omittingEmptySubsequences: false).joined()
    }
    for (found, written) in [("-inf", "-Double.infinity"), ("inf", ".infinity"), ("nan", ".nan")] {
      for (before, after) in [(": ", ","), (": ", ")"), (", ", ")"), ("(", ",")] {
        text = text.split(separator: before + found + after, omittingEmptySubsequences: false)
          .joined(separator: before + written + after)
      }
    }
    for name in [
      "FuzzAct", "ScriptAction", "Input", "ChatHeads.Command", "SlimeBadge.Command", "FlippingNotch.Command",
    ] {
      text = text.split(separator: name + ".", omittingEmptySubsequences: false).joined(separator: ".")
    }
    return text == "nan" ? ".nan" : text == "inf" ? ".infinity" : text == "-inf" ? "-.infinity" : text
  }
}
