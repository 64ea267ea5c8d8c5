import ConstraintSolver
import CoreGraphics

/// The layout of a tree of views: it gives constraints to a solver, and values back to views.
///
/// The topmost view holds it. It is made when the tree is laid out for the first time.
@MainActor final class LayoutEngine {
  struct Installed {
    let constraint: NSLayoutConstraint
    /// nil while the constraint is broken.
    var id: ConstraintID?
    var lowered: Constraint
    let number: Int
  }

  unowned let root: UIView
  var solver = Solver()
  private var items: [ObjectIdentifier: LayoutItem] = [:]
  private var itemsByVariable: [Variable: LayoutItem] = [:]
  private var staleItems: [LayoutItem] = []
  var installed: [ObjectIdentifier: Installed] = [:]
  private(set) var constraintsByID: [ConstraintID: NSLayoutConstraint] = [:]
  /// Constraints that are broken. Their conflict is in the log.
  var broken: Set<ObjectIdentifier> = []
  private var baselines = BaselineIndex()
  /// Constraints that the solver does not have, because the view whose baseline they used has left.
  private var suspended: [NSLayoutConstraint] = []
  /// Whether constraints of a guide follow its place, so that others need not look for one.
  private(set) var hasTrackingGuides = false
  /// The constraints with which `exerciseAmbiguity(of:)` chose one of several layouts.
  var choices: [ConstraintID] = []
  private var count = 0
  private(set) var needsSolution = true
  /// The root's size: its own, or for a measurement, a wish.
  let rootSize: RootSize

  enum RootSize {
    case own
    case wish(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  init(root: UIView, rootSize: RootSize = .own) {
    self.root = root
    self.rootSize = rootSize
    _ = item(for: root)
    add(subtree: root)
  }

  func setNeedsSolution() {
    needsSolution = true
    if case .own = rootSize { root.setNeedsLayout() }
  }

  // MARK: Trees

  func add(subtree: UIView) {
    subtree.forEachInLayout { view in
      guard let state = view.autoLayout else { return }
      if !state.translatesMask { _ = item(for: view) }
      for guide in state.trackingGuides { _ = item(for: guide) }
      for constraint in state.constraints { install(constraint) }
    }
    updateBaselines(of: subtree.parent)
    setNeedsSolution()
  }

  func remove(subtree: UIView) {
    subtree.forEachInLayout { view in
      for constraint in view.autoLayout?.constraints ?? [] { uninstall(constraint) }
    }
    if !baselines.isEmpty { subtree.forEachInSubtree(suspendBaselines) }
    var objects: [AnyObject] = []
    subtree.forEachInLayout { view in
      objects.append(view)
      objects += view.autoLayout?.allGuides ?? []
    }
    removeItems(of: objects)
    setNeedsSolution()
  }

  // MARK: Items

  var allItems: some Sequence<LayoutItem> { items.values }

  func existingItem(of object: AnyObject) -> LayoutItem? { items[ObjectIdentifier(object)] }

  /// The item of a view or guide. Those of the views that contain it are made as well.
  func item(for object: AnyObject) -> LayoutItem {
    if let item = existingItem(of: object) { return item }
    let item = LayoutItem(object, in: &solver)
    items[ObjectIdentifier(object)] = item
    item.view?.takePartInLayout()
    for variable in item.variables { itemsByVariable[variable] = item }
    staleItems.append(item)
    if object is UITrackingLayoutGuide { hasTrackingGuides = true }
    if item.view !== root, let outer = item.view?.parent ?? item.guide?.owner {
      _ = self.item(for: outer)
    }
    return item
  }

  /// Removes items that no constraint uses any more, except those of each other.
  func removeItems(of objects: [AnyObject]) {
    for choice in choices { solver.remove(choice) }
    choices = []
    let removed = objects.compactMap { items.removeValue(forKey: ObjectIdentifier($0)) }
    for own in removed.flatMap(\.own) { solver.remove(own.id) }
    for variable in removed.flatMap(\.variables) {
      itemsByVariable[variable] = nil
      solver.remove(variable)
    }
    for item in removed { item.own = [] }
    staleItems.removeAll { item in removed.contains { $0 === item } }
  }

  /// Computes the item's own constraints again before the next layout, and those that depend on its
  /// margins or baselines.
  func itemDidChange(_ object: AnyObject) {
    guard let item = existingItem(of: object) else { return }
    if !item.isStale {
      item.isStale = true
      staleItems.append(item)
    }
    for constraint in item.view.map(baselines.constraints) ?? [] { update(constraint) }
    setNeedsSolution()
  }

  /// Follows a change of the item's frame, unless the frame is the one that the solver knows.
  func geometryDidChange(of view: UIView) {
    guard let item = existingItem(of: view), !item.isStale else { return }
    let isKnown = item.own.map(\.constraint).elementsEqual(ownConstraints(of: item)) {
      $0.hasSameTerms(as: $1) && abs($0.constant - $1.constant) < 1e-6
    }
    if !isKnown { itemDidChange(view) }
  }

  func updateStaleItems() {
    while let item = staleItems.popLast() {
      item.isStale = false
      let constraints = ownConstraints(of: item)
      if constraints.count != item.own.count {
        for own in item.own { solver.remove(own.id) }
        item.own = constraints.map { (solver.add($0), $0) }
        continue
      }
      for (index, constraint) in constraints.enumerated() {
        item.own[index].id = replace(item.own[index].id, item.own[index].constraint, constraint)
        item.own[index].constraint = constraint
      }
    }
  }

  /// Changes a constraint's constant, or the whole constraint if more of it has changed.
  private func replace(
    _ id: ConstraintID, _ old: Constraint, _ new: Constraint
  ) -> ConstraintID {
    guard new.hasSameTerms(as: old) else {
      solver.remove(id)
      return solver.add(new)
    }
    if old.priority != new.priority { solver.setPriority(new.priority, of: id) }
    solver.setConstant(new.constant, of: id)
    return id
  }

  // MARK: Constraints

  func install(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard installed[key] == nil, let lowered = lowered(constraint) else { return }
    count += 1
    installed[key] = Installed(constraint: constraint, lowered: lowered, number: count)
    add(constraint, lowered)
    baselines.update(constraint)
    setNeedsSolution()
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard let entry = installed.removeValue(forKey: key) else { return }
    broken.remove(key)
    suspended.removeAll { $0 === constraint }
    baselines.remove(constraint)
    if let id = entry.id {
      solver.remove(id)
      constraintsByID[id] = nil
    }
    setNeedsSolution()
  }

  func update(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard let entry = installed[key], let lowered = lowered(constraint) else { return }
    if let id = entry.id {
      constraintsByID[id] = nil
      let newID = replace(id, entry.lowered, lowered)
      constraintsByID[newID] = constraint
      installed[key]?.id = newID
      installed[key]?.lowered = lowered
    }
    baselines.update(constraint)
    setNeedsSolution()
  }

  // MARK: Baselines

  /// Lowers the constraints again whose baseline may be that of a view which was added below.
  private func updateBaselines(of view: UIView?) {
    var next = baselines.isEmpty ? nil : view
    while let view = next {
      for constraint in baselines.constraints(of: view) { update(constraint) }
      next = view.parent
    }
  }

  /// Takes the constraints out of the solver that use the baseline of a view which leaves.
  private func suspendBaselines(of view: UIView) {
    for constraint in baselines.constraints(of: view) {
      breakConstraint(constraint)
      suspended.append(constraint)
    }
  }

  /// Gives the solver the constraints again whose baseline another view has now.
  func resumeBaselines() {
    for constraint in suspended {
      guard installed[ObjectIdentifier(constraint)]?.id == nil, let lowered = lowered(constraint)
      else { continue }
      add(constraint, lowered)
      baselines.update(constraint)
    }
    suspended = []
  }

  private func add(_ constraint: NSLayoutConstraint, _ lowered: Constraint) {
    let id = solver.add(lowered)
    installed[ObjectIdentifier(constraint)]?.id = id
    installed[ObjectIdentifier(constraint)]?.lowered = lowered
    constraintsByID[id] = constraint
  }

  /// Leaves a constraint out until something changes.
  func breakConstraint(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard let id = installed[key]?.id else { return }
    solver.remove(id)
    constraintsByID[id] = nil
    installed[key]?.id = nil
  }

  /// Constraints that are not broken any more are reported again when they are broken again.
  func forgetMendedConstraints() {
    if !broken.isEmpty { broken = broken.filter { installed[$0]?.id == nil } }
  }

  /// Gives the solver the broken constraints again, which may hold after a change.
  func mendBrokenConstraints() {
    for key in broken {
      guard let entry = installed[key], entry.id == nil, let lowered = lowered(entry.constraint)
      else { continue }
      add(entry.constraint, lowered)
    }
  }

  // MARK: Results

  func didSolve() { needsSolution = false }

  /// The number of nonzero coefficients that the solver holds.
  var entryCount: Int { solver.entryCount }

  func rect(of item: LayoutItem) -> CGRect {
    CGRect(
      x: solver.value(of: item.x), y: solver.value(of: item.y),
      width: solver.value(of: item.width), height: solver.value(of: item.height))
  }

  /// The items whose rectangle the last solution changed.
  var changedItems: [LayoutItem] {
    solver.changedVariables.compactMap { itemsByVariable[$0] }
  }

  func constraint(_ id: ConstraintID) -> NSLayoutConstraint? { constraintsByID[id] }
}

extension Constraint {
  fileprivate func hasSameTerms(as other: Constraint) -> Bool {
    relation == other.relation
      && terms.elementsEqual(other.terms) {
        $0.variable == $1.variable && $0.coefficient == $1.coefficient
      }
  }
}
