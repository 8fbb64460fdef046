/// The progress of an interaction at the present: ratios, points and points per second, for an app that follows a finger.
public protocol InteractionProgress: Sendable, Hashable {
  /// The progress in the steps in which hosts report it: ratios to 0.001, points to 0.1, speeds to 10 points per second. A host
  /// reports it when it differs from the last report.
  var rounded: Self { get }
  /// A field as a number, by its place in the contract; 0 beyond the last.
  func number(at index: Int32) -> Double
}

/// An interaction with progress.
public protocol ProgressingInteraction: Interaction {
  /// The type of its progress.
  associatedtype Progress: InteractionProgress
  /// The progress at the present, independent of the frames before. It changes nothing.
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
