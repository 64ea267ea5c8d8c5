import UIKit

final class OverridingPreviewParameters: UIPreviewParameters {
  override var visiblePath: UIBezierPath? {
    get { called(super.visiblePath) }
    set { super.visiblePath = assigned(newValue) }
  }
  override var shadowPath: UIBezierPath? {
    get { called(super.shadowPath) }
    set { super.shadowPath = assigned(newValue) }
  }
  override var backgroundColor: UIColor! {
    get { called(super.backgroundColor) }
    set { super.backgroundColor = assigned(newValue) }
  }
  override func copy(with zone: NSZone? = nil) -> Any { called(super.copy(with: zone)) }
}

final class OverridingPreviewTarget: UIPreviewTarget {
  override var container: UIView { called(super.container) }
  override var center: CGPoint { called(super.center) }
  override var transform: CGAffineTransform { called(super.transform) }
  override func copy(with zone: NSZone? = nil) -> Any { called(super.copy(with: zone)) }
}

final class OverridingTargetedPreview: UITargetedPreview {
  override var target: UIPreviewTarget { called(super.target) }
  override var view: UIView { called(super.view) }
  override var parameters: UIPreviewParameters { called(super.parameters) }
  override var size: CGSize { called(super.size) }
  override func retargetedPreview(with newTarget: UIPreviewTarget) -> Self {
    called(super.retargetedPreview(with: newTarget))
  }
  override func copy(with zone: NSZone? = nil) -> Any { called(super.copy(with: zone)) }
}

extension Overrides {
  static let previewParameters = Overrides(
    of: "UIPreviewParameters", by: OverridingPreviewParameters(),
    uses: [
      {
        $0.visiblePath = $0.visiblePath
        $0.shadowPath = $0.shadowPath
        $0.backgroundColor = $0.backgroundColor
        _ = $0.copy()
      }
    ])

  static let previewTarget = Overrides(
    of: "UIPreviewTarget",
    by: OverridingPreviewTarget(container: UIWindow(), center: .zero),
    uses: [{ _ = ($0.container, $0.center, $0.transform, $0.copy()) }])

  static let targetedPreview = Overrides(
    of: "UITargetedPreview",
    by: OverridingTargetedPreview(view: UIWindow()),
    uses: [
      {
        _ = ($0.target, $0.view, $0.parameters, $0.size, $0.copy())
        _ = $0.retargetedPreview(with: $0.target)
      }
    ])
}
