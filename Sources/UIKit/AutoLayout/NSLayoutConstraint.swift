public import Foundation

/// A relation of two attributes of views or layout guides:
/// `first.attribute == multiplier * second.attribute + constant`, or with `<=` or `>=`.
///
/// It takes effect while it is active. Main thread only. Constants are points.
///
/// Source: Apple, "NSLayoutConstraint".
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  final weak var firstObject: AnyObject?
  final weak var secondObject: AnyObject?
  final var form = ConstraintForm()
  /// The distances that take the places of the items, if `anchorWithOffset(to:)` made the anchors.
  final var firstSpan: AnchorSpan?
  final var secondSpan: AnchorSpan?
  /// Whether the constant is the standard distance, which messages show.
  final var usesSystemSpacing = false
  /// What messages show before the identifier, and after the relation.
  var prefix: String { "" }
  var suffix: String { "" }
  /// The view that holds the constraint while it is active.
  final weak var container: UIView?

  /// Creates an inactive constraint. Items are views or layout guides. Traps with UIKit's sentence if
  /// the attributes do not fit each other, or a number is not finite.
  ///
  /// Source: Apple, "init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)".
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    form = ConstraintForm(
      first: attr1, relation: relation, second: attr2, multiplier: multiplier, constant: c)
    firstObject = Self.item(view1)
    secondObject = view2.map(Self.item)
    let fault = form.fault(hasSecondItem: view2 != nil)
    require(fault == nil, fault ?? "")
  }

  /// Returns the constraints that a string such as `"H:|-[name(>=80)]-8-[field]-|"` describes.
  ///
  /// - Parameters:
  ///   - format: a row (`H:`, the default) or column (`V:`) of views.
  ///   - metrics: the numbers of names in the string. Points, or priorities.
  ///   - views: the views and layout guides of names in the string.
  ///
  /// Traps with UIKit's message if the string is invalid. Source: Apple, "Visual Format Language".
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      return try VisualFormatBuilder.constraints(
        of: format, options: opts, metrics: metrics ?? [:], views: views)
    } catch {
      fatalError(error.message)
    }
  }

  private static func item(_ object: Any) -> AnyObject {
    let item = object as AnyObject
    require(
      item is UIView || item is UILayoutGuide,
      "Constraint items must each be a view or layout guide.")
    return item
  }

  // MARK: Parts

  open var firstItem: AnyObject? { firstObject }
  open var firstAttribute: Attribute { firstSpan == nil ? form.first : .notAnAttribute }
  open var relation: Relation { form.relation }
  open var secondItem: AnyObject? { secondObject }
  open var secondAttribute: Attribute { secondSpan == nil ? form.second : .notAnAttribute }
  /// The first item's attribute. It equals the anchor that the item has for it.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(firstObject, form.first, firstSpan)
  }
  /// The second item's attribute; nil if there is no second item.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    guard let secondObject, form.second != .notAnAttribute else { return nil }
    return NSLayoutAnchor(secondObject, form.second, secondSpan)
  }
  open var multiplier: CGFloat { form.multiplier }

  /// The number that is added to the second attribute. Points.
  open var constant: CGFloat {
    get { form.constant }
    set {
      require(newValue.isFinite, "Constant is not finite!  That's illegal.  constant:\(newValue)")
      form.constant = newValue
      constraintDidChange()
    }
  }

  /// Default: `.required`. Of an active constraint it can be changed only to another optional one.
  open var priority: UILayoutPriority {
    get { form.priority }
    set { change(priority: newValue) }
  }

  /// A name for messages in the log.
  open var identifier: String?

  /// Whether archives of the view that holds the constraint contain it. Default: false.
  open var shouldBeArchived = false

  /// Whether the constraint takes effect. Setting it adds the constraint to the closest common
  /// ancestor of its items, or removes it. Traps if there is none.
  open var isActive: Bool {
    get { container != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates each of the constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates each of the constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  open override var description: String {
    guard MainThread.isCurrent else { return "<NSLayoutConstraint>" }
    return MainActor.assumeIsolated { sentence }
  }
}

extension NSLayoutConstraint {
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }

  public enum Attribute: Int, Sendable {
    case notAnAttribute
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
    case firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }
}
