extension Symbol {
  private static let star =
    "M 11 2.2 L 13.59 8.94 20.8 9.3 15.18 13.86 17.1 20.9 11 16.9 4.9 20.9 6.82 13.86 1.2 9.3 "
    + "8.41 8.94 Z"
  private static let heart =
    "M 11 21 C 4 15.8 1 12 1 8.2 C 1 5 3.4 2.8 6.2 2.8 C 8.3 2.8 10 4 11 6 C 12 4 13.7 2.8 15.8 2.8 "
    + "C 18.6 2.8 21 5 21 8.2 C 21 12 18 15.8 11 21 Z"

  static let shapes: [String: Symbol] = [
    "star": .line(star),
    "star.fill": Symbol.line(star).filled,
    "heart": .line(heart),
    "heart.fill": Symbol.line(heart).filled,
    "circle": .line("O 11 12 9.2"),
    "circle.fill": Symbol.line("O 11 12 9.2").filled,
    "square": .line("R 2.5 3.5 17 17 3.2"),
    "square.fill": Symbol.line("R 2.5 3.5 17 17 3.2").filled,
    "square.grid.2x2": .line(
      "R 2 3 7.5 7.5 1.8 R 13 3 7.5 7.5 1.8 R 2 14 7.5 7.5 1.8 R 13 14 7.5 7.5 1.8"),
    "square.grid.2x2.fill": Symbol.line(
      "R 2 3 7.5 7.5 1.8 R 13 3 7.5 7.5 1.8 R 2 14 7.5 7.5 1.8 R 13 14 7.5 7.5 1.8"
    ).filled,
  ]
}
