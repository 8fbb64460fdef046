#if canImport(UIKit)
public import SuppleUIKit
public import SwiftUI

/// An unread badge that can be torn off.
///
/// ```swift
/// SlimeBadge($chat.unread, label: chat.name)
/// ```
///
/// Torn off, it sets its binding to 0. To be asked first, use ``init(count:label:shouldClear:)``.
public struct SlimeBadge: View {
  private let count: Int?
  private let label: String?
  private let shouldClear: @MainActor () -> Bool
  private var color: Color?

  /// A badge that sets its count to 0 once it is torn off. Example: `SlimeBadge($chat.unread, label: chat.name)`
  public init(_ count: Binding<Int>, label: String? = nil) {
    self.init(count: count.wrappedValue, label: label) {
      count.wrappedValue = 0
      return true
    }
  }

  /// A badge that asks: false brings it back. A count of nil is a plain dot, 0 no badge.
  ///
  /// ```swift
  /// SlimeBadge(count: chat.unread) { store.canClear(chat) }
  /// ```
  public init(count: Int?, label: String? = nil, shouldClear: @escaping @MainActor () -> Bool) {
    (self.count, self.label, self.shouldClear) = (count, label, shouldClear)
  }

  /// A badge that asks and waits for the answer: it is gone at once, and comes back with its count if the answer is no.
  ///
  /// ```swift
  /// SlimeBadge(count: chat.unread) { await store.clear(chat) }
  /// ```
  public init(count: Int?, label: String? = nil, shouldClear: @escaping @MainActor () async -> Bool) {
    let asked = Answer(count: count)
    self.init(count: count, label: label) {
      asked.ask(shouldClear)
      return true
    }
    answer = asked
  }
  private var answer: Answer?

  /// The badge in another colour; the count is written in white or black, by contrast.
  /// Example: `SlimeBadge($chat.unread).tint(.blue)`
  public func tint(_ color: Color?) -> SlimeBadge {
    var badge = self
    badge.color = color
    return badge
  }

  /// The badge as UIKit's view.
  public var body: some View {
    Represented(badge: self)
  }

  struct Represented: UIViewRepresentable {
    let badge: SlimeBadge

    func makeUIView(context: Context) -> SlimeBadgeView { SlimeBadgeView(count: badge.count) }

    func updateUIView(_ view: SlimeBadgeView, context: Context) {
      badge.answer?.view = view
      view.semanticContentAttribute = context.environment.semanticContentAttribute
      let supple = context.environment.supple
      (view.style, view.labels, view.isHapticsEnabled) = (
        supple.slimeBadge, supple.labels, supple.isHapticsEnabled
      )
      if let color = badge.color { view.tintColor = UIColor(color) }
      view.isEnabled = context.environment.isEnabled
      view.accessibilityLabel = badge.label
      view.shouldClear = { _ in badge.shouldClear() }
      view.count = badge.count
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: SlimeBadgeView, context: Context) -> CGSize? {
      uiView.intrinsicContentSize
    }
  }

  /// A question that is in progress after the badge has gone.
  @MainActor final class Answer {
    weak var view: SlimeBadgeView?
    private let count: Int?
    nonisolated init(count: Int?) { self.count = count }

    func ask(_ question: @escaping @MainActor () async -> Bool) {
      Task {
        if await !question() { view?.count = count }
      }
    }
  }
}

extension View {
  /// Puts a badge on a corner of this view; torn off, it sets the binding to 0.
  ///
  /// ```swift
  /// Avatar(chat).slimeBadge($chat.unread, label: chat.name)
  /// ```
  public func slimeBadge(
    _ count: Binding<Int>, label: String? = nil, alignment: Alignment = .topTrailing
  ) -> some View {
    overlay(alignment: alignment) { SlimeBadge(count, label: label) }
  }

  /// Sets the numbers that shape the badges in this view.
  ///
  /// ```swift
  /// ChatRow(chat).slimeBadgeStyle(.classic)
  /// ```
  public func slimeBadgeStyle(_ style: SlimeBadgeStyle) -> some View {
    environment(\.supple.slimeBadge, style)
  }
}
#endif
