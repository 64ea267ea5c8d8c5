import CoreGraphics
import LaminaTesting
import Testing
import UIKit

/// Sentences of Apple's guides about content modes and stretchable views, as pixels.
@Suite("View Programming Guide: content modes", .serialized)
@MainActor struct GuideContentModeTests {
  // View Programming Guide, "Content Modes"; UIKit User Interface Catalog, "Content of Views".
  // Requirement V14.
  @Test(
    "a view that grows scales its bitmap, pins it to an edge or corner, or draws it again",
    arguments: [
      (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 20, height: 18)),
      (.scaleAspectFit, CGRect(x: 0, y: 3, width: 20, height: 12)),
      (.scaleAspectFill, CGRect(x: -5, y: 0, width: 30, height: 18)),
      (.redraw, CGRect(x: 0, y: 0, width: 20, height: 18)),
      (.center, CGRect(x: 5, y: 6, width: 10, height: 6)),
      (.top, CGRect(x: 5, y: 0, width: 10, height: 6)),
      (.bottom, CGRect(x: 5, y: 12, width: 10, height: 6)),
      (.left, CGRect(x: 0, y: 6, width: 10, height: 6)),
      (.right, CGRect(x: 10, y: 6, width: 10, height: 6)),
      (.topLeft, CGRect(x: 0, y: 0, width: 10, height: 6)),
      (.topRight, CGRect(x: 10, y: 0, width: 10, height: 6)),
      (.bottomLeft, CGRect(x: 0, y: 12, width: 10, height: 6)),
      (.bottomRight, CGRect(x: 10, y: 12, width: 10, height: 6)),
    ])
  func modes(mode: UIView.ContentMode, box: CGRect) throws {
    for change in [Change.frame, .bounds] {
      let view = ProbeView(frame: CGRect(x: 40, y: 10, width: 10, height: 6))
      view.contentMode = mode
      let screen = try OffscreenScreen.showing(view)
      switch change {
      case .frame: view.frame = CGRect(x: 40, y: 10, width: 20, height: 18)
      case .bounds: view.bounds.size = CGSize(width: 20, height: 18)
      }
      let origin = view.frame.origin
      #expect(try screen.frame().box(of: red) == box.offsetBy(dx: origin.x, dy: origin.y))
      #expect(view.drawn.count == (mode == .redraw ? 2 : 1))
    }
  }

  private enum Change { case frame, bounds }

  // View Programming Guide, "Content Modes". Requirement V14.
  @Test("a view that shrinks keeps the size of a pinned bitmap, clipped or not")
  func shrunk() throws {
    let view = ProbeView(frame: CGRect(x: 40, y: 10, width: 20, height: 20))
    view.contentMode = .topRight
    let screen = try OffscreenScreen.showing(view)
    view.frame = CGRect(x: 50, y: 10, width: 10, height: 10)
    #expect(try screen.frame().box(of: red) == CGRect(x: 40, y: 10, width: 20, height: 20))
    view.clipsToBounds = true
    #expect(try screen.frame().box(of: red) == view.frame)
    #expect(view.drawn.count == 1)
  }

  // View Programming Guide, "Content Modes". Requirement V14.
  @Test("a transform scales the bitmap with the view, whatever the mode")
  func transform() throws {
    for mode in [UIView.ContentMode.scaleToFill, .center, .topLeft, .redraw] {
      let view = ProbeView(frame: CGRect(x: 40, y: 10, width: 10, height: 6))
      view.contentMode = mode
      let screen = try OffscreenScreen.showing(view)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(try screen.frame().box(of: red) == CGRect(x: 35, y: 7, width: 20, height: 12))
      #expect(view.drawn.count == 1)
    }
  }

  // View Programming Guide, "Stretchable Views". Requirement V14.
  @Test(
    "the stretchable area absorbs the change of size, in the scaling modes only",
    arguments: [
      (UIView.ContentMode.scaleToFill, CGRect(x: 4, y: 0, width: 16, height: 12)),
      (.scaleAspectFit, CGRect(x: 4, y: 2, width: 16, height: 8)),
      (.scaleAspectFill, CGRect(x: -2, y: 0, width: 28, height: 12)),
      (.center, CGRect(x: 10, y: 4, width: 4, height: 4)),
      (.topLeft, CGRect(x: 4, y: 0, width: 4, height: 4)),
      (.bottomRight, CGRect(x: 16, y: 8, width: 4, height: 4)),
    ])
  func stretch(mode: UIView.ContentMode, box: CGRect) throws {
    let view = StripesView(frame: CGRect(x: 40, y: 10, width: 12, height: 4))
    view.contentMode = mode
    view.contentStretch = CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1)
    view.layer.magnificationFilter = .nearest
    let screen = try OffscreenScreen.showing(view)
    view.frame = CGRect(x: 40, y: 10, width: 24, height: 12)
    #expect(try screen.frame().box(of: red) == box.offsetBy(dx: 40, dy: 10))
    #expect(screen.statistics.drawRectCalls == 1)
  }
}

/// Draws three stripes, the middle one red.
@MainActor private final class StripesView: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.blue.setFill()
    UIRectFill(bounds)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 4, y: 0, width: 4, height: 4))
  }
}
