// Written by Scripts/write-samples from the samples of README and documentation. Do not edit.

// swift-format-ignore-file
import Foundation
import SuppleCairo
import SuppleInteractions
import SuppleScene
import SuppleScript
import Testing

@Suite("Samples of the documentation compile and run")
struct Samples {
  @Test("Documentation/pixels.md, sample 1")
  func sample1() throws {
    let script = Script(.chatHeads(.modern, ChatHeadsSetup()), viewport: Viewport(size: Size(width: 390, height: 844)))
    _ = FileManager.default.changeCurrentDirectoryPath(NSTemporaryDirectory())
    final class Initials: SlotRenderer {
      func isSlot(_ layer: Layer) -> Bool { layer.id.role.isSlot }  // Which layers the app draws; the renderer draws the rest.

      func look(of layer: Layer, at time: Double) -> SlotLook {
        SlotLook(inset: layer.id.role == .head ? 4 : 0)  // The shadow is cast by the content, 4 points inside of the edge.
      }

      func draw(_ layer: Layer, at time: Double, with painter: Painter) {
        guard layer.id.role == .head else { return }
        let box = Rect(x: 0, y: 0, width: layer.size.width, height: layer.size.height)
        painter.fill(.ellipse(in: box.inset(by: 4)), with: .color(RGBAColor(rgba: 0x3A49_C9FF)))
        var style = TextStyle(size: 20, weight: .semibold, color: .white)
        style.alignment = .center
        painter.draw("A", in: box, style: style, placement: .capitals)
      }

      func drawBackdrop(size: Size, at time: Double, with painter: Painter) {
        painter.fill(with: .color(.white))
      }
    }

    let renderer = FrameRenderer(size: script.viewport.size, scale: 2, slotRenderer: Initials())
    let pixels = try Pixels(width: 780, height: 1688)
    try script.play(.list([0.5])) { frame, _ in
      renderer.draw(frame.scene, into: pixels)
      try pixels.writePNG(to: "frame.png")
    }
    #expect(FileManager.default.fileExists(atPath: "frame.png"))
    _ = renderer
    _ = pixels
  }
}
