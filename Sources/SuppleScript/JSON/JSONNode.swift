/// A value in a JSON text that knows where it stands.
struct JSONNode: Sendable {
  /// What JSON can say.
  indirect enum Value: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  /// One name and value of an object.
  struct Member: Sendable {
    var name: String
    /// The byte at which the name begins.
    var nameOffset: Int
    var node: JSONNode
  }

  var value: Value
  /// The byte at which it begins.
  var offset: Int
  /// The byte after its last.
  var end: Int
}
