import CoreGraphics
import Foundation

/// An item that the focus can go to, or a guide that leads to one.
@MainActor struct FocusTarget {
  let item: any UIFocusItem
  /// In the window's coordinates.
  let frame: CGRect
}

/// How far a place is in a direction. One that overlaps the focused item in the other direction is nearer
/// than each that is beside it.
struct FocusDistance: Comparable {
  let isBeside: Bool
  let length: CGFloat

  static func < (left: FocusDistance, right: FocusDistance) -> Bool {
    left.isBeside == right.isBeside ? left.length < right.length : right.isBeside
  }
}

/// Finds the places that the focus can go to.
@MainActor struct FocusSearch {
  let window: UIWindow

  /// The view in which the focus stays: what is presented on top, or else everything.
  var root: UIView {
    var controller = window.rootViewController
    var root: UIView = window
    while let presented = controller?.presentedViewController {
      root = presented.presentationController?.containerView ?? presented.viewIfLoaded ?? root
      controller = presented
    }
    return root
  }

  /// All targets in the order in which they are read.
  func targets(in root: UIView? = nil) -> [FocusTarget] {
    var found: [FocusTarget] = []
    collect(root ?? self.root, &found)
    return ordered(found)
  }

  private func collect(_ view: UIView, _ found: inout [FocusTarget]) {
    guard view.isWindow || isVisible(view) else { return }
    if view.canBecomeFocused {
      found.append(
        FocusTarget(item: view, frame: view.convert(view.focusRect, to: window as UIView?)))
      if !view.isTransparentFocusItem { return }
    }
    collectGuides(of: view, &found)
    collect(view as any UIFocusItemContainer, of: view, &found)
  }

  private func collect(
    _ container: any UIFocusItemContainer, of view: UIView, _ found: inout [FocusTarget]
  ) {
    for item in container.focusItems(in: searchRect(of: view)) {
      if let view = item as? UIView {
        collect(view, &found)
      } else if item.canBecomeFocused {
        let frame = container.coordinateSpace.convert(item.frame, to: window)
        found.append(FocusTarget(item: item, frame: frame))
      }
    }
  }

  /// Content of scroll views counts where it is not visible, too.
  private func searchRect(of view: UIView) -> CGRect {
    view.clipsToBounds && !(view is UIScrollView) ? view.bounds : .infinite
  }

  private func collectGuides(of view: UIView, _ found: inout [FocusTarget]) {
    for case let guide as UIFocusGuide in view.layoutGuides where guide.isEnabled {
      let item = guide.preferredFocusEnvironments.lazy.compactMap { preferredItem(of: $0) }.first
      guard let item else { continue }
      found.append(
        FocusTarget(item: item, frame: view.convert(guide.layoutFrame, to: window as UIView?)))
    }
  }

  private func isVisible(_ view: UIView) -> Bool {
    !view.isHidden && view.alpha >= 0.01 && view.isUserInteractionEnabled
  }

  /// Whether an item can have the focus now.
  func isReachable(_ item: any UIFocusItem) -> Bool {
    guard item.canBecomeFocused else { return false }
    let views = item.focusChain.compactMap { $0 as? UIView }
    return views.allSatisfy { $0.isWindow || isVisible($0) } && views.contains { $0 === root }
  }

  /// The item to which the focus goes in an environment, by what that prefers.
  func preferredItem(of environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
    for preferred in environment.preferredFocusEnvironments where preferred !== environment {
      if let item = preferredItem(of: preferred) { return item }
    }
    if let item = environment as? any UIFocusItem, isReachable(item) { return item }
    let view = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
    return view.flatMap { targets(in: $0).first { isReachable($0.item) }?.item }
  }

  // MARK: Order

  /// Sorts by rows from the top, and in a row in the direction of reading.
  private func ordered(_ targets: [FocusTarget]) -> [FocusTarget] {
    let isReversed = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var rows: [(top: CGFloat, bottom: CGFloat, targets: [FocusTarget])] = []
    for target in targets.sorted(by: { $0.frame.midY < $1.frame.midY }) {
      if let row = rows.last, target.frame.midY < row.bottom, target.frame.minY < row.bottom {
        rows[rows.count - 1].targets.append(target)
      } else {
        rows.append((target.frame.minY, target.frame.maxY, [target]))
      }
    }
    return rows.flatMap { row in
      row.targets.sorted {
        isReversed ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX
      }
    }
  }

  /// Returns the nearest target in a direction.
  func nearest(to frame: CGRect, _ heading: UIFocusHeading, except item: any UIFocusItem)
    -> FocusTarget?
  {
    let candidates = targets().filter { $0.item !== item }
    let distances = candidates.compactMap { target in
      Self.distance(from: frame, to: target.frame, heading).map { (target, $0) }
    }
    return distances.min { $0.1 < $1.1 }?.0
  }

  /// How far a rectangle is in a direction; nil if it is not there.
  static func distance(
    from: CGRect, to: CGRect, _ heading: UIFocusHeading
  ) -> FocusDistance? {
    // Everything is turned so that the direction is downwards.
    let (start, end) = (turned(from, heading), turned(to, heading))
    guard end.midY > start.midY + 1, end.maxY > start.maxY + 1 else { return nil }
    let ahead = max(end.minY - start.maxY, 0)
    let beside = max(end.minX - start.maxX, start.minX - end.maxX, 0)
    return FocusDistance(
      isBeside: beside > 0, length: ahead + 3 * beside + abs(end.midX - start.midX) * 0.1)
  }

  private static func turned(_ rect: CGRect, _ heading: UIFocusHeading) -> CGRect {
    switch heading {
    case .up: CGRect(x: rect.minX, y: -rect.maxY, width: rect.width, height: rect.height)
    case .right: CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
    case .left: CGRect(x: rect.minY, y: -rect.maxX, width: rect.height, height: rect.width)
    default: rect
    }
  }
}
