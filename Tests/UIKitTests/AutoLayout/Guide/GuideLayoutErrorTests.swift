import CoreGraphics
import Testing
import UIKit

/// Sentences of Apple's guide about errors of layouts, and about their edge cases.
@Suite("Auto Layout Guide: debugging", .serialized)
@MainActor struct GuideLayoutErrorTests {
  private let tree = ConstrainedTree()

  // Auto Layout Guide, "Unsatisfiable Layouts". Requirement V32.
  @Test("a layout without a solution gets one by leaving out a required constraint")
  func conflicts() {
    let view = tree.addView()
    let constraints = [10, 20, 30].map { view.widthAnchor.constraint(equalToConstant: $0) }
    NSLayoutConstraint.activate(constraints)
    tree.root.layoutIfNeeded()
    #expect([10, 20, 30].contains(view.frame.width))
    #expect(constraints.allSatisfy { $0.isActive })
  }

  // Auto Layout Guide, "Unsatisfiable Layouts": "Avoiding". Requirement V32.
  @Test("optional constraints are not in conflict")
  func optional() {
    let view = tree.addView()
    tree.lay(
      view.widthAnchor.constraint(equalToConstant: 400).with(priority: 999),
      view.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: tree.root.trailingAnchor))
    #expect(view.frame.width == 320)
  }

  // Auto Layout Guide, "Ambiguous Layouts". Requirement V32.
  @Test("a layout with several solutions shows one of them")
  func ambiguity() {
    let view = tree.addView()
    tree.lay(
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 40))
    #expect((30...40).contains(view.frame.width) && view.hasAmbiguousLayout)
    #expect(tree.root.autolayoutTrace().contains("- AMBIGUOUS LAYOUT for UIView:0x"))
  }

  // Auto Layout Guide, "Ambiguous Layouts". Requirement V32.
  @Test("two optional constraints of one priority that exclude each other are ambiguous")
  func equalPriorities() {
    let view = tree.addView()
    tree.lay(
      view.widthAnchor.constraint(equalToConstant: 30).with(priority: 500),
      view.widthAnchor.constraint(equalToConstant: 40).with(priority: 500))
    #expect(view.widthAnchor.hasAmbiguousLayout)
  }

  // Auto Layout Guide, "Debugging Tricks and Tips": "Adding Identifiers to the Logs". Requirement V32.
  @Test("identifiers and the texts of labels are in the descriptions of constraints")
  func identifiers() {
    let label = UILabel()
    label.text = "Name"
    _ = tree.addView(label)
    let constraint = label.widthAnchor.constraint(greaterThanOrEqualToConstant: 400)
    constraint.identifier = "Label Width"
    #expect(constraint.description.contains(" 'Label Width' UILabel:0x"))
    #expect(constraint.description.contains("'Name'.width >= 400   (inactive)>"))
  }

  // Auto Layout Guide, "Understanding Edge Cases". Requirement V32.
  @Test("views are placed by their alignment rectangles, not by their frames")
  func alignment() {
    let view = tree.addView(BadgedView())
    tree.lay(
      view.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50))
    #expect(view.frame.minX == 6 && view.frame.width == 57)
  }

  // Auto Layout Guide, "Understanding Edge Cases". Requirements V9, V32.
  @Test("transforms do not affect the calculations of Auto Layout")
  func transforms() {
    let (view, neighbor) = (tree.addView(), tree.addView())
    view.transform = CGAffineTransform(scaleX: 3, y: 3)
    tree.lay(
      view.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50),
      neighbor.leadingAnchor.constraint(equalTo: view.trailingAnchor))
    #expect(neighbor.frame.minX == 60 && view.bounds.width == 50)
  }

  // Auto Layout Guide, "Understanding Edge Cases". Requirement V32.
  @Test("priorities count in the whole tree, also inside of a view that groups others")
  func globalPriorities() {
    let group = tree.addView()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    group.addSubview(inner)
    tree.lay(
      inner.leadingAnchor.constraint(equalTo: group.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: group.trailingAnchor),
      group.widthAnchor.constraint(equalToConstant: 100).with(priority: 600),
      inner.widthAnchor.constraint(equalToConstant: 40).with(priority: 700))
    #expect(group.frame.width == 40)
  }

  // Auto Layout Guide, "Understanding Edge Cases". Requirement V32.
  @Test("a ratio of width and height makes both axes affect each other")
  func ratio() {
    let view = tree.addView()
    let height = view.heightAnchor.constraint(equalToConstant: 30)
    tree.lay(view.widthAnchor.constraint(equalTo: view.heightAnchor), height)
    #expect(view.constraintsAffectingLayout(for: .horizontal).contains(height))
  }

  // UIView, "forFirstBaselineLayout" and "forLastBaselineLayout". Requirement V32.
  @Test("a view can have the baselines of views inside of it")
  func baselines() {
    let (box, label) = (LabelBox(frame: CGRect(x: 0, y: 0, width: 90, height: 80)), UILabel())
    tree.root.addSubview(box)
    label.text = "Text"
    _ = tree.addView(label)
    tree.lay(
      label.firstBaselineAnchor.constraint(equalTo: box.firstBaselineAnchor),
      label.leadingAnchor.constraint(equalTo: box.trailingAnchor))
    #expect(label.frame.minY == 12 && box.forLastBaselineLayout === box.label)
    #expect(label.forFirstBaselineLayout === label)
  }
}

private final class BadgedView: UIView {
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 1, left: 4, bottom: 2, right: 3)
  }
}

private final class LabelBox: UIView {
  let label = UILabel(frame: CGRect(x: 5, y: 12, width: 50, height: 20))

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "Box"
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func forBaselineLayout() -> UIView { label }
}
