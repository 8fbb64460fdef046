import Foundation

/// The list of temporary files and running encoders, which an interrupted program must not leave behind.
///
/// A program has one list. Its lock is held while an entry is created, finished or cleaned up, so that an interruption
/// finds each entry either on the list or done.
public final class UnfinishedWork: @unchecked Sendable {
  private let lock = NSLock()
  private var files: Set<String> = []
  private var encoders: Set<Int32> = []

  /// Creates an empty list.
  public init() {}

  /// Cleans up when a signal ends the program, and then ends it by the same signal.
  ///
  /// This must be called on the main thread before other threads exist: they inherit that these signals are blocked.
  public func watchSignals() {
    // A closed pipe or a full disk is reported by the call that writes.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var signals = sigset_t()
    sigemptyset(&signals)
    // Ignored signals stay ignored: SIGHUP by `nohup`, SIGINT and SIGQUIT by a shell that runs a job in the background.
    for number in [SIGINT, SIGTERM, SIGQUIT, SIGHUP] where !isIgnored(number) { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let thread = Thread { [self, signals] in
      var signals = signals
      var number: Int32 = 0
      while sigwait(&signals, &number) != 0 {}
      end(by: number, of: signals)
    }
    thread.name = "signals"
    thread.start()
  }

  private func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Glibc)
      return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    #else
      return unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == 1
    #endif
  }

  private func end(by number: Int32, of signals: sigset_t) {
    // The lock is not released, so that no other work is begun or finished.
    lock.lock()
    for encoder in encoders { killGroup(of: encoder) }
    for file in files { unlink(file) }
    // The program ends by the signal, so that its parent process sees the cause.
    signal(number, SIG_DFL)
    var signals = signals
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
  }

  /// Creates a file, and adds it to the list if its descriptor is valid.
  func addFile(_ make: () -> (Int32, String)) -> (Int32, String) {
    lock.withLock {
      let made = make()
      if made.0 >= 0 { files.insert(made.1) }
      return made
    }
  }

  /// Deletes an unfinished file.
  func deleteFile(_ path: String) {
    lock.withLock {
      unlink(path)
      files.remove(path)
    }
  }

  /// Renames a finished file. Returns false and sets `errno` if that fails.
  func keepFile(_ path: String, as finalPath: String) -> Bool {
    lock.withLock {
      guard rename(path, finalPath) == 0 else { return false }
      files.remove(path)
      return true
    }
  }

  /// Starts an encoder and adds it to the list.
  func addEncoder(_ process: Process) throws {
    try lock.withLock {
      try process.run()
      encoders.insert(process.processIdentifier)
    }
  }

  /// Removes an encoder that has ended.
  func removeEncoder(_ process: Process) {
    lock.withLock { _ = encoders.remove(process.processIdentifier) }
  }
}
