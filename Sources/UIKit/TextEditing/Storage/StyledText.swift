import CoreGraphics
import Foundation

/// A text with attributes: what an editor stores and what undoing brings back.
///
/// It is a type of our own because `NSMutableAttributedString` on Linux halts the process when two
/// runs with the same keys and different objects come to lie beside each other, as the runs of two
/// fonts do, and because each attributed string leaks some hundred bytes. Offsets are UTF-16 units.
struct StyledText {
  typealias Attributes = [NSAttributedString.Key: Any]

  /// Characters with the same attributes.
  struct Run {
    var length: Int
    var attributes: Attributes
  }

  private(set) var string = ""
  private(set) var length = 0
  /// Runs beside each other have different attributes, and none is empty.
  private(set) var runs: [Run] = []

  init() {}

  init(_ string: String, _ attributes: Attributes = [:]) {
    (self.string, length) = (string, string.utf16.count)
    if length > 0 { runs = [Run(length: length, attributes: attributes)] }
  }

  // MARK: Parts

  /// The string of a range, whose ends move to the edges of Unicode scalars.
  func substring(_ range: Range<Int>) -> String {
    String(string[indices(of: range)])
  }

  /// Whether the unit in front of an offset ends a paragraph.
  func endsParagraph(before offset: Int) -> Bool {
    guard offset > 0 else { return false }
    let units = string.utf16
    return Self.endsParagraph(units[units.index(units.startIndex, offsetBy: offset - 1)])
  }

  static func endsParagraph(_ unit: UInt16) -> Bool { [10, 13, 0x2029].contains(unit) }

  func part(_ range: Range<Int>) -> StyledText {
    var part = StyledText()
    guard !range.isEmpty else { return part }
    part.string = substring(range)
    part.length = range.count
    part.runs = runs(of: range)
    return part
  }

  /// The runs of a range, cut at its ends.
  func runs(of range: Range<Int>) -> [Run] {
    var (found, start) = ([Run](), 0)
    for run in runs {
      let part = (start..<start + run.length).clamped(to: range)
      if !part.isEmpty { found.append(Run(length: part.count, attributes: run.attributes)) }
      start += run.length
      if start >= range.upperBound { break }
    }
    return found
  }

  /// The attributes of a character, and the range of the run that it is in. There must be one.
  func run(at offset: Int) -> (attributes: Attributes, range: Range<Int>) {
    var start = 0
    for run in runs {
      if offset < start + run.length { return (run.attributes, start..<start + run.length) }
      start += run.length
    }
    preconditionFailure("offset \(offset) is beyond the text's length \(length)")
  }

  /// Calls a function with the attributes and the range of each run that a range touches.
  func forEachRun(in range: Range<Int>, _ body: (Attributes, Range<Int>) -> Void) {
    var start = range.lowerBound
    for run in runs(of: range) {
      body(run.attributes, start..<start + run.length)
      start += run.length
    }
  }

  private func indices(of range: Range<Int>) -> Range<String.Index> {
    let units = string.utf16
    let start = units.index(units.startIndex, offsetBy: range.lowerBound)
    return start..<units.index(start, offsetBy: range.count)
  }

  /// The smallest range of whole Unicode scalars around a range.
  func aligned(_ range: Range<Int>) -> Range<Int> {
    let (units, ends) = (string.utf16, indices(of: range))
    func isInside(_ index: String.Index) -> Bool {
      index < units.endIndex && UTF16.isTrailSurrogate(units[index]) && index > units.startIndex
    }
    let start = range.lowerBound - (isInside(ends.lowerBound) ? 1 : 0)
    return start..<range.upperBound + (isInside(ends.upperBound) ? 1 : 0)
  }

  // MARK: Changes

  /// Replaces a range of whole Unicode scalars.
  mutating func replace(_ range: Range<Int>, with new: StyledText) {
    string.replaceSubrange(indices(of: range), with: new.string)
    var changed = runs(of: 0..<range.lowerBound)
    for run in new.runs + runs(of: range.upperBound..<length) { Self.append(run, to: &changed) }
    length += new.length - range.count
    runs = changed
  }

  mutating func append(_ new: StyledText) { replace(length..<length, with: new) }

  /// Changes the attributes of a range.
  mutating func restyle(_ range: Range<Int>, _ change: (inout Attributes) -> Void) {
    var changed = runs(of: 0..<range.lowerBound)
    for var run in runs(of: range) {
      change(&run.attributes)
      Self.append(run, to: &changed)
    }
    for run in runs(of: range.upperBound..<length) { Self.append(run, to: &changed) }
    runs = changed
  }

  private static func append(_ run: Run, to runs: inout [Run]) {
    if let last = runs.last, isEqual(last.attributes, run.attributes) {
      runs[runs.count - 1].length += run.length
    } else {
      runs.append(run)
    }
  }

  /// Whether attributes are the same; values without an equality are never the same.
  private static func isEqual(_ first: Attributes, _ second: Attributes) -> Bool {
    first.count == second.count
      && first.allSatisfy { key, value in
        guard let value = value as? AnyHashable, let other = second[key] as? AnyHashable else {
          return false
        }
        return value == other
      }
  }

  // MARK: Drawing

  /// The runs of a range as Core Graphics draws them.
  func textRuns(in range: Range<Int>, base: TextStyle) -> [TextRun] {
    var drawn: [TextRun] = []
    forEachRun(in: range) { attributes, part in
      drawn.append(TextRun(substring(part), style: TextStyle(attributes, base: base)))
    }
    return drawn
  }
}
