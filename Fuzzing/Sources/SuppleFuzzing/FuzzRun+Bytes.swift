extension FuzzRun {
  /// The run for the bytes of a coverage-guided fuzzer: the first one chooses the interaction and the profile, the
  /// others are the entropy. Nil without a byte.
  public static func draw(bytes: [UInt8]) -> Outcome? {
    guard let first = bytes.first else { return nil }
    let kinds = FuzzedKind.allCases
    let profile: Profile = first & 0x80 == 0 ? .unrestricted : .scriptable
    return draw(
      kinds[Int(first & 0x7F) % kinds.count], profile, steps: 1000,
      from: Entropy(bytes: Array(bytes.dropFirst())))
  }
}
