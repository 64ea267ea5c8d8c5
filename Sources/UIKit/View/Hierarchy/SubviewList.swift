import QuartzCore

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
  /// The front subview; another object if that is not known at once.
  var front: UIView? { siblings.front }
  var count: Int { siblings.count }
  var isEmpty: Bool { siblings.isEmpty }

  isolated deinit {
    guard !siblings.isEmpty else { return }
    var orphans = siblings.takeAll()
    Self.releaseQueue.release(&orphans) { $0.detachFromReleasedSuperview() }
  }

  private static let releaseQueue = ReleaseQueue<UIView>()

  func insert(_ view: UIView, at position: SiblingPosition<UIView>) {
    siblings.insert(view, at: position)
  }

  func remove(_ view: UIView) { siblings.remove(view) }
}
