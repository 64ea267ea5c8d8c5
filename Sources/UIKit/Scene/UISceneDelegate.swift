public import Foundation

/// Receives the life cycle events of a scene. The default implementations do nothing.
///
/// Source: Apple, "UISceneDelegate".
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Called after the application has launched, so that windows can be created.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene is about to be visible.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the display's window has received the keyboard focus.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when the display's window loses the keyboard focus.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the scene is no longer visible.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called when the application terminates.
  func sceneDidDisconnect(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
}

/// Receives the life cycle events of a scene with windows.
///
/// Source: Apple, "UIWindowSceneDelegate".
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window, by convention. Default: nil; setting the default does nothing.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
