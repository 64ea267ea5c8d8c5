import CoreGraphics
import Testing
import UIKit

/// Sentences of Apple's guide about constraints, as equations and inequalities.
@Suite("Auto Layout Guide: anatomy of a constraint", .serialized)
@MainActor struct GuideConstraintTests {
  private let tree = ConstrainedTree()

  // Auto Layout Guide, "Anatomy of a Constraint". Requirement V32.
  @Test("a constraint is one linear equation between two attributes")
  func equation() {
    let (blue, red) = (tree.addView(), tree.addView())
    tree.lay(
      blue.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor, constant: 20),
      blue.widthAnchor.constraint(equalToConstant: 50),
      NSLayoutConstraint(
        item: red, attribute: .leading, relatedBy: .equal, toItem: blue, attribute: .trailing,
        multiplier: 1, constant: 8))
    #expect(red.frame.minX == 1 * blue.frame.maxX + 8)
  }

  // Auto Layout Guide, "Anatomy of a Constraint": "Item 1". Requirement V32.
  @Test("the first item is a view or a layout guide")
  func items() {
    let guide = UILayoutGuide()
    tree.root.addLayoutGuide(guide)
    tree.lay(
      guide.widthAnchor.constraint(equalToConstant: 30),
      guide.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor, constant: 4))
    #expect(guide.layoutFrame.minX == 4 && guide.layoutFrame.width == 30)
  }

  // Auto Layout Guide, "Anatomy of a Constraint": "Item 2", "Attribute 2". Requirement V32.
  @Test("the second item can be left out, with no attribute")
  func blank() {
    let view = tree.addView()
    let constraint = NSLayoutConstraint(
      item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 0, constant: 40)
    tree.lay(constraint)
    #expect(view.frame.height == 40 && constraint.secondItem == nil)
  }

  // Auto Layout Guide, "Equality, Not Assignment". Requirement V32.
  @Test("an equation says the same with its sides exchanged")
  func symmetry() {
    var frames: [[CGRect]] = []
    for isInverted in [false, true] {
      let tree = ConstrainedTree()
      let (first, second) = (tree.addView(), tree.addView())
      tree.placeVertically(first, second)
      tree.lay(
        isInverted
          ? first.trailingAnchor.constraint(equalTo: second.leadingAnchor, constant: -8)
          : second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
        isInverted
          ? first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 0.5)
          : second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 2),
        first.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor),
        second.trailingAnchor.constraint(equalTo: tree.root.trailingAnchor))
      frames.append([first.frame, second.frame])
    }
    #expect(frames[0] == frames[1] && frames[0][1].width == 208)
  }

  // Auto Layout Guide, "Creating Nonambiguous, Satisfiable Layouts". Requirement V32.
  @Test("two constraints for each view in each dimension have one solution")
  func counting() {
    let view = tree.addView()
    tree.lay(view.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor))
    #expect(view.hasAmbiguousLayout)
    tree.lay(
      view.trailingAnchor.constraint(equalTo: tree.root.trailingAnchor),
      view.topAnchor.constraint(equalTo: tree.root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10))
    #expect(!view.hasAmbiguousLayout && view.frame.width == 320)
  }

  // Auto Layout Guide, "Creating Nonambiguous, Satisfiable Layouts". Requirement V32.
  @Test("different constraints produce the same layout, and react differently to changes")
  func alternatives() {
    let (first, second, third) = (tree.addView(), tree.addView(), tree.addView())
    tree.placeVertically(first, second, third)
    let root = tree.root
    tree.lay(
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      first.widthAnchor.constraint(equalToConstant: 280),
      second.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      second.widthAnchor.constraint(equalToConstant: 280),
      third.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      third.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20))
    #expect(first.frame == second.frame && second.frame == third.frame)
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect([first, second, third].map(\.frame.minX) == [20, 60, 20])
    #expect([first, second, third].map(\.frame.width) == [280, 280, 360])
  }

  // Auto Layout Guide, "Constraint Inequalities". Requirement V32.
  @Test("an equality is the same as two inequalities")
  func inequalities() {
    let (equal, bounded) = (tree.addView(), tree.addView())
    tree.lay(
      equal.widthAnchor.constraint(equalToConstant: 70),
      bounded.widthAnchor.constraint(greaterThanOrEqualTo: equal.widthAnchor),
      bounded.widthAnchor.constraint(lessThanOrEqualTo: equal.widthAnchor))
    #expect(bounded.frame.width == 70)
    #expect(!bounded.widthAnchor.hasAmbiguousLayout)
  }

  // Auto Layout Guide, "Constraint Priorities". Requirement V32.
  @Test("a constraint is required by default, and priorities are between 1 and 1,000")
  func standardPriority() {
    let constraint = tree.addView().widthAnchor.constraint(equalToConstant: 5)
    #expect(constraint.priority == .required && UILayoutPriority.required.rawValue == 1000)
    #expect(UILayoutPriority.defaultHigh.rawValue == 750)
    #expect(UILayoutPriority.dragThatCanResizeScene.rawValue == 510)
    #expect(UILayoutPriority.sceneSizeStayPut.rawValue == 500)
    #expect(UILayoutPriority.dragThatCannotResizeScene.rawValue == 490)
    #expect(UILayoutPriority.defaultLow.rawValue == 250)
    #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
  }

  // Auto Layout Guide, "Constraint Priorities". Requirement V32.
  @Test("optional constraints are satisfied from the highest priority to the lowest")
  func order() {
    let view = tree.addView()
    tree.lay(
      view.widthAnchor.constraint(equalToConstant: 10).with(priority: 1),
      view.widthAnchor.constraint(equalToConstant: 20).with(priority: 999),
      view.widthAnchor.constraint(equalToConstant: 30).with(priority: 500))
    #expect(view.frame.width == 20)
  }

  // Auto Layout Guide, "Constraint Priorities". Requirement V32.
  @Test("an optional constraint that cannot be satisfied still pulls the view as near as possible")
  func influence() {
    let view = tree.addView()
    tree.lay(
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 280),
      view.widthAnchor.constraint(equalToConstant: 1000).with(priority: 250))
    #expect(view.frame.width == 280)
  }

  // Auto Layout Guide, "Auto Layout Attributes", "Interpreting Values". Requirement V32.
  @Test("leading and trailing are left and right, and exchanged from right to left")
  func directions() {
    for isReversed in [false, true] {
      let tree = ConstrainedTree()
      let view = tree.addView()
      for view in [tree.root, view] {
        view.semanticContentAttribute = isReversed ? .forceRightToLeft : .forceLeftToRight
      }
      tree.lay(
        view.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor, constant: 10),
        view.widthAnchor.constraint(equalToConstant: 50))
      #expect(view.frame.minX == (isReversed ? 260 : 10))
    }
  }

  // Auto Layout Guide, "Sample Equations": "Give a view a constant aspect ratio". Requirement V32.
  @Test("a ratio connects the height of a view with its width")
  func ratio() {
    let view = tree.addView()
    tree.lay(
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
      view.widthAnchor.constraint(equalToConstant: 30))
    #expect(view.frame.size == CGSize(width: 30, height: 60))
  }

  // Auto Layout Guide, "Setting View Constraints": margins. Requirement V32.
  @Test("margins keep content away from the edges of its superview")
  func margins() {
    let view = tree.addView()
    tree.root.directionalLayoutMargins = .init(top: 1, leading: 12, bottom: 2, trailing: 34)
    let margins = tree.root.layoutMarginsGuide
    tree.lay(
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: margins.trailingAnchor))
    #expect(view.frame.minX == 12 && view.frame.maxX == 286)
  }
}
