import ArgumentParser
import CommandConventions
import Foundation
import ScriptArguments
import SuppleScript

/// Plays a script without a screen, and prints each frame as one line of JSON.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Play a script and print its frames as JSON Lines.",
    discussion: """
      One frame per line: its time, the time of the next one, its layers from back to front, and the events since the \
      last frame. The same script gives the same bytes on every machine. The output ends with the script's duration, \
      otherwise when everything has settled, at most 30 s after the last event. More than 200,000 frames are an error: \
      nothing is printed if --until, the duration or the last event is beyond them, otherwise the frames up to there.

        supple replay Examples/chat-heads-throw.json
        supple replay Examples/slime-badge-tear.json --times 0,0.25,0.5

      The exit status is 64 for bad arguments, 65 for a bad script, 66 for a missing file, and 73 if the frames cannot \
      be written.
      """)

  @Argument(help: "The script's file.")
  var file: String

  @Option(parsing: .unconditional, help: "Frames per second. (default: 60)")
  var fps: Double?

  @Option(parsing: .unconditional, help: "Times of the frames instead of --fps, in seconds: 0,0.1,0.2")
  var times: String?

  @Option(parsing: .unconditional, help: "Time of the last frame, in seconds.")
  var until: Double?

  @Flag(help: .init("Print the calls by which the WebAssembly module plays it.", visibility: .hidden))
  var calls = false

  func run() throws {
    // Not in `validate()`, which ArgumentParser calls before it reports unknown options.
    let times = try frameTimes()
    let script = try ScriptFile.read(file)
    var output = StandardOutput()
    if case .rate(let rate, let until) = times {
      let last = until ?? script.duration ?? script.events.last?.time ?? 0
      guard last * rate < Double(ReplayCommand.maximumCount) else { throw ReplayCommand.tooManyFrames }
    }
    if calls {
      try CallLines.write(script, times, to: &output)
      return
    }
    var line = ""
    var count = 0
    try script.play(times) { (frame, names) throws in
      count += 1
      guard count <= ReplayCommand.maximumCount else {
        try output.flush()
        throw ReplayCommand.tooManyFrames
      }
      line.removeAll(keepingCapacity: true)
      FrameLine.append(frame, names: names, to: &line)
      line += "\n"
      try output.write(line)
    }
    try output.flush()
  }

  /// The maximum number of frames of a replay: 55 minutes at 60 a second.
  private static let maximumCount = 200_000

  private static var tooManyFrames: ExitCode {
    ExitStatus.badArguments.because(
      "there are more than \(maximumCount) frames; choose some with --times, or fewer with --fps or --until")
  }

  private func frameTimes() throws -> FrameTimes {
    try FrameTimesArgument.check(until: until)
    if let fps, !(fps > 0 && fps <= 100_000) {
      throw ValidationError("--fps is \(fps), but must be above 0 and at most 100000")
    }
    guard let times else { return .rate(fps ?? 60, until: until) }
    guard fps == nil else { throw ValidationError("--times and --fps exclude each other") }
    return .list(try FrameTimesArgument.parse(times, until: until))
  }
}
