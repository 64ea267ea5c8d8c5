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
}
