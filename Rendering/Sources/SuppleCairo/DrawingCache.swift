/// What painters keep from one drawing to the next: texts that were set and shadows that were blurred.
///
/// Painters that draw the frames of one movie share one. It holds at most some 40 MB, and belongs to one thread at a time.
public final class DrawingCache {
  let texts = TextLayouts()
  let masks = BlurredMasks()

  /// An empty one.
  public init() {}
}
