import Foundation

// Page: https://developer.apple.com/documentation/quartzcore/catransaction; iOS 2
open class CATransaction: NSObject {
  nonisolated(unsafe) private static var levels: [Bool] = []
  nonisolated(unsafe) public static var standInCommits = 0
  open class func begin() { levels.append(levels.last ?? false) }
  open class func commit() {
    levels.removeLast()
    if levels.isEmpty { standInCommits += 1 }
  }
  open class func disableActions() -> Bool { levels.last ?? false }
  open class func setDisableActions(_ flag: Bool) {
    precondition(!levels.isEmpty, "outside of begin and commit it lasts until the run loop turns")
    levels[levels.count - 1] = flag
  }
}
