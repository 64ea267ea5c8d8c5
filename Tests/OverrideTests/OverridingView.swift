import Testing
import UIKit

/// Overrides every member that a subclass on iOS may override.
@MainActor final class OverridingView: UIView {
  override var frame: CGRect {
    get {
      record("frame")
      return super.frame
    }
    set {
      record("frame =")
      super.frame = newValue
    }
  }

  override var bounds: CGRect {
    get {
      record("bounds")
      return super.bounds
    }
    set {
      record("bounds =")
      super.bounds = newValue
    }
  }

  override var center: CGPoint {
    get {
      record("center")
      return super.center
    }
    set {
      record("center =")
      super.center = newValue
    }
  }

  override var transform: CGAffineTransform {
    get {
      record("transform")
      return super.transform
    }
    set {
      record("transform =")
      super.transform = newValue
    }
  }

  override var transform3D: CATransform3D {
    get {
      record("transform3D")
      return super.transform3D
    }
    set {
      record("transform3D =")
      super.transform3D = newValue
    }
  }

  override var backgroundColor: UIColor? {
    get {
      record("backgroundColor")
      return super.backgroundColor
    }
    set {
      record("backgroundColor =")
      super.backgroundColor = newValue
    }
  }

  override var alpha: CGFloat {
    get {
      record("alpha")
      return super.alpha
    }
    set {
      record("alpha =")
      super.alpha = newValue
    }
  }

  override var isHidden: Bool {
    get {
      record("isHidden")
      return super.isHidden
    }
    set {
      record("isHidden =")
      super.isHidden = newValue
    }
  }

  override var isOpaque: Bool {
    get {
      record("isOpaque")
      return super.isOpaque
    }
    set {
      record("isOpaque =")
      super.isOpaque = newValue
    }
  }

  override var contentMode: UIView.ContentMode {
    get {
      record("contentMode")
      return super.contentMode
    }
    set {
      record("contentMode =")
      super.contentMode = newValue
    }
  }

  override var clipsToBounds: Bool {
    get {
      record("clipsToBounds")
      return super.clipsToBounds
    }
    set {
      record("clipsToBounds =")
      super.clipsToBounds = newValue
    }
  }

  override var contentScaleFactor: CGFloat {
    get {
      record("contentScaleFactor")
      return super.contentScaleFactor
    }
    set {
      record("contentScaleFactor =")
      super.contentScaleFactor = newValue
    }
  }

  override var contentStretch: CGRect {
    get {
      record("contentStretch")
      return super.contentStretch
    }
    set {
      record("contentStretch =")
      super.contentStretch = newValue
    }
  }

  override var tag: Int {
    get {
      record("tag")
      return super.tag
    }
    set {
      record("tag =")
      super.tag = newValue
    }
  }

  override var tintColor: UIColor! {
    get {
      record("tintColor")
      return super.tintColor
    }
    set {
      record("tintColor =")
      super.tintColor = newValue
    }
  }

  override var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get {
      record("tintAdjustmentMode")
      return super.tintAdjustmentMode
    }
    set {
      record("tintAdjustmentMode =")
      super.tintAdjustmentMode = newValue
    }
  }

  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get {
      record("overrideUserInterfaceStyle")
      return super.overrideUserInterfaceStyle
    }
    set {
      record("overrideUserInterfaceStyle =")
      super.overrideUserInterfaceStyle = newValue
    }
  }

  override var clearsContextBeforeDrawing: Bool {
    get {
      record("clearsContextBeforeDrawing")
      return super.clearsContextBeforeDrawing
    }
    set {
      record("clearsContextBeforeDrawing =")
      super.clearsContextBeforeDrawing = newValue
    }
  }

  override var autoresizingMask: UIView.AutoresizingMask {
    get {
      record("autoresizingMask")
      return super.autoresizingMask
    }
    set {
      record("autoresizingMask =")
      super.autoresizingMask = newValue
    }
  }

  override var autoresizesSubviews: Bool {
    get {
      record("autoresizesSubviews")
      return super.autoresizesSubviews
    }
    set {
      record("autoresizesSubviews =")
      super.autoresizesSubviews = newValue
    }
  }

  override var layoutMargins: UIEdgeInsets {
    get {
      record("layoutMargins")
      return super.layoutMargins
    }
    set {
      record("layoutMargins =")
      super.layoutMargins = newValue
    }
  }

  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      record("directionalLayoutMargins")
      return super.directionalLayoutMargins
    }
    set {
      record("directionalLayoutMargins =")
      super.directionalLayoutMargins = newValue
    }
  }

  override var preservesSuperviewLayoutMargins: Bool {
    get {
      record("preservesSuperviewLayoutMargins")
      return super.preservesSuperviewLayoutMargins
    }
    set {
      record("preservesSuperviewLayoutMargins =")
      super.preservesSuperviewLayoutMargins = newValue
    }
  }

  override var insetsLayoutMarginsFromSafeArea: Bool {
    get {
      record("insetsLayoutMarginsFromSafeArea")
      return super.insetsLayoutMarginsFromSafeArea
    }
    set {
      record("insetsLayoutMarginsFromSafeArea =")
      super.insetsLayoutMarginsFromSafeArea = newValue
    }
  }

  override var semanticContentAttribute: UISemanticContentAttribute {
    get {
      record("semanticContentAttribute")
      return super.semanticContentAttribute
    }
    set {
      record("semanticContentAttribute =")
      super.semanticContentAttribute = newValue
    }
  }

  override var isUserInteractionEnabled: Bool {
    get {
      record("isUserInteractionEnabled")
      return super.isUserInteractionEnabled
    }
    set {
      record("isUserInteractionEnabled =")
      super.isUserInteractionEnabled = newValue
    }
  }

  override var layer: CALayer {
    record("layer")
    return super.layer
  }

  override var superview: UIView? {
    record("superview")
    return super.superview
  }

  override var subviews: [UIView] {
    record("subviews")
    return super.subviews
  }

  override var window: UIWindow? {
    record("window")
    return super.window
  }

  override var traitCollection: UITraitCollection {
    record("traitCollection")
    return super.traitCollection
  }

  override var intrinsicContentSize: CGSize {
    record("intrinsicContentSize")
    return super.intrinsicContentSize
  }

  override var alignmentRectInsets: UIEdgeInsets {
    record("alignmentRectInsets")
    return super.alignmentRectInsets
  }

  override var safeAreaInsets: UIEdgeInsets {
    record("safeAreaInsets")
    return super.safeAreaInsets
  }

  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    record("effectiveUserInterfaceLayoutDirection")
    return super.effectiveUserInterfaceLayoutDirection
  }

  override var next: UIResponder? {
    record("next")
    return super.next
  }

  override class var layerClass: AnyClass {
    record("layerClass")
    return super.layerClass
  }

  override class var areAnimationsEnabled: Bool {
    record("areAnimationsEnabled")
    return super.areAnimationsEnabled
  }

  override class var inheritedAnimationDuration: TimeInterval {
    record("inheritedAnimationDuration")
    return super.inheritedAnimationDuration
  }

  override func draw(_ rect: CGRect) {
    record("draw(_:)")
    super.draw(rect)
  }

  override func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
    record("draw(_:for:)")
    super.draw(rect, for: formatter)
  }

  override func setNeedsDisplay() {
    record("setNeedsDisplay()")
    super.setNeedsDisplay()
  }

  override func setNeedsDisplay(_ rect: CGRect) {
    record("setNeedsDisplay(_:)")
    super.setNeedsDisplay(rect)
  }

  override func layoutSubviews() {
    record("layoutSubviews()")
    super.layoutSubviews()
  }

  override func setNeedsLayout() {
    record("setNeedsLayout()")
    super.setNeedsLayout()
  }

  override func layoutIfNeeded() {
    record("layoutIfNeeded()")
    super.layoutIfNeeded()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    record("sizeThatFits(_:)")
    return super.sizeThatFits(size)
  }

  override func sizeToFit() {
    record("sizeToFit()")
    super.sizeToFit()
  }

  override func invalidateIntrinsicContentSize() {
    record("invalidateIntrinsicContentSize()")
    super.invalidateIntrinsicContentSize()
  }

  override func alignmentRect(forFrame frame: CGRect) -> CGRect {
    record("alignmentRect(forFrame:)")
    return super.alignmentRect(forFrame: frame)
  }

  override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    record("frame(forAlignmentRect:)")
    return super.frame(forAlignmentRect: alignmentRect)
  }

  override func layoutMarginsDidChange() {
    record("layoutMarginsDidChange()")
    super.layoutMarginsDidChange()
  }

  override func safeAreaInsetsDidChange() {
    record("safeAreaInsetsDidChange()")
    super.safeAreaInsetsDidChange()
  }

  override func addSubview(_ view: UIView) {
    record("addSubview(_:)")
    super.addSubview(view)
  }

  override func insertSubview(_ view: UIView, at index: Int) {
    record("insertSubview(_:at:)")
    super.insertSubview(view, at: index)
  }

  override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    record("insertSubview(_:aboveSubview:)")
    super.insertSubview(view, aboveSubview: siblingSubview)
  }

  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    record("insertSubview(_:belowSubview:)")
    super.insertSubview(view, belowSubview: siblingSubview)
  }

  override func bringSubviewToFront(_ view: UIView) {
    record("bringSubviewToFront(_:)")
    super.bringSubviewToFront(view)
  }

  override func sendSubviewToBack(_ view: UIView) {
    record("sendSubviewToBack(_:)")
    super.sendSubviewToBack(view)
  }

  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    record("exchangeSubview(at:withSubviewAt:)")
    super.exchangeSubview(at: index1, withSubviewAt: index2)
  }

  override func removeFromSuperview() {
    record("removeFromSuperview()")
    super.removeFromSuperview()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    record("hitTest(_:with:)")
    return super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    record("point(inside:with:)")
    return super.point(inside: point, with: event)
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    record("willMove(toSuperview:)")
    super.willMove(toSuperview: newSuperview)
  }

  override func didMoveToSuperview() {
    record("didMoveToSuperview()")
    super.didMoveToSuperview()
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    record("willMove(toWindow:)")
    super.willMove(toWindow: newWindow)
  }

  override func didMoveToWindow() {
    record("didMoveToWindow()")
    super.didMoveToWindow()
  }

  override func didAddSubview(_ subview: UIView) {
    record("didAddSubview(_:)")
    super.didAddSubview(subview)
  }

  override func willRemoveSubview(_ subview: UIView) {
    record("willRemoveSubview(_:)")
    super.willRemoveSubview(subview)
  }

  override func tintColorDidChange() {
    record("tintColorDidChange()")
    super.tintColorDidChange()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    record("traitCollectionDidChange(_:)")
    super.traitCollectionDidChange(previousTraitCollection)
  }

  override func isDescendant(of view: UIView) -> Bool {
    record("isDescendant(of:)")
    return super.isDescendant(of: view)
  }

  override func viewWithTag(_ tag: Int) -> UIView? {
    record("viewWithTag(_:)")
    return super.viewWithTag(tag)
  }

  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    record("convert(_:from:) of a point")
    return super.convert(point, from: view)
  }

  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    record("convert(_:to:) of a point")
    return super.convert(point, to: view)
  }

  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    record("convert(_:from:) of a rectangle")
    return super.convert(rect, from: view)
  }

  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    record("convert(_:to:) of a rectangle")
    return super.convert(rect, to: view)
  }

  override func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    record("convert(_:from:) of a point of a space")
    return super.convert(point, from: coordinateSpace)
  }

  override func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    record("convert(_:to:) of a point to a space")
    return super.convert(point, to: coordinateSpace)
  }

  override func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    record("convert(_:from:) of a rectangle of a space")
    return super.convert(rect, from: coordinateSpace)
  }

  override func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    record("convert(_:to:) of a rectangle to a space")
    return super.convert(rect, to: coordinateSpace)
  }

  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    record("snapshotView(afterScreenUpdates:)")
    return super.snapshotView(afterScreenUpdates: afterUpdates)
  }

  override func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    record("resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)")
    return super.resizableSnapshotView(
      from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets)
  }

  override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    record("drawHierarchy(in:afterScreenUpdates:)")
    return super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
  }

  override func display(_ layer: CALayer) {
    record("display(_:)")
    super.display(layer)
  }

  override func draw(_ layer: CALayer, in ctx: CGContext) {
    record("draw(_:in:)")
    super.draw(layer, in: ctx)
  }

  override func layerWillDraw(_ layer: CALayer) {
    record("layerWillDraw(_:)")
    super.layerWillDraw(layer)
  }

  override func layoutSublayers(of layer: CALayer) {
    record("layoutSublayers(of:)")
    super.layoutSublayers(of: layer)
  }

  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    record("action(for:forKey:)")
    return super.action(for: layer, forKey: event)
  }

  override func encode(with coder: NSCoder) {
    record("encode(with:)")
    super.encode(with: coder)
  }

  override class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    record("animate(withDuration:delay:options:animations:)")
    super.animate(withDuration: duration, delay: delay, options: options, animations: animations)
  }

  override class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    record("animate(withDuration:animations:)")
    super.animate(withDuration: duration, animations: animations)
  }

  override class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    record(
      "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:)"
    )
    super.animate(
      withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
      initialSpringVelocity: velocity, options: options, animations: animations)
  }

  override class func animate(
    springDuration duration: TimeInterval, bounce: CGFloat, initialSpringVelocity: CGFloat,
    delay: TimeInterval, options: UIView.AnimationOptions, animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    record("animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:)")
    super.animate(
      springDuration: duration, bounce: bounce, initialSpringVelocity: initialSpringVelocity,
      delay: delay, options: options, animations: animations)
  }

  override class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    record("animateKeyframes(withDuration:delay:options:animations:)")
    super.animateKeyframes(
      withDuration: duration, delay: delay, options: options, animations: animations)
  }

  override class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    record("addKeyframe(withRelativeStartTime:relativeDuration:animations:)")
    super.addKeyframe(
      withRelativeStartTime: frameStartTime, relativeDuration: frameDuration, animations: animations
    )
  }

  override class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    record("modifyAnimations(withRepeatCount:autoreverses:animations:)")
    super.modifyAnimations(
      withRepeatCount: count, autoreverses: autoreverses, animations: animations)
  }

  override class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    record("performWithoutAnimation(_:)")
    super.performWithoutAnimation(actionsWithoutAnimation)
  }

  override class func setAnimationsEnabled(_ enabled: Bool) {
    record("setAnimationsEnabled(_:)")
    super.setAnimationsEnabled(enabled)
  }

  override class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    record("transition(with:duration:options:animations:)")
    super.transition(with: view, duration: duration, options: options, animations: animations)
  }

  override class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions, completion: ((Bool) -> Void)?
  ) {
    record("transition(from:to:duration:options:completion:)")
    super.transition(
      from: fromView, to: toView, duration: duration, options: options, completion: completion)
  }

  override class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions,
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    record("perform(_:on:options:animations:)")
    super.perform(animation, on: views, options: options, animations: parallelAnimations)
  }

  override class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    record("userInterfaceLayoutDirection(for:)")
    return super.userInterfaceLayoutDirection(for: attribute)
  }

  override class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    record("userInterfaceLayoutDirection(for:relativeTo:)")
    return super.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: layoutDirection)
  }
}

let viewMembers: [Member<OverridingView>] = [
  Member("frame", ["frame", "frame ="]) { $0.frame = $0.frame },
  Member("bounds", ["bounds", "bounds ="]) { $0.bounds = $0.bounds },
  Member("center", ["center", "center ="]) { $0.center = $0.center },
  Member("transform", ["transform", "transform ="]) { $0.transform = $0.transform },
  Member("transform3D", ["transform3D", "transform3D ="]) { $0.transform3D = $0.transform3D },
  Member("backgroundColor", ["backgroundColor", "backgroundColor ="]) {
    $0.backgroundColor = $0.backgroundColor
  },
  Member("alpha", ["alpha", "alpha ="]) { $0.alpha = $0.alpha },
  Member("isHidden", ["isHidden", "isHidden ="]) { $0.isHidden = $0.isHidden },
  Member("isOpaque", ["isOpaque", "isOpaque ="]) { $0.isOpaque = $0.isOpaque },
  Member("contentMode", ["contentMode", "contentMode ="]) { $0.contentMode = $0.contentMode },
  Member("clipsToBounds", ["clipsToBounds", "clipsToBounds ="]) {
    $0.clipsToBounds = $0.clipsToBounds
  },
  Member("contentScaleFactor", ["contentScaleFactor", "contentScaleFactor ="]) {
    $0.contentScaleFactor = $0.contentScaleFactor
  },
  Member("contentStretch", ["contentStretch", "contentStretch ="]) {
    $0.contentStretch = $0.contentStretch
  },
  Member("tag", ["tag", "tag ="]) { $0.tag = $0.tag },
  Member("tintColor", ["tintColor", "tintColor ="]) { $0.tintColor = $0.tintColor },
  Member("tintAdjustmentMode", ["tintAdjustmentMode", "tintAdjustmentMode ="]) {
    $0.tintAdjustmentMode = $0.tintAdjustmentMode
  },
  Member(
    "overrideUserInterfaceStyle", ["overrideUserInterfaceStyle", "overrideUserInterfaceStyle ="]
  ) { $0.overrideUserInterfaceStyle = $0.overrideUserInterfaceStyle },
  Member(
    "clearsContextBeforeDrawing", ["clearsContextBeforeDrawing", "clearsContextBeforeDrawing ="]
  ) { $0.clearsContextBeforeDrawing = $0.clearsContextBeforeDrawing },
  Member("autoresizingMask", ["autoresizingMask", "autoresizingMask ="]) {
    $0.autoresizingMask = $0.autoresizingMask
  },
  Member("autoresizesSubviews", ["autoresizesSubviews", "autoresizesSubviews ="]) {
    $0.autoresizesSubviews = $0.autoresizesSubviews
  },
  Member("layoutMargins", ["layoutMargins", "layoutMargins ="]) {
    $0.layoutMargins = $0.layoutMargins
  },
  Member("directionalLayoutMargins", ["directionalLayoutMargins", "directionalLayoutMargins ="]) {
    $0.directionalLayoutMargins = $0.directionalLayoutMargins
  },
  Member(
    "preservesSuperviewLayoutMargins",
    ["preservesSuperviewLayoutMargins", "preservesSuperviewLayoutMargins ="]
  ) { $0.preservesSuperviewLayoutMargins = $0.preservesSuperviewLayoutMargins },
  Member(
    "insetsLayoutMarginsFromSafeArea",
    ["insetsLayoutMarginsFromSafeArea", "insetsLayoutMarginsFromSafeArea ="]
  ) { $0.insetsLayoutMarginsFromSafeArea = $0.insetsLayoutMarginsFromSafeArea },
  Member("semanticContentAttribute", ["semanticContentAttribute", "semanticContentAttribute ="]) {
    $0.semanticContentAttribute = $0.semanticContentAttribute
  },
  Member("isUserInteractionEnabled", ["isUserInteractionEnabled", "isUserInteractionEnabled ="]) {
    $0.isUserInteractionEnabled = $0.isUserInteractionEnabled
  },
  Member("layer") { _ = $0.layer },
  Member("superview") { _ = $0.superview },
  Member("subviews") { _ = $0.subviews },
  Member("window") { _ = $0.window },
  Member("traitCollection") { _ = $0.traitCollection },
  Member("intrinsicContentSize") { _ = $0.intrinsicContentSize },
  Member("alignmentRectInsets") { _ = $0.alignmentRectInsets },
  Member("safeAreaInsets") { _ = $0.safeAreaInsets },
  Member("effectiveUserInterfaceLayoutDirection") { _ = $0.effectiveUserInterfaceLayoutDirection },
  Member("next") { _ = $0.next },
  Member("layerClass") { _ = type(of: $0).layerClass },
  Member("areAnimationsEnabled") { _ = type(of: $0).areAnimationsEnabled },
  Member("inheritedAnimationDuration") { _ = type(of: $0).inheritedAnimationDuration },
  Member("draw(_:)") { $0.layer.displayIfNeeded() },
  Member("draw(_:for:)") { $0.draw(.zero, for: $0.viewPrintFormatter()) },
  Member("setNeedsDisplay()") { $0.setNeedsDisplay() },
  Member("setNeedsDisplay(_:)") { $0.setNeedsDisplay(.zero) },
  Member("layoutSubviews()") { $0.layoutIfNeeded() },
  Member("setNeedsLayout()") { $0.setNeedsLayout() },
  Member("layoutIfNeeded()") { $0.layoutIfNeeded() },
  Member("sizeThatFits(_:)") { $0.sizeToFit() },
  Member("sizeToFit()") { $0.sizeToFit() },
  Member("invalidateIntrinsicContentSize()") { $0.invalidateIntrinsicContentSize() },
  Member("alignmentRect(forFrame:)") { _ = $0.alignmentRect(forFrame: .zero) },
  Member("frame(forAlignmentRect:)") { _ = $0.frame(forAlignmentRect: .zero) },
  Member("layoutMarginsDidChange()") { $0.layoutMargins = .zero },
  Member("safeAreaInsetsDidChange()") { $0.safeAreaInsetsDidChange() },
  Member("addSubview(_:)") { $0.addSubview(UIView()) },
  Member("insertSubview(_:at:)") { $0.insertSubview(UIView(), at: 0) },
  Member("insertSubview(_:aboveSubview:)") { $0.insertSubview(UIView(), aboveSubview: UIView()) },
  Member("insertSubview(_:belowSubview:)") { $0.insertSubview(UIView(), belowSubview: UIView()) },
  Member("bringSubviewToFront(_:)") { $0.bringSubviewToFront(UIView()) },
  Member("sendSubviewToBack(_:)") { $0.sendSubviewToBack(UIView()) },
  Member("exchangeSubview(at:withSubviewAt:)") { exchangeSubviews(of: $0) },
  Member("removeFromSuperview()") { $0.removeFromSuperview() },
  Member("hitTest(_:with:)") { _ = superview(of: $0).hitTest(CGPoint(x: 5, y: 5), with: nil) },
  Member("point(inside:with:)") { _ = $0.hitTest(.zero, with: nil) },
  Member("willMove(toSuperview:)") { _ = superview(of: $0) },
  Member("didMoveToSuperview()") { _ = superview(of: $0) },
  Member("willMove(toWindow:)") { _ = window(of: $0) },
  Member("didMoveToWindow()") { _ = window(of: $0) },
  Member("didAddSubview(_:)") { $0.addSubview(UIView()) },
  Member("willRemoveSubview(_:)") { removeSubview(of: $0) },
  Member("tintColorDidChange()") { $0.tintColor = .red },
  Member("traitCollectionDidChange(_:)") { $0.overrideUserInterfaceStyle = .dark },
  Member("isDescendant(of:)") { _ = $0.isDescendant(of: $0) },
  Member("viewWithTag(_:)") { _ = $0.viewWithTag(1) },
  Member("convert(_:from:) of a point") { _ = $0.convert(CGPoint.zero, from: nil) },
  Member("convert(_:to:) of a point") { _ = $0.convert(CGPoint.zero, to: nil) },
  Member("convert(_:from:) of a rectangle") { _ = $0.convert(CGRect.zero, from: nil) },
  Member("convert(_:to:) of a rectangle") { _ = $0.convert(CGRect.zero, to: nil) },
  Member("convert(_:from:) of a point of a space") {
    _ = $0.convert(CGPoint.zero, from: UIScreen.main.coordinateSpace)
  },
  Member("convert(_:to:) of a point to a space") {
    _ = $0.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace)
  },
  Member("convert(_:from:) of a rectangle of a space") {
    _ = $0.convert(CGRect.zero, from: UIScreen.main.coordinateSpace)
  },
  Member("convert(_:to:) of a rectangle to a space") {
    _ = $0.convert(CGRect.zero, to: UIScreen.main.coordinateSpace)
  },
  Member("snapshotView(afterScreenUpdates:)") { _ = $0.snapshotView(afterScreenUpdates: true) },
  Member("resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)") {
    _ = $0.resizableSnapshotView(from: .zero, afterScreenUpdates: false, withCapInsets: .zero)
  },
  Member("drawHierarchy(in:afterScreenUpdates:)") {
    _ = $0.drawHierarchy(in: .zero, afterScreenUpdates: false)
  },
  Member("display(_:)") { $0.layer.displayIfNeeded() },
  Member("draw(_:in:)") { $0.layer.displayIfNeeded() },
  Member("layerWillDraw(_:)") { $0.layer.displayIfNeeded() },
  Member("layoutSublayers(of:)") { $0.layoutIfNeeded() },
  Member("action(for:forKey:)") { $0.alpha = 0.5 },
  Member("encode(with:)") { $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false)) },
  Member("animate(withDuration:delay:options:animations:)") {
    type(of: $0).animate(withDuration: 0, delay: 0) {}
  },
  Member("animate(withDuration:animations:)") { type(of: $0).animate(withDuration: 0) {} },
  Member(
    "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:)"
  ) {
    type(of: $0).animate(
      withDuration: 0, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) {}
  },
  Member("animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:)") {
    type(of: $0).animate(springDuration: 0) {}
  },
  Member("animateKeyframes(withDuration:delay:options:animations:)") {
    type(of: $0).animateKeyframes(withDuration: 0, delay: 0) {}
  },
  Member("addKeyframe(withRelativeStartTime:relativeDuration:animations:)") {
    type(of: $0).addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {}
  },
  Member("modifyAnimations(withRepeatCount:autoreverses:animations:)") {
    type(of: $0).modifyAnimations(withRepeatCount: 1, autoreverses: false) {}
  },
  Member("performWithoutAnimation(_:)") { type(of: $0).performWithoutAnimation {} },
  Member("setAnimationsEnabled(_:)") { type(of: $0).setAnimationsEnabled(true) },
  Member("transition(with:duration:options:animations:)") {
    type(of: $0).transition(with: $0, duration: 0, animations: nil)
  },
  Member("transition(from:to:duration:options:completion:)") {
    type(of: $0).transition(from: UIView(), to: UIView(), duration: 0)
  },
  Member("perform(_:on:options:animations:)") {
    type(of: $0).perform(.delete, on: [], animations: nil)
  },
  Member("userInterfaceLayoutDirection(for:)") { _ = $0.effectiveUserInterfaceLayoutDirection },
  Member("userInterfaceLayoutDirection(for:relativeTo:)") {
    _ = type(of: $0).userInterfaceLayoutDirection(for: .unspecified, relativeTo: .leftToRight)
  },
]
