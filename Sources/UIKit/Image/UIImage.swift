public import CoreGraphics
import Synchronization

/// A bitmap with a scale and an orientation, or a sequence of such images.
///
/// Immutable, so it may be used from any thread. It is `@unchecked` because the superclass NSObject
/// is not Sendable.
///
/// Source: Apple, "UIImage".
open class UIImage: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The components of the image; they change in initializers only.
  private final var parts: Parts
  /// The image that an image view last made from this one, cached for the next view that needs it.
  final let lastContents = Mutex<(tint: UIColor?, image: CGImage)?>(nil)
  /// The mirrored image, created on first use.
  final let lastMirrored = Mutex<UIImage?>(nil)

  private struct Parts {
    var bitmap: CGImage?
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var attributes = Attributes()
    var animation: (images: [UIImage], duration: TimeInterval)?
  }

  /// The attributes of an image beside its pixels, scale and orientation.
  struct Attributes: Hashable, Codable {
    var renderingMode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var baselineOffset: CGFloat?
    var flipsForRightToLeft = false
    /// nil for images that are no symbols.
    var symbol: SymbolName?
    /// The image set that has another image for the dark style; nil if there is none.
    var styledSet: StyledImageSet?
  }

  public override init() {
    parts = Parts()
    super.init()
  }

  public init(cgImage: CGImage) {
    parts = Parts(bitmap: cgImage)
    super.init()
  }

  /// Creates an image with `scale` pixels per point.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    parts = Parts(bitmap: cgImage, scale: Self.valid(scale), orientation: orientation)
    super.init()
  }

  /// Creates an image from a PNG, JPEG or WebP file; nil if it cannot be read. If it is corrupt or
  /// too large, a warning is logged. A file name with the suffix "@2x" has two pixels per point,
  /// and so on. The EXIF orientation is applied, and an animated file becomes an animated image.
  ///
  /// Any thread. Source: Apple, "init(contentsOfFile:)".
  public init?(contentsOfFile path: String) {
    parts = Parts()
    super.init()
    guard let file = Self.read({ () throws(ImageError) in try ImageDecoder.file(atPath: path) })
    else { return nil }
    setParts(of: file, scale: Self.scale(ofFileNamed: path))
  }

  /// Creates an image from PNG, JPEG or WebP data; nil if they cannot be decoded.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from PNG, JPEG or WebP data, with `scale` pixels per point; nil if they
  /// cannot be decoded. If they are corrupt or too large, a warning is logged.
  ///
  /// Any thread. Source: Apple, "init(data:scale:)".
  public init?(data: Data, scale: CGFloat) {
    parts = Parts()
    super.init()
    guard let file = Self.read({ () throws(ImageError) in try ImageDecoder.file(from: data) })
    else { return nil }
    setParts(of: file, scale: scale)
  }

  /// Creates an image from an archive; nil if its data are not an image.
  public required init?(coder: NSCoder) {
    parts = Parts()
    super.init()
    guard decode(coder) else { return nil }
  }

  /// Creates the image of an image literal, from the main bundle. Traps if there is none of the name.
  ///
  /// Any thread. Source: Apple, "init(imageLiteralResourceName:)".
  public required convenience init(imageLiteralResourceName name: String) {
    guard let named = NamedImages.image(name, in: .main, scale: MainScreenScale.value) else {
      fatalError("The main bundle has no image named \"\(name)\".")
    }
    self.init(named.file, scale: named.scale, attributes: named.attributes)
  }

  /// Archives the pixels as a PNG file, and the attributes.
  open func encode(with coder: NSCoder) {
    encode(into: coder)
  }

  open class var supportsSecureCoding: Bool { true }

  convenience init(
    bitmap: CGImage?, scale: CGFloat, orientation: Orientation,
    attributes: Attributes = Attributes(),
    animation: (images: [UIImage], duration: TimeInterval)? = nil
  ) {
    self.init()
    setParts(
      bitmap: bitmap, scale: scale, orientation: orientation, attributes: attributes,
      animation: animation)
  }

  /// Completes an image that an initializer has begun.
  final func setParts(
    bitmap: CGImage?, scale: CGFloat, orientation: Orientation, attributes: Attributes,
    animation: (images: [UIImage], duration: TimeInterval)?
  ) {
    parts = Parts(
      bitmap: bitmap, scale: Self.valid(scale), orientation: orientation, attributes: attributes,
      animation: animation)
  }

  private static func valid(_ scale: CGFloat) -> CGFloat {
    scale > 0 && scale.isFinite ? scale : 1
  }

  /// The attributes that affect how the pixels are shown.
  final var attributes: Attributes { parts.attributes }
  /// The frames of an animated image; nil for a still image.
  final var animation: (images: [UIImage], duration: TimeInterval)? { parts.animation }

  /// Returns an image with the same pixels and other attributes.
  final func copy(orientation: Orientation? = nil, _ change: (inout Attributes) -> Void) -> UIImage
  {
    var attributes = attributes
    change(&attributes)
    let animation = animation.map { animation in
      (animation.images.map { $0.copy(orientation: orientation, change) }, animation.duration)
    }
    return UIImage(
      bitmap: cgImage, scale: scale, orientation: orientation ?? imageOrientation,
      attributes: attributes, animation: animation)
  }

  /// The bitmap; nil for an image created with `init()`. An animated image returns that of its
  /// first frame.
  open var cgImage: CGImage? { parts.bitmap }

  /// The number of pixels per point.
  open var scale: CGFloat { parts.scale }

  open var imageOrientation: Orientation { parts.orientation }

  /// The size in points, with the orientation applied.
  open var size: CGSize {
    guard let bitmap = cgImage else { return .zero }
    let (width, height) = (CGFloat(bitmap.width) / scale, CGFloat(bitmap.height) / scale)
    return imageOrientation.exchangesAxes
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Animation

  /// The images of an animated image, which are shown for the same time each; nil for a still
  /// image.
  open var images: [UIImage]? { animation?.images }

  /// The duration of one iteration of `images`, in seconds; 0 for a still image.
  open var duration: TimeInterval { animation?.duration ?? 0 }

  /// Creates an image that image views animate indefinitely; nil without images.
  ///
  /// - Parameter duration: the duration of one iteration, in seconds; 0 gives each image a 30th of
  ///   a second.
  ///
  /// Source: Apple, "animatedImage(with:duration:)".
  open class func animatedImage(
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
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    animatedImage(with: numberedImages(name), duration: duration)
  }

  /// Creates an animated image from numbered images, with cap insets.
  open class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(
      name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  open class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    animatedImageNamed(name, duration: duration)?
      .resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
  }

  // MARK: Appearance

  /// The rendering mode. Default: `.automatic`.
  open var renderingMode: RenderingMode { attributes.renderingMode }

  /// Returns the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy { $0.renderingMode = renderingMode }
  }

  /// The insets of the edges that keep their size when the image is resized. Points.
  open var capInsets: UIEdgeInsets { attributes.capInsets }

  /// The way in which the part between `capInsets` fills the area. Default: `.tile`.
  open var resizingMode: ResizingMode { attributes.resizingMode }

  /// Returns the image with cap insets; the part between them is tiled.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with cap insets, in points.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    copy {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns the image with left and top caps, which keep their size, one stretched point next to
  /// each cap, and the rest as the opposite cap. A cap of 0 stretches the whole dimension.
  ///
  /// Source: Apple, "stretchableImage(withLeftCapWidth:topCapHeight:)".
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    func last(_ first: Int, of length: CGFloat) -> CGFloat {
      first > 0 ? max(length - CGFloat(first) - 1, 0) : 0
    }
    let insets = UIEdgeInsets(
      top: CGFloat(max(topCapHeight, 0)), left: CGFloat(max(leftCapWidth, 0)),
      bottom: last(topCapHeight, of: size.height), right: last(leftCapWidth, of: size.width))
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// The left cap inset, in whole points.
  open var leftCapWidth: Int { Int(capInsets.left.clampedToInt) }

  /// The top cap inset, in whole points.
  open var topCapHeight: Int { Int(capInsets.top.clampedToInt) }

  /// The insets from the image to the rectangle used for alignment, to exclude a shadow or a badge,
  /// for example. Points.
  open var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }

  /// Returns the image with other alignment insets, in points.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    copy { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The distance of the baseline above the image's bottom edge, in points; nil if the image has no
  /// baseline.
  open var baselineOffsetFromBottom: CGFloat? { attributes.baselineOffset }

  /// Returns the image with a baseline, in points above its bottom edge.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    copy { $0.baselineOffset = baselineOffset }
  }

  open func imageWithoutBaseline() -> UIImage {
    copy { $0.baselineOffset = nil }
  }

  // MARK: Drawing

  /// Draws the image in the current context, with its top left corner at `point`.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in the current context, scaled to fill `rect`; the part between `capInsets`
  /// follows `resizingMode`.
  open func draw(in rect: CGRect) {
    paint(in: rect)
  }

  /// Draws the image with a blend mode; `alpha`, 0…1, multiplies the image's own.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    paint(in: rect, blendMode, alpha)
  }

  /// Fills `rect` of the current context with the image, tiled from the origin.
  ///
  /// Source: Apple, "drawAsPattern(in:)".
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let tile = upOriented.cgImage else { return }
    context.drawTiled(tile, size: size, from: .zero, in: rect)
  }

  // MARK: Orientation

  /// Returns the horizontally mirrored image, with its insets mirrored as well.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    copy(orientation: imageOrientation.mirrored) { attributes in
      attributes.capInsets = attributes.capInsets.mirrored
      attributes.alignmentRectInsets = attributes.alignmentRectInsets.mirrored
    }
  }

  /// Returns an image that image views mirror in a right-to-left layout.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    copy { $0.flipsForRightToLeft = true }
  }

  /// Whether image views mirror the image in a right-to-left layout.
  open var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }

  // MARK: Preparing

  /// Returns the image itself, since files are decoded when an image is created. Nil without
  /// pixels.
  ///
  /// Any thread. Source: Apple, "preparingForDisplay()".
  open func preparingForDisplay() -> UIImage? {
    cgImage == nil ? nil : self
  }

  /// Calls `completionHandler` on a background thread with the prepared image.
  open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
  }

  open func byPreparingForDisplay() async -> UIImage? {
    preparingForDisplay()
  }

  /// Returns the image drawn at another size, in the `.up` orientation; nil without pixels or size.
  ///
  /// - Parameter size: points, at the image's own scale. The aspect ratio is not preserved.
  ///
  /// Any thread. Source: Apple, "preparingThumbnail(of:)".
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard let cgImage, size.width > 0, size.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = cgImage.isOpaque
    let thumbnail = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
    return thumbnail.cgImage == nil ? nil : thumbnail
  }

  /// Calls `completionHandler` on a background thread with the image at another size.
  open func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareThumbnail(of: size) { continuation.resume(returning: $0) }
    }
  }

  // MARK: Tint

  /// Returns the image's alpha channel filled with a color. An image view shows that color unless
  /// the rendering mode is `.alwaysTemplate`.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns the image's alpha channel filled with a color, with a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    let image = redrawn { context, rect in
      context.setFillColor(color.cgColor)
      context.setBlendMode(.sourceIn)
      context.fill(rect)
    }
    var attributes = attributes
    attributes.renderingMode = renderingMode
    let animation = animation.map { animation in
      (
        animation.images.map { $0.withTintColor(color, renderingMode: renderingMode) },
        animation.duration
      )
    }
    return UIImage(
      bitmap: image.cgImage, scale: scale, orientation: image.imageOrientation,
      attributes: attributes,
      animation: animation)
  }

  // MARK: Symbols

  /// Whether the image is a symbol.
  open var isSymbolImage: Bool { attributes.symbol != nil }

  /// What the image was configured with; nil for images that are no symbols.
  open var configuration: Configuration? { symbolConfiguration }

  /// What the symbol was configured with; nil for images that are no symbols.
  open var symbolConfiguration: SymbolConfiguration? {
    attributes.symbol.map { SymbolConfiguration($0.style) }
  }

  /// Returns the symbol with another configuration; other images return themselves.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let configuration = configuration as? SymbolConfiguration else { return self }
    return restyled(configuration.style)
  }

  /// Returns the symbol with what a configuration specifies; nil for images that are no symbols.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    attributes.symbol.map { restyled($0.style.applying(configuration.style)) }
  }

  /// Whether both images show the same pixels in the same way, whatever their origin.
  ///
  /// Source: Apple, "UIImage", "Comparing images".
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    guard other !== self else { return true }
    return scale == other.scale && imageOrientation == other.imageOrientation
      && attributes == other.attributes && hasSamePixels(as: other) && duration == other.duration
      && animation?.images == other.animation?.images
  }

  private func hasSamePixels(as other: UIImage) -> Bool {
    guard let bitmap = cgImage, let otherBitmap = other.cgImage else {
      return cgImage == other.cgImage
    }
    return bitmap.hasSamePixels(as: otherBitmap)
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(cgImage?.width)
    hasher.combine(cgImage?.height)
    hasher.combine(scale)
    hasher.combine(imageOrientation)
    return hasher.finalize()
  }

  open override var description: String {
    let size = "\(size.width.short), \(size.height.short)"
    return "<UIImage:\(CALayer.address(of: self)) anonymous {\(size)} "
      + "renderingMode=\(renderingMode)>"
  }
}
