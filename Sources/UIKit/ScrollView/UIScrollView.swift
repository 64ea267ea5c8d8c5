import CoreGraphics
public import Foundation
import LayerTree

/// A view whose content is larger than the view itself: fingers, a wheel, a touchpad or keys move it.
///
/// The render thread moves content that a finger has thrown, also while the program is busy;
/// `contentOffset` and the delegate follow whenever the program is free.
///
/// Main thread only. Geometry is in points. Source: Apple, "UIScrollView".
@preconcurrency @MainActor open class UIScrollView: UIView, UIScrollViewDelegateOwner {
  final weak var scrollDelegate: (any UIScrollViewDelegate)?
  final lazy var player = ScrollPlayer(of: self)
  final var drag: ScrollDrag?
  /// Whether the scroll view itself is changing its offset.
  final var isMoving = false
  final var isTouched = false
  /// Whether the touch that is down has stopped moving content.
  final var isCaught = false
  final var layoutSize: CGSize?
  /// What follows the content.
  final weak var follower: (any ScrollFollower)?
  /// How far the limits of the content reach above the insets.
  final var topExtension: CGFloat = 0
  final var isAdjustingExtension = false
  /// The insets with the extension, from which the limits follow.
  final var limitInset: UIEdgeInsets {
    UIEdgeInsets(
      top: appliedInset.top + topExtension, left: appliedInset.left, bottom: appliedInset.bottom,
      right: appliedInset.right)
  }
  /// The insets for which the offset was last adapted.
  final var usedLimitInset = UIEdgeInsets.zero
  final var appliedInset = UIEdgeInsets.zero
  /// Whether the insets make room for the keyboard, and the first responder is scrolled above it.
  final var avoidsKeyboard = false {
    didSet { updateAdjustedInset() }
  }
  final let indicators = ScrollIndicators()
  /// The content's size as the program has set it, and not constraints.
  final var programContentSize = CGSize.zero
  final var isApplyingGuide = false
  /// Whether the offset stays although the insets change.
  final var keepsOffset = false
  /// Whether constraints place the content relative to views outside of the scroll view.
  final var hasOuterConstraints = false
  final var zoom: ScrollZoom?
  final var isBouncingZoom = false
  /// How many zooms by the program are animated.
  final var animatedZooms = 0
  /// The place of the content that is restored when the view is laid out in a window.
  final var restoredDistance: CGPoint?
  final var pinch: ScrollPinchGestureRecognizer?
  final let pan = ScrollPanGestureRecognizer()
  final let touchGate = ScrollTouchGestureRecognizer()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpScrolling()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpScrolling()
    coder.read(.scrollView, into: self)
  }

  public var delegateScrollView: UIScrollView { self }

  /// How far a step of a wheel moves content, in points.
  var wheelStep: CGFloat { 60 }
  /// A layer outside of the content that moves with it, in the render thread too.
  var followingLayer: ScrollFollowingLayer? { nil }
  /// Called when a step of a wheel or a key has been made.
  func stepDidEnd() {}

  // MARK: Content

  /// The point of the content that is at the view's origin: the origin of `bounds`. A value is rounded
  /// to whole pixels. Animatable.
  ///
  /// A change during a motion shifts the motion, which goes on.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = rounded(newValue) }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let (old, isOwn) = (super.bounds, isMoving)
      isMoving = false
      super.bounds = newValue
      if newValue.origin != old.origin { offsetDidChange(from: old.origin, isOwn: isOwn) }
    }
  }

  /// The size of the content. Default: zero. Traps if it is not finite.
  open var contentSize = CGSize.zero {
    willSet { requireFinite(newValue) }
    didSet { contentSizeDidChange(from: oldValue) }
  }

  /// Distances by which content may be scrolled beyond its edges. Default: zero.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { updateAdjustedInset() } }
  }

  /// `contentInset` with the parts of the safe area that `contentInsetAdjustmentBehavior` adds.
  open var adjustedContentInset: UIEdgeInsets { appliedInset }

  /// Called after a change of `adjustedContentInset`, before the delegate is told.
  open func adjustedContentInsetDidChange() {}

  /// How the safe area becomes part of `adjustedContentInset`. Default: `.automatic`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateAdjustedInset() }
  }

  /// Where content that is smaller than the view lies in it, as fractions of the free space. Default:
  /// zero, the top left corner.
  open var contentAlignmentPoint = CGPoint.zero {
    didSet { limitsDidChange() }
  }

  /// The rectangle of the content, for constraints: those that determine its size determine
  /// `contentSize`. Constraints between the scroll view's own edges and its content mean this one too.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }

  /// The visible rectangle, for constraints of subviews that do not move with the content.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }

  /// Moves the content. Without animation, this ends a motion.
  ///
  /// - Parameter contentOffset: it may lie outside of the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    changeOffset(to: contentOffset, animated: animated)
  }

  /// Moves the content as far as is needed to show a rectangle of it.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    show(rect, animated: animated)
  }

  // MARK: Scrolling

  /// Whether fingers, wheels and touchpads move the content. Default: true.
  open var isScrollEnabled = true {
    didSet { pan.isEnabled = isScrollEnabled }
  }

  /// Whether a drag that begins near a direction moves the content only in that one. Default: false.
  open var isDirectionalLockEnabled = false

  /// Whether content comes to rest at multiples of the view's size. Default: false.
  open var isPagingEnabled = false

  /// Whether content can be dragged beyond its edges, and bounces there. Default: true.
  open var bounces = true
  /// Whether `bounces` applies horizontally. Default: true.
  open var bouncesHorizontally = true
  /// Whether `bounces` applies vertically. Default: true.
  open var bouncesVertically = true
  /// Whether content bounces vertically even if it is smaller than the view. Default: false.
  open var alwaysBounceVertical = false {
    didSet { updateAdjustedInset() }
  }
  /// Whether content bounces horizontally even if it is smaller than the view. Default: false.
  open var alwaysBounceHorizontal = false {
    didSet { updateAdjustedInset() }
  }

  /// Whether a drag moves the scroll view around this one if this one is at its edge. Default: true.
  open var transfersHorizontalScrollingToParent = true
  /// Whether a drag moves the scroll view around this one if this one is at its edge. Default: true.
  open var transfersVerticalScrollingToParent = true

  /// Where content that was released comes to rest, before the delegate may change that.
  ///
  /// - Parameter velocity: in points per millisecond.
  func restingPlace(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// How fast content slows down. Default: `.normal`.
  open var decelerationRate = DecelerationRate.normal

  /// Whether a finger is down that may move the content.
  open var isTracking: Bool { isTouched }
  /// Whether a finger has begun to move the content.
  open var isDragging: Bool { drag != nil }
  /// Whether the content moves after the finger was lifted.
  open var isDecelerating: Bool { player.run?.kind == .deceleration }

  /// Whether the offset moves because the program has set it with animation.
  open var isScrollAnimating: Bool { player.run?.kind == .animation }

  /// Ends motions of the offset and of the zoom scale where they are.
  open func stopScrollingAndZooming() {
    player.stop(at: MediaClock.now)
  }

  /// Recognizes drags and scrolling. Its delegate is the scroll view, where a subclass conforms to
  /// `UIGestureRecognizerDelegate`.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// Recognizes that fingers zoom; nil while the view does not zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

  // MARK: Zooming

  /// The smallest scale of the view that the delegate names. Default: 1.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { updatePinch() }
  }
  /// The largest scale of the view that the delegate names. The view zooms if it is larger than the
  /// smallest one. Default: 1.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { updatePinch() }
  }
  /// The scale of the view that the delegate names; 1 without one.
  open var zoomScale: CGFloat {
    get { zoomView?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Whether fingers can zoom beyond the limits, to which the scale then returns. Default: true.
  open var bouncesZoom = true
  /// Whether fingers are zooming.
  open var isZooming: Bool { zoom != nil }
  /// Whether the scale is returning to its limits.
  open var isZoomBouncing: Bool { isBouncingZoom }
  /// Whether the scale changes because the program has set it with animation.
  open var isZoomAnimating: Bool { animatedZooms > 0 }

  /// Changes the scale within its limits. The middle of what is visible stays there.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    changeScale(to: scale, animated: animated)
  }

  /// Zooms so that a rectangle fills the view.
  ///
  /// - Parameter rect: in the coordinates of the view that the delegate names. Points.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoom(toShow: rect, animated: animated)
  }

  // MARK: Touches of the content

  /// Whether views in the content get touches only if these have not moved for 150 ms. Default: true.
  open var delaysContentTouches = true

  /// Whether a drag takes a touch away from a view that has got it. Default: true.
  open var canCancelContentTouches = true

  /// Whether a view in the content gets touches. Default: true.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a drag takes touches away from a view that has got them. Default: true, except for
  /// controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Indicators

  /// Whether a bar shows the vertical place while the content moves. Default: true.
  open var showsVerticalScrollIndicator = true {
    didSet { indicators.update(in: self) }
  }
  /// Whether a bar shows the horizontal place while the content moves. Default: true.
  open var showsHorizontalScrollIndicator = true {
    didSet { indicators.update(in: self) }
  }
  /// The color of the indicators. Default: `.default`.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { indicators.updateColors(in: self) }
  }
  /// The distances of the vertical indicator from the sides of the view. Default: zero.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.update(in: self) }
  }
  /// The distances of the horizontal indicator from the sides of the view. Default: zero.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.update(in: self) }
  }
  /// The distances of both indicators; those of the vertical one if they differ.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Whether the safe area is added to the distances of the indicators. Default: true.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { indicators.update(in: self) }
  }

  /// Shows the indicators for a second.
  open func flashScrollIndicators() {
    indicators.flash(in: self)
  }

  /// Makes changes of the offset with the indicators visible, as while the user scrolls.
  ///
  /// Source: Apple, "withScrollIndicatorsShown(forContentOffsetChanges:)".
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    changes()
    flashScrollIndicators()
  }

  // MARK: Top and keyboard

  /// Whether the Home key moves the content to its top, as a tap on the status bar does on iOS. The
  /// delegate is asked as well. Default: true.
  open var scrollsToTop = true

  /// Whether keys that no responder uses move the content. Default: true.
  open var allowsKeyboardScrolling = true

  /// When a drag dismisses the keyboard. Default: `.none`.
  open var keyboardDismissMode = KeyboardDismissMode.none

  // MARK: Refreshing

  /// A control above the content that a drag beyond the top shows. Default: nil.
  open var refreshControl: UIRefreshControl? {
    didSet { replaceRefreshControl(oldValue) }
  }

  // MARK: UIView

  open override func layoutSubviews() {
    updateContentSizeFromGuide()
    super.layoutSubviews()
    sizeMayHaveChanged()
    applyRestoredDistance()
    refreshControl?.place(in: self)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedInset()
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { player.finish() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    indicators.updateColors(in: self)
  }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }

  // MARK: State restoration

  /// Saves the place of the content and its scale.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodePlace(coder)
  }

  /// Restores the place of the content when the view is laid out, and its scale.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodePlace(coder)
  }
}
