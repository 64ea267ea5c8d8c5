public import Foundation

/// Told of the application's life. Every method has a default that does nothing.
///
/// Source: Apple, "UIApplicationDelegate".
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The display is there and has a size; windows may be shown. The result is not used.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The window has the keyboard.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The window loses the keyboard.
  func applicationWillResignActive(_ application: UIApplication)
  /// The application ends: on SIGTERM or SIGINT, when its window is closed, on Escape.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// What `@main` calls on the delegate's class.
  public static func main() {
    UIApplication.run { makeDelegate(of: self) }
  }
}
