import Isolation

/// Work done in a process of its own, so that a trap ends only that.
enum Isolated {
  /// What `body` came to.
  enum Ending: Sendable, Hashable {
    /// It returned.
    case returned
    /// A signal ended it: it trapped.
    case trapped(signal: Int32)
  }

  /// Three numbers that are the same in both processes: what the other one put there last.
  static var notes: (UInt64, UInt64, UInt64) {
    get { (shared_numbers()[0], shared_numbers()[1], shared_numbers()[2]) }
    set {
      shared_numbers()[0] = newValue.0
      shared_numbers()[1] = newValue.1
      shared_numbers()[2] = newValue.2
    }
  }

  /// Runs `body` in a process of its own and waits for it.
  static func run(_ body: () -> Void) -> Ending {
    // The numbers must be shared before there are two processes.
    _ = shared_numbers()
    return withoutActuallyEscaping(body) { body in
      let box = Body(run: body)
      let ending = withExtendedLifetime(box) {
        run_isolated(
          { context in
            guard let context else { return }
            trap_quietly()
            Unmanaged<Body>.fromOpaque(context).takeUnretainedValue().run()
          }, Unmanaged.passUnretained(box).toOpaque())
      }
      return ending == 0 ? .returned : .trapped(signal: ending)
    }
  }

  private final class Body {
    let run: () -> Void
    init(run: @escaping () -> Void) { self.run = run }
  }
}
