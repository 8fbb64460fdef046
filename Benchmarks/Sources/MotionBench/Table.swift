import Foundation

/// The results, one per line.
struct Table {
  private var lines: [String] = []
  /// Whether all bounds hold.
  private(set) var holds = true

  mutating func add(_ name: String, _ against: String, _ result: Comparison, bound: Double?) {
    let kept = bound.map { result.ratio <= $0 } ?? true
    holds = holds && kept && result.allocations == 0
    lines.append(
      pad(name, 28) + pad(against, 16) + right(nanoseconds(result.ours), 10)
        + right(nanoseconds(result.baseline), 10) + right(String(format: "%.2f", result.ratio), 8)
        + right(bound.map { String(format: "%.1f", $0) } ?? "", 7)
        + right("\(result.allocations)", 8) + (kept && result.allocations == 0 ? "" : "  does not hold"))
  }

  var text: String {
    let head =
      pad("one of", 28) + pad("against", 16) + right("ns", 10) + right("C ns", 10) + right("ratio", 8)
      + right("bound", 7) + right("allocs", 8)
    return ([head] + lines).joined(separator: "\n")
  }

  private func nanoseconds(_ seconds: Double) -> String { String(format: "%.2f", seconds * 1e9) }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 1))
  }

  private func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 1)) + text
  }
}
