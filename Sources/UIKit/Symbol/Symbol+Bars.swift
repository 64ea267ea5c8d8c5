extension Symbol {
  /// The symbols of the system's bar buttons that are not in other tables.
  static let bars: [String: Symbol] = [
    "arrowshape.turn.up.left": Symbol.line(
      "M 10.5 5 L 2 12 10.5 19 10.5 15 C 15.5 15 18.5 16.5 20.5 20 C 20.5 13.5 17.5 9.3 10.5 9 Z"
    ).directional,
    "book": .line(
      "M 12 6.5 C 9.5 4.3 6 3.8 2 4.5 L 2 18.5 C 6 17.8 9.5 18.3 12 20.5 "
        + "C 14.5 18.3 18 17.8 22 18.5 L 22 4.5 C 18 3.8 14.5 4.3 12 6.5 L 12 20.5"),
    "camera": .line(
      "M 2 8.5 Q 2 6.5 4 6.5 L 6.6 6.5 8.2 4.2 Q 8.6 3.5 9.4 3.5 L 13.6 3.5 Q 14.4 3.5 14.8 4.2 "
        + "L 16.4 6.5 19 6.5 Q 21 6.5 21 8.5 L 21 17.5 Q 21 19.5 19 19.5 L 4 19.5 Q 2 19.5 2 17.5 Z "
        + "O 11.5 12.7 3.9"),
    "backward.fill": Symbol.line(
      "M 12 5.5 L 2.5 12 12 18.5 Z M 22 5.5 L 12.5 12 22 18.5 Z"
    ).filled,
    "forward.fill": Symbol.line(
      "M 2.5 5.5 L 12 12 2.5 18.5 Z M 12.5 5.5 L 22 12 12.5 18.5 Z"
    ).filled,
    "arrow.uturn.forward": .line(
      "M 18 9.5 L 7 9.5 C 0.5 9.5 0.5 19 7 19 L 10 19 M 13.5 5 L 18 9.5 13.5 14"
    ).directional,
    "sidebar.left": .line(
      "R 1.5 3.5 21 17 3 M 9 3.5 L 9 20.5 M 4.2 7.5 L 6.3 7.5 M 4.2 10.5 L 6.3 10.5"),
    "sidebar.right": .line(
      "R 1.5 3.5 21 17 3 M 15 3.5 L 15 20.5 M 17.7 7.5 L 19.8 7.5 M 17.7 10.5 L 19.8 10.5"),
    "arrow.up.left.and.arrow.down.right": .line(
      "M 10 10 L 3 3 M 9 3 L 3 3 3 9 M 14 14 L 21 21 M 15 21 L 21 21 21 15"),
    "arrow.down.right.and.arrow.up.left": .line(
      "M 3 3 L 10 10 M 4 10 L 10 10 10 4 M 21 21 L 14 14 M 20 14 L 14 14 14 20"),
    "doc": .line("M 2.5 2.5 L 11 2.5 17 8.5 17 21.5 2.5 21.5 Z M 11 2.5 L 11 8.5 17 8.5"),
  ]
}
