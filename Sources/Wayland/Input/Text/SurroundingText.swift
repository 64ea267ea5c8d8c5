/// The text around a caret or selection, cut to what a message of the protocol holds
/// (`zwp_text_input_v3.set_surrounding_text`).
package struct SurroundingText: Equatable, Sendable {
  /// The largest number of bytes of UTF-8.
  package static let limit = 4000

  private let before: String
  private let selected: String
  private let after: String

  /// Takes the characters that are closest to the selection. A selection that is too long is cut at
  /// its end, and no text follows it.
  package init(before: String, selected: String = "", after: String) {
    self.selected = selected.prefix(bytes: Self.limit)
    let isCut = self.selected.utf8.count < selected.utf8.count
    let after = isCut ? "" : after
    let room = Self.limit - self.selected.utf8.count
    let half = room / 2
    let (left, right) = (before.utf8.count, after.utf8.count)
    let isShortLeft = left <= half
    self.before = before.suffix(bytes: isShortLeft ? left : max(half, room - right))
    self.after = after.prefix(bytes: room - self.before.utf8.count)
  }

  package var text: String { before + selected + after }

  /// The offset of the beginning of the selection in bytes of UTF-8.
  package var anchor: Int32 { Int32(before.utf8.count) }

  /// The offset of the end of the selection in bytes of UTF-8, where the caret is.
  package var cursor: Int32 { anchor + Int32(selected.utf8.count) }

  /// Converts a deletion in bytes of UTF-8 around the selection to UTF-16 units. What lies beyond the
  /// text, or is a part of a character, is left out.
  package func units(before bytesBefore: Int, after bytesAfter: Int) -> (before: Int, after: Int) {
    (
      Self.units(before.unicodeScalars.reversed(), in: bytesBefore),
      Self.units(after.unicodeScalars, in: bytesAfter)
    )
  }

  private static func units(_ scalars: some Sequence<Unicode.Scalar>, in limit: Int) -> Int {
    var (bytes, units) = (0, 0)
    for scalar in scalars {
      bytes += UTF8.width(scalar)
      if bytes > limit { break }
      units += UTF16.width(scalar)
    }
    return units
  }
}

extension String {
  /// The longest beginning of whole characters that has at most so many bytes of UTF-8.
  fileprivate func prefix(bytes limit: Int) -> String {
    utf8.count <= limit ? self : String(prefix(Self.count(self, within: limit)))
  }

  /// The longest end of whole characters that has at most so many bytes of UTF-8.
  fileprivate func suffix(bytes limit: Int) -> String {
    utf8.count <= limit ? self : String(suffix(Self.count(reversed(), within: limit)))
  }

  private static func count(_ characters: some Sequence<Character>, within limit: Int) -> Int {
    var (bytes, count) = (0, 0)
    for character in characters {
      bytes += character.utf8.count
      if bytes > limit { break }
      count += 1
    }
    return count
  }
}
