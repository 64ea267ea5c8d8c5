import CoreGraphics

/// A picture in the museum.
struct Work {
  /// The number in the catalog, which is part of the restoration identifier of the work's page.
  let number: Int
  let title: String
  let artist: Artist
  let room: Room
  let year: Int
  /// The width and the height in centimeters.
  let size: (width: Int, height: Int)
  let technique: String
  let text: String

  var painting: Painting {
    Painting(
      style: artist.style, variant: number,
      aspect: CGFloat(size.width) / CGFloat(max(size.height, 1)))
  }

  var measures: String { "\(size.width) × \(size.height) cm" }
}
