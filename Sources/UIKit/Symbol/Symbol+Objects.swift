extension Symbol {
  private static let person =
    "O 9.5 7 4.2 M 1.5 20.2 C 1.5 16 5 14.2 9.5 14.2 C 14 14.2 17.5 16 17.5 20.2 "
    + "Q 17.5 21 16.7 21 L 2.3 21 Q 1.5 21 1.5 20.2 Z"
  private static let bellCup =
    "M 2.5 17.5 C 4.8 15.3 4.6 13.5 4.6 10 C 4.6 6 7.1 3.6 10 3.6 C 12.9 3.6 15.4 6 15.4 10 "
    + "C 15.4 13.5 15.2 15.3 17.5 17.5 Z"
  private static let bookmark =
    "M 2 4.5 Q 2 2.5 4 2.5 L 12 2.5 Q 14 2.5 14 4.5 L 14 21.5 8 16 2 21.5 Z"
  private static let folder =
    "M 2 18 L 2 6.5 Q 2 4.5 4 4.5 L 8 4.5 Q 8.8 4.5 9.4 5.2 L 10.6 6.8 20 6.8 Q 22 6.8 22 8.8 "
    + "L 22 18 Q 22 20 20 20 L 4 20 Q 2 20 2 18 Z"
  private static let trashCan =
    "M 4.2 6 L 5.1 19.4 Q 5.2 21.2 7 21.2 L 14 21.2 Q 15.8 21.2 15.9 19.4 L 16.8 6"
  private static let trashLid =
    "M 2 6 L 19 6 M 7.4 6 L 7.4 4.6 Q 7.4 3 9 3 L 12 3 Q 13.6 3 13.6 4.6 L 13.6 6"
  private static let trashRibs =
    "M 10.5 9.5 L 10.5 17.7 M 7.4 9.5 L 7.8 17.7 M 13.6 9.5 L 13.2 17.7"
  private static let gearTeeth =
    "M 18.3 12 L 21 12 M 16.2 17.2 L 18.1 19.1 M 11 19.3 L 11 22 M 5.8 17.2 L 3.9 19.1 "
    + "M 3.7 12 L 1 12 M 5.8 6.8 L 3.9 4.9 M 11 4.7 L 11 2 M 16.2 6.8 L 18.1 4.9"
  private static let gear = Symbol.line("O 11 12 7.3 O 11 12 2.8").line(gearTeeth)
  private static let deleteOutline =
    "M 8.3 4.5 L 19.5 4.5 Q 22 4.5 22 7 L 22 17 Q 22 19.5 19.5 19.5 L 8.3 19.5 1.5 12 Z"
  private static let deleteCross = "M 11 9 L 17 15 M 17 9 L 11 15"
  private static let shift =
    "M 11 3 L 20.5 12.5 15.2 12.5 15.2 20.5 6.8 20.5 6.8 12.5 1.5 12.5 Z"
  private static let envelopeFlap = "M 2.5 7 L 12 14 21.5 7"
  private static let lockBody = "R 2 11 14 10.5 2.5"
  private static let lockShackle = "M 5 11 L 5 7.5 C 5 1.5 13 1.5 13 7.5 L 13 11"

  static let objects: [String: Symbol] = [
    "square.and.arrow.up": .line(
      "M 6.3 9 L 4 9 Q 2 9 2 11 L 2 20 Q 2 22 4 22 L 15 22 Q 17 22 17 20 L 17 11 Q 17 9 15 9 "
        + "L 12.7 9 M 9.5 15.3 L 9.5 1.8 M 5.6 5.6 L 9.5 1.7 13.4 5.6"),
    "square.and.arrow.down": .line(
      "M 6.3 8 L 4 8 Q 2 8 2 10 L 2 19 Q 2 21 4 21 L 15 21 Q 17 21 17 19 L 17 10 Q 17 8 15 8 "
        + "L 12.7 8 M 9.5 2 L 9.5 15.5 M 5.6 11.7 L 9.5 15.6 13.4 11.7"),
    "square.and.pencil": .line(
      "M 11.5 4.5 L 5 4.5 Q 2 4.5 2 7.5 L 2 18 Q 2 21 5 21 L 15.5 21 Q 18.5 21 18.5 18 "
        + "L 18.5 11.5 M 8.5 14.5 L 9.2 11.6 18.4 2.4 Q 19.3 1.6 20.2 2.4 Q 21.1 3.3 20.2 4.3 "
        + "L 11.2 13.6 Z"),
    "trash": Symbol.line(trashCan).line(trashLid).line(trashRibs),
    "trash.fill": Symbol.fill(trashCan).line(trashCan).line(trashLid).cutLine(trashRibs),
    "gear": gear,
    "gearshape": gear,
    "gearshape.fill": Symbol.line(gearTeeth).fill("O 11 12 8.1").cutFill("O 11 12 3"),
    "house": .line(
      "M 1.5 12 L 11.5 3 21.5 12 M 4.5 9.6 L 4.5 20.5 18.5 20.5 18.5 9.6 "
        + "M 9 20.5 L 9 14.5 14 14.5 14 20.5"),
    "house.fill": Symbol.line("M 1.5 12 L 11.5 3 21.5 12")
      .fill(
        "M 11.5 5 L 18.9 11.7 18.9 20.2 Q 18.9 21.2 17.9 21.2 L 14 21.2 14 14.5 9 14.5 9 21.2 "
          + "5.1 21.2 Q 4.1 21.2 4.1 20.2 L 4.1 11.7 Z"),
    "person": .line(person),
    "person.fill": Symbol.line(person).filled,
    "bell": .line(bellCup + " M 7.6 20.3 Q 10 22.6 12.4 20.3"),
    "bell.fill": Symbol.line(bellCup).filled.line("M 7.6 20.8 Q 10 22.8 12.4 20.8"),
    "bookmark": .line(bookmark),
    "bookmark.fill": Symbol.line(bookmark).filled,
    "folder": .line(folder + " M 2 10.3 L 22 10.3"),
    "folder.fill": Symbol.line(folder).filled.cutLine("M 2 10 L 22 10"),
    "pencil": .line(
      "M 2.5 20.5 L 3.8 15.8 15.3 4.3 Q 16.3 3.4 17.3 4.3 L 18.7 5.7 Q 19.6 6.7 18.7 7.7 "
        + "L 7.2 19.2 Z M 13.3 6.4 L 16.6 9.7"),
    "calendar": Symbol.line(
      "R 2 4 18.5 17 3.2 M 2 9.2 L 20.5 9.2 M 6.8 2 L 6.8 5.6 "
        + "M 15.7 2 L 15.7 5.6"
    )
    .fill("O 6.8 13.2 1.2 O 11.25 13.2 1.2 O 15.7 13.2 1.2 O 6.8 17.2 1.2 O 11.25 17.2 1.2"),
    "clock": .line("O 11 12 9.2 M 11 6.5 L 11 12 15 14.5"),
    "clock.fill": Symbol.line("O 11 12 9.2").filled.cutLine("M 11 6.5 L 11 12 15 14.5"),
    "envelope": .line("R 2 4.5 20 15 2.8 " + envelopeFlap),
    "envelope.fill": Symbol.line("R 2 4.5 20 15 2.8").filled.cutLine(envelopeFlap),
    "lock": Symbol.line(lockBody).line(lockShackle),
    "lock.fill": Symbol.line(lockBody).filled.line(lockShackle),
    "globe": .line(
      "O 11 12 9.2 M 1.8 12 L 20.2 12 M 11 2.8 C 5 8 5 16 11 21.2 "
        + "C 17 16 17 8 11 2.8"),
    "mic": .line(
      "R 6 2.5 6 11.5 3 M 2.2 11.5 C 2.2 20 15.8 20 15.8 11.5 M 9 17.8 L 9 21.5 "
        + "M 5.5 21.5 L 12.5 21.5"),
    "mic.fill": Symbol.line("R 6 2.5 6 11.5 3").filled.line(
      "M 2.2 11.5 C 2.2 20 15.8 20 15.8 11.5 M 9 17.8 L 9 21.5 M 5.5 21.5 L 12.5 21.5"),
    "play.fill": Symbol.line("M 3.5 4.5 L 16.5 12 3.5 19.5 Z").filled,
    "pause.fill": Symbol.line("R 3.5 4.8 2.6 14.4 0.8 R 11.4 4.8 2.6 14.4 0.8").filled,
    "delete.left": Symbol.line(deleteOutline).line(deleteCross),
    "delete.left.fill": Symbol.line(deleteOutline).filled.cutLine(deleteCross),
    "shift": .line(shift),
    "shift.fill": Symbol.line(shift).filled,
    "return": .line("M 19 5 L 19 13.5 2.5 13.5 M 7.5 8.5 L 2.5 13.5 7.5 18.5"),
  ]
}
