import SuppleInteractions

/// The source of random choices: an endless seeded stream, or bytes that a coverage-guided fuzzer mutates.
public struct Entropy: Sendable {
  private enum Source: Sendable {
    case stream(SeededRandom)
    case bytes([UInt8], next: Int)
  }

  private var source: Source

  /// An endless stream; the same seed gives the same stream.
  public init(seed: UInt64) { source = .stream(SeededRandom(seed: seed)) }

  /// The given bytes, followed by zeros.
  public init(bytes: [UInt8]) { source = .bytes(bytes, next: 0) }

  /// Whether all bytes have been used. A stream is never exhausted.
  public var isExhausted: Bool {
    if case .bytes(let bytes, let next) = source { return next >= bytes.count }
    return false
  }

  /// A number from 0 up to, not including, `count` (1 to 65536).
  public mutating func below(_ count: Int) -> Int {
    guard count > 1 else { return 0 }
    switch source {
    case .stream(var random):
      let bits = random.next()
      source = .stream(random)
      return Int(bits >> 40) % count
    case .bytes: return count <= 256 ? byte() % count : (byte() << 8 | byte()) % count
    }
  }

  /// A number from 0 up to, not including, 1.
  public mutating func unit() -> Double {
    switch source {
    case .stream(var random):
      let number = random.unit()
      source = .stream(random)
      return number
    case .bytes: return Double(byte() << 8 | byte()) / 65536
    }
  }

  /// A number within a range.
  public mutating func uniform(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * unit()
  }

  /// True once in `count` times on average.
  public mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  /// One of the elements, or `other` where there are none.
  public mutating func pick<Element>(_ elements: [Element], else other: Element) -> Element {
    elements.isEmpty ? other : elements[below(elements.count)]
  }

  private mutating func byte() -> Int {
    guard case .bytes(let bytes, let next) = source, next < bytes.count else { return 0 }
    source = .bytes(bytes, next: next + 1)
    return Int(bytes[next])
  }
}
