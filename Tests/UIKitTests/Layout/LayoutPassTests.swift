import CoreGraphics
import LaminaTesting
import Testing
import UIKit

@Suite("The layout pass", .serialized)
@MainActor struct LayoutPassTests {
  private let view = ProbeView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  @Test("a new view is laid out once, when it is first seen, one without a size too")
  func first() throws {
    let empty = ProbeView(frame: .zero)
    #expect(view.layouts == 0)
    let screen = try OffscreenScreen.showing(view, empty)
    #expect(view.layouts == 1 && empty.layouts == 1)
    try screen.frame(at: 1)
    #expect(view.layouts == 1 && empty.layouts == 1)
  }

  @Test("many invalidations make one pass")
  func once() throws {
    let screen = try OffscreenScreen.showing(view)
    for width in 1...50 {
      view.frame.size.width = CGFloat(width)
      view.setNeedsLayout()
    }
    #expect(view.layouts == 1)
    _ = try screen.frame()
    #expect(view.layouts == 2)
  }

  @Test("a new size, a subview that comes and one that goes lay a view out; moving it does not")
  func triggers() throws {
    let screen = try OffscreenScreen.showing(view)
    func layouts(after change: () -> Void) throws -> Int {
      let past = view.layouts
      change()
      _ = try screen.frame()
      return view.layouts - past
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

  @Test("a subview that changes its size lays its superview out; one that moves does not")
  func sizeOfSubview() throws {
    let (child, grandchild) = (ProbeView(frame: view.bounds), ProbeView(frame: view.bounds))
    view.addSubview(child)
    child.addSubview(grandchild)
    let screen = try OffscreenScreen.showing(view)
    func layouts(after change: () -> Void) throws -> [Int] {
      let before = [view.layouts, child.layouts, grandchild.layouts]
      change()
      _ = try screen.frame()
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

  @Test("a view that gives subviews their sizes while it is laid out is laid out once")
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
    _ = try screen.frame()
    #expect(counts() == [2, 2, 2])
  }

  @Test("superviews are laid out before subviews, which then are at the size they were given")
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

  @Test("layout comes before drawing, and a change that drawing makes is in the same frame")
  func layoutThenDisplay() throws {
    let child = ProbeView()
    view.addSubview(child)
    view.onLayout = { child.frame = CGRect(x: 0, y: 0, width: 5, height: 5) }
    let screen = try OffscreenScreen.showing(view)
    #expect(child.drawn == [CGRect(x: 0, y: 0, width: 5, height: 5)])
    #expect(screen.statistics.commits == 1)
  }

  @Test("layoutIfNeeded lays out now what needs it, from the highest view that does")
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

  @Test("subviews may come and go while their superview is laid out")
  func mutation() throws {
    let goes = ProbeView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    let comes = ProbeView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    view.addSubview(goes)
    view.onLayout = { [view] in
      goes.removeFromSuperview()
      view.addSubview(comes)
    }
    let screen = try OffscreenScreen.showing(view)
    #expect(comes.layouts == 1 && goes.layouts == 0)
    #expect(view.subviews == [comes])
    _ = screen
  }

  // Seed 000, "Being Prepared for Layout Changes"; V11.
  @Test("setNeedsLayout of the layer lays the view out, and so does a change of its sublayers")
  func layer() throws {
    let screen = try OffscreenScreen.showing(view)
    func layouts(after change: () -> Void) throws -> Int {
      let past = view.layouts
      change()
      _ = try screen.frame()
      return view.layouts - past
    }
    let sublayer = CALayer()
    #expect(try layouts { view.layer.setNeedsLayout() } == 1)
    #expect(try layouts { view.layer.addSublayer(sublayer) } == 1)
    #expect(try layouts { sublayer.removeFromSuperlayer() } == 1)
    #expect(try layouts {} == 0)
  }

  // Seed 000, "Tweaking the Layout of Your Views Manually"; V11.
  @Test("layoutSubviews may move subviews, bring layers and ask a subview to be drawn again")
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
    view.ink = .clear
    view.setNeedsDisplay()
    view.setNeedsLayout()
    let picture = try screen.frame()
    #expect(picture.box(of: green) == CGRect(x: 10, y: 10, width: 3, height: 3))
    #expect(picture.box(of: red) == CGRect(x: 6, y: 0, width: 4, height: 4))
    #expect(tile.drawn.count == 2)
  }

  @Test("a view that asks for layout each time that it is laid out does not hang the frame")
  func endless() throws {
    view.onLayout = { [view] in view.setNeedsLayout() }
    let screen = try OffscreenScreen.showing(view)
    let first = view.layouts
    _ = try screen.frame()
    #expect(first >= 1 && view.layouts > first)
  }

  @Test("a view may resize, leave or be freed while it is laid out")
  func ownChanges() throws {
    let child = ProbeView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    child.onLayout = { [child] in child.bounds.size.width = 9 }
    view.addSubview(child)
    let screen = try OffscreenScreen.showing(view)
    #expect(child.bounds.width == 9 && child.layouts == 2)
    child.onLayout = { [unowned child] in child.removeFromSuperview() }
    child.setNeedsLayout()
    _ = try screen.frame()
    #expect(child.superview == nil && view.subviews.isEmpty)
  }

  // Requirement V12.
  @Test("layout, drawing and all changes of a turn are one commit")
  func oneCommit() throws {
    let screen = try OffscreenScreen.showing(view)
    let past = screen.statistics.commits
    let children = (0..<20).map { ProbeView(frame: CGRect(x: $0, y: 0, width: 2, height: 2)) }
    for child in children {
      view.addSubview(child)
      child.setNeedsDisplay()
      child.alpha = 0.5
      child.frame.size.height = 3
    }
    _ = try screen.frame()
    #expect(screen.statistics.commits == past + 1)
    #expect(children.allSatisfy { $0.drawn.count == 1 && $0.layouts == 1 })
  }
}
