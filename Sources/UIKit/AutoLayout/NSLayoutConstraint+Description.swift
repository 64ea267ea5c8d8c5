import CoreGraphics
import QuartzCore

// Constraints in UIKit's messages. A distance of neighbors, or of a view and its superview, is a visual
// format string: `<NSLayoutConstraint:0x1 'name' H:|-(8)-[UIView:0x2]   (active, names: '|':UIView:0x3 )>`.
// Anything else is an equation: `<NSLayoutConstraint:0x1 UIView:0x2.width == 50   (active)>`.

extension NSLayoutConstraint {
  /// The standard distance between views. Points.
  static let systemSpacing: CGFloat = 8

  var sentence: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let (body, superview) = visualBody ?? (equation, isPosition ? container : nil)
    var state = isActive ? "active" : "inactive"
    if let superview { state += ", names: '|':\(Self.name(of: superview)) " }
    let object = "\(CALayer.name(of: self)):\(CALayer.address(of: self))"
    return "<\(object)\(prefix)\(name) \(body)\(suffix)   (\(state))>"
  }

  /// A view or layout guide in messages, with its text or identifier.
  static func name(of item: AnyObject) -> String {
    let name = "\(CALayer.name(of: item)):\(CALayer.address(of: item))"
    let label = (item as? UILayoutGuide)?.identifier ?? (item as? UIView)?.labelInMessages ?? ""
    guard !label.isEmpty else { return name }
    return name + "'" + (label.count > 25 ? label.prefix(25) + "..." : label) + "'"
  }

  // MARK: Equations

  private var equation: String {
    var text = "\(firstName) \(["<=", "==", ">="][relation.rawValue + 1]) "
    if let secondName, multiplier != 0 {
      if multiplier != 1 { text += "\(multiplier.short)*" }
      text += secondName
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(constant.magnitude.short)" }
    } else {
      text += constant < 0 ? "- \(constant.magnitude.short)" : constant.short
    }
    return text + prioritySuffix
  }

  private var firstName: String {
    if isPosition, let firstObject {
      return Self.name(of: firstObject) + (form.first == .left ? ".minX" : ".minY")
    }
    return firstSpan?.name ?? AnchorEnd(firstObject, form.first).name
  }

  /// Whether the constraint sets a position in the superview, as autoresizing masks do.
  private var isPosition: Bool {
    !form.first.isSize && (secondObject == nil || form.second.isSize)
  }

  private var secondName: String? {
    guard secondObject != nil, form.second != .notAnAttribute else { return nil }
    return secondSpan?.name ?? AnchorEnd(secondObject, form.second).name
  }

  private var prioritySuffix: String {
    priority == .required ? "" : " @\(CGFloat(priority.rawValue).short)"
  }

  // MARK: Visual format

  /// The constraint as a visual format string, and the superview for which `|` stands; nil if there is
  /// no such string.
  private var visualBody: (String, superview: UIView?)? {
    guard multiplier == 1, firstSpan == nil, secondSpan == nil, let first = firstObject,
      let second = secondObject, let near = nearEdge
    else { return nil }
    let connection = "-(\(distance))-"
    let axis = near.axis == .horizontal ? "H:" : "V:"
    let suffix = near.isAbsolute && near.axis == .horizontal ? "(LTR)" : ""
    if form.first == near, form.second == near, Self.container(of: first) === second {
      return ("\(axis)|\(connection)[\(Self.name(of: first))]\(suffix)", second as? UIView)
    }
    if form.first == near.opposite, form.second == near.opposite,
      Self.container(of: second) === first
    {
      return ("\(axis)[\(Self.name(of: second))]\(connection)|\(suffix)", first as? UIView)
    }
    guard form.first == near, form.second == near.opposite,
      Self.container(of: first) === Self.container(of: second)
    else { return nil }
    let views = "[\(Self.name(of: second))]\(connection)[\(Self.name(of: first))]"
    return (axis + views + suffix, nil)
  }

  /// The edge with which views begin, of the kind of edges that the constraint has.
  private var nearEdge: Attribute? {
    switch form.first {
    case .leading, .trailing: .leading
    case .left, .right: .left
    case .top, .bottom: .top
    default: nil
    }
  }

  private var distance: String {
    let number = usesSystemSpacing ? "NSSpace(\(constant.short))" : constant.short
    let relation = ["<=", "", ">="][relation.rawValue + 1]
    return relation + number + (priority == .required ? "" : "@\(CGFloat(priority.rawValue).short)")
  }

  private static func container(of item: AnyObject) -> UIView? {
    (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
  }
}
