package import Foundation

/// A picture in the format PPM (P6) with 8 bits a channel, as `grim -t ppm` writes it.
package struct PPMFile {
  package let width: Int
  package let height: Int
  /// RGB, the top row first.
  package let pixels: [UInt8]

  /// - Throws: an error for other formats, and for files that end too early.
  package init(_ data: Data) throws {
    var fields: [String] = []
    var field = ""
    var start = data.startIndex
    while fields.count < 4, start < data.endIndex {
      let character = Character(Unicode.Scalar(data[start]))
      start += 1
      if !character.isWhitespace {
        field.append(character)
      } else if !field.isEmpty {
        fields.append(field)
        field = ""
      }
    }
    let numbers = fields.dropFirst().compactMap { Int($0) }
    guard fields.first == "P6", numbers.count == 3, numbers[2] == 255,
      data.endIndex - start == numbers[0] * numbers[1] * 3
    else { throw FormatError() }
    (width, height, pixels) = (numbers[0], numbers[1], Array(data[start...]))
  }

  package struct FormatError: Error {}
}
