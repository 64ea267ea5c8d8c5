public import CoreGraphics

extension UIImage {
  /// What an animated image shows one after the other, all for the same time; nil of a still one.
  public var images: [UIImage]? { film?.images }

  /// Seconds of one pass through `images`; 0 of a still image.
  public var duration: TimeInterval { film?.duration ?? 0 }

  /// An image that image views show as an animation without end; nil without images.
  ///
  /// - Parameter duration: seconds of one pass; 0 gives each image a 30th of a second.
  ///
  /// Source: Apple, "animatedImage(with:duration:)".
  public static func animatedImage(
    with images: [UIImage], duration: TimeInterval
  ) -> UIImage? {
    guard let first = images.first else { return nil }
    let isTime = duration > 0 && duration.isFinite
    return UIImage(
      bitmap: first.cgImage, scale: first.scale, orientation: first.imageOrientation,
      look: first.look, film: (images, isTime ? duration : TimeInterval(images.count) / 30))
  }

  /// The images of the main bundle named `name` and a number, from 0 or 1 up to 1024, as an animation.
  /// Nil where there are none.
  public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    animatedImage(with: numberedImages(name), duration: duration)
  }

  /// The images named `name` and a number as an animation, whose sides keep their size.
  public static func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(
      name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  public static func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    animatedImageNamed(name, duration: duration)?
      .resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
  }

  /// Until a number is missing.
  private static func numberedImages(_ name: String) -> [UIImage] {
    var images = [UIImage(named: "\(name)0")].compactMap(\.self)
    for number in 1...1024 {
      guard let image = UIImage(named: "\(name)\(number)") else { break }
      images.append(image)
    }
    return images
  }
}
