public import Foundation

/// What a scene is for, and how it is made.
///
/// Main thread only. Source: Apple, "UISceneSession".
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// What a scene is for.
  ///
  /// Source: Apple, "UISceneSession.Role".
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Windows on the display.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene, once it is connected.
  open internal(set) weak var scene: UIScene?
  open internal(set) var configuration: UISceneConfiguration
  open var role: Role { configuration.role }
  /// Identifies the session as long as the program runs.
  open private(set) var persistentIdentifier = UUID().uuidString
  /// Values of the program; they are not kept when it ends. Default: nil.
  open var userInfo: [String: Any]?

  init(_ configuration: UISceneConfiguration) {
    self.configuration = configuration
  }
}

/// The classes of a scene and of its delegate.
///
/// Main thread only. Source: Apple, "UISceneConfiguration".
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  open private(set) var name: String?
  open private(set) var role: UISceneSession.Role
  /// A subclass of `UIWindowScene`. Default: nil, which means that class.
  open var sceneClass: AnyClass?
  /// A class that conforms to `UISceneDelegate`. Default: that of the Info.plist, if it has one.
  open var delegateClass: AnyClass?
  /// The storyboard whose initial controller a window of the scene shows. Default: that of the Info.plist,
  /// if it has one.
  open var storyboard: UIStoryboard?

  /// Creates a configuration with what `UIApplicationSceneManifest` in the program's Info.plist says
  /// for its name and role. nil means the first configuration of the role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
    read(Bundle.main.infoDictionary?["UIApplicationSceneManifest"] as? [String: Any])
  }

  package final func read(_ manifest: [String: Any]?) {
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let all = roles?[role.rawValue] as? [[String: Any]] ?? []
    let found = all.first { name == nil || $0["UISceneConfigurationName"] as? String == name }
    guard let found else { return }
    name = name ?? found["UISceneConfigurationName"] as? String
    sceneClass = (found["UISceneClassName"] as? String).flatMap(NSClassFromString)
    delegateClass = (found["UISceneDelegateClassName"] as? String).flatMap(NSClassFromString)
    storyboard = (found["UISceneStoryboardFile"] as? String).map {
      UIStoryboard(name: $0, bundle: nil)
    }
  }
}
