extension Symbol {
  private static let arrow = "M 10 3 L 2 12 6.5 12 6.5 19.5 13.5 19.5 13.5 12 18 12 Z"

  /// The symbols of the keys of a keyboard.
  static let keys: [String: Symbol] = [
    "shift": .line(arrow),
    "shift.fill": Symbol.line(arrow).filled,
    "capslock.fill": Symbol.line(
      "M 10 2 L 2 10.5 6.5 10.5 6.5 16 13.5 16 13.5 10.5 18 10.5 Z M 6.5 20.5 L 13.5 20.5"
    ).filled,
    "delete.left": Symbol.line(
      "M 8.5 5 L 21 5 21 19 8.5 19 2 12 Z M 11.5 9 L 17.5 15 M 17.5 9 L 11.5 15"
    ).directional,
  ]
}
