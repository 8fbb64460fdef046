#if canImport(UIKit)
public import SuppleUIKit
public import SwiftUI

/// An unread badge that can be torn off.
///
/// ```swift
/// SlimeBadge($chat.unread, label: chat.name)
/// ```
///
/// A torn-off badge sets its binding to 0. To decide first, use ``init(count:label:shouldClear:)``.
public struct SlimeBadge: View {
  /// The closure that decides about clearing.
  fileprivate enum Question {
    case now(@MainActor () -> Bool)
    case later(@MainActor () async -> Bool)
  }
  private let count: Int?
  private let label: String?
  private let question: Question
  private var color: Color?
  private var text: String?
  private var isPinned = false
  private var item: AnyHashable?
  private var names: (group: String?, sum: String?) = (nil, nil)
  private var images: [UIImage] = []
  private var restore: ((Int?) -> Void)?
  private var onCascade: (@MainActor (BadgeCascade) -> Void)?

  private init(_ count: Int?, _ label: String?, _ question: Question) {
    (self.count, self.label, self.question) = (count, label, question)
  }

  /// Makes a badge that sets its count to 0 when it is torn off. Example: `SlimeBadge($chat.unread, label: chat.name)`
  public init(_ count: Binding<Int>, label: String? = nil) {
    self.init(
      count.wrappedValue, label,
      .now {
        count.wrappedValue = 0
        return true
      })
    restore = { count.wrappedValue = $0 ?? 1 }
  }

  /// Makes a plain dot that sets its binding to false when it is torn off.
  /// Example: `SlimeBadge(isPresented: $chat.isNew, label: chat.name)`
  public init(isPresented: Binding<Bool>, label: String? = nil) {
    self.init(
      isPresented.wrappedValue ? nil : 0, label,
      .now {
        isPresented.wrappedValue = false
        return true
      })
    restore = { isPresented.wrappedValue = $0 != 0 }
  }

  /// Makes a badge with a decision: false restores it. A count of nil is a plain dot, 0 no badge.
  /// Example: `SlimeBadge(count: chat.unread) { store.canClear(chat) }`
  public init(count: Int?, label: String? = nil, shouldClear: @escaping @MainActor () -> Bool) {
    self.init(count, label, .now(shouldClear))
  }

  /// Makes a badge with an asynchronous decision: it disappears immediately, and returns with its count after false.
  /// Example: `SlimeBadge(count: chat.unread) { await store.clear(chat) }`
  public init(count: Int?, label: String? = nil, shouldClear: @escaping @MainActor () async -> Bool) {
    self.init(count, label, .later(shouldClear))
  }

  /// Makes a badge that counts a group's members in its window; torn off, it clears them one after another.
  /// Example: `SlimeBadge(sumOf: "inbox", label: "Inbox")`
  public init(
    sumOf group: String, label: String? = nil, onCascade: (@MainActor (BadgeCascade) -> Void)? = nil
  ) {
    self.init(0, label, .now { true })
    (names.sum, self.onCascade) = (group, onCascade)
  }

  /// Makes the badge a member of a group. Example: `SlimeBadge($chat.unread).group("inbox")`
  public func group(_ name: String?) -> SlimeBadge { with { $0.names.group = name } }

  /// Sets the badge's colour; the count is white or black, by contrast. Example: `SlimeBadge($chat.unread).tint(.blue)`
  public func tint(_ color: Color?) -> SlimeBadge { with { $0.color = color } }

  /// Sets a text in place of the count, such as "new"; none if the count is 0.
  /// Example: `SlimeBadge($chat.unread).text("new")`
  public func text(_ text: String?) -> SlimeBadge { with { $0.text = text } }

  /// Makes the badge impossible to tear off. Example: `SlimeBadge($chat.unread).pinned()`
  public func pinned(_ isPinned: Bool = true) -> SlimeBadge { with { $0.isPinned = isPinned } }

  /// Sets the pictures of a burst, for a style whose `burst` is `frames`. Example: `SlimeBadge($chat.unread).burst([])`
  public func burst(_ images: [UIImage]) -> SlimeBadge { with { $0.images = images } }

  /// Sets the badge's item: another item's count appears immediately, without motion.
  /// Example: `SlimeBadge($chat.unread).item(chat.id)`
  public func item(_ item: some Hashable) -> SlimeBadge { with { $0.item = AnyHashable(item) } }

  private func with(_ change: (inout SlimeBadge) -> Void) -> SlimeBadge {
    var badge = self
    change(&badge)
    return badge
  }

  /// Shows the badge in UIKit's view.
  public var body: some View {
    Represented(badge: self)
  }

  struct Represented: UIViewRepresentable {
    let badge: SlimeBadge

    func makeCoordinator() -> Answer { Answer() }

    func makeUIView(context: Context) -> SlimeBadgeView { SlimeBadgeView(count: badge.count) }

    func updateUIView(_ view: SlimeBadgeView, context: Context) {
      update(view, context.coordinator, context.environment)
    }

    func update(_ view: SlimeBadgeView, _ answer: Answer, _ environment: EnvironmentValues) {
      let supple = environment.supple
      view.turn(view, to: environment)
      view.follow(environment)
      view.style = supple.slimeBadge
      (view.labels, view.isHapticsEnabled) = (supple.labels, supple.isHapticsEnabled)
      if answer.tint != badge.color { view.tintColor = badge.color.map { UIColor($0) } }
      answer.tint = badge.color
      view.isEnabled = environment.isEnabled
      view.accessibilityLabel = badge.label
      view.item = badge.item
      view.isPinned = badge.isPinned
      view.showsConstruction = supple.showsConstruction
      if view.burstImages != badge.images { view.burstImages = badge.images }
      view.shouldClear = { [question = badge.question, item = badge.item] view in
        answer.ask(question, of: item, on: view)
      }
      (view.parts.place.names, view.parts.place.restore) = (badge.names, badge.restore)
      view.parts.place.onCascade = badge.onCascade
      view.parts.place.enter(view)
      guard badge.names.sum == nil else { return }
      answer.take(badge.count, badge.count == 0 ? nil : badge.text, of: badge.item, on: view)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: SlimeBadgeView, context: Context) -> CGSize? {
      uiView.intrinsicContentSize
    }
  }

  /// The model's count, and whether a decision is pending. Until then the model still has the old count, and SwiftUI may
  /// update the view with it. So the badge returns only after the answer.
  @MainActor final class Answer {
    var tint: Color?
    private var asked: (item: AnyHashable?, number: Int)?
    private var questions = 0
    private var latest: (count: Int?, text: String?) = (0, nil)

    func take(_ count: Int?, _ text: String?, of item: AnyHashable?, on view: SlimeBadgeView) {
      latest = (count, text)
      if let asked {
        // Another item has no pending decision.
        guard asked.item != item else { return }
        self.asked = nil
      }
      show(on: view)
    }

    fileprivate func ask(_ question: Question, of item: AnyHashable?, on view: SlimeBadgeView) -> Bool {
      switch question {
      case .now(let ask): return ask()
      case .later(let ask):
        questions += 1
        let (number, before) = (questions, latest)
        asked = (item, number)
        Task { [weak view] in
          let isCleared = await ask()
          guard asked?.number == number else { return }
          asked = nil
          // After true only a count that arrived in the meantime is shown.
          if let view, !isCleared || latest != before { show(on: view) }
        }
        return true
      }
    }

    private func show(on view: SlimeBadgeView) { (view.count, view.text) = latest }
  }
}

extension View {
  /// Adds a badge to a corner of this view; torn off, it sets the binding to 0.
  ///
  /// ```swift
  /// Avatar(chat).slimeBadge($chat.unread, label: chat.name, group: "inbox")
  /// ```
  public func slimeBadge(
    _ count: Binding<Int>, label: String? = nil, group: String? = nil, tint: Color? = nil,
    alignment: Alignment = .topTrailing
  ) -> some View {
    overlay(alignment: alignment) { SlimeBadge(count, label: label).group(group).tint(tint) }
  }

  /// Adds a badge with the sum of a group to a corner of this view. Example: `Text("Inbox").slimeBadge(sumOf: "inbox")`
  public func slimeBadge(
    sumOf group: String, label: String? = nil, tint: Color? = nil, alignment: Alignment = .topTrailing
  ) -> some View {
    overlay(alignment: alignment) { SlimeBadge(sumOf: group, label: label).tint(tint) }
  }

  /// Adds a plain dot to a corner of this view; torn off, it sets the binding to false.
  /// Example: `Avatar(chat).slimeBadge(isPresented: $chat.isNew, label: chat.name)`
  public func slimeBadge(
    isPresented: Binding<Bool>, label: String? = nil, tint: Color? = nil, alignment: Alignment = .topTrailing
  ) -> some View {
    overlay(alignment: alignment) { SlimeBadge(isPresented: isPresented, label: label).tint(tint) }
  }

  /// Sets the style of the badges in this view. Example: `ChatRow(chat).slimeBadgeStyle(.classic)`
  public func slimeBadgeStyle(_ style: SlimeBadgeStyle) -> some View {
    environment(\.supple.slimeBadge, style)
  }

  /// Draws the construction over the connectors of the badges in this view, for teaching.
  /// Example: `ChatRow(chat).slimeBadgeConstruction()`
  public func slimeBadgeConstruction(_ isShown: Bool = true) -> some View {
    environment(\.supple.showsConstruction, isShown)
  }
}
#endif
