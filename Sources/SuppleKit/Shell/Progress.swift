/// How far an interaction is at the present: ratios, points and points per second, for an app that follows a finger.
public protocol InteractionProgress: Sendable, Hashable {
  /// The same, in the steps in which hosts tell it: ratios to 0.001, points to 0.1, speeds to 10 points per second. A
  /// host tells what differs from what it told last.
  var rounded: Self { get }
  /// A field as a number, by its place in the contract; 0 beyond the last.
  func number(at index: Int32) -> Double
}

/// An interaction that knows how far it is.
public protocol ProgressingInteraction: Interaction {
  /// What it tells of that.
  associatedtype Progress: InteractionProgress
  /// Where it is at the present, which does not depend on the frames before. It changes nothing.
  func progress() -> Progress
}

extension Double {
  /// The number in steps of `size / parts`. Rounding down is one instruction on WebAssembly, rounding to the nearest a call.
  private func inSteps(of size: Double, parts: Double) -> Double {
    (self * parts / size + 0.5).rounded(.down) * size / parts
  }

  /// A ratio in steps of 0.001.
  public var roundedRatio: Double { inSteps(of: 1, parts: 1000) }
  /// Points in steps of 0.1.
  public var roundedPoints: Double { inSteps(of: 1, parts: 10) }
  /// Points per second in steps of 10.
  public var roundedSpeed: Double { inSteps(of: 10, parts: 1) }
}
