import CoreGraphics
import LaminaTesting
import Testing
import UIKit

/// Sentences of Apple's guide about constraints in code, and their changes.
@Suite("Auto Layout Guide: constraints in code", .serialized)
@MainActor struct GuideConstraintCodeTests {
  private let tree = ConstrainedTree()

  // Auto Layout Guide, "Programmatically Creating Constraints": "Layout Anchors". Requirement V32.
  @Test("anchors make constraints with the guides of the superview")
  func anchors() {
    let view = tree.addView()
    let margins = tree.root.layoutMarginsGuide
    tree.lay(
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2))
    #expect(view.frame.width == 304 && view.frame.height == 608)
  }

  // Auto Layout Guide, "NSLayoutConstraint Class". Requirement V32.
  @Test("the initializer takes attributes of margins, and says the same as anchors")
  func initializer() {
    let view = tree.addView()
    tree.lay(
      NSLayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: tree.root,
        attribute: .leadingMargin, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .trailing, relatedBy: .equal, toItem: tree.root,
        attribute: .trailingMargin, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .height, relatedBy: .equal, toItem: view, attribute: .width,
        multiplier: 2, constant: 0))
    #expect(view.frame.width == 304 && view.frame.height == 608)
  }

  // Auto Layout Guide, "Visual Format Language". Requirement V32.
  @Test("a visual format string makes several constraints at once")
  func visualFormat() {
    let view = tree.addView()
    let constraints =
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-[greenView]-|", views: ["greenView": view])
    #expect(constraints.count == 2)
    NSLayoutConstraint.activate(constraints)
    tree.root.layoutIfNeeded()
    #expect(view.frame.minX == 8 && view.frame.width == 304)
  }

  // Auto Layout Guide, "Changing Constraints". Requirements V11, V32.
  @Test("changes take effect in a later layout, not at once")
  func deferred() throws {
    let view = tree.addView()
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    tree.lay(width)
    width.constant = 20
    #expect(view.frame.width == 10)
    tree.root.layoutIfNeeded()
    #expect(view.frame.width == 20)
  }

  // Auto Layout Guide, "Changing Constraints". Requirement V32.
  @Test("activating, changing the constant or priority, and removing a view change constraints")
  func actions() {
    let (view, other) = (tree.addView(), tree.addView())
    let narrow = view.widthAnchor.constraint(equalToConstant: 10).with(priority: 500)
    let wide = view.widthAnchor.constraint(equalToConstant: 50).with(priority: 400)
    let match = view.widthAnchor.constraint(equalTo: other.widthAnchor)
    tree.lay(narrow, wide)
    #expect(view.frame.width == 10)
    wide.priority = UILayoutPriority(600)
    tree.root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    wide.isActive = false
    tree.root.layoutIfNeeded()
    #expect(view.frame.width == 10)
    tree.lay(match, other.widthAnchor.constraint(equalToConstant: 99))
    #expect(view.frame.width == 99)
    other.removeFromSuperview()
    tree.root.layoutIfNeeded()
    #expect(view.frame.width == 10 && !match.isActive)
  }

  // Auto Layout Guide, "The Deferred Layout Pass". Requirements V11, V32.
  @Test("each run-loop iteration updates the constraints of all views, and then lays out")
  func passes() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 100, height: 100))
    let view = BatchingView()
    screen.window.addSubview(view)
    try screen.render()
    view.events = []
    view.setNeedsUpdateConstraints()
    #expect(view.events.isEmpty)
    try screen.render()
    #expect(view.events.first == "update")
    view.events = []
    view.setNeedsLayout()
    try screen.render()
    #expect(view.events == ["layout"])
  }

  // Auto Layout Guide, "Batching Changes". Requirement V32.
  @Test("updateConstraints is called once for any number of requests")
  func batches() {
    let view = BatchingView()
    tree.root.addSubview(view)
    tree.root.layoutIfNeeded()
    view.events = []
    for _ in 0..<5 { view.setNeedsUpdateConstraints() }
    tree.root.layoutIfNeeded()
    #expect(view.events.filter { $0 == "update" }.count == 1)
  }

  // Auto Layout Guide, "Layout Pass" and "Custom Layouts". Requirements V11, V32.
  @Test("layoutSubviews gives subviews their places, which an override can change afterwards")
  func custom() {
    let view = BatchingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 4),
      inner.widthAnchor.constraint(equalToConstant: 10),
    ])
    view.onLayout = {
      #expect(inner.frame.minX == 4)
      inner.frame.origin.x = 50
    }
    tree.root.addSubview(view)
    tree.root.layoutIfNeeded()
    #expect(inner.frame.minX == 50 && inner.frame.width == 10)
  }
}

/// Records the passes that reach it.
private final class BatchingView: UIView {
  var events: [String] = []
  var onLayout = {}

  override func updateConstraints() {
    events.append("update")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    events.append("layout")
    onLayout()
  }
}
