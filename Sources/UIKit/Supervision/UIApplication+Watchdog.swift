public import Foundation

extension UIApplication {
  /// The seconds within which a main thread that does not respond is noticed. Default: 0, for no watch.
  ///
  /// LAMINA_WATCHDOG sets it before launch, and so has a program to: it is read in `UIApplicationMain`.
  /// A line on standard error says where the main thread is, and another that it responds again. Under
  /// systemd, `WatchdogSec=` asks for a watch too, and the service manager is told meanwhile that the
  /// program works. A watch wakes the program four times in each interval. Main thread only. Traps if
  /// it is negative or not finite. This property is an extension of Lamina.
  public static var watchdogInterval: TimeInterval = 0 {
    didSet {
      require(
        watchdogInterval >= 0 && watchdogInterval.isFinite,
        "A watchdog interval of \(watchdogInterval) seconds")
    }
  }
}
