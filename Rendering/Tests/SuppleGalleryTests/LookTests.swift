import Foundation
import SuppleScene
import Testing

@testable import SuppleGallery

/// The gallery has the colours and the people of the demo page.
@Suite struct LookTests {
  private static func text(ofPage path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Demo").standardized
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private static func color(_ text: Substring) -> RGBAColor? {
    UInt32(text, radix: 16).map { RGBAColor(rgba: $0 << 8 | 0xFF) }
  }

  @Test func hasTheColoursOfThePage() throws {
    let tokens = try LookTests.text(ofPage: "css/tokens.css")
    let light = Palette(.light)
    let dark = Palette(.dark)
    let colors: [(String, KeyPath<Palette, RGBAColor>)] = [
      ("ground", \.ground), ("ground-glow", \.groundGlow), ("surface", \.surface),
      ("conversation", \.conversation), ("raised", \.raised), ("wash", \.wash), ("bubble", \.bubble),
      ("line", \.line),
      ("text", \.text), ("text-secondary", \.textSecondary), ("accent", \.accent),
      ("accent-fill", \.accentFill), ("on-accent", \.onAccent), ("card", \.card), ("badge", \.danger),
      ("bezel", \.bezel), ("bezel-edge", \.bezelEdge),
    ]
    for (name, path) in colors {
      let token = try Regex("--\(name): light-dark\\(#([0-9a-f]{6}), #([0-9a-f]{6})\\)")
      let match = try #require(try token.firstMatch(in: tokens), "\(name) is not among the page's tokens")
      #expect(match.output[1].substring.flatMap(LookTests.color) == light[keyPath: path], "\(name), light")
      #expect(match.output[2].substring.flatMap(LookTests.color) == dark[keyPath: path], "\(name), dark")
    }
  }

  /// The page adds a part that grows with the person's text to one that does not; 1 rem is 16 points.
  @Test(arguments: [("bar-height", ChatsScreen.barHeight), ("row-height", ChatsScreen.rowHeight)])
  func hasTheMeasuresOfThePage(_ name: String, _ height: Double) throws {
    let rules = try LookTests.text(ofPage: "css/messenger.css")
    let measure = try Regex("--\(name): calc\\(([0-9]+)px \\+ ([0-9.]+)rem\\)")
    let match = try #require(try measure.firstMatch(in: rules), "\(name) is not among the page's rules")
    let parts = [1, 2].compactMap { match.output[$0].substring.flatMap { Double($0) } }
    #expect(parts.count == 2 && parts[0] + 16 * parts[1] == height)
  }

  @Test func hasTheTonesOfThePage() throws {
    let source = try LookTests.text(ofPage: "tones.ts")
    let tones = source.matches(of: /from: '#([0-9a-f]{6})', to: '#([0-9a-f]{6})', ink: '#([0-9a-f]{6})'/)
    #expect(tones.count == Tone.all.count)
    for (tone, match) in zip(Tone.all, tones) {
      #expect(tone.from == LookTests.color(match.1))
      #expect(tone.to == LookTests.color(match.2))
      #expect(tone.ink == LookTests.color(match.3))
    }
  }

  @Test func hasThePeopleOfThePage() throws {
    let source = try LookTests.text(ofPage: "sample-data.ts")
    let people = source.matches(of: /id: '([a-z]+)', name: '([^']+)', tone: ([0-9])/)
    #expect(people.map { String($0.1) } == (SampleData.people + SampleData.newcomers).map(\.id))
    for match in people {
      let person = Person(id: String(match.1))
      #expect(person.name == String(match.2))
      #expect(person.tone == Tone.numbered(Int(match.3) ?? -1))
      #expect(source.contains(person.messages[person.messages.count - 1].text.replacing("'", with: "'")))
    }
  }

  @Test(arguments: Tone.all)
  func initialsReadOnEveryColourOfATone(_ tone: Tone) {
    for step in 0...100 {
      let ground = tone.from.mixed(with: tone.to, part: Double(step) / 100)
      #expect(tone.ink.contrast(with: ground) >= 4.5)
    }
  }

  @Test(arguments: Appearance.allCases)
  func textsReadOnTheirGrounds(_ appearance: Appearance) {
    let palette = Palette(appearance)
    for ground in [palette.surface, palette.conversation, palette.raised, palette.wash] {
      #expect(palette.text.contrast(with: ground) >= 4.5)
      #expect(palette.textSecondary.contrast(with: ground) >= 4.5)
    }
    #expect(palette.onAccent.contrast(with: palette.accentFill) >= 4.5)
    #expect(palette.onCard.contrast(with: palette.card) >= 4.5)
  }

  @Test func mixesFromOneEndToTheOther() {
    let a = RGBAColor(rgba: 0x0010_20FF)
    let b = RGBAColor(rgba: 0xFF90_6000)
    #expect(a.mixed(with: b, part: 0) == a)
    #expect(a.mixed(with: b, part: 1) == b)
    #expect(a.mixed(with: b, part: .nan) == a)
    #expect(RGBAColor.white.faded(to: .nan).alpha == 0)
    #expect(RGBAColor.white.faded(to: 0.5).alpha == 128)
  }
}
