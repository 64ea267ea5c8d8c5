public import Foundation
import QuartzCore

/// Something that the user did.
///
/// Source: Apple, "UIEvent".
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// When it happened: seconds on the clock of `CACurrentMediaTime()`.
  public let timestamp: TimeInterval

  package init(timestamp: TimeInterval) {
    self.timestamp = timestamp
  }
}
