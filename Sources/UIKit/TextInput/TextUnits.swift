import CoreGraphics

/// The units of a text and a position in it, in UTF-16 units from the beginning of the text.
@MainActor struct TextUnits {
  private let input: any UITextInput
  /// The beginning of the text, and the offset of the position in it.
  private let start: UITextPosition
  private let offset: Int
  private let length: Int
  /// The units in their order. Between words there is text that belongs to none.
  private let units: [Range<Int>]

  /// Divides the text into units; nil if the responder does not give its text.
  init?(of input: any UITextInput, _ granularity: UITextGranularity, at position: UITextPosition) {
    self.input = input
    start = input.beginningOfDocument
    guard let range = input.textRange(from: start, to: input.endOfDocument),
      let text = input.text(in: range)
    else { return nil }
    length = text.utf16.count
    offset = min(max(input.offset(from: start, to: position), 0), length)
    if granularity == .line, let line = Self.line(of: input, around: position) {
      units = [line]
    } else {
      units = Self.units(of: text, granularity)
    }
  }

  /// The unit that encloses the position: the one that begins there, or the one that ends there if
  /// the direction is backward.
  func enclosing(isForward: Bool) -> Range<Int>? {
    units.first {
      isForward
        ? $0.lowerBound <= offset && offset < $0.upperBound
        : $0.lowerBound < offset && offset <= $0.upperBound
    }
  }

  /// Whether a unit ends at the position in the direction.
  func isBoundary(isForward: Bool) -> Bool {
    units.contains { offset == (isForward ? $0.upperBound : $0.lowerBound) }
  }

  /// The nearest end of a unit forward, or the nearest beginning backward.
  func boundary(isForward: Bool) -> Int? {
    isForward
      ? units.lazy.map(\.upperBound).first { $0 > offset } ?? (offset < length ? length : nil)
      : units.lazy.reversed().map(\.lowerBound).first { $0 < offset } ?? (offset > 0 ? 0 : nil)
  }

  func position(_ offset: Int) -> UITextPosition? {
    input.position(from: start, offset: offset)
  }

  func range(_ unit: Range<Int>) -> UITextRange? {
    guard let start = position(unit.lowerBound), let end = position(unit.upperBound) else {
      return nil
    }
    return input.textRange(from: start, to: end)
  }

  private static func units(of text: String, _ granularity: UITextGranularity) -> [Range<Int>] {
    switch granularity {
    case .character: TextUnit.character.ranges(in: text)
    case .word: TextUnit.word.ranges(in: text)
    case .sentence: TextUnit.sentence.ranges(in: text)
    case .paragraph, .line: TextUnit.paragraph.ranges(in: text)
    case .document: [0..<text.utf16.count]
    }
  }

  /// The line of the responder's layout; nil if the responder does not tell where it ends.
  private static func line(
    of input: any UITextInput, around position: UITextPosition
  ) -> Range<Int>? {
    guard let left = input.characterRange(byExtending: position, in: .left),
      let right = input.characterRange(byExtending: position, in: .right)
    else { return nil }
    let edges = [left.start, left.end, right.start, right.end].map {
      input.offset(from: input.beginningOfDocument, to: $0)
    }
    guard let first = edges.min(), let last = edges.max(), first < last else { return nil }
    return first..<last
  }
}
