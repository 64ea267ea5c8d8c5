import CoreGraphics
import Testing
import UIKit

/// Sentences of Apple's catalog of views about the constraints that its menus "pin" and "align" make.
@Suite("UIKit User Interface Catalog: using Auto Layout with views", .serialized)
@MainActor struct GuideConstraintMenuTests {
  private let tree = ConstrainedTree()

  // UIKit User Interface Catalog, "Using Auto Layout with Views". Requirement V32.
  @Test("constraints are for interface elements such as views and controls")
  func elements() {
    for element in [UIView(), UILabel(), UIImageView(), UIButton(), UISlider(), UIScrollView()] {
      let element = tree.addView(element)
      tree.lay(
        element.leftAnchor.constraint(equalTo: tree.root.leftAnchor, constant: 11),
        element.topAnchor.constraint(equalTo: tree.root.topAnchor, constant: 7),
        element.widthAnchor.constraint(equalToConstant: 90),
        element.heightAnchor.constraint(equalToConstant: 34))
      let rect = element.alignmentRect(forFrame: element.frame)
      #expect(rect == CGRect(x: 11, y: 7, width: 90, height: 34))
    }
  }

  // UIKit User Interface Catalog, "Using Auto Layout with Views". Requirement V32.
  @Test("a constraint is a relationship, which still holds when one of its elements moves")
  func relationships() {
    let (first, second) = (tree.addView(), tree.addView())
    let place = first.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor, constant: 5)
    tree.lay(
      place, first.widthAnchor.constraint(equalToConstant: 40),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8))
    #expect(second.frame.minX == 53)
    place.constant = 100
    tree.lay()
    #expect(second.frame.minX == 148)
  }

  // UIKit User Interface Catalog, "Using Auto Layout with Views". Requirement V32.
  @Test("a constraint applies to one element, or defines a relationship between two")
  func items() {
    let (first, second) = (tree.addView(), tree.addView())
    let width = first.widthAnchor.constraint(equalToConstant: 40)
    let spacing = second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8)
    tree.lay(width, spacing)
    #expect(width.secondItem == nil && first.constraints == [width])
    #expect(spacing.secondItem === first && tree.root.constraints == [spacing])
  }

  // MARK: The menu "pin"

  // UIKit User Interface Catalog, "Using Auto Layout with Views": dimensions. Requirement V32.
  @Test("the width or the height of a single element is set")
  func dimensions() {
    let (wide, high) = (tree.addView(NaturalView()), tree.addView(NaturalView()))
    tree.lay(
      wide.widthAnchor.constraint(equalToConstant: 123),
      high.heightAnchor.constraint(equalToConstant: 45))
    #expect(wide.frame.size == CGSize(width: 123, height: 20))
    #expect(high.frame.size == CGSize(width: 60, height: 45))
  }

  // UIKit User Interface Catalog, "Using Auto Layout with Views": spacing. Requirement V32.
  @Test("the horizontal or vertical spacing between two elements is set")
  func spacing() {
    let (first, beside, below) = (
      tree.addView(NaturalView()), tree.addView(NaturalView()), tree.addView(NaturalView())
    )
    tree.lay(
      first.leftAnchor.constraint(equalTo: tree.root.leftAnchor),
      first.topAnchor.constraint(equalTo: tree.root.topAnchor),
      beside.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 12),
      below.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 9))
    #expect(beside.frame.minX - first.frame.maxX == 12)
    #expect(below.frame.minY - first.frame.maxY == 9)
  }

  // UIKit User Interface Catalog, "Using Auto Layout with Views": space to superview. Requirement V32.
  @Test("the spacing of several elements to each side of their container is set")
  func container() {
    let views = [tree.addView(), tree.addView()]
    for view in views {
      tree.lay(
        view.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor, constant: 10),
        tree.root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 20),
        view.topAnchor.constraint(equalTo: tree.root.topAnchor, constant: 30),
        tree.root.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 40))
    }
    #expect(
      views.map(\.frame)
        == Array(repeating: CGRect(x: 10, y: 30, width: 290, height: 410), count: 2))
  }

  // UIKit User Interface Catalog, "Using Auto Layout with Views": space to superview. Requirement V32.
  @Test("leading and trailing are left and right, and flip in a right-to-left environment")
  func directions() {
    let view = tree.addView()
    tree.lay(
      view.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: tree.root.trailingAnchor, constant: -30))
    #expect(view.frame.minX == 10 && view.frame.maxX == 290)
    for view in [tree.root, view] { view.semanticContentAttribute = .forceRightToLeft }
    tree.lay()
    #expect(view.frame.minX == 30 && view.frame.maxX == 310)
  }

  // UIKit User Interface Catalog, "Using Auto Layout with Views": equally. Requirement V32.
  @Test("the widths or heights of two or more elements are equal")
  func equality() {
    let views = (0..<3).map { _ in tree.addView(NaturalView()) }
    for view in views.dropFirst() {
      tree.lay(
        view.widthAnchor.constraint(equalTo: views[0].widthAnchor),
        view.heightAnchor.constraint(equalTo: views[0].heightAnchor))
    }
    tree.lay(
      views[2].widthAnchor.constraint(equalToConstant: 77),
      views[1].heightAnchor.constraint(equalToConstant: 33))
    #expect(views.map(\.frame.size) == Array(repeating: CGSize(width: 77, height: 33), count: 3))
  }

  // UIKit User Interface Catalog, "Using Auto Layout with Views": "Relation". Requirement V32.
  @Test(
    "the constant of each kind but equal sizes is equal, a lower or an upper limit",
    arguments: [NSLayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual],
    [NSLayoutConstraint.Attribute.width, .height, .left, .right, .top, .bottom])
  func relations(relation: NSLayoutConstraint.Relation, attribute: NSLayoutConstraint.Attribute) {
    let other = tree.addView()
    tree.lay(
      other.leftAnchor.constraint(equalTo: tree.root.leftAnchor, constant: 100),
      other.topAnchor.constraint(equalTo: tree.root.topAnchor, constant: 100),
      other.widthAnchor.constraint(equalToConstant: 50),
      other.heightAnchor.constraint(equalToConstant: 50))
    let isSize = attribute == .width || attribute == .height
    let view = tree.addView()
    /// Returns the distance that the layout finds where something weaker wants another one.
    func distance(wish: CGFloat) -> CGFloat {
      func constraint(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat)
        -> NSLayoutConstraint
      {
        NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: relation, toItem: isSize ? nil : other,
          attribute: isSize ? .notAnAttribute : attribute, multiplier: 1, constant: constant)
      }
      let constraints = [constraint(relation, 24), constraint(.equal, wish).with(priority: 1)]
      NSLayoutConstraint.activate(constraints)
      tree.lay()
      NSLayoutConstraint.deactivate(constraints)
      return switch attribute {
      case .width: view.frame.width
      case .height: view.frame.height
      case .left: view.frame.minX - other.frame.minX
      case .right: view.frame.maxX - other.frame.maxX
      case .top: view.frame.minY - other.frame.minY
      default: view.frame.maxY - other.frame.maxY
      }
    }
    #expect(distance(wish: 10) == (relation == .lessThanOrEqual ? 10 : 24))
    #expect(distance(wish: 40) == (relation == .greaterThanOrEqual ? 40 : 24))
  }

  // MARK: The menu "align"

  // UIKit User Interface Catalog, "Using Auto Layout with Views": edges. Requirement V32.
  @Test("the left, right, top or bottom edges of several elements are aligned")
  func edges() {
    let views = (0..<3).map { _ in tree.addView(NaturalView()) }
    tree.lay(views[0].widthAnchor.constraint(equalToConstant: 100))
    let edges: [(NSLayoutConstraint.Attribute, (CGRect) -> CGFloat)] = [
      (.left, \.minX), (.right, \.maxX), (.top, \.minY), (.bottom, \.maxY),
    ]
    for (attribute, edge) in edges {
      let constraints = align(views, attribute, at: 150)
      tree.lay()
      #expect(views.map { edge($0.frame) } == [150, 150, 150])
      NSLayoutConstraint.deactivate(constraints)
    }
  }

  // UIKit User Interface Catalog, "Using Auto Layout with Views": centers. Requirement V32.
  @Test("the horizontal or vertical centers of several elements are aligned")
  func centers() {
    let views = (0..<3).map { _ in tree.addView(NaturalView()) }
    tree.lay(
      views[0].widthAnchor.constraint(equalToConstant: 100),
      views[0].heightAnchor.constraint(equalToConstant: 50))
    let constraints = align(views, .centerX, at: 150) + align(views, .centerY, at: 120)
    tree.lay()
    #expect(views.map(\.frame.midX) == [150, 150, 150])
    #expect(views.map(\.frame.midY) == [120, 120, 120])
    #expect(constraints.allSatisfy { $0.isActive })
  }

  // UIKit User Interface Catalog, "Using Auto Layout with Views": baselines. Requirement V32.
  @Test("bottom baselines are aligned, which are not the bottom edges")
  func baselines() {
    let (small, large) = (UILabel(), UILabel())
    (small.text, large.text) = ("Small", "Large")
    (small.font, large.font) = (.systemFont(ofSize: 12), .systemFont(ofSize: 40))
    _ = (tree.addView(small), tree.addView(large))
    tree.lay(
      large.topAnchor.constraint(equalTo: tree.root.topAnchor),
      small.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor))
    #expect(small.frame.maxY < large.frame.maxY - 3)
    let baselines = [small, large].map { $0.frame.maxY + $0.font.descender }
    #expect(abs(baselines[0] - baselines[1]) <= 1)
  }

  // UIKit User Interface Catalog, "Using Auto Layout with Views": baselines. Requirement V32.
  @Test("an element without text has its bottom in place of a baseline")
  func undefinedBaselines() {
    let (view, other) = (tree.addView(NaturalView()), tree.addView(NaturalView()))
    tree.lay(
      view.topAnchor.constraint(equalTo: tree.root.topAnchor, constant: 50),
      other.bottomAnchor.constraint(equalTo: view.lastBaselineAnchor))
    #expect(other.frame.maxY == view.frame.maxY)
  }

  // UIKit User Interface Catalog, "Using Auto Layout with Views": center in container. Requirement V32.
  @Test("the horizontal or vertical center of elements is aligned with that of their container")
  func centerInContainer() {
    let views = [tree.addView(NaturalView()), tree.addView(NaturalView())]
    for view in views {
      tree.lay(
        view.centerXAnchor.constraint(equalTo: tree.root.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: tree.root.centerYAnchor))
    }
    #expect(views.allSatisfy { $0.frame == CGRect(x: 130, y: 230, width: 60, height: 20) })
  }

  /// Aligns an attribute of the first view at a position in the superview, and of the others with it.
  private func align(
    _ views: [UIView], _ attribute: NSLayoutConstraint.Attribute, at position: CGFloat
  ) -> [NSLayoutConstraint] {
    let isHorizontal = [.left, .right, .centerX].contains(attribute)
    let constraints = views.enumerated().map { index, view in
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal,
        toItem: index == 0 ? tree.root : views[0],
        attribute: index > 0 ? attribute : isHorizontal ? .left : .top, multiplier: 1,
        constant: index == 0 ? position : 0)
    }
    NSLayoutConstraint.activate(constraints)
    return constraints
  }
}
