public import Foundation
public import QuartzCore

/// A view that shows an image. Its layer's contents are the image's own pixels: views that show the
/// same image share one texture, and none of them draws. Receives no touches by default.
///
/// Main thread only. Source: Apple, "UIImageView".
open class UIImageView: UIView {
  /// The image; an animated image starts at once. Setting it does not change the frame. Default:
  /// nil.
  @preconcurrency open var image: UIImage? {
    didSet { if image !== oldValue { imageDidChange() } }
  }

  /// The image shown while `isHighlighted`; nil shows `image`. Default: nil.
  @preconcurrency open var highlightedImage: UIImage? {
    didSet { if highlightedImage !== oldValue { imageDidChange() } }
  }

  /// Whether `highlightedImage` is shown. Default: false.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      imageDidChange()
      if isAnimating { startAnimating() }
    }
  }

  /// The size and the weight of symbols that do not specify their own. Default: nil.
  ///
  /// Source: Apple, "preferredSymbolConfiguration".
  @preconcurrency open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { imageDidChange() } }
  }

  /// The images that `startAnimating()` shows in sequence in place of `image`; they should have the
  /// same size. Default: nil.
  @preconcurrency open var animationImages: [UIImage]? {
    didSet { if isAnimating { startAnimating() } }
  }

  /// The images shown in sequence while `isHighlighted`; nil shows `animationImages`. Default: nil.
  @preconcurrency open var highlightedAnimationImages: [UIImage]? {
    didSet { if isAnimating { startAnimating() } }
  }

  /// The duration of one iteration of the images, in seconds; 0, the default, means a 30th of a
  /// second per image. Takes effect with the next start.
  open var animationDuration: TimeInterval = 0

  /// The number of iterations; 0, the default, means indefinitely. Takes effect with the next
  /// start.
  open var animationRepeatCount = 0

  /// Whether the animation has been started, and has neither been stopped nor ended.
  open var isAnimating: Bool { animationRun != nil }
  /// The animation that was started last; nil when it has ended.
  final var animationRun: AnimationRun?

  /// Whether the layer's `contentsCenter` comes from the image's cap insets.
  private var hasCapInsets = false
  private var hasTint = false

  override class var startsOpaque: Bool { false }
  override class var startsInteractive: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeImages(with: coder)
    coder.read(.imageView, into: self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeImages(with: coder)
  }

  override var derivedLayerKeys: Set<String> {
    super.derivedLayerKeys.union(["contents", "contentsCenter"])
  }

  /// Creates a view of the image's size.
  @preconcurrency public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    imageDidChange()
  }

  /// Creates a view of the image's size.
  @preconcurrency public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    imageDidChange()
  }

  /// The image's size, regardless of `size`; that of the bounds without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    displayedImage?.size ?? super.sizeThatFits(size)
  }

  /// The image's size, reduced by its alignment insets.
  open override var intrinsicContentSize: CGSize {
    guard let displayedImage else { return super.intrinsicContentSize }
    return CGRect(origin: .zero, size: displayedImage.size).inset(by: alignmentRectInsets).size
  }

  /// The image's alignment insets.
  open override var alignmentRectInsets: UIEdgeInsets {
    displayedImage?.alignmentRectInsets ?? super.alignmentRectInsets
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    if displayedImage?.flipsForRightToLeftLayoutDirection == true { updateContents() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if image?.isStyled == true || highlightedImage?.isStyled == true { updateContents() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if hasTint { updateContents() }
    if isAnimating && hasTintedAnimationImages { startAnimating() }
  }

  /// Starts the animation from the first image; outside a window, it starts when the view enters
  /// one. The compositor runs it, without work in the program.
  open func startAnimating() { startImageAnimation() }

  /// Stops the animation, and shows `image` again.
  open func stopAnimating() { stopImageAnimation() }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isAnimating && window != nil { startAnimating() }
  }

  final var displayedImage: UIImage? {
    let chosen = isHighlighted ? highlightedImage ?? image : image
    let shown = chosen?.variant(for: traitCollection.userInterfaceStyle)
      .preferring(preferredSymbolConfiguration)
    let isFlipped =
      shown?.flipsForRightToLeftLayoutDirection == true
      && effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isFlipped ? shown?.mirrored : shown
  }

  /// The image's description in UIKit's format.
  final var imageName: String {
    guard let image else { return "<(null):0x0 (null) anonymous; (0 0)@0>" }
    let size = "\(image.size.width.short) \(image.size.height.short)"
    return "<UIImage:\(CALayer.address(of: image)) CGImage anonymous; "
      + "(\(size))@\(image.scale.short)>"
  }

  /// The tint color, resolved for the view's style.
  final var resolvedTint: UIColor { tintColor.resolvedColor(with: traitCollection) }

  private func imageDidChange() {
    updateContents()
    layoutEngine?.itemDidChange(self)
    startAnimationOfAnimatedImage()
  }

  /// Sets the layer's contents to the current image.
  private func updateContents() {
    let shown = displayedImage
    if let shown { contentScaleFactor = shown.scale }
    hasTint = shown?.isTemplate == true
    updateContentsCenter(of: shown)
    if let shown, shown.isTiled {
      layer.setNeedsDisplay()
    } else {
      layer.contents = shown?.contentsImage(tint: hasTint ? resolvedTint : nil)
    }
  }

  private func updateContentsCenter(of image: UIImage?) {
    if let image, image.capInsets != .zero, !image.isTiled {
      hasCapInsets = true
      layer.contentsCenter = image.capInsets.center(of: image.size)
    } else if hasCapInsets {
      hasCapInsets = false
      layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    }
  }

  // MARK: CALayerDelegate

  open override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    if displayedImage?.isTiled == true { layer.setNeedsDisplay() }
  }

  /// Draws only an image that is tiled, which must be rendered at the size of the bounds; other
  /// images are the layer's contents as they are.
  open override func display(_ layer: CALayer) {
    guard let shown = displayedImage, shown.isTiled else { return }
    let format = UIGraphicsImageRendererFormat()
    format.scale = shown.scale
    let image = hasTint ? shown.withTintColor(resolvedTint) : shown
    let tiled = UIGraphicsImageRenderer(size: bounds.size, format: format).image { _ in
      image.draw(in: CGRect(origin: .zero, size: bounds.size))
    }
    layer.contents = tiled.cgImage
  }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}
