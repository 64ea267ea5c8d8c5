import Foundation
import QuartzCore

extension UIApplication {
  /// Creates the scene, with a delegate if the program's configuration has a class for it.
  func connectScene() {
    let role = UISceneSession.Role.windowApplication
    let session = UISceneSession(UISceneConfiguration(name: nil, sessionRole: role))
    let options = UIScene.ConnectionOptions()
    if let delegate {
      session.configuration = delegate.application(
        self, configurationForConnecting: session, options: options)
    }
    let sceneClass = session.configuration.sceneClass as? UIWindowScene.Type
    let scene = (sceneClass ?? UIWindowScene.self).init(
      session: session, connectionOptions: options)
    self.scene = scene
    scene.delegate = session.configuration.delegateClass.map(makeSceneDelegate)
    scene.activationState = .foregroundInactive
    let window = session.configuration.storyboard.map { storyboard in
      let window = UIWindow(windowScene: scene)
      window.show(storyboard)
      return window
    }
    if let window { (scene.delegate as? any UIWindowSceneDelegate)?.window = window }
    scene.post(UIScene.willConnectNotification)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    window?.makeKeyAndVisible()
    scene.delegate?.sceneWillEnterForeground(scene)
  }

  private func makeSceneDelegate(of delegateClass: AnyClass) -> any UISceneDelegate {
    guard let delegate = makeObject(of: delegateClass) as? any UISceneDelegate else {
      fatalError("\(delegateClass) does not conform to UISceneDelegate")
    }
    return delegate
  }
}
