import LaminaTesting
import Testing
import UIKit

@MainActor private var log: [String] = []

private final class LoggingDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("willFinishLaunching")
    return true
  }
  func applicationDidFinishLaunching(_ application: UIApplication) {
    log.append("didFinishLaunching")
  }
  func applicationDidBecomeActive(_ application: UIApplication) { log.append("didBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) { log.append("willResignActive") }
  func applicationDidEnterBackground(_ application: UIApplication) {
    log.append("didEnterBackground")
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    log.append("willEnterForeground")
  }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log.append("memory") }
  func applicationWillTerminate(_ application: UIApplication) { log.append("willTerminate") }
}

private final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("didFinishLaunching")
    return true
  }
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.makeKeyAndVisible()
    self.window = window
    log.append("scene willConnect")
  }
  func sceneWillEnterForeground(_ scene: UIScene) { log.append("scene willEnterForeground") }
  func sceneDidBecomeActive(_ scene: UIScene) { log.append("scene didBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { log.append("scene willResignActive") }
  func sceneDidEnterBackground(_ scene: UIScene) { log.append("scene didEnterBackground") }
}

// App Programming Guide for iOS, "The App Life Cycle". Requirement V26.
@MainActor @Suite("The life cycle of an application", .serialized)
struct LifeCycleTests {
  private let screen: OffscreenScreen
  private let application: UIApplication

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 100, height: 60))
    _ = UIApplication.shared
    application = UIApplication()
    log = []
  }

  private func observe(_ names: [Notification.Name]) -> [any NSObjectProtocol] {
    names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) {
        let name = $0.name.rawValue
        MainActor.assumeIsolated { log.append("posted \(name.dropFirst("UIApplication".count))") }
      }
    }
  }

  @Test("The delegate is told of each change, and then the observers")
  func changes() {
    let delegate = LoggingDelegate()
    application.delegate = delegate
    let observers = observe([
      UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
      UIApplication.didReceiveMemoryWarningNotification,
    ])
    application.finishLaunching()
    #expect(
      log == [
        "willFinishLaunching", "didFinishLaunching", "posted DidFinishLaunchingNotification",
      ])
    let states: [(UIApplication.State, [String])] = [
      (.inactive, []),
      (.active, ["didBecomeActive", "posted DidBecomeActiveNotification"]),
      (.active, []),
      (.inactive, ["willResignActive", "posted WillResignActiveNotification"]),
      (.background, ["didEnterBackground", "posted DidEnterBackgroundNotification"]),
      (
        .active,
        [
          "willEnterForeground", "posted WillEnterForegroundNotification", "didBecomeActive",
          "posted DidBecomeActiveNotification",
        ]
      ),
      (
        .background,
        [
          "willResignActive", "posted WillResignActiveNotification", "didEnterBackground",
          "posted DidEnterBackgroundNotification",
        ]
      ),
      (.inactive, ["willEnterForeground", "posted WillEnterForegroundNotification"]),
    ]
    for (state, expected) in states {
      log = []
      application.enter(state)
      #expect(log == expected && application.applicationState == state)
    }
    log = []
    application.receiveMemoryWarning()
    application.prepareForTermination()
    #expect(
      log == [
        "memory", "posted DidReceiveMemoryWarningNotification", "willTerminate",
        "posted WillTerminateNotification",
      ])
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test("A scene with a delegate gets its events there")
  func scene() throws {
    // Tests that run in between may have made another screen the main one.
    let screen = try OffscreenScreen(size: CGSize(width: 100, height: 60))
    let delegate = SceneAppDelegate()
    application.delegate = delegate
    application.finishLaunching()
    #expect(
      log == [
        "didFinishLaunching", "scene willConnect", "scene willEnterForeground",
      ])
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    #expect(application.openSessions == [scene.session] && scene.session.scene === scene)
    #expect(scene.session.configuration.name == "Default" && scene.screen === screen.screen)
    #expect(scene.keyWindow === (scene.delegate as? SceneDelegate)?.window)
    #expect(scene.keyWindow?.bounds.size == CGSize(width: 100, height: 60))
    #expect(scene.activationState == .foregroundInactive)
    log = []
    application.enter(.active)
    #expect(scene.activationState == .foregroundActive)
    application.enter(.background)
    #expect(scene.activationState == .background)
    #expect(
      log == [
        "scene didBecomeActive", "scene willResignActive", "scene didEnterBackground",
      ])
  }

  @Test("A configuration has what the manifest says for its name and role")
  func manifest() {
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    #expect(configuration.delegateClass == nil && configuration.name == nil)
    configuration.read([
      "UISceneConfigurations": [
        "UIWindowSceneSessionRoleApplication": [
          [
            "UISceneConfigurationName": "Default Configuration",
            "UISceneDelegateClassName": "UIKit.UIView",
          ]
        ]
      ]
    ])
    #expect(configuration.name == "Default Configuration")
    #expect(configuration.delegateClass == UIView.self)
  }

  @Test("The file of a control group's events follows from the membership of the program")
  func controlGroup() {
    let path = MemoryWarnings.eventsPath
    #expect(
      path("0::/user.slice/app.scope\n") == "/sys/fs/cgroup/user.slice/app.scope/memory.events")
    #expect(path("9:memory:/x\n0::/a\n") == "/sys/fs/cgroup/a/memory.events")
    #expect(path("0::/\n") == nil && path("4:memory:/a\n") == nil && path(nil) == nil)
  }
}
