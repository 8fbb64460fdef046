import SuppleScript
import Testing

@testable import SuppleGallery

@Suite struct PersonTests {
  @Test(arguments: [
    ("anna", "Anna Berg", "AB"), ("eva", "Eva", "E"), ("mary-ann", "Mary Ann", "MA"),
    ("jean_luc.picard", "Jean Luc Picard", "JP"), ("ÉLODIE", "ÉLODIE", "É"), ("", "Somebody", "S"),
    ("---", "Somebody", "S"),
    ("\u{1F469}\u{200D}\u{1F680} nova", "\u{1F469}\u{200D}\u{1F680} Nova", "\u{1F469}\u{200D}\u{1F680}N"),
    ("ßig", "SSig", "S"),
  ])
  func isNamedByItsID(id: String, name: String, initials: String) {
    let person = Person(id: id)
    #expect(person.name == name)
    #expect(person.initials == initials)
    #expect(!person.lastLine.isEmpty)
  }

  @Test func isTheSameEachTime() {
    for id in ["david", "eva", "x", "somebody-else"] { #expect(Person(id: id) == Person(id: id)) }
  }

  @Test func rowsStandForWhomTheirBadgesName() throws {
    let script = try Script(
      reading: Array(
        """
        {"supple": 1, "interaction": "messenger", "viewport": {"width": 390, "height": 844},
         "setup": {"chatHeads": {"heads": []},
          "badges": [{"id": "row-clara", "count": 3, "row": 1}, {"id": "eva", "count": 1, "row": 3}],
          "notch": {"rows": 5}}, "events": []}
        """.utf8))
    let history = ScriptHistory(script)
    let names = (1...7).map { history.person(ofRow: Int32($0), names: script.names).name }
    #expect(
      names == ["Clara Moreau", "Anna Berg", "Eva", "Ben Ito", "Sunday Trail", "Noor Haddad", "Pablo Reyes"])
    for number in [Int32.min, -1, 0, 1000, .max] { _ = history.person(ofRow: number, names: script.names) }
  }

  @Test func paymentsCountOn() {
    #expect(Payment.row(1, first: 6).place == "Lumen Coffee")
    #expect(Payment.row(7, first: 6).place == "Olive & Thyme")
    #expect(Payment.row(8, first: 6).place == "Blue Hour Hall")
    for number in [Int32.min, -1, 0, .max] { _ = Payment.row(number, first: 6) }
  }
}
