import Accessibility
import CoreGraphics

/// Caches what the last walk has found out about an object, and what clients have been told of it.
@MainActor final class ElementRecord {
  private(set) weak var object: UIResponder?
  let id: ElementID
  private var facts: WalkFacts?
  /// Whether the facts have to be found out again.
  private var areFactsOld = true
  /// Whether clients may have to be told something of the object itself.
  private(set) var isChanged = true
  /// What clients have been told; nil while the object is not in the tree.
  private(set) var element: AccessibleElement?
  private(set) var isElement = false
  /// Where the object lay on the screen when the element was made; nil while it is not in the tree. Points.
  var place: CGRect?
  /// The object around it at the last walk.
  var container: ObjectIdentifier?
  /// The numbers of the last walk that has come to the object, and of the last tree that it is in.
  var (lastWalk, lastTree) = (0, 0)

  init(_ object: UIResponder, _ id: ElementID) {
    (self.object, self.id) = (object, id)
  }

  func noteChange() {
    (areFactsOld, isChanged) = (true, true)
  }

  /// Brings the facts up to date. Returns them, and whether what is inside of the object has moved.
  func updateFacts(
    of object: UIResponder, hasMoved: Bool
  ) -> (facts: WalkFacts, hasMoved: Bool) {
    if !areFactsOld, var facts {
      guard hasMoved else { return (facts, false) }
      facts.updatePlace(of: object)
      self.facts = facts
      return (facts, true)
    }
    let new = WalkFacts(object)
    defer { (facts, areFactsOld) = (new, false) }
    return (new, hasMoved || facts?.space != new.space || new.hasElements)
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
