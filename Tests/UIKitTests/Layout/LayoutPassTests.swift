import CoreGraphics
import LaminaTesting
import Testing
import UIKit

@Suite("The layout pass", .serialized)
@MainActor struct LayoutPassTests {
  private let view = ProbeView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  @Test("a new view is laid out once, when it is first shown, even without a size")
  func first() throws {
    let empty = ProbeView(frame: .zero)
    #expect(view.layouts == 0)
    let screen = try OffscreenScreen.showing(view, empty)
    #expect(view.layouts == 1 && empty.layouts == 1)
    try screen.frame(at: 1)
    #expect(view.layouts == 1 && empty.layouts == 1)
  }

  @Test("many invalidations make one layout pass")
  func once() throws {
    let screen = try OffscreenScreen.showing(view)
    for width in 1...50 {
      view.frame.size.width = CGFloat(width)
      view.setNeedsLayout()
    }
    #expect(view.layouts == 1)
    try screen.render()
    #expect(view.layouts == 2)
  }

  @Test("resizing, adding and removing subviews lay a view out; moving it does not")
  func triggers() throws {
    let screen = try OffscreenScreen.showing(view)
    func layouts(after change: () -> Void) throws -> Int {
      let previous = view.layouts
      change()
      try screen.render()
      return view.layouts - previous
    }
    let child = UIView()
    #expect(try layouts { view.bounds.size.width = 30 } == 1)
    #expect(try layouts { view.frame.size.height = 30 } == 1)
    #expect(try layouts { view.addSubview(child) } == 1)
    #expect(try layouts { child.removeFromSuperview() } == 1)
    #expect(try layouts { view.center.x += 5 } == 0)
    #expect(try layouts { view.alpha = 0.5 } == 0)
    #expect(try layouts { view.transform = CGAffineTransform(rotationAngle: 1) } == 0)
    #expect(try layouts { view.bounds.size = view.bounds.size } == 0)
  }

  @Test("resizing a subview lays its superview out; moving it does not")
  func sizeOfSubview() throws {
    let (child, grandchild) = (ProbeView(frame: view.bounds), ProbeView(frame: view.bounds))
    view.addSubview(child)
    child.addSubview(grandchild)
    let screen = try OffscreenScreen.showing(view)
    func layouts(after change: () -> Void) throws -> [Int] {
      let before = [view.layouts, child.layouts, grandchild.layouts]
      change()
      try screen.render()
      return zip([view.layouts, child.layouts, grandchild.layouts], before).map { $0 - $1 }
    }
    #expect(try layouts { child.bounds.size.width = 30 } == [1, 1, 0])
    #expect(try layouts { child.frame.size.height = 30 } == [1, 1, 0])
    #expect(try layouts { grandchild.frame.size.height = 30 } == [0, 1, 1])
    #expect(try layouts { child.center.x += 1 } == [0, 0, 0])
    #expect(try layouts { child.frame.origin.x += 1 } == [0, 0, 0])
    #expect(try layouts { child.transform = CGAffineTransform(scaleX: 2, y: 2) } == [0, 0, 0])
    #expect(try layouts { child.bounds.origin.x += 1 } == [0, 0, 0])
  }

  @Test("a view that sizes its subviews during its layout is laid out once")
  func sizesInLayout() throws {
    let (child, grandchild) = (ProbeView(), ProbeView())
    view.addSubview(child)
    child.addSubview(grandchild)
    var width: CGFloat = 5
    view.onLayout = { child.frame.size = CGSize(width: width, height: 5) }
    child.onLayout = { [view] in
      grandchild.frame.size = child.bounds.size
      view.bounds.origin.x += 0
    }
    let screen = try OffscreenScreen.showing(view)
    func counts() -> [Int] { [view.layouts, child.layouts, grandchild.layouts] }
    #expect(counts() == [1, 1, 1])
    width = 7
    view.setNeedsLayout()
    try screen.render()
    #expect(counts() == [2, 2, 2])
  }

  @Test("superviews are laid out before their subviews, which then have their new sizes")
  func order() throws {
    let (middle, inner) = (ProbeView(), ProbeView())
    var order: [String] = []
    view.addSubview(middle)
    middle.addSubview(inner)
    view.onLayout = {
      order.append("outer")
      middle.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    }
    middle.onLayout = {
      order.append("middle")
      inner.frame = middle.bounds
    }
    inner.onLayout = { order.append("inner \(Int(inner.bounds.width))") }
    let screen = try OffscreenScreen.showing(view)
    #expect(order == ["outer", "middle", "inner 10"])
    _ = screen
  }

  @Test("layout comes before drawing, and its changes are in the same frame")
  func layoutThenDisplay() throws {
    let child = ProbeView()
    view.addSubview(child)
    view.onLayout = { child.frame = CGRect(x: 0, y: 0, width: 5, height: 5) }
    let screen = try OffscreenScreen.showing(view)
    #expect(child.drawn == [CGRect(x: 0, y: 0, width: 5, height: 5)])
    #expect(screen.statistics.commits == 1)
  }

  @Test("layoutIfNeeded lays out at once, from the topmost view that needs it")
  func now() throws {
    let child = ProbeView()
    view.addSubview(child)
    let screen = try OffscreenScreen.showing(view)
    view.setNeedsLayout()
    child.layoutIfNeeded()
    #expect(view.layouts == 2 && child.layouts == 1)
    child.layoutIfNeeded()
    #expect(view.layouts == 2)
    _ = screen
  }

  @Test("subviews may be added and removed during their superview's layout")
  func mutation() throws {
    let removed = ProbeView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    let added = ProbeView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    view.addSubview(removed)
    view.onLayout = { [view] in
      removed.removeFromSuperview()
      view.addSubview(added)
    }
    let screen = try OffscreenScreen.showing(view)
    #expect(added.layouts == 1 && removed.layouts == 0)
    #expect(view.subviews == [added])
    _ = screen
  }

  // View Programming Guide, "Being Prepared for Layout Changes". Requirement V11.
  @Test("setNeedsLayout of the layer lays the view out, and so does changing its sublayers")
  func layer() throws {
    let screen = try OffscreenScreen.showing(view)
    func layouts(after change: () -> Void) throws -> Int {
      let previous = view.layouts
      change()
      try screen.render()
      return view.layouts - previous
    }
    let sublayer = CALayer()
    #expect(try layouts { view.layer.setNeedsLayout() } == 1)
    #expect(try layouts { view.layer.addSublayer(sublayer) } == 1)
    #expect(try layouts { sublayer.removeFromSuperlayer() } == 1)
    #expect(try layouts {} == 0)
  }

  // View Programming Guide, "Tweaking the Layout of Your Views Manually". Requirement V11.
  @Test("layoutSubviews may move subviews, add layers and redraw a subview")
  func manual() throws {
    let tile = ProbeView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.addSubview(tile)
    let screen = try OffscreenScreen.showing(view)
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 3, height: 3)
    layer.backgroundColor = UIColor.green.cgColor
    view.onLayout = { [view] in
      tile.frame.origin = CGPoint(x: 6, y: 0)
      tile.setNeedsDisplay()
      if layer.superlayer == nil { view.layer.addSublayer(layer) }
    }
    view.fillColor = .clear
    view.setNeedsDisplay()
    view.setNeedsLayout()
    let image = try screen.frame()
    #expect(image.box(of: green) == CGRect(x: 10, y: 10, width: 3, height: 3))
    #expect(image.box(of: red) == CGRect(x: 6, y: 0, width: 4, height: 4))
    #expect(tile.drawn.count == 2)
  }

  @Test("a view that calls setNeedsLayout in each layout does not hang the frame")
  func endless() throws {
    view.onLayout = { [view] in view.setNeedsLayout() }
    let screen = try OffscreenScreen.showing(view)
    let first = view.layouts
    try screen.render()
    #expect(first >= 1 && view.layouts > first)
  }

  @Test("a view may resize, leave or be freed during its layout")
  func changesInLayout() throws {
    let child = ProbeView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    child.onLayout = { [child] in child.bounds.size.width = 9 }
    view.addSubview(child)
    let screen = try OffscreenScreen.showing(view)
    #expect(child.bounds.width == 9 && child.layouts == 2)
    child.onLayout = { [unowned child] in child.removeFromSuperview() }
    child.setNeedsLayout()
    try screen.render()
    #expect(child.superview == nil && view.subviews.isEmpty)
  }

  // Requirement V12.
  @Test("layout, drawing and all changes of a run-loop iteration are one commit")
  func oneCommit() throws {
    let screen = try OffscreenScreen.showing(view)
    let previous = screen.statistics.commits
    let children = (0..<20).map { ProbeView(frame: CGRect(x: $0, y: 0, width: 2, height: 2)) }
    for child in children {
      view.addSubview(child)
      child.setNeedsDisplay()
      child.alpha = 0.5
      child.frame.size.height = 3
    }
    try screen.render()
    #expect(screen.statistics.commits == previous + 1)
    #expect(children.allSatisfy { $0.drawn.count == 1 && $0.layouts == 1 })
  }
}
