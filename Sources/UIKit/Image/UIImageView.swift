public import Foundation
public import QuartzCore

/// A view that shows an image. Its layer's contents are the image's own pixels: views that show the
/// same image share one texture, and none draws. Takes no touches unless it is told to.
///
/// Main thread only. Source: Apple, "UIImageView".
open class UIImageView: UIView {
  /// What is shown; an animated image runs at once. Setting it leaves the frame alone. Default: nil.
  @preconcurrency open var image: UIImage? {
    didSet { if image !== oldValue { showAnotherImage() } }
  }

  /// What is shown while `isHighlighted`; nil shows `image`. Default: nil.
  @preconcurrency open var highlightedImage: UIImage? {
    didSet { if highlightedImage !== oldValue { showAnotherImage() } }
  }

  /// Whether `highlightedImage` is shown. Default: false.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      showAnotherImage()
      if isAnimating { startAnimating() }
    }
  }

  /// What `startAnimating()` shows one after the other in place of `image`; they should have one
  /// size. Default: nil.
  @preconcurrency open var animationImages: [UIImage]? {
    didSet { if isAnimating { startAnimating() } }
  }

  /// What is shown so while `isHighlighted`; nil shows `animationImages`. Default: nil.
  @preconcurrency open var highlightedAnimationImages: [UIImage]? {
    didSet { if isAnimating { startAnimating() } }
  }

  /// Seconds of one pass through the images; 0, the default, is a 30th of a second for each. Counts
  /// from the next start.
  open var animationDuration: TimeInterval = 0

  /// Passes; 0, the default, goes on for ever. Counts from the next start.
  open var animationRepeatCount = 0

  /// Whether it has been started, and has neither been stopped nor come to its end.
  open var isAnimating: Bool { film != nil }
  /// The pass through the images that was started last; nil when it is over.
  final var film: Film?

  /// The layer's `contentsCenter` is the image's.
  private var hasCaps = false
  private var hasTint = false

  override class var startsOpaque: Bool { false }
  override class var startsInteractive: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeImages(with: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeImages(with: coder)
  }

  override var derivedLayerKeys: Set<String> {
    super.derivedLayerKeys.union(["contents", "contentsCenter"])
  }

  /// A view of the image's size.
  @preconcurrency public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    showAnotherImage()
  }

  /// A view of the image's size.
  @preconcurrency public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    showAnotherImage()
  }

  /// The image's size, whatever is there to fit into; that of the bounds without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? super.sizeThatFits(size)
  }

  /// The image's size, without what its alignment insets leave out.
  open override var intrinsicContentSize: CGSize {
    guard let shownImage else { return super.intrinsicContentSize }
    return CGRect(origin: .zero, size: shownImage.size).inset(by: alignmentRectInsets).size
  }

  /// The image's.
  open override var alignmentRectInsets: UIEdgeInsets {
    shownImage?.alignmentRectInsets ?? super.alignmentRectInsets
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if shownImage?.flipsForRightToLeftLayoutDirection == true { showImage() } }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if hasTint { showImage() }
    if isAnimating && hasTintedFilm { startAnimating() }
  }

  /// Shows the images from the first one on; away from a window, when the view comes to one. The
  /// compositor turns them; the program does nothing meanwhile.
  open func startAnimating() { startFilm() }

  /// Shows `image` again.
  open func stopAnimating() { stopFilm() }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isAnimating && window != nil { startAnimating() }
  }

  final var shownImage: UIImage? {
    let shown = isHighlighted ? highlightedImage ?? image : image
    let isFlipped =
      shown?.flipsForRightToLeftLayoutDirection == true
      && effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isFlipped ? shown?.mirrored : shown
  }

  /// As UIKit prints it.
  final var imageName: String {
    guard let image else { return "<(null):0x0 (null) anonymous; (0 0)@0>" }
    let size = "\(image.size.width.short) \(image.size.height.short)"
    return "<UIImage:\(CALayer.address(of: image)) CGImage anonymous; "
      + "(\(size))@\(image.scale.short)>"
  }

  /// The tint colour as it is in the view's style.
  final var shownTint: UIColor { tintColor.resolvedColor(with: traitCollection) }

  private func showAnotherImage() {
    showImage()
    startFilmOfImage()
  }

  /// Gives the layer the image that is to be seen.
  private func showImage() {
    let shown = shownImage
    if let shown { contentScaleFactor = shown.scale }
    hasTint = shown?.renderingMode == .alwaysTemplate
    stretchBetweenCaps(of: shown)
    if let shown, shown.isTiled {
      layer.setNeedsDisplay()
    } else {
      layer.contents = shown?.picture(tint: hasTint ? shownTint : nil)
    }
  }

  private func stretchBetweenCaps(of image: UIImage?) {
    let hadCaps = hasCaps
    hasCaps = image.map { $0.capInsets != .zero && !$0.isTiled } ?? false
    if hasCaps, let image {
      layer.contentsCenter = image.capInsets.center(of: image.size)
    } else if hadCaps {
      layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    }
  }

  // MARK: CALayerDelegate

  open override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    if shownImage?.isTiled == true { layer.setNeedsDisplay() }
  }

  /// An image view does not draw; only an image that is tiled is made for the size of the bounds.
  open override func display(_ layer: CALayer) {
    guard let shown = shownImage, shown.isTiled else { return }
    let format = UIGraphicsImageRendererFormat()
    format.scale = shown.scale
    let image = hasTint ? shown.withTintColor(shownTint) : shown
    let tiled = UIGraphicsImageRenderer(size: bounds.size, format: format).image { _ in
      image.draw(in: CGRect(origin: .zero, size: bounds.size))
    }
    layer.contents = tiled.cgImage
  }
}
