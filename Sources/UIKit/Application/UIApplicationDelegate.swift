public import Foundation

/// Receives the application's life cycle events. The default implementations do nothing.
///
/// Source: Apple, "UIApplicationDelegate".
@preconcurrency @MainActor public protocol UIApplicationDelegate: WindowOwner {
  /// The program's window, by convention. Default: nil; setting the default does nothing.
  var window: UIWindow? { get set }
  /// Called first of all, when the display is available. The result is ignored.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called by the default implementation of the next method, which has taken its place.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called when the display is available and has a size, so that windows can be shown. The result
  /// is ignored.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the window has received the keyboard focus.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when the window loses the keyboard focus.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the window is no longer visible, as far as the display tells.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called when the window is about to be visible again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called when the system, or the control group of the program, has little memory left.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Returns the configuration of the scene, with the class of its delegate. A scene with a delegate
  /// gets the four calls above, from becoming active to entering the foreground, there. Default: what
  /// `UIApplicationSceneManifest` in the Info.plist says.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Returns the supported orientations; the content is rotated if the display's orientation is not
  /// among them. Called at launch, with nil, and when the display changes; an empty set traps. Default:
  /// those of `UISupportedInterfaceOrientations` in the Info.plist, or all.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Whether the state of the program is to be saved. Asked before each time, when the program goes to the
  /// background and a second after the user has changed something. Default: what
  /// `application(_:shouldSaveApplicationState:)` says.
  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool
  /// The older name. Default: false.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  /// Whether the state that an earlier launch has saved is to be restored. Default: what
  /// `application(_:shouldRestoreApplicationState:)` says.
  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool
  /// The older name. Default: false.
  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool
  /// Called to save what the program itself needs.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// Called after the controllers have decoded their states.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
  /// Returns the controller of an identifier path without a restoration class. Default: nil: one that the
  /// program has made at launch.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
  /// Called when the application terminates: on SIGTERM or SIGINT, when its window is closed, or on
  /// Escape unless LAMINA_ESCAPE is `ignore`.
  func applicationWillTerminate(_ application: UIApplication)
}

/// Declares the spelling of iOS, where the property itself is optional:
/// `UIApplication.shared.delegate?.window??.bounds`. Not for use in apps.
@preconcurrency @MainActor public protocol WindowOwner: NSObjectProtocol {}

extension WindowOwner {
  /// The delegate's window, in an optional as on iOS.
  public var window: UIWindow?? {
    get { (self as? any UIApplicationDelegate).map { $0.window as UIWindow? } }
    set { (self as? any UIApplicationDelegate)?.window = newValue ?? nil }
  }
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { Bundle.main.supportedOrientations }
  public func applicationWillTerminate(_ application: UIApplication) {}

  public func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { self.application(application, shouldSaveApplicationState: coder) }
  public func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { self.application(application, shouldRestoreApplicationState: coder) }
  public func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
  ) {}
  public func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
  ) {}
  public func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { nil }

  /// The entry point that `@main` calls on the delegate's class.
  public static func main() {
    UIApplication.run { makeDelegate(of: self) }
  }
}
