#if canImport(UIKit)
package import SuppleInteractions
package import UIKit

/// Impact feedback for events.
///
/// A press makes and prepares the generator, so that the Taptic Engine is ready for an event.
@MainActor package final class Haptics {
  /// Whether feedback is enabled.
  package var isEnabled = true
  /// The view of the feedback. A generator belongs to its view.
  package weak var view: UIView? { didSet { if view !== oldValue { generators = [:] } } }
  private var generators: [UIImpactFeedbackGenerator.FeedbackStyle: UIImpactFeedbackGenerator] = [:]

  package init() {}

  /// Prepares the Taptic Engine.
  package func prepare() {
    guard isEnabled else { return }
    for impact in Impact.allCases { generator(impact)?.prepare() }
  }

  /// Plays the impact of an event.
  package func feel(_ impact: Impact) {
    guard isEnabled else { return }
    generator(impact)?.impactOccurred()
  }

  private func generator(_ impact: Impact) -> UIImpactFeedbackGenerator? {
    switch impact {
    case .none: nil
    case .light: generator(style: .light)
    case .strong: generator(style: .heavy)
    }
  }

  private func generator(style: UIImpactFeedbackGenerator.FeedbackStyle) -> UIImpactFeedbackGenerator {
    if let made = generators[style] { return made }
    let made: UIImpactFeedbackGenerator
    if #available(iOS 17.5, *), let view {
      made = UIImpactFeedbackGenerator(style: style, view: view)
    } else {
      made = UIImpactFeedbackGenerator(style: style)
    }
    generators[style] = made
    return made
  }
}
#endif
