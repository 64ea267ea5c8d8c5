public import CoreGraphics
import Synchronization

/// A bitmap with a scale and an orientation. Apple: UIImage.
///
/// Immutable: use it from any thread; NSObject, above it, keeps the compiler from seeing that.
public final class UIImage: NSObject, NSCopying, @unchecked Sendable {
  /// How the pixels are turned to be seen upright. Apple: UIImage.Orientation.
  public enum Orientation: Int, Sendable {
    case up
    case down
    /// Turned counter-clockwise by a quarter.
    case left
    /// Turned clockwise by a quarter.
    case right
    /// Mirrored left to right; the others below are mirrored so first, and then turned.
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored

    /// Whether width and height change places.
    var isSideways: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }
  }

  /// How an image view shows the image. Apple: UIImage.RenderingMode.
  public enum RenderingMode: Int, Sendable {
    /// As it is.
    case automatic
    case alwaysOriginal
    /// Its shape, that is its alpha, in the view's tint colour.
    case alwaysTemplate
  }

  /// How the parts between cap insets fill a larger place. Apple: UIImage.ResizingMode.
  public enum ResizingMode: Int, Sendable {
    /// Repeated.
    case tile
    case stretch
  }

  private let bitmap: CGImage?

  /// Pixels per point.
  public let scale: CGFloat
  public let imageOrientation: Orientation
  public private(set) var renderingMode = RenderingMode.automatic
  /// The sides that keep their size when the image fills another one. Points.
  public private(set) var capInsets = UIEdgeInsets.zero
  /// How what lies between `capInsets` fills the place. Default: `.tile`.
  public private(set) var resizingMode = ResizingMode.tile
  /// The picture that an image view made of the image last, for the next view that needs the same.
  let lastShown = Mutex<(tint: UIColor?, picture: CGImage)?>(nil)

  public override convenience init() {
    self.init(bitmap: nil, scale: 1, orientation: .up)
  }

  private init(bitmap: CGImage?, scale: CGFloat, orientation: Orientation) {
    self.bitmap = bitmap
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    imageOrientation = orientation
  }

  /// Another image of the same pixels.
  private func copy(_ change: (UIImage) -> Void) -> UIImage {
    let copy = UIImage(bitmap: bitmap, scale: scale, orientation: imageOrientation)
    copy.renderingMode = renderingMode
    copy.capInsets = capInsets
    copy.resizingMode = resizingMode
    change(copy)
    return copy
  }

  /// The image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy { $0.renderingMode = renderingMode }
  }

  /// The image with sides that keep their size; what lies between them is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with sides that keep their size, in points.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    copy {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  public convenience init(cgImage: CGImage) {
    self.init(bitmap: cgImage, scale: 1, orientation: .up)
  }

  /// `scale` in pixels per point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(bitmap: cgImage, scale: scale, orientation: orientation)
  }

  /// A PNG, JPEG or WebP file; nil where it cannot be read. A name that ends in "@2x" before its
  /// extension has two pixels per point, and so on.
  public convenience init?(contentsOfFile path: String) {
    guard let image = try? ImageDecoder.image(atPath: path) else { return nil }
    self.init(bitmap: image, scale: Self.scale(ofFileNamed: path), orientation: .up)
  }

  /// The contents of a PNG, JPEG or WebP file; nil where they are none.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? ImageDecoder.image(from: data) else { return nil }
    self.init(bitmap: image, scale: scale, orientation: .up)
  }

  private static func scale(ofFileNamed path: String) -> CGFloat {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    guard let match = name.firstMatch(of: /@([1-9])x$/), let scale = Int(match.1) else { return 1 }
    return CGFloat(scale)
  }

  /// Nil for an image made with `init()`.
  public var cgImage: CGImage? { bitmap }

  /// In points, as it is seen: with its orientation taken into account.
  public var size: CGSize {
    guard let bitmap else { return .zero }
    let (width, height) = (CGFloat(bitmap.width) / scale, CGFloat(bitmap.height) / scale)
    return imageOrientation.isSideways
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.bitmap == bitmap && other.scale == scale
      && other.imageOrientation == imageOrientation && other.renderingMode == renderingMode
      && other.capInsets == capInsets && other.resizingMode == resizingMode
  }

  public override var hash: Int { bitmap.hashValue }

  public override var description: String {
    let size = "\(size.width.short), \(size.height.short)"
    return "<UIImage:\(CALayer.address(of: self)) anonymous {\(size)} "
      + "renderingMode=\(renderingMode)>"
  }
}
