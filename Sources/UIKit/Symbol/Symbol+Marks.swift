extension Symbol {
  static let marks: [String: Symbol] = [
    "xmark": .line("M 2 4.5 L 17 19.5 M 17 4.5 L 2 19.5"),
    "multiply": .line("M 3 6 L 15 18 M 15 6 L 3 18"),
    "plus": .line("M 10 3.5 L 10 20.5 M 1.5 12 L 18.5 12"),
    "minus": .line("M 1.5 12 L 18.5 12"),
    "checkmark": .line("M 2 13.2 L 7.3 19.5 17.5 4.5"),
    "ellipsis": .fill("O 3 12 1.9 O 10 12 1.9 O 17 12 1.9"),
    "info": Symbol.fill("O 5 5 1.4").line("M 2.6 10 L 5.2 10 5.2 19 M 2 19 L 8.4 19"),
    "questionmark": Symbol.line(
      "M 1.5 8 C 1.5 2.5 10.5 2.5 10.5 8 C 10.5 11.5 6 11 6 15.2"
    ).fill("O 6 19.8 1.3"),
    "exclamationmark": Symbol.line("M 3 4.5 L 3 14").fill("O 3 19 1.4"),
    "line.3.horizontal": .line("M 1.5 6 L 19.5 6 M 1.5 12 L 19.5 12 M 1.5 18 L 19.5 18"),
    "line.3.horizontal.decrease": .line(
      "M 1.5 6.5 L 19.5 6.5 M 4.5 12 L 16.5 12 M 7.5 17.5 L 13.5 17.5"),
    "list.bullet": Symbol.line("M 7 6 L 21 6 M 7 12 L 21 12 M 7 18 L 21 18")
      .fill("O 2.5 6 1.5 O 2.5 12 1.5 O 2.5 18 1.5").directional,
    "magnifyingglass": .line("O 8.7 10.2 6.8 M 13.7 15.2 L 19.2 20.7"),
  ]
}
