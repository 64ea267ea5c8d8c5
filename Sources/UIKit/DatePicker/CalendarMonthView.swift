import CoreGraphics
import Foundation

/// The days of a month in rows of a week.
@MainActor final class CalendarMonthView: UIView {
  static let rowCount = 6
  let days: [CalendarDayView]

  init(onSelect: @escaping (Date) -> Void) {
    days = (0..<Self.rowCount * 7).map { _ in CalendarDayView(frame: .zero) }
    super.init(frame: .zero)
    for view in days {
      addSubview(view)
      view.addAction(
        UIAction { [weak view] _ in if let day = view?.day { onSelect(day) } }, for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { nil }

  override class var startsOpaque: Bool { false }

  /// - Parameter month: the first day of the month that is shown.
  func show(_ month: Date, selected: Date, _ settings: DatePickerSettings) {
    let calendar = settings.calendar
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 30
    let lead = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    for (index, view) in days.enumerated() {
      let number = index - lead
      guard (0..<count).contains(number),
        let day = calendar.date(byAdding: .day, value: number, to: month)
      else {
        view.show(nil, "", .normal, settings)
        continue
      }
      view.show(day, settings.text(number + 1), look(of: day, selected, settings), settings)
    }
    setNeedsLayout()
  }

  private func look(
    of day: Date, _ selected: Date, _ settings: DatePickerSettings
  ) -> CalendarDayView.Look {
    let isToday = settings.calendar.isDateInToday(day)
    if settings.calendar.isDate(day, inSameDayAs: selected) {
      return isToday ? .selectedToday : .selected
    }
    if !settings.contains(day: day) { return .outside }
    return isToday ? .today : .normal
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = CGSize(width: bounds.width / 7, height: bounds.height / CGFloat(Self.rowCount))
    for (index, view) in days.enumerated() {
      let column = isReversed ? 6 - index % 7 : index % 7
      view.frame = CGRect(
        x: CGFloat(column) * size.width, y: CGFloat(index / 7) * size.height, width: size.width,
        height: size.height)
    }
  }
}
