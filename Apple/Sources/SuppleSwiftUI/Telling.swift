#if canImport(UIKit)
import SuppleUIKit
public import SwiftUI

extension MotionTelling {
  /// Connects a host's episodes with the modifiers around its SwiftUI view.
  func follow(_ environment: EnvironmentValues) {
    let told = environment.suppleTold
    let bodies = [told.settle, told.settleOf[ObjectIdentifier(Progress.self)]].compactMap(\.self)
    // No state must be written during a view update, in which an episode may end.
    if onSettle != nil || !bodies.isEmpty {
      onSettle =
        bodies.isEmpty ? nil : { finished in Task { @MainActor in for body in bodies { body(finished) } } }
    }
    follow(
      told.progress[ObjectIdentifier(Progress.self)].map { body in
        { value in Task { @MainActor in body(value) } }
      })
  }
}

/// The closures and bindings of the modifiers below.
struct SuppleTold: EnvironmentKey {
  var settle: (@MainActor (Bool) -> Void)?
  var settleOf: [ObjectIdentifier: @MainActor (Bool) -> Void] = [:]
  var progress: [ObjectIdentifier: @MainActor (any InteractionProgress) -> Void] = [:]

  static let defaultValue = SuppleTold()
}

extension EnvironmentValues {
  var suppleTold: SuppleTold {
    get { self[SuppleTold.self] }
    set { self[SuppleTold.self] = newValue }
  }
}

extension View {
  /// Sets a closure for the end of each episode of motion in this view; it receives false if an action interrupted it.
  /// Example: `SlimeBadge($unread).onSuppleSettle { finished in if finished { isQuiet = true } }`
  public func onSuppleSettle(_ body: @escaping @MainActor (Bool) -> Void) -> some View {
    environment(\.suppleTold.settle, body)
  }

  /// Sets a closure for the end of each episode of the heads over this view, without its badges and lists.
  /// Example: `ContentView().chatHeads($heads) { ConversationView($0) }.onChatHeadsSettle { isQuiet = $0 }`
  public func onChatHeadsSettle(_ body: @escaping @MainActor (Bool) -> Void) -> some View {
    environment(\.suppleTold.settleOf[ObjectIdentifier(ChatHeadsProgress.self)], body)
  }

  /// Sets a closure for the end of each episode of the list in this view, without the badges in its rows.
  /// Example: `ContentView().onFlippingNotchSettle { finished in if finished { isQuiet = true } }`
  public func onFlippingNotchSettle(_ body: @escaping @MainActor (Bool) -> Void) -> some View {
    environment(\.suppleTold.settleOf[ObjectIdentifier(FlippingNotchProgress.self)], body)
  }

  /// Binds the stretch of the badge in this view; nil until its first report.
  /// Example: `SlimeBadge($unread).slimeBadgeProgress($badgeProgress)`
  public func slimeBadgeProgress(_ progress: Binding<SlimeBadgeProgress?>) -> some View {
    following(progress)
  }

  /// Binds the position of the dragged head, or of the leader; nil until its first report.
  /// Example: `ContentView().chatHeadsProgress($headsProgress)`
  public func chatHeadsProgress(_ progress: Binding<ChatHeadsProgress?>) -> some View {
    following(progress)
  }

  /// Binds the pull of the list in this view; nil until its first report.
  /// Example: `ContentView().flippingNotchProgress($listProgress)`
  public func flippingNotchProgress(_ progress: Binding<FlippingNotchProgress?>) -> some View {
    following(progress)
  }

  private func following<Progress: InteractionProgress>(_ progress: Binding<Progress?>) -> some View {
    let write: @MainActor (any InteractionProgress) -> Void = { value in
      if let value = value as? Progress { progress.wrappedValue = value }
    }
    return environment(\.suppleTold.progress[ObjectIdentifier(Progress.self)], write)
  }
}
#endif
