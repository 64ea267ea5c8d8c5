import UIKit

extension Overrides {
  static let view = Overrides(
    of: "UIView", by: OverridingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)),
    uses: [
      {
        let proxies = type(of: $0)
        _ = proxies.appearance()
        _ = proxies.appearance(whenContainedInInstancesOf: [UIWindow.self])
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        _ = proxies.appearance(for: traits)
        _ = proxies.appearance(for: traits, whenContainedInInstancesOf: [UIWindow.self])
        $0.focusGroupIdentifier = $0.focusGroupIdentifier
        _ = ($0.preferredFocusEnvironments, $0.parentFocusEnvironment, $0.focusItemContainer)
        $0.setNeedsFocusUpdate()
        $0.updateFocusIfNeeded()
        $0.focusEffect = $0.focusEffect
        $0.focusGroupPriority = $0.focusGroupPriority
        _ = ($0.canBecomeFocused, $0.isFocused, $0.isTransparentFocusItem)
        _ = $0.focusItems(in: .zero)
        FocusMovement.make(in: $0)
        $0.frame = $0.frame
        $0.bounds = $0.bounds
        $0.center = $0.center
        $0.transform = $0.transform
        $0.transform3D = $0.transform3D
        $0.autoresizingMask = $0.autoresizingMask
        $0.autoresizesSubviews = $0.autoresizesSubviews
        $0.layoutMargins = $0.layoutMargins
        $0.directionalLayoutMargins = $0.directionalLayoutMargins
        $0.preservesSuperviewLayoutMargins = $0.preservesSuperviewLayoutMargins
        $0.insetsLayoutMarginsFromSafeArea = $0.insetsLayoutMarginsFromSafeArea
        $0.semanticContentAttribute = $0.semanticContentAttribute
      },
      {
        $0.backgroundColor = $0.backgroundColor
        $0.alpha = $0.alpha
        $0.isHidden = $0.isHidden
        $0.isOpaque = $0.isOpaque
        $0.contentMode = $0.contentMode
        $0.clipsToBounds = $0.clipsToBounds
        $0.mask = $0.mask
        $0.contentScaleFactor = $0.contentScaleFactor
        $0.contentStretch = $0.contentStretch
        $0.tintColor = $0.tintColor
        $0.tintAdjustmentMode = $0.tintAdjustmentMode
        $0.overrideUserInterfaceStyle = $0.overrideUserInterfaceStyle
        $0.minimumContentSizeCategory = $0.minimumContentSizeCategory
        $0.maximumContentSizeCategory = $0.maximumContentSizeCategory
        $0.clearsContextBeforeDrawing = $0.clearsContextBeforeDrawing
        $0.tag = $0.tag
        $0.restorationIdentifier = $0.restorationIdentifier
        $0.encodeRestorableState(with: NSKeyedArchiver(requiringSecureCoding: false))
        $0.decodeRestorableState(with: NSKeyedArchiver(requiringSecureCoding: false))
        $0.isUserInteractionEnabled = $0.isUserInteractionEnabled
        $0.isMultipleTouchEnabled = $0.isMultipleTouchEnabled
        $0.isExclusiveTouch = $0.isExclusiveTouch
        $0.addGestureRecognizer(UIGestureRecognizer())
        $0.gestureRecognizers?.removeAll()
        _ = $0.gestureRecognizerShouldBegin(UIGestureRecognizer())
        $0.addInteraction(OverridingInteraction())
        $0.interactions.removeAll()
      },
      {
        _ = ($0.layer, $0.superview, $0.subviews, $0.window, $0.next, $0.traitCollection)
        _ = ($0.intrinsicContentSize, $0.alignmentRectInsets, $0.safeAreaInsets)
        _ = ($0.alignmentRect(forFrame: .zero), $0.frame(forAlignmentRect: .zero))
        _ = ($0.effectiveUserInterfaceLayoutDirection, OverridingView.layerClass)
        _ = OverridingView.userInterfaceLayoutDirection(for: .unspecified)
        _ = OverridingView.userInterfaceLayoutDirection(
          for: .unspecified, relativeTo: .leftToRight)
        _ = ($0.isDescendant(of: $0), $0.viewWithTag(1), $0.description)
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
      },
      // This calls `draw(_:)` and the methods of the layer's delegate for drawing.
      { $0.layer.displayIfNeeded() },
      {
        $0.setNeedsDisplay()
        $0.setNeedsDisplay(.zero)
        $0.draw(.zero, for: $0.viewPrintFormatter())
        _ = $0.drawHierarchy(in: .zero, afterScreenUpdates: false)
        _ = $0.snapshotView(afterScreenUpdates: true)
        _ = $0.resizableSnapshotView(from: .zero, afterScreenUpdates: false, withCapInsets: .zero)
      },
      // This calls `layoutSublayers(of:)` and `layoutSubviews()`.
      { $0.layoutIfNeeded() },
      {
        $0.setNeedsLayout()
        // This calls `sizeThatFits(_:)`.
        $0.sizeToFit()
        $0.invalidateIntrinsicContentSize()
        $0.safeAreaInsetsDidChange()
        // These three call the method that reports the change.
        $0.layoutMargins = .zero
        $0.tintColor = .red
        $0.overrideUserInterfaceStyle = .dark
        // This calls `action(for:forKey:)`.
        $0.alpha = 0.5
      },
      {
        $0.translatesAutoresizingMaskIntoConstraints = true
        _ = $0.translatesAutoresizingMaskIntoConstraints
        let constraint = $0.widthAnchor.constraint(equalToConstant: 5)
        // These call the methods for one constraint.
        $0.addConstraints([constraint])
        $0.removeConstraints($0.constraints)
        // This calls `updateConstraints()`.
        $0.setNeedsUpdateConstraints()
        if $0.needsUpdateConstraints() { $0.updateConstraintsIfNeeded() }
        $0.setContentHuggingPriority($0.contentHuggingPriority(for: .vertical), for: .vertical)
        $0.setContentCompressionResistancePriority(
          $0.contentCompressionResistancePriority(for: .vertical), for: .vertical)
        // This calls the method with priorities.
        _ = $0.systemLayoutSizeFitting(.zero)
        _ = ($0.hasAmbiguousLayout, $0.constraintsAffectingLayout(for: .vertical))
      },
      {
        _ = ($0.leadingAnchor, $0.trailingAnchor, $0.leftAnchor, $0.rightAnchor)
        _ = ($0.topAnchor, $0.bottomAnchor, $0.widthAnchor, $0.heightAnchor)
        _ = ($0.centerXAnchor, $0.centerYAnchor, $0.firstBaselineAnchor, $0.lastBaselineAnchor)
        $0.addLayoutGuide(UILayoutGuide())
        $0.layoutGuides.first.map($0.removeLayoutGuide)
        _ = ($0.layoutMarginsGuide, $0.safeAreaLayoutGuide)
        _ = ($0.readableContentGuide, $0.keyboardLayoutGuide)
        _ = $0.endEditing(false)
        // This asks for the views for the last baseline, and for both.
        _ = $0.forFirstBaselineLayout
        $0.exerciseAmbiguityInLayout()
      },
      {
        // This calls `didAddSubview(_:)`.
        $0.addSubview(UIView())
        $0.insertSubview(UIView(), at: 0)
        $0.insertSubview(UIView(), aboveSubview: UIView())
        $0.insertSubview(UIView(), belowSubview: UIView())
        $0.bringSubviewToFront(UIView())
        $0.sendSubviewToBack(UIView())
        $0.exchangeSubview(at: 0, withSubviewAt: 1)
        // This calls `willRemoveSubview(_:)`.
        $0.subviews.first?.removeFromSuperview()
      },
      { view in
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        // These call the methods that report a new superview and a new window.
        superview.addSubview(view)
        UIWindow().addSubview(superview)
        // This calls `hitTest(_:with:)` and `point(inside:with:)`.
        _ = superview.hitTest(CGPoint(x: 5, y: 5), with: nil)
        view.removeFromSuperview()
      },
      {
        let space = UIScreen.main.coordinateSpace
        _ = ($0.convert(CGPoint.zero, from: nil), $0.convert(CGPoint.zero, to: nil))
        _ = ($0.convert(CGRect.zero, from: nil), $0.convert(CGRect.zero, to: nil))
        _ = ($0.convert(CGPoint.zero, from: space), $0.convert(CGPoint.zero, to: space))
        _ = ($0.convert(CGRect.zero, from: space), $0.convert(CGRect.zero, to: space))
      },
      { view in
        // The overrides have no default arguments; those of the superclass are used.
        let type: UIView.Type = OverridingView.self
        type.setAnimationsEnabled(type.areAnimationsEnabled)
        _ = type.inheritedAnimationDuration
        type.performWithoutAnimation {}
        type.animate(withDuration: 0) {}
        type.animate(withDuration: 0, delay: 0) {}
        type.animate(
          withDuration: 0, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
        ) {}
        type.animate(springDuration: 0) {}
        type.animateKeyframes(withDuration: 0, delay: 0) {}
        type.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {}
        type.modifyAnimations(withRepeatCount: 1, autoreverses: false) {}
        type.transition(with: view, duration: 0, animations: nil)
        type.transition(from: UIView(), to: UIView(), duration: 0)
        type.perform(.delete, on: [], animations: nil)
      },
    ])
}
