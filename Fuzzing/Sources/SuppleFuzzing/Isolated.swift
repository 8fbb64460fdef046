import Foundation
import Isolation

/// Runs code in child processes, so that a trap ends only the child.
enum Isolated {
  /// The ending of a child process.
  enum Ending: Sendable, Hashable {
    /// The body returned.
    case returned
    /// A signal ended the process: the body trapped.
    case trapped(signal: Int32)
    /// The body exceeded its processor time.
    case timedOut
  }

  /// Three numbers in memory that a process shares with its child.
  static var sharedNumbers: (UInt64, UInt64, UInt64) {
    get { (shared_numbers()[0], shared_numbers()[1], shared_numbers()[2]) }
    set {
      shared_numbers()[0] = newValue.0
      shared_numbers()[1] = newValue.1
      shared_numbers()[2] = newValue.2
    }
  }

  /// Runs `body` in a child process and waits for its end.
  static func run(_ body: () -> Void) -> Ending {
    // The shared memory must exist before the process forks.
    _ = shared_numbers()
    let ending = withContext(body) { call, context in run_isolated(call, context) }
    switch ending {
    case 0: return .returned
    case SIGVTALRM: return .timedOut
    default: return .trapped(signal: ending)
    }
  }

  /// Ends this process, a child, after a number of further seconds of processor time, also in an endless loop.
  static func limitTime(to seconds: Int32) { limit_time(seconds) }

  /// Runs `body` in a child process and returns its process id immediately; nil without a process. The child has its
  /// own `sharedNumbers`.
  static func start(_ body: () -> Void) -> Int32? {
    let process = withContext(body) { call, context in start_isolated(call, context) }
    return process < 0 ? nil : process
  }

  /// Waits until a process of `start` ends, and returns its id; nil for none.
  static func waitForAny() -> Int32? {
    let process = wait_for_any()
    return process < 0 ? nil : process
  }

  /// Calls `fork` with `body` as a C function and its context.
  private static func withContext(
    _ body: () -> Void,
    _ fork: (@convention(c) (UnsafeMutableRawPointer?) -> Void, UnsafeMutableRawPointer) -> Int32
  ) -> Int32 {
    withoutActuallyEscaping(body) { body in
      let box = Body(run: body)
      return withExtendedLifetime(box) {
        fork(
          { context in
            guard let context else { return }
            trap_quietly()
            Unmanaged<Body>.fromOpaque(context).takeUnretainedValue().run()
          }, Unmanaged.passUnretained(box).toOpaque())
      }
    }
  }

  private final class Body {
    let run: () -> Void
    init(run: @escaping () -> Void) { self.run = run }
  }
}

/// Numbers in memory that this process shares with later child processes.
struct SharedNumbers {
  private let numbers: UnsafeMutablePointer<UInt64>

  /// `count` zeros. The memory belongs to the process until its end.
  init(count: Int) {
    numbers =
      map_shared(count)
      ?? {
        let own = UnsafeMutablePointer<UInt64>.allocate(capacity: count)
        own.initialize(repeating: 0, count: count)
        return own
      }()
  }

  subscript(index: Int) -> UInt64 {
    get { numbers[index] }
    nonmutating set { numbers[index] = newValue }
  }
}
