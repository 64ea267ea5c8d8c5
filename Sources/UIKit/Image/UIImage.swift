public import CoreGraphics
import Synchronization

/// A bitmap with a scale and an orientation, or a sequence of such images.
///
/// Immutable, so it may be used from any thread. It is `@unchecked` because the superclass NSObject
/// is not Sendable.
///
/// Source: Apple, "UIImage".
public final class UIImage: NSObject, NSCopying, @unchecked Sendable {
  private let bitmap: CGImage?

  /// The number of pixels per point.
  public let scale: CGFloat
  public let imageOrientation: Orientation
  /// The attributes that affect how the pixels are shown.
  let attributes: Attributes
  /// The frames of an animated image; nil for a still image.
  let animation: (images: [UIImage], duration: TimeInterval)?
  /// The image that an image view last made from this one, cached for the next view that needs it.
  let lastContents = Mutex<(tint: UIColor?, image: CGImage)?>(nil)
  /// The mirrored image, created on first use.
  let lastMirrored = Mutex<UIImage?>(nil)

  /// The attributes of an image beside its pixels, scale and orientation.
  struct Attributes: Hashable, Codable {
    var renderingMode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var baselineOffset: CGFloat?
    var flipsForRightToLeft = false
  }

  public override convenience init() {
    self.init(bitmap: nil, scale: 1, orientation: .up)
  }

  init(
    bitmap: CGImage?, scale: CGFloat, orientation: Orientation,
    attributes: Attributes = Attributes(),
    animation: (images: [UIImage], duration: TimeInterval)? = nil
  ) {
    self.bitmap = bitmap
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    imageOrientation = orientation
    self.attributes = attributes
    self.animation = animation
  }

  /// Returns an image with the same pixels and other attributes.
  func copy(orientation: Orientation? = nil, _ change: (inout Attributes) -> Void) -> UIImage {
    var attributes = attributes
    change(&attributes)
    let animation = animation.map { animation in
      (animation.images.map { $0.copy(orientation: orientation, change) }, animation.duration)
    }
    return UIImage(
      bitmap: bitmap, scale: scale, orientation: orientation ?? imageOrientation,
      attributes: attributes,
      animation: animation)
  }

  public convenience init(cgImage: CGImage) {
    self.init(bitmap: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image with `scale` pixels per point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(bitmap: cgImage, scale: scale, orientation: orientation)
  }

  /// The bitmap; nil for an image created with `init()`. An animated image returns that of its
  /// first frame.
  public var cgImage: CGImage? { bitmap }

  /// The size in points, with the orientation applied.
  public var size: CGSize {
    guard let bitmap else { return .zero }
    let (width, height) = (CGFloat(bitmap.width) / scale, CGFloat(bitmap.height) / scale)
    return imageOrientation.exchangesAxes
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether both images show the same pixels in the same way, whatever their origin.
  ///
  /// Source: Apple, "UIImage", "Comparing images".
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    guard other !== self else { return true }
    return scale == other.scale && imageOrientation == other.imageOrientation
      && attributes == other.attributes && hasSamePixels(as: other) && duration == other.duration
      && animation?.images == other.animation?.images
  }

  private func hasSamePixels(as other: UIImage) -> Bool {
    guard let bitmap, let otherBitmap = other.bitmap else { return bitmap == other.bitmap }
    return bitmap.hasSamePixels(as: otherBitmap)
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(bitmap?.width)
    hasher.combine(bitmap?.height)
    hasher.combine(scale)
    hasher.combine(imageOrientation)
    return hasher.finalize()
  }

  public override var description: String {
    let size = "\(size.width.short), \(size.height.short)"
    return "<UIImage:\(CALayer.address(of: self)) anonymous {\(size)} "
      + "renderingMode=\(renderingMode)>"
  }
}
