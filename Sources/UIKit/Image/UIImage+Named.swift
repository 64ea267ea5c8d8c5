public import Foundation

extension UIImage {
  /// What selects an image beside its name: the superclass of `UIImage.SymbolConfiguration`.
  ///
  /// Source: Apple, "UIImage.Configuration".
  open class Configuration: NSObject, @unchecked Sendable {
    override init() {}

    /// Returns the configuration with what another one specifies.
    func merging(_ other: Configuration) -> Configuration { self }
  }

  /// Loads an image from the main bundle; nil if there is none. See `init(named:in:with:)`.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, with: nil)
  }

  /// Loads an image of the asset catalogs in a bundle, or else an image file of the bundle; nil if there
  /// is none, or it cannot be read.
  ///
  /// Among variants such as `name@2x`, the one for the main screen's scale is preferred, then the
  /// next larger, then the next smaller. `name` may omit the extension of a PNG, JPEG or WebP file.
  /// Decoded images are cached.
  ///
  /// - Parameters:
  ///   - name: the file's name, which may include a path.
  ///   - bundle: nil means the main bundle; `.module` is that of a package's resources.
  ///
  /// Any thread. Source: Apple, "init(named:in:with:)".
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    guard let named = NamedImages.image(name, in: bundle ?? .main, scale: MainScreenScale.value)
    else { return nil }
    self.init(named.file, scale: named.scale, attributes: named.attributes)
  }

  /// Returns the images up to the first missing number.
  static func numberedImages(_ name: String) -> [UIImage] {
    var images = [UIImage(named: "\(name)0")].compactMap(\.self)
    for number in 1...1024 {
      guard let image = UIImage(named: "\(name)\(number)") else { break }
      images.append(image)
    }
    return images
  }
}

/// The type that the compiler uses for image literals.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}
