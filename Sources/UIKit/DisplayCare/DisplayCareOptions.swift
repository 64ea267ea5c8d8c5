import RenderServer

/// The operator's settings for the brightness of the display and against burn-in.
struct DisplayCareOptions: Equatable, Sendable {
  var rest = DisplayRest()
  /// From 0, which is black, to 1; nil leaves it to the program.
  var brightness: Double?
  /// The share of the brightness that a dimmed display has.
  var dimLevel = 0.25
  /// The seconds from one shift of the content to the next; nil for none.
  var pixelShift: Double?

  init() {}

  /// Reads the variables of the environment. A number of seconds that is 0 stands for never.
  init(in environment: [String: String]) throws(RenderError) {
    rest.dimsAfter = try Self.interval("LAMINA_DIM_AFTER", in: environment)
    rest.turnsOffAfter = try Self.interval("LAMINA_DISPLAY_OFF_AFTER", in: environment)
    pixelShift = try Self.interval("LAMINA_PIXEL_SHIFT", in: environment)
    brightness = try Self.share("LAMINA_BRIGHTNESS", in: environment)
    dimLevel = try Self.share("LAMINA_DIM_LEVEL", in: environment) ?? dimLevel
    guard let hours = environment["LAMINA_DISPLAY_HOURS"] else { return }
    rest.hours = DisplayHours(hours)
    if rest.hours == nil {
      throw RenderError("LAMINA_DISPLAY_HOURS is '\(hours)', not two times such as 08:00-20:00")
    }
  }

  private static func interval(
    _ name: String, in environment: [String: String]
  ) throws(RenderError) -> Double? {
    guard let value = environment[name] else { return nil }
    guard let seconds = Double(value), seconds == 0 || (1...1e9).contains(seconds) else {
      throw RenderError("\(name) is '\(value)', not 0 or a number of seconds from 1")
    }
    return seconds == 0 ? nil : seconds
  }

  private static func share(
    _ name: String, in environment: [String: String]
  ) throws(RenderError) -> Double? {
    guard let value = environment[name] else { return nil }
    guard let share = Double(value), (0...1).contains(share) else {
      throw RenderError("\(name) is '\(value)', not a number from 0 to 1")
    }
    return share
  }
}
