import UIKit

final class OverridingConstraint: NSLayoutConstraint {
  override var firstItem: AnyObject? { called(super.firstItem) }
  override var firstAttribute: NSLayoutConstraint.Attribute { called(super.firstAttribute) }
  override var relation: NSLayoutConstraint.Relation { called(super.relation) }
  override var secondItem: AnyObject? { called(super.secondItem) }
  override var secondAttribute: NSLayoutConstraint.Attribute { called(super.secondAttribute) }
  override var multiplier: CGFloat { called(super.multiplier) }
  override var constant: CGFloat {
    get { called(super.constant) }
    set { super.constant = assigned(newValue) }
  }
  override var priority: UILayoutPriority {
    get { called(super.priority) }
    set { super.priority = assigned(newValue) }
  }
  override var identifier: String? {
    get { called(super.identifier) }
    set { super.identifier = assigned(newValue) }
  }
  override var shouldBeArchived: Bool {
    get { called(super.shouldBeArchived) }
    set { super.shouldBeArchived = assigned(newValue) }
  }
  override var isActive: Bool {
    get { called(super.isActive) }
    set { super.isActive = assigned(newValue) }
  }
  override class func activate(_ constraints: [NSLayoutConstraint]) {
    called(super.activate(constraints))
  }
  override class func deactivate(_ constraints: [NSLayoutConstraint]) {
    called(super.deactivate(constraints))
  }
  override var firstAnchor: NSLayoutAnchor<AnyObject> { called(super.firstAnchor) }
  override var secondAnchor: NSLayoutAnchor<AnyObject>? { called(super.secondAnchor) }
  override class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions,
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    called(
      super.constraints(
        withVisualFormat: format, options: opts, metrics: metrics, views: views))
  }
  override var description: String { called(super.description) }
}

final class OverridingTrackingGuide: UITrackingLayoutGuide {
  override func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    called(super.setConstraints(trackedConstraints, activeWhenNearEdge: edge))
  }
  override func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    called(super.setConstraints(trackedConstraints, activeWhenAwayFrom: edge))
  }
  override func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint]
  {
    called(super.constraints(activeWhenNearEdge: edge))
  }
  override func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint]
  {
    called(super.constraints(activeWhenAwayFrom: edge))
  }
  override func removeAllTrackedConstraints() { called(super.removeAllTrackedConstraints()) }
}

final class OverridingKeyboardGuide: UIKeyboardLayoutGuide {
  override var followsUndockedKeyboard: Bool {
    get { called(super.followsUndockedKeyboard) }
    set { super.followsUndockedKeyboard = assigned(newValue) }
  }
  override var usesBottomSafeArea: Bool {
    get { called(super.usesBottomSafeArea) }
    set { super.usesBottomSafeArea = assigned(newValue) }
  }
  override var keyboardDismissPadding: CGFloat {
    get { called(super.keyboardDismissPadding) }
    set { super.keyboardDismissPadding = assigned(newValue) }
  }
}

final class OverridingGuide: UILayoutGuide {
  override var owningView: UIView? { called(super.owningView) }
  override var identifier: String {
    get { called(super.identifier) }
    set { super.identifier = assigned(newValue) }
  }
  override var layoutFrame: CGRect { called(super.layoutFrame) }
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
  override func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    called(super.constraintsAffectingLayout(for: axis))
  }
  override var hasAmbiguousLayout: Bool { called(super.hasAmbiguousLayout) }
  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
  override var description: String { called(super.description) }
}

extension Overrides {
  static let constraint = Overrides(
    of: "NSLayoutConstraint",
    by: OverridingConstraint(
      item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 5),
    uses: [
      {
        $0.constant = $0.constant
        $0.priority = $0.priority
        $0.identifier = $0.identifier
        $0.shouldBeArchived = $0.shouldBeArchived
        $0.isActive = $0.isActive
        OverridingConstraint.activate([])
        OverridingConstraint.deactivate([])
        // This asks for the other properties.
        _ = ($0.description, $0.relation, $0.multiplier)
        _ = ($0.firstItem, $0.firstAttribute, $0.secondItem, $0.secondAttribute)
        _ = ($0.firstAnchor, $0.secondAnchor)
        let views = ["a": UIView()]
        _ = OverridingConstraint.constraints(
          withVisualFormat: "[a]", options: [], metrics: nil, views: views)
      }
    ])

  static let layoutGuide = Overrides(
    of: "UILayoutGuide", by: OverridingGuide(),
    uses: [
      {
        $0.identifier = $0.identifier
        _ = ($0.owningView, $0.layoutFrame)
        _ = ($0.leadingAnchor, $0.trailingAnchor, $0.leftAnchor, $0.rightAnchor)
        _ = ($0.topAnchor, $0.bottomAnchor, $0.widthAnchor, $0.heightAnchor)
        _ = ($0.centerXAnchor, $0.centerYAnchor)
        _ = ($0.hasAmbiguousLayout, $0.constraintsAffectingLayout(for: .vertical))
        _ = $0.description
        _ = try NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: false)
      }
    ])

  static let trackingGuide = Overrides(
    of: "UITrackingLayoutGuide", by: OverridingTrackingGuide(),
    uses: [
      {
        $0.setConstraints([], activeWhenNearEdge: .top)
        $0.setConstraints([], activeWhenAwayFrom: .top)
        _ = ($0.constraints(activeWhenNearEdge: .top), $0.constraints(activeWhenAwayFrom: .top))
        $0.removeAllTrackedConstraints()
      }
    ])

  static let keyboardGuide = Overrides(
    of: "UIKeyboardLayoutGuide", by: OverridingKeyboardGuide(),
    uses: [
      {
        $0.followsUndockedKeyboard = $0.followsUndockedKeyboard
        $0.usesBottomSafeArea = $0.usesBottomSafeArea
        $0.keyboardDismissPadding = $0.keyboardDismissPadding
      }
    ])
}
