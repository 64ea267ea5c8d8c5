/// What an image file holds.
package struct DecodedImage: Sendable {
  /// One picture, and for how long an animation shows it.
  package struct Frame: Sendable {
    package let image: CGImage
    /// Seconds; 0 where nothing moves.
    package let duration: Double
  }

  /// At least one, as they are stored; several are an animation.
  package let frames: [Frame]
  /// How the pixels are turned to be seen upright: EXIF's number, 1…8.
  package let orientation: Int

  init(frames: [Frame], orientation: Int) {
    self.frames = frames
    self.orientation = orientation
  }

  init(_ buffer: PixelBuffer, orientation: Int) {
    self.init(frames: [Frame(image: CGImage(buffer), duration: 0)], orientation: orientation)
  }

  /// The first frame.
  package var image: CGImage { frames[0].image }
}
