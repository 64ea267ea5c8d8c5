import CoreGraphics

/// A constraint that a stack view wants.
struct StackConstraint {
  /// The names of UIKit, which messages contain.
  enum Role: String {
    case canvasConnection = "UISV-canvas-connection"
    case canvasFit = "UISV-canvas-fit"
    case spacing = "UISV-spacing"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case distributingEdge = "UISV-distributing-edge"
    case distributing = "UISV-distributing"
    case alignment = "UISV-alignment"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case hiding = "UISV-hiding"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
  }

  let role: Role
  let first: AnyObject
  let second: AnyObject?
  let form: ConstraintForm

  /// All but the constant, which an active constraint can change.
  struct Identity: Hashable {
    let role: Role
    let items: [ObjectIdentifier]
    let attributes: [NSLayoutConstraint.Attribute]
    let relation: NSLayoutConstraint.Relation
    let multiplier: CGFloat
    let priority: UILayoutPriority
  }

  var identity: Identity {
    Identity(
      role: role, items: [first, second].compactMap { $0 }.map { ObjectIdentifier($0) },
      attributes: [form.first, form.second], relation: form.relation, multiplier: form.multiplier,
      priority: form.priority)
  }

  @MainActor func activated() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: first, attribute: form.first, relatedBy: form.relation, toItem: second,
      attribute: form.second, multiplier: form.multiplier, constant: form.constant)
    constraint.priority = form.priority
    constraint.identifier = role.rawValue
    constraint.isActive = true
    return constraint
  }
}

/// The active constraints of a stack view. Those that stay the same are kept, so that the cost of an
/// update follows from what has changed.
@MainActor struct StackConstraintSet {
  private var active: [StackConstraint.Identity: NSLayoutConstraint] = [:]

  mutating func replace(with wanted: [StackConstraint]) {
    var kept: [StackConstraint.Identity: NSLayoutConstraint] = [:]
    kept.reserveCapacity(wanted.count)
    var added: [StackConstraint] = []
    for constraint in wanted {
      let identity = constraint.identity
      // A constraint ends when a view leaves its superview.
      guard let existing = active[identity], existing.isActive else {
        added.append(constraint)
        continue
      }
      active[identity] = nil
      if existing.constant != constraint.form.constant {
        existing.constant = constraint.form.constant
      }
      kept[identity] = existing
    }
    for obsolete in active.values { obsolete.isActive = false }
    for constraint in added { kept[constraint.identity] = constraint.activated() }
    active = kept
  }
}
