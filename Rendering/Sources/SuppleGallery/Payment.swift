/// A payment, as sample data for the rows of a list of payments.
struct Payment: Sendable, Hashable {
  /// The kind of purchase, which selects an icon.
  enum Kind: Sendable, Hashable, CaseIterable {
    case coffee, train, book, plant, ticket, groceries
  }

  /// Name of the shop.
  var place: String
  /// Date and time, as text.
  var when: String
  /// Amount, as text.
  var amount: String
  /// Last digits of the card number.
  var digits: String
  /// Kind of purchase.
  var kind: Kind
  /// Colours of the card.
  var tone: Tone

  /// Returns the sample payment of a row.
  ///
  /// - Parameter number: number of the row, as in frames.
  /// - Parameter first: number of rows at the start; rows with higher numbers were inserted later, and have newer
  ///   payments.
  static func row(_ number: Int32, first: Int32) -> Payment {
    let isNew = number > first
    let list = isNew ? arrivals : history
    let count = list.count
    let index = Int(number) - (isNew ? Int(first) : 0) - 1
    return list[((index % count) + count) % count]
  }

  private static let history: [Payment] = [
    Payment("Lumen Coffee", "Today, 8:56", "4.80", "4821", .coffee, tone: 0),
    Payment("North Line", "Today, 8:21", "2.90", "4821", .train, tone: 1),
    Payment("Harbour Books", "Yesterday, 18:07", "24.50", "0715", .book, tone: 2),
    Payment("Fern & Stone", "Yesterday, 12:30", "18.00", "4821", .plant, tone: 4),
    Payment("Odeon Two", "Sunday, 20:12", "27.00", "0715", .ticket, tone: 5),
    Payment("Green Market", "Sunday, 10:44", "36.15", "4821", .groceries, tone: 7),
    Payment("Airport Express", "Saturday, 6:38", "12.40", "4821", .train, tone: 6),
    Payment("Paper Crane", "Friday, 16:20", "9.60", "0715", .book, tone: 3),
  ]

  private static let arrivals: [Payment] = [
    Payment("Olive & Thyme", "Just now", "16.20", "4821", .groceries, tone: 4),
    Payment("Blue Hour Hall", "Just now", "32.00", "0715", .ticket, tone: 2),
    Payment("Corner Roast", "Just now", "3.40", "4821", .coffee, tone: 3),
    Payment("Riverside Line", "Just now", "5.10", "4821", .train, tone: 6),
  ]

  private init(
    _ place: String, _ when: String, _ amount: String, _ digits: String, _ kind: Kind, tone: Int
  ) {
    self.place = place
    self.when = when
    self.amount = amount
    self.digits = digits
    self.kind = kind
    self.tone = .numbered(tone)
  }
}
