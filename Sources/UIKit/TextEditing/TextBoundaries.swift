import CoreGraphics
import Foundation

/// Finds the boundaries of characters, words and paragraphs in a text, in UTF-16 units.
///
/// Only the paragraph around an offset is divided, so that long texts cost no more than short ones.
struct TextBoundaries {
  let text: String

  var length: Int { text.utf16.count }

  // MARK: Characters

  /// The beginning of the character, which may have many units, that an offset is in.
  func characterStart(at offset: Int) -> Int {
    guard offset < length else { return length }
    guard offset > 0 else { return 0 }
    return units(text.index(before: text.index(after: index(offset))))
  }

  func character(after offset: Int) -> Int {
    offset < length ? units(text.index(after: index(max(offset, 0)))) : length
  }

  func character(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    let start = characterStart(at: offset)
    return start < offset ? start : units(text.index(before: index(start)))
  }

  private func index(_ offset: Int) -> String.Index {
    text.utf16.index(text.startIndex, offsetBy: offset)
  }

  private func units(_ index: String.Index) -> Int {
    text.utf16.distance(from: text.startIndex, to: index)
  }

  // MARK: Paragraphs

  /// The paragraph around an offset, without what ends it.
  func paragraph(at offset: Int) -> Range<Int> {
    let units = text.utf16
    let place = units.index(units.startIndex, offsetBy: min(max(offset, 0), length))
    let isEnd: (UInt16) -> Bool = { $0 == 10 || $0 == 13 || $0 == 0x2029 }
    let start = units[..<place].lastIndex(where: isEnd).map { units.index(after: $0) }
    let end = units[place...].firstIndex(where: isEnd) ?? units.endIndex
    return self.units(start ?? units.startIndex)..<self.units(end)
  }

  // MARK: Words

  /// The words of the paragraph around an offset.
  private func words(around offset: Int) -> [Range<Int>] {
    let paragraph = paragraph(at: offset)
    return TextUnit.word.ranges(in: substring(paragraph)).map {
      $0.lowerBound + paragraph.lowerBound..<$0.upperBound + paragraph.lowerBound
    }
  }

  /// The end of the next word.
  func wordEnd(after offset: Int) -> Int {
    var place = offset
    while true {
      if let word = words(around: place).first(where: { $0.upperBound > offset }) {
        return word.upperBound
      }
      let end = paragraph(at: place).upperBound
      guard end < length else { return length }
      place = character(after: end)
    }
  }

  /// The beginning of the word before.
  func wordStart(before offset: Int) -> Int {
    var place = offset
    while true {
      if let word = words(around: place).last(where: { $0.lowerBound < offset }) {
        return word.lowerBound
      }
      let start = paragraph(at: place).lowerBound
      guard start > 0 else { return 0 }
      place = character(before: start)
    }
  }

  /// The word at an offset, or else what lies between two words; empty in an empty paragraph.
  func word(at offset: Int) -> Range<Int> {
    let (words, paragraph) = (words(around: offset), paragraph(at: offset))
    if let word = words.first(where: { $0.contains(offset) }) { return word }
    if let word = words.last(where: { $0.upperBound == offset }) { return word }
    let start = words.last { $0.upperBound < offset }?.upperBound ?? paragraph.lowerBound
    let end = words.first { $0.lowerBound > offset }?.lowerBound ?? paragraph.upperBound
    return start..<end
  }

  /// The edge of a word nearest to an offset, where a tap puts the caret; the offset between words.
  func wordEdge(nearestTo offset: Int) -> Int {
    guard let word = words(around: offset).first(where: { $0.contains(offset) }) else {
      return offset
    }
    return offset - word.lowerBound <= word.upperBound - offset ? word.lowerBound : word.upperBound
  }

  func substring(_ range: Range<Int>) -> String {
    String(text[index(range.lowerBound)..<index(range.upperBound)])
  }
}
