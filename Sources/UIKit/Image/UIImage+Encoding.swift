// Apple's function names begin with capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics

extension UIImage {
  /// Returns the image as a PNG file, in the `.up` orientation; nil if it has no pixels.
  public func pngData() -> Data? {
    try? upOriented.cgImage?.pngData()
  }

  /// Returns the image as a JPEG file; nil if it has no pixels. Transparent pixels become white,
  /// and the orientation is written as EXIF data.
  ///
  /// - Parameter compressionQuality: from 0, the smallest file, to 1, the best quality.
  ///
  /// Any thread. Source: Apple, "jpegData(compressionQuality:)".
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    try? cgImage?.jpegData(quality: compressionQuality, orientation: imageOrientation.exif)
  }
}

/// Returns the image as a PNG file; nil if it has no pixels.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? {
  image.pngData()
}

/// Returns the image as a JPEG file; nil if it has no pixels.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

extension UIImage {
  private static let dataKey = "UIImageData"
  private static let scaleKey = "UIScale"
  private static let orientationKey = "UIImageOrientation"
  private static let attributesKey = "UIImageAttributes"
  private static let imagesKey = "UIImages"
  private static let durationKey = "UIDuration"

  final func encode(into coder: NSCoder) {
    if let animation {
      coder.encode(animation.images as NSArray, forKey: Self.imagesKey)
      coder.encode(animation.duration, forKey: Self.durationKey)
    } else if let data = try? cgImage?.pngData() {
      coder.encode(data as NSData, forKey: Self.dataKey)
    }
    coder.encode(Double(scale), forKey: Self.scaleKey)
    coder.encode(imageOrientation.rawValue, forKey: Self.orientationKey)
    if let attributes = try? JSONEncoder().encode(attributes) {
      coder.encode(attributes as NSData, forKey: Self.attributesKey)
    }
  }

  /// Reads an archive; returns whether it holds an image.
  final func decode(_ coder: NSCoder) -> Bool {
    // Decoding a missing key would fail the whole archive.
    func data(_ key: String) -> Data? {
      guard coder.containsValue(forKey: key) else { return nil }
      return coder.decodeObject(of: NSData.self, forKey: key) as Data?
    }
    var images: [UIImage]?
    if coder.containsValue(forKey: Self.imagesKey) {
      let classes = [NSArray.self, UIImage.self]
      images = coder.decodeObject(of: classes, forKey: Self.imagesKey) as? [UIImage]
    }
    var bitmap = images?.first?.cgImage
    if let data = data(Self.dataKey) {
      guard let image = try? ImageDecoder.image(from: data) else { return false }
      bitmap = image
    }
    let attributes = data(Self.attributesKey).flatMap {
      try? JSONDecoder().decode(Attributes.self, from: $0)
    }
    setParts(
      bitmap: bitmap, scale: CGFloat(coder.decodeDouble(forKey: Self.scaleKey)),
      orientation: Orientation(rawValue: coder.decodeInteger(forKey: Self.orientationKey)) ?? .up,
      attributes: attributes ?? Attributes(),
      animation: images.map { ($0, coder.decodeDouble(forKey: Self.durationKey)) })
    return true
  }
}
