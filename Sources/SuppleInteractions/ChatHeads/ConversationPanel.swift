import SuppleMotion
import SuppleScene

/// One conversation on its way out of its head, open, or on its way back.
struct ConversationPanel: Sendable {
  /// The head it belongs to.
  let head: Int32
  /// The x it grows from: the head's.
  var anchorX: Double
  /// Its scale about the anchor.
  var scale: Motion
  /// Its opacity.
  var opacity: Motion
  /// Whether it is on its way out: gone as soon as it rests.
  var isLeaving: Bool

  var restTime: Double { max(scale.restTime, opacity.restTime) }
}

extension ChatHeadsMachine {
  /// Whether a conversation is to be seen that is not on its way back.
  var isConversationOpen: Bool { panels.contains { !$0.isLeaving } }

  /// In an open row in which nothing is dragged or thrown there is a conversation: it grows if there is none.
  func showConversation() {
    guard case .row(let selected, _) = state, state.dragged == 0, state.swallow == nil, !isConversationOpen
    else { return }
    growPanel(for: selected, anchorX: slotX(of: selected), at: now)
  }

  /// Lets a conversation grow out of its head.
  func growPanel(for head: Int32, anchorX: Double, at time: Double) {
    var panel = ConversationPanel(
      head: head, anchorX: anchorX, scale: .resting(at: 0), opacity: .resting(at: 1), isLeaving: false)
    takeBack(&panel)
    if preferences.reducedMotion {
      panel.opacity = Motion.resting(at: 0).retargeted(
        to: 1, at: time, timing: .fade(duration: HeadTravel.fadeDuration))
      panel.scale = .resting(at: 1)
    } else {
      panel.opacity = panel.opacity.retargeted(
        to: 1, at: time, timing: .fade(duration: HeadTravel.fadeDuration))
      switch geometry.style.changes {
      case .springs:
        panel.scale = panel.scale.retargeted(
          to: 1, at: time, timing: .spring(geometry.style.openSpring, within: .fractions))
      case .recorded:
        let peak = time + geometry.style.openDuration
        panel.scale = .curve(
          TimedCurve(
            start: time, duration: geometry.style.openDuration, from: panel.scale.value(at: time),
            to: geometry.style.openPeak,
            easing: .easeInOut, shape: .squared),
          then: TimedCurve(
            start: peak, duration: geometry.style.openDuration, from: geometry.style.openPeak, to: 1,
            easing: .easeInOut))
      }
    }
    panels.append(panel)
  }

  /// A conversation that was on its way back turns round where it is.
  private func takeBack(_ panel: inout ConversationPanel) {
    for index in panels.indices.reversed() where panels[index].head == panel.head {
      panel = panels[index]
      panel.isLeaving = false
      panels.remove(at: index)
    }
  }

  /// Lets every open conversation go back into its head.
  func shrinkPanels(at time: Double) {
    for index in panels.indices where !panels[index].isLeaving {
      panels[index].isLeaving = true
      if preferences.reducedMotion {
        panels[index].opacity = panels[index].opacity.retargeted(
          to: 0, at: time, timing: .fade(duration: HeadTravel.fadeDuration))
      } else {
        switch geometry.style.changes {
        case .springs:
          panels[index].scale = panels[index].scale.retargeted(
            to: 0, at: time, timing: .spring(geometry.style.closeSpring, within: .fractions))
        case .recorded:
          panels[index].scale = .curve(
            TimedCurve(
              start: time, duration: geometry.style.openDuration, from: panels[index].scale.value(at: time),
              to: 0,
              easing: .easeInOut, shape: .complementSquared), then: nil)
        }
      }
    }
  }

  /// Brings another head's conversation to the front of the open one, in the same place.
  func switchPanel(to head: Int32, anchorX: Double, at time: Double) {
    for index in panels.indices where !panels[index].isLeaving {
      panels[index].isLeaving = true
      panels[index].opacity = panels[index].opacity.retargeted(
        to: 0, at: time, timing: .fade(duration: HeadTravel.fadeDuration))
    }
    var panel = ConversationPanel(
      head: head, anchorX: anchorX, scale: .resting(at: preferences.reducedMotion ? 1 : 0.92),
      opacity: .resting(at: 0),
      isLeaving: false)
    takeBack(&panel)
    panel.opacity = panel.opacity.retargeted(
      to: 1, at: time, timing: .fade(duration: HeadTravel.fadeDuration))
    if !preferences.reducedMotion {
      panel.scale = panel.scale.retargeted(
        to: 1, at: time, timing: .spring(geometry.style.openSpring, within: .fractions))
    }
    panels.append(panel)
  }

  /// Darkens or lightens the veil behind the conversation.
  func setDim(_ isDark: Bool, at time: Double) {
    let goal = isDark ? geometry.style.dimOpacity : 0
    guard dim.target != goal else { return }
    if preferences.reducedMotion {
      dim = dim.retargeted(to: goal, at: time, timing: .fade(duration: HeadTravel.fadeDuration))
      return
    }
    switch geometry.style.changes {
    case .springs:
      dim = dim.retargeted(
        to: goal, at: time, timing: .spring(geometry.style.closeSpring, within: .fractions))
    case .recorded:
      dim = .curve(
        TimedCurve(
          start: time, duration: geometry.style.openDuration, from: dim.value(at: time), to: goal,
          easing: .easeInOut),
        then: nil)
    }
  }
}
