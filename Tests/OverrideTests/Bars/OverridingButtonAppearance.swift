import UIKit

final class OverridingButtonAppearance: UIBarButtonItemAppearance {
  override func encode(with coder: NSCoder) {
    called(super.encode(with: coder))
  }
  override class var supportsSecureCoding: Bool { called(super.supportsSecureCoding) }
  override func copy(with zone: NSZone?) -> Any {
    called(super.copy(with: zone))
  }
  override func configureWithDefault(for style: UIBarButtonItem.Style) {
    called(super.configureWithDefault(for: style))
  }
  override var normal: UIBarButtonItemStateAppearance { called(super.normal) }
  override var highlighted: UIBarButtonItemStateAppearance { called(super.highlighted) }
  override var disabled: UIBarButtonItemStateAppearance { called(super.disabled) }
  override var focused: UIBarButtonItemStateAppearance { called(super.focused) }
}
