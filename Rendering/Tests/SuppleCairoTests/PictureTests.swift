import Foundation
import SuppleCairo
import SuppleScene
import Testing

@Suite("Pictures")
struct PictureTests {
  @Test func `a PNG that was written is read as it was`() throws {
    let pixels = try Pixels(width: 3, height: 2)
    Painter(on: pixels, scale: 1).fill(with: .color(RGBAColor(rgba: 0x3366_99FF)))
    let picture = try Picture(bytes: pixels.png())
    #expect(picture.width == 3 && picture.height == 2)
    #expect(picture.pixels[2, 1] == RGBAColor(rgba: 0x3366_99FF))
  }

  @Test func `a damaged or foreign file is an error, whatever it is`() throws {
    let png = try Pixels(width: 40, height: 40).png()
    for count in [0, 7, 8, 20, 33, png.count / 2] {
      #expect(throws: PictureError.self) { try Picture(bytes: Array(png.prefix(count))) }
    }
    #expect(throws: PictureError.unknownFormat) { try Picture(bytes: Array("GIF89a".utf8)) }
    #expect(throws: PictureError.self) { try Picture(bytes: [0xFF, 0xD8, 0xFF, 0xE0, 0, 16]) }
    var giant = png
    giant.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 1, 0, 0])
    #expect(throws: PictureError.badSize(width: 65536, height: 65536)) { try Picture(bytes: giant) }
    for index in stride(from: 8, to: png.count, by: 3) {
      var broken = png
      broken[index] ^= 0x55
      _ = try? Picture(bytes: broken)
    }
  }

  @Test func `what cannot be read or written says which and why`() {
    #expect(throws: PictureError.unreadable(path: "/no/such.png", reason: "No such file or directory")) {
      try Picture(contentsOf: "/no/such.png")
    }
    #expect(throws: PictureError.unwritable(path: "/no/such.png", reason: "No such file or directory")) {
      try Pixels(width: 1, height: 1).writePNG(to: "/no/such.png")
    }
    #expect(throws: PictureError.badSize(width: 0, height: 4)) { try Pixels(width: 0, height: 4) }
    #expect(throws: PictureError.badSize(width: 99_999, height: 4)) { try Pixels(width: 99_999, height: 4) }
  }

  /// Sixteen by eight pixels of 0x3366CC, encoded by ffmpeg.
  private static let blue = """
    /9j/4AAQSkZJRgABAgAAAQABAAD//gAQTGF2YzU5LjM3LjEwMAD/2wBDAAgEBAQEBAUFBQUFBQYGBgYGBgYGBgYGBgYHBwcI
    CAgHBwcGBgcHCAgICAkJCQgICAgJCQoKCgwMCwsODg4RERT/xABLAAEBAAAAAAAAAAAAAAAAAAAABQEBAAAAAAAAAAAAAAAA
    AAAABhABAAAAAAAAAAAAAAAAAAAAABEBAAAAAAAAAAAAAAAAAAAAAP/AABEIAAgAEAMBIgACEQADEQD/2gAMAwEAAhEDEQA/
    AIIB2Ov/2Q==
    """

  @Test func `a JPEG is read`() throws {
    let bytes = try #require(Data(base64Encoded: PictureTests.blue, options: .ignoreUnknownCharacters))
    let picture = try Picture(bytes: Array(bytes))
    #expect(picture.width == 16 && picture.height == 8)
    let color = try #require(picture.pixels[7, 3])
    #expect(
      abs(Int(color.red) - 0x33) < 4 && abs(Int(color.green) - 0x66) < 4 && abs(Int(color.blue) - 0xCC) < 4)
    #expect(throws: PictureError.self) { try Picture(bytes: Array(bytes.prefix(bytes.count / 3))) }
  }
}
