public import Foundation

/// One instance of the program's user interface. There is one, which has the display's window.
///
/// Main thread only. Source: Apple, "UIScene".
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The state of a scene.
  ///
  /// Source: Apple, "UIScene.ActivationState".
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Why a scene is connected: always because the program was launched.
  ///
  /// Source: Apple, "UIScene.ConnectionOptions".
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {}

  open private(set) var session: UISceneSession
  /// Receives the scene's life cycle events. Retained.
  open var delegate: (any UISceneDelegate)?
  open internal(set) var activationState = ActivationState.unattached
  /// A text for the user who chooses among scenes. Nothing shows it.
  open var title: String! = ""

  /// Creates a scene. Only the application does so.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { UIApplication.shared }
}

extension UIScene {
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
