#if canImport(UIKit)
package import SuppleInteractions
package import UIKit

/// Impacts that are felt as well as seen.
///
/// The generator is made when a finger comes down, and prepared, so that its engine is awake when something happens.
@MainActor package final class Haptics {
  /// Whether anything is felt.
  package var isEnabled = true
  /// The view in which the impacts happen.
  package weak var view: UIView?
  private var generators: [UIImpactFeedbackGenerator.FeedbackStyle: UIImpactFeedbackGenerator] = [:]

  package init() {}

  /// Wakes the device's engine for impacts that may come.
  package func prepare() {
    guard isEnabled else { return }
    for impact in Impact.allCases { generator(impact)?.prepare() }
  }

  /// Has an event's impact felt now.
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
