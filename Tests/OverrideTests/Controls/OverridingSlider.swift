import UIKit

final class OverridingSlider: UISlider {
  override func encode(with coder: NSCoder) {
    called(super.encode(with: coder))
  }
  override var value: Float {
    get { called(super.value) }
    set { super.value = assigned(newValue) }
  }
  override var minimumValue: Float {
    get { called(super.minimumValue) }
    set { super.minimumValue = assigned(newValue) }
  }
  override var maximumValue: Float {
    get { called(super.maximumValue) }
    set { super.maximumValue = assigned(newValue) }
  }
  override func setValue(_ value: Float, animated: Bool) {
    called(super.setValue(value, animated: animated))
  }
  override var isContinuous: Bool {
    get { called(super.isContinuous) }
    set { super.isContinuous = assigned(newValue) }
  }
  override var minimumValueImage: UIImage? {
    get { called(super.minimumValueImage) }
    set { super.minimumValueImage = assigned(newValue) }
  }
  override var maximumValueImage: UIImage? {
    get { called(super.maximumValueImage) }
    set { super.maximumValueImage = assigned(newValue) }
  }
  override var minimumTrackTintColor: UIColor? {
    get { called(super.minimumTrackTintColor) }
    set { super.minimumTrackTintColor = assigned(newValue) }
  }
  override var maximumTrackTintColor: UIColor? {
    get { called(super.maximumTrackTintColor) }
    set { super.maximumTrackTintColor = assigned(newValue) }
  }
  override var thumbTintColor: UIColor? {
    get { called(super.thumbTintColor) }
    set { super.thumbTintColor = assigned(newValue) }
  }
  override func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    called(super.setThumbImage(image, for: state))
  }
  override func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    called(super.setMinimumTrackImage(image, for: state))
  }
  override func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    called(super.setMaximumTrackImage(image, for: state))
  }
  override func thumbImage(for state: UIControl.State) -> UIImage? {
    called(super.thumbImage(for: state))
  }
  override func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    called(super.minimumTrackImage(for: state))
  }
  override func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    called(super.maximumTrackImage(for: state))
  }
  override var currentThumbImage: UIImage? { called(super.currentThumbImage) }
  override var currentMinimumTrackImage: UIImage? { called(super.currentMinimumTrackImage) }
  override var currentMaximumTrackImage: UIImage? { called(super.currentMaximumTrackImage) }
  override func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    called(super.minimumValueImageRect(forBounds: bounds))
  }
  override func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    called(super.maximumValueImageRect(forBounds: bounds))
  }
  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    called(super.trackRect(forBounds: bounds))
  }
  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect
  {
    called(super.thumbRect(forBounds: bounds, trackRect: rect, value: value))
  }
  override var intrinsicContentSize: CGSize { called(super.intrinsicContentSize) }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    called(super.sizeThatFits(size))
  }
  override func layoutSubviews() {
    called(super.layoutSubviews())
  }
  override func tintColorDidChange() {
    called(super.tintColorDidChange())
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
}

extension Overrides {
  static let slider = Overrides(
    of: "UISlider", by: OverridingSlider(),
    uses: [
      {
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
        $0.value = $0.value
        $0.minimumValue = $0.minimumValue
        $0.maximumValue = $0.maximumValue
        $0.setValue(0, animated: false)
        $0.isContinuous = $0.isContinuous
        $0.minimumValueImage = $0.minimumValueImage
        $0.maximumValueImage = $0.maximumValueImage
        $0.minimumTrackTintColor = $0.minimumTrackTintColor
        $0.maximumTrackTintColor = $0.maximumTrackTintColor
        $0.thumbTintColor = $0.thumbTintColor
        $0.setThumbImage(nil, for: .normal)
      },
      {
        $0.setMinimumTrackImage(nil, for: .normal)
        $0.setMaximumTrackImage(nil, for: .normal)
        _ = $0.thumbImage(for: .normal)
        _ = $0.minimumTrackImage(for: .normal)
        _ = $0.maximumTrackImage(for: .normal)
        _ = $0.currentThumbImage
        _ = $0.currentMinimumTrackImage
        _ = $0.currentMaximumTrackImage
        _ = $0.minimumValueImageRect(forBounds: .zero)
        _ = $0.maximumValueImageRect(forBounds: .zero)
        _ = $0.trackRect(forBounds: .zero)
        _ = $0.thumbRect(forBounds: .zero, trackRect: .zero, value: 0)
      },
      {
        _ = $0.intrinsicContentSize
        _ = $0.sizeThatFits(.zero)
        $0.layoutSubviews()
        $0.tintColorDidChange()
        $0.semanticContentAttribute = $0.semanticContentAttribute
        _ = $0.beginTracking(UITouch(), with: nil)
        _ = $0.continueTracking(UITouch(), with: nil)
        $0.endTracking(UITouch(), with: nil)
      },
    ])
}
