import ConstraintSolver
import CoreGraphics

extension LayoutEngine {
  /// What determines a guide's rectangle besides the program's constraints. The order is that of
  /// left, top, right and bottom where these are insets.
  func rectangle(of guide: UILayoutGuide, _ item: LayoutItem) -> [Constraint] {
    guard let view = guide.owner else { return positiveSize(item) }
    let outer = self.item(for: view)
    if let insets = guide.role.insets(of: view) {
      return [
        equal([.init(item.x)], insets.left), equal([.init(item.y)], insets.top),
        equal(toRight(item, outer), view.excess.width - insets.right),
        equal(toBottom(item, outer), view.excess.height - insets.bottom),
      ]
    }
    if let guide = guide as? UIKeyboardLayoutGuide, guide.role == .keyboard {
      return keyboard(guide, of: view, item, outer)
    }
    if let view = view as? UIScrollView, guide.role == .scrollContent || guide.role == .scrollFrame
    {
      return guide.role == .scrollContent ? content(of: view, item) : visible(view, item, outer)
    }
    return guide.role == .readable ? readable(view, item, outer) : positiveSize(item)
  }

  /// The content of a scroll view. Where constraints leave its size open, it is the one that the
  /// program has set.
  private func content(of view: UIScrollView, _ item: LayoutItem) -> [Constraint] {
    let size = view.programContentSize
    return [
      equal([.init(item.x)], 0), equal([.init(item.y)], 0),
      equal([.init(item.width)], size.width, .equal, UILayoutPriority(1)),
      equal([.init(item.height)], size.height, .equal, UILayoutPriority(1)),
    ] + positiveSize(item)
  }

  /// The visible part of the content of a scroll view.
  private func visible(
    _ view: UIScrollView, _ item: LayoutItem, _ outer: LayoutItem
  ) -> [Constraint] {
    [
      equal([.init(item.x)], view.contentOffset.x), equal([.init(item.y)], view.contentOffset.y),
      equal([.init(item.width), .init(outer.width, times: -1)], view.excess.width),
      equal([.init(item.height), .init(outer.height, times: -1)], view.excess.height),
    ]
  }

  private func positiveSize(_ item: LayoutItem) -> [Constraint] {
    [item.width, item.height].map { equal([.init($0)], 0, .greaterOrEqual) }
  }

  /// The distance of an item's right side from that of the item that contains it.
  private func toRight(_ item: LayoutItem, _ outer: LayoutItem) -> [Constraint.Term] {
    [.init(item.x), .init(item.width), .init(outer.width, times: -1)]
  }

  private func toBottom(_ item: LayoutItem, _ outer: LayoutItem) -> [Constraint.Term] {
    [.init(item.y), .init(item.height), .init(outer.height, times: -1)]
  }

  /// The width of lines that are easy to read, in the system font of the content size category Large.
  private static let readableWidth: CGFloat = 672

  /// The margins' rectangle, but not wider than lines that are easy to read, and centered.
  private func readable(_ view: UIView, _ item: LayoutItem, _ outer: LayoutItem) -> [Constraint] {
    let (margins, excess) = (view.layoutMargins, view.excess)
    let available: [Constraint.Term] = [.init(item.width), .init(outer.width, times: -1)]
    let rest = excess.width - margins.left - margins.right
    return [
      equal(
        [.init(item.x, times: 2), .init(item.width), .init(outer.width, times: -1)],
        excess.width + margins.left - margins.right),
      equal([.init(item.y)], margins.top),
      equal(available, rest, .lessOrEqual),
      equal(toBottom(item, outer), excess.height - margins.bottom),
      equal([.init(item.width)], Self.readableWidth, .lessOrEqual),
      equal(available, rest, .equal, UILayoutPriority(999)),
    ]
  }

  /// What the keyboard covers: a strip at the bottom, or the rectangle of an undocked one.
  private func keyboard(
    _ guide: UIKeyboardLayoutGuide, of view: UIView, _ item: LayoutItem, _ outer: LayoutItem
  ) -> [Constraint] {
    if let frame = guide.undockedFrame { return fixed(item, frame, isAtOrigin: false) }
    return [
      equal([.init(item.x)], 0), equal([.init(item.height)], guide.bottomHeight),
      equal(toRight(item, outer), view.excess.width),
      equal(toBottom(item, outer), view.excess.height),
    ]
  }

  // MARK: Tracked constraints

  /// Activates the constraints that follow the places of guides. Returns whether any has changed.
  func updateTrackedConstraints() -> Bool {
    guard case .own = rootSize else { return false }
    var isChanged = false
    for guide in trackingGuides {
      guard let item = existingItem(of: guide) else { continue }
      if guide.updateTrackedConstraints(frame: rect(of: item)) { isChanged = true }
    }
    return isChanged
  }

  private var trackingGuides: [UITrackingLayoutGuide] {
    guard hasTrackingGuides else { return [] }
    return allItems.compactMap { $0.guide as? UITrackingLayoutGuide }.filter { !$0.tracked.isEmpty }
  }
}

extension UIView {
  /// By how much the frame is larger than the alignment rectangle, whose size the solver finds.
  fileprivate var excess: CGSize {
    let insets = alignmentRectInsets
    return CGSize(width: insets.left + insets.right, height: insets.top + insets.bottom)
  }
}
