/// Sample data: the people of the demo page (`Demo/sample-data.ts`) and their messages, at 9:41 in the morning.
enum SampleData {
  /// The time in the status bar.
  static let clock = "9:41"

  /// The people in the list at the start, newest message first.
  static let people: [Person] = [
    person(
      "anna", "Anna Berg", tone: 0, time: "9:39",
      [
        theirs("The viewing went well, by the way", "Today, 7:31"),
        theirs("High ceilings, morning light, and a landlord who laughs"),
        mine("That sounds like a yes"), theirs("It might be"),
        theirs("Are you still at the studio?", "Today, 8:57"),
        mine("Another half hour, I think"), mine("Then I'm all yours"),
        theirs("I found the chairs. The oak ones.", "Today, 9:38"), theirs("Shall I take all four?"),
      ]),
    person(
      "ben", "Ben Ito", tone: 1, time: "9:23",
      [
        theirs("We're set up. The piano is finally in tune", "Today, 6:32"),
        mine("Wonderful. Who is on bass?"), theirs("Ida. She learned it on the train"),
        mine("How did the second take come out?", "Today, 8:26"),
        theirs("Better than the first. Less breath, more room."),
        mine("Can I hear it tonight?", "Today, 9:21"), theirs("Uploading now, give it ten minutes"),
      ]),
    person(
      "clara", "Clara Moreau", tone: 2, time: "8:52",
      [
        mine("Window or aisle?", "Today, 7:11"),
        theirs("Window, always. There are cranes on the fields"), mine("Count them for me"),
        theirs("Forty at least. I lost track at the bridge", "Today, 7:40"),
        theirs("Train is on time for once", "Today, 8:49"), mine("I'll be on platform 4"),
        theirs("See you in an hour!"),
      ]),
    person(
      "trail", "Sunday Trail", tone: 4, time: "8:37",
      [
        mine("Mill or chapel as the start?", "Today, 8:02"), theirs("Forecast says dry until four"),
        theirs("Then we start at nine from the mill", "Today, 8:37"),
      ]),
    person(
      "dario", "Dario Conti", tone: 3, time: "7:43",
      [
        mine("What was that risotto?", "Today, 7:01"),
        theirs("Lemon, and a spoon of mascarpone at the very end", "Today, 7:43"),
      ]),
    person(
      "greta", "Greta Lind", tone: 5, time: "Yesterday",
      [
        theirs("The print shop called, proofs are ready", "Yesterday, 17:25"),
        mine("I'll pick them up on the way"),
      ]),
    person(
      "emil", "Emil Novak", tone: 6, time: "Yesterday",
      [theirs("Match moved to half past seven", "Yesterday, 16:41"), mine("Works for me")]),
    person(
      "farah", "Farah Aziz", tone: 7, time: "Yesterday",
      [
        mine("Did the sketches arrive?", "Yesterday, 14:11"),
        theirs("They did. The third one, without question.", "Yesterday, 14:39"),
      ]),
    person(
      "hugo", "Hugo Pereira", tone: 1, time: "Yesterday",
      [theirs("Keys are with the neighbour, second floor", "Yesterday, 12:41")]),
    person(
      "ines", "Ines Duarte", tone: 3, time: "Mon",
      [mine("Thank you for yesterday", "Monday, 8:41"), theirs("Any time. It was a good evening.")]),
    person(
      "jonas", "Jonas Weber", tone: 2, time: "Mon",
      [theirs("I moved the review to Tuesday, same room", "Monday, 8:30")]),
    person(
      "kaya", "Kaya Demir", tone: 0, time: "Sun",
      [theirs("Which bakery was it?", "Sunday, 9:21"), mine("The one behind the station, green door")]),
    person(
      "liam", "Liam Walsh", tone: 4, time: "Sat",
      [theirs("The boat is in the water at last", "Saturday, 8:21")]),
    person(
      "mina", "Mina Park", tone: 5, time: "Fri",
      [mine("Happy birthday, Mina", "Friday, 8:01"), theirs("Thank you! Cake at four, don't be late")]),
  ]

  /// Number of unread messages of people without a chat head.
  static let unread: [String: Int32] = ["anna": 2, "trail": 5, "dario": 1, "farah": 3]

  /// The people whose messages arrive when the list is pulled, in this order.
  static let newcomers: [Person] = [
    newcomer("noor", "Noor Haddad", tone: 6, "Just landed, two hours early"),
    newcomer("pablo", "Pablo Reyes", tone: 3, "The tickets are real. Row seven."),
    newcomer("rosa", "Rosa Vidal", tone: 7, "The first tomatoes are turning red"),
    newcomer("sami", "Sami Laine", tone: 1, "Sauna is warm from six on"),
    newcomer("tove", "Tove Dahl", tone: 2, "Chapter nine is done, can you read it?"),
    newcomer("viktor", "Viktor Hahn", tone: 5, "Your bike is ready, new chain and all"),
    newcomer("yuki", "Yuki Mori", tone: 4, "It snowed here. In November!"),
    newcomer("zoe", "Zoe Clarke", tone: 0, "We got the flat. The one with the big windows!"),
  ]

  /// Times of the last messages of a list, from top to bottom.
  static let rowTimes = ["9:39", "9:23", "9:06", "8:52", "8:37", "7:43", "Yesterday"]

  /// Messages for a person who is not in the sample data.
  static let strangersLines: [(asked: String, answered: String)] = [
    ("Are we still on for lunch?", "Yes, the usual place at one"),
    ("Did the parcel come?", "It did, it's on your desk"),
    ("How was the concert?", "Loud, and far too short"),
    ("Which way did you walk?", "Along the river, then over the hill"),
    ("Is the kettle still yours?", "Keep it, I bought a new one"),
    ("Tea or coffee?", "Tea, and something sweet"),
    ("Did you see the moon?", "Huge, right over the harbour"),
    ("When does it start?", "Half past, doors are open"),
  ]

  private static func person(
    _ id: String, _ name: String, tone: Int, time: String, _ messages: [Person.Message]
  ) -> Person {
    Person(id: id, name: name, tone: .numbered(tone), messages: messages, time: time)
  }

  private static func newcomer(_ id: String, _ name: String, tone: Int, _ text: String) -> Person {
    person(id, name, tone: tone, time: clock, [theirs(text, "Today, \(clock)")])
  }

  private static func theirs(_ text: String, _ when: String? = nil) -> Person.Message {
    Person.Message(isMine: false, text: text, when: when)
  }

  private static func mine(_ text: String, _ when: String? = nil) -> Person.Message {
    Person.Message(isMine: true, text: text, when: when)
  }
}
