import Foundation

/// A wheel of a date picker: a field of the date, with its rows.
enum DateWheel: Equatable {
  /// Days one after the other, beside a time.
  case day
  case month, dayOfMonth, year
  case hour, minute
  /// Before or after noon.
  case period
  case hours, minutes

  /// The number of rows of wheels that have no end.
  private static let many = 10_000
  /// The row of the day that the wheel of days was made for.
  static let middle = 5_000

  /// The number of values after which the rows repeat; nil if they do not.
  func cycle(_ settings: DatePickerSettings) -> Int? {
    switch self {
    case .month: settings.calendar.monthSymbols.count
    case .dayOfMonth: settings.calendar.maximumRange(of: .day)?.count ?? 31
    case .hour: 24
    case .minute, .minutes: 60 / settings.minuteInterval
    case .day, .year, .period, .hours: nil
    }
  }

  func rowCount(_ settings: DatePickerSettings) -> Int {
    switch self {
    case .day: Self.middle * 2 + 1
    case .year: Self.many
    case .period: 2
    case .hours: 24
    default: cycle(settings).map { Self.many / $0 * $0 } ?? 0
    }
  }

  /// The wheels of a mode, in the order of the locale.
  static func wheels(_ settings: DatePickerSettings) -> [DateWheel] {
    let time: [DateWheel] =
      settings.has24Hours ? [.hour, .minute] : timeWithPeriod(settings.pattern("jm"))
    return switch settings.mode {
    case .time: time
    case .dateAndTime: [.day] + time
    case .date: fields(settings.pattern("yMMMMd"))
    case .yearAndMonth: fields(settings.pattern("yMMMM"))
    case .countDownTimer: [.hours, .minutes]
    }
  }

  private static func timeWithPeriod(_ pattern: String) -> [DateWheel] {
    let fields = pattern.lowercased()
    guard let period = fields.firstIndex(of: "a"), let hour = fields.firstIndex(of: "h") else {
      return [.hour, .minute, .period]
    }
    return period < hour ? [.period, .hour, .minute] : [.hour, .minute, .period]
  }

  private static func fields(_ pattern: String) -> [DateWheel] {
    pattern.reduce(into: []) { wheels, letter in
      let wheel: DateWheel? =
        switch letter {
        case "M", "L": .month
        case "d": .dayOfMonth
        case "y", "u", "r": .year
        default: nil
        }
      if let wheel, !wheels.contains(wheel) { wheels.append(wheel) }
    }
  }

  // MARK: Values

  /// Returns the value of the field in a date.
  func value(of date: Date, _ settings: DatePickerSettings, firstDay: Date) -> Int {
    let calendar = settings.calendar
    func component(_ unit: Calendar.Component) -> Int { calendar.component(unit, from: date) }
    switch self {
    case .day:
      let (start, end) = (calendar.startOfDay(for: firstDay), calendar.startOfDay(for: date))
      return calendar.dateComponents([.day], from: start, to: end).day ?? 0
    case .month: return component(.month) - 1
    case .dayOfMonth: return component(.day) - 1
    case .year: return component(.year) - 1
    case .hour: return component(.hour)
    case .minute: return component(.minute) / settings.minuteInterval
    case .period: return component(.hour) / 12
    case .hours: return Int(date.timeIntervalSinceReferenceDate) / 3600
    case .minutes:
      return Int(date.timeIntervalSinceReferenceDate) % 3600 / 60 / settings.minuteInterval
    }
  }

  /// Returns the value that a row stands for.
  func value(ofRow row: Int, _ settings: DatePickerSettings) -> Int {
    if self == .day { return row - Self.middle }
    return cycle(settings).map { row % $0 } ?? row
  }

  /// Returns the row for a value that is nearest to another row.
  func row(for value: Int, near row: Int, _ settings: DatePickerSettings) -> Int {
    if self == .day { return value + Self.middle }
    guard let cycle = cycle(settings) else { return value }
    let count = rowCount(settings)
    var next = row - row % cycle + value
    if next - row > cycle / 2 { next -= cycle }
    if row - next > cycle / 2 { next += cycle }
    return next < 0 ? next + cycle : next >= count ? next - cycle : next
  }

  @MainActor func title(ofRow row: Int, _ settings: DatePickerSettings, firstDay: Date) -> String {
    let value = value(ofRow: row, settings)
    let calendar = settings.calendar
    switch self {
    case .day:
      let day = calendar.date(byAdding: .day, value: value, to: firstDay) ?? firstDay
      return calendar.isDateInToday(day) ? "Today" : settings.formatter("EEEMMMd").string(from: day)
    case .month: return calendar.standaloneMonthSymbols[value]
    case .dayOfMonth, .year: return settings.text(value + 1)
    case .hour:
      return settings.has24Hours
        ? settings.text(value, digits: 2) : settings.text((value + 11) % 12 + 1)
    case .minute: return settings.text(value * settings.minuteInterval, digits: 2)
    case .period: return value == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .hours: return settings.text(value)
    case .minutes: return settings.text(value * settings.minuteInterval)
    }
  }

  /// The width of the wheel. Points.
  var width: CGFloat {
    switch self {
    case .day: 148
    case .month: 140
    case .dayOfMonth, .hour, .minute, .period: 46
    case .year: 84
    case .hours, .minutes: 118
    }
  }
}
