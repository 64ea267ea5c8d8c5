import CoreGraphics

/// Reads a visual format string from left to right, by the grammar of Apple's "Visual Format Language".
///
/// Like UIKit it also takes a relation or a priority without parentheses in a connection (`->=8@750-`).
struct VisualFormatParser {
  private let text: String
  private let characters: [Character]
  private var position = 0
  private let metrics: [String: CGFloat]
  private let viewNames: Set<String>

  /// Returns what the string says, where these are the names of numbers and views.
  static func parse(
    _ text: String, metrics: [String: CGFloat], viewNames: Set<String>
  ) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(text, metrics: metrics, viewNames: viewNames)
    return try parser.format()
  }

  private init(_ text: String, metrics: [String: CGFloat], viewNames: Set<String>) {
    self.text = text
    characters = Array(text)
    self.metrics = metrics
    self.viewNames = viewNames
  }

  // MARK: Characters

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  /// Takes the characters that satisfy a condition.
  private mutating func take(while isIncluded: (Character) -> Bool) -> String {
    let rest = characters[position...].prefix(while: isIncluded)
    position = rest.endIndex
    return String(rest)
  }

  private func error(_ reason: VisualFormatError.Reason) -> VisualFormatError {
    VisualFormatError(reason: reason, text: text, position: position)
  }

  private mutating func expect(
    _ character: Character, or reason: VisualFormatError.Reason
  ) throws(VisualFormatError) {
    if !take(character) { throw error(reason) }
  }

  // MARK: Rules

  private mutating func format() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat(text: text)
    format.axis = try axis()
    if take("|") { format.leading = try connection() }
    format.views = [try view()]
    while let character = next {
      let connection = try connection()
      if take("|") {
        format.trailing = connection
        break
      }
      if connection == .flush, character != "[" { break }
      format.connections.append(connection)
      format.views.append(try view())
    }
    if next != nil { throw error(.trailingCharacters) }
    return format
  }

  private mutating func axis() throws(VisualFormatError) -> NSLayoutConstraint.Axis {
    for (letter, axis) in [("H", .horizontal), ("V", .vertical)]
      as [(Character, NSLayoutConstraint.Axis)]
    where take(letter) {
      try expect(":", or: .missingColon(axis))
      return axis
    }
    return .horizontal
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.View {
    try expect("[", or: .expectedView)
    guard let name = identifier() else { throw error(.expectedView) }
    guard viewNames.contains(name) else { throw error(.unknownView(name)) }
    let predicates = take("(") ? try predicates(takingViews: true, or: .unclosedView) : []
    try expect("]", or: .unclosedView)
    return VisualFormat.View(name: name, predicates: predicates, end: position)
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    guard let next, next != "[", next != "|" else { return .standard }
    var predicates: [VisualFormat.Predicate]
    if take("(") {
      predicates = try self.predicates(takingViews: false, or: .unclosedPredicates)
    } else if next == "-" || next == "+" {
      throw error(.expectedNumber)
    } else {
      predicates = [try predicate(takingViews: false)]
    }
    try expect("-", or: .unclosedConnection)
    return .distance(predicates)
  }

  /// Reads predicates up to the parenthesis that closes them.
  private mutating func predicates(
    takingViews: Bool, or reason: VisualFormatError.Reason
  ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates = [try predicate(takingViews: takingViews)]
    while take(",") { predicates.append(try predicate(takingViews: takingViews)) }
    try expect(")", or: reason)
    return predicates
  }

  private mutating func predicate(
    takingViews: Bool
  ) throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try relation()
    var predicate = VisualFormat.Predicate(
      relation: relation, object: try object(takingViews: takingViews))
    if take("@") { predicate.priority = try priority() }
    return predicate
  }

  private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    for (character, relation) in [
      ("=", .equal), ("<", .lessThanOrEqual), (">", .greaterThanOrEqual),
    ] as [(Character, NSLayoutConstraint.Relation)] where take(character) {
      try expect("=", or: .unknownRelation)
      return relation
    }
    return .equal
  }

  private mutating func object(
    takingViews: Bool
  ) throws(VisualFormatError) -> VisualFormat.Object {
    guard let name = identifier() else { return .constant(try number()) }
    if let metric = metrics[name] { return .constant(try checked(metric)) }
    if viewNames.contains(name) {
      guard takingViews else { throw error(.expectedNumber) }
      return .view(name)
    }
    throw error(.unknownMetric(name))
  }

  private mutating func priority() throws(VisualFormatError) -> UILayoutPriority {
    guard case .constant(let value) = try object(takingViews: false) else {
      throw error(.expectedNumber)
    }
    guard value > 0, value <= 1000 else { throw error(.priorityOutOfRange(value)) }
    return UILayoutPriority(Float(value))
  }

  // MARK: Tokens

  /// Takes a C identifier, if there is one.
  private mutating func identifier() -> String? {
    guard let first = next, first == "_" || first.isLetter else { return nil }
    return take { $0 == "_" || $0.isLetter || $0.isNumber }
  }

  /// Takes a decimal number, with a sign, a fraction and an exponent.
  private mutating func number() throws(VisualFormatError) -> CGFloat {
    let start = position
    var digits = sign() + take(while: \.isDigit)
    if take(".") { digits += "." + take(while: \.isDigit) }
    let end = position
    if next == "e" || next == "E" {
      position += 1
      let exponent = sign() + take(while: \.isDigit)
      if exponent.last?.isDigit == true { digits += "e" + exponent } else { position = end }
    }
    guard digits.contains(where: \.isDigit), let value = Double(digits.completed) else {
      position = start
      throw error(.expectedNumber)
    }
    return try checked(CGFloat(value))
  }

  private mutating func sign() -> String { take("-") ? "-" : take("+") ? "+" : "" }

  private func checked(_ number: CGFloat) throws(VisualFormatError) -> CGFloat {
    guard number.isFinite else { throw error(.infiniteNumber) }
    return number
  }
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isNumber }
}

extension String {
  /// A number with digits at both sides of its point, as C allows them to be missing.
  fileprivate var completed: String {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return self }
    let hasDigit = parts[0].last?.isDigit == true
    let fraction = parts[1].first?.isDigit == true ? parts[1] : "0" + parts[1]
    return parts[0] + (hasDigit ? "." : "0.") + fraction
  }
}
