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
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, UITraitEnvironment, UITraitChangeObservable,
  UICoordinateSpace
{
  /// The layer that holds the view's state and displays it.
  open var layer: CALayer { ownLayer }
  final let ownLayer: CALayer
  open var superview: UIView? { parent }
  final weak var parent: UIView?
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
  /// Whether the view or one inside of it may take part in Auto Layout, which its superview then may.
  final var mayTakePartInLayout = false
  // The next ones stand here because they are small: in their sections each would take 8 bytes.
  /// Whether the log has the warning that this view claims to be opaque but is not.
  final var hasWarnedOfOpaqueness = false
  /// Whether `contentScaleFactor` is that of the screen, since the program has set none.
  final var followsScreenScale = true
  /// `overrideUserInterfaceStyle`.
  final var explicitStyle = UIUserInterfaceStyle.unspecified
  /// Whether the view gets more than one touch at a time. Default: false. Gesture recognizers get
  /// all touches in any case.
  open var isMultipleTouchEnabled = false
  /// Whether no other view of the window gets touches while this one does, and the other way round.
  /// Default: false.
  open var isExclusiveTouch = false
  /// nil in most views, which have no mask, no gesture recognizers and no interactions.
  final var attachments: ViewAttachments?
  /// nil in most views, which take no part in Auto Layout.
  final var autoLayout: AutoLayoutState?
  /// Margins and safe area; nil while all of them are the default ones.
  final var insets: ViewInsets?

  /// The class of the view's layer. Default: `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// Creates a view with the given frame. Nothing is drawn until it is in a window.
  public init(frame: CGRect) {
    ownLayer = Self.makeLayer()
    super.init()
    setUp()
    self.frame = frame
  }

  /// Creates a view from an archive, with its subviews; one with an empty frame if `coder` is not
  /// an `NSKeyedUnarchiver`.
  ///
  /// Source: Apple, "NSCoding".
  public required init?(coder: NSCoder) {
    ownLayer = Self.makeLayer()
    super.init()
    setUp()
    decodeView(with: coder)
    coder.read(.view, into: self)
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

  /// The subviews that an archive holds; a view may create others itself.
  var archivedSubviews: [UIView] { subviews }

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
    ownLayer.delegate = self
    ownLayer.contentsScale = UIScreen.main.scale
    ownLayer.isOpaque = Self.startsOpaque
    if !Self.startsOpaque { isOpaque = false }
    if !Self.startsInteractive { isUserInteractionEnabled = false }
    ownLayer.setNeedsLayout()
    ownLayer.setNeedsDisplay()
    if Self.requiresConstraintBasedLayout { setNeedsUpdateConstraints() }
  }

  // MARK: Geometry

  /// The smallest rectangle that encloses the view, in the superview's coordinates. Animatable.
  open var frame: CGRect {
    get { ownLayer.frame }
    set { changeGeometry { ownLayer.frame = newValue } }
  }

  /// The view's rectangle in its own coordinates. Animatable.
  open var bounds: CGRect {
    get { ownLayer.bounds }
    set { changeGeometry { ownLayer.bounds = newValue } }
  }

  /// The center of the view, in its superview's coordinates. Animatable.
  open var center: CGPoint {
    get { ownLayer.position }
    set { changeGeometry { ownLayer.position = newValue } }
  }

  /// The transform about the center. Animatable.
  open var transform: CGAffineTransform {
    get { ownLayer.affineTransform() }
    set { changeGeometry { ownLayer.setAffineTransform(newValue) } }
  }

  /// The 3D transform about the center. `transform` equals it if it is a 2D transform, and is the
  /// identity otherwise. Animatable.
  open var transform3D: CATransform3D {
    get { ownLayer.transform }
    set { changeGeometry { ownLayer.transform = newValue } }
  }

  // MARK: Appearance

  /// The color that fills the bounds behind the view's content; a dynamic color follows
  /// `traitCollection`. Default: nil. Animatable.
  @preconcurrency open var backgroundColor: UIColor? {
    didSet {
      updateLayerBackgroundColor()
      appearanceDidSet(ProxyMembers.backgroundColor)
    }
  }

  /// The opacity, from 0 (invisible) to 1 (the default). It applies to the view and its subtree as
  /// a group; the subviews keep their own values. Animatable.
  open var alpha: CGFloat {
    get { CGFloat(ownLayer.opacity) }
    set { ownLayer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  /// Whether the view and its subtree are hidden; hidden views are still laid out. Default: false.
  /// Not animatable, except of the arranged subviews of a `UIStackView`.
  open var isHidden: Bool {
    get { ownLayer.isHidden }
    set {
      let isChanged = newValue != ownLayer.isHidden
      ownLayer.isHidden = newValue
      if isChanged { parent?.subviewDidChangeVisibility(self) }
    }
  }

  /// Whether the view's content has no transparent pixels. Default: true: the parts that `draw(_:)`
  /// does not fill are then black if the view has no background color. It has no effect on a view
  /// that draws nothing; the background color alone determines that view's opacity.
  open var isOpaque = true {
    didSet { updateLayerOpaqueness() }
  }
  /// What the program has set on this view itself, and appearance proxies therefore do not.
  final var appearanceMarks = AppearanceMarks()

  /// The position and scale of the content in bounds of another size, or the choice to redraw for
  /// each size. Default: `.scaleToFill`.
  open var contentMode: ContentMode {
    get { layerContentMode }
    set { layerContentMode = newValue }
  }

  /// Whether the content and the subviews are clipped to the bounds. Default: false.
  open var clipsToBounds: Bool {
    get { ownLayer.masksToBounds }
    set { ownLayer.masksToBounds = newValue }
  }

  /// A view whose alpha, with that of its subviews, multiplies what this view and its subviews show.
  /// Its frame is in this view's coordinates. It has no superview and no window, gets no touches,
  /// and is retained. Default: nil.
  ///
  /// A view is removed from where it was before. Traps if it is this view or one of its ancestors.
  /// Source: Apple, "mask".
  open var mask: UIView? {
    get { maskingView }
    set { changeMask(to: newValue) }
  }

  /// The number of pixels per point of the drawn content. Default: the scale of the view's screen.
  open var contentScaleFactor: CGFloat {
    get { ownLayer.contentsScale }
    set {
      followsScreenScale = false
      ownLayer.contentsScale = newValue
    }
  }

  /// A number for use by the program. Default: 0.
  open var tag = 0

  /// The name by which the state of the view is saved with that of its controller, unique among the views
  /// of that; nil, the default, does not save it.
  ///
  /// Source: Apple, "restorationIdentifier".
  open var restorationIdentifier: String? {
    get { attachments?.restorationIdentifier }
    set { changeAttachments { $0.restorationIdentifier = newValue } }
  }

  /// Saves what the view needs to look the same after the next launch. An override calls the superclass.
  ///
  /// Source: Apple, "encodeRestorableState(with:)".
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Restores what `encodeRestorableState(with:)` has saved.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// The tint color set on this view or on its nearest ancestor with one; the default is the
  /// system's blue. While `tintAdjustmentMode` is `.dimmed` it is a gray of the same brightness.
  /// Set nil to inherit it again.
  @preconcurrency open var tintColor: UIColor! {
    get { resolvedTintColor }
    set {
      change(tintColor: newValue)
      tintMember.map { appearanceDidSet($0) }
    }
  }

  /// The mode set on this view or on its nearest ancestor with one other than `.automatic`.
  /// Default: `.normal`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { resolvedTintAdjustmentMode }
    set { change(tintAdjustmentMode: newValue) }
  }
  /// The member that stands for the tint color in proxies; nil, the default, does not record it.
  var tintMember: AppearanceMember? { nil }
  /// The tint set on this view; nil in most views.
  final var explicitTint: Tint?

  /// Called when `tintColor` or `tintAdjustmentMode` has changed, on this view, on an ancestor, or
  /// by a move to another superview; ancestors come first. Also called after
  /// `traitCollectionDidChange(_:)`.
  open func tintColorDidChange() {}

  // MARK: Appearance proxies

  /// Returns the object that records what all views of this class, and of its subclasses, get when they
  /// enter a window. It is an object of the class, which `init(frame:)` creates.
  ///
  /// Source: Apple, "appearance()".
  open class func appearance() -> Self { AppearanceRules.proxy(of: self) }

  /// Returns the proxy for the views inside of containers; the innermost container comes first.
  ///
  /// Source: Apple, "appearance(whenContainedInInstancesOf:)".
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceRules.proxy(of: self, in: containerTypes) }

  /// Returns the proxy for the views that have all of the given traits.
  ///
  /// Source: Apple, "appearance(for:)".
  open class func appearance(for trait: UITraitCollection) -> Self {
    AppearanceRules.proxy(of: self, with: trait)
  }

  open class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceRules.proxy(of: self, in: containerTypes, with: trait) }

  // MARK: Focus

  /// Whether the view can have the focus of the keyboard or of a remote control. Default: false; controls,
  /// cells and text fields can.
  ///
  /// Source: Apple, "canBecomeFocused".
  open var canBecomeFocused: Bool { false }
  /// Whether the view has the focus.
  open var isFocused: Bool { hasFocus }
  /// How the view looks with the focus; nil means that it changes nothing. Default: a ring.
  open var focusEffect: UIFocusEffect? {
    get { attachments?.focusEffect ?? UIFocusHaloEffect() }
    set { changeAttachments { $0.focusEffect = newValue ?? UIFocusEffect() } }
  }
  /// The name of the group of items that the Tab key visits as one. Default: nil, that of the superview.
  open var focusGroupIdentifier: String? {
    get { attachments?.focusGroupIdentifier }
    set { changeAttachments { $0.focusGroupIdentifier = newValue } }
  }
  /// Default: `.ignored`.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { attachments?.focusGroupPriority ?? .ignored }
    set { changeAttachments { $0.focusGroupPriority = newValue } }
  }
  /// Whether what is inside of the view can have the focus although the view can. Default: false.
  open var isTransparentFocusItem: Bool { false }
  /// Where the focus goes in the view. Default: the first item in it.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// The controller whose view this is, or the superview.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { outerFocusEnvironment }
  /// The container of the items in the view: the view itself.
  open var focusItemContainer: (any UIFocusItemContainer)? { self }

  /// Returns the items in a rectangle: the subviews.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] { subviews(touching: rect) }

  /// Moves the focus to the preferred item at the next layout, if it is in the view.
  open func setNeedsFocusUpdate() { hostWindow?.focusSystem.setNeedsUpdate(of: self) }

  open func updateFocusIfNeeded() { hostWindow?.focusSystem.updateFocusIfNeeded() }

  /// Whether the focus may move from or to an item in the view. Default: true.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called after the focus has moved from or to an item in the view. Default: nothing.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// The rectangle of the ring. Points.
  var focusRect: CGRect { bounds }
  /// The radius of the corners of what is in `focusRect`, which the ring follows; 0 means a standard one.
  /// Points.
  var focusCornerRadius: CGFloat { layer.cornerRadius }
  /// Whether the Tab key visits the items in the view as one.
  var isFocusGroup: Bool { false }
  /// Does what a tap does, for a key. Returns whether there is anything to do.
  func activateFocused() -> Bool { false }
  /// Changes the value, for an arrow key. Returns false if the key moves the focus instead.
  func adjustFocused(_ heading: UIFocusHeading) -> Bool { false }
  /// Returns the item that follows one in this container; nil if the geometry decides.
  func focusItem(after item: any UIFocusItem, _ heading: UIFocusHeading) -> (any UIFocusItem)? {
    nil
  }

  // MARK: Traits

  /// The traits in effect: each is set on this view or on the nearest ancestor that does, or follows
  /// from the window and the screen. A view without a superview starts with the traits that are current
  /// when it is created.
  open var traitCollection: UITraitCollection { traits }

  /// The style of the view and its subtree; `.unspecified`, the default, inherits the superview's.
  ///
  /// Source: Apple, "overrideUserInterfaceStyle".
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { explicitStyle }
    set { change(style: newValue) }
  }
  /// The traits in effect, which most views share with their superview. Threads that draw tiles read
  /// them.
  nonisolated final let effectiveTraits = Mutex(UITraitCollection.current)

  /// The smallest and the largest size of text in the view; nil, the default, means no limit.
  ///
  /// Source: Apple, "minimumContentSizeCategory".
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { attachments?.textSizeLimits.minimum }
    set { changeTextSizeLimits { $0.minimum = newValue } }
  }

  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { attachments?.textSizeLimits.maximum }
    set { changeTextSizeLimits { $0.maximum = newValue } }
  }

  /// Called when `traitCollection` has changed, on this view, on an ancestor, or by a move to
  /// another superview; ancestors come first. The view is laid out again, and redrawn if colors may
  /// differ; dynamic background and tint colors update without it.
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

  /// Returns a new formatter that lays out the view on pages.
  ///
  /// Source: Apple, "viewPrintFormatter()".
  open func viewPrintFormatter() -> UIViewPrintFormatter {
    UIViewPrintFormatter(view: self)
  }

  /// Whether the drawing area is cleared to transparent before drawing. Default: true.
  ///
  /// If false, `draw(_:)` must fill its whole rectangle, as on iOS. In this implementation each
  /// drawing starts with a new, transparent bitmap, so that clearing costs nothing.
  open var clearsContextBeforeDrawing = true

  /// Marks the whole view for redrawing before the next frame.
  open func setNeedsDisplay() {
    ownLayer.setNeedsDisplay()
  }

  /// Marks a part of the view for redrawing before the next frame. Points.
  open func setNeedsDisplay(_ rect: CGRect) {
    ownLayer.setNeedsDisplay(rect)
  }

  // MARK: Layout

  /// Positions the subviews. Called before a frame if the size of the view or of a subview has
  /// changed, if subviews were added or removed, or after `setNeedsLayout`. A size that this method
  /// itself gives to a subview does not cause another call.
  ///
  /// The default implementation places the subviews that constraints place.
  open func layoutSubviews() { layoutEngine?.placeSubviews(of: self) }

  /// Marks the view for layout before the next frame.
  open func setNeedsLayout() {
    ownLayer.setNeedsLayout()
  }

  /// Performs pending layout now.
  open func layoutIfNeeded() {
    ownLayer.layoutIfNeeded()
  }

  /// The parts of the view's frame that change when its superview's size changes. Default: none.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { geometryDidChange() } }
  }

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
  open func invalidateIntrinsicContentSize() {
    parent?.setNeedsLayout()
    layoutEngine?.itemDidChange(self)
    parent?.subviewDidChangeContentSize(self)
  }

  /// Called when a subview was hidden or shown.
  func subviewDidChangeVisibility(_ subview: UIView) {}

  /// Called when the natural size of a subview has changed.
  func subviewDidChangeContentSize(_ subview: UIView) {}

  /// Whether the width that constraints give the view determines in which width its lines wrap.
  var wrapsContent: Bool { false }

  /// The natural size with lines that wrap in a width, if `wrapsContent`; 0 means no limit.
  func intrinsicContentSize(wrappedTo width: CGFloat) -> CGSize { intrinsicContentSize }

  /// The distances of the first baseline from the top, and of the last from the bottom; nil for a
  /// view without text, whose baseline is its bottom.
  var baselines: (fromTop: CGFloat, fromBottom: CGFloat)? { nil }

  /// The text by which messages about constraints name the view.
  var labelInMessages: String? { nil }

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

  /// The view inside whose first baseline is that of this view. Default: `forLastBaselineLayout`'s
  /// view. Source: Apple, "forFirstBaselineLayout".
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view inside whose last baseline is that of this view. Default: the result of
  /// `forBaselineLayout()`. Source: Apple, "forLastBaselineLayout".
  open var forLastBaselineLayout: UIView { forBaselineLayout() }

  /// The view inside whose baselines are those of this view. Default: this view. Apple has replaced it
  /// by `forFirstBaselineLayout` and `forLastBaselineLayout`.
  open func forBaselineLayout() -> UIView { self }

  // MARK: Auto Layout

  /// Whether the program places subviews of such a view by constraints that `updateConstraints()`
  /// adds. Default: false.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether the frame and the autoresizing mask count as constraints. Default: true. Set it to false
  /// for views that constraints place.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { autoLayout?.translatesMask ?? true }
    set { change(translatesMask: newValue) }
  }

  /// The active constraints that the view holds: those whose items have it as closest common ancestor.
  open var constraints: [NSLayoutConstraint] { autoLayout?.constraints ?? [] }

  /// Activates a constraint, and holds it. Traps if an item is not in the view.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

  /// Calls `addConstraint(_:)` for each of the constraints.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that the view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.container === self { constraint.isActive = false }
  }

  /// Calls `removeConstraint(_:)` for each of the constraints.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Adds or changes constraints. Called before layout after `setNeedsUpdateConstraints()`; subviews
  /// come first. Overrides call super last.
  open func updateConstraints() {}

  /// Makes the next layout call `updateConstraints()`.
  open func setNeedsUpdateConstraints() { markForConstraintUpdate() }

  /// Whether the next layout calls `updateConstraints()`.
  open func needsUpdateConstraints() -> Bool { autoLayout?.needsUpdate ?? false }

  /// Calls `updateConstraints()` of the view and its subviews where that is needed.
  open func updateConstraintsIfNeeded() { UpdatePass.updateConstraints(below: self) }

  /// How strongly the view resists to grow beyond its intrinsic size. Default: `.defaultLow`.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    (autoLayout?.hugging ?? defaultHugging)[axis]
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    changeHugging(priority, for: axis)
  }

  /// How strongly the view resists to shrink below its intrinsic size. Default: `.defaultHigh`.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    (autoLayout?.compressionResistance ?? .defaultCompressionResistance)[axis]
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    changeCompressionResistance(priority, for: axis)
  }

  /// The hugging priorities of a view that has none of its own.
  var defaultHugging: AutoLayoutState.PerAxis { .defaultHugging }

  /// The smallest size near `targetSize` that satisfies the constraints in the view. Points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that satisfies the constraints in the view, and `targetSize` by these priorities. Points.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittedSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Whether constraints allow another frame of the same quality. For debugging.
  open var hasAmbiguousLayout: Bool { layoutEngine?.isAmbiguous(self) ?? false }

  /// Gives a view with an ambiguous layout another frame that its constraints allow. For debugging.
  open func exerciseAmbiguityInLayout() { layoutEngine?.exerciseAmbiguity(of: self) }

  /// The constraints that determine the frame along an axis, and objects that stand for those which
  /// follow from frames and natural sizes. For debugging.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutEngine?.constraints(determining: self, axis) ?? []
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  /// The guides that were added.
  open var layoutGuides: [UILayoutGuide] { autoLayout?.guides ?? [] }

  /// Adds a guide, which is removed from the view that had it.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { own(layoutGuide) }

  /// Removes a guide, and the constraints with it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { disown(layoutGuide) }

  /// The rectangle inside `layoutMargins`.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

  /// The rectangle inside `safeAreaInsets`.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// The rectangle inside `layoutMargins`, but not wider than is easy to read: 672 points.
  open var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

  /// Ends the editing of a text in the view: asks the window's first responder to resign if that is the
  /// view or in it.
  ///
  /// - Parameter force: whether the first responder cannot refuse.
  /// - Returns: whether a first responder has resigned.
  ///
  /// Source: Apple, "endEditing(_:)".
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    endEditingInside(force: force)
  }

  /// What an on-screen keyboard covers. Without one: the height of the safe area's bottom inset.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide(.keyboard) as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide()
  }

  // MARK: Margins

  /// The distances from the sides of the bounds to the content, including the safe area if
  /// `insetsLayoutMarginsFromSafeArea`. Default: 8 each. Points.
  open var layoutMargins: UIEdgeInsets {
    get { insets?.margins ?? .standardMargins }
    set { changeInsets { $0.base = newValue } }
  }

  /// The distances by which bars and similar elements cover the view. Zero outside a window.
  /// Points.
  open var safeAreaInsets: UIEdgeInsets { insets?.safeArea ?? .zero }

  /// Called after a change of `layoutMargins`.
  open func layoutMarginsDidChange() {}

  /// Called after a change of `safeAreaInsets`.
  open func safeAreaInsetsDidChange() {}

  /// The meaning of the content, if that determines its direction. Default: `.unspecified`.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }

  /// Called when `effectiveUserInterfaceLayoutDirection` may have changed.
  func layoutDirectionDidChange() { constraintsDidChangeDirection() }

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
    if view.parent === self { insert(view, .front) }
  }

  /// Moves a subview behind the others; ignores views that are not subviews.
  open func sendSubviewToBack(_ view: UIView) {
    if view.parent === self { insert(view, .index(0)) }
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

  /// The view's gesture recognizers; nil if it has none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers }
    set { changeRecognizers(to: newValue ?? []) }
  }

  /// Adds a gesture recognizer, and removes it from the view to which it was added before.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Removes a gesture recognizer, which cancels its gesture.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether a recognizer may recognize a gesture that would cancel touches of this view, or that is
  /// attached to it. Default: true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Interactions

  /// The view's interactions, in the order in which they were added. Default: none.
  open var interactions: [any UIInteraction] {
    get { attachedInteractions }
    set { changeInteractions(to: newValue) }
  }

  /// Adds an interaction, and removes it from the view to which it was added before.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

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

  /// The view's controller, or else the superview.
  open override var next: UIResponder? { viewController ?? superview }

  /// The class and, on the main thread, the properties that differ from a plain view's.
  open override var description: String {
    guard MainThread.isCurrent else {
      return "<\(CALayer.name(of: self)): \(CALayer.address(of: self))>"
    }
    return MainActor.assumeIsolated { shortDescription }
  }

  // MARK: Hierarchy

  /// The window that contains the view. A window's is itself.
  open var window: UIWindow? { hostWindow }

  /// Whether `view` is this view or one of its ancestors.
  open func isDescendant(of view: UIView) -> Bool {
    isInSubtree(of: view)
  }

  /// Returns the first view with the tag in a depth-first search from this view, or nil.
  open func viewWithTag(_ tag: Int) -> UIView? {
    firstView(tagged: tag)
  }

  // MARK: Conversion

  /// Converts a point from another view's coordinates to this view's.
  ///
  /// - Parameter view: nil means the window, or the topmost view if there is no window. Points are
  ///   converted between windows through screen coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? top).converted(point, to: self)
  }

  /// Converts a point from this view's coordinates to another view's. See `convert(_:from:)`.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    converted(point, to: view)
  }

  /// Converts a rectangle from another view's coordinates to the smallest one that encloses it in
  /// this view's. Nil means the same as for points.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? top).converted(rect, to: self)
  }

  /// Converts a rectangle from this view's coordinates to the smallest one that encloses it in
  /// another view's. Nil means the same as for points.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    converted(rect, to: view)
  }

  // MARK: UICoordinateSpace

  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: Optional(view)) }
    return coordinateSpace.convert(point, from: self)
  }

  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: Optional(view)) }
    return coordinateSpace.convert(point, to: self)
  }

  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: Optional(view)) }
    return coordinateSpace.convert(rect, from: self)
  }

  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: Optional(view)) }
    return coordinateSpace.convert(rect, to: self)
  }

  // MARK: Margins and directions

  /// `layoutMargins` as leading and trailing margins. Points.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directionalMargins }
    set { changeDirectionalMargins(newValue) }
  }

  /// Whether the part of the superview's margins that overlaps the view counts as its own margin.
  /// Default: false.
  open var preservesSuperviewLayoutMargins: Bool {
    get { insets?.preservesSuperview ?? false }
    set { changeInsets { $0.preservesSuperview = newValue } }
  }

  /// Whether the safe area is added to the margins. Default: true.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { insets?.includesSafeArea ?? true }
    set { changeInsets { $0.includesSafeArea = newValue } }
  }

  /// The direction in which the view is laid out.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The layout direction for a semantic attribute, in the program's language.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .ofLanguage)
  }

  /// The layout direction for a semantic attribute, where other content has `layoutDirection`.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  // MARK: Content

  /// The part of the content that stretches in both directions when `contentMode` scales it, as
  /// fractions of its size; the edges stretch in one direction, the corners not at all. Default:
  /// (0, 0, 1, 1). Animatable.
  open var contentStretch: CGRect {
    get { ownLayer.contentsCenter }
    set { ownLayer.contentsCenter = newValue }
  }

  // MARK: Snapshots

  /// Returns a view that shows a snapshot of this one, with its subtree, as one bitmap. Nil if the
  /// bounds contain no pixel.
  ///
  /// The program cannot read the pixels on the screen, so the views are drawn once more with their
  /// model values, without animations.
  ///
  /// - Parameter afterUpdates: whether pending layout is done first.
  ///
  /// Main thread. Source: Apple, "UIView.snapshotView(afterScreenUpdates:)".
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterUpdates: afterUpdates)
  }

  /// Returns a view that shows a snapshot of a part of this one. When it is resized, the part
  /// inside the insets stretches. Nil if `rect` contains no pixel.
  ///
  /// - Parameters:
  ///   - rect: in the view's coordinates. Points.
  ///   - capInsets: insets from the sides of `rect`. Points.
  ///
  /// Main thread. Source: Apple,
  /// "UIView.resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)".
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let view = snapshot(of: rect, afterUpdates: afterUpdates)
    view?.layer.contentsCenter = capInsets.center(of: rect.size)
    return view
  }

  /// Draws a snapshot of the view into the current context, scaled to `rect`. Returns false if
  /// there is no context or nothing to draw.
  ///
  /// Main thread. Source: Apple, "UIView.drawHierarchy(in:afterScreenUpdates:)".
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawSnapshot(in: rect, afterUpdates: afterUpdates)
  }

  // MARK: Animation

  /// Animates the changes made in `animations` to `frame`, `bounds`, `center`, `transform`,
  /// `alpha`, `backgroundColor`, `contentStretch` and the other animatable properties of the views'
  /// layers. The compositor runs the animations; the program does nothing until `completion` is
  /// called with whether all of them ran to their end.
  ///
  /// An animation of a property that is already animating is added to the one in flight, so that
  /// neither position nor speed jumps; colors start from the presented value. Views outside a
  /// window change immediately. If nothing is animated, `completion` is called in the next run-loop
  /// iteration.
  ///
  /// - Parameters:
  ///   - duration: seconds; with 0 or less the changes take effect immediately.
  ///   - delay: seconds before the start.
  ///
  /// Source: Apple, "animate(withDuration:delay:options:animations:completion:)".
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = BlockTiming(duration: duration, delay: delay, options: options)
    ViewAnimation(timing, options: options, completion: completion).run(animations)
  }

  /// Animates the changes made in `animations` with an ease-in-ease-out curve.
  ///
  /// - Parameter duration: seconds; with 0 or less the changes take effect immediately.
  ///
  /// Source: Apple, "animate(withDuration:animations:completion:)".
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Repeats the animations of the changes made in `animations`. Call it inside an animation block.
  ///
  /// - Parameters:
  ///   - count: the number of iterations, which may be fractional. With `autoreverses`, one
  ///     iteration is forwards and back, so that half an iteration ends at the new value.
  ///   - autoreverses: whether the animation plays backwards after each forward iteration.
  ///
  /// Source: Apple, "modifyAnimations(withRepeatCount:autoreverses:animations:)".
  open class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = ViewAnimation.current else { return animations() }
    block.repeating(Float(max(count, 0)), autoreverses: autoreverses, animations)
  }

  /// Makes the changes in `actionsWithoutAnimation` without animation, even inside an animation
  /// block.
  ///
  /// Source: Apple, "performWithoutAnimation(_:)".
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = ViewAnimation.areAnimationsEnabled
    ViewAnimation.areAnimationsEnabled = false
    actionsWithoutAnimation()
    ViewAnimation.areAnimationsEnabled = wereEnabled
  }

  /// Sets whether animation blocks animate.
  open class func setAnimationsEnabled(_ enabled: Bool) {
    ViewAnimation.areAnimationsEnabled = enabled
  }

  /// Whether animation blocks animate. Default: true.
  open class var areAnimationsEnabled: Bool {
    ViewAnimation.areAnimationsEnabled
  }

  /// The duration of the animations of changes made now, in seconds; 0 outside animation blocks.
  ///
  /// Source: Apple, "inheritedAnimationDuration".
  open class var inheritedAnimationDuration: TimeInterval {
    ViewAnimation.current?.timing.duration ?? 0
  }

  // MARK: Springs

  /// Animates the changes made in `animations` with spring motion.
  ///
  /// - Parameters:
  ///   - duration: seconds until the amplitude has fallen to a thousandth.
  ///   - delay: seconds before the start.
  ///   - dampingRatio: 1 settles without oscillating; the closer to 0, the more it oscillates.
  ///   - velocity: the initial velocity, in fractions of the total distance per second.
  ///
  /// Source: Apple, "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:…)".
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      dampingRatio: min(dampingRatio, 1), duration: duration, initialVelocity: velocity)
    run(
      spring, for: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Animates the changes made in `animations` with spring motion. The animation ends when the
  /// spring has settled, which is later than `duration`.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration, in seconds; with 0 or less the changes take effect
  ///     immediately.
  ///   - bounce: 0 does not overshoot, 1 oscillates indefinitely, and values below 0, down to -1,
  ///     settle slowly.
  ///   - initialSpringVelocity: in fractions of the total distance per second.
  ///   - delay: seconds before the start.
  ///
  /// Source: Apple, "animate(springDuration:bounce:initialSpringVelocity:delay:options:…)".
  open class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      perceptualDuration: max(duration, 0.001), bounce: min(max(bounce, -0.99), 1),
      initialVelocity: initialSpringVelocity)
    run(
      spring, for: duration > 0 ? spring.duration : 0, delay: delay, options: options,
      animations: animations, completion: completion)
  }

  // MARK: Key frames

  /// Animates the changes made in `animations` as keyframes, each in its part of the duration; a
  /// change outside `addKeyframe` takes the whole duration.
  ///
  /// Between its keyframes a property keeps its value. The whole block has the curve of the
  /// `UIView.AnimationOptions` that may be added to `options`; the default is ease-in-ease-out.
  ///
  /// - Parameters:
  ///   - duration: seconds; with 0 or less the changes take effect immediately.
  ///   - delay: seconds before the start.
  ///
  /// Source: Apple, "animateKeyframes(withDuration:delay:options:animations:completion:)".
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let plain = options.withoutMode
    KeyframeBlock(
      BlockTiming(duration: duration, delay: delay, options: plain), options: plain,
      mode: options.mode, completion: completion
    ).run(animations)
  }

  /// Adds a keyframe to the `animateKeyframes` block that is being run: the changes made in
  /// `animations` are reached at the end of the keyframe. Outside such a block they take effect
  /// immediately.
  ///
  /// - Parameters:
  ///   - frameStartTime: 0…1, as a fraction of the block's duration. It ends an earlier keyframe of
  ///     the same property that is still running.
  ///   - frameDuration: 0…1, as a fraction of the block's duration.
  ///
  /// Source: Apple, "addKeyframe(withRelativeStartTime:relativeDuration:animations:)".
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = ViewAnimation.current as? KeyframeBlock else { return animations() }
    block.runKeyframe(start: frameStartTime, duration: frameDuration, changes: animations)
  }

  // MARK: Transitions

  /// Makes the changes in `animations` to the view and its subtree with a transition from a
  /// snapshot of the view as it is on the screen to its new state. The compositor runs the
  /// transition; the program does nothing until `completion` is called, once, with whether it ran
  /// to its end. Options without a transition animate as `animate(withDuration:)` does.
  ///
  /// Changes inside do not animate by themselves, except with `.allowAnimatedContent`. A view
  /// outside a window changes immediately, and `completion` is called before this method returns.
  ///
  /// - Parameter duration: seconds; with 0 or less the changes take effect immediately.
  ///
  /// Main thread. Source: Apple,
  /// "UIView.transition(with:duration:options:animations:completion:)".
  open class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    changeContents(
      of: view, duration: duration, options: options, animations: animations, completion: completion
    )
  }

  /// Replaces a view by another in its superview, with a transition of the superview. The new view
  /// becomes the frontmost subview; with `.showHideTransitionViews` both stay in the hierarchy, and
  /// the old one is hidden and the new one shown.
  ///
  /// - Parameter duration: seconds; with 0 or less the changes take effect immediately.
  ///
  /// Main thread. Source: Apple, "UIView.transition(from:to:duration:options:completion:)".
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    replace(fromView, with: toView, duration: duration, options: options, completion: completion)
  }

  // MARK: System animations

  /// Runs a system animation on views, together with the changes made in `parallelAnimations`.
  ///
  /// - Parameter completion: called after the views have been removed, with whether all animations
  ///   ran to their end.
  ///
  /// Source: Apple, "perform(_:on:options:animations:completion:)".
  open class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView],
    options: UIView.AnimationOptions = [], animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    deleteAnimated(
      views, options: options, parallelAnimations: parallelAnimations, completion: completion)
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
    // A bitmap that is drawn anew is no change of a property of the layer.
    if !(layer is CATiledLayer) { AccessibilityChanges.shared.happened(.layers([layer])) }
    UIGraphicsPushContext(ctx)
    // A tiled layer draws on other threads, and has already clipped to its bounds.
    let clip = ctx.boundingBoxOfClipPath
    withTraits { draw(layer is CATiledLayer ? clip : clip.intersection(bounds)) }
    UIGraphicsPopContext()
  }

  open func layoutSublayers(of layer: CALayer) {
    let wasLayingOut = isLayingOut
    isLayingOut = true
    solveLayout()
    let controller = viewController
    controller?.callIsAppearing()
    controller?.viewWillLayoutSubviews()
    controller?.layOutContentUnavailable()
    withTraits { layoutSubviews() }
    controller?.viewDidLayoutSubviews()
    isLayingOut = wasLayingOut
    hostWindow?.ownFocusSystem?.didLayOut(self)
  }

  /// Returns an animation of the property inside an animation block, and no action otherwise.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimation.current?.action(for: layer, forKey: event) ?? ViewAnimation.noAction
  }

  // MARK: Accessibility

  override var standardAccessibility: StandardAccessibility { .init(of: self) }

  override var standardAccessibilityFrame: CGRect {
    top is UIWindow ? convertToScreen(bounds) : convert(bounds, to: nil)
  }
}
