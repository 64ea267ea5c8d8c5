import CoreGraphics

/// What a layout constraint says, without its items.
struct ConstraintForm {
  var first = NSLayoutConstraint.Attribute.notAnAttribute
  var relation = NSLayoutConstraint.Relation.equal
  var second = NSLayoutConstraint.Attribute.notAnAttribute
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority = UILayoutPriority.required

  /// UIKit's sentence about what makes the constraint invalid; nil if it is valid.
  func fault(hasSecondItem: Bool) -> String? {
    guard multiplier.isFinite else {
      return "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)"
    }
    guard constant.isFinite else {
      return "Constant is not finite!  That's illegal.  constant:\(constant)"
    }
    guard first != .notAnAttribute else {
      return "The first attribute of a constraint must not be NSLayoutAttributeNotAnAttribute."
    }
    return hasSecondItem && second != .notAnAttribute && multiplier != 0
      ? faultOfPair : faultWithoutSecondItem
  }

  private var faultWithoutSecondItem: String? {
    first.isSize
      ? nil
      : "A multiplier of 0 or a nil second item together with a location for the first attribute "
        + "creates an illegal constraint of a location equal to a constant. Location attributes "
        + "must be specified in pairs."
  }

  private var faultOfPair: String? {
    guard first.isSize == second.isSize && (first.isSize || first.axis == second.axis) else {
      return "Invalid pairing of layout attributes"
    }
    let isMixed =
      (first.isAbsolute && second.isRelative) || (first.isRelative && second.isAbsolute)
    return isMixed
      ? "A constraint cannot be made between a leading/trailing attribute and a right/left "
        + "attribute. Use leading/trailing for both or neither." : nil
  }
}

extension NSLayoutConstraint.Attribute {
  var isSize: Bool { self == .width || self == .height }

  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    default: .horizontal
    }
  }

  /// Follows the direction in which the view is laid out.
  var isRelative: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The attribute of the margins' guide that an attribute of the margins stands for.
  var ofMarginsGuide: Self? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// The attribute of the margins for an edge.
  var ofMargins: Self? {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: nil
    }
  }

  /// Whether it is an edge, or an edge of the margins, and neither a center nor a size.
  var isContentEdge: Bool {
    let edge = ofMarginsGuide ?? self
    return edge.opposite != nil || edge.isBaseline
  }

  /// The edge at the other side.
  var opposite: Self? {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    default: nil
    }
  }

  /// The name in messages.
  var name: String {
    switch self {
    case .notAnAttribute: ""
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}
