import CommandConventions
import Foundation
import SuppleGallery
import SuppleMovie
import SuppleScene
import SuppleScript

extension RenderRequest {
  /// Renders the request.
  func fulfil(_ script: Script, options: Gallery.Options) throws(RenderError) {
    let unfinished = UnfinishedWork()
    unfinished.watchSignals()
    let progress = ProgressBar()
    let staging = Staging(script, scale: scale, options: options)
    let still = StillFile(of: staging)
    switch product {
    case .picture(let time):
      try still.writePicture(at: time, to: output, unfinished: unfinished)
    case .vectors(let time):
      try still.writeVectors(at: time, to: output, unfinished: unfinished)
    case .sheet(let sheetTimes):
      try still.writeSheet(
        of: times(of: sheetTimes, in: still), to: output, palette: Palette(options.appearance),
        unfinished: unfinished, progress: progress)
    case .movie(let format, let rate, let until):
      let movie = MovieFile(
        of: staging, as: format, rate: rate, until: until, isClear: options.background?.alpha ?? 255 < 255)
      try movie.write(to: output, unfinished: unfinished, progress: progress)
    }
  }

  private func times(of sheet: SheetTimes, in still: StillFile) -> [Double] {
    switch sheet {
    case .list(let times): times
    case .rate(let rate, let until): still.times(rate: rate, until: until)
    case .dozen(let until): still.evenTimes(12, until: until)
    }
  }
}

extension RenderError {
  /// The exit status of the error.
  var exitStatus: ExitStatus {
    switch self {
    case .noPictures: .noInput
    case .missingProgram, .missingEncoder, .encoderHangs: .missingProgram
    case .cannotWrite, .encoderFailed: .cannotWrite
    case .tooLarge, .tooManyPictures: .badArguments
    case .outOfMemory: .systemError
    }
  }
}
