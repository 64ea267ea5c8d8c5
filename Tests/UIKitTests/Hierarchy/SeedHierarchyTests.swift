import CoreGraphics
import LaminaTesting
import Testing
import UIKit

/// What the guides say of trees of views, sentence by sentence, where no other suite shows it.
@Suite("Trees of views as the guides tell them", .serialized)
@MainActor struct SeedHierarchyTests {
  private static func colored(_ color: UIColor, _ rect: CGRect) -> UIView {
    let view = UIView(frame: rect)
    view.backgroundColor = color
    return view
  }

  // Seed 000, "Adding and Removing Subviews"; seed 003, "View hierarchy"; V5.
  @Test("later subviews are seen in front of earlier ones, however they came to their places")
  func order() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 20, height: 20))
    let window = screen.window
    let place = CGRect(x: 0, y: 0, width: 20, height: 20)
    let (a, b, c) = (
      Self.colored(.red, place), Self.colored(.green, place), Self.colored(.blue, place)
    )
    func seen() throws -> SIMD4<UInt8> { try screen.frame().pixel(x: 10, y: 10) }
    window.addSubview(a)
    #expect(try seen() == red)
    window.addSubview(b)
    #expect(try seen() == green)
    window.insertSubview(c, at: 1)
    #expect(try seen() == green)
    window.insertSubview(c, aboveSubview: b)
    #expect(try seen() == blue)
    window.insertSubview(c, belowSubview: b)
    #expect(try seen() == green)
    window.bringSubviewToFront(a)
    #expect(try seen() == red)
    window.sendSubviewToBack(a)
    #expect(try seen() == green)
    window.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(try seen() == red)
    a.removeFromSuperview()
    #expect(try seen() == blue)
  }

  // Seed 003, "View hierarchy"; seed 004, "Background Color and Alpha"; V3, V5.
  @Test("subviews are in front of what their superview draws, and that of its background")
  func superview() throws {
    let view = ProbeView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.backgroundColor = .blue
    view.isOpaque = false
    view.addSubview(Self.colored(.green, CGRect(x: 5, y: 5, width: 4, height: 4)))
    let screen = try OffscreenScreen.showing(view)
    let picture = try screen.frame()
    #expect(picture.box(of: red) == view.frame && picture.box(of: blue).isNull)
    #expect(picture.box(of: green) == CGRect(x: 15, y: 15, width: 4, height: 4))
    view.ink = .clear
    view.setNeedsDisplay()
    #expect(try screen.frame().box(of: blue) == view.frame)
  }

  // Seed 000, "Adding and Removing Subviews"; V5, V21.
  @Test("superviews lead up to the window, which has none and is its own window")
  func navigation() throws {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.superview === outer && outer.superview == nil && inner.window == nil)
    let screen = try OffscreenScreen.showing(outer)
    var top: UIView = inner
    while let next = top.superview { top = next }
    #expect(top === screen.window && inner.window === screen.window)
    #expect(screen.window.superview == nil && screen.window.window === screen.window)
    #expect(screen.window.subviews == [outer] && outer.subviews == [inner])
    outer.removeFromSuperview()
    #expect(outer.window == nil && inner.window == nil && inner.superview === outer)
  }

  // Seed 001, "Windows"; V21.
  @Test("a window has nothing to be seen of its own")
  func window() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 20, height: 10))
    #expect(screen.window.backgroundColor == nil)
    let all = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(try screen.frame().box(of: black) == all)
    let front = UIWindow(frame: all)
    screen.window.backgroundColor = .red
    front.makeKeyAndVisible()
    #expect(try screen.frame().box(of: red) == all)
    front.addSubview(Self.colored(.green, CGRect(x: 2, y: 2, width: 3, height: 3)))
    #expect(try screen.frame().box(of: green) == CGRect(x: 2, y: 2, width: 3, height: 3))
  }

  // Seed 000, "Adding and Removing Subviews"; seed 004, "Behavior of Views"; V7.
  @Test("a clip cuts subviews of subviews too, and without it they are seen again")
  func clipping() throws {
    let view = UIView(frame: CGRect(x: 20, y: 10, width: 20, height: 10))
    let child = UIView.plain(10, 5, 30, 20)
    let grandchild = Self.colored(.green, CGRect(x: 0, y: 4, width: 2, height: 30))
    view.addSubview(child)
    child.addSubview(grandchild)
    let screen = try OffscreenScreen.showing(view)
    #expect(try screen.frame().box(of: red) == CGRect(x: 30, y: 15, width: 30, height: 20))
    #expect(try screen.frame().box(of: green) == CGRect(x: 30, y: 19, width: 2, height: 21))
    view.clipsToBounds = true
    #expect(try screen.frame().box(of: red) == CGRect(x: 30, y: 15, width: 10, height: 5))
    #expect(try screen.frame().box(of: green) == CGRect(x: 30, y: 19, width: 2, height: 1))
    view.clipsToBounds = false
    #expect(try screen.frame().box(of: red).width == 30)
  }

  // Seed 000, "Hiding Views"; seed 004, "Behavior of Views"; V8.
  @Test("a view is hidden by isHidden or by an alpha of 0, with all that is in it")
  func hiding() throws {
    let view = ProbeView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.addSubview(Self.colored(.green, CGRect(x: 30, y: 0, width: 4, height: 4)))
    let screen = try OffscreenScreen.showing(view)
    for hide in [{ view.isHidden = true }, { view.alpha = 0 }] {
      hide()
      #expect(try screen.frame().box(of: black) == CGRect(x: 0, y: 0, width: 120, height: 40))
      #expect(try screen.frame().pixel(x: 41, y: 11) == black)
      #expect(view.superview === screen.window && view.window === screen.window)
      view.isHidden = false
      view.alpha = 1
      let picture = try screen.frame()
      #expect(picture.box(of: red) == view.frame && picture.pixel(x: 41, y: 11) == green)
    }
    #expect(view.drawn.count == 1)
  }
}
