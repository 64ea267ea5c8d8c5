import CoreGraphics
import Foundation

/// A date picker in the style `.wheels`.
@MainActor
final class DateWheelsView: UIView, DatePickerContent, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  var onChange: (Date) -> Void = { _ in }
  let picker = UIPickerView(frame: .zero)
  private(set) var wheels: [DateWheel] = []
  private var settings = DatePickerSettings()
  private var date = Date(timeIntervalSinceReferenceDate: 0)
  /// The day in the middle of the wheel of days.
  private var firstDay = Date(timeIntervalSinceReferenceDate: 0)
  private let units = [UILabel(frame: .zero), UILabel(frame: .zero)]

  init() {
    super.init(frame: .zero)
    addSubview(picker)
    for unit in units {
      unit.font = .systemFont(ofSize: 17, weight: .semibold)
      addSubview(unit)
    }
    (picker.dataSource, picker.delegate) = (self, self)
  }

  required init?(coder: NSCoder) { nil }

  override class var startsOpaque: Bool { false }

  var naturalSize: CGSize { picker.intrinsicContentSize }

  func show(_ date: Date, _ settings: DatePickerSettings, animated: Bool) {
    self.date = date
    if settings != self.settings || wheels.isEmpty {
      self.settings = settings
      wheels = DateWheel.wheels(settings)
      firstDay = settings.calendar.startOfDay(for: date)
      picker.reloadAllComponents()
      for (index, wheel) in wheels.enumerated() { center(wheel, index) }
      setNeedsLayout()
    }
    for (index, wheel) in wheels.enumerated() { select(wheel, index, animated: animated) }
    if settings.mode == .countDownTimer { showUnits() }
  }

  /// Turns a wheel without an end to the middle of its rows.
  private func center(_ wheel: DateWheel, _ index: Int) {
    guard let cycle = wheel.cycle(settings) else { return }
    let middle = wheel.rowCount(settings) / 2
    picker.selectRow(middle - middle % cycle, inComponent: index, animated: false)
  }

  private func select(_ wheel: DateWheel, _ index: Int, animated: Bool) {
    let current = picker.selectedRow(inComponent: index)
    let value = wheel.value(of: date, settings, firstDay: firstDay)
    let row = wheel.row(for: value, near: current, settings)
    guard row != current else { return }
    picker.selectRow(row, inComponent: index, animated: animated)
  }

  // MARK: Rows

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    wheels[component].rowCount(settings)
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    wheels[component].width
  }

  // An attributed title would stay in memory (`UILabel.setText`).
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let wheel = wheels[component]
    let title = view as? PickerTitleView ?? PickerTitleView()
    title.show(
      wheel.title(ofRow: row, settings, firstDay: firstDay), color: color(of: wheel, row),
      alignment: wheel == .day ? .right : .center)
    return title
  }

  /// Rows that lead beyond the limits are gray.
  private func color(of wheel: DateWheel, _ row: Int) -> UIColor {
    guard wheel == .day || wheel == .year else { return .label }
    let value = wheel.value(ofRow: row, settings)
    let calendar = settings.calendar
    let (minimum, maximum) = settings.range
    if wheel == .year {
      let isBefore = minimum.map { value + 1 < calendar.component(.year, from: $0) } ?? false
      let isAfter = maximum.map { value + 1 > calendar.component(.year, from: $0) } ?? false
      return isBefore || isAfter ? .tertiaryLabel : .label
    }
    let day = calendar.date(byAdding: .day, value: value, to: firstDay) ?? firstDay
    return settings.contains(day: day) ? .label : .tertiaryLabel
  }

  // MARK: Choosing

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let wheel = wheels[component]
    // Half a day further, the rows of the wheel of hours look the same.
    if wheel == .period, let hours = wheels.firstIndex(of: .hour) {
      let hour = picker.selectedRow(inComponent: hours)
      if hour % 24 / 12 != row {
        picker.selectRow(hour + (row == 1 ? 12 : -12), inComponent: hours, animated: false)
      }
    }
    let chosen = chosenDate
    if chosen == date {
      // The wheel has come to rest at a row that has no date, and returns.
      show(date, settings, animated: true)
    } else {
      onChange(chosen)
    }
  }

  private func value(_ wheel: DateWheel) -> Int? {
    wheels.firstIndex(of: wheel).map {
      wheel.value(ofRow: picker.selectedRow(inComponent: $0), settings)
    }
  }

  /// The date that the wheels show, within the limits.
  private var chosenDate: Date {
    if settings.mode == .countDownTimer {
      let minutes = (value(.minutes) ?? 0) * settings.minuteInterval
      let least = settings.minuteInterval
      return Date(
        timeIntervalSinceReferenceDate: Double(max((value(.hours) ?? 0) * 60 + minutes, least) * 60)
      )
    }
    let calendar = settings.calendar
    var base = date
    if let days = value(.day) {
      base = calendar.date(byAdding: .day, value: days, to: firstDay) ?? base
    }
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: base)
    if let year = value(.year) { parts.year = year + 1 }
    if let month = value(.month) { parts.month = month + 1 }
    let day = value(.dayOfMonth).map { $0 + 1 } ?? parts.day ?? 1
    parts.day = 1
    let month = calendar.date(from: parts) ?? base
    parts.day = min(day, calendar.range(of: .day, in: .month, for: month)?.count ?? day)
    return settings.clamped(calendar.date(from: time(parts)) ?? date)
  }

  /// Adds the time that the wheels show, or that of the date if there are none.
  private func time(_ parts: DateComponents) -> DateComponents {
    var parts = parts
    let time = settings.calendar.dateComponents([.hour, .minute, .second], from: date)
    parts.hour = value(.hour) ?? time.hour
    parts.minute = value(.minute).map { $0 * settings.minuteInterval } ?? time.minute
    parts.second = value(.minute) == nil ? time.second : 0
    return parts
  }

  // MARK: Layout

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    passOnDirection()
    picker.frame = bounds
    showUnits()
  }

  /// Shows the words "hours" and "min" beside the numbers of a duration.
  private func showUnits() {
    let isDuration = settings.mode == .countDownTimer
    let hours = isDuration ? value(.hours) ?? 0 : 0
    for (index, unit) in units.enumerated() {
      unit.isHidden = !isDuration
      guard isDuration, index < picker.columns.count else { continue }
      unit.text = index == 1 ? "min" : hours == 1 ? "hour" : "hours"
      unit.sizeToFit()
      picker.layoutIfNeeded()
      let column = picker.convert(picker.columns[index].frame, to: self)
      let start =
        effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? column.midX - 20 - unit.bounds.width : column.midX + 20
      unit.frame.origin = CGPoint(x: start, y: column.midY - unit.bounds.height / 2)
    }
  }
}
