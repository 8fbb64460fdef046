import Foundation
import SuppleMotion

/// A plot of a motion in Braille characters, each with two columns of four dots.
struct TerminalPlot {
  let track: SpringTrack

  private static let columns = 64
  private static let rows = 16

  var text: String {
    let (columns, rows) = (Self.columns, Self.rows)
    let (width, height) = (columns * 2, rows * 4)
    let (until, target) = (track.end, track.onSpring.target)
    let values = (0..<width).map { track.state(at: until * Double($0) / Double(width - 1)).value }
    let low = min(values.min() ?? 0, target, track.onSpring.from)
    var high = max(values.max() ?? 1, target, track.onSpring.from)
    if high == low { high = low + 1 }
    func row(_ value: Double) -> Int {
      let share = (high - value) / (high - low)
      return min(max(Int((share * Double(height - 1)).rounded()), 0), height - 1)
    }

    var dots = [UInt8](repeating: 0, count: columns * rows)
    func dot(_ x: Int, _ y: Int) {
      guard x >= 0, x < width, y >= 0, y < height else { return }
      let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
      dots[y / 4 * columns + x / 2] |= bits[y % 4][x % 2]
    }
    for x in stride(from: 0, to: width, by: 4) { dot(x, row(target)) }
    for x in 0..<width {
      let here = row(values[x])
      let before = x > 0 ? row(values[x - 1]) : here
      for y in min(here, before)...max(here, before) { dot(x, y) }
    }

    var lines: [String] = []
    for line in 0..<rows {
      // The value at the vertical middle of this line of characters.
      let value = high - (high - low) * (Double(line) * 4 + 1.5) / Double(height - 1)
      let label =
        line % 3 == 0 ? String(format: "%9.4g", value == 0 ? 0 : value) : String(repeating: " ", count: 9)
      let letters = (0..<columns).map { column in
        Character(Unicode.Scalar(0x2800 + UInt32(dots[line * columns + column])) ?? " ")
      }
      lines.append("\(label) │\(String(letters))")
    }
    let axis = String(repeating: " ", count: 10) + "└" + String(repeating: "─", count: columns)
    let middle = String(format: "%.3g s", until / 2)
    let end = String(format: "%.3g s", until)
    let first = "0".padding(toLength: columns / 2 - middle.count / 2, withPad: " ", startingAt: 0) + middle
    let scale = first.padding(toLength: columns - end.count, withPad: " ", startingAt: 0) + end
    return (lines + [axis, String(repeating: " ", count: 11) + scale]).joined(separator: "\n")
  }
}
