import SuppleCairo
import SuppleScene
import SuppleScript

/// Draws the frames of a script with sample data in place of an app's content: people, conversations, payments, and a
/// phone around the screen.
///
/// ```swift
/// let gallery = try Gallery(script, scale: 2, options: Gallery.Options(hasDevice: true))
/// let pixels = try Pixels(width: gallery.width, height: gallery.height)
/// script.play(.rate(60)) { frame, _ in gallery.draw(frame, into: pixels) }
/// ```
///
/// Frames must be drawn in the order of their times, because a gallery records inserted rows and unread messages. It
/// must be used by one thread at a time.
public final class Gallery {
  /// The options of a gallery.
  public struct Options {
    /// Light or dark colours.
    public var appearance: Appearance
    /// Whether a phone is drawn around the screen, with the chrome of its system.
    public var hasDevice: Bool
    /// Whether a dot is drawn at each finger.
    public var showsTouches: Bool
    /// Background around the phone, or behind the layers if there is no phone. Nil for the gallery's own.
    public var background: RGBAColor?
    /// Pictures of people.
    public var pictures: PictureStore

    /// Creates options; the default is the screen alone, in light colours.
    public init(
      appearance: Appearance = .light, hasDevice: Bool = false, showsTouches: Bool = false,
      background: RGBAColor? = nil, pictures: PictureStore = PictureStore()
    ) {
      self.appearance = appearance
      self.hasDevice = hasDevice
      self.showsTouches = showsTouches
      self.background = background
      self.pictures = pictures
    }
  }

  /// Size of the picture in points: the screen, or the phone with a margin around it.
  public let size: Size
  /// Device pixels per point.
  public let scale: Double
  private let slotRenderer: GallerySlotRenderer
  private let cache = DrawingCache()
  private var dressed = Frame()
  private var renderer: FrameRenderer
  /// The cached picture around a screen of a given size.
  private var surroundings: (viewport: Size, pixels: Pixels?)?

  /// Creates a gallery for the frames of a script, with `scale` pixels per point.
  public init(_ script: Script, scale: Double, options: Options = Options()) {
    slotRenderer = GallerySlotRenderer(script, options: options)
    self.scale = scale
    size = slotRenderer.history.screenSizes.reduce(Size.zero) { greatest, viewport in
      let size = options.hasDevice ? PhoneFrame(viewport: viewport).size : viewport
      return Size(width: max(greatest.width, size.width), height: max(greatest.height, size.height))
    }
    renderer = FrameRenderer(size: script.viewport.size, scale: scale, slotRenderer: slotRenderer)
  }

  /// Width of the picture, in pixels.
  public var width: Int { Gallery.pixels(size.width * scale) }
  /// Height of the picture, in pixels.
  public var height: Int { Gallery.pixels(size.height * scale) }

  /// Replaces the content of `pixels` by a frame.
  public func draw(_ frame: ReplayFrame, into pixels: Pixels) {
    let viewport = prepare(frame)
    guard slotRenderer.hasDevice || viewport != size else { return renderer.draw(dressed, into: pixels) }
    let painter = Painter(on: pixels, scale: scale, cache: cache)
    let surroundings = surroundings(of: viewport)
    if let surroundings { pixels.copy(surroundings) } else { pixels.clear() }
    let corner = corner(of: viewport)
    painter.saved {
      painter.translate(x: corner.x, y: corner.y)
      renderer.draw(dressed, with: painter)
    }
    if slotRenderer.hasDevice, let surroundings {
      let box = Rect(x: corner.x, y: corner.y, width: viewport.width, height: viewport.height)
      pixels.restoreCorners(
        of: box, radius: PhoneFrame(viewport: viewport).screenRadius, scale: scale, from: surroundings)
    }
  }

  /// Draws a frame at the origin of a painter, as vectors if the painter draws vectors.
  public func draw(_ frame: ReplayFrame, with painter: Painter) {
    let viewport = prepare(frame)
    guard slotRenderer.hasDevice || viewport != size else { return renderer.draw(dressed, with: painter) }
    drawSurroundings(of: viewport, with: painter)
    painter.saved {
      let corner = corner(of: viewport)
      painter.translate(x: corner.x, y: corner.y)
      if slotRenderer.hasDevice {
        let bounds = Rect(x: 0, y: 0, width: viewport.width, height: viewport.height)
        painter.clip(to: .rectangle(bounds, radius: PhoneFrame(viewport: viewport).screenRadius))
      }
      renderer.draw(dressed, with: painter)
    }
  }

  /// Records a frame, adds chrome to it, and returns the size of the screen at its time.
  private func prepare(_ frame: ReplayFrame) -> Size {
    dressed = frame.scene
    slotRenderer.prepare(frame)
    slotRenderer.addChrome(to: &dressed)
    let viewport = slotRenderer.history.viewport(at: frame.time).size
    if renderer.size != viewport {
      renderer = FrameRenderer(size: viewport, scale: scale, slotRenderer: slotRenderer)
    }
    return viewport
  }

  /// Position of the top left corner of a screen in the picture, rounded to a whole pixel.
  private func corner(of viewport: Size) -> Point {
    func whole(_ length: Double) -> Double { (length * scale).rounded() / scale }
    guard slotRenderer.hasDevice else {
      return Point(x: whole((size.width - viewport.width) / 2), y: whole((size.height - viewport.height) / 2))
    }
    let phone = PhoneFrame(viewport: viewport).size
    return Point(
      x: whole((size.width - phone.width) / 2 + PhoneFrame.margin.left + PhoneFrame.bezel),
      y: whole((size.height - phone.height) / 2 + PhoneFrame.margin.top + PhoneFrame.bezel))
  }

  /// Returns the background and the phone around a screen, from the cache or newly drawn.
  private func surroundings(of viewport: Size) -> Pixels? {
    if let surroundings, surroundings.viewport == viewport { return surroundings.pixels }
    let made = try? Pixels(width: width, height: height)
    if let made { drawSurroundings(of: viewport, with: Painter(on: made, scale: scale, cache: cache)) }
    surroundings = (viewport, made)
    return made
  }

  private func drawSurroundings(of viewport: Size, with painter: Painter) {
    drawGround(with: painter)
    guard slotRenderer.hasDevice else { return }
    painter.saved {
      let corner = corner(of: viewport)
      painter.translate(x: corner.x, y: corner.y)
      PhoneFrame(viewport: viewport).drawBody(palette: slotRenderer.palette, with: painter)
    }
  }

  private func drawGround(with painter: Painter) {
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    if let background = slotRenderer.background {
      painter.fill(with: .color(background))
      return
    }
    let palette = slotRenderer.palette
    painter.fill(
      with: .radial(
        center: Point(x: bounds.width / 2, y: 0.46 * bounds.height),
        radius: max(1, 0.68 * max(bounds.width, bounds.height)),
        [GradientStop(0, palette.groundGlow), GradientStop(1, palette.ground)]))
  }

  /// Converts a length to whole pixels; 0 if no picture can be that large.
  private static func pixels(_ length: Double) -> Int {
    length > 0 && length < 1e6 ? max(1, Int(length.rounded())) : 0
  }
}
