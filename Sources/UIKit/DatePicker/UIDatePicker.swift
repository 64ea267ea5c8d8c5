public import Foundation

/// A control with which the user chooses a date, a time or a duration.
///
/// It sends `.valueChanged` when the user has changed the value; in the compact style also
/// `.editingDidBegin` and `.editingDidEnd` around that. Main thread only. Source: Apple, "UIDatePicker".
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  private final var settings = DatePickerSettings()
  private final var givenLocale: Locale?
  private final var givenCalendar: Calendar?
  private final var givenTimeZone: TimeZone?
  private final var givenDate = Date()
  private final var duration: TimeInterval = 0
  private final var content: (any DatePickerContent)?
  private final var contentStyle: UIDatePickerStyle?
  private final var shownMode: Mode?

  override class var startsOpaque: Bool { false }

  /// Creates a picker for the present date; one with an empty frame gets its natural size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(sizing: frame.isEmpty)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let coder = coder as? NSKeyedUnarchiver { decodePicker(with: coder) }
    setUp(sizing: bounds.isEmpty)
    coder.read(.datePicker, into: self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(datePickerMode.rawValue, forKey: Key.mode)
    coder.encode(preferredDatePickerStyle.rawValue, forKey: Key.style)
    coder.encode(givenDate as NSDate, forKey: Key.date)
    coder.encode(minimumDate as NSDate?, forKey: Key.minimum)
    coder.encode(maximumDate as NSDate?, forKey: Key.maximum)
    coder.encode(minuteInterval, forKey: Key.interval)
    coder.encode(duration, forKey: Key.duration)
    coder.encode(givenLocale?.identifier as NSString?, forKey: Key.locale)
    coder.encode(givenTimeZone?.identifier as NSString?, forKey: Key.timeZone)
  }

  private enum Key {
    static let mode = "UIDatePickerMode"
    static let style = "UIDatePickerStyle"
    static let date = "UIDate"
    static let minimum = "UIMinimumDate"
    static let maximum = "UIMaximumDate"
    static let interval = "UIMinuteInterval"
    static let duration = "UICountDownDuration"
    static let locale = "UILocale"
    static let timeZone = "UITimeZone"
  }

  private func decodePicker(with coder: NSKeyedUnarchiver) {
    func date(_ key: String) -> Date? {
      coder.decodeObject(of: NSDate.self, forKey: key).map {
        Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate)
      }
    }
    func text(_ key: String) -> String? {
      coder.decodeObject(of: NSString.self, forKey: key).map { "\($0)" }
    }
    settings.mode = Mode(rawValue: coder.decodeInteger(forKey: Key.mode)) ?? .dateAndTime
    preferredDatePickerStyle =
      UIDatePickerStyle(rawValue: coder.decodeInteger(forKey: Key.style)) ?? .automatic
    givenDate = date(Key.date) ?? givenDate
    (settings.minimum, settings.maximum) = (date(Key.minimum), date(Key.maximum))
    minuteInterval = coder.decodeInteger(forKey: Key.interval)
    duration = coder.decodeDouble(forKey: Key.duration)
    givenLocale = text(Key.locale).map(Locale.init(identifier:))
    givenTimeZone = text(Key.timeZone).flatMap(TimeZone.init(identifier:))
  }

  override var archivedSubviews: [UIView] { [] }

  private func setUp(sizing: Bool) {
    updateCalendar()
    update()
    if sizing { frame.size = naturalSize }
  }

  // MARK: What is chosen

  /// Default: `.dateAndTime`.
  open var datePickerMode: Mode {
    get { settings.mode }
    set { change { $0.mode = newValue } }
  }

  /// The date that is shown. Default: that of the picker's creation. In the mode `.countDownTimer` it has
  /// no meaning.
  open var date: Date {
    get { roundsToMinuteInterval ? settings.rounded(givenDate) : givenDate }
    set { setDate(newValue, animated: false) }
  }

  /// Shows a date, which is kept within the limits. No event is sent.
  open func setDate(_ date: Date, animated: Bool) {
    givenDate = settings.clamped(date)
    show(animated: animated && window != nil)
  }

  /// The earliest date that the user can choose; nil, the default, means no limit. Limits in the wrong
  /// order, and those of a duration, are ignored.
  open var minimumDate: Date? {
    get { settings.minimum }
    set { changeLimits { $0.minimum = newValue } }
  }

  /// The latest date that the user can choose; nil, the default, means no limit.
  open var maximumDate: Date? {
    get { settings.maximum }
    set { changeLimits { $0.maximum = newValue } }
  }

  /// The duration in seconds, in the mode `.countDownTimer`: whole minutes up to 23:59. Default: 0, for
  /// which the wheels show a minute.
  open var countDownDuration: TimeInterval {
    get { duration }
    set {
      duration = newValue.isFinite ? min(max(newValue, 0), Self.longestDuration) : 0
      show(animated: false)
    }
  }
  static let longestDuration: TimeInterval = 86_340

  /// The minutes between those that can be chosen: a divisor of 60, up to 30. Another number means 1, the
  /// default.
  open var minuteInterval: Int {
    get { settings.minuteInterval }
    set {
      let isPossible = (1...30).contains(newValue) && 60 % newValue == 0
      change { $0.minuteInterval = isPossible ? newValue : 1 }
    }
  }

  /// Whether `date` is the beginning of its interval of minutes. Default: true.
  open var roundsToMinuteInterval = true

  // MARK: Language and calendar

  /// The locale of names and of the order of fields; nil, the default, means the user's.
  open var locale: Locale? {
    get { givenLocale ?? .current }
    set {
      givenLocale = newValue
      calendarDidChange()
    }
  }

  /// The calendar; nil means the user's, which is the default.
  open var calendar: Calendar! {
    get { givenCalendar ?? .current }
    set {
      givenCalendar = newValue
      calendarDidChange()
    }
  }

  /// The time zone; nil, the default, means that of the calendar.
  open var timeZone: TimeZone? {
    get { givenTimeZone }
    set {
      givenTimeZone = newValue
      calendarDidChange()
    }
  }

  private func updateCalendar() {
    var calendar = givenCalendar ?? .current
    settings.locale = givenLocale ?? .current
    calendar.locale = settings.locale
    if let givenTimeZone { calendar.timeZone = givenTimeZone }
    settings.calendar = calendar
  }

  private func calendarDidChange() {
    updateCalendar()
    update()
  }

  // MARK: Style

  /// The style that the program asks for. Default: `.automatic`.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { update() } }
  }

  /// The style of the picker. A duration has wheels in each style.
  open var datePickerStyle: UIDatePickerStyle {
    if settings.mode == .countDownTimer { return .wheels }
    if preferredDatePickerStyle != .automatic { return preferredDatePickerStyle }
    return settings.mode == .yearAndMonth ? .wheels : .compact
  }

  // MARK: Content

  private func change(_ change: (inout DatePickerSettings) -> Void) {
    let previous = settings
    change(&settings)
    if settings != previous { update() }
  }

  private func changeLimits(_ change: (inout DatePickerSettings) -> Void) {
    change(&settings)
    givenDate = settings.clamped(givenDate)
    update()
  }

  /// Makes the view of the style, and shows the value in it.
  private func update() {
    let style = datePickerStyle
    if content == nil || style != contentStyle || settings.mode != shownMode {
      content?.removeFromSuperview()
      let content = makeContent(style)
      content.onChange = { [weak self] in self?.userDidChoose($0) }
      addSubview(content)
      (self.content, contentStyle, shownMode) = (content, style, settings.mode)
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
    show(animated: false)
  }

  private func makeContent(_ style: UIDatePickerStyle) -> any DatePickerContent {
    switch style {
    case .compact: CompactDateView(of: self)
    case .inline where settings.mode != .time && settings.mode != .yearAndMonth: CalendarView()
    case .inline, .wheels, .automatic: DateWheelsView()
    }
  }

  private func show(animated: Bool) {
    content?.show(shownDate, settings, animated: animated)
    if datePickerStyle == .compact { invalidateIntrinsicContentSize() }
  }

  /// A duration is shown as a time of the first day of the calendar's reference.
  private var shownDate: Date {
    guard settings.mode == .countDownTimer else { return settings.rounded(givenDate) }
    let minutes = max((duration / 60).rounded(.down), 1)
    return Date(timeIntervalSinceReferenceDate: minutes * 60)
  }

  private func userDidChoose(_ date: Date) {
    if settings.mode == .countDownTimer {
      duration = min(date.timeIntervalSinceReferenceDate, Self.longestDuration)
    } else {
      givenDate = settings.clamped(date)
    }
    show(animated: true)
    send(.valueChanged, nil)
  }

  // MARK: UIView

  /// The labels, days or wheels can have the focus, and not the picker itself.
  open override var canBecomeFocused: Bool { false }

  private var naturalSize: CGSize { content?.naturalSize ?? .zero }

  open override var intrinsicContentSize: CGSize { naturalSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    passOnDirection()
    content?.frame = bounds
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    passOnDirection()
  }

  override func stateDidChange() {
    super.stateDidChange()
    content?.isUserInteractionEnabled = isEnabled
    content?.alpha = isEnabled ? 1 : 0.5
  }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}
