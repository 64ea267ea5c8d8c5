import ConstraintSolver
import CoreGraphics

/// A constraint that follows from a view's autoresizing mask, as messages and questions name it. The
/// layout engine makes it when it is asked for; it has no effect itself.
final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {
  /// The flexible parts of the frame, from left to right and from top to bottom: ` h=--& v=--&`.
  override var prefix: String {
    let mask = (firstObject as? UIView)?.autoresizingMask ?? []
    // Without a flexible part the distance after the view gives way.
    func text(
      _ before: UIView.AutoresizingMask, _ size: UIView.AutoresizingMask,
      _ after: UIView.AutoresizingMask
    ) -> String {
      let isFixed = mask.isDisjoint(with: [before, size, after])
      return [before, size, after].map { part in
        mask.contains(part) || (isFixed && part == after) ? "&" : "-"
      }.joined()
    }
    return " h=\(text(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin))"
      + " v=\(text(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin))"
  }
}

/// A constraint that follows from a view's intrinsic content size; see
/// `NSAutoresizingMaskLayoutConstraint`.
final class NSContentSizeLayoutConstraint: NSLayoutConstraint {
  override var suffix: String {
    guard let view = firstObject as? UIView else { return "" }
    let axis = form.first.axis
    return " Hug:\(CGFloat(view.contentHuggingPriority(for: axis).rawValue).short)"
      + " CompressionResistance:"
      + CGFloat(view.contentCompressionResistancePriority(for: axis).rawValue).short
  }
}

extension LayoutEngine {
  /// The constraints with these identifiers: the program's, from old to new, and then objects that
  /// stand for what follows from views and guides themselves.
  func reportedConstraints(_ ids: [ConstraintID]) -> [NSLayoutConstraint] {
    let programs = ids.compactMap { constraint($0) }.sorted { number(of: $0) < number(of: $1) }
    var implicit: [NSLayoutConstraint] = []
    for item in allItems {
      for (index, own) in item.own.enumerated() where ids.contains(own.id) {
        guard let constraint = implicitConstraint(item, index) else { continue }
        // Hugging and compression resistance are one constraint on iOS.
        let isListed = implicit.contains {
          $0.firstObject === constraint.firstObject && $0.form.first == constraint.form.first
        }
        if !isListed { implicit.append(constraint) }
      }
    }
    return programs + implicit
  }

  private func implicitConstraint(_ item: LayoutItem, _ index: Int) -> NSLayoutConstraint? {
    if let guide = item.guide { return inset(of: guide, index) }
    let own = item.own[index].constraint
    guard let view = item.view, let attribute = item.attribute(of: own) else { return nil }
    let constraint: NSLayoutConstraint
    if view === root {
      constraint = NSLayoutConstraint()
      constraint.identifier = "UIView-Encapsulated-Layout-\(attribute.edgeName)"
    } else if view.translatesAutoresizingMaskIntoConstraints {
      constraint = NSAutoresizingMaskLayoutConstraint()
    } else {
      constraint = NSContentSizeLayoutConstraint()
    }
    constraint.firstObject = view
    constraint.container = attribute.isSize ? view : view.superview ?? view
    constraint.form = ConstraintForm(first: attribute, constant: own.constant)
    if own.terms.count > 1 {
      constraint.secondObject = view.superview
      constraint.form.second = attribute.axis == .horizontal ? .width : .height
      constraint.form.multiplier = -own.terms[1].coefficient
    }
    return constraint
  }

  /// The constraint of a side of the guide for margins or the safe area.
  private func inset(of guide: UILayoutGuide, _ index: Int) -> NSLayoutConstraint? {
    guard let view = guide.owner, let insets = guide.role.insets(of: view) else { return nil }
    let sides: [(NSLayoutConstraint.Attribute, CGFloat)] = [
      (.left, insets.left), (.top, insets.top), (.right, insets.right), (.bottom, insets.bottom),
    ]
    let (side, length) = sides[index]
    let isNear = side == .left || side == .top
    let constraint = NSLayoutConstraint(
      item: isNear ? guide : view, attribute: side, relatedBy: .equal,
      toItem: isNear ? view : guide, attribute: side, multiplier: 1, constant: length)
    constraint.identifier =
      guide.role == .margins
      ? "UIView-\(side.name)Margin-guide-constraint" : "\(guide.identifier)-\(side.name)"
    constraint.container = view
    return constraint
  }
}

extension LayoutItem {
  /// The attribute that a constraint of the item itself determines; nil for one that only keeps a size
  /// from being negative.
  fileprivate func attribute(of own: Constraint) -> NSLayoutConstraint.Attribute? {
    let isLimit = own.relation == .greaterOrEqual && own.constant == 0
    return switch own.terms.first?.variable {
    case x: .left
    case y: .top
    case width: isLimit ? nil : .width
    case height: isLimit ? nil : .height
    default: nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var edgeName: String { name.prefix(1).uppercased() + name.dropFirst() }
}
