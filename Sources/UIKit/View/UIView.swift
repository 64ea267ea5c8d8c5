public import Foundation
import LayerTree
public import QuartzCore
import Synchronization

/// A rectangle that draws itself once and is composited from then on: moving, fading, scaling or
/// rotating it draws nothing again.
///
/// Main thread only. Geometry is in points of the superview's coordinates, origin top left.
///
/// Source: Apple, "UIView".
@preconcurrency @MainActor open class UIView: UIResponder, CALayerDelegate, UITraitEnvironment {
  /// The layer that holds the view's state and shows it.
  public final let layer: CALayer
  public final internal(set) weak var superview: UIView?
  /// Back to front.
  open var subviews: [UIView] { children?.all ?? [] }
  /// Most views have none.
  final var children: SubviewList?
  /// Where the view was last seen among its superview's.
  final var siblingHint: Int32 = 0
  /// The window at the top of the tree; a window's own is itself.
  final weak var hostWindow: UIWindow?
  /// Its superview is being told that it leaves.
  final var isLeaving = false
  /// `layoutSubviews()` is under way.
  final var isLayingOut = false
  /// Margins and safe area, where they are not those of a view that was left alone.
  final var insets: ViewInsets?

  /// The class of the view's layer. Default: `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// A view with the given frame; nothing is drawn before it is in a window.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    setUp()
    self.frame = frame
  }

  /// A view from an archive, with its subviews; one with an empty frame where `coder` is no
  /// `NSKeyedUnarchiver`.
  ///
  /// Source: Apple, "NSCoding".
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    setUp()
    decodeView(with: coder)
  }

  /// Writes the view's properties and its layer's, the subviews, and sublayers that are no view's.
  /// Animations and what was drawn are not written. Foundation on Linux archives no classes that are
  /// nested or private: it traps.
  open func encode(with coder: NSCoder) {
    encodeView(with: coder)
  }

  /// Properties of the layer that the view sets from its own; archives do not hold them.
  var derivedLayerKeys: Set<String> {
    ["backgroundColor", "opaque", "contentsScale"]
  }

  /// A view with an empty frame.
  public convenience override init() {
    self.init(frame: .zero)
  }

  private static func makeLayer() -> CALayer {
    guard let layer = makeObject(of: layerClass) as? CALayer else {
      fatalError("layerClass of \(self) is not a CALayer class: \(layerClass)")
    }
    return layer
  }

  /// What `isOpaque` and `isUserInteractionEnabled` are in a new view.
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

  /// The smallest rectangle of the superview's coordinates around the view. Animatable.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { layer.frame = newValue } }
  }

  /// The view's rectangle in its own coordinates. Animatable.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { layer.bounds = newValue } }
  }

  /// The middle of the view, in its superview's coordinates. Animatable.
  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry { layer.position = newValue } }
  }

  /// Applied about the centre. Animatable.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { changeGeometry { layer.setAffineTransform(newValue) } }
  }

  /// Applied about the centre, in space; `transform` is the same where it is a 2D one, else the
  /// identity. Animatable.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { changeGeometry { layer.transform = newValue } }
  }

  // MARK: Appearance

  /// Fills the bounds below what the view draws; a dynamic colour follows `traitCollection`.
  /// Default: nil. Animatable.
  @preconcurrency open var backgroundColor: UIColor? {
    didSet { showBackgroundColor() }
  }

  /// 0 (not seen) … 1 (default). The view fades with all that is in it as one picture; the subviews
  /// keep their own. Animatable.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  /// Not drawn, nor its subviews; still laid out. Default: false. Not animatable.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// Whether what the view draws has no transparent pixel. Default: true: what `draw(_:)` leaves out
  /// is black then where the view has no background colour. A view that draws nothing has nothing
  /// to be opaque, and is as its background colour is.
  open var isOpaque = true {
    didSet { updateLayerOpaqueness() }
  }
  /// The log has had its warning of an opaque view that is not.
  final var hasWarnedOfOpaqueness = false

  /// Where the view's picture lies in bounds that have another size than it, or that the view draws
  /// again for each size. Default: `.scaleToFill`.
  open var contentMode: ContentMode {
    get { placement }
    set { placement = newValue }
  }

  /// Whether subviews and the picture are seen inside the bounds only. Default: false.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Pixels per point of what the view draws. Default: the scale of the screen that it is on.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set {
      followsScreenScale = false
      layer.contentsScale = newValue
    }
  }
  final var followsScreenScale = true

  /// A number for the program's own use. Default: 0.
  open var tag = 0

  /// The first colour that was set, from this view upwards; the system's blue where none was, and a
  /// gray of the colour's brightness while `tintAdjustmentMode` is `.dimmed`. Setting nil takes it
  /// from the superview again.
  @preconcurrency open var tintColor: UIColor! {
    get { resolvedTintColor }
    set { change(tintColor: newValue) }
  }

  /// The first mode that was set to another than `.automatic`, from this view upwards; `.normal`
  /// where none was.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { resolvedTintAdjustmentMode }
    set { change(tintAdjustmentMode: newValue) }
  }
  /// What was set here; nil in most views.
  final var ownTint: Tint?

  /// Called when `tintColor` or `tintAdjustmentMode` has changed: here, above, or by a move to
  /// another superview; first for the view on top. And after `traitCollectionDidChange(_:)`.
  open func tintColorDidChange() {}

  // MARK: Traits

  /// What the view is shown in: the style that was set, from this view upwards; light where none was.
  /// A view that has no superview yet begins with the style that is current where it is made.
  open var traitCollection: UITraitCollection { .of(style) }

  /// The style of the view and of what is in it; `.unspecified`, the default, is the superview's.
  ///
  /// Source: Apple, "overrideUserInterfaceStyle".
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set { change(style: newValue) }
  }
  final var ownStyle = UIUserInterfaceStyle.unspecified
  /// What the view is shown in. Threads that draw tiles read it.
  nonisolated final let shownStyle = Atomic(UITraitCollection.currentStyle.rawValue)

  /// Called when `traitCollection` has changed: here, above, or by a move to another superview; first
  /// for the view on top. What draws and what is laid out does so again; dynamic background and tint
  /// colours are followed without it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Drawing

  /// Draws the view. Called when its picture is first needed and after `setNeedsDisplay`. A view
  /// whose `draw(_:)` draws nothing has no bitmap.
  ///
  /// During the call, and not after it, the context is `UIGraphicsGetCurrentContext()`: its origin
  /// is that of the bounds, and it is clipped to the pixels that `rect` touches.
  ///
  /// - Parameter rect: what is invalid, in whole pixels and inside the bounds. Points.
  open func draw(_ rect: CGRect) {}

  /// Draws the view for printing. Default: `draw(_:)`.
  ///
  /// - Parameters:
  ///   - rect: the part that is on the page, in the view's coordinates. Points.
  ///   - formatter: whose view this is, or is in.
  ///
  /// Source: Apple, "draw(_:for:)".
  open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
    draw(rect)
  }

  /// Whether what is to be drawn is transparent before. Default: true.
  ///
  /// Without it `draw(_:)` has to fill all of its rectangle, as on iOS. Here the bitmap that it
  /// draws into is new each time, and so transparent at no cost either way.
  open var clearsContextBeforeDrawing = true

  /// Draws the whole view again before the next frame.
  open func setNeedsDisplay() {
    layer.setNeedsDisplay()
  }

  /// Draws a part of the view again before the next frame. Points.
  open func setNeedsDisplay(_ rect: CGRect) {
    layer.setNeedsDisplay(rect)
  }

  // MARK: Layout

  /// Places the subviews. Called before a frame when the size has changed or that of a subview,
  /// subviews were added or removed, or after `setNeedsLayout`. Sizes that it gives to subviews itself
  /// are no reason to call it again.
  open func layoutSubviews() {}

  /// Lays out the subviews before the next frame.
  open func setNeedsLayout() {
    layer.setNeedsLayout()
  }

  /// Lays out now what needs it.
  open func layoutIfNeeded() {
    layer.layoutIfNeeded()
  }

  /// How the view is sized and placed when its superview's size changes. Default: not at all.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether a change of the size of the bounds resizes and moves the subviews as their
  /// `autoresizingMask` says, before `layoutSubviews()`. Default: true.
  open var autoresizesSubviews = true

  // MARK: Size

  /// The size that suits the view best. Default: the size that it has. Points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that `sizeThatFits(_:)` says; the origin of the frame stays.
  open func sizeToFit() { fitSize() }

  /// The size that the content asks for. Default: `noIntrinsicMetric` both ways. Points.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Says that the content asks for another size: the superview lays out again.
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }

  /// What lies around the part of the frame that counts when views are aligned. Default: zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The part of a frame that counts when views are aligned.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame whose part that counts when views are aligned is the given one.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.inverse)
  }

  // MARK: Margins

  /// Distances from the sides of the bounds to its contents, with the safe area where
  /// `insetsLayoutMarginsFromSafeArea`. Default: 8 each. Points.
  open var layoutMargins: UIEdgeInsets {
    get { insets?.margins ?? .standardMargins }
    set { changeInsets { $0.base = newValue } }
  }

  /// How far bars and the like reach into the view. Zero outside a window. Points.
  open var safeAreaInsets: UIEdgeInsets { insets?.safeArea ?? .zero }

  /// Called after a change of `layoutMargins`.
  open func layoutMarginsDidChange() {}

  /// Called after a change of `safeAreaInsets`.
  open func safeAreaInsetsDidChange() {}

  /// What the content is about, where that tells its direction. Default: `.unspecified`.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified

  // MARK: Subviews

  /// Puts `view` in front of the other subviews. Traps where it is this view or above it.
  open func addSubview(_ view: UIView) { insert(view, .front) }

  /// Puts `view` at an index: 0 is the back; an index past the end is the front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, .index(index)) }

  /// Puts `view` right in front of `siblingSubview`; in front of all where that is no subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, .above(siblingSubview))
  }

  /// Puts `view` right behind `siblingSubview`; in front of all where that is no subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, .below(siblingSubview))
  }

  /// Puts a subview in front of the others; other views stay where they are.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, .front) }
  }

  /// Puts a subview behind the others; other views stay where they are.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, .index(0)) }
  }

  /// Lets two subviews change places. Traps when an index is out of range.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Takes the view out of its superview, which lets go of it.
  open func removeFromSuperview() { leaveSuperview() }

  // MARK: Touches

  /// Whether the view and those below it take touches. Default: true.
  open var isUserInteractionEnabled = true

  /// The frontmost view that takes a touch at a point: one below this one, or this one; nil where
  /// there is none. Views are passed by, with all below them, that are hidden or have an alpha below
  /// 0.01, that take no touches, that do not hold the point, or that animate without
  /// `.allowUserInteraction`.
  ///
  /// - Parameter point: of the view's coordinates. Points.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTestSubtree(point, event)
  }

  /// Whether a point of the view's coordinates is the view's. Default: it lies in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  // MARK: Overridable notifications

  /// Called before the view gets another superview; nil: none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view got another superview.
  open func didMoveToSuperview() {}
  /// Called before the view or one above it comes to another window; nil: none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view or one above it came to another window.
  open func didMoveToWindow() {}
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview leaves.
  open func willRemoveSubview(_ subview: UIView) {}

  open override var next: UIResponder? { superview }

  /// The class and, on the main thread, what differs from a plain view.
  open override var description: String {
    guard MainThread.isCurrent else {
      return "<\(CALayer.name(of: self)): \(CALayer.address(of: self))>"
    }
    return MainActor.assumeIsolated { shortDescription }
  }

  // MARK: CALayerDelegate

  /// Gives the layer its picture: by default what `draw(_:)` draws; where that draws nothing, the one
  /// that the program gave it stays.
  open func display(_ layer: CALayer) {
    let given = layer.contents
    layer.drawContents()
    if let given, !layer.hasBackingStore { layer.contents = given }
    warnOfFalseOpaqueness()
  }

  open func layerWillDraw(_ layer: CALayer) {}

  open func draw(_ layer: CALayer, in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    // A tiled layer draws away from the main thread, and has clipped to its bounds.
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

  /// Inside an animation block an animation of the property, else none.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimation.current?.action(for: layer, forKey: event) ?? NSNull()
  }
}
