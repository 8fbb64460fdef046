/// A cache that painters share between drawings: laid out texts and blurred shadows.
///
/// All painters of one movie should share one cache. Its size is limited to about 40 MB. It must be used by one thread
/// at a time.
public final class DrawingCache {
  let texts = TextLayouts()
  let masks = BlurredMasks()

  /// Creates an empty cache.
  public init() {}
}
