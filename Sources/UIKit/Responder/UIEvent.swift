public import Foundation
import QuartzCore

/// An event caused by the user.
///
/// Source: Apple, "UIEvent".
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The time of the event, in seconds on the clock of `CACurrentMediaTime()`.
  open private(set) var timestamp: TimeInterval = 0

  package convenience init(timestamp: TimeInterval) {
    self.init()
    self.timestamp = timestamp
  }
}
