import CoreGraphics
import LaminaTesting
import Testing
import UIKit

@Suite("The view hierarchy", .serialized)
@MainActor struct HierarchyTests {
  private let parent = UIView()
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()

  private func names(_ views: [UIView]) -> String {
    views.map { $0 === a ? "a" : $0 === b ? "b" : $0 === c ? "c" : "?" }.joined()
  }

  /// Expects the order of the subviews, and the same order of their layers.
  private func expect(_ order: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(names(parent.subviews) == order, sourceLocation: sourceLocation)
    let layers = parent.layer.sublayers ?? []
    #expect(
      layers.map(ObjectIdentifier.init) == parent.subviews.map { ObjectIdentifier($0.layer) },
      sourceLocation: sourceLocation)
  }

  private func fill() {
    for view in [a, b, c] { parent.addSubview(view) }
  }

  @Test("a later subview is in front, and adding one again brings it to the front")
  func add() {
    fill()
    expect("abc")
    parent.addSubview(a)
    expect("bca")
  }

  @Test("subviews are inserted at an index, and above and below each other")
  func insert() {
    parent.addSubview(a)
    parent.insertSubview(b, at: 0)
    expect("ba")
    parent.insertSubview(c, aboveSubview: b)
    expect("bca")
    parent.insertSubview(a, belowSubview: b)
    expect("abc")
    parent.insertSubview(a, at: 99)
    expect("bca")
    parent.insertSubview(a, aboveSubview: b)
    expect("bac")
    parent.insertSubview(a, aboveSubview: a)
    expect("bac")
  }

  @Test("subviews are brought to the front, sent to the back and exchanged")
  func reorder() {
    fill()
    parent.bringSubviewToFront(a)
    expect("bca")
    parent.sendSubviewToBack(a)
    expect("abc")
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    expect("cba")
    parent.exchangeSubview(at: 1, withSubviewAt: 0)
    expect("bca")
    parent.exchangeSubview(at: 1, withSubviewAt: 1)
    expect("bca")
    let stranger = UIView()
    parent.bringSubviewToFront(stranger)
    expect("bca")
  }

  @Test("sublayers without views keep their positions between those of views")
  func sublayers() {
    fill()
    let layer = CALayer()
    parent.layer.insertSublayer(layer, above: a.layer)
    parent.exchangeSubview(at: 1, withSubviewAt: 2)
    #expect(parent.layer.sublayers?.firstIndex(of: layer) == 1)
    #expect(names(parent.subviews) == "acb")
  }

  @Test("a view has one superview: adding it elsewhere removes it from the first")
  func moves() {
    fill()
    let other = UIView()
    other.addSubview(b)
    expect("ac")
    #expect(b.superview === other && other.subviews == [b] && b.next === other)
    b.removeFromSuperview()
    #expect(b.superview == nil && other.subviews.isEmpty && other.layer.sublayers == nil)
    b.removeFromSuperview()
  }

  @Test("a view is a descendant of itself and of all its ancestors")
  func descendants() {
    parent.addSubview(a)
    a.addSubview(b)
    #expect(b.isDescendant(of: parent) && b.isDescendant(of: b))
    #expect(!parent.isDescendant(of: b) && !c.isDescendant(of: parent))
  }

  @Test("viewWithTag searches depth first, the receiver included, and never its ancestors")
  func tags() {
    fill()
    let deep = UIView()
    a.addSubview(deep)
    (deep.tag, b.tag, parent.tag) = (7, 7, 5)
    #expect(parent.viewWithTag(7) === deep)
    #expect(b.viewWithTag(7) === b)
    #expect(parent.viewWithTag(5) === parent && a.viewWithTag(5) == nil)
    #expect(c.viewWithTag(0) === c)
    #expect(parent.viewWithTag(99) == nil)
  }

  @Test("a view that is removed while it is animated is freed")
  func memory() throws {
    weak var gone: UIView?
    do {
      let screen = try OffscreenScreen.showing(parent)
      let view = ProbeView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      gone = view
      parent.addSubview(view)
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      try screen.frame(at: 0.5)
      view.removeFromSuperview()
      try screen.frame(at: 2)
    }
    #expect(gone == nil)
  }

  @Test("views are inserted next to a sibling's layer, whatever layers without views are there")
  func foreignLayers() {
    let (parent, layer) = (UIView(), CALayer())
    let (s1, s2, s3) = (UIView(), UIView(), UIView())
    parent.addSubview(s1)
    parent.layer.addSublayer(layer)
    parent.insertSubview(s2, aboveSubview: s1)
    #expect(parent.layer.sublayers == [s1.layer, s2.layer, layer])
    parent.addSubview(s3)
    #expect(parent.layer.sublayers == [s1.layer, s2.layer, layer, s3.layer])
    parent.insertSubview(s1, belowSubview: s3)
    #expect(parent.layer.sublayers == [s2.layer, layer, s1.layer, s3.layer])
    parent.insertSubview(s3, at: 1)
    #expect(parent.layer.sublayers == [s2.layer, layer, s3.layer, s1.layer])
    parent.bringSubviewToFront(s2)
    #expect(parent.layer.sublayers == [layer, s3.layer, s1.layer, s2.layer])
    parent.sendSubviewToBack(s2)
    #expect(parent.layer.sublayers == [layer, s2.layer, s3.layer, s1.layer])
    #expect(parent.subviews == [s2, s3, s1])
  }
}

@Suite("Misuse of the view hierarchy")
struct HierarchyMisuseTests {
  @Test("adding a view to itself traps")
  func addSelf() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    #expect(output(of: result).contains("Can't add self as subview"))
  }

  @Test("adding a view to its own descendant traps")
  func addAncestor() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (top, middle, bottom) = (UIView(), UIView(), UIView())
        top.addSubview(middle)
        middle.addSubview(bottom)
        bottom.insertSubview(top, at: 0)
      }
    }
    #expect(output(of: result).contains("is a part of cycle in its layer tree"))
  }

  @Test("a callback that makes a cycle traps too")
  func cycleInCallback() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (parent, child, grandchild) = (UIView(), CallbackView(), UIView())
        child.addSubview(grandchild)
        child.onWillMoveToSuperview = { _ in grandchild.addSubview(parent) }
        parent.addSubview(child)
      }
    }
    #expect(output(of: result).contains("is a part of cycle in its layer tree"))
  }

  @Test("exchanging subviews at invalid indexes traps")
  func exchange() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let parent = UIView()
        parent.addSubview(UIView())
        parent.exchangeSubview(at: 0, withSubviewAt: 1)
      }
    }
    #expect(output(of: result).contains("index 1 beyond bounds"))
  }
}
