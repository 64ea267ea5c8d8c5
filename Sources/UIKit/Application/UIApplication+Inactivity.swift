public import Foundation
package import RenderServer

extension UIApplication {
  /// Posted when nobody has touched the program for `inactivityInterval`, and not again until it was
  /// used: the place to return to the start screen.
  ///
  /// This notification is an extension of Lamina.
  public nonisolated static let userDidBecomeInactiveNotification = Notification.Name(
    "LaminaUserDidBecomeInactiveNotification")

  /// The seconds without touches, keys or motion of the pointer after which
  /// `userDidBecomeInactiveNotification` is posted. Default: 0, for never.
  ///
  /// Two seconds later, glyphs and layouts that are kept of the text that was read are freed.
  ///
  /// LAMINA_INACTIVITY sets it at launch, and wins over what the program has set before
  /// `UIApplicationMain`. Main thread only. Traps if it is negative or not finite. This property is an
  /// extension of Lamina.
  public static var inactivityInterval: TimeInterval = 0 {
    didSet {
      require(
        inactivityInterval >= 0 && inactivityInterval.isFinite,
        "An inactivity interval of \(inactivityInterval) seconds")
      shared.inactivity = makeMonitor()
    }
  }

  /// The seconds that the way back to the start screen may take.
  private static let returnDuration = 2.0

  private static func makeMonitor() -> InactivityMonitor? {
    guard inactivityInterval > 0 else { return nil }
    return InactivityMonitor(interval: inactivityInterval) {
      NotificationCenter.default.post(name: userDidBecomeInactiveNotification, object: shared)
      InactivityMonitor.dispatch(returnDuration) { freeTextOfUser() }
    }
  }

  /// Frees the glyphs and layouts of the text that the last user has read, so that the memory at the start
  /// screen does not depend on who was there before.
  static func freeTextOfUser() {
    if shared.inactivity?.isUsed != true { Caches.removeText() }
  }

  /// Returns the seconds that LAMINA_INACTIVITY sets, or nil if it is not set.
  package static func inactivityInterval(
    in environment: [String: String]
  ) throws(RenderError) -> TimeInterval? {
    guard let value = environment["LAMINA_INACTIVITY"] else { return nil }
    guard let seconds = Double(value), seconds.isFinite, seconds >= 0 else {
      throw RenderError("LAMINA_INACTIVITY is '\(value)', not a number of seconds")
    }
    return seconds
  }
}
