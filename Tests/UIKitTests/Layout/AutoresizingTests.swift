import CoreGraphics
import LaminaTesting
import Testing
import UIKit

/// View Programming Guide, "Handling Layout Changes Automatically Using Autoresizing Rules", table
/// 3-2. Requirement V11.
@Suite("Autoresizing", .serialized)
@MainActor struct AutoresizingTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let child = UIView(frame: CGRect(x: 20, y: 10, width: 30, height: 40))

  private func frame(
    _ mask: UIView.AutoresizingMask, at size: CGSize = CGSize(width: 200, height: 150)
  ) -> CGRect {
    parent.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    child.frame = CGRect(x: 20, y: 10, width: 30, height: 40)
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.bounds.size = size
    defer { child.autoresizingMask = [] }
    return child.frame
  }

  @Test("by default a view has no mask, and autoresizes its subviews")
  func defaults() {
    #expect(child.autoresizingMask == [] && parent.autoresizesSubviews)
    #expect(frame([]) == CGRect(x: 20, y: 10, width: 30, height: 40))
  }

  @Test("the mask has UIKit's bits")
  func bits() {
    let all: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    #expect(all.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
  }

  @Test("a single flexible part of an axis takes the whole change, and the others stay")
  func single() {
    #expect(frame(.flexibleWidth) == CGRect(x: 20, y: 10, width: 130, height: 40))
    #expect(frame(.flexibleHeight) == CGRect(x: 20, y: 10, width: 30, height: 90))
    #expect(frame(.flexibleLeftMargin) == CGRect(x: 120, y: 10, width: 30, height: 40))
    #expect(frame(.flexibleTopMargin) == CGRect(x: 20, y: 60, width: 30, height: 40))
    #expect(frame(.flexibleRightMargin) == CGRect(x: 20, y: 10, width: 30, height: 40))
    #expect(frame(.flexibleBottomMargin) == CGRect(x: 20, y: 10, width: 30, height: 40))
  }

  @Test("several flexible parts of an axis share the change in proportion")
  func several() {
    let all: UIView.AutoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    #expect(frame(all) == CGRect(x: 40, y: 10, width: 60, height: 40))
    let rect = frame([.flexibleWidth, .flexibleHeight, .flexibleTopMargin])
    #expect(rect == CGRect(x: 20, y: 20, width: 130, height: 80))
  }

  @Test("a superview whose autoresizesSubviews is false leaves its subviews alone")
  func off() {
    parent.autoresizesSubviews = false
    #expect(frame(.flexibleWidth) == CGRect(x: 20, y: 10, width: 30, height: 40))
  }

  @Test("changing the frame resizes like the bounds; moving, scrolling and rotating do not resize")
  func triggers() {
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame = CGRect(x: 9, y: 9, width: 110, height: 120)
    #expect(child.frame == CGRect(x: 20, y: 10, width: 40, height: 60))
    parent.center = .zero
    parent.bounds.origin = CGPoint(x: 5, y: 5)
    parent.transform = CGAffineTransform(rotationAngle: 1)
    #expect(child.frame == CGRect(x: 20, y: 10, width: 40, height: 60))
  }

  @Test("a resized subview resizes its own subviews, at once")
  func nested() {
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 30))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.addSubview(inner)
    #expect(frame([.flexibleWidth, .flexibleHeight]).width == 130)
    #expect(inner.frame == CGRect(x: 5, y: 5, width: 120, height: 80))
  }

  // View Programming Guide, "Tweaking the Layout of Your Views Manually".
  @Test("autoresizing comes before layoutSubviews, which may override it")
  func beforeLayout() throws {
    let view = ProbeView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    child.autoresizingMask = .flexibleWidth
    view.addSubview(child)
    let screen = try OffscreenScreen.showing(view)
    var seen = CGRect.null
    view.onLayout = { [child] in
      seen = child.frame
      child.frame.size.height = 7
    }
    view.frame.size.width = 120
    try screen.render()
    #expect(seen == CGRect(x: 20, y: 10, width: 50, height: 40))
    #expect(child.frame == CGRect(x: 20, y: 10, width: 50, height: 7))
  }

  // View Programming Guide, "Hiding Views".
  @Test("hidden views are autoresized and laid out like others")
  func hidden() throws {
    let probe = ProbeView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    probe.isHidden = true
    probe.autoresizingMask = .flexibleWidth
    parent.addSubview(probe)
    let screen = try OffscreenScreen.showing(parent)
    let previous = probe.layouts
    parent.frame.size.width = 120
    try screen.render()
    #expect(probe.frame.width == 50 && probe.layouts == previous + 1)
  }

  @Test("resizing to zero and back keeps all values finite")
  func nothing() {
    let all = UIView.AutoresizingMask(rawValue: 63)
    child.autoresizingMask = all
    parent.addSubview(child)
    for angle in [0, 0.7] {
      child.transform = CGAffineTransform(rotationAngle: angle)
      for size in [CGSize.zero, CGSize(width: 50, height: 0), CGSize(width: 1e9, height: 1e9)] {
        parent.bounds.size = size
        #expect(child.center.x.isFinite && child.center.y.isFinite)
        #expect(child.bounds.width.isFinite && child.bounds.width >= 0)
      }
    }
  }

  @Test("a rotated subview is resized as if it were not rotated")
  func rotated() {
    child.transform = CGAffineTransform(rotationAngle: .pi / 2)
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    parent.addSubview(child)
    parent.bounds.size = CGSize(width: 200, height: 150)
    #expect(child.bounds.size == CGSize(width: 130, height: 40))
    #expect(child.center == CGPoint(x: 85, y: 80))
  }

  @Test("inside an animation block, autoresized subviews animate with their superview")
  func animated() throws {
    child.autoresizingMask = .flexibleWidth
    child.backgroundColor = .red
    parent.addSubview(child)
    let screen = try OffscreenScreen.showing(parent, size: CGSize(width: 200, height: 100))
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { [parent] in parent.frame.size.width = 140 })
    try screen.render()
    let halfway = try screen.frame(at: 0.5).box(of: red)
    #expect(halfway == CGRect(x: 20, y: 10, width: 50, height: 40))
    #expect(try screen.frame(at: 1).box(of: red).width == 70)
  }

  // View Programming Guide, "Being Prepared for Layout Changes".
  @Test("when the screen is rotated or resized, views in a window that fills it follow")
  func orientation() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 120, height: 60))
    let probe = ProbeView(frame: screen.window.bounds)
    probe.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.window.addSubview(probe)
    try screen.render()
    screen.screen.configure(size: CGSize(width: 60, height: 120), scale: 1, serial: nil)
    try screen.render()
    #expect(probe.frame == CGRect(x: 0, y: 0, width: 60, height: 120) && probe.layouts == 2)
  }

  @Test("subviews may be added and removed while they are autoresized")
  func mutation() {
    final class Leaver: UIView {
      override var frame: CGRect { didSet { removeFromSuperview() } }
    }
    for _ in 0..<3 {
      let view = Leaver(frame: child.frame)
      view.autoresizingMask = .flexibleWidth
      parent.addSubview(view)
    }
    child.autoresizingMask = .flexibleWidth
    parent.addSubview(child)
    parent.frame.size.width = 120
    #expect(parent.subviews == [child] && child.frame.width == 50)
  }
}
