public import CoreGraphics

extension UIImage {
  /// The images of an animated image, which are shown for the same time each; nil for a still
  /// image.
  public var images: [UIImage]? { animation?.images }

  /// The duration of one iteration of `images`, in seconds; 0 for a still image.
  public var duration: TimeInterval { animation?.duration ?? 0 }

  /// Creates an image that image views animate indefinitely; nil without images.
  ///
  /// - Parameter duration: the duration of one iteration, in seconds; 0 gives each image a 30th of
  ///   a second.
  ///
  /// Source: Apple, "animatedImage(with:duration:)".
  public static func animatedImage(
    with images: [UIImage], duration: TimeInterval
  ) -> UIImage? {
    guard let first = images.first else { return nil }
    let isTime = duration > 0 && duration.isFinite
    return UIImage(
      bitmap: first.cgImage, scale: first.scale, orientation: first.imageOrientation,
      attributes: first.attributes,
      animation: (images, isTime ? duration : TimeInterval(images.count) / 30))
  }

  /// Creates an animated image from the main bundle's images that are named `name` plus a number,
  /// starting at 0 or 1, up to 1024. Nil if there are none.
  public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    animatedImage(with: numberedImages(name), duration: duration)
  }

  /// Creates an animated image from numbered images, with cap insets.
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

  /// Returns the images up to the first missing number.
  private static func numberedImages(_ name: String) -> [UIImage] {
    var images = [UIImage(named: "\(name)0")].compactMap(\.self)
    for number in 1...1024 {
      guard let image = UIImage(named: "\(name)\(number)") else { break }
      images.append(image)
    }
    return images
  }
}
