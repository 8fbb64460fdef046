import ArgumentParser
import CommandConventions
import ScriptArguments
import Foundation
import SuppleGallery
import SuppleMovie
import SuppleScene
import SuppleScript

/// Renders a script as pictures or a movie.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "supple render",
    abstract: "Render a script as pictures or a movie.",
    discussion: """
      The file name extension of OUT sets the format:

        .png    the picture at one time, or with --sheet at several
        .svg    the picture at one time, as vectors
        .apng   a movie without loss, frames exactly 1/fps apart
        .gif    a movie of 256 colours, at most 50 frames a second
        .webp   a movie for web pages, without loss
        .mp4    a movie in H.264 (x264, preset \(OutputFormat.videoPreset))
        .webm   a movie in VP9

      A movie lasts as long as the script: its duration, else until everything has settled, at most 30 s after its last \
      event.

        supple render Examples/chat-heads-throw.json -o throw.mp4
        supple render Examples/slime-badge-tear.json -o tear.png --times 0.4 --scale 3
        supple render Examples/flipping-notch-pull.json -o flip.png --sheet --times 1,1.1,1.2,1.3
        supple render Examples/messenger-morning.json -o morning.webp --device --show-touches

      Movies need ffmpeg. OUT is replaced only by a complete file. The exit status is 64 for bad arguments, 65 for a \
      bad script, 66 for a missing file, 69 without ffmpeg, and 73 if OUT cannot be written. An ffmpeg without \
      progress for two minutes is ended, with 69.
      """, version: suppleVersion)

  @Argument(help: "The script's file.")
  var file: String

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The file to make.", valueName: "out"))
  var outputs: [String]

  @Option(
    parsing: .unconditional, help: "Frames a second, from 0.1 to 240. (default: 60; 50 for .gif)")
  var fps: Double?

  @Option(parsing: .unconditional, help: "Pixels a point, from 0.1 to 8. (default: 2; 1 for .gif)")
  var scale: Double?

  @Option(
    parsing: .unconditional,
    help:
      "The time of a picture, or the times of a sheet, in seconds: 0,0.1,0.2 (default: the start; 12 over all)"
  )
  var times: String?

  @Option(parsing: .unconditional, help: "Time of the last frame, in seconds.")
  var until: Double?

  @Flag(help: "Several pictures on one .png, each with its time below it.")
  var sheet = false

  @Option(
    parsing: .unconditional,
    help: "The background: #rgb, #rrggbb, #rrggbbaa, or none for clear (.png, .svg, .apng, .webp).")
  var background: String?

  @Option(
    help: "The artwork's colours: light or dark. (default: light)",
    completion: .list(Appearance.allCases.map(\.rawValue)), transform: Appearance.value(named:))
  var appearance = Appearance.light

  @Flag(help: "A soft dot under each finger.")
  var showTouches = false

  @Flag(help: "The construction of a badge's connector, over it.")
  var construction = false

  @Flag(help: "A phone around the screen.")
  var device = false

  @Option(
    help: ArgumentHelp(
      "Pictures of heads, each named after its head: anna.png, ben.jpg", valueName: "directory"))
  var images: String?

  func run() throws {
    // Not in `validate()`, which ArgumentParser calls before it reports unknown options.
    let request = try request()
    guard !isSameFile(file, request.output) else {
      throw ValidationError("--output is \(request.output), the script's own file; choose another name")
    }
    var script = try ScriptFile.read(file)
    if construction, !script.showConstruction() {
      throw ExitStatus.badArguments.because(
        "--construction is for scripts with a badge, but \(file) has none")
    }
    do throws(RenderError) {
      try request.fulfil(script, options: try options(for: script, background: request.background))
    } catch {
      throw error.exitStatus.because(error.description)
    }
  }

  /// Whether two paths lead to the same existing file.
  private func isSameFile(_ first: String, _ second: String) -> Bool {
    var (one, other) = (stat(), stat())
    guard stat(first, &one) == 0, stat(second, &other) == 0 else { return false }
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }

  private func options(
    for script: Script, background: RGBAColor?
  ) throws(RenderError) -> Gallery.Options {
    var pictures = PictureStore()
    if let images {
      do {
        let ids = (1...Int32.max).lazy.map { script.names.id(of: $0) }.prefix { $0 != nil }.compactMap { $0 }
        pictures = try PictureStore(directory: images, ids: ids)
      } catch {
        throw .noPictures(reason: "\(error)")
      }
    }
    return Gallery.Options(
      appearance: appearance, hasDevice: device, showsTouches: showTouches, background: background,
      pictures: pictures)
  }
}
