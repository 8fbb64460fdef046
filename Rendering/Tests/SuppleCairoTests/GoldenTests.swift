import Foundation
import SuppleCairo
import SuppleScene
import SuppleScript
import Testing

/// Golden pictures of each interaction in each state. `make goldens` draws them again; look at them before you commit
/// them.
@Suite("Golden pictures")
struct GoldenTests {
  static let isWriting = ProcessInfo.processInfo.environment["SUPPLE_GOLDEN"] == "write"

  @Test(arguments: GoldenScene.plain + GoldenScene.gallery)
  func `a frame looks as its picture does`(scene: GoldenScene) throws {
    let (frame, draw) = try scene.stage()
    let pixels = try draw(frame)
    if GoldenTests.isWriting {
      // Pictures that still match are not written again.
      let kept = try? Picture(contentsOf: scene.file.path)
      if kept.map({ PixelDifference(pixels, $0.pixels).isSlight }) != true {
        try FileManager.default.createDirectory(
          at: scene.file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try pixels.writePNG(to: scene.file.path)
      }
    }
    let golden = try Picture(contentsOf: scene.file.path)
    let difference = PixelDifference(pixels, golden.pixels)
    if !difference.isSlight {
      try FileManager.default.createDirectory(
        at: scene.failure.deletingLastPathComponent(), withIntermediateDirectories: true)
      try pixels.writePNG(to: scene.failure.path)
    }
    #expect(
      difference.isSlight,
      "\(difference.count) pixels differ, by up to \(difference.greatest); see \(scene.failure.path)")
  }

  @Test(arguments: GoldenScene.plain)
  func `one layer moved by one point is another picture`(scene: GoldenScene) throws {
    let (frame, draw) = try scene.stage()
    let pixels = try draw(frame)
    var moved = 0
    for index in frame.scene.layers.indices {
      var without = frame
      without.scene.layers.remove(at: index)
      // A layer that is hidden or nearly transparent may move without a visible difference.
      guard PixelDifference(pixels, try draw(without)).count > 40 else { continue }
      moved += 1
      for step in [Vector(x: 1, y: 0), Vector(x: 0, y: 1)] {
        let difference = PixelDifference(pixels, try draw(frame.moving(index, by: step)))
        #expect(!difference.isSlight, "\(frame.scene.layers[index].id) by \(step)")
      }
    }
    #expect(moved > 0)
  }

  @Test(arguments: GoldenScene.plain)
  func `two runs give the same bytes`(scene: GoldenScene) throws {
    let (frame, draw) = try scene.stage()
    let (again, drawAgain) = try scene.stage()
    #expect(try draw(frame).png() == drawAgain(again).png())
    // A renderer that has drawn another frame before must draw the same picture.
    var other = frame
    for index in other.scene.layers.indices { other = other.moving(index, by: Vector(x: 3.3, y: 7.7)) }
    _ = try draw(other)
    #expect(try draw(frame).png() == drawAgain(again).png())
  }
}

extension ReplayFrame {
  /// The frame with one layer and its outline moved.
  func moving(_ index: Int, by step: Vector) -> ReplayFrame {
    var moved = self
    moved.scene = scene.moving(index, by: step)
    return moved
  }
}

extension Frame {
  /// The frame with one layer and its outline moved.
  func moving(_ index: Int, by step: Vector) -> Frame {
    var frame = self
    let layer = layers[index]
    frame.layers[index].center = layer.center + step
    guard !layer.path.isEmpty else { return frame }
    let range = layer.path.start..<layer.path.start + layer.path.count
    frame.outlines.removeAll()
    for (place, element) in outlines.elements.enumerated() {
      frame.outlines.add(range.contains(place) ? element.moved(by: step) : element)
    }
    return frame
  }
}

extension OutlineElement {
  fileprivate func moved(by step: Vector) -> OutlineElement {
    switch self {
    case .move(let point): .move(point + step)
    case .line(let point): .line(point + step)
    case .quadratic(let control, let end): .quadratic(control: control + step, end: end + step)
    case .cubic(let a, let b, let end): .cubic(a + step, b + step, end: end + step)
    case .close: .close
    }
  }
}
