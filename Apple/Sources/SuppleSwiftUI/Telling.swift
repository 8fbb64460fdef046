#if canImport(UIKit)
import SuppleUIKit
public import SwiftUI

extension MotionTelling {
  /// Tells what the modifiers around a view of SwiftUI ask for.
  func follow(_ environment: EnvironmentValues) {
    let told = environment.suppleTold
    if onSettle != nil || told.settle != nil { onSettle = told.settle.map { body in { body($0) } } }
    // A binding is not written while views are updated.
    follow(
      told.progress[ObjectIdentifier(Progress.self)].map { body in
        { value in Task { @MainActor in body(value) } }
      })
  }
}

/// What the modifiers below ask for.
struct SuppleTold: EnvironmentKey {
  var settle: (@MainActor (Bool) -> Void)?
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
  /// Called at the end of each episode of motion in this view, with false where an action interrupted it.
  /// Example: `SlimeBadge($unread).onSuppleSettle { finished in if finished { isQuiet = true } }`
  public func onSuppleSettle(_ body: @escaping @MainActor (Bool) -> Void) -> some View {
    environment(\.suppleTold.settle, body)
  }

  /// Keeps how far the badge in this view is pulled; nil until that is told first.
  /// Example: `SlimeBadge($unread).slimeBadgeProgress($badgeProgress)`
  public func slimeBadgeProgress(_ progress: Binding<SlimeBadgeProgress?>) -> some View {
    following(progress)
  }

  /// Keeps where the head is that is held, or the leader; nil until that is told first.
  /// Example: `ContentView().chatHeadsProgress($headsProgress)`
  public func chatHeadsProgress(_ progress: Binding<ChatHeadsProgress?>) -> some View {
    following(progress)
  }

  /// Keeps how far the list in this view is pulled; nil until that is told first.
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
