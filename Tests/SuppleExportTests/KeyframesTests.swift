import Foundation
import SuppleMotion
import Testing

@testable import SuppleExport

@Suite("Keyframes and plots")
struct KeyframesTests {
  @Test("The JSON reads back as the motion")
  func keyframes() throws {
    struct Frames: Decodable {
      struct Frame: Decodable { let offset: Double, value: Double }
      let duration: Double
      let easing: String
      let keyframes: [Frame]
    }
    let curve = try Curve(spring: .bouncy, from: 300, to: -100, initialVelocity: 2000)
    let text = try Keyframes(curve, tolerance: 0.001).json
    let frames = try JSONDecoder().decode(Frames.self, from: Data(text.utf8))
    #expect(frames.duration == curve.duration && frames.easing == "linear")
    let line = Polyline(points: frames.keyframes.map { Polyline.Point(time: $0.offset, value: $0.value) })
    #expect(line.points.first == Polyline.Point(time: 0, value: 300))
    #expect(line.points.last == Polyline.Point(time: 1, value: -100))
    for step in 0..<2000 {
      let progress = Double(step) / 2000
      #expect(abs(line.value(at: progress) - curve.value(at: progress * curve.duration)) <= 0.41)
    }
  }

  @Test("A plot is well-formed, names are escaped, and no input breaks it")
  func plots() throws {
    let nasty = SpringPlot.Trace(name: "<b>&\"", spring: .bouncy)
    for plot in [
      SpringPlot(spring: .bouncy), SpringPlot(spring: Spring(stiffness: 9, dampingRatio: 0), from: 5, to: 5),
      SpringPlot(traces: [nasty, nasty], from: .nan, to: 4, initialVelocity: .infinity, duration: -3),
      SpringPlot(traces: []), SpringPlot(spring: .smooth, from: 1e300, to: -1e300),
    ] {
      let parser = XMLCheck()
      #expect(parser.isWellFormed(plot.svg))
      #expect(!plot.svg.contains("nan") && !plot.svg.contains("inf"))
    }
    #expect(SpringPlot(spring: .bouncy).svg.contains("4.6 % over"))
    #expect(SpringPlot(spring: .bouncy).svg.contains("settled at 0.819 s"))
  }

  @Test("Numbers are written without exponents and trailing zeros")
  func decimals() {
    #expect(1.5.text(decimals: 3) == "1.5")
    #expect((-0.00001).text(decimals: 3) == "0")
    #expect((-2.0).text(decimals: 0) == "-2")
    #expect(0.05.text(decimals: 2) == "0.05")
    #expect(123.456.text(decimals: 2) == "123.46")
    #expect(1e-9.text(decimals: 3) == "0")
    #expect(Double.nan.text(decimals: 3) == "0")
  }
}

/// Tags that open and close in order: sufficient for a text without comments and without `>` in attributes.
private struct XMLCheck {
  func isWellFormed(_ text: String) -> Bool {
    var open: [Substring] = []
    var rest = text[...]
    while let begin = rest.firstIndex(of: "<") {
      guard let end = rest[begin...].firstIndex(of: ">") else { return false }
      let tag = rest[rest.index(after: begin)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasSuffix("/") { continue }
      let name = tag.split(separator: " ").first ?? ""
      if name.hasPrefix("/") {
        guard open.popLast() == name.dropFirst() else { return false }
      } else {
        guard name.first?.isLetter == true else { return false }
        open.append(name)
      }
    }
    return open.isEmpty
  }
}
