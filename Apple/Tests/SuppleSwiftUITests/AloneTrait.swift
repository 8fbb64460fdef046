#if !canImport(ObjectiveC)
  import QuartzCore
  import Testing

  /// Runs the tests of a suite while no other test of the process runs: all share the stand-ins' clock and settings.
  struct AloneTrait: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await StandInTurn.run(function)
    }
  }

  extension Trait where Self == AloneTrait {
    static var alone: Self { Self() }
  }
#endif
