import ConstraintSolver
import CoreGraphics
import QuartzCore

extension LayoutEngine {
  /// The constraints that follow from an item itself.
  func ownConstraints(of item: LayoutItem) -> [Constraint] {
    if let guide = item.guide { return rectangle(of: guide, item) }
    guard let view = item.view else { return [] }
    if view === root {
      switch rootSize {
      case .own: return fixed(item, view.alignmentRect(forFrame: view.bounds), isAtOrigin: true)
      case .wish(let size, let horizontal, let vertical):
        return position(item, .zero) + wish(item, size, horizontal, vertical)
          + contentSize(of: view, item)
      }
    }
    if view.translatesAutoresizingMaskIntoConstraints { return mask(of: view, item) }
    return contentSize(of: view, item)
  }

  func equal(
    _ terms: [Constraint.Term], _ constant: CGFloat,
    _ relation: Constraint.Relation = .equal, _ priority: UILayoutPriority = .required
  ) -> Constraint {
    Constraint(terms, relation, constant, priority: Double(priority.rawValue))
  }

  private func position(_ item: LayoutItem, _ origin: CGPoint) -> [Constraint] {
    [equal([.init(item.x)], origin.x), equal([.init(item.y)], origin.y)]
  }

  func fixed(_ item: LayoutItem, _ rect: CGRect, isAtOrigin: Bool) -> [Constraint] {
    position(item, isAtOrigin ? .zero : rect.origin) + [
      equal([.init(item.width)], rect.width), equal([.init(item.height)], rect.height),
    ]
  }

  private func wish(
    _ item: LayoutItem, _ size: CGSize, _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> [Constraint] {
    [
      equal([.init(item.width)], size.width, .equal, horizontal),
      equal([.init(item.height)], size.height, .equal, vertical),
    ]
  }

  // MARK: Autoresizing masks

  /// A view that keeps its frame, which follows the superview's size as its autoresizing mask says.
  private func mask(of view: UIView, _ item: LayoutItem) -> [Constraint] {
    let frame = view.alignmentRect(forFrame: view.layoutFrame)
    guard let superview = view.parent, frame.isFinite else {
      return fixed(item, .zero, isAtOrigin: true)
    }
    let outer = self.item(for: superview)
    let mask = view.autoresizingMask
    let (x, width) = followed(
      (frame.minX, frame.width, superview.bounds.width),
      (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let (y, height) = followed(
      (frame.minY, frame.height, superview.bounds.height),
      (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    func part(_ variable: Variable, _ size: Variable, _ outerSize: CGFloat, _ part: Part)
      -> Constraint
    {
      equal(
        part.share == 0 ? [.init(variable)] : [.init(variable), .init(size, times: -part.share)],
        part.length - part.share * outerSize)
    }
    return [
      part(item.x, outer.width, superview.bounds.width, x),
      part(item.width, outer.width, superview.bounds.width, width),
      part(item.y, outer.height, superview.bounds.height, y),
      part(item.height, outer.height, superview.bounds.height, height),
    ]
  }

  private typealias Part = (length: CGFloat, share: CGFloat)

  /// Returns the position and the size along an axis, each with its share of changes of the
  /// superview's size. Flexible parts share in proportion to their lengths.
  private func followed(
    _ lengths: (position: CGFloat, size: CGFloat, outer: CGFloat),
    _ isFlexible: (before: Bool, size: Bool, after: Bool)
  ) -> (position: Part, size: Part) {
    let after = lengths.outer - lengths.position - lengths.size
    let parts = [
      isFlexible.before ? lengths.position : 0, isFlexible.size ? lengths.size : 0,
      isFlexible.after ? after : 0,
    ]
    let total = parts.reduce(0, +)
    let flexibleCount = [isFlexible.before, isFlexible.size, isFlexible.after].count { $0 }
    func share(_ index: Int, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return flexibleCount == 1 ? 1 : total > 0 ? parts[index] / total : 1 / CGFloat(flexibleCount)
    }
    return (
      (lengths.position, share(0, isFlexible.before)), (lengths.size, share(1, isFlexible.size))
    )
  }

  // MARK: Content

  /// A view is not larger than its content by its hugging priority, and not smaller by its
  /// compression resistance.
  private func contentSize(of view: UIView, _ item: LayoutItem) -> [Constraint] {
    let size = view.intrinsicContentSize(wrappedTo: item.wrappingWidth)
    var constraints: [Constraint] = []
    for (axis, variable, length) in [
      (NSLayoutConstraint.Axis.horizontal, item.width, size.width),
      (.vertical, item.height, size.height),
    ] {
      constraints.append(equal([.init(variable)], 0, .greaterOrEqual))
      guard length != UIView.noIntrinsicMetric, length.isFinite else { continue }
      constraints.append(
        equal([.init(variable)], length, .lessOrEqual, view.contentHuggingPriority(for: axis)))
      constraints.append(
        equal(
          [.init(variable)], length, .greaterOrEqual,
          view.contentCompressionResistancePriority(for: axis)))
    }
    return constraints
  }
}

extension UIView {
  /// The frame that the view would have without its transform.
  var layoutFrame: CGRect {
    let (size, anchor, center) = (bounds.size, ownLayer.anchorPoint, center)
    return CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  func setLayoutFrame(_ frame: CGRect) {
    let anchor = ownLayer.anchorPoint
    let center = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    if bounds.size != frame.size { bounds.size = frame.size }
    if self.center != center { self.center = center }
  }
}
