public import CoreGraphics
import Logging

extension UIImage {
  /// The most pixels that an image file may have, all frames of an animation together: more are
  /// refused from the file's header, before memory is taken. Default: 134,217,728, which take 512 MB.
  ///
  /// Lamina's own. Traps where it is not positive. Any thread.
  public static var maximumPixelCount: Int {
    get { ImageDecoder.pixelLimit }
    set {
      require(newValue > 0, "UIImage maximumPixelCount is not positive: \(newValue)")
      ImageDecoder.pixelLimit = newValue
    }
  }

  /// A PNG, JPEG or WebP file; nil where it cannot be read, and where it is broken or too large the
  /// log says why. A name that ends in "@2x" before its extension has two pixels per point, and so on.
  /// It is turned as its EXIF data say, and animated where it is an animation.
  ///
  /// Any thread. Source: Apple, "init(contentsOfFile:)".
  public convenience init?(contentsOfFile path: String) {
    guard let file = Self.read({ () throws(ImageError) in try ImageDecoder.file(atPath: path) })
    else { return nil }
    self.init(file, scale: Self.scale(ofFileNamed: path))
  }

  /// The contents of a PNG, JPEG or WebP file; nil where they are none.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// The contents of a PNG, JPEG or WebP file, `scale` pixels per point; nil where they are none, and
  /// where they are broken or too large the log says why.
  ///
  /// Any thread. Source: Apple, "init(data:scale:)".
  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = Self.read({ () throws(ImageError) in try ImageDecoder.file(from: data) })
    else { return nil }
    self.init(file, scale: scale)
  }

  convenience init(_ file: DecodedImage, scale: CGFloat) {
    let orientation = Orientation(exif: file.orientation)
    let film = file.frames.count > 1 ? file.frames.film(scale, orientation) : nil
    self.init(bitmap: file.image, scale: scale, orientation: orientation, film: film)
  }

  static func read(
    _ decode: () throws(ImageError) -> DecodedImage
  ) -> DecodedImage? {
    do throws(ImageError) {
      return try decode()
    } catch {
      switch error {
      // Programs ask so whether there is a file, or an image.
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
  /// Images that are all shown equally long: one that is shown for longer is there several times.
  fileprivate func film(
    _ scale: CGFloat, _ orientation: UIImage.Orientation
  ) -> (images: [UIImage], duration: TimeInterval) {
    // Hundredths of a second; as in browsers, what claims to be faster than the eye is a tenth.
    let times = map { $0.duration > 0.01 ? Swift.max(1, Int(($0.duration * 100).rounded())) : 10 }
    let total = times.reduce(0, +)
    let unit = Swift.max(times.reduce(0, greatestCommonDivisor), total / Self.mostImages)
    let images = zip(self, times).flatMap { frame, time in
      let image = UIImage(cgImage: frame.image, scale: scale, orientation: orientation)
      return repeatElement(image, count: Swift.max(1, (time + unit / 2) / unit))
    }
    return (images, TimeInterval(total) / 100)
  }

  /// About as many, whatever times a file claims.
  private static var mostImages: Int { 10_000 }
}

private func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
  var (a, b) = (a, b)
  while b != 0 { (a, b) = (b, a % b) }
  return a
}
