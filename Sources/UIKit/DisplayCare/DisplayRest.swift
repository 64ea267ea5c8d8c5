/// When a display is dimmed and goes off while nobody uses the program.
struct DisplayRest: Equatable, Sendable {
  enum Level: Equatable, Sendable {
    case on, dimmed, off
  }

  /// The seconds for which a display stays on after a use outside its hours.
  static let nightInterval = 60.0

  /// The seconds without input after which the display is dimmed or goes off; nil for never.
  var dimsAfter: Double?
  var turnsOffAfter: Double?
  /// The hours outside of which the display is off; nil if there are none.
  var hours: DisplayHours?

  /// Whether the display ever changes.
  var isNeeded: Bool { self != DisplayRest() }

  /// The level at a time of the day, so many seconds after the last use.
  func level(idle: Double, at time: Int) -> Level {
    if let limit = offLimit(at: time), idle >= limit { return .off }
    if let dimsAfter, idle >= dimsAfter { return .dimmed }
    return .on
  }

  /// The seconds after which the level may be another one; nil if it stays until the next use.
  func secondsToChange(idle: Double, at time: Int) -> Double? {
    var times = [dimsAfter, offLimit(at: time)].compactMap { limit in
      limit.flatMap { $0 > idle ? $0 - idle : nil }
    }
    if let hours { times.append(Double(hours.secondsToChange(from: time))) }
    return times.min()
  }

  private func offLimit(at time: Int) -> Double? {
    guard let hours, !hours.contains(time) else { return turnsOffAfter }
    return min(turnsOffAfter ?? .infinity, Self.nightInterval)
  }
}
