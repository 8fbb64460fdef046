import Foundation
import SuppleHosting
import SuppleInteractions
import SuppleLayers
import SuppleScene
import SuppleUIKit
import Testing
import UIKit

/// The layers of Core Animation, frame by frame, as hexadecimal numbers. The traces were written on Linux, against the
/// stand-ins. Every platform of the hosts must repeat them to the bit.
///
/// `SUPPLE_TRACES=write` writes them again.
@MainActor struct Trace {
  private(set) var lines: [String] = []

  private var frames = 0

  /// Keeps every fourth frame.
  mutating func add(_ tree: LayerTree, at time: TimeInterval) {
    frames += 1
    guard frames % 4 == 0 else { return }
    lines.append("frame \(Trace.text(time))")
    for id in tree.shownOrder {
      guard let layer = tree.node(id)?.layer else { continue }
      let t = layer.transform
      let numbers = [
        layer.position.x, layer.position.y, layer.bounds.width, layer.bounds.height, CGFloat(layer.opacity),
        layer.cornerRadius, t.m11, t.m22, t.m23, t.m32, t.m33, t.m34, t.m43, t.m44,
      ]
      lines.append(
        "  \(id.role.rawValue).\(id.item).\(id.index) "
          + numbers.map { Trace.text(Double($0)) }.joined(separator: " "))
      if let path = (layer as? CAShapeLayer)?.path {
        lines.append("    path " + path.points.map { Trace.text(Double($0)) }.joined(separator: " "))
      }
    }
  }

  /// A number with all of its bits.
  private static func text(_ x: Double) -> String { String(x.bitPattern, radix: 16) }

  /// The checked-in trace of a name; written first if the environment variable is set.
  func compared(with name: String) throws -> [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Traces/\(name).txt")
    if ProcessInfo.processInfo.environment["SUPPLE_TRACES"] == "write" {
      try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
    }
    let own = Bundle.module.url(forResource: "Traces/\(name)", withExtension: "txt") ?? file
    let kept = ProcessInfo.processInfo.environment["SUPPLE_TRACES"] == "write" ? file : own
    return try String(contentsOf: kept, encoding: .utf8).split(separator: "\n").map(String.init)
  }
}

extension CGPath {
  /// The coordinates of all its points.
  fileprivate var points: [CGFloat] {
    var found: [CGFloat] = []
    applyWithBlock { element in
      let counts: [CGPathElementType: Int] = [
        .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3, .closeSubpath: 0,
      ]
      for index in 0..<(counts[element.pointee.type] ?? 0) {
        found += [element.pointee.points[index].x, element.pointee.points[index].y]
      }
    }
    return found
  }
}

/// The stand-ins have one clock and one set of counters, so tests of hosts run one after the other.
#if canImport(ObjectiveC)
  @Suite(.serialized) struct HostTests {}
#else
  @Suite(.serialized, .alone) struct HostTests {}
#endif

extension HostTests {
  @MainActor @Suite(.serialized) struct TraceTests {
    @Test func aTornBadgeIsTheSameEverywhere() throws {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let badge = SlimeBadgeView(count: 12)
      badge.seed = 7
      badge.frame = CGRect(x: 300, y: 200, width: 31, height: 22)
      var time = 1000.0
      badge.driver.now = { time }
      window.addSubview(badge)
      window.layoutIfNeeded()
      var trace = Trace()
      func frame() {
        badge.driver.showFrame(at: time + 1.0 / 120)
        trace.add(badge.tree, at: badge.driver.frame.time)
        time += 1.0 / 120
      }
      frame()
      let finger = RecognizedFinger(try #require(badge.gestureRecognizers?.first))
      let start = CGPoint(x: 315.5, y: 211)
      finger.send(.began, [(start, time - 0.002)])
      frame()
      for step in 1...40 {
        finger.send(
          .moved,
          (1...4).map { quarter in
            let distance = Double(step - 1) * 6 + Double(quarter) * 1.5
            return (
              CGPoint(x: start.x - distance, y: start.y + distance / 3), time - Double(4 - quarter) * 0.002
            )
          })
        frame()
      }
      finger.send(.ended, [(CGPoint(x: start.x - 240, y: start.y + 80), time)])
      for _ in 0..<90 { frame() }
      badge.removeFromSuperview()
      #expect(try trace.compared(with: "torn-badge") == trace.lines)
    }

    @Test func aThrownHeadIsTheSameEverywhere() throws {
      let window = makeWindow()
      let root = UIViewController()
      window.rootViewController = root
      root.view.frame = window.bounds
      let heads = ChatHeadsController()
      var time = 2000.0
      heads.driver.now = { time }
      heads.heads = ["a", "b", "c"].map { ChatHead(id: $0, name: $0, unread: 1) }
      heads.install(over: root)
      window.layoutIfNeeded()
      var trace = Trace()
      func frame() {
        heads.driver.showFrame(at: time + 1.0 / 120)
        trace.add(heads.tree, at: heads.driver.frame.time)
        time += 1.0 / 120
      }
      frame()
      let head = try #require(heads.driver.frame.layers.last { $0.id.role == .head })
      let finger = RecognizedFinger(try #require(heads.view.gestureRecognizers?.first))
      func point(_ distance: Double) -> CGPoint {
        CGPoint(x: head.center.x - distance, y: head.center.y + distance)
      }
      finger.send(.began, [(point(0), time)])
      frame()
      for step in 1...20 {
        finger.send(.moved, [(point(Double(step) * 9), time)])
        frame()
      }
      finger.send(.ended, [(point(180), time)])
      for _ in 0..<120 { frame() }
      heads.uninstall()
      #expect(try trace.compared(with: "thrown-head") == trace.lines)
    }

    /// A phone's window without safe areas: a window without a scene has none.
    private func makeWindow() -> UIWindow {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      #if !canImport(ObjectiveC)
        window.standInInsets = .zero
      #endif
      // A window adds its root's view when it becomes visible.
      window.isHidden = false
      return window
    }
  }
}
