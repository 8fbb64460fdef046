import Foundation

/// A progress bar in one line of the terminal, which is removed at the end.
///
/// It is not shown if standard error is not a terminal, or if the work ends soon.
public final class ProgressBar {
  private static let quietTime = 0.4
  private static let pause = 0.1
  private static let width = 24

  private let isShown: Bool
  private let begin = ProgressBar.now
  private var last: Double
  private var isOnScreen = false

  /// Starts the bar's clock.
  public init() {
    isShown = isatty(2) == 1
    last = begin + ProgressBar.quietTime - ProgressBar.pause
  }

  deinit { clear() }

  /// Shows that `done` of `total` pieces are done.
  public func show(_ done: Int, of total: Int) {
    guard isShown, total > 0 else { return }
    let now = ProgressBar.now
    guard now >= last + ProgressBar.pause else { return }
    last = now
    let part = min(max(Double(done) / Double(total), 0), 1)
    let filled = Int(part * Double(ProgressBar.width))
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: ProgressBar.width - filled)
    let left = part > 0 ? (now - begin) / part * (1 - part) : 0
    let seconds = left < 99_999 ? "\(Int(left.rounded(.up))) s left" : ""
    write("\r\u{1B}[K\(bar) \(Int(part * 100)) %  \(done) of \(total) frames  \(seconds)")
    isOnScreen = true
  }

  /// Removes the bar.
  public func clear() {
    guard isOnScreen else { return }
    isOnScreen = false
    write("\r\u{1B}[K")
  }

  private func write(_ text: String) { _ = writeAll(Array(text.utf8), to: 2) }

  private static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}
