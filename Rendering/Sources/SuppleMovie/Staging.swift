import SuppleCairo
import SuppleGallery
import SuppleScript

/// A script and the options for drawing its frames.
public struct Staging {
  /// The script, with the sizes of its messages.
  public let script: Script
  /// Device pixels per point.
  public let scale: Double
  /// The options of the gallery.
  public let options: Gallery.Options

  /// Combines a script with its options.
  public init(_ script: Script, scale: Double, options: Gallery.Options) {
    self.script = script.measuringMessages()
    self.scale = scale
    self.options = options
  }

  /// Creates a gallery at the start of the script. Each pass over the frames needs a gallery of its own, because a
  /// gallery records its frames.
  func gallery() -> Gallery { Gallery(script, scale: scale, options: options) }

  /// Creates transparent pixels of the size of a gallery.
  func pixels(for gallery: Gallery) throws(RenderError) -> Pixels {
    try Pixels(rendering: gallery.width, gallery.height)
  }
}

extension Pixels {
  /// Creates transparent pixels of at least 2 by 2, the smallest size of a movie.
  convenience init(rendering width: Int, _ height: Int) throws(RenderError) {
    guard width <= Pixels.maximumExtent, height <= Pixels.maximumExtent else {
      throw .tooLarge(width: width, height: height)
    }
    do throws(PictureError) {
      try self.init(width: max(2, width), height: max(2, height))
    } catch {
      throw .outOfMemory
    }
  }
}
