import CoreGraphics
import TestSupport
import Testing

@testable import UIKit

/// Random changes of trees, after which the layout has to be that of a new engine.
@Suite("Random changes of views and constraints", .serialized)
@MainActor struct RandomLayoutTests {
  @Test("lead to the layout that a new engine finds", arguments: 1...4)
  func changes(seed: UInt64) throws {
    var tree = RandomTree(seed: seed)
    // Comparing costs about as much as fifty changes.
    let interval = rounds == nil ? 5 : 50
    for step in 0..<(rounds ?? 400) {
      tree.change()
      guard step % interval == 0 else { continue }
      tree.root.layoutIfNeeded()
      let difference = tree.differenceFromNewEngine()
      try #require(difference == nil, "step \(step)")
    }
    tree.removeAll()
    tree.root.layoutIfNeeded()
    #expect(tree.root.layoutEngine?.installed.isEmpty != false)
    #expect(tree.root.layoutEngine?.entryCount ?? 0 <= RandomTree.entriesOfRoot)
  }

  @Test("leave no view, guide or constraint behind")
  func memory() {
    var tree = RandomTree(seed: 5)
    for _ in 0..<300 { tree.change() }
    tree.root.layoutIfNeeded()
    let objects = tree.objects
    #expect(!objects.isEmpty && objects.allSatisfy { $0.object != nil })
    tree.forgetAll()
    #expect(objects.allSatisfy { $0.object == nil })
  }
}

@MainActor private struct RandomTree {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private var generator: SeededGenerator
  private var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var constraints: [NSLayoutConstraint] = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func change() {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0, 1: addView()
    case 2: views.randomElement(using: &generator)?.removeFromSuperview()
    case 3, 4: reparent()
    case 5: addGuide()
    case 6: removeGuide()
    case 7...11: addConstraint()
    case 12: constraints.randomElement(using: &generator)?.isActive = false
    case 13...15: editConstant()
    case 16:
      views.randomElement(using: &generator)?.translatesAutoresizingMaskIntoConstraints.toggle()
    case 17: views.randomElement(using: &generator)?.frame = randomRect()
    case 18: root.frame.size = CGSize(width: randomLength() * 4, height: 400)
    default: views.randomElement(using: &generator)?.layoutMargins.left = randomLength()
    }
  }

  /// The nonzero coefficients of a tree that is one view with its margins' guide: 4 and 8 in the
  /// constraints, and as many in the rows of the variables.
  static let entriesOfRoot = 24

  struct Weak {
    weak var object: AnyObject?
  }

  var objects: [Weak] {
    (views as [AnyObject] + guides + constraints).map(Weak.init)
  }

  mutating func forgetAll() {
    for view in root.subviews { view.removeFromSuperview() }
    root.removeConstraints(root.constraints)
    (views, guides, constraints) = ([], [], [])
  }

  mutating func removeAll() {
    for view in views { view.removeFromSuperview() }
    for guide in guides { guide.owningView?.removeLayoutGuide(guide) }
    for constraint in constraints { constraint.isActive = false }
  }

  private mutating func randomLength() -> CGFloat {
    CGFloat(Int.random(in: 0..<100, using: &generator))
  }

  private mutating func randomRect() -> CGRect {
    CGRect(x: randomLength(), y: randomLength(), width: randomLength(), height: randomLength())
  }

  private mutating func addView() {
    guard views.count < 15 else { return }
    let view = UIView(frame: randomRect())
    view.translatesAutoresizingMaskIntoConstraints = Bool.random(using: &generator)
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    (views.randomElement(using: &generator) ?? root).addSubview(view)
    views.append(view)
  }

  private mutating func reparent() {
    guard let view = views.randomElement(using: &generator) else { return }
    let superview =
      Int.random(in: 0..<3, using: &generator) == 0 ? root : views.randomElement(using: &generator)!
    if !superview.isDescendant(of: view) { superview.addSubview(view) }
  }

  private mutating func addGuide() {
    guard guides.count < 5, let view = views.randomElement(using: &generator) else { return }
    guides.append(UILayoutGuide())
    view.addLayoutGuide(guides.last!)
  }

  private mutating func removeGuide() {
    guard let guide = guides.popLast() else { return }
    guide.owningView?.removeLayoutGuide(guide)
  }

  private mutating func addConstraint() {
    constraints.removeAll { !$0.isActive }
    guard constraints.count < 40, let first = randomItem(), let second = randomItem() else {
      return
    }
    let attributes: [NSLayoutConstraint.Attribute] =
      [
        [.left, .right, .centerX, .leading, .leftMargin], [.top, .bottom, .centerY],
        [.width, .height],
      ]
      .randomElement(using: &generator)!
    let pair = (
      attributes.randomElement(using: &generator)!, attributes.randomElement(using: &generator)!
    )
    if pair.0.isRelative != pair.1.isRelative, pair.0 != .centerX, pair.1 != .centerX { return }
    let constraint = NSLayoutConstraint(
      item: first, attribute: pair.0,
      relatedBy: [.equal, .lessThanOrEqual, .greaterThanOrEqual]
        .randomElement(using: &generator)!,
      toItem: second, attribute: pair.1,
      multiplier: pair.0.isSize ? [1, 0.5, 2].randomElement(using: &generator)! : 1,
      constant: randomLength())
    constraint.priority = [.required, .defaultHigh, UILayoutPriority(749), .defaultLow]
      .randomElement(using: &generator)!
    guard constraint.itemViews.count == 2,
      constraint.itemViews[0].closestCommonAncestor(with: constraint.itemViews[1]) != nil
    else { return }
    constraint.isActive = true
    constraints.append(constraint)
  }

  private mutating func randomItem() -> AnyObject? {
    let items: [AnyObject] = views + guides.filter { $0.owningView != nil } + [root]
    return items.randomElement(using: &generator)
  }

  private mutating func editConstant() {
    constraints.randomElement(using: &generator)?.constant = randomLength()
  }

  /// Compares the rectangles that the constraints determine which are not broken.
  func differenceFromNewEngine() -> String? {
    guard let engine = root.layoutEngine else { return nil }
    let fresh = LayoutEngine(root: root)
    for constraint in constraints where engine.broken.contains(ObjectIdentifier(constraint)) {
      fresh.breakConstraint(constraint)
    }
    fresh.solveIfNeeded()
    guard fresh.broken.isEmpty else { return "a conflict" }
    for view in views {
      guard let item = engine.existingItem(of: view), let other = fresh.existingItem(of: view)
      else { continue }
      let (rect, expected) = (engine.rect(of: item), fresh.rect(of: other))
      let distance = [
        rect.minX - expected.minX, rect.minY - expected.minY, rect.width - expected.width,
        rect.height - expected.height,
      ].map(abs).max()!
      if distance > 1e-6, !engine.isAmbiguous(view), !fresh.isAmbiguous(view) {
        return "\(rect), not \(expected)"
      }
    }
    return nil
  }
}
