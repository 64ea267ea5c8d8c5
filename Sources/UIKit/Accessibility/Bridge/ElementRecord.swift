import Accessibility
import CoreGraphics

/// Caches what the last walk has found out about an object, and what clients have been told of it.
@MainActor final class ElementRecord {
  private(set) weak var object: UIResponder?
  /// The number of the object.
  let id: ElementID
  let isView: Bool

  // MARK: What walks find out

  private(set) var facts: WalkFacts?
  /// Whether the facts have to be found out again, and what is inside has to be looked up.
  private var areFactsOld = true
  /// The records of what a walk has found directly inside; nil if it has to be looked up.
  var contents: [ElementRecord]?
  /// The elements and containers inside of a container, in the order in which they are read.
  var parts: [ElementRecord] = []
  /// Whether the last walk has found a container with the same parts, and nothing changed inside of them.
  var isSame = false
  /// The elements that the object has named and that are no views.
  var heldElements: [UIResponder] = []
  /// The object around it, and the scroll view around it, at the last walk.
  private(set) var container: ElementID?
  private(set) var scroller: ElementID?
  /// Whether something inside names its elements, or has a frame that the program has set: every walk has
  /// to ask for it.
  var isAskedAlways = false
  /// The number of the last walk that has come to the object, and its index among what it has found there.
  var (lastWalk, position) = (0, 0)

  // MARK: What clients know

  /// Whether clients may have to be told something of the object itself.
  private(set) var isChanged = true
  /// What clients have been told; nil while the object is not in the tree.
  private(set) var element: AccessibleElement?
  private(set) var isElement = false
  /// Where the object lay when the element was made, in the coordinates of the walk; nil while it is not in
  /// the tree. Points.
  var place: CGRect?
  /// The records of the element's children.
  var children: [ElementRecord] = []
  /// The number of the last walk that has put the object into the tree; 0 if it is not in the tree.
  var lastTree = 0

  init(_ object: UIResponder?, _ id: ElementID) {
    (self.object, self.id) = (object, id)
    isView = object is UIView
  }

  func noteChange() {
    (areFactsOld, isChanged) = (true, true)
  }

  /// Whether clients know the object as the walk has found it, and nothing has to be told of it or of what is
  /// inside.
  var isKnown: Bool {
    guard let facts else { return false }
    return !isChanged && isElement == facts.isElement && (isElement || isSame)
      && place == facts.frame
  }

  /// The frame of an element of which nothing has changed, and which is inside of the same container; nil if
  /// it may be none.
  func frameOfSameElement(in container: ElementRecord) -> CGRect? {
    guard !areFactsOld, let facts, facts.isElement, !facts.isModal, !facts.hasOwnFrame,
      self.container == container.id
    else { return nil }
    return facts.frame
  }

  /// The frame by which the object is ordered among its siblings. That of a scroll view, which lies behind
  /// bars, is its visible part between them.
  var placeInOrder: CGRect {
    guard let facts else { return .zero }
    guard facts.contentOrigin != nil, let view = object as? UIScrollView else { return facts.frame }
    let visible = facts.frame.inset(by: view.adjustedContentInset)
    return visible.isEmpty ? facts.frame : visible
  }

  /// Whether the contents are those of the last walk.
  var hasSameContents: Bool { !areFactsOld && contents != nil }

  /// Takes where a walk has come to the object.
  ///
  /// A commit has the layers that a view has left and come to, and not always that of the view.
  func enter(_ container: ElementRecord?, scroller: ElementRecord?) {
    self.scroller = scroller?.id
    guard self.container != container?.id else { return }
    self.container = container?.id
    facts = nil
    noteChange()
  }

  /// Brings the facts up to date.
  ///
  /// - Parameters:
  ///   - hasMoved: whether an object around it has moved.
  ///   - origin: where the coordinates of the walk begin on the screen; nil for those of the screen.
  /// - Returns: the facts, and whether what is inside of the object has moved.
  func updateFacts(
    of object: UIResponder, hasMoved: Bool, from origin: CGPoint?
  ) -> (facts: WalkFacts, hasMoved: Bool) {
    guard !areFactsOld, let old = facts else {
      let new = WalkFacts(object, from: origin)
      defer { (facts, areFactsOld) = (new, false) }
      return (new, facts.map { hasMovedInside(new, $0, hasMoved) } ?? true)
    }
    guard hasMoved else { return (old, false) }
    var new = old
    new.updatePlace(of: object, from: origin)
    facts = new
    return (new, hasMovedInside(new, old, hasMoved))
  }

  private func hasMovedInside(_ new: WalkFacts, _ old: WalkFacts, _ hasMoved: Bool) -> Bool {
    guard !new.hasElements, isView else { return true }
    let hasScrolled = hasMoved || new.contentOrigin != old.contentOrigin
    return new.space != old.space || isAskedAlways && hasScrolled
  }

  /// Takes what clients are told of the object, and returns whether it differs from what they know.
  func publish(_ element: AccessibleElement?, isElement: Bool) -> Bool {
    (isChanged, self.isElement) = (false, isElement)
    if element == nil { place = nil }
    guard element != self.element else { return false }
    self.element = element
    return true
  }
}
