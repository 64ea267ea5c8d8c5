import UIKit

final class OverridingView: UIView {
  override var canBecomeFocused: Bool { called(super.canBecomeFocused) }
  override var isFocused: Bool { called(super.isFocused) }
  override var focusEffect: UIFocusEffect? {
    get { called(super.focusEffect) }
    set { super.focusEffect = assigned(newValue) }
  }
  override var focusGroupPriority: UIFocusGroupPriority {
    get { called(super.focusGroupPriority) }
    set { super.focusGroupPriority = assigned(newValue) }
  }
  override var isTransparentFocusItem: Bool { called(super.isTransparentFocusItem) }
  override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    called(super.focusItems(in: rect))
  }
  override var focusGroupIdentifier: String? {
    get { called(super.focusGroupIdentifier) }
    set { super.focusGroupIdentifier = assigned(newValue) }
  }
  override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    called(super.preferredFocusEnvironments)
  }
  override var parentFocusEnvironment: (any UIFocusEnvironment)? {
    called(super.parentFocusEnvironment)
  }
  override var focusItemContainer: (any UIFocusItemContainer)? { called(super.focusItemContainer) }
  override func setNeedsFocusUpdate() { called(super.setNeedsFocusUpdate()) }
  override func updateFocusIfNeeded() { called(super.updateFocusIfNeeded()) }
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    called(super.shouldUpdateFocus(in: context))
  }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { called(super.didUpdateFocus(in: context, with: coordinator)) }
  override class func appearance() -> Self { called(super.appearance()) }
  override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { called(super.appearance(whenContainedInInstancesOf: containerTypes)) }
  override class func appearance(for trait: UITraitCollection) -> Self {
    called(super.appearance(for: trait))
  }
  override class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { called(super.appearance(for: trait, whenContainedInInstancesOf: containerTypes)) }
  override var layer: CALayer { called(super.layer) }
  override var superview: UIView? { called(super.superview) }
  override var subviews: [UIView] { called(super.subviews) }
  override class var layerClass: AnyClass { called(super.layerClass as AnyClass) }
  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
  override var frame: CGRect {
    get { called(super.frame) }
    set { super.frame = assigned(newValue) }
  }
  override var bounds: CGRect {
    get { called(super.bounds) }
    set { super.bounds = assigned(newValue) }
  }
  override var center: CGPoint {
    get { called(super.center) }
    set { super.center = assigned(newValue) }
  }
  override var transform: CGAffineTransform {
    get { called(super.transform) }
    set { super.transform = assigned(newValue) }
  }
  override var transform3D: CATransform3D {
    get { called(super.transform3D) }
    set { super.transform3D = assigned(newValue) }
  }
  override var backgroundColor: UIColor? {
    get { called(super.backgroundColor) }
    set { super.backgroundColor = assigned(newValue) }
  }
  override var alpha: CGFloat {
    get { called(super.alpha) }
    set { super.alpha = assigned(newValue) }
  }
  override var isHidden: Bool {
    get { called(super.isHidden) }
    set { super.isHidden = assigned(newValue) }
  }
  override var isOpaque: Bool {
    get { called(super.isOpaque) }
    set { super.isOpaque = assigned(newValue) }
  }
  override var contentMode: UIView.ContentMode {
    get { called(super.contentMode) }
    set { super.contentMode = assigned(newValue) }
  }
  override var clipsToBounds: Bool {
    get { called(super.clipsToBounds) }
    set { super.clipsToBounds = assigned(newValue) }
  }
  override var mask: UIView? {
    get { called(super.mask) }
    set { super.mask = assigned(newValue) }
  }
  override var contentScaleFactor: CGFloat {
    get { called(super.contentScaleFactor) }
    set { super.contentScaleFactor = assigned(newValue) }
  }
  override var tag: Int {
    get { called(super.tag) }
    set { super.tag = assigned(newValue) }
  }
  override var tintColor: UIColor! {
    get { called(super.tintColor) }
    set { super.tintColor = assigned(newValue) }
  }
  override var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { called(super.tintAdjustmentMode) }
    set { super.tintAdjustmentMode = assigned(newValue) }
  }
  override func tintColorDidChange() { called(super.tintColorDidChange()) }
  override var traitCollection: UITraitCollection { called(super.traitCollection) }
  override var restorationIdentifier: String? {
    get { called(super.restorationIdentifier) }
    set { super.restorationIdentifier = assigned(newValue) }
  }
  override func encodeRestorableState(with coder: NSCoder) {
    called(super.encodeRestorableState(with: coder))
  }
  override func decodeRestorableState(with coder: NSCoder) {
    called(super.decodeRestorableState(with: coder))
  }
  override var minimumContentSizeCategory: UIContentSizeCategory? {
    get { called(super.minimumContentSizeCategory) }
    set { super.minimumContentSizeCategory = assigned(newValue) }
  }
  override var maximumContentSizeCategory: UIContentSizeCategory? {
    get { called(super.maximumContentSizeCategory) }
    set { super.maximumContentSizeCategory = assigned(newValue) }
  }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { called(super.overrideUserInterfaceStyle) }
    set { super.overrideUserInterfaceStyle = assigned(newValue) }
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    called(super.traitCollectionDidChange(previousTraitCollection))
  }
  override func draw(_ rect: CGRect) { called(super.draw(rect)) }
  override func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
    called(super.draw(rect, for: formatter))
  }
  override func viewPrintFormatter() -> UIViewPrintFormatter { called(super.viewPrintFormatter()) }
  override var clearsContextBeforeDrawing: Bool {
    get { called(super.clearsContextBeforeDrawing) }
    set { super.clearsContextBeforeDrawing = assigned(newValue) }
  }
  override func setNeedsDisplay() { called(super.setNeedsDisplay()) }
  override func setNeedsDisplay(_ rect: CGRect) { called(super.setNeedsDisplay(rect)) }
  override func layoutSubviews() { called(super.layoutSubviews()) }
  override func setNeedsLayout() { called(super.setNeedsLayout()) }
  override func layoutIfNeeded() { called(super.layoutIfNeeded()) }
  override var autoresizingMask: UIView.AutoresizingMask {
    get { called(super.autoresizingMask) }
    set { super.autoresizingMask = assigned(newValue) }
  }
  override var autoresizesSubviews: Bool {
    get { called(super.autoresizesSubviews) }
    set { super.autoresizesSubviews = assigned(newValue) }
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { called(super.sizeThatFits(size)) }
  override func sizeToFit() { called(super.sizeToFit()) }
  override var intrinsicContentSize: CGSize { called(super.intrinsicContentSize) }
  override func invalidateIntrinsicContentSize() { called(super.invalidateIntrinsicContentSize()) }
  override var alignmentRectInsets: UIEdgeInsets { called(super.alignmentRectInsets) }
  override func alignmentRect(forFrame frame: CGRect) -> CGRect {
    called(super.alignmentRect(forFrame: frame))
  }
  override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    called(super.frame(forAlignmentRect: alignmentRect))
  }
  override class var requiresConstraintBasedLayout: Bool {
    called(super.requiresConstraintBasedLayout)
  }
  override var translatesAutoresizingMaskIntoConstraints: Bool {
    get { called(super.translatesAutoresizingMaskIntoConstraints) }
    set { super.translatesAutoresizingMaskIntoConstraints = assigned(newValue) }
  }
  override var constraints: [NSLayoutConstraint] { called(super.constraints) }
  override func addConstraint(_ constraint: NSLayoutConstraint) {
    called(super.addConstraint(constraint))
  }
  override func addConstraints(_ constraints: [NSLayoutConstraint]) {
    called(super.addConstraints(constraints))
  }
  override func removeConstraint(_ constraint: NSLayoutConstraint) {
    called(super.removeConstraint(constraint))
  }
  override func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    called(super.removeConstraints(constraints))
  }
  override func updateConstraints() { called(super.updateConstraints()) }
  override func setNeedsUpdateConstraints() { called(super.setNeedsUpdateConstraints()) }
  override func needsUpdateConstraints() -> Bool { called(super.needsUpdateConstraints()) }
  override func updateConstraintsIfNeeded() { called(super.updateConstraintsIfNeeded()) }
  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    called(super.contentHuggingPriority(for: axis))
  }
  override func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    called(super.setContentHuggingPriority(priority, for: axis))
  }
  override func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    called(super.contentCompressionResistancePriority(for: axis))
  }
  override func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    called(super.setContentCompressionResistancePriority(priority, for: axis))
  }
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    called(super.systemLayoutSizeFitting(targetSize))
  }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    called(
      super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical))
  }
  override var hasAmbiguousLayout: Bool { called(super.hasAmbiguousLayout) }
  override func exerciseAmbiguityInLayout() { called(super.exerciseAmbiguityInLayout()) }
  override var forFirstBaselineLayout: UIView { called(super.forFirstBaselineLayout) }
  override var forLastBaselineLayout: UIView { called(super.forLastBaselineLayout) }
  override func forBaselineLayout() -> UIView { called(super.forBaselineLayout()) }
  override func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    called(super.constraintsAffectingLayout(for: axis))
  }
  override var leadingAnchor: NSLayoutXAxisAnchor { called(super.leadingAnchor) }
  override var trailingAnchor: NSLayoutXAxisAnchor { called(super.trailingAnchor) }
  override var leftAnchor: NSLayoutXAxisAnchor { called(super.leftAnchor) }
  override var rightAnchor: NSLayoutXAxisAnchor { called(super.rightAnchor) }
  override var topAnchor: NSLayoutYAxisAnchor { called(super.topAnchor) }
  override var bottomAnchor: NSLayoutYAxisAnchor { called(super.bottomAnchor) }
  override var widthAnchor: NSLayoutDimension { called(super.widthAnchor) }
  override var heightAnchor: NSLayoutDimension { called(super.heightAnchor) }
  override var centerXAnchor: NSLayoutXAxisAnchor { called(super.centerXAnchor) }
  override var centerYAnchor: NSLayoutYAxisAnchor { called(super.centerYAnchor) }
  override var firstBaselineAnchor: NSLayoutYAxisAnchor { called(super.firstBaselineAnchor) }
  override var lastBaselineAnchor: NSLayoutYAxisAnchor { called(super.lastBaselineAnchor) }
  override var layoutGuides: [UILayoutGuide] { called(super.layoutGuides) }
  override func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    called(super.addLayoutGuide(layoutGuide))
  }
  override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    called(super.removeLayoutGuide(layoutGuide))
  }
  override var layoutMarginsGuide: UILayoutGuide { called(super.layoutMarginsGuide) }
  override var safeAreaLayoutGuide: UILayoutGuide { called(super.safeAreaLayoutGuide) }
  override var readableContentGuide: UILayoutGuide { called(super.readableContentGuide) }
  override func endEditing(_ force: Bool) -> Bool { called(super.endEditing(force)) }
  override var keyboardLayoutGuide: UIKeyboardLayoutGuide { called(super.keyboardLayoutGuide) }
  override var layoutMargins: UIEdgeInsets {
    get { called(super.layoutMargins) }
    set { super.layoutMargins = assigned(newValue) }
  }
  override var safeAreaInsets: UIEdgeInsets { called(super.safeAreaInsets) }
  override func layoutMarginsDidChange() { called(super.layoutMarginsDidChange()) }
  override func safeAreaInsetsDidChange() { called(super.safeAreaInsetsDidChange()) }
  override var semanticContentAttribute: UISemanticContentAttribute {
    get { called(super.semanticContentAttribute) }
    set { super.semanticContentAttribute = assigned(newValue) }
  }
  override func addSubview(_ view: UIView) { called(super.addSubview(view)) }
  override func insertSubview(_ view: UIView, at index: Int) {
    called(super.insertSubview(view, at: index))
  }
  override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    called(super.insertSubview(view, aboveSubview: siblingSubview))
  }
  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    called(super.insertSubview(view, belowSubview: siblingSubview))
  }
  override func bringSubviewToFront(_ view: UIView) { called(super.bringSubviewToFront(view)) }
  override func sendSubviewToBack(_ view: UIView) { called(super.sendSubviewToBack(view)) }
  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    called(super.exchangeSubview(at: index1, withSubviewAt: index2))
  }
  override func removeFromSuperview() { called(super.removeFromSuperview()) }
  override var isUserInteractionEnabled: Bool {
    get { called(super.isUserInteractionEnabled) }
    set { super.isUserInteractionEnabled = assigned(newValue) }
  }
  override var isMultipleTouchEnabled: Bool {
    get { called(super.isMultipleTouchEnabled) }
    set { super.isMultipleTouchEnabled = assigned(newValue) }
  }
  override var isExclusiveTouch: Bool {
    get { called(super.isExclusiveTouch) }
    set { super.isExclusiveTouch = assigned(newValue) }
  }
  override var gestureRecognizers: [UIGestureRecognizer]? {
    get { called(super.gestureRecognizers) }
    set { super.gestureRecognizers = assigned(newValue) }
  }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    called(super.addGestureRecognizer(gestureRecognizer))
  }
  override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    called(super.removeGestureRecognizer(gestureRecognizer))
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    called(super.gestureRecognizerShouldBegin(gestureRecognizer))
  }
  override var interactions: [any UIInteraction] {
    get { called(super.interactions) }
    set { super.interactions = assigned(newValue) }
  }
  override func addInteraction(_ interaction: any UIInteraction) {
    called(super.addInteraction(interaction))
  }
  override func removeInteraction(_ interaction: any UIInteraction) {
    called(super.removeInteraction(interaction))
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    called(super.hitTest(point, with: event))
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    called(super.point(inside: point, with: event))
  }
  override func willMove(toSuperview newSuperview: UIView?) {
    called(super.willMove(toSuperview: newSuperview))
  }
  override func didMoveToSuperview() { called(super.didMoveToSuperview()) }
  override func willMove(toWindow newWindow: UIWindow?) {
    called(super.willMove(toWindow: newWindow))
  }
  override func didMoveToWindow() { called(super.didMoveToWindow()) }
  override func didAddSubview(_ subview: UIView) { called(super.didAddSubview(subview)) }
  override func willRemoveSubview(_ subview: UIView) { called(super.willRemoveSubview(subview)) }
  override var next: UIResponder? { called(super.next) }
  override var description: String { called(super.description) }
  override var window: UIWindow? { called(super.window) }
  override func isDescendant(of view: UIView) -> Bool { called(super.isDescendant(of: view)) }
  override func viewWithTag(_ tag: Int) -> UIView? { called(super.viewWithTag(tag)) }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    called(super.convert(point, from: view), "convert(_:from:) of a point of a view")
  }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    called(super.convert(point, to: view), "convert(_:to:) of a point of a view")
  }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    called(super.convert(rect, from: view), "convert(_:from:) of a rectangle of a view")
  }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    called(super.convert(rect, to: view), "convert(_:to:) of a rectangle of a view")
  }
  override func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    called(super.convert(point, to: coordinateSpace), "convert(_:to:) of a point of a space")
  }
  override func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    called(super.convert(point, from: coordinateSpace), "convert(_:from:) of a point of a space")
  }
  override func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    called(super.convert(rect, to: coordinateSpace), "convert(_:to:) of a rectangle of a space")
  }
  override func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    called(super.convert(rect, from: coordinateSpace), "convert(_:from:) of a rectangle of a space")
  }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { called(super.directionalLayoutMargins) }
    set { super.directionalLayoutMargins = assigned(newValue) }
  }
  override var preservesSuperviewLayoutMargins: Bool {
    get { called(super.preservesSuperviewLayoutMargins) }
    set { super.preservesSuperviewLayoutMargins = assigned(newValue) }
  }
  override var insetsLayoutMarginsFromSafeArea: Bool {
    get { called(super.insetsLayoutMarginsFromSafeArea) }
    set { super.insetsLayoutMarginsFromSafeArea = assigned(newValue) }
  }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    called(super.effectiveUserInterfaceLayoutDirection)
  }
  override class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  { called(super.userInterfaceLayoutDirection(for: attribute)) }
  override class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    called(
      super.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: layoutDirection)
    )
  }
  override var contentStretch: CGRect {
    get { called(super.contentStretch) }
    set { super.contentStretch = assigned(newValue) }
  }
  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    called(super.snapshotView(afterScreenUpdates: afterUpdates))
  }
  override func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    called(
      super.resizableSnapshotView(
        from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets))
  }
  override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    called(super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates))
  }
  override class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    called(
      super.animate(
        withDuration: duration, delay: delay, options: options, animations: animations,
        completion: completion))
  }
  override class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    called(super.animate(withDuration: duration, animations: animations, completion: completion))
  }
  override class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    called(
      super.modifyAnimations(
        withRepeatCount: count, autoreverses: autoreverses, animations: animations))
  }
  override class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    called(super.performWithoutAnimation(actionsWithoutAnimation))
  }
  override class func setAnimationsEnabled(_ enabled: Bool) {
    called(super.setAnimationsEnabled(enabled))
  }
  override class var areAnimationsEnabled: Bool { called(super.areAnimationsEnabled) }
  override class var inheritedAnimationDuration: TimeInterval {
    called(super.inheritedAnimationDuration)
  }
  override class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    called(
      super.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
        initialSpringVelocity: velocity, options: options, animations: animations,
        completion: completion))
  }
  override class func animate(
    springDuration duration: TimeInterval, bounce: CGFloat, initialSpringVelocity: CGFloat,
    delay: TimeInterval, options: UIView.AnimationOptions, animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    called(
      super.animate(
        springDuration: duration, bounce: bounce, initialSpringVelocity: initialSpringVelocity,
        delay: delay, options: options, animations: animations, completion: completion))
  }
  override class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    called(
      super.animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: animations,
        completion: completion))
  }
  override class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    called(
      super.addKeyframe(
        withRelativeStartTime: frameStartTime, relativeDuration: frameDuration,
        animations: animations))
  }
  override class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    called(
      super.transition(
        with: view, duration: duration, options: options, animations: animations,
        completion: completion))
  }
  override class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions, completion: ((Bool) -> Void)?
  ) {
    called(
      super.transition(
        from: fromView, to: toView, duration: duration, options: options, completion: completion))
  }
  override class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions,
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    called(
      super.perform(
        animation, on: views, options: options, animations: parallelAnimations,
        completion: completion))
  }
  override func display(_ layer: CALayer) { called(super.display(layer)) }
  override func layerWillDraw(_ layer: CALayer) { called(super.layerWillDraw(layer)) }
  override func draw(_ layer: CALayer, in ctx: CGContext) { called(super.draw(layer, in: ctx)) }
  override func layoutSublayers(of layer: CALayer) { called(super.layoutSublayers(of: layer)) }
  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    called(super.action(for: layer, forKey: event))
  }
}

/// An interaction of the app's own.
final class OverridingInteraction: NSObject, UIInteraction {
  private(set) weak var view: UIView?
  func willMove(to view: UIView?) {}
  func didMove(to view: UIView?) { self.view = view }
}
