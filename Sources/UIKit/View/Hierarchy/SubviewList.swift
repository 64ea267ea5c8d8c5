import QuartzCore

/// The position of a view among its new siblings.
enum SubviewPosition {
  case front
  case index(Int)
  case above(UIView)
  case below(UIView)
}

/// Adapts views to `SiblingList`, as the subviews of one view.
enum ViewSiblings: SiblingKind {
  static let hole = UIView()
  static func hint(of element: UIView) -> Int32 { element.siblingHint }
  static func setHint(_ index: Int32, of element: UIView) { element.siblingHint = index }
}

/// A view's subviews. It is an object because `UIView` leaves its `deinit` to subclasses, and the
/// views must be released on the main actor.
@MainActor final class SubviewList {
  private var siblings = SiblingList<ViewSiblings>()

  /// The subviews, from back to front.
  var all: [UIView] { siblings.elements() }
  var count: Int { siblings.count }
  var isEmpty: Bool { siblings.isEmpty }

  isolated deinit {
    guard !siblings.isEmpty else { return }
    var orphans = siblings.takeAll()
    Self.releaseQueue.release(&orphans) { $0.detachFromReleasedSuperview() }
  }

  private static let releaseQueue = ReleaseQueue<UIView>()

  func append(_ view: UIView) { siblings.append(view) }
  func insert(_ view: UIView, below sibling: UIView) { siblings.insert(view, below: sibling) }
  func insert(_ view: UIView, above sibling: UIView) { siblings.insert(view, above: sibling) }
  func remove(_ view: UIView) { siblings.remove(view) }
}
