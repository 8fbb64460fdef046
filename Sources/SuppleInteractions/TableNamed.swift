/// A state that has a name in the transition tables of Documentation/spec/states.md, by which tests and the fuzzer record
/// what happened.
protocol TableNamed {
  /// The name in the table.
  var tableName: StaticString { get }
}
