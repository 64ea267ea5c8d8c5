import Foundation

/// The lengths of the paragraphs of a text with what ends them, in UTF-16 units. The last one of a text
/// has no end, and may be empty.
struct TextParagraphLengths {
  private(set) var lengths: [Int] = []
  private var length = 0
  private var endsWithReturn = false

  init(of text: StyledText, _ range: Range<Int>, isAtEnd: Bool) {
    var part = text.substring(range)
    part.withUTF8 { bytes in
      for index in bytes.indices { unsafe add(bytes[index], bytes, index) }
    }
    if endsWithReturn { finish() }
    if isAtEnd { lengths.append(length) }
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
