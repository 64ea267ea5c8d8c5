import UIKit

final class OverridingSceneConfiguration: UISceneConfiguration {
  override var name: String? { called(super.name) }
  override var role: UISceneSession.Role { called(super.role) }
  override var sceneClass: AnyClass? {
    get { called(super.sceneClass) }
    set { super.sceneClass = assigned(newValue) }
  }
  override var delegateClass: AnyClass? {
    get { called(super.delegateClass) }
    set { super.delegateClass = assigned(newValue) }
  }
  override var storyboard: UIStoryboard? {
    get { called(super.storyboard) }
    set { super.storyboard = assigned(newValue) }
  }
}

extension Overrides {
  static let sceneConfiguration = Overrides(
    of: "UISceneConfiguration",
    by: OverridingSceneConfiguration(name: nil, sessionRole: .windowApplication),
    uses: [
      {
        ($0.sceneClass, $0.delegateClass) = ($0.sceneClass, $0.delegateClass)
        $0.storyboard = $0.storyboard
        _ = ($0.name, $0.role)
      }
    ])
}
