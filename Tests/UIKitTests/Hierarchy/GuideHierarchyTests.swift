import CoreGraphics
import LaminaTesting
import Testing
import UIKit

/// Sentences of Apple's guides about the view hierarchy that no other suite tests.
@Suite("View Programming Guide: the view hierarchy", .serialized)
@MainActor struct GuideHierarchyTests {
  private static func colored(_ color: UIColor, _ rect: CGRect) -> UIView {
    let view = UIView(frame: rect)
    view.backgroundColor = color
    return view
  }

  // View Programming Guide, "Adding and Removing Subviews"; iOS course, "View hierarchy".
  // Requirement V5.
  @Test("later subviews are in front of earlier ones, however they were inserted")
  func order() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 20, height: 20))
    let window = screen.window
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    let (a, b, c) = (
      Self.colored(.red, rect), Self.colored(.green, rect), Self.colored(.blue, rect)
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

  // iOS course, "View hierarchy"; UIKit User Interface Catalog, "Background Color and Alpha".
  // Requirements V3, V5.
  @Test("subviews are in front of their superview's drawing, which is in front of its background")
  func superview() throws {
    let view = ProbeView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.backgroundColor = .blue
    view.isOpaque = false
    view.addSubview(Self.colored(.green, CGRect(x: 5, y: 5, width: 4, height: 4)))
    let screen = try OffscreenScreen.showing(view)
    let image = try screen.frame()
    #expect(image.box(of: red) == view.frame && image.box(of: blue).isNull)
    #expect(image.box(of: green) == CGRect(x: 15, y: 15, width: 4, height: 4))
    view.fillColor = .clear
    view.setNeedsDisplay()
    #expect(try screen.frame().box(of: blue) == view.frame)
  }

  // View Programming Guide, "Adding and Removing Subviews". Requirements V5, V21.
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

  // View Programming Guide, "Windows". Requirement V21.
  @Test("a window draws nothing by itself")
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

  // View Programming Guide, "Adding and Removing Subviews"; UIKit User Interface Catalog, "Behavior
  // of Views". Requirement V7.
  @Test("clipping also clips nested subviews, and disabling it shows them again")
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

  // View Programming Guide, "Hiding Views"; UIKit User Interface Catalog, "Behavior of Views".
  // Requirement V8.
  @Test("isHidden or an alpha of 0 hides a view with all its subviews")
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
      let image = try screen.frame()
      #expect(image.box(of: red) == view.frame && image.pixel(x: 41, y: 11) == green)
    }
    #expect(view.drawn.count == 1)
  }
}
