import Foundation
import SuppleCairo
import SuppleGallery
import SuppleScene
import SuppleScript
import Testing

/// A time of a script, with its golden picture.
struct GoldenScene: Sendable, CustomTestStringConvertible {
  /// The slot renderer.
  enum Content: Sendable {
    /// Plain content, so that a picture changes only if the frame renderer changes.
    case plain
    /// The gallery's sample data.
    case gallery(Appearance)
  }

  var name: String
  var script: String
  var time: Double
  var content = Content.plain

  init(_ name: String, _ script: String, at time: Double, content: Content = .plain) {
    self.name = name
    self.script = script
    self.time = time
    self.content = content
  }

  var testDescription: String { name }

  static let rendering = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  var file: URL { GoldenScene.rendering.appendingPathComponent("Tests/Goldens/\(name).png") }

  /// The file for the picture of a failed comparison.
  var failure: URL { GoldenScene.rendering.appendingPathComponent(".build/goldens/\(name).png") }

  func read() throws -> Script {
    let examples = GoldenScene.rendering.deletingLastPathComponent().appendingPathComponent("Examples")
    let local = GoldenScene.rendering.appendingPathComponent("Tests/Scripts")
    let file = [examples, local].map { $0.appendingPathComponent("\(script).json") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
    return try Script(
      reading: Array(Data(contentsOf: file ?? examples.appendingPathComponent("\(script).json"))))
  }

  /// The frame, reached at thirty frames per second, and the function that draws it.
  func stage(scale: Double = 1) throws -> (frame: ReplayFrame, draw: (ReplayFrame) throws -> Pixels) {
    var script = try read()
    if case .gallery = content { script = script.measuringMessages() }
    var replay = Replay(script)
    var frame = ReplayFrame()
    switch content {
    case .plain:
      replay.write(into: &frame, at: time)
      let renderer = FrameRenderer(
        size: script.viewport.size, scale: scale, slotRenderer: PlainSlotRenderer(names: script.names))
      return (
        frame,
        { frame in
          let pixels = try Pixels(
            width: Int(script.viewport.size.width * scale), height: Int(script.viewport.size.height * scale))
          renderer.draw(frame.scene, into: pixels)
          return pixels
        }
      )
    case .gallery(let appearance):
      let gallery = Gallery(
        script, scale: scale, options: Gallery.Options(appearance: appearance, hasDevice: true))
      let scratch = try Pixels(width: gallery.width, height: gallery.height)
      var step = 0.0
      while step / 30 < time {
        replay.write(into: &frame, at: step / 30)
        gallery.draw(frame, into: scratch)
        step += 1
      }
      replay.write(into: &frame, at: time)
      return (
        frame,
        { frame in
          let pixels = try Pixels(width: gallery.width, height: gallery.height)
          gallery.draw(frame, into: pixels)
          return pixels
        }
      )
    }
  }

  /// Each interaction in each of its states.
  static let plain = [
    GoldenScene("heads-resting", "chat-heads-throw", at: 0.1),
    GoldenScene("heads-pressed", "chat-heads-throw", at: 0.33),
    GoldenScene("heads-held", "chat-heads-throw", at: 0.45),
    GoldenScene("heads-landing", "chat-heads-throw", at: 0.66),
    GoldenScene("heads-captured", "chat-heads-dismiss", at: 1.4),
    GoldenScene("heads-imploding", "chat-heads-dismiss", at: 1.71),
    GoldenScene("heads-flyout", "chat-heads-message", at: 1.2),
    GoldenScene("heads-changing-text", "heads-messages", at: 1.6),
    GoldenScene("heads-changing-sender", "heads-messages", at: 2.6),
    GoldenScene("heads-tucked", "heads-messages", at: 10.5),
    GoldenScene("heads-opening", "chat-heads-conversation", at: 0.6),
    GoldenScene("heads-reading", "chat-heads-conversation", at: 1.3),
    GoldenScene("heads-switching", "chat-heads-conversation", at: 1.6),
    GoldenScene("heads-closing", "chat-heads-conversation", at: 2.8),
    GoldenScene("heads-adding", "heads-adding", at: 0.18),
    GoldenScene("heads-held-in-row", "heads-row-drag", at: 0.21),
    GoldenScene("heads-overflow", "heads-overflow", at: 2),
    GoldenScene("heads-column", "chat-heads-column", at: 2.6),
    GoldenScene("heads-turning", "chat-heads-column", at: 6.3),
    GoldenScene("heads-faces-stack", "chat-heads-faces", at: 0.1),
    GoldenScene("heads-faces-row", "chat-heads-faces", at: 5.9),
    GoldenScene("heads-classic", "chat-heads-classic", at: 2.5),
    GoldenScene("heads-right-to-left", "messenger-right-to-left", at: 0.3),
    GoldenScene("badge-resting", "slime-badge-tear", at: 0.1),
    GoldenScene("badge-stretched", "slime-badge-tear", at: 0.7),
    GoldenScene("badge-snapped", "slime-badge-tear", at: 0.78),
    GoldenScene("badge-bursting", "slime-badge-tear", at: 1.27),
    GoldenScene("badge-returning", "slime-badge-spring-back", at: 1.03),
    GoldenScene("badge-put-back", "slime-badge-put-back", at: 1.5),
    GoldenScene("badge-fountain", "slime-badge-classic", at: 1.5),
    GoldenScene("badge-fading", "badge-fading", at: 0.17),
    GoldenScene("badge-frames", "slime-badge-frames", at: 1.5),
    GoldenScene("badge-construction", "slime-badge-construction", at: 0.9),
    GoldenScene("badge-cascade", "messenger-one-for-all", at: 1.4),
    GoldenScene("notch-idle", "flipping-notch-pull", at: 0),
    GoldenScene("notch-pulling", "flipping-notch-pull", at: 0.45),
    GoldenScene("notch-armed", "flipping-notch-pull", at: 0.85),
    GoldenScene("notch-dropping", "flipping-notch-pull", at: 1.08),
    GoldenScene("notch-waiting", "flipping-notch-pull", at: 2),
    GoldenScene("notch-flipping-front", "flipping-notch-pull", at: 2.3),
    GoldenScene("notch-flipping-back", "flipping-notch-pull", at: 2.5),
    GoldenScene("notch-inserting", "flipping-notch-pull", at: 2.71),
    GoldenScene("notch-failed", "flipping-notch-island", at: 2.4),
    GoldenScene("notch-sliding-back", "flipping-notch-island", at: 3.67),
    GoldenScene("notch-dealing", "flipping-notch-island", at: 6.45),
    GoldenScene("notch-classic", "flipping-notch-classic", at: 1.5),
    GoldenScene("notch-panel-armed", "flipping-notch-panel", at: 1.2),
    GoldenScene("notch-panel-opening", "flipping-notch-panel", at: 1.63),
    GoldenScene("notch-panel-pushed", "flipping-notch-panel", at: 3.45),
    GoldenScene("notch-blank-row-coming", "flipping-notch-blank-row", at: 1.75),
    GoldenScene("notch-blank-row-going", "flipping-notch-blank-row", at: 5.6),
    GoldenScene("notch-reduced-motion", "notch-reduced-motion", at: 0.72),
    GoldenScene("messenger-two-fingers", "messenger-two-fingers", at: 1),
    GoldenScene("messenger-conversation", "messenger-morning", at: 6),
  ]

  /// Pictures of the gallery, with a phone.
  static let gallery = [
    GoldenScene("gallery-chats", "messenger-morning", at: 0.6, content: .gallery(.light)),
    GoldenScene("gallery-flip", "messenger-morning", at: 4.05, content: .gallery(.light)),
    GoldenScene("gallery-conversation", "messenger-morning", at: 6, content: .gallery(.dark)),
    GoldenScene("gallery-overflow", "chat-heads-overflow", at: 2.4, content: .gallery(.light)),
    GoldenScene("gallery-overflow-dark", "chat-heads-overflow", at: 4.6, content: .gallery(.dark)),
    GoldenScene("gallery-dragged", "chat-heads-dismiss", at: 1.1, content: .gallery(.light)),
    GoldenScene("gallery-captured", "chat-heads-dismiss", at: 1.6, content: .gallery(.dark)),
    GoldenScene("gallery-column", "chat-heads-column", at: 2.6, content: .gallery(.light)),
    GoldenScene("gallery-faces-row", "chat-heads-faces", at: 5.9, content: .gallery(.light)),
    GoldenScene("gallery-faces-column", "heads-faces-column", at: 1.8, content: .gallery(.dark)),
    GoldenScene("gallery-faces-overflow", "heads-faces-overflow", at: 1.8, content: .gallery(.light)),
    GoldenScene("gallery-faces-overflow-dark", "heads-faces-overflow", at: 2.8, content: .gallery(.dark)),
    GoldenScene("gallery-blank-row", "flipping-notch-blank-row", at: 2.8, content: .gallery(.light)),
    GoldenScene("gallery-payments", "flipping-notch-pull", at: 2.5, content: .gallery(.dark)),
    GoldenScene("gallery-home-screen", "slime-badge-tear", at: 0.7, content: .gallery(.light)),
    GoldenScene("gallery-badge-held", "slime-badge-held", at: 1.8, content: .gallery(.dark)),
    GoldenScene("gallery-badge-word", "slime-badge-held", at: 3.6, content: .gallery(.light)),
    GoldenScene("gallery-frames", "slime-badge-frames", at: 1.5, content: .gallery(.light)),
    GoldenScene("gallery-cascade", "messenger-one-for-all", at: 1.4, content: .gallery(.dark)),
  ]
}
