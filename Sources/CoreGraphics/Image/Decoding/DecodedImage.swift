/// The contents of an image file.
package struct DecodedImage: Sendable {
  /// One image of the file, and how long an animation shows it.
  package struct Frame: Sendable {
    package let image: CGImage
    /// The duration in seconds; 0 in a still image.
    package let duration: Double
  }

  /// At least one frame, in stored orientation; several frames are an animation.
  package let frames: [Frame]
  /// The EXIF orientation to apply for display, 1…8.
  package let orientation: Int

  init(frames: [Frame], orientation: Int) {
    self.frames = frames
    self.orientation = orientation
  }

  init(_ buffer: PixelBuffer, orientation: Int) {
    self.init(frames: [Frame(image: CGImage(buffer), duration: 0)], orientation: orientation)
  }

  /// The first frame's image.
  package var image: CGImage { frames[0].image }
}
