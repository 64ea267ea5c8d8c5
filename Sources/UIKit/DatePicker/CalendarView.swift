import CoreGraphics
import Foundation

/// A date picker in the style `.inline`: a month, whose days are chosen, with the time below it.
@MainActor final class CalendarView: UIView, DatePickerContent {
  var onChange: (Date) -> Void = { _ in }
  private var settings = DatePickerSettings()
  private var date = Date(timeIntervalSinceReferenceDate: 0)
  /// The first day of the month that is shown.
  private(set) var month = Date(timeIntervalSinceReferenceDate: 0)
  private let title = UIButton(type: .system)
  let (backButton, forwardButton) = (UIButton(type: .system), UIButton(type: .system))
  private let weekdays = (0..<7).map { _ in UILabel(frame: .zero) }
  private lazy var grid = makeGrid()
  /// Chooses the month and the year, instead of the days.
  private var monthWheels: DateWheelsView?
  private let timeLabel = UILabel(frame: .zero)
  private lazy var time = makeTimePicker()

  private static let (headerHeight, weekdayHeight, rowHeight, timeHeight):
    (CGFloat, CGFloat, CGFloat, CGFloat) = (44, 20, 44, 52)
  private static let margin: CGFloat = 16

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    for (button, symbol, step) in [
      (backButton, "chevron.left", -1), (forwardButton, "chevron.right", 1),
    ] {
      button.setImage(UIImage(systemName: symbol), for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
      addSubview(button)
    }
    title.addAction(UIAction { [weak self] _ in self?.toggleWheels() }, for: .touchUpInside)
    addSubview(title)
    // The view clips what is outside of it, and the buttons reach its upper edge.
    for button in [title, backButton, forwardButton] {
      let ring = UIFocusHaloEffect()
      ring.position = .inside
      button.focusEffect = ring
    }
    for label in weekdays {
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      addSubview(label)
    }
    addSubview(grid)
    addSwipe(.left, 1)
    addSwipe(.right, -1)
  }

  required init?(coder: NSCoder) { nil }

  override class var startsOpaque: Bool { false }

  private func makeGrid() -> CalendarMonthView {
    CalendarMonthView { [weak self] in self?.userDidSelect($0) }
  }

  private func makeTimePicker() -> UIDatePicker {
    let picker = UIDatePicker(frame: .zero)
    picker.datePickerMode = .time
    picker.preferredDatePickerStyle = .compact
    picker.addAction(
      UIAction { [weak self, weak picker] _ in
        if let self, let picker { onChange(settings.clamped(picker.date)) }
      }, for: .valueChanged)
    return picker
  }

  private func addSwipe(_ direction: UISwipeGestureRecognizer.Direction, _ step: Int) {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = direction
    swipe.addAction { [weak self] swipe in
      guard let self, swipe.state == .ended, monthWheels == nil else { return }
      turn(by: isReversed ? -step : step)
    }
    addGestureRecognizer(swipe)
  }

  private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var showsTime: Bool { settings.mode == .dateAndTime }

  var naturalSize: CGSize {
    let days = Self.rowHeight * CGFloat(CalendarMonthView.rowCount)
    let height = Self.headerHeight + Self.weekdayHeight + days
    return CGSize(width: 320, height: height + (showsTime ? Self.timeHeight : 12))
  }

  // MARK: Showing

  func show(_ date: Date, _ settings: DatePickerSettings, animated: Bool) {
    let isNewMonth = !settings.calendar.isDate(date, equalTo: month, toGranularity: .month)
    (self.date, self.settings) = (date, settings)
    if isNewMonth { month = firstDay(of: date) }
    showMonth()
    timeLabel.isHidden = !showsTime
    if showsTime { showTime() }
    setNeedsLayout()
  }

  private func firstDay(of date: Date) -> Date {
    let parts = settings.calendar.dateComponents([.era, .year, .month], from: date)
    return settings.calendar.date(from: parts) ?? date
  }

  private func showMonth() {
    let calendar = settings.calendar
    grid.show(month, selected: date, settings)
    title.setTitle(settings.formatter("yMMMM").string(from: month) + " ›", for: .normal)
    title.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    title.setTitleColor(monthWheels == nil ? .label : tintColor, for: .normal)
    let names = calendar.shortStandaloneWeekdaySymbols
    for (index, label) in weekdays.enumerated() {
      label.text = names[(index + calendar.firstWeekday - 1) % names.count]
        .uppercased(with: settings.locale)
      label.isHidden = monthWheels != nil
    }
    backButton.isEnabled = canShow(month: -1)
    forwardButton.isEnabled = canShow(month: 1)
    for button in [backButton, forwardButton] { button.isHidden = monthWheels != nil }
    setNeedsLayout()
  }

  private func showTime() {
    if timeLabel.superview == nil {
      timeLabel.font = .systemFont(ofSize: 17)
      timeLabel.text = "Time"
      addSubview(timeLabel)
      addSubview(time)
    }
    time.locale = settings.locale
    time.calendar = settings.calendar
    time.timeZone = settings.calendar.timeZone
    time.minuteInterval = settings.minuteInterval
    time.date = date
  }

  // MARK: Months

  private func month(after step: Int) -> Date {
    settings.calendar.date(byAdding: .month, value: step, to: month) ?? month
  }

  /// Whether a month has a day inside of the limits.
  private func canShow(month step: Int) -> Bool {
    let (minimum, maximum) = settings.range
    let start = month(after: step)
    if step < 0 { return minimum.map { month(after: step + 1) > $0 } ?? true }
    return maximum.map { start <= $0 } ?? true
  }

  /// Shows an earlier or a later month, which comes in from the side.
  private func turn(by step: Int) {
    guard canShow(month: step) else { return }
    month = month(after: step)
    let (old, new) = (grid, makeGrid())
    grid = new
    new.frame = old.frame
    addSubview(new)
    showMonth()
    guard window != nil else { return old.removeFromSuperview() }
    let distance = bounds.width * CGFloat(isReversed ? -step : step)
    new.transform = CGAffineTransform(translationX: distance, y: 0)
    old.isUserInteractionEnabled = false
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
      new.transform = .identity
      old.transform = CGAffineTransform(translationX: -distance, y: 0)
    } completion: { _ in
      old.removeFromSuperview()
    }
  }

  /// Shows wheels for the month and the year instead of the days, or the days again.
  private func toggleWheels() {
    if let wheels = monthWheels {
      monthWheels = nil
      wheels.removeFromSuperview()
    } else {
      let wheels = DateWheelsView()
      var settings = settings
      settings.mode = .yearAndMonth
      wheels.show(date, settings, animated: false)
      wheels.onChange = { [weak self, weak wheels] date in
        self?.onChange(date)
        wheels?.show(self?.date ?? date, settings, animated: true)
      }
      monthWheels = wheels
      addSubview(wheels)
    }
    grid.isHidden = monthWheels != nil
    showMonth()
  }

  /// The day that the user has touched, at the time that there was.
  private func userDidSelect(_ day: Date) {
    let calendar = settings.calendar
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    onChange(settings.clamped(calendar.date(from: parts) ?? day))
  }

  // MARK: Layout

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    passOnDirection()
    let width = bounds.width - 2 * Self.margin
    layOutHeader(width)
    let top = Self.headerHeight + Self.weekdayHeight
    let days = CGRect(
      x: Self.margin, y: top, width: width,
      height: Self.rowHeight * CGFloat(CalendarMonthView.rowCount))
    for (index, label) in weekdays.enumerated() {
      let column = CGFloat(isReversed ? 6 - index : index)
      label.frame = CGRect(
        x: Self.margin + column * width / 7, y: Self.headerHeight, width: width / 7,
        height: Self.weekdayHeight)
    }
    if grid.transform.isIdentity { grid.frame = days }
    monthWheels?.frame = CGRect(x: 0, y: Self.headerHeight, width: bounds.width, height: 216)
    layOutTime(below: days.maxY)
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    var frame = frame
    if isReversed { frame.origin.x = bounds.width - frame.maxX }
    view.frame = frame
  }

  private func layOutHeader(_ width: CGFloat) {
    title.sizeToFit()
    place(
      title,
      CGRect(x: Self.margin, y: 0, width: title.bounds.width, height: Self.headerHeight))
    let right = bounds.width - Self.margin
    place(forwardButton, CGRect(x: right - 34, y: 0, width: 44, height: Self.headerHeight))
    place(backButton, CGRect(x: right - 82, y: 0, width: 44, height: Self.headerHeight))
    for button in [backButton, forwardButton] {
      button.imageView?.transform = isReversed ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    }
  }

  private func layOutTime(below y: CGFloat) {
    guard showsTime, timeLabel.superview != nil else { return }
    timeLabel.sizeToFit()
    time.sizeToFit()
    let (label, picker) = (timeLabel.bounds.size, time.bounds.size)
    let middle = y + Self.timeHeight / 2
    place(
      timeLabel,
      CGRect(x: Self.margin, y: middle - label.height / 2, width: label.width, height: label.height)
    )
    place(
      time,
      CGRect(
        x: bounds.width - Self.margin - picker.width, y: middle - picker.height / 2,
        width: picker.width, height: picker.height))
  }
}
