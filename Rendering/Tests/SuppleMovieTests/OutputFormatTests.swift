import SuppleMovie
import Testing

@Suite("Output formats")
struct OutputFormatTests {
  @Test("The file name extension determines the format")
  func known() {
    let names: [(String, OutputFormat)] = [
      ("a.png", .png), ("a.b.SVG", .svg), ("a b.Apng", .apng), ("-.gif", .gif), ("ü.webp", .webp),
      ("x.mp4", .mp4), ("x.webm", .webm),
    ]
    for (name, format) in names { #expect(OutputFormat(fileName: name) == format) }
  }

  @Test(
    "Other names have none", arguments: ["", "png", ".png", "a.", "a.jpeg", "mp4.", "a.png ", "a.mp4.part"])
  func unknown(name: String) {
    #expect(OutputFormat(fileName: name) == nil)
  }
}
