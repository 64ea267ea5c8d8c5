import LaminaTesting
import Testing

@testable import UIKit

// Apple's pages "UIDatePicker", "UIDatePicker.Mode" and "UIDatePickerStyle". Requirement V33.
@Suite("Date pickers", .serialized)
@MainActor struct DatePickerTests {
  private let screen: OffscreenScreen
  private let picker = UIDatePicker()
  private let utc: Calendar
  private let log = EventLog()

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 400, height: 700))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    utc = calendar
    picker.calendar = calendar
    picker.locale = Locale(identifier: "en_US")
    for event: UIControl.Event in [.valueChanged, .editingDidBegin, .editingDidEnd] {
      picker.addAction(UIAction { [log] _ in log.events.append(event) }, for: event)
    }
    picker.date = date(2023, 9, 14, 16, 25)
  }

  private final class EventLog { var events: [UIControl.Event] = [] }

  private func date(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0
  ) -> Date {
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return utc.date(from: parts) ?? .distantPast
  }

  private func show(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) throws {
    picker.preferredDatePickerStyle = style
    picker.datePickerMode = mode
    picker.sizeToFit()
    let root = UIViewController()
    screen.window.rootViewController = root
    root.view.addSubview(picker)
    try screen.render()
  }

  private func settle() throws {
    for _ in 0..<180 {
      screen.time += 1.0 / 60
      try screen.render()
    }
  }

  private var wheels: DateWheelsView? { picker.subviews.first as? DateWheelsView }

  private func titles() -> [String] {
    guard let wheels else { return [] }
    return wheels.wheels.indices.map { index in
      let row = wheels.picker.selectedRow(inComponent: index)
      let view = wheels.pickerView(
        wheels.picker, viewForRow: row, forComponent: index, reusing: nil)
      return (view.subviews.first as? UILabel)?.text ?? ""
    }
  }

  @Test("a new picker shows the present date and time, compactly")
  func defaults() {
    let picker = UIDatePicker()
    #expect(abs(picker.date.timeIntervalSinceNow) < 60)
    #expect(picker.datePickerMode == .dateAndTime && picker.datePickerStyle == .compact)
    #expect(picker.preferredDatePickerStyle == .automatic && picker.minuteInterval == 1)
    #expect(picker.minimumDate == nil && picker.maximumDate == nil && picker.timeZone == nil)
    #expect(picker.countDownDuration == 0 && picker.roundsToMinuteInterval)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels && picker.intrinsicContentSize.height == 216)
    picker.preferredDatePickerStyle = .inline
    #expect(picker.datePickerStyle == .wheels)
  }

  @Test("wheels of each mode have the fields of the locale, in its order")
  func fields() throws {
    try show(.date, .wheels)
    #expect(titles() == ["September", "14", "2023"])
    picker.locale = Locale(identifier: "de_DE")
    #expect(titles() == ["14", "September", "2023"])
    picker.datePickerMode = .time
    #expect(titles() == ["16", "25"])
    picker.locale = Locale(identifier: "en_US")
    #expect(titles() == ["4", "25", "PM"])
    picker.datePickerMode = .dateAndTime
    #expect(titles() == ["Thu, Sep 14", "4", "25", "PM"])
    picker.datePickerMode = .yearAndMonth
    #expect(titles() == ["September", "2023"])
    picker.date = Date()
    picker.datePickerMode = .dateAndTime
    #expect(titles().first == "Today")
  }

  /// Lets the user select another row of a wheel.
  private func turn(_ index: Int, by step: Int) {
    guard let wheels else { return }
    let row = wheels.picker.selectedRow(inComponent: index) + step
    wheels.picker.selectRow(row, inComponent: index, animated: false)
    wheels.pickerView(wheels.picker, didSelectRow: row, inComponent: index)
  }

  @Test("a wheel that the user turns changes its field, and sends .valueChanged")
  func turning() throws {
    try show(.date, .wheels)
    turn(0, by: -1)
    #expect(picker.date == date(2023, 8, 14, 16, 25) && log.events == [.valueChanged])
    turn(1, by: 17)
    #expect(picker.date == date(2023, 8, 31, 16, 25))
    // September has no 31st day: the wheel of days returns to the 30th.
    turn(0, by: 1)
    #expect(picker.date == date(2023, 9, 30, 16, 25))
    try settle()
    #expect(titles() == ["September", "30", "2023"])
    picker.datePickerMode = .time
    turn(2, by: -1)
    #expect(picker.date == date(2023, 9, 30, 4, 25) && titles() == ["4", "25", "AM"])
    turn(0, by: 8)
    #expect(picker.date == date(2023, 9, 30, 12, 25))
    try settle()
    #expect(titles() == ["12", "25", "PM"])
    picker.datePickerMode = .dateAndTime
    turn(0, by: 3)
    #expect(picker.date == date(2023, 10, 3, 12, 25))
  }

  @Test("dates stay inside of the limits, and limits in the wrong order are ignored")
  func limits() throws {
    try show(.date, .wheels)
    picker.minimumDate = date(2023, 9, 10)
    picker.maximumDate = date(2023, 9, 20)
    picker.date = date(2024, 1, 1)
    #expect(picker.date == date(2023, 9, 20))
    turn(0, by: 1)
    try settle()
    #expect(picker.date == date(2023, 9, 20) && titles() == ["September", "20", "2023"])
    #expect(log.events.isEmpty)
    turn(1, by: -15)
    #expect(picker.date == date(2023, 9, 10) && log.events == [.valueChanged])
    picker.maximumDate = date(2020, 1, 1)
    picker.date = date(2030, 1, 1)
    #expect(picker.date == date(2030, 1, 1))
  }

  @Test(
    "the interval of minutes is a divisor of 60, and dates are those of the intervals' beginnings")
  func intervals() throws {
    try show(.time, .wheels)
    picker.minuteInterval = 15
    #expect(picker.date == date(2023, 9, 14, 16, 15) && titles() == ["4", "15", "PM"])
    picker.roundsToMinuteInterval = false
    #expect(picker.date == date(2023, 9, 14, 16, 25))
    turn(1, by: 1)
    #expect(picker.date == date(2023, 9, 14, 16, 30))
    for wrong in [0, 7, 31, 60, -5] {
      picker.minuteInterval = 30
      picker.minuteInterval = wrong
      #expect(picker.minuteInterval == 1, "\(wrong)")
    }
  }

  @Test("a duration has hours and whole minutes, from one minute to 23:59")
  func duration() throws {
    try show(.countDownTimer, .wheels)
    #expect(titles() == ["0", "1"] && picker.countDownDuration == 0)
    picker.countDownDuration = 3 * 3600 + 61
    #expect(titles() == ["3", "1"])
    turn(0, by: -3)
    #expect(picker.countDownDuration == 60 && log.events == [.valueChanged])
    turn(1, by: -1)
    #expect(picker.countDownDuration == 60)
    picker.countDownDuration = 1_000_000
    #expect(picker.countDownDuration == 86_340)
    picker.countDownDuration = .nan
    #expect(picker.countDownDuration == 0)
  }

  @Test("the time zone and the calendar decide which fields a date has")
  func zones() throws {
    try show(.time, .wheels)
    picker.timeZone = TimeZone(identifier: "Asia/Kolkata")
    #expect(titles() == ["9", "55", "PM"])
    picker.datePickerMode = .date
    picker.calendar = Calendar(identifier: .buddhist)
    #expect(titles().last == "2566")
  }

  // MARK: Inline

  private var calendarView: CalendarView? { picker.subviews.first as? CalendarView }

  private func days() -> [CalendarDayView] {
    calendarView?.subviews.compactMap { $0 as? CalendarMonthView }.last?.days ?? []
  }

  @Test("a calendar begins with the locale's first day of the week, and a touched day is chosen")
  func calendar() throws {
    try show(.date, .inline)
    // September 2023 begins with a Friday.
    #expect(days().firstIndex { !$0.isHidden } == 5 && days().filter { !$0.isHidden }.count == 30)
    let day = try #require(days().first { $0.day == date(2023, 9, 20) })
    screen.tap(at: day.convert(CGPoint(x: 5, y: 5), to: screen.window))
    #expect(picker.date == date(2023, 9, 20, 16, 25) && log.events == [.valueChanged])
    picker.locale = Locale(identifier: "de_DE")
    var monday = utc
    monday.firstWeekday = 2
    picker.calendar = monday
    #expect(days().firstIndex { !$0.isHidden } == 4)
  }

  @Test("arrows and swipes show other months, as far as the limits reach")
  func months() throws {
    try show(.date, .inline)
    let view = try #require(calendarView)
    view.forwardButton.sendActions(for: .touchUpInside)
    #expect(view.month == date(2023, 10, 1))
    try settle()
    screen.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 250, y: 200), duration: 0.1)
    #expect(view.month == date(2023, 9, 1) && picker.date == date(2023, 9, 14, 16, 25))
    try settle()
    picker.maximumDate = date(2023, 9, 30)
    #expect(!view.forwardButton.isEnabled && view.backButton.isEnabled)
    picker.minimumDate = date(2023, 9, 10)
    #expect(!view.backButton.isEnabled)
    #expect(days().first { $0.day == date(2023, 9, 9) }?.isEnabled == false)
    #expect(days().first { $0.day == date(2023, 9, 10) }?.isEnabled == true)
  }

  // MARK: Compact

  @Test("compact labels show a calendar and wheels in popovers, and send editing events")
  func compact() throws {
    try show(.dateAndTime, .compact)
    let view = try #require(picker.subviews.first as? CompactDateView)
    #expect(view.labels.map(\.text).first == "Sep 14, 2023" && view.labels.count == 2)
    #expect(picker.bounds.height == 34)
    let root = try #require(screen.window.rootViewController)
    screen.tap(at: CGPoint(x: 20, y: 17))
    try settle()
    let popover = try #require(root.presentedViewController as? CompactDatePopover)
    #expect(popover.mode == .date && view.labels[0].isOpen)
    #expect(log.events == [.editingDidBegin])
    let inner = try #require(popover.view.subviews.first as? UIDatePicker)
    #expect(inner.datePickerStyle == .inline && inner.date == picker.date)
    inner.date = date(2023, 9, 3, 16, 25)
    inner.sendActions(for: .valueChanged)
    #expect(picker.date == date(2023, 9, 3, 16, 25) && view.labels[0].text == "Sep 3, 2023")
    root.dismiss(animated: false)
    try settle()
    #expect(log.events == [.editingDidBegin, .valueChanged, .editingDidEnd])
    #expect(!view.labels[0].isOpen)
  }

  @Test("an archive has the picker's values")
  func archive() throws {
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    (picker.minuteInterval, picker.minimumDate) = (20, date(2020, 1, 1))
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: picker, requiringSecureCoding: false)
    let coder = try NSKeyedUnarchiver(forReadingFrom: data)
    coder.requiresSecureCoding = false
    let copy = try #require(
      coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIDatePicker)
    #expect(copy.datePickerMode == .date && copy.preferredDatePickerStyle == .inline)
    #expect(copy.minuteInterval == 20 && copy.minimumDate == date(2020, 1, 1))
    #expect(copy.locale?.identifier == "en_US")
  }
}
