public import CoreGraphics
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

  /// Creates an image from a PNG, JPEG or WebP file; nil if it cannot be read. If it is corrupt or
  /// too large, a warning is logged. A file name with the suffix "@2x" has two pixels per point,
  /// and so on. The EXIF orientation is applied, and an animated file becomes an animated image.
  ///
  /// Any thread. Source: Apple, "init(contentsOfFile:)".
  public convenience init?(contentsOfFile path: String) {
    guard let file = Self.read({ () throws(ImageError) in try ImageDecoder.file(atPath: path) })
    else { return nil }
    self.init(file, scale: Self.scale(ofFileNamed: path))
  }

  /// Creates an image from PNG, JPEG or WebP data; nil if they cannot be decoded.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from PNG, JPEG or WebP data, with `scale` pixels per point; nil if they
  /// cannot be decoded. If they are corrupt or too large, a warning is logged.
  ///
  /// Any thread. Source: Apple, "init(data:scale:)".
  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = Self.read({ () throws(ImageError) in try ImageDecoder.file(from: data) })
    else { return nil }
    self.init(file, scale: scale)
  }

  convenience init(_ file: DecodedImage, scale: CGFloat) {
    let orientation = Orientation(exif: file.orientation)
    let animation = file.frames.count > 1 ? file.frames.animation(scale, orientation) : nil
    self.init(bitmap: file.image, scale: scale, orientation: orientation, animation: animation)
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
    // The unit is a hundredth of a second. As in browsers, frame durations of up to 0.01 s are
    // replaced with 0.1 s.
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
