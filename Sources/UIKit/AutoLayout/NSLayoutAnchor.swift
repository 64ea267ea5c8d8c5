public import Foundation
import QuartzCore

/// An attribute of a view or layout guide, which makes constraints with attributes of its kind.
///
/// Anchors of one attribute of one item are equal. Source: Apple, "NSLayoutAnchor".
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, LayoutAnchor {
  final weak var object: AnyObject?
  final let attribute: NSLayoutConstraint.Attribute
  /// The distance that the anchor stands for, if `anchorWithOffset(to:)` made it.
  final let span: AnchorSpan?
  nonisolated final let identity: AnchorIdentity

  init(_ object: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ span: AnchorSpan? = nil) {
    self.object = object
    self.attribute = attribute
    self.span = span
    identity = AnchorIdentity(object, attribute, span)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The item and the attribute, as messages show them.
  open var name: String { span?.name ?? AnchorEnd(object, attribute).name }

  /// The view or layout guide; of a distance, the one at its end.
  open weak var item: AnyObject? { object }

  /// Whether the attribute could have another value. For debugging.
  open var hasAmbiguousLayout: Bool { engine?.isAmbiguous(anchor: self) ?? false }

  /// The constraints that determine the attribute. For debugging.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    engine?.constraints(determining: self) ?? []
  }

  private final var engine: LayoutEngine? {
    (object as? UIView ?? (object as? UILayoutGuide)?.owningView)?.layoutEngine
  }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? any LayoutAnchor)?.identity == identity
  }

  open override nonisolated var hash: Int { identity.hashValue }

  open override var description: String {
    guard MainThread.isCurrent else { return "<\(CALayer.name(of: self))>" }
    return MainActor.assumeIsolated {
      "<\(CALayer.name(of: self)):\(CALayer.address(of: self)) \"\(name)\">"
    }
  }

  /// Returns an inactive constraint: this anchor equals the other one plus a constant. Points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: c)
  }

  /// Returns an inactive constraint: this anchor is at least the other one plus a constant. Points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: c)
  }

  /// Returns an inactive constraint: this anchor is at most the other one plus a constant. Points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: c)
  }

  final func constraint(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    guard let object else { fatalError("The view of the anchor does not exist any more.") }
    let constraint = NSLayoutConstraint(
      item: object, attribute: attribute, relatedBy: relation, toItem: anchor?.object,
      attribute: anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    (constraint.firstSpan, constraint.secondSpan) = (span, anchor?.span)
    return constraint
  }

  /// Returns a constraint whose distance is the standard one times a multiplier.
  final func systemSpacing(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let distance = NSLayoutConstraint.systemSpacing * multiplier
    let constraint = constraint(relation, anchor, constant: distance)
    constraint.usesSystemSpacing = true
    return constraint
  }
}

extension NSLayoutAnchor: @preconcurrency NSCopying {}

/// A horizontal position. Source: Apple, "NSLayoutXAxisAnchor".
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the horizontal distance from this anchor to another one, which makes constraints as a size
  /// does. Source: Apple, "anchorWithOffset(to:)".
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor)
  }

  /// Returns an inactive constraint: the standard spacing, 8 points, times a multiplier lies between.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.equal, anchor, multiplier)
  }

  /// Returns an inactive constraint: at least the standard spacing times a multiplier lies between.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.greaterThanOrEqual, anchor, multiplier)
  }

  /// Returns an inactive constraint: at most the standard spacing times a multiplier lies between.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.lessThanOrEqual, anchor, multiplier)
  }
}

/// A vertical position. Source: Apple, "NSLayoutYAxisAnchor".
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the vertical distance from this anchor to another one, which makes constraints as a size
  /// does. Source: Apple, "anchorWithOffset(to:)".
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor)
  }

  /// Returns an inactive constraint: the standard spacing, 8 points, times a multiplier lies between.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.equal, anchor, multiplier)
  }

  /// Returns an inactive constraint: at least the standard spacing times a multiplier lies between.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.greaterThanOrEqual, anchor, multiplier)
  }

  /// Returns an inactive constraint: at most the standard spacing times a multiplier lies between.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.lessThanOrEqual, anchor, multiplier)
  }
}

/// A width or height. Source: Apple, "NSLayoutDimension".
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Creates the distance between two positions.
  convenience init<Kind>(from start: NSLayoutAnchor<Kind>, to end: NSLayoutAnchor<Kind>) {
    guard let object = end.object else {
      fatalError("The view of the anchor does not exist any more.")
    }
    let span = AnchorSpan(
      from: AnchorEnd(start.object, start.attribute), to: AnchorEnd(object, end.attribute))
    self.init(object, span.size, span)
  }

  /// Returns an inactive constraint: the size is a constant. Points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, constant: c)
  }

  /// Returns an inactive constraint: the size is at least a constant. Points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant: c)
  }

  /// Returns an inactive constraint: the size is at most a constant. Points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant: c)
  }

  /// Returns an inactive constraint: the size is another one times a multiplier, plus a constant.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier: m, constant: c)
  }

  /// Returns an inactive constraint: the size is at least another one times a multiplier, plus a
  /// constant.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }

  /// Returns an inactive constraint: the size is at most another one times a multiplier, plus a
  /// constant.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }
}
