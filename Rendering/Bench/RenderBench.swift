import Foundation
import SuppleCairo
import SuppleGallery
import SuppleScene
import SuppleScript

/// Measures the time to draw a frame, as a multiple of the time to copy the finished picture. This ratio can be
/// compared between machines.
@main
struct RenderBench {
  /// A part of a script that is drawn at sixty frames per second.
  struct Excerpt {
    var name: String
    var script: String
    var from: Double
    var to: Double
    /// Largest allowed ratio at each scale; a scale without limit is printed only.
    var limit: [Double: Double] = [:]
  }

  static let excerpts = [
    Excerpt(
      name: "messenger: heads and a connector in motion", script: "Bench/Scripts/messenger-motion.json",
      from: 0.6,
      to: 2,
      limit: [1: 30, 3: 15]),
    Excerpt(
      name: "a pull: the whole list in motion", script: "../Examples/flipping-notch-pull.json", from: 0.35,
      to: 0.95),
    Excerpt(
      name: "a flip in perspective", script: "../Examples/flipping-notch-pull.json", from: 2.15, to: 2.68),
    Excerpt(
      name: "a conversation opens", script: "../Examples/chat-heads-conversation.json", from: 0.4, to: 0.9),
  ]

  static func main() throws {
    let rendering = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    var isSlow = false
    print("A frame's time in copies of the frame (memcpy), median of all frames; the greatest in brackets.\n")
    print("at 390 by 844 points                  scale      frame      copy    copies        limit")
    for scale in [1.0, 3.0] {
      for excerpt in excerpts {
        let file = rendering.appendingPathComponent(excerpt.script)
        let script = try Script(reading: Array(Data(contentsOf: file)))
        let times = try measure(script, excerpt, scale: scale)
        let copies = times.frame / times.copy
        let limit = excerpt.limit[scale]
        if let limit, copies > limit { isSlow = true }
        print(
          excerpt.name.padding(toLength: 38, withPad: " ", startingAt: 0)
            + String(
              format: "%4.0f %8.2f ms %6.3f ms %6.1f (%.1f) %@", scale, times.frame * 1e3, times.copy * 1e3,
              copies,
              times.worst / times.copy, limit.map { String(format: "at most %.0f", $0) } ?? "-"))
      }
    }
    var usage = rusage()
    getrusage(0, &usage)  // RUSAGE_SELF, which has another type on each platform
    print("\nmemory at its peak: \(usage.ru_maxrss / 1024) MB")
    if let movie = try MovieBench(rendering: rendering) {
      print(movie.report)
      if movie.speed < 1 { isSlow = true }
    }
    if isSlow {
      print("A limit does not hold.")
      exit(1)
    }
  }

  /// Returns the mean time of a frame, the time of the slowest frame, and the time of a copy, in seconds.
  static func measure(
    _ script: Script, _ excerpt: Excerpt, scale: Double
  ) throws -> (frame: Double, worst: Double, copy: Double) {
    let gallery = Gallery(script, scale: scale)
    let pixels = try Pixels(width: gallery.width, height: gallery.height)
    let bytes = pixels.stride * pixels.height
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes, alignment: 64)
    defer { copy.deallocate() }
    let clock = ContinuousClock()
    var frames: [Double] = []
    var copies: [Double] = []
    // The first pass fills the caches, as the first frames of a movie do.
    for pass in 0..<4 {
      var replay = Replay(script)
      var frame = ReplayFrame()
      var number = 0.0
      while number / 60 <= excerpt.to {
        let time = number / 60
        number += 1
        replay.write(into: &frame, at: time)
        guard time >= excerpt.from else { continue }
        let duration = clock.measure { gallery.draw(frame, into: pixels) }
        guard pass > 0 else { continue }
        frames.append(duration / .seconds(1))
        pixels.withBytes { source in
          copies.append(clock.measure { copy.copyMemory(from: source) } / .seconds(1))
        }
      }
    }
    frames.sort()
    copies.sort()
    guard let worst = frames.last, !copies.isEmpty else { return (0, 0, 1) }
    return (frames[frames.count / 2], worst, copies[copies.count / 2])
  }
}
