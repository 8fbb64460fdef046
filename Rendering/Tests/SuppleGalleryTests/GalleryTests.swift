import Foundation
import SuppleCairo
import SuppleScene
import SuppleScript
import Testing

@testable import SuppleGallery

@Suite struct GalleryTests {
  static let examples = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Examples")
    .standardized

  static func example(_ name: String) throws -> Script {
    try Script(reading: Array(try Data(contentsOf: examples.appendingPathComponent(name + ".json"))))
  }

  /// The pictures of a script at some times.
  private func pictures(
    _ script: Script, at times: [Double], scale: Double = 1, options: Gallery.Options = Gallery.Options()
  ) throws -> [Pixels] {
    let gallery = Gallery(script, scale: scale, options: options)
    var pictures: [Pixels] = []
    try script.play(.list(times)) { frame, _ in
      let pixels = try Pixels(width: gallery.width, height: gallery.height)
      gallery.draw(frame, into: pixels)
      pictures.append(pixels)
    }
    return pictures
  }

  private func picture(
    _ script: Script, at time: Double, scale: Double = 1, options: Gallery.Options = Gallery.Options()
  ) throws -> Pixels {
    try #require(try pictures(script, at: [time], scale: scale, options: options).last)
  }

  @Test func drawsEveryExampleTheSameTwiceAndOpaque() throws {
    for file in try FileManager.default.contentsOfDirectory(atPath: GalleryTests.examples.path).sorted()
    where file.hasSuffix(".json") {
      let script = try GalleryTests.example(String(file.dropLast(5)))
      let end = (script.events.last?.time ?? 0) + 0.3
      let first = try picture(script, at: end, scale: 0.5)
      #expect(first.bytes == (try picture(script, at: end, scale: 0.5)).bytes, "\(file)")
      let alphas = first.withBytes { bytes in
        (0..<first.height).contains { y in
          (0..<first.width).contains { x in bytes[y * first.stride + 4 * x + 3] < 255 }
        }
      }
      // After a rotation of the screen the background is visible around it; otherwise the app covers everything.
      #expect(!alphas, "\(file) has a clear pixel")
    }
  }

  @Test func showsTheSameWhateverWasShownBefore() throws {
    let script = try GalleryTests.example("messenger-morning")
    let often = Array(stride(from: 0.0, to: 6.2, by: 0.1)) + [6.2]
    let options = Gallery.Options(hasDevice: true, showsTouches: true)
    let last = try #require(try pictures(script, at: often, scale: 0.5, options: options).last)
    let only = try picture(script, at: 6.2, scale: 0.5, options: options)
    // Shadows and slots are drawn at quarters of a pixel, regardless of the frames before.
    #expect(last.difference(from: only).greatest <= 2)
  }

  @Test(arguments: ["flipping-notch-pull", "flipping-notch-classic", "messenger-morning"])
  func becomesARowWithoutAJump(_ name: String) throws {
    let script = try GalleryTests.example(name)
    var time = Double.nan
    script.play(.rate(60)) { frame, _ in
      for event in frame.events where event.name == .inserted { time = event.time }
    }
    try #require(time.isFinite)
    let pair = try pictures(script, at: [time - 1e-7, time + 1e-7])
    let difference = pair[0].difference(from: pair[1], tolerance: 48)
    // The back is laid out at the row's size and scaled, so letters may differ slightly; a shift by one point would not
    // pass.
    #expect(difference.count < pair[0].width * pair[0].height / 2000, "\(difference)")
  }

  @Test("The title moves down with the stretched cut-out, and not with a card that becomes a row")
  func titleGivesWay() throws {
    let script = try GalleryTests.example("messenger-morning")
    let slots = GallerySlotRenderer(script, options: Gallery.Options())
    var tops: [(stretch: Double, bar: Double, list: Double)] = []
    try script.play(.rate(60)) { replayed, _ in
      var frame = replayed.scene
      let notch = frame.layers.first { $0.id.role == .notch }
      let list = frame.layers.first { $0.id.role == .list }
      slots.prepare(replayed)
      slots.addChrome(to: &frame)
      let bar = frame.layers.first { $0.id == Chrome.bar.id }
      guard let notch, let list, let bar else { return }
      let depth = slots.history.notch?.notch?.depth ?? 0
      tops.append(
        (
          notch.size.height - depth, bar.center.y - bar.size.height / 2, list.center.y - list.size.height / 2
        ))
    }
    #expect(tops.allSatisfy { abs($0.bar - max(0, $0.stretch)) < 1e-9 })
    #expect(tops.contains { $0.bar > 50 }, "a pull moves it")
    #expect(tops.contains { $0.bar < 1 && $0.list > 50 }, "a card that becomes a row does not")
    #expect(tops.first?.bar == 0 && tops.last?.bar == 0)
  }

  @Test func marksFingersAndNothingElse() throws {
    let script = try GalleryTests.example("slime-badge-tear")
    let without = try picture(script, at: 0.6)
    let with = try picture(script, at: 0.6, options: Gallery.Options(showsTouches: true))
    let finger = try #require(TouchTrail(script.events).touches(at: 0.6).first).position
    var nearest = Double.infinity
    var furthest = 0.0
    for y in 0..<with.height {
      for x in 0..<with.width where with[x, y] != without[x, y] {
        let apart = Point(x: Double(x) + 0.5, y: Double(y) + 0.5).distance(to: finger)
        nearest = min(nearest, apart)
        furthest = max(furthest, apart)
      }
    }
    #expect(nearest < 1.5)
    #expect((TouchDot.diameter / 2 - 2...TouchDot.diameter / 2 + 2).contains(furthest))
  }

  @Test func putsAPhoneAroundTheScreen() throws {
    let script = try GalleryTests.example("chat-heads-throw")
    let clear = Gallery.Options(hasDevice: true, background: RGBAColor(rgba: 0))
    let phone = try picture(script, at: 0, scale: 2, options: clear)
    let viewport = try picture(script, at: 0, scale: 2)
    #expect(phone.width == Int(2 * PhoneFrame(viewport: script.viewport.size).size.width))
    let left = Int(2 * (PhoneFrame.margin.left + PhoneFrame.bezel))
    let top = Int(2 * (PhoneFrame.margin.top + PhoneFrame.bezel))
    // The middle of the screen is the same as without a phone.
    for (x, y) in [(100, 400), (389, 843), (700, 1000)] {
      #expect(phone[left + x, top + y] == viewport[x, y])
    }
    // Beyond the rounded corners of the screen is the phone's body; beyond the body's corners is only its shadow.
    #expect(phone[left + 24, top + 24] == Palette(.light).bezel)
    #expect(phone[left + 2 * 54, top + 1]?.alpha == 255)
    #expect((phone[left - 18, top - 18]?.alpha ?? 255) < 128)
    #expect((phone[2, 2]?.alpha ?? 255) < 32)
  }

  @Test func holdsEveryScreenThatThereIs() throws {
    let script = try GalleryTests.example("messenger-right-to-left")
    let gallery = Gallery(script, scale: 1)
    #expect(gallery.size == Size(width: 844, height: 844))
    let turned = try picture(script, at: 4.5)
    #expect(turned[5, 5] != turned[5, 420])
  }

  @Test func showsPicturesOfPeople() throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let portrait = try Pixels(width: 30, height: 50)
    let green = RGBAColor(rgba: 0x00C0_00FF)
    Painter(on: portrait, scale: 1).fill(with: .color(green))
    try portrait.writePNG(to: directory.appendingPathComponent("anna.png").path)
    try Data("not a picture".utf8).write(to: directory.appendingPathComponent("somebody-else.png"))

    let script = try GalleryTests.example("chat-heads-throw")
    let pictureStore = try PictureStore(directory: directory.path, ids: ["anna", "ben"])
    let drawn = try picture(script, at: 0, options: Gallery.Options(pictures: pictureStore))
    #expect(drawn[365, 262] == green)

    #expect(throws: PictureStore.Failure.self) {
      try PictureStore(directory: directory.path, ids: ["somebody-else"])
    }
    #expect(throws: PictureStore.Failure.self) {
      try PictureStore(directory: directory.path + "/nowhere", ids: ["anna"])
    }
  }

  @Test func drawsOnAnyScreen() throws {
    for (width, height) in [(0.0, 0.0), (1, 1), (60, 900), (900, 60), (320, 480), (1366, 1024)] {
      for interaction in ["chat-heads", "slime-badge", "flipping-notch", "messenger"] {
        let text = """
          {"supple": 1, "interaction": "\(interaction)", "viewport": {"width": \(width), "height": \(height)}, "events": []}
          """
        guard let script = try? Script(reading: Array(text.utf8)) else { continue }
        for hasDevice in [false, true] {
          let options = Gallery.Options(hasDevice: hasDevice, showsTouches: true)
          let gallery = Gallery(script, scale: 1, options: options)
          guard gallery.width > 0, gallery.height > 0 else { continue }
          _ = try picture(script, at: 0, options: options)
        }
      }
    }
  }

  @Test func namesItsChromeApart() {
    let chrome: [Chrome] = [.bar, .statusBar, .cutout, .homeBar, .keyboard, .touch(0), .touch(7)]
    #expect(Set(chrome.map(\.id)).count == chrome.count)
    for piece in chrome { #expect(Chrome(piece.id) == piece) }
    #expect(Chrome(LayerID(.list)) == nil)
    #expect(Chrome(LayerID(.head, item: 1)) == nil)
  }

  @Test func laysIconsOnAnEvenGrid() throws {
    for home in stride(from: 80.0, to: 390, by: 1) {
      guard let grid = HomeScreen.grid(through: home, side: 64, width: 390) else { continue }
      #expect(grid.middles.contains { ($0 - home).magnitude < 1e-9 })
      let first = try #require(grid.middles.first)
      let last = try #require(grid.middles.last)
      #expect((first + last - 390).magnitude < 1e-9)
      #expect(first >= 32 + 16)
    }
    #expect(HomeScreen.grid(through: .nan, side: 64, width: 390) == nil)
  }
}
