import CoreGraphics
import Logging

extension UIImage {
  /// The maximum number of pixels in an image file, counting all frames of an animation. Larger
  /// files are rejected from their headers, before memory is allocated. Default: 134,217,728, which
  /// take 512 MB.
  ///
  /// This property is an extension of Lamina. Traps if it is not positive. Any thread.
  public static var maximumPixelCount: Int {
    get { ImageDecoder.pixelLimit }
    set {
      require(newValue > 0, "UIImage maximumPixelCount is not positive: \(newValue)")
      ImageDecoder.pixelLimit = newValue
    }
  }

  convenience init(_ file: DecodedImage, scale: CGFloat, attributes: Attributes = Attributes()) {
    self.init()
    setParts(of: file, scale: scale, attributes: attributes)
  }

  /// Completes an image that an initializer has begun.
  final func setParts(
    of file: DecodedImage, scale: CGFloat, attributes: Attributes = Attributes()
  ) {
    let orientation = Orientation(exif: file.orientation)
    let animation = file.frames.count > 1 ? file.frames.animation(scale, orientation) : nil
    setParts(
      bitmap: file.image, scale: scale, orientation: orientation, attributes: attributes,
      animation: animation)
  }

  static func read(
    _ decode: () throws(ImageError) -> DecodedImage
  ) -> DecodedImage? {
    do throws(ImageError) {
      return try decode()
    } catch {
      switch error {
      // Programs use this initializer to check whether a file exists or is an image, so no warning
      // is logged.
      case .unreadable, .notAnImage: break
      case .broken, .tooLarge, .unwritable: Logger(label: "lamina").warning("\(error)")
      }
      return nil
    }
  }

  static func scale(ofFileNamed path: String) -> CGFloat {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    guard let match = name.firstMatch(of: /@([1-9])x$/), let scale = Int(match.1) else { return 1 }
    return CGFloat(scale)
  }
}

extension [DecodedImage.Frame] {
  /// Returns images with equal durations: a frame that is shown for longer is repeated.
  fileprivate func animation(
    _ scale: CGFloat, _ orientation: UIImage.Orientation
  ) -> (images: [UIImage], duration: TimeInterval) {
    // The unit is a hundredth of a second. Frame durations of up to 0.01 s are replaced with 0.1 s,
    // as in browsers.
    let times = map { $0.duration > 0.01 ? Swift.max(1, Int(($0.duration * 100).rounded())) : 10 }
    let total = times.reduce(0, +)
    let unit = Swift.max(times.reduce(0, greatestCommonDivisor), total / Self.maximumImageCount)
    let images = zip(self, times).flatMap { frame, time in
      let image = UIImage(cgImage: frame.image, scale: scale, orientation: orientation)
      return repeatElement(image, count: Swift.max(1, (time + unit / 2) / unit))
    }
    return (images, TimeInterval(total) / 100)
  }

  /// The approximate maximum number of images, for extreme durations in a file.
  private static var maximumImageCount: Int { 10_000 }
}

private func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
  var (a, b) = (a, b)
  while b != 0 { (a, b) = (b, a % b) }
  return a
}
