import CoreGraphics
import Foundation
import LaminaTesting
import QuartzCore
import TestSupport
import Testing
import UIKit

// V20
@Suite("Masks of views", .serialized)
@MainActor struct ViewMaskTests {
  private func view(_ frame: CGRect, _ color: UIColor? = .black) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    return view
  }

  private let box = CGRect(x: 10, y: 10, width: 30, height: 20)

  @Test("a mask has no superview and no window, and its layer is the layer's mask")
  func place() throws {
    let (view, mask) = (view(box, .red), view(CGRect(x: 5, y: 5, width: 10, height: 10)))
    let screen = try OffscreenScreen.showing(view)
    #expect(view.mask == nil)
    view.mask = mask
    #expect(view.mask === mask && view.layer.mask === mask.layer && view.subviews.isEmpty)
    #expect(mask.superview == nil && mask.window == nil && mask.next == nil)
    #expect(try screen.frame().box(of: red) == CGRect(x: 15, y: 15, width: 10, height: 10))
    view.mask = nil
    #expect(view.mask == nil && view.layer.mask == nil)
    #expect(try screen.frame().box(of: red) == box)
  }

  @Test("a subview becomes a mask, a mask moves to another view, and becomes a subview")
  func moving() {
    let (first, second, mask) = (UIView(), UIView(), UIView())
    first.addSubview(mask)
    first.mask = mask
    #expect(first.subviews.isEmpty && mask.superview == nil && first.mask === mask)
    second.mask = mask
    #expect(first.mask == nil && first.layer.mask == nil && second.mask === mask)
    second.addSubview(mask)
    #expect(second.mask == nil && second.subviews == [mask] && mask.superview === second)
    second.mask = mask
    #expect(second.mask === mask && second.subviews.isEmpty)
    second.layer.mask = CALayer()
    #expect(second.mask == nil)
  }

  @Test("the view retains its mask, and frees it")
  func lifetime() {
    weak var mask: UIView?
    do {
      let view = UIView()
      view.mask = UIView()
      mask = view.mask
      #expect(mask != nil)
      view.mask = nil
      #expect(mask == nil)
      view.mask = UIView()
      mask = view.mask
      UIView().addSubview(view)
    }
    #expect(mask == nil)
  }

  @Test("10,000 masks of masks are shown and freed")
  func deep() throws {
    weak var last: UIView?
    do {
      let screen = try OffscreenScreen(size: CGSize(width: 10, height: 10))
      let views = (0..<10_000).map { _ in UIView() }
      for (outer, inner) in zip(views, views.dropFirst()).reversed() { outer.mask = inner }
      last = views.last
      screen.window.addSubview(views[0])
      CATransaction.flush()
      #expect(views[9_999].layer.context === views[0].layer.context)
      views[0].removeFromSuperview()
    }
    #expect(last == nil)
  }

  private final class CountingView: UIView {
    var (layouts, drawings) = (0, 0)

    override func layoutSubviews() { layouts += 1 }

    override func draw(_ rect: CGRect) {
      drawings += 1
      UIRectFill(rect)
    }
  }

  @Test("a mask is laid out, drawn and scaled like a view in the window")
  func updates() throws {
    let (view, mask) = (
      view(box, .red), CountingView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    )
    mask.contentScaleFactor = 1
    view.mask = mask
    let screen = try OffscreenScreen.showing(view, scale: 2)
    #expect(mask.layouts == 1 && mask.drawings == 1)
    mask.setNeedsLayout()
    mask.setNeedsDisplay()
    try screen.render()
    #expect(mask.layouts == 2 && mask.drawings == 2)
    let other = UIView()
    other.layer.contentsScale = 1
    view.mask = other
    #expect(other.contentScaleFactor == 2)
  }

  @Test("hit testing ignores the mask")
  func hitTest() throws {
    let view = view(box, .red)
    view.mask = self.view(.zero)
    let screen = try OffscreenScreen.showing(view)
    #expect(screen.window.hitTest(CGPoint(x: 20, y: 20), with: nil) === view)
  }

  @Test("points are converted between a mask and other views")
  func conversion() throws {
    let (view, mask) = (view(box, .red), view(CGRect(x: 5, y: 6, width: 10, height: 10)))
    let inner = self.view(CGRect(x: 1, y: 1, width: 2, height: 2))
    mask.addSubview(inner)
    view.mask = mask
    #expect(inner.convert(CGPoint.zero, to: view) == CGPoint(x: 6, y: 7))
    let screen = try OffscreenScreen.showing(view)
    #expect(mask.convert(CGPoint.zero, to: screen.window) == CGPoint(x: 15, y: 16))
    #expect(mask.convert(CGPoint(x: 15, y: 16), from: nil) == .zero)
  }

  @Test("an animation block moves a mask")
  func animation() throws {
    let (view, mask) = (view(box, .red), view(CGRect(x: 0, y: 0, width: 10, height: 20)))
    view.mask = mask
    let screen = try OffscreenScreen.showing(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { mask.frame.origin.x = 20 }
    try screen.render()
    let half = try screen.frame(at: 0.5)
    #expect(half.box(of: red) == CGRect(x: 20, y: 10, width: 10, height: 20))
    let end = try screen.frame(at: 2)
    #expect(end.box(of: red) == CGRect(x: 30, y: 10, width: 10, height: 20))
  }

  @Test("an animation block changes the input of a filter")
  func filterInput() throws {
    let view = view(box, .red)
    let filter = CAFilter(type: kCAFilterColorBrightness)
    view.layer.filters = [filter]
    let screen = try OffscreenScreen.showing(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.layer.setValue(1, forKeyPath: "filters.colorBrightness.inputAmount")
    }
    try screen.render()
    let pixel = try screen.frame(at: 0.5).pixel(x: 20, y: 20)
    #expect(pixel.x == 255 && abs(Int(pixel.y) - 128) <= 2 && abs(Int(pixel.z) - 128) <= 2)
    #expect(try screen.frame(at: 2).pixel(x: 20, y: 20) == SIMD4(255, 255, 255, 255))
  }

  @Test("an archive contains the mask of a view, or that of its layer")
  func archive() throws {
    func copy(_ view: UIView) throws -> UIView? {
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: view, requiringSecureCoding: false)
      return try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UIView
    }
    let view = UIView()
    view.mask = self.view(box)
    view.mask?.tag = 5
    let masked = try copy(view)
    #expect(masked?.mask?.tag == 5 && masked?.mask?.frame == box)
    #expect(masked?.mask?.superview == nil && masked?.subviews.isEmpty == true)
    view.layer.mask = CALayer()
    view.layer.mask?.name = "mask"
    let layered = try copy(view)
    #expect(layered?.mask == nil && layered?.layer.mask?.name == "mask")
  }

  @Test("snapshots and PDF pages are masked, and masked text stays text")
  func pictures() throws {
    let view = view(CGRect(x: 0, y: 0, width: 80, height: 40), .red)
    let label = UILabel(frame: view.bounds)
    label.text = "masked"
    view.addSubview(label)
    view.mask = self.view(CGRect(x: 0, y: 0, width: 80, height: 30))
    view.contentScaleFactor = 1
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    let contents = try #require(snapshot.layer.contents)
    let image = contents as? CGImage
    #expect(image?.pixel(x: 70, y: 5) == red && image?.pixel(x: 70, y: 35) == .zero)
    let data = UIGraphicsPDFRenderer(bounds: view.bounds).pdfData { context in
      context.beginPage()
      MainActor.assumeIsolated { view.layer.render(in: context.cgContext) }
    }
    let file = try PDFReader(data)
    #expect(try file.text().contains("masked") && file.images().isEmpty)
    let page = try ImageDecoder.image(from: file.renderPage())
    #expect(page.pixel(x: 70, y: 5) == red)
    #expect(page.pixel(x: 70, y: 35) == SIMD4(255, 255, 255, 255))
  }

  @Test("a view that masks itself or a descendant traps")
  func cycle() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.mask = outer
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("is a part of cycle in its layer tree"), "\(output)")
  }
}
