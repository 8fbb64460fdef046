/// A value in a JSON text, with its position.
struct JSONNode: Sendable {
  /// The kinds of JSON values.
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
    /// The index of the name's first byte.
    var nameOffset: Int
    var node: JSONNode
  }

  var value: Value
  /// The index of the value's first byte.
  var offset: Int
  /// The index after its last byte.
  var end: Int
}
