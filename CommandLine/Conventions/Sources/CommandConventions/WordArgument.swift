import ArgumentParser

extension CaseIterable where Self: RawRepresentable, RawValue == String {
  /// Parses an option's value that is one of a few words: `@Option(transform: Format.value(named:))`.
  ///
  /// Throws a `ValidationError` that lists the words, on one line. For a type that conforms to `ExpressibleByArgument`,
  /// ArgumentParser would list more than five words on a line each.
  public static func value(named word: String) throws -> Self {
    guard let value = Self(rawValue: word) else {
      throw ValidationError("it must be \(words)")
    }
    return value
  }

  /// The words of all values: "light or dark".
  private static var words: String {
    let words = allCases.map(\.rawValue)
    guard words.count > 1, let last = words.last else { return words.joined() }
    return "\(words.dropLast().joined(separator: ", ")) or \(last)"
  }
}
