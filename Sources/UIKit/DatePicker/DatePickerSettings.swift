import Foundation

/// What a date picker lets the user choose, and in which form.
struct DatePickerSettings: Equatable {
  var mode = UIDatePicker.Mode.dateAndTime
  var locale = Locale.current
  var calendar = Calendar.current
  var minimum: Date?
  var maximum: Date?
  var minuteInterval = 1

  /// The limits; none if the program has given them in the wrong order, as on iOS.
  var range: (minimum: Date?, maximum: Date?) {
    if let minimum, let maximum, minimum > maximum { return (nil, nil) }
    return (minimum, maximum)
  }

  func clamped(_ date: Date) -> Date {
    let (minimum, maximum) = range
    if let minimum, date < minimum { return minimum }
    if let maximum, date > maximum { return maximum }
    return date
  }

  /// Returns the date at the beginning of its interval of minutes.
  func rounded(_ date: Date) -> Date {
    guard minuteInterval > 1 else { return date }
    let parts = calendar.dateComponents([.minute, .second, .nanosecond], from: date)
    let excess = (parts.minute ?? 0) % minuteInterval
    let seconds = Double(excess * 60 + (parts.second ?? 0)) + Double(parts.nanosecond ?? 0) / 1e9
    return date.addingTimeInterval(-seconds)
  }

  /// Whether a day has a moment inside of the limits.
  func contains(day: Date) -> Bool {
    let (minimum, maximum) = range
    let start = calendar.startOfDay(for: day)
    let end = calendar.date(byAdding: .day, value: 1, to: start) ?? start
    return (minimum.map { end > $0 } ?? true) && (maximum.map { start <= $0 } ?? true)
  }

  /// Whether days have 24 hours, and not twice 12.
  var has24Hours: Bool { !pattern("j").contains("a") }

  /// Returns the pattern of the locale for fields.
  func pattern(_ template: String) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
  }
}

extension DatePickerSettings {
  /// Formatters that have been used: making one takes a millisecond, and each row of a wheel needs one.
  @MainActor private static var dateFormatters: [FormatterKey: DateFormatter] = [:]
  @MainActor private static var numberFormatters: [FormatterKey: NumberFormatter] = [:]

  private struct FormatterKey: Hashable {
    let template: String
    let locale: String
    var calendar: Calendar?
  }

  /// Returns a formatter for the fields of a template, in the order of the locale.
  @MainActor func formatter(_ template: String) -> DateFormatter {
    let key = FormatterKey(template: template, locale: locale.identifier, calendar: calendar)
    if let known = Self.dateFormatters[key] { return known }
    let formatter = DateFormatter()
    (formatter.locale, formatter.calendar) = (locale, calendar)
    formatter.timeZone = calendar.timeZone
    formatter.dateFormat = pattern(template)
    Self.dateFormatters[key] = formatter
    return formatter
  }

  /// Returns the number in the digits of the locale.
  @MainActor func text(_ number: Int, digits: Int = 1) -> String {
    let key = FormatterKey(template: "\(digits)", locale: locale.identifier)
    let formatter = Self.numberFormatters[key] ?? NumberFormatter()
    if Self.numberFormatters[key] == nil {
      formatter.locale = locale
      formatter.usesGroupingSeparator = false
      formatter.minimumIntegerDigits = digits
      Self.numberFormatters[key] = formatter
    }
    return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }
}
