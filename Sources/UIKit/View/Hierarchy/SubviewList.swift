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
  /// The view that was added at the front, until another one may be there. The list finds it by generic
  /// code, which took two fifths of the time in which a table cell places its separator.
  private var front: ObjectIdentifier?

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

  func insert(_ view: UIView, at position: SiblingPosition<UIView>) {
    siblings.insert(view, at: position)
    switch position {
    case .front: front = ObjectIdentifier(view)
    case .below: break
    case .above, .index: front = nil
    }
  }

  func remove(_ view: UIView) {
    if front == ObjectIdentifier(view) { front = nil }
    siblings.remove(view)
  }

  /// Whether a subview is in front of the others; false also if that is not known at once.
  func isFront(_ view: UIView) -> Bool { front == ObjectIdentifier(view) }
}
