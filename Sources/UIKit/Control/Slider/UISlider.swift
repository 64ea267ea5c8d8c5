public import Foundation

/// A control whose thumb selects a value from a range.
///
/// `.valueChanged` is sent when the user has changed the value, not when the program does. Main thread
/// only. Source: Apple, "UISlider".
@preconcurrency @MainActor open class UISlider: UIControl {
  private var position: Float = 0
  private var range: (Float, Float) = (0, 1)
  final var images = SliderImages()
  final let views = SliderViews()
  /// The distance of the finger from the middle of the thumb. Points.
  private var grip: CGFloat = 0
  private var hasChanged = false

  override class var startsOpaque: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    views.add(to: self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    views.add(to: self)
    decodeSlider(with: coder)
    coder.read(.slider, into: self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeSlider(with: coder)
  }

  /// The parts are created with the view.
  override var archivedSubviews: [UIView] { [] }

  // MARK: Values

  /// The value, which is kept inside the range. Default: 0.
  open var value: Float {
    get { position }
    set { setValue(newValue, animated: false) }
  }

  /// Default: 0. A larger maximum is reduced to it.
  open var minimumValue: Float {
    get { range.0 }
    set {
      range = (newValue, max(newValue, range.1))
      value = position
    }
  }

  /// Default: 1. A smaller minimum is raised to it.
  open var maximumValue: Float {
    get { range.1 }
    set {
      range = (min(newValue, range.0), newValue)
      value = position
    }
  }

  /// Changes the value, which sends no event.
  open func setValue(_ value: Float, animated: Bool) {
    position = value.isNaN ? range.0 : min(max(value, range.0), range.1)
    guard animated, window != nil else { return setNeedsLayout() }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
  }

  /// Whether `.valueChanged` is sent for each move of the thumb, and not at its end alone. Default:
  /// true.
  open var isContinuous = true

  // MARK: Appearance

  /// The image on the side of the minimum. Default: nil.
  @preconcurrency open var minimumValueImage: UIImage? {
    didSet { setNeedsLayout() }
  }
  /// The image on the side of the maximum. Default: nil.
  @preconcurrency open var maximumValueImage: UIImage? {
    didSet { setNeedsLayout() }
  }
  /// Default: nil, the tint color. It replaces the images of that part of the track.
  @preconcurrency open var minimumTrackTintColor: UIColor? {
    didSet {
      images.minimumTrack = [:]
      appearanceDidSet(ProxyMembers.minimumTrackTintColor)
      setNeedsLayout()
    }
  }
  /// Default: nil, a gray. It replaces the images of that part of the track.
  @preconcurrency open var maximumTrackTintColor: UIColor? {
    didSet {
      images.maximumTrack = [:]
      appearanceDidSet(ProxyMembers.maximumTrackTintColor)
      setNeedsLayout()
    }
  }
  /// Default: nil, white. It replaces the images of the thumb.
  @preconcurrency open var thumbTintColor: UIColor? {
    didSet {
      images.thumb = [:]
      appearanceDidSet(ProxyMembers.thumbTintColor)
      setNeedsLayout()
    }
  }

  /// Sets the image of the thumb in a state; nil means that of `.normal`, or the standard look.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    images.thumb[state] = image
    setNeedsLayout()
  }

  /// Sets the image of the track between the minimum and the thumb. Its caps should not stretch.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images.minimumTrack[state] = image
    setNeedsLayout()
  }

  /// Sets the image of the track between the thumb and the maximum. Its caps should not stretch.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images.maximumTrack[state] = image
    setNeedsLayout()
  }

  open func thumbImage(for state: UIControl.State) -> UIImage? {
    images.image(\.thumb, for: state)
  }

  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    images.image(\.minimumTrack, for: state)
  }

  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    images.image(\.maximumTrack, for: state)
  }

  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  // MARK: Rectangles

  /// The rectangle of the image on the side of the minimum.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, in: bounds, isFirst: true)
  }

  /// The rectangle of the image on the side of the maximum.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, in: bounds, isFirst: false)
  }

  /// The rectangle of the track: 4 points high, between the images.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { standardTrackRect(in: bounds) }

  /// The rectangle of the thumb for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    standardThumbRect(on: rect, value: value)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: fittingHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    views.update(self)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsLayout()
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { setNeedsLayout() }
  }

  override var claimsGestures: Bool { true }
  override var claimsPans: Bool { true }

  /// The arrow keys along the slider move the thumb by a tenth of the way.
  override func adjustFocused(_ heading: UIFocusHeading) -> Bool {
    guard heading == .left || heading == .right else { return false }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let step = (maximumValue - minimumValue) / 10
    let previous = value
    setValue(value + ((heading == .right) != isReversed ? step : -step), animated: true)
    if value != previous { send([.valueChanged, .primaryActionTriggered], nil) }
    return true
  }

  // MARK: Tracking

  /// Tracks touches of the thumb, and up to 10 points beside it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumb = currentThumbRect
    let point = touch.location(in: self)
    guard thumb.insetBy(dx: -10, dy: -10).contains(point) else { return false }
    grip = point.x - thumb.midX
    hasChanged = false
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let changed = value(at: touch.location(in: self).x - grip)
    if changed != position {
      value = changed
      hasChanged = true
      if isContinuous { send([.valueChanged, .primaryActionTriggered], event) }
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if hasChanged, !isContinuous { send([.valueChanged, .primaryActionTriggered], event) }
  }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}
