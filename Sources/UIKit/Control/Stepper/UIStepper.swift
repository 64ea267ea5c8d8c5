public import Foundation
import LayerTree

/// A control with a minus and a plus, which decrease and increase a value: 94 × 32 points.
///
/// `.valueChanged` is sent when the user has changed the value, not when the program does. Main thread
/// only. Source: Apple, "UIStepper".
@preconcurrency @MainActor open class UIStepper: UIControl {
  private var number: Double = 0
  private var range: (Double, Double) = (0, 100)
  private var step: Double = 1
  final var images = StepperImages()
  final let views = StepperViews()
  /// The side that the tracked touch presses: −1 is the minus, 1 the plus.
  private var pressedSide = 0
  private var repeatTimer: InputTimers.ID?
  private var repeatCount = 0
  private var hasChanged = false

  private static let size = CGSize(width: 94, height: 32)

  override class var startsOpaque: Bool { false }

  /// Creates a stepper; it always has its own size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    views.add(to: self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    views.add(to: self)
    decodeStepper(with: coder)
    coder.read(.stepper, into: self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeStepper(with: coder)
  }

  /// The parts are created with the view.
  override var archivedSubviews: [UIView] { [] }

  // MARK: Values

  /// The value, which is kept inside the range. Default: 0.
  open var value: Double {
    get { number }
    set {
      number = newValue.isNaN ? range.0 : min(max(newValue, range.0), range.1)
      setNeedsLayout()
    }
  }

  /// Default: 0. Traps if it is not below the maximum.
  open var minimumValue: Double {
    get { range.0 }
    set {
      require(newValue < range.1, "minimumValue must be less than maximumValue")
      range.0 = newValue
      value = number
    }
  }

  /// Default: 100. Traps if it is not above the minimum.
  open var maximumValue: Double {
    get { range.1 }
    set {
      require(newValue > range.0, "maximumValue must be greater than minimumValue")
      range.1 = newValue
      value = number
    }
  }

  /// By how much a tap changes the value. Default: 1. Traps if it is not above 0.
  open var stepValue: Double {
    get { step }
    set {
      require(newValue > 0, "stepValue must be greater than 0")
      step = newValue
    }
  }

  /// Whether `.valueChanged` is sent for each step, and not at the end of the touch alone. Default:
  /// true.
  open var isContinuous = true
  /// Whether a touch that rests makes further steps. Default: true.
  open var autorepeat = true
  /// Whether the value goes from one end of the range to the other. Default: false.
  open var wraps = false {
    didSet { setNeedsLayout() }
  }

  // MARK: Appearance

  /// Sets the image behind a state; it should stretch.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    images.background[state] = image
    appearanceDidSet(ProxyMembers.backgroundImage, state.argument)
    setNeedsLayout()
  }

  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    images.background[state] ?? images.background[.normal]
  }

  /// Sets the image between the sides for a combination of their states.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    images.divider[StepperImages.Sides(left: leftState, right: rightState)] = image
    appearanceDidSet(ProxyMembers.dividerImage, leftState.argument, rightState.argument)
    setNeedsLayout()
  }

  open func dividerImage(
    forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State
  ) -> UIImage? {
    images.divider[StepperImages.Sides(left: state, right: rightSegmentState)]
      ?? images.divider[StepperImages.Sides(left: .normal, right: .normal)]
  }

  /// Sets the image of the plus.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    images.increment[state] = image
    appearanceDidSet(ProxyMembers.incrementImage, state.argument)
    setNeedsLayout()
  }

  open func incrementImage(for state: UIControl.State) -> UIImage? {
    images.increment[state] ?? images.increment[.normal]
  }

  /// Sets the image of the minus.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    images.decrement[state] = image
    appearanceDidSet(ProxyMembers.decrementImage, state.argument)
    setNeedsLayout()
  }

  open func decrementImage(for state: UIControl.State) -> UIImage? {
    images.decrement[state] ?? images.decrement[.normal]
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    views.update(self, pressed: isHighlighted ? pressedSide : 0)
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsLayout()
  }

  override var claimsGestures: Bool { true }

  /// Whether a step to a side changes the value.
  final func canStep(_ side: Int) -> Bool {
    isEnabled && (wraps || (side < 0 ? number > range.0 : number < range.1))
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressedSide = side(of: touch)
    (hasChanged, repeatCount) = (false, 0)
    guard super.beginTracking(touch, with: event) else { return false }
    if autorepeat {
      performStep(event)
      scheduleRepeat(after: 0.5)
    }
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isPressed = bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
    if !isPressed || side(of: touch) != pressedSide { stopRepeating() }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    stopRepeating()
    if !autorepeat, isTouchInside { performStep(event) }
    if !isContinuous, hasChanged { send([.valueChanged, .primaryActionTriggered], event) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    stopRepeating()
  }

  /// The minus is on the left in both directions of layout, as on iOS.
  private func side(of touch: UITouch) -> Int { touch.location(in: self).x < bounds.midX ? -1 : 1 }

  /// The left and the right arrow key are the minus and the plus.
  override func adjustFocused(_ heading: UIFocusHeading) -> Bool {
    guard heading == .left || heading == .right else { return false }
    pressedSide = heading == .left ? -1 : 1
    hasChanged = false
    performStep(nil)
    if !isContinuous, hasChanged { send([.valueChanged, .primaryActionTriggered], nil) }
    return true
  }

  private func performStep(_ event: UIEvent?) {
    guard canStep(pressedSide) else { return }
    let next = number + Double(pressedSide) * step
    let wrapped = wraps ? (next > range.1 ? range.0 : next < range.0 ? range.1 : next) : next
    let previous = number
    value = wrapped
    guard number != previous else { return }
    hasChanged = true
    if isContinuous { send([.valueChanged, .primaryActionTriggered], event) }
  }

  /// The first repetition comes after half a second; after ten of them they are three times as fast.
  private func scheduleRepeat(after delay: Double) {
    repeatTimer = InputTimers.shared.set(for: MediaClock.now + delay) { [weak self] in
      guard let self, isTracking, isHighlighted else { return }
      repeatCount += 1
      performStep(nil)
      scheduleRepeat(after: repeatCount < 10 ? 0.15 : 0.05)
    }
  }

  private func stopRepeating() {
    if let repeatTimer { InputTimers.shared.cancel(repeatTimer) }
    repeatTimer = nil
  }

  override var focusCornerRadius: CGFloat { StepperViews.radius }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}
