public import Foundation

/// Told of the application's life. Everything has a default that does nothing.
///
/// Source: Apple, "UIApplicationDelegate".
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The program's window, by convention. Default: nil; setting that does nothing.
  var window: UIWindow? { get set }
  /// The display is there and has a size; windows may be shown. The result is not used.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The window has the keyboard.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The window loses the keyboard.
  func applicationWillResignActive(_ application: UIApplication)
  /// Which orientations the program can show; the content is turned where the display gives another
  /// one. Asked at the launch, with nil, and when the display changes; a set of none traps.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// The application ends: on SIGTERM or SIGINT, when its window is closed, on Escape.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// What `@main` calls on the delegate's class.
  public static func main() {
    UIApplication.run { makeDelegate(of: self) }
  }
}
