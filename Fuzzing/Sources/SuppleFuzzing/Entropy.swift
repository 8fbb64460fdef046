import SuppleInteractions

/// Where choices come from: a seeded stream without an end, or bytes that a coverage-guided fuzzer turns over.
public struct Entropy: Sendable {
  private enum Source: Sendable {
    case stream(SeededRandom)
    case bytes([UInt8], next: Int)
  }

  private var source: Source

  /// An endless stream, the same for the same seed.
  public init(seed: UInt64) { source = .stream(SeededRandom(seed: seed)) }

  /// These bytes, and zeros after the last.
  public init(bytes: [UInt8]) { source = .bytes(bytes, next: 0) }

  /// Whether there is nothing left to choose from.
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

  /// Whether something happens that happens once in `count` times.
  public mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  /// One of several.
  public mutating func pick<Element>(_ elements: [Element], else other: Element) -> Element {
    elements.isEmpty ? other : elements[below(elements.count)]
  }

  private mutating func byte() -> Int {
    guard case .bytes(let bytes, let next) = source, next < bytes.count else { return 0 }
    source = .bytes(bytes, next: next + 1)
    return Int(bytes[next])
  }
}
