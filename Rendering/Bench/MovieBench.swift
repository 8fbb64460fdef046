import Foundation

/// Compares the time to make a movie with its duration: `supple render` at 390 by 844 points, two pixels per point,
/// sixty frames per second, encoded by x264.
struct MovieBench {
  /// Seconds of movie per second of work; the best of three runs.
  let speed: Double
  /// The result, in one line.
  let report: String

  private static let duration = 3.0

  private enum Failure: Error {
    /// The program failed with this exit status.
    case ended(Int32)
  }

  /// Measures; nil, after printing a line, if `make build` has not built the program.
  init?(rendering: URL) throws {
    let repository = rendering.deletingLastPathComponent()
    let program = repository.appendingPathComponent("bin/supple-render")
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      print("No \(program.path): a movie was not made. `make build` leaves it there.")
      return nil
    }
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("supple-bench-\(getpid())")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    var best = Double.infinity
    for _ in 0..<3 {
      let process = Process()
      process.executableURL = program
      process.arguments = [
        repository.appendingPathComponent("Examples/messenger-two-fingers.json").path, "-o",
        directory.appendingPathComponent("movie.mp4").path, "--scale", "2", "--fps", "60", "--until",
        String(MovieBench.duration),
      ]
      let start = ContinuousClock().now
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw Failure.ended(process.terminationStatus) }
      best = min(best, (ContinuousClock().now - start) / .seconds(1))
    }
    speed = MovieBench.duration / best
    report = String(
      format:
        "a movie of %.0f s (780 by 1688 pixels, 60 a second, x264 veryfast): %.2f s, %.1f times as fast as it plays",
      MovieBench.duration, best, speed)
  }
}
