extension Symbol {
  private static let left = Symbol.line("M 8.5 4.5 L 1 12 8.5 19.5")
  private static let right = Symbol.line("M 1 4.5 L 8.5 12 1 19.5")
  private static let arrowLeft = Symbol.line("M 2 12 L 18 12 M 9 5 L 2 12 9 19")
  private static let arrowRight = Symbol.line("M 2 12 L 18 12 M 11 5 L 18 12 11 19")

  static let arrows: [String: Symbol] = [
    "chevron.left": left,
    "chevron.right": right,
    "chevron.backward": left.directional,
    "chevron.forward": right.directional,
    "chevron.up": .line("M 1 16 L 9 8 17 16"),
    "chevron.down": .line("M 1 8 L 9 16 17 8"),
    "chevron.up.chevron.down": .line("M 1 9 L 6.5 3.5 12 9 M 1 15 L 6.5 20.5 12 15"),
    "chevron.compact.down": .line("M 1 10 L 12 14 23 10"),
    "arrow.left": arrowLeft,
    "arrow.right": arrowRight,
    "arrow.backward": arrowLeft.directional,
    "arrow.forward": arrowRight.directional,
    "arrow.up": .line("M 9 4 L 9 20 M 2 11 L 9 4 16 11"),
    "arrow.down": .line("M 9 4 L 9 20 M 2 13 L 9 20 16 13"),
    "arrow.clockwise": .line("A 10 12.5 7.5 -20 300 M 12.6 1.6 L 13.75 6 9.4 7.2"),
    "arrow.counterclockwise": .line(
      "A 10 12.5 7.5 -120 200 M 7.4 1.6 L 6.25 6 10.6 7.2"),
    "arrow.uturn.backward": .line(
      "M 2 9.5 L 13 9.5 C 19.5 9.5 19.5 19 13 19 L 10 19 M 6.5 5 L 2 9.5 6.5 14"
    ).directional,
  ]
}
