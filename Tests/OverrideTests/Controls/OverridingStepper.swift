import UIKit

final class OverridingStepper: UIStepper {
  override func encode(with coder: NSCoder) {
    called(super.encode(with: coder))
  }
  override var value: Double {
    get { called(super.value) }
    set { super.value = assigned(newValue) }
  }
  override var minimumValue: Double {
    get { called(super.minimumValue) }
    set { super.minimumValue = assigned(newValue) }
  }
  override var maximumValue: Double {
    get { called(super.maximumValue) }
    set { super.maximumValue = assigned(newValue) }
  }
  override var stepValue: Double {
    get { called(super.stepValue) }
    set { super.stepValue = assigned(newValue) }
  }
  override var isContinuous: Bool {
    get { called(super.isContinuous) }
    set { super.isContinuous = assigned(newValue) }
  }
  override var autorepeat: Bool {
    get { called(super.autorepeat) }
    set { super.autorepeat = assigned(newValue) }
  }
  override var wraps: Bool {
    get { called(super.wraps) }
    set { super.wraps = assigned(newValue) }
  }
  override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    called(super.setBackgroundImage(image, for: state))
  }
  override func backgroundImage(for state: UIControl.State) -> UIImage? {
    called(super.backgroundImage(for: state))
  }
  override func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    called(
      super.setDividerImage(image, forLeftSegmentState: leftState, rightSegmentState: rightState))
  }
  override func dividerImage(
    forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State
  ) -> UIImage? {
    called(super.dividerImage(forLeftSegmentState: state, rightSegmentState: rightSegmentState))
  }
  override func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    called(super.setIncrementImage(image, for: state))
  }
  override func incrementImage(for state: UIControl.State) -> UIImage? {
    called(super.incrementImage(for: state))
  }
  override func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    called(super.setDecrementImage(image, for: state))
  }
  override func decrementImage(for state: UIControl.State) -> UIImage? {
    called(super.decrementImage(for: state))
  }
  override var intrinsicContentSize: CGSize { called(super.intrinsicContentSize) }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    called(super.sizeThatFits(size))
  }
  override func layoutSubviews() {
    called(super.layoutSubviews())
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
  static let stepper = Overrides(
    of: "UIStepper", by: OverridingStepper(),
    uses: [
      {
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
        $0.value = $0.value
        $0.minimumValue = $0.minimumValue
        $0.maximumValue = $0.maximumValue
        $0.stepValue = $0.stepValue
        $0.isContinuous = $0.isContinuous
        $0.autorepeat = $0.autorepeat
        $0.wraps = $0.wraps
        $0.setBackgroundImage(nil, for: .normal)
        _ = $0.backgroundImage(for: .normal)
        $0.setDividerImage(nil, forLeftSegmentState: .normal, rightSegmentState: .normal)
        _ = $0.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal)
      },
      {
        $0.setIncrementImage(nil, for: .normal)
        _ = $0.incrementImage(for: .normal)
        $0.setDecrementImage(nil, for: .normal)
        _ = $0.decrementImage(for: .normal)
        _ = $0.intrinsicContentSize
        _ = $0.sizeThatFits(.zero)
        $0.layoutSubviews()
        _ = $0.beginTracking(UITouch(), with: nil)
        _ = $0.continueTracking(UITouch(), with: nil)
        $0.endTracking(UITouch(), with: nil)
        $0.cancelTracking(with: nil)
      },
    ])
}
