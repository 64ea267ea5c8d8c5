import UIKit

final class OverridingBarAppearance: UIBarAppearance {
  override func encode(with coder: NSCoder) {
    called(super.encode(with: coder))
  }
  override class var supportsSecureCoding: Bool { called(super.supportsSecureCoding) }
  override func copy(with zone: NSZone?) -> Any {
    called(super.copy(with: zone))
  }
  override func configureWithDefaultBackground() {
    called(super.configureWithDefaultBackground())
  }
  override func configureWithOpaqueBackground() {
    called(super.configureWithOpaqueBackground())
  }
  override func configureWithTransparentBackground() {
    called(super.configureWithTransparentBackground())
  }
  override var backgroundEffect: UIBlurEffect? {
    get { called(super.backgroundEffect) }
    set { super.backgroundEffect = assigned(newValue) }
  }
  override var backgroundColor: UIColor? {
    get { called(super.backgroundColor) }
    set { super.backgroundColor = assigned(newValue) }
  }
  override var backgroundImage: UIImage? {
    get { called(super.backgroundImage) }
    set { super.backgroundImage = assigned(newValue) }
  }
  override var backgroundImageContentMode: UIView.ContentMode {
    get { called(super.backgroundImageContentMode) }
    set { super.backgroundImageContentMode = assigned(newValue) }
  }
  override var shadowColor: UIColor? {
    get { called(super.shadowColor) }
    set { super.shadowColor = assigned(newValue) }
  }
  override var shadowImage: UIImage? {
    get { called(super.shadowImage) }
    set { super.shadowImage = assigned(newValue) }
  }
}
