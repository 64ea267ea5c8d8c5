import UIKit

final class OverridingSwitch: UISwitch {
  override func encode(with coder: NSCoder) {
    called(super.encode(with: coder))
  }
  override var isOn: Bool {
    get { called(super.isOn) }
    set { super.isOn = assigned(newValue) }
  }
  override func setOn(_ on: Bool, animated: Bool) {
    called(super.setOn(on, animated: animated))
  }
  override var onTintColor: UIColor? {
    get { called(super.onTintColor) }
    set { super.onTintColor = assigned(newValue) }
  }
  override var thumbTintColor: UIColor? {
    get { called(super.thumbTintColor) }
    set { super.thumbTintColor = assigned(newValue) }
  }
  override var onImage: UIImage? {
    get { called(super.onImage) }
    set { super.onImage = assigned(newValue) }
  }
  override var offImage: UIImage? {
    get { called(super.offImage) }
    set { super.offImage = assigned(newValue) }
  }
  override var title: String? {
    get { called(super.title) }
    set { super.title = assigned(newValue) }
  }
  override var preferredStyle: Style {
    get { called(super.preferredStyle) }
    set { super.preferredStyle = assigned(newValue) }
  }
  override var style: Style { called(super.style) }
  override var frame: CGRect {
    get { called(super.frame) }
    set { super.frame = assigned(newValue) }
  }
  override var bounds: CGRect {
    get { called(super.bounds) }
    set { super.bounds = assigned(newValue) }
  }
  override var intrinsicContentSize: CGSize { called(super.intrinsicContentSize) }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    called(super.sizeThatFits(size))
  }
  override func layoutSubviews() {
    called(super.layoutSubviews())
  }
  override var semanticContentAttribute: UISemanticContentAttribute {
    get { called(super.semanticContentAttribute) }
    set { super.semanticContentAttribute = assigned(newValue) }
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    called(super.beginTracking(touch, with: event))
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    called(super.continueTracking(touch, with: event))
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    called(super.endTracking(touch, with: event))
  }
  override func cancelTracking(with event: UIEvent?) {
    called(super.cancelTracking(with: event))
  }
}

extension Overrides {
  static let toggle = Overrides(
    of: "UISwitch", by: OverridingSwitch(),
    uses: [
      {
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
        $0.isOn = $0.isOn
        $0.setOn(false, animated: false)
        $0.onTintColor = $0.onTintColor
        $0.thumbTintColor = $0.thumbTintColor
        $0.onImage = $0.onImage
        $0.offImage = $0.offImage
        $0.title = $0.title
        $0.preferredStyle = $0.preferredStyle
        _ = $0.style
        $0.frame = $0.frame
        $0.bounds = $0.bounds
      },
      {
        _ = $0.intrinsicContentSize
        _ = $0.sizeThatFits(.zero)
        $0.layoutSubviews()
        $0.semanticContentAttribute = $0.semanticContentAttribute
        _ = $0.beginTracking(UITouch(), with: nil)
        _ = $0.continueTracking(UITouch(), with: nil)
        $0.endTracking(UITouch(), with: nil)
        $0.cancelTracking(with: nil)
      },
    ])
}
