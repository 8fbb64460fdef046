/// A state or an action that has a row or a column in the transition tables of Documentation/spec/states.md, by which
/// tests record what happened and check the tables.
protocol TableNamed {
  /// The name in the table.
  var tableName: StaticString { get }
}
