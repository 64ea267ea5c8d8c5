public import Foundation
import QuartzCore

/// An event caused by the user.
///
/// Source: Apple, "UIEvent".
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The time of the event, in seconds on the clock of `CACurrentMediaTime()`.
  public let timestamp: TimeInterval

  package init(timestamp: TimeInterval) {
    self.timestamp = timestamp
  }
}
