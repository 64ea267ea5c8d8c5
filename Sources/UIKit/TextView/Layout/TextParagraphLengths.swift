import Foundation

/// The lengths of the paragraphs of a text with what ends them, in UTF-16 units. The last one of a text
/// has no end, and may be empty.
///
/// A paragraph with many characters is divided into parts, which are laid out one below the other, so
/// that an edit lays out one of them. Laying out a paragraph of a million characters takes seconds.
struct TextParagraphLengths {
  /// A part that is longer is divided.
  static let longestPart = 10_000
  /// A part that has become shorter is joined with the next one.
  static let shortestPart = 2_500
  private static let partLength = 5000

  private(set) var lengths: [Int] = []
  private var length = 0
  private var endsWithReturn = false

  init(of text: StyledText, _ range: Range<Int>, isAtEnd: Bool) {
    var part = text.substring(range)
    part.withUTF8 { bytes in
      for index in bytes.indices { unsafe add(bytes[index], bytes, index) }
    }
    if endsWithReturn { finish() }
    if isAtEnd || length > 0 { lengths.append(length) }
    divideLong(in: text, from: range.lowerBound)
  }

  private mutating func divideLong(in text: StyledText, from start: Int) {
    guard lengths.contains(where: { $0 > Self.longestPart }) else { return }
    var (parts, start) = ([Int](), start)
    for var length in lengths {
      while length > Self.longestPart {
        let part = Self.partLength(in: text, from: start)
        parts.append(part)
        start += part
        length -= part
      }
      parts.append(length)
      start += length
    }
    lengths = parts
  }

  /// The length of the part from an offset: up to the end of a word, or else of a character.
  private static func partLength(in text: StyledText, from start: Int) -> Int {
    let boundaries = TextBoundaries(text: text.string)
    let middle = boundaries.characterStart(at: start + partLength / 2)
    let end = boundaries.characterStart(at: start + partLength)
    let words = boundaries.substring(middle..<end)
    guard let space = words.lastIndex(of: " ") else {
      // A character of many units that has no end is cut.
      return end > start ? end - start : partLength
    }
    return words[...space].utf16.count + middle - start
  }

  private mutating func add(_ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) {
    // Of the bytes of a character the first one counts, as two units if there are four.
    if endsWithReturn, byte != 10 { finish() }
    length += byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    let endsHere =
      unsafe byte == 0xA9 && index > 1 && bytes[index - 1] == 0x80 && bytes[index - 2] == 0xE2
    if byte == 10 || endsHere { finish() } else if byte == 13 { endsWithReturn = true }
  }

  private mutating func finish() {
    lengths.append(length)
    (length, endsWithReturn) = (0, false)
  }
}
