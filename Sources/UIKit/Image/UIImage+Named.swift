public import Foundation

extension UIImage {
  /// What an image is chosen by, beside its name and the screen's scale: nothing so far.
  ///
  /// Source: Apple, "UIImage.Configuration".
  public final class Configuration: NSObject, Sendable {
    override init() {}
  }

  /// An image file of the main bundle; nil where there is none. See `init(named:in:with:)`.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, with: nil)
  }

  /// An image file of a bundle; nil where there is none, or it cannot be read.
  ///
  /// Of `name@2x` and its like that of the main screen's scale is taken, else the next larger, else
  /// the next smaller. Without an extension, `name` is that of a PNG, JPEG or WebP file. What was read
  /// is kept for the next who asks.
  ///
  /// - Parameters:
  ///   - name: of a file, which may lie in folders.
  ///   - bundle: nil is the main bundle; `.module` is that of a package's resources.
  ///
  /// Any thread. Source: Apple, "init(named:in:with:)".
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    guard let named = NamedImages.image(name, in: bundle ?? .main, scale: MainScreenScale.value)
    else { return nil }
    self.init(named.file, scale: named.scale)
  }
}
