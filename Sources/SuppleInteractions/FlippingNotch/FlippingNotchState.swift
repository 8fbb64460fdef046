import SuppleMotion
import SuppleScene

/// What a flipping notch is doing.
public indirect enum FlippingNotchState: Sendable {
  /// Nothing; the list may still be falling back.
  case idle
  /// The list is held, and letting go does nothing.
  case pulling(FlippingNotchPull)
  /// The list is held, and letting go fires.
  case armed(FlippingNotchPull)
  /// The card drops out of the notch until the given time (the motion's); an answer that came early waits.
  case dropping(until: Double, answer: FlippingNotchAnswer?)
  /// The card hangs under the notch, and the app has not answered.
  case waiting
  /// So many new rows come in, the first of them on the card, until the given time.
  case flipping(items: Int32, until: Double)
  /// The rows are in the list, which settles until the given time.
  case inserting(until: Double)
  /// The refresh ends without a row.
  case cancelled(FlippingNotchFarewell)
}

/// What the app made of a request.
public enum FlippingNotchAnswer: Sendable, Hashable {
  /// So many new rows, 1 or more.
  case items(Int32)
  /// Nothing new.
  case nothing
  /// A failure, with the number under which the host keeps its text.
  case failure(Int32)
}

/// How a card leaves that does not become a row.
public enum FlippingNotchFarewell: Sendable, Hashable {
  /// It shows a failure until the given time.
  case showingFailure(text: Int32, until: Double)
  /// It slides back up until the given time, the failure still on it if there was one; `items` rows that were on
  /// their way fold up behind it.
  case slidingBack(items: Int32, failure: Int32?, until: Double)
}

/// What moves a flipping notch from one state to another.
indirect enum FlippingNotchSignal {
  /// The list was grabbed, or what holds it moved.
  case pull(FlippingNotchPull)
  /// The list was let go by a finger with this velocity, in points per second.
  case release(finger: Double)
  /// The list was let go without meaning to.
  case abandon
  /// The app starts a refresh.
  case start
  /// The app answers.
  case answer(FlippingNotchAnswer)
  /// The app calls it off.
  case cancel
  /// The state's time is up.
  case due
}

extension FlippingNotchMachine {
  /// Every transition there is. What is not listed changes nothing.
  func receive(_ signal: FlippingNotchSignal, at time: Double) {
    switch (state, signal) {
    // A list at rest, falling back, or settling after new rows can be grabbed.
    case (.idle, .pull(let pull)), (.inserting, .pull(let pull)), (.pulling, .pull(let pull)):
      state = pull.isArmed ? .armed(pull) : .pulling(pull)
      if pull.isArmed { emit(.armed) }
    case (.armed, .pull(let pull)):
      state = pull.isArmed ? .armed(pull) : .pulling(pull)
      if !pull.isArmed { emit(.disarmed) }

    // Letting go below the threshold, or without meaning to, does nothing.
    case (.pulling(let pull), .release(let velocity)):
      letGo(pull, finger: velocity, at: time)
    case (.pulling(let pull), .abandon), (.pulling(let pull), .cancel):
      letGo(pull, finger: 0, at: time)
    case (.armed(let pull), .abandon), (.armed(let pull), .cancel):
      emit(.disarmed)
      letGo(pull, finger: 0, at: time)

    // Letting go beyond it fires, as does the app, also while the last card is still sliding back.
    case (.armed(let pull), .release(let velocity)):
      let listVelocity = letGo(pull, finger: velocity, at: time)
      drop(velocity: listVelocity, at: time)
    case (.pulling(let pull), .start), (.armed(let pull), .start):
      let listVelocity = letGo(pull, finger: 0, at: time)
      drop(velocity: listVelocity, at: time)
    case (.idle, .start), (.inserting, .start), (.cancelled(.slidingBack), .start):
      drop(velocity: list.velocity(at: time), at: time)

    // The first answer counts; one that comes early waits for the card.
    case (.dropping(let until, nil), .answer(let answer)):
      state = .dropping(until: until, answer: answer)
    case (.dropping(_, let answer?), .due):
      take(answer, at: time)
    case (.dropping(_, nil), .due):
      state = .waiting
    case (.waiting, .answer(let answer)):
      take(answer, at: time)

    // The card lands, and then the list comes to rest.
    case (.flipping(let items, _), .due):
      land(items, at: time)
    case (.inserting, .due):
      state = .idle

    // Called off, or over: the card slides back up.
    case (.dropping, .cancel), (.waiting, .cancel):
      emit(.cancelled)
      slideBack(at: time)
    case (.flipping(let items, _), .cancel):
      emit(.cancelled)
      slideBack(items: items, at: time)
    case (.cancelled(.showingFailure(let text, _)), .due),
      (.cancelled(.showingFailure(let text, _)), .cancel):
      slideBack(failure: text, at: time)
    case (.cancelled(.slidingBack), .due):
      state = .idle

    default: break
    }
  }

  /// When the state's time is up, in the motion's time.
  var due: Double? {
    switch state {
    case .idle, .pulling, .armed, .waiting: nil
    case .dropping(let until, _), .flipping(_, let until), .inserting(let until): until
    case .cancelled(.showingFailure(_, let until)), .cancelled(.slidingBack(_, _, let until)): until
    }
  }

  private func take(_ answer: FlippingNotchAnswer, at time: Double) {
    switch answer {
    case .items(let count) where rows.room(for: count) > 0:
      bringIn(rows.room(for: count), at: time)
    case .items, .nothing:
      emit(.cancelled)
      slideBack(at: time)
    case .failure(let text):
      emit(.failed(text: text))
      state = .cancelled(.showingFailure(text: text, until: time + geometry.style.failureDuration))
    }
  }
}
