extension Symbol {
  private static let sunRays =
    "M 12 2 L 12 4.2 M 12 19.8 L 12 22 M 2 12 L 4.2 12 M 19.8 12 L 22 12 M 4.9 4.9 L 6.5 6.5 "
    + "M 17.5 17.5 L 19.1 19.1 M 4.9 19.1 L 6.5 17.5 M 17.5 6.5 L 19.1 4.9"
  private static let sunDots =
    "O 12 4.6 1.1 O 12 19.4 1.1 O 4.6 12 1.1 O 19.4 12 1.1 O 6.8 6.8 1.1 O 17.2 17.2 1.1 "
    + "O 6.8 17.2 1.1 O 17.2 6.8 1.1"
  private static let speakerBox =
    "M 2.5 9 L 6 9 11 4.6 Q 12 3.8 12 5.1 L 12 18.9 Q 12 20.2 11 19.4 L 6 15 2.5 15 "
    + "Q 1.5 15 1.5 14 L 1.5 10 Q 1.5 9 2.5 9 Z"
  private static let speaker = Symbol.line(speakerBox).filled.directional
  private static let photoFrame = "R 2 4 21 16 3"
  private static let photoHills = "M 2.5 18 L 8.5 12.3 12.2 15.6 16.8 10.6 22.5 16.2"
  private static let flagCloth =
    "M 4 4.2 C 8.5 1.8 12 6.6 19 4.2 L 19 13.6 C 12 16 8.5 11.2 4 13.6 Z"
  private static let flagPole = "M 4 4.2 L 4 21.5"

  /// The symbols of a device's settings.
  static let devices: [String: Symbol] = [
    "sun.max": .line("O 12 12 4.4 " + sunRays),
    "sun.max.fill": Symbol.line("O 12 12 4.4").filled.line(sunRays),
    "sun.min.fill": Symbol.line("O 12 12 3.4").filled.fill(sunDots),
    "speaker.fill": speaker,
    "speaker.wave.2.fill": speaker.line(
      "M 15.4 8.6 C 17.2 10.5 17.2 13.5 15.4 15.4 M 18.5 5.8 C 22 9.2 22 14.8 18.5 18.2"),
    "wifi": Symbol.line(
      "M 1.5 9.4 C 7.3 3.7 16.7 3.7 22.5 9.4 M 5.1 13.1 C 9 9.4 15 9.4 18.9 13.1 "
        + "M 8.7 16.7 C 10.5 15 13.5 15 15.3 16.7"
    ).fill("O 12 19.6 1.6"),
    "photo": Symbol.line(photoFrame + " " + photoHills).fill("O 7.6 9 1.8"),
    "photo.fill": Symbol.line(photoFrame).filled.cutLine(photoHills).cutFill("O 7.6 9 1.8"),
    "flag": .line(flagCloth + " " + flagPole),
    "flag.fill": Symbol.line(flagCloth).filled.line(flagPole),
  ]
}
