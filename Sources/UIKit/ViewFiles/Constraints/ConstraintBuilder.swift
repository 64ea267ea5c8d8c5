import CoreGraphics
import Foundation
import XMLTree

/// The constraints and layout guides of one view.
@MainActor struct ConstraintBuilder {
  private let loader: ViewFileLoader
  private let element: XMLTreeElement

  init(_ loader: ViewFileLoader, _ element: XMLTreeElement) {
    (self.loader, self.element) = (loader, element)
  }

  func addConstraints(to object: NSObject) {
    guard let view = object as? UIView else { return }
    for child in element.children(of: "constraints") {
      guard child.name == "constraint", let constraint = constraint(child, in: view) else {
        continue
      }
      loader.give(constraint, for: child["id"])
      // A placeholder serves Interface Builder alone.
      if child["placeholder"] != "YES" { constraint.isActive = true }
    }
  }

  private func constraint(_ child: XMLTreeElement, in view: UIView) -> NSLayoutConstraint? {
    let reader = ElementReader(child, loader)
    guard let first = item("first", child, view), let firstAttribute = first.attribute else {
      loader.fail(at: child, "the constraint has no first attribute")
      return nil
    }
    let second = child["secondItem"] == nil ? nil : item("second", child, view)
    guard child["secondItem"] == nil || second?.object != nil, first.object != nil else {
      loader.fail(at: child, "an item of the constraint does not exist")
      return nil
    }
    let form = ConstraintForm(
      first: firstAttribute, relation: reader.choice("relation", Self.relations) ?? .equal,
      second: second?.attribute ?? .notAnAttribute,
      multiplier: Self.multiplier(child["multiplier"]),
      constant: reader.number("constant").map { CGFloat($0) } ?? 0)
    if let fault = form.fault(hasSecondItem: second != nil) {
      loader.fail(at: child, fault)
      return nil
    }
    return constraint(form, first.object, second?.object, reader)
  }

  private func constraint(
    _ form: ConstraintForm, _ first: AnyObject?, _ second: AnyObject?, _ reader: ElementReader
  ) -> NSLayoutConstraint? {
    guard let first else { return nil }
    guard second.map({ NSLayoutConstraint.haveCommonSuperview(first, $0) }) ?? true else {
      loader.fail(at: reader.element, "the items of the constraint have no common superview")
      return nil
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: form.first, relatedBy: form.relation, toItem: second,
      attribute: form.second, multiplier: form.multiplier, constant: form.constant)
    if reader.bool("symbolic") == true, reader.element["constant"] == nil {
      constraint.constant = Self.standardDistance(first, second)
    }
    if let priority = reader.number("priority", in: 1...1000) {
      constraint.priority = UILayoutPriority(Float(priority))
    }
    constraint.identifier = reader.element["identifier"]
    return constraint
  }

  // MARK: Items

  private func item(
    _ side: String, _ child: XMLTreeElement, _ view: UIView
  ) -> (object: AnyObject?, attribute: NSLayoutConstraint.Attribute?)? {
    let attribute = child["\(side)Attribute"].flatMap { Self.attributes[$0] }
    guard let id = child["\(side)Item"] else { return (view, attribute) }
    if let bar = loader.file[id], bar.name == "viewControllerLayoutGuide" {
      return Self.barGuide(bar, attribute, view)
    }
    return (loader.objects[id], attribute)
  }

  /// The old guides of controllers lie beyond the edges of the safe area.
  private static func barGuide(
    _ guide: XMLTreeElement, _ attribute: NSLayoutConstraint.Attribute?, _ view: UIView
  ) -> (AnyObject?, NSLayoutConstraint.Attribute?) {
    (view.safeAreaLayoutGuide, guide["type"] == "bottom" ? .bottom : .top)
  }

  /// Interface Builder's standard distance: 20 points from a view to one inside of it, 8 otherwise.
  private static func standardDistance(_ first: AnyObject, _ second: AnyObject?) -> CGFloat {
    func view(_ item: AnyObject?) -> UIView? {
      item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }
    guard let first = view(first), let second = view(second) else {
      return NSLayoutConstraint.systemSpacing
    }
    let isInside = first.isDescendant(of: second) || second.isDescendant(of: first)
    return isInside ? 20 : NSLayoutConstraint.systemSpacing
  }

  // MARK: Values

  /// A number, or a ratio such as `16:9` or `1/3`.
  static func multiplier(_ text: String?) -> CGFloat {
    guard let text else { return 1 }
    let parts = text.split(separator: text.contains(":") ? ":" : "/").map { Double($0) ?? 0 }
    let value = parts.count == 2 ? parts[0] / parts[1] : parts.first ?? 1
    return value.isFinite && (1e-6...1e6).contains(abs(value)) ? CGFloat(value) : 1
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual,
    "lessThanOrEqual": .lessThanOrEqual,
  ]

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}
