import CPango

/// A unit into which text is divided, by the rules of Unicode.
package enum TextUnit: Sendable {
  case character, word, sentence, paragraph

  /// Returns the units of a text in their order, in UTF-16 units. Sentences cover the text; between
  /// words there is text that belongs to none, and between paragraphs there is what separates them.
  ///
  /// `pango_get_log_attrs`, Unicode Standard Annex #29
  package func ranges(in text: String) -> [Range<Int>] {
    if text.isEmpty { return [] }
    if self == .paragraph { return Self.paragraphs(of: text) }
    // Pango reads text to its first NUL.
    var bytes = text.utf8.map { $0 == 0 ? CChar(0x20) : CChar(bitPattern: $0) }
    bytes.append(0)
    let scalars = Array(text.unicodeScalars)
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count + 1)
    unsafe pango_get_log_attrs(
      bytes, Int32(bytes.count - 1), -1, pango_language_get_default(), &attributes,
      Int32(attributes.count))
    return ranges(of: attributes, scalars)
  }

  /// Pairs the beginnings and ends that Pango has found.
  private func ranges(of attributes: [PangoLogAttr], _ scalars: [Unicode.Scalar]) -> [Range<Int>] {
    var (ranges, start, offset) = ([Range<Int>](), Int?.none, 0)
    for (index, attribute) in attributes.enumerated() {
      if let first = start, first < offset, ends(attribute) || index == scalars.count {
        ranges.append(first..<offset)
        start = nil
      }
      if begins(attribute) { start = offset }
      if index < scalars.count { offset += UTF16.width(scalars[index]) }
    }
    return ranges
  }

  private func begins(_ attribute: PangoLogAttr) -> Bool {
    switch self {
    case .character: attribute.is_cursor_position != 0
    case .word: attribute.is_word_start != 0
    case .sentence, .paragraph: attribute.is_sentence_boundary != 0
    }
  }

  private func ends(_ attribute: PangoLogAttr) -> Bool {
    switch self {
    case .character: attribute.is_cursor_position != 0
    case .word: attribute.is_word_end != 0
    case .sentence, .paragraph: attribute.is_sentence_boundary != 0
    }
  }

  private static func paragraphs(of text: String) -> [Range<Int>] {
    var (ranges, start, offset) = ([Range<Int>](), 0, 0)
    for character in text {
      let end = offset
      offset += String(character).utf16.count
      guard character.isNewline, character != "\u{2028}" else { continue }
      if start < end { ranges.append(start..<end) }
      start = offset
    }
    if start < offset { ranges.append(start..<offset) }
    return ranges
  }
}
