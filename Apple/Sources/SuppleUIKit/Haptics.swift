import UIKit

/// Impacts that are felt as well as seen.
///
/// The generator is made when a finger comes down, and prepared, so that its engine is awake when something happens.
@MainActor final class Haptics {
  /// Whether anything is felt.
  var isEnabled = true
  private weak var view: UIView?
  private var generators: [UIImpactFeedbackGenerator.FeedbackStyle: UIImpactFeedbackGenerator] = [:]

  init(view: UIView?) { self.view = view }

  /// Wakes the device's engine for impacts that may come.
  func prepare(_ styles: UIImpactFeedbackGenerator.FeedbackStyle...) {
    guard isEnabled else { return }
    for style in styles { generator(style).prepare() }
  }

  /// Has an impact felt now.
  func impact(_ style: UIImpactFeedbackGenerator.FeedbackStyle) {
    guard isEnabled else { return }
    generator(style).impactOccurred()
  }

  private func generator(_ style: UIImpactFeedbackGenerator.FeedbackStyle) -> UIImpactFeedbackGenerator {
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
