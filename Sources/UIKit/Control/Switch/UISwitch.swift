public import Foundation

/// A control that is on or off: 51 × 31 points. A tap changes it, and so does a drag to the other
/// side.
///
/// `.valueChanged` is sent when the user has changed the value, not when the program does. Main thread
/// only. Source: Apple, "UISwitch".
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Source: Apple, "UISwitch.Style".
  public enum Style: Int, Sendable {
    case automatic
    case checkbox
    case sliding
  }

  private var value = false
  /// What is shown while a touch is tracked.
  private var shownValue = false
  private var hasCrossed = false
  private let track = UIView()
  private let thumb = UIView()

  private static let size = CGSize(width: 51, height: 31)
  private static let thumbSize: CGFloat = 27
  /// The additional width of the thumb while it is touched. Points.
  private static let stretch: CGFloat = 7
  private static let inset: CGFloat = 2

  override class var startsOpaque: Bool { false }

  /// Creates a switch that is off; it always has its own size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeSwitch(with: coder)
    coder.read(.switchControl, into: self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeSwitch(with: coder)
  }

  /// The parts are created with the view.
  override var archivedSubviews: [UIView] { [] }

  private func setUp() {
    bounds.size = Self.size
    for view in [track, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    track.layer.cornerRadius = Self.size.height / 2
    thumb.layer.cornerRadius = Self.thumbSize / 2
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    show()
  }

  // MARK: Value

  /// Default: false. Setting it does not animate.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  /// Changes the value, which sends no event.
  open func setOn(_ on: Bool, animated: Bool) {
    value = on
    shownValue = on
    show(animated: animated)
  }

  // MARK: Appearance

  /// The color while on. Default: nil, green.
  @preconcurrency open var onTintColor: UIColor? {
    didSet {
      show()
      appearanceDidSet(ProxyMembers.onTintColor)
    }
  }

  /// The color of the thumb. Default: nil, white.
  @preconcurrency open var thumbTintColor: UIColor? {
    didSet {
      show()
      appearanceDidSet(ProxyMembers.thumbTintColor)
    }
  }

  /// It is not shown, as on iOS.
  @preconcurrency open var onImage: UIImage? { didSet { appearanceDidSet(ProxyMembers.onImage) } }
  /// It is not shown, as on iOS.
  @preconcurrency open var offImage: UIImage? { didSet { appearanceDidSet(ProxyMembers.offImage) } }
  /// The text beside a checkbox; a sliding switch does not show it.
  open var title: String?
  /// Default: `.automatic`, which is `.sliding`.
  open var preferredStyle = Style.automatic
  /// Always `.sliding`: only desktops have checkboxes.
  open var style: Style { .sliding }

  // MARK: Size

  /// The size is that of a switch, whatever is set.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  /// The size is that of a switch, whatever is set.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  override var claimsGestures: Bool { true }
  override var claimsPans: Bool { true }

  // MARK: Look

  override func stateDidChange() {
    super.stateDidChange()
    show(animated: window != nil)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    show()
  }

  private func show(animated: Bool = false) {
    guard animated, window != nil else { return place() }
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) { self.place() }
  }

  private func place() {
    track.frame = bounds
    let width = Self.thumbSize + (isHighlighted ? Self.stretch : 0)
    let isRight = shownValue != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    thumb.frame = CGRect(
      x: bounds.minX + (isRight ? bounds.width - Self.inset - width : Self.inset),
      y: bounds.minY + Self.inset, width: width, height: Self.thumbSize)
    track.backgroundColor =
      shownValue ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : 0.5
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { show() }
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    hasCrossed = false
    shownValue = value
    return super.beginTracking(touch, with: event)
  }

  /// The thumb moves when the finger passes the middle.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = touch.location(in: self).x
    let isFar = abs(x - bounds.midX) > 8
    let side = (x > bounds.midX) != isReversed
    if isFar, side != shownValue {
      shownValue = side
      hasCrossed = true
      show(animated: true)
    }
    return super.continueTracking(touch, with: event)
  }

  override func activateFocused() -> Bool {
    setOn(!isOn, animated: true)
    send([.valueChanged, .primaryActionTriggered], nil)
    return super.activateFocused()
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !hasCrossed, isTouchInside { shownValue.toggle() }
    let isChanged = shownValue != value
    value = shownValue
    show(animated: true)
    if isChanged { send([.valueChanged, .primaryActionTriggered], event) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    shownValue = value
    show(animated: true)
  }

  override var focusCornerRadius: CGFloat { Self.size.height / 2 }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}

extension UISwitch {
  private enum Key {
    static let isOn = "UISwitchOn"
    static let onTint = "UISwitchOnTintColor"
    static let thumbTint = "UISwitchThumbTintColor"
  }

  private func encodeSwitch(with coder: NSCoder) {
    coder.encode(isOn, forKey: Key.isOn)
    coder.encode(onTintColor, forKey: Key.onTint)
    coder.encode(thumbTintColor, forKey: Key.thumbTint)
  }

  private func decodeSwitch(with coder: NSCoder) {
    guard let coder = coder as? NSKeyedUnarchiver, coder.containsValue(forKey: Key.isOn) else {
      return
    }
    isOn = coder.decodeBool(forKey: Key.isOn)
    onTintColor = coder.decodeObject(of: UIColor.self, forKey: Key.onTint)
    thumbTintColor = coder.decodeObject(of: UIColor.self, forKey: Key.thumbTint)
  }
}
