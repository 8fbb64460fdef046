/// Serializes the tests of a process, which share clock, display links and settings.
public enum StandInTurn {
  /// Performs a test once the earlier ones have ended.
  public static func run(_ body: @Sendable () async throws -> Void) async throws {
    await Turn.shared.take()
    let result: Result<Void, any Error>
    do { result = .success(try await body()) } catch { result = .failure(error) }
    await Turn.shared.leave()
    try result.get()
  }

  private actor Turn {
    static let shared = Turn()
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func take() async {
      guard isTaken else { return isTaken = true }
      await withCheckedContinuation { waiting.append($0) }
    }

    func leave() {
      if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
  }
}
