package import Foundation

/// A text with a selection. AT-SPI counts Unicode scalars, UIKit UTF-16 units.
package struct AccessibleText: Equatable, Sendable {
  package let string: String
  /// The selected scalars; empty at the caret, nil without one.
  package let selection: Range<Int>?

  /// - Parameter selectedRange: in UTF-16 units, as in UIKit.
  package init(_ string: String, selectedRange: NSRange?) {
    self.string = string
    selection = selectedRange.flatMap { Range($0, in: string) }.map { range in
      let scalars = string.unicodeScalars
      let start = scalars.distance(from: scalars.startIndex, to: range.lowerBound)
      return start..<start + scalars.distance(from: range.lowerBound, to: range.upperBound)
    }
  }

  var count: Int { string.unicodeScalars.count }
  /// Where the next character is typed.
  var caret: Int { selection?.upperBound ?? 0 }

  /// A range inside of the text. A negative end means that of the text.
  func range(from start: Int, to end: Int) -> Range<Int> {
    let count = count
    let end = end < 0 ? count : min(end, count)
    let start = min(max(start, 0), end)
    return start..<end
  }

  subscript(range: Range<Int>) -> String {
    let scalars = string.unicodeScalars
    return String(String.UnicodeScalarView(scalars.dropFirst(range.lowerBound).prefix(range.count)))
  }

  /// The range in UTF-16 units.
  package func units(of range: Range<Int>) -> NSRange {
    let start = self[0..<range.lowerBound].utf16.count
    return NSRange(location: start, length: self[range].utf16.count)
  }

  /// The number of scalars before a place in UTF-16 units.
  package func scalars(before unit: Int) -> Int {
    let units = string.utf16
    let index = units.index(units.startIndex, offsetBy: min(max(unit, 0), units.count))
    return string.unicodeScalars.distance(from: string.startIndex, to: index)
  }

  // MARK: Parts

  /// A part of a text.
  enum Unit {
    case character, word, sentence, line
  }

  /// The part around a scalar: a word with the blanks after it, a sentence, or a line that ends with a
  /// line break. How a text is broken to the width of a view is not known here.
  func range(of unit: Unit, around offset: Int) -> Range<Int> {
    let scalars = Array(string.unicodeScalars)
    let offset = min(max(offset, 0), scalars.count)
    guard unit != .character else { return offset..<min(offset + 1, scalars.count) }
    var start = offset
    while start > 0, !Self.begins(unit, scalars, start) { start -= 1 }
    var end = offset
    repeat { end += 1 } while end < scalars.count && !Self.begins(unit, scalars, end)
    return start..<min(end, scalars.count)
  }

  /// Whether a part begins at an index other than the first.
  private static func begins(_ unit: Unit, _ scalars: [UnicodeScalar], _ index: Int) -> Bool {
    guard index < scalars.count else { return false }
    let (previous, next) = (scalars[index - 1], scalars[index])
    switch unit {
    case .character: return true
    case .word: return isBlank(previous) && !isBlank(next)
    case .line: return previous == "\n"
    case .sentence:
      guard isBlank(previous), !isBlank(next) else { return false }
      return previous == "\n" || scalars[..<index].last { !isBlank($0) }.map(endsSentence) ?? false
    }
  }

  private static func isBlank(_ scalar: UnicodeScalar) -> Bool { scalar.properties.isWhitespace }
  private static func endsSentence(_ scalar: UnicodeScalar) -> Bool {
    ".!?…。".unicodeScalars.contains(scalar)
  }
}
