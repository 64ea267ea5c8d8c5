// Texts are edited in UTF-16 units, and Pango counts UTF-8 bytes, of which some are those of controls
// that the source has inserted for writing directions.
extension TextSource {
  /// The number of UTF-16 units without inserted controls.
  var unitCount: Int { unit(ofByte: text.utf8.count) }

  /// The UTF-8 offset of a character at an offset in UTF-16 units from the paragraph's beginning.
  func byte(ofUnit unit: Int) -> Int {
    var (left, end) = (unit, 0)
    for part in parts {
      let first = text.utf8.index(text.startIndex, offsetBy: part.lowerBound)
      let last = text.utf8.index(text.startIndex, offsetBy: part.upperBound)
      let count = text.utf16.distance(from: first, to: last)
      if left <= count {
        let index = text.utf16.index(first, offsetBy: max(left, 0))
        return text.utf8.distance(from: text.startIndex, to: index)
      }
      left -= count
      end = part.upperBound
    }
    return end
  }

  /// The offset in UTF-16 units of the character at a UTF-8 offset.
  func unit(ofByte byte: Int) -> Int {
    var unit = 0
    for part in parts {
      let end = min(max(byte, part.lowerBound), part.upperBound)
      unit += text.utf16.distance(
        from: text.utf8.index(text.startIndex, offsetBy: part.lowerBound),
        to: text.utf8.index(text.startIndex, offsetBy: end))
      if byte <= part.upperBound { break }
    }
    return unit
  }

  /// The offset in UTF-16 units of a place that Pango describes by a character's UTF-8 offset and a
  /// number of Unicode scalars behind it.
  func unit(ofByte byte: Int, scalarsBehind: Int) -> Int {
    let start = text.utf8.index(text.startIndex, offsetBy: byte)
    let end = text.unicodeScalars.index(start, offsetBy: scalarsBehind, limitedBy: text.endIndex)
    return unit(ofByte: text.utf8.distance(from: text.startIndex, to: end ?? text.endIndex))
  }

  /// The UTF-8 offsets of the runs without inserted controls, each of which has three bytes.
  private var parts: [Range<Int>] {
    var start = 0
    return runs.map { run in
      let controls = 3 * run.shared.style.writingDirections.count
      let part = start + controls..<max(run.end - controls, start + controls)
      start = run.end
      return part
    }
  }
}
