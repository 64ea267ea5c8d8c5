/// The hours of each day in which a display is on, such as `08:00-20:00`. The end may be after midnight.
struct DisplayHours: Equatable, Sendable {
  private static let day = 86_400

  /// Seconds since midnight.
  let begin: Int
  let end: Int

  /// Reads two times of the day with a hyphen; nil for any other text, and for two equal times.
  init?(_ text: String) {
    let times = text.split(separator: "-", omittingEmptySubsequences: false).map(Self.seconds)
    guard times.count == 2, let begin = times[0], let end = times[1], begin != end else {
      return nil
    }
    (self.begin, self.end) = (begin, end)
  }

  /// Whether the time of the day lies in the hours. Seconds since midnight.
  func contains(_ time: Int) -> Bool {
    begin < end ? (begin..<end).contains(time) : time >= begin || time < end
  }

  /// The seconds until the hours begin or end.
  func secondsToChange(from time: Int) -> Int {
    [begin, end].map { ($0 - time + Self.day - 1) % Self.day + 1 }.min() ?? Self.day
  }

  private static func seconds(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.count == 2 && $0.allSatisfy(\.isWholeNumber) }),
      let hours = Int(parts[0]), let minutes = Int(parts[1]),
      (0..<24).contains(hours), (0..<60).contains(minutes)
    else { return nil }
    return hours * 3600 + minutes * 60
  }
}
