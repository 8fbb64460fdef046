// The code that SwiftPM generates for a module with resources.
import Foundation

extension Bundle {
  static let module = Bundle()
}
