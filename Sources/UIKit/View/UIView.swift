public import Foundation
import LayerTree
public import QuartzCore
import Synchronization

/// A rectangle whose content is drawn once and then composited: moving, fading, scaling or rotating
/// it does not redraw it.
///
/// Main thread only. Geometry is in points of the superview's coordinates, origin top left.
///
/// Source: Apple, "UIView".
@preconcurrency @MainActor open class UIView: UIResponder, CALayerDelegate, UITraitEnvironment {
  /// The layer that holds the view's state and displays it.
  public final let layer: CALayer
  public final internal(set) weak var superview: UIView?
  /// The subviews, from back to front.
  open var subviews: [UIView] { children?.all ?? [] }
  /// The subviews; nil in most views, which have none.
  final var children: SubviewList?
  /// The view's last known index among its superview's subviews.
  final var siblingHint: Int32 = 0
  /// The window at the top of the tree; a window's is itself.
  final weak var hostWindow: UIWindow?
  /// Whether the superview is being notified that the view is removed.
  final var isLeaving = false
  /// Whether `layoutSubviews()` is running.
  final var isLayingOut = false
  /// Margins and safe area; nil while all of them are the default ones.
  final var insets: ViewInsets?

  /// The class of the view's layer. Default: `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// Creates a view with the given frame. Nothing is drawn until it is in a window.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    setUp()
    self.frame = frame
  }

  /// Creates a view from an archive, with its subviews; one with an empty frame if `coder` is not
  /// an `NSKeyedUnarchiver`.
  ///
  /// Source: Apple, "NSCoding".
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    setUp()
    decodeView(with: coder)
  }

  /// Archives the properties of the view and its layer, the subviews, and the sublayers without
  /// views. Animations and drawn contents are not archived. Foundation on Linux cannot archive
  /// classes that are nested or private: it traps.
  open func encode(with coder: NSCoder) {
    encodeView(with: coder)
  }

  /// The layer properties that the view derives from its own; archives do not contain them.
  var derivedLayerKeys: Set<String> {
    ["backgroundColor", "opaque", "contentsScale"]
  }

  /// Creates a view with an empty frame.
  public convenience override init() {
    self.init(frame: .zero)
  }

  private static func makeLayer() -> CALayer {
    guard let layer = makeObject(of: layerClass) as? CALayer else {
      fatalError("layerClass of \(self) is not a CALayer class: \(layerClass)")
    }
    return layer
  }

  /// The initial values of `isOpaque` and `isUserInteractionEnabled`.
  class var startsOpaque: Bool { true }
  class var startsInteractive: Bool { true }

  private func setUp() {
    layer.delegate = self
    layer.contentsScale = UIScreen.main.scale
    layer.isOpaque = Self.startsOpaque
    if !Self.startsOpaque { isOpaque = false }
    if !Self.startsInteractive { isUserInteractionEnabled = false }
    layer.setNeedsLayout()
    layer.setNeedsDisplay()
  }

  // MARK: Geometry

  /// The smallest rectangle that encloses the view, in the superview's coordinates. Animatable.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { layer.frame = newValue } }
  }

  /// The view's rectangle in its own coordinates. Animatable.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { layer.bounds = newValue } }
  }

  /// The centre of the view, in its superview's coordinates. Animatable.
  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry { layer.position = newValue } }
  }

  /// The transform about the centre. Animatable.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { changeGeometry { layer.setAffineTransform(newValue) } }
  }

  /// The 3D transform about the centre. `transform` equals it if it is a 2D transform, and is the
  /// identity otherwise. Animatable.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { changeGeometry { layer.transform = newValue } }
  }

  // MARK: Appearance

  /// The colour that fills the bounds behind the view's content; a dynamic colour follows
  /// `traitCollection`. Default: nil. Animatable.
  @preconcurrency open var backgroundColor: UIColor? {
    didSet { updateLayerBackgroundColor() }
  }

  /// The opacity, from 0 (invisible) to 1 (the default). It applies to the view and its subtree as
  /// a group; the subviews keep their own values. Animatable.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  /// Whether the view and its subtree are hidden; hidden views are still laid out. Default: false.
  /// Not animatable.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// Whether the view's content has no transparent pixels. Default: true: the parts that `draw(_:)`
  /// does not fill are then black if the view has no background colour. It has no effect on a view
  /// that draws nothing; the background colour alone determines that view's opacity.
  open var isOpaque = true {
    didSet { updateLayerOpaqueness() }
  }
  /// Whether the log has the warning that this view claims to be opaque but is not.
  final var hasWarnedOfOpaqueness = false

  /// How the content is positioned in bounds whose size differs from it, or whether the view
  /// redraws for each size. Default: `.scaleToFill`.
  open var contentMode: ContentMode {
    get { layerContentMode }
    set { layerContentMode = newValue }
  }

  /// Whether the content and the subviews are clipped to the bounds. Default: false.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The number of pixels per point of the drawn content. Default: the scale of the view's screen.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set {
      followsScreenScale = false
      layer.contentsScale = newValue
    }
  }
  final var followsScreenScale = true

  /// A number for use by the program. Default: 0.
  open var tag = 0

  /// The tint colour set on this view or on its nearest ancestor with one; the default is the
  /// system's blue. While `tintAdjustmentMode` is `.dimmed` it is a gray of the same brightness.
  /// Set nil to inherit it again.
  @preconcurrency open var tintColor: UIColor! {
    get { resolvedTintColor }
    set { change(tintColor: newValue) }
  }

  /// The mode set on this view or on its nearest ancestor with one other than `.automatic`.
  /// Default: `.normal`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { resolvedTintAdjustmentMode }
    set { change(tintAdjustmentMode: newValue) }
  }
  /// The tint set on this view; nil in most views.
  final var explicitTint: Tint?

  /// Called when `tintColor` or `tintAdjustmentMode` has changed, on this view, on an ancestor, or
  /// by a move to another superview; ancestors come first. Also called after
  /// `traitCollectionDidChange(_:)`.
  open func tintColorDidChange() {}

  // MARK: Traits

  /// The traits in effect: the style set on this view or on its nearest ancestor with one. Default:
  /// light. A view without a superview starts with the style that is current when it is created.
  open var traitCollection: UITraitCollection { .of(style) }

  /// The style of the view and its subtree; `.unspecified`, the default, inherits the superview's.
  ///
  /// Source: Apple, "overrideUserInterfaceStyle".
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { explicitStyle }
    set { change(style: newValue) }
  }
  final var explicitStyle = UIUserInterfaceStyle.unspecified
  /// The raw value of the style in effect. Threads that draw tiles read it.
  nonisolated final let effectiveStyle = Atomic(UITraitCollection.currentStyle.rawValue)

  /// Called when `traitCollection` has changed, on this view, on an ancestor, or by a move to
  /// another superview; ancestors come first. The view is redrawn and laid out again; dynamic
  /// background and tint colours update without it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Drawing

  /// Draws the view. Called when its contents are first needed and after `setNeedsDisplay`. A view
  /// whose `draw(_:)` draws nothing has no bitmap.
  ///
  /// Only during the call, `UIGraphicsGetCurrentContext()` is the context: its origin is that of
  /// the bounds, and it is clipped to the pixels that `rect` touches.
  ///
  /// - Parameter rect: the invalid area, in whole pixels and inside the bounds. Points.
  open func draw(_ rect: CGRect) {}

  /// Draws the view for printing. Default: `draw(_:)`.
  ///
  /// - Parameters:
  ///   - rect: the part on the page, in the view's coordinates. Points.
  ///   - formatter: the formatter of this view or of an ancestor.
  ///
  /// Source: Apple, "draw(_:for:)".
  open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
    draw(rect)
  }

  /// Whether the drawing area is cleared to transparent before drawing. Default: true.
  ///
  /// If false, `draw(_:)` must fill its whole rectangle, as on iOS. In this implementation each
  /// drawing starts with a new, transparent bitmap, so that clearing costs nothing.
  open var clearsContextBeforeDrawing = true

  /// Marks the whole view for redrawing before the next frame.
  open func setNeedsDisplay() {
    layer.setNeedsDisplay()
  }

  /// Marks a part of the view for redrawing before the next frame. Points.
  open func setNeedsDisplay(_ rect: CGRect) {
    layer.setNeedsDisplay(rect)
  }

  // MARK: Layout

  /// Positions the subviews. Called before a frame if the size of the view or of a subview has
  /// changed, if subviews were added or removed, or after `setNeedsLayout`. A size that this method
  /// itself gives to a subview does not cause another call.
  open func layoutSubviews() {}

  /// Marks the view for layout before the next frame.
  open func setNeedsLayout() {
    layer.setNeedsLayout()
  }

  /// Performs pending layout now.
  open func layoutIfNeeded() {
    layer.layoutIfNeeded()
  }

  /// How the view is resized and moved when its superview's size changes. Default: not at all.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether a change of the bounds' size resizes and moves the subviews according to their
  /// `autoresizingMask`, before `layoutSubviews()`. Default: true.
  open var autoresizesSubviews = true

  // MARK: Size

  /// The size that fits the view best. Default: its current size. Points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to `sizeThatFits(_:)`; the origin of the frame stays.
  open func sizeToFit() { fitSize() }

  /// The natural size of the content. Default: `noIntrinsicMetric` in both directions. Points.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Reports that the natural size has changed: the superview lays out again.
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }

  /// The insets from the frame to the rectangle that is used for alignment. Default: zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The part of a frame that is used for alignment.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame that has the given alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.inverse)
  }

  // MARK: Margins

  /// The distances from the sides of the bounds to the content, including the safe area if
  /// `insetsLayoutMarginsFromSafeArea`. Default: 8 each. Points.
  open var layoutMargins: UIEdgeInsets {
    get { insets?.margins ?? .standardMargins }
    set { changeInsets { $0.base = newValue } }
  }

  /// How far bars and similar elements cover the view. Zero outside a window. Points.
  open var safeAreaInsets: UIEdgeInsets { insets?.safeArea ?? .zero }

  /// Called after a change of `layoutMargins`.
  open func layoutMarginsDidChange() {}

  /// Called after a change of `safeAreaInsets`.
  open func safeAreaInsetsDidChange() {}

  /// The meaning of the content, if that determines its direction. Default: `.unspecified`.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified

  // MARK: Subviews

  /// Adds `view` in front of the other subviews. Traps if it is this view or an ancestor.
  open func addSubview(_ view: UIView) { insert(view, .front) }

  /// Inserts `view` at an index: 0 is the back; an index past the end is the front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, .index(index)) }

  /// Inserts `view` directly in front of `siblingSubview`, or frontmost if that is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, .above(siblingSubview))
  }

  /// Inserts `view` directly behind `siblingSubview`, or frontmost if that is not a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, .below(siblingSubview))
  }

  /// Moves a subview in front of the others; ignores views that are not subviews.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, .front) }
  }

  /// Moves a subview behind the others; ignores views that are not subviews.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, .index(0)) }
  }

  /// Exchanges two subviews. Traps if an index is out of range.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Removes the view from its superview, which releases it.
  open func removeFromSuperview() { leaveSuperview() }

  // MARK: Touches

  /// Whether the view and its subtree receive touches. Default: true.
  open var isUserInteractionEnabled = true

  /// Returns the frontmost view of the subtree that receives a touch at a point, or nil. It skips,
  /// with their subtrees, views that are hidden, have an alpha below 0.01, have interaction
  /// disabled, do not contain the point, or animate without `.allowUserInteraction`.
  ///
  /// - Parameter point: in the view's coordinates. Points.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTestSubtree(point, event)
  }

  /// Whether the view contains a point of its coordinates. Default: whether the bounds contain it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  // MARK: Overridable notifications

  /// Called before the view moves to another superview, or to nil.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view has moved to another superview.
  open func didMoveToSuperview() {}
  /// Called before the view or an ancestor moves to another window, or to nil.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view or an ancestor has moved to another window.
  open func didMoveToWindow() {}
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  open override var next: UIResponder? { superview }

  /// The class and, on the main thread, the properties that differ from a plain view's.
  open override var description: String {
    guard MainThread.isCurrent else {
      return "<\(CALayer.name(of: self)): \(CALayer.address(of: self))>"
    }
    return MainActor.assumeIsolated { shortDescription }
  }

  // MARK: CALayerDelegate

  /// Provides the layer's contents: by default what `draw(_:)` draws. If it draws nothing, contents
  /// that the program has set are kept.
  open func display(_ layer: CALayer) {
    let given = layer.contents
    layer.drawContents()
    if let given, !layer.hasBackingStore { layer.contents = given }
    warnOfFalseOpaqueness()
  }

  open func layerWillDraw(_ layer: CALayer) {}

  open func draw(_ layer: CALayer, in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    // A tiled layer draws on other threads, and has already clipped to its bounds.
    let clip = ctx.boundingBoxOfClipPath
    withTraits { draw(layer is CATiledLayer ? clip : clip.intersection(bounds)) }
    UIGraphicsPopContext()
  }

  open func layoutSublayers(of layer: CALayer) {
    let wasLayingOut = isLayingOut
    isLayingOut = true
    withTraits { layoutSubviews() }
    isLayingOut = wasLayingOut
  }

  /// Returns an animation of the property inside an animation block, and no action otherwise.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimation.current?.action(for: layer, forKey: event) ?? NSNull()
  }
}
