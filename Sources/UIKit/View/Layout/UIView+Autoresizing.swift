import CoreGraphics
import QuartzCore

extension UIView {
  /// The parts of a view's frame that are flexible when its superview's size changes; the others
  /// stay fixed. Several flexible parts along one axis share the change in proportion to their
  /// sizes.
  ///
  /// Source: Apple, "UIView.AutoresizingMask".
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance to the superview's left side.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The view's width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the superview's right side.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the superview's top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The view's height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the superview's bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Changes the frame, bounds, center or transform, and then resizes the subviews and updates the
  /// insets.
  func changeGeometry(_ change: () -> Void) {
    let previous = ownLayer.bounds.size
    change()
    let size = ownLayer.bounds.size
    if size != previous {
      if let parent, !parent.isLayingOut { parent.ownLayer.setNeedsLayout() }
      if autoresizesSubviews && hasSubviews {
        AutoresizingPass.resizeSubviews(of: self, from: previous, to: size)
      }
      if isWindow { updateTraits() }
    }
    if insets != nil { updateInsets() }
    geometryDidChange()
  }

  fileprivate func autoresize(from previous: CGSize, to size: CGSize) {
    let mask = QuartzCore.AutoresizingMask(
      rawValue: UInt8(truncatingIfNeeded: autoresizingMask.rawValue))
    if CATransform3DIsIdentity(transform3D) {
      let resized = autoresized(frame, from: previous, to: size, mask: mask, rule: .proportional)
      if resized.isFinite { frame = resized }
      return
    }
    // The frame of a transformed view does not reflect its size. The frame that it would have
    // without the transform does, and stays finite.
    let anchor = ownLayer.anchorPoint
    let untransformed = CGRect(
      x: center.x - anchor.x * bounds.width, y: center.y - anchor.y * bounds.height,
      width: bounds.width, height: bounds.height)
    let rect = autoresized(untransformed, from: previous, to: size, mask: mask, rule: .proportional)
    guard rect.isFinite else { return }
    bounds.size = rect.size
    center = CGPoint(
      x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height
    ).finite(or: center)
  }
}

/// Resizes subviews immediately, recursively down to a depth that the stack is sure to allow;
/// deeper views are resized after the recursion has returned.
@MainActor private enum AutoresizingPass {
  private static let maximumDepth = 64
  private static var depth = 0
  private static var deferred: [(view: UIView, previous: CGSize, size: CGSize)] = []

  static func resizeSubviews(of view: UIView, from previous: CGSize, to size: CGSize) {
    guard depth < maximumDepth else { return deferred.append((view, previous, size)) }
    depth += 1
    for subview in view.children?.all ?? []
    where subview.parent === view && !subview.autoresizingMask.isEmpty
      && subview.autoLayout?.translatesMask != false
    {
      subview.autoresize(from: previous, to: size)
    }
    depth -= 1
    guard depth == 0 else { return }
    while !deferred.isEmpty {
      let batch = deferred
      deferred = []
      for next in batch { resizeSubviews(of: next.view, from: next.previous, to: next.size) }
    }
  }
}
