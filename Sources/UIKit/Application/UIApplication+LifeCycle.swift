import CoreGraphics
public import Foundation

// On iOS, an application whose scene has a delegate gets the events of the scene there, and not at
// its own delegate. The notifications are posted in any case.

extension UIApplication {
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Tells the delegate that the application has launched, and connects the scene.
  package func finishLaunching() {
    let window = loadMainStoryboard(Bundle.main)
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    restoreState()
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    window?.makeKeyAndVisible()
    post(Self.didFinishLaunchingNotification)
    connectScene()
    finishRestoringState()
  }

  /// Moves to another state through those in between, and tells the delegate of each change.
  package func enter(_ state: State) {
    if applicationState == .active, state != .active { resignActive() }
    if applicationState != .background, state == .background { enterBackground() }
    if applicationState == .background, state != .background { enterForeground() }
    if applicationState == .inactive, state == .active { becomeActive() }
  }

  /// Tells the delegate that the application terminates.
  package func prepareForTermination() {
    stateSaver.save()
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
  }

  /// The system has little memory left: frees what is kept to save time, and tells the delegate.
  package func receiveMemoryWarning() {
    Caches.removeAll()
    delegate?.applicationDidReceiveMemoryWarning(self)
    post(Self.didReceiveMemoryWarningNotification)
  }

  private var sceneDelegate: (any UISceneDelegate)? { scene?.delegate }

  private func becomeActive() {
    applicationState = .active
    scene?.activationState = .foregroundActive
    if let scene, let sceneDelegate {
      sceneDelegate.sceneDidBecomeActive(scene)
    } else {
      delegate?.applicationDidBecomeActive(self)
    }
    scene?.post(UIScene.didActivateNotification)
    post(Self.didBecomeActiveNotification)
  }

  private func resignActive() {
    UIScreen.main.cancelInput()
    if let scene, let sceneDelegate {
      sceneDelegate.sceneWillResignActive(scene)
    } else {
      delegate?.applicationWillResignActive(self)
    }
    scene?.post(UIScene.willDeactivateNotification)
    post(Self.willResignActiveNotification)
    applicationState = .inactive
    scene?.activationState = .foregroundInactive
  }

  private func enterBackground() {
    applicationState = .background
    scene?.activationState = .background
    if let scene, let sceneDelegate {
      sceneDelegate.sceneDidEnterBackground(scene)
    } else {
      delegate?.applicationDidEnterBackground(self)
    }
    stateSaver.save()
    scene?.post(UIScene.didEnterBackgroundNotification)
    post(Self.didEnterBackgroundNotification)
  }

  private func enterForeground() {
    if let scene, let sceneDelegate {
      sceneDelegate.sceneWillEnterForeground(scene)
    } else {
      delegate?.applicationWillEnterForeground(self)
    }
    scene?.post(UIScene.willEnterForegroundNotification)
    post(Self.willEnterForegroundNotification)
    applicationState = .inactive
    scene?.activationState = .foregroundInactive
  }
}
