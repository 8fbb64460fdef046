/// Finds the name that a misspelt one most likely means.
enum SimilarName {
  /// The maximum length of a name that is compared, in letters.
  private static let maximumLength = 64

  /// The known name that is most similar; nil if none is similar enough.
  ///
  /// Case is ignored. First comes the smallest edit distance: at most 2, or 1 for a name of three to five letters. Then comes
  /// the beginning of a known name, of at least four letters. Last comes a known name that is the first half or more.
  static func of(_ name: String, in known: [String]) -> String? {
    let name = Array(name.lowercased().prefix(maximumLength + 1))
    guard name.count <= maximumLength else { return nil }
    let limit = name.count < 3 ? 0 : name.count < 6 ? 1 : 2
    let candidates = known.map { (name: $0, letters: Array($0.lowercased())) }
    let edits = candidates.map { (name: $0.name, count: distance(name, $0.letters)) }
    if let nearest = edits.min(by: { $0.count < $1.count }), nearest.count <= limit { return nearest.name }
    guard name.count >= 4 else { return nil }
    if let longer = candidates.first(where: { $0.letters.starts(with: name) }) { return longer.name }
    return candidates.filter { name.starts(with: $0.letters) && $0.letters.count * 2 >= name.count }
      .max { $0.letters.count < $1.letters.count }?.name
  }

  /// The Levenshtein distance: the number of letters to insert, delete or replace.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in second.indices {
        let replaced = diagonal + (letter == second[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[second.count]
  }
}
