import CoreGraphics
import LaminaTesting
import QuartzCore
import TestSupport
import Testing
import UIKit

@Suite("Rendering layers into contexts", .serialized)
@MainActor struct LayerRenderingTests {
  private let size = CGSize(width: 240, height: 160)

  /// Returns a view with backgrounds, borders, corners, clips, all kinds of contents, groups,
  /// transforms and drawing.
  private func scene(scale: CGFloat) -> UIView {
    let root = UIView(frame: CGRect(origin: .zero, size: size))
    root.backgroundColor = UIColor(red: 0.9, green: 0.95, blue: 1, alpha: 1)
    for view in [faded(), rotated(), drawn(), positioned(.bottomRight), sliced(), hidden()] {
      root.addSubview(view)
    }
    for view in root.subviews + root.subviews.flatMap(\.subviews) {
      view.contentScaleFactor = scale
    }
    return root
  }

  private func faded() -> UIView {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 50))
    view.backgroundColor = .red
    view.alpha = 0.6
    view.clipsToBounds = true
    (view.layer.cornerRadius, view.layer.borderWidth) = (14, 4)
    view.layer.borderColor = UIColor.blue.cgColor
    let inner = UIView(frame: CGRect(x: 30, y: 25, width: 60, height: 50))
    inner.backgroundColor = .yellow
    view.addSubview(inner)
    return view
  }

  private func rotated() -> UIView {
    let view = UIView(frame: CGRect(x: 90, y: 15, width: 50, height: 36))
    view.backgroundColor = .green
    view.layer.cornerRadius = 8
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    view.transform = CGAffineTransform(rotationAngle: 0.3)
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 12))
    inner.backgroundColor = .magenta
    inner.layer.zPosition = -1
    view.addSubview(inner)
    return view
  }

  private func drawn() -> UIView {
    DrawingView(frame: CGRect(x: 20, y: 80, width: 100, height: 60))
  }

  private var contentsImage: CGImage? {
    UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image { context in
      UIColor.orange.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 12, height: 8))
      UIColor.purple.setFill()
      context.fill(CGRect(x: 4, y: 2, width: 4, height: 4))
    }.cgImage
  }

  private func positioned(_ gravity: CALayerContentsGravity) -> UIView {
    let view = UIView(frame: CGRect(x: 160, y: 10, width: 60, height: 50))
    view.backgroundColor = .cyan
    view.layer.contents = contentsImage
    view.layer.contentsGravity = gravity
    view.layer.contentsRect = CGRect(x: 0.25, y: 0, width: 0.75, height: 1)
    return view
  }

  private func sliced() -> UIView {
    let view = UIView(frame: CGRect(x: 150, y: 80, width: 70, height: 60))
    view.layer.contents = contentsImage
    view.layer.magnificationFilter = .nearest
    view.layer.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
    return view
  }

  private func hidden() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.backgroundColor = .black
    view.isHidden = true
    return view
  }

  private func shown(_ view: UIView, scale: CGFloat) throws -> CGImage {
    let screen = try OffscreenScreen(size: size, scale: scale)
    screen.window.addSubview(view)
    return try screen.frame()
  }

  @Test("render(in:) draws what the compositor shows", arguments: [1, 1.5, 2] as [CGFloat])
  func compositor(scale: CGFloat) throws {
    let view = scene(scale: scale)
    let expected = try shown(view, scale: scale)
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let image = UIGraphicsImageRenderer(size: size, format: format).image {
      view.layer.render(in: $0.cgContext)
    }
    let comparison = ImageComparison(try #require(image.cgImage), expected)
    #expect(comparison.meanDifference < 0.5 && comparison.sizesMatch)
  }

  @Test("a PDF page shows the same, and text stays text", arguments: [1, 2])
  func page(scale: Int) throws {
    let view = scene(scale: CGFloat(scale))
    let expected = try shown(view, scale: CGFloat(scale))
    let data = UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: size)).pdfData { context in
      context.beginPage()
      MainActor.assumeIsolated { view.layer.render(in: context.cgContext) }
    }
    let file = try PDFReader(data)
    let page = try ImageDecoder.image(from: file.renderPage(dotsPerInch: 72 * scale))
    // PDF renderers antialias glyphs in different ways.
    #expect(ImageComparison(page, expected).meanDifference < 2)
    #expect(try file.text().contains("drawn text"))
    // The two views with an image share it; drawing is not embedded as images.
    let images = try file.images()
    #expect(!images.isEmpty && images.allSatisfy { $0.width < 100 })
  }

  @Test("drawHierarchy(in:afterScreenUpdates:) keeps text in a PDF, at any size")
  func hierarchy() throws {
    let view = scene(scale: 1)
    _ = try shown(view, scale: 1)
    let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 500, height: 500)).pdfData {
      context in
      context.beginPage()
      MainActor.assumeIsolated {
        let rect = CGRect(x: 20, y: 30, width: 480, height: 320)
        #expect(view.drawHierarchy(in: rect, afterScreenUpdates: true))
      }
    }
    let file = try PDFReader(data)
    #expect(try file.text().contains("drawn text"))
    let page = try ImageDecoder.image(from: file.renderPage())
    #expect(isNear(page.pixel(x: 30, y: 340), SIMD4(230, 242, 255, 255)))
    #expect(page.pixel(x: 10, y: 20) == SIMD4(255, 255, 255, 255))
  }

  /// Returns whether two colors differ by rounding only.
  private func isNear(_ color: SIMD4<UInt8>, _ expected: SIMD4<UInt8>) -> Bool {
    let difference =
      SIMD4<Int>(truncatingIfNeeded: color) &- SIMD4<Int>(truncatingIfNeeded: expected)
    return max(difference.max(), -difference.min()) <= 2
  }

  @Test("on a PDF page, clearing removes only the layer's own drawing")
  func holes() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    root.backgroundColor = .green
    let view = HoleView(frame: CGRect(x: 10, y: 5, width: 40, height: 30))
    view.isOpaque = false
    root.addSubview(view)
    _ = try shown(root, scale: 1)
    let file = try PDFReader(
      UIGraphicsPDFRenderer(bounds: root.bounds).pdfData { context in
        context.beginPage()
        MainActor.assumeIsolated { root.layer.render(in: context.cgContext) }
      })
    let page = try ImageDecoder.image(from: file.renderPage())
    #expect(isNear(page.pixel(x: 14, y: 8), SIMD4(255, 0, 0, 255)))
    #expect(isNear(page.pixel(x: 30, y: 20), SIMD4(0, 255, 0, 255)))
    #expect(page.pixel(x: 3, y: 3) == SIMD4(0, 255, 0, 255))
  }
}

/// Draws a gradient, a stroke and a text.
private final class DrawingView: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let colors = [UIColor.white.cgColor, UIColor.orange.cgColor] as CFArray
    if let gradient = unsafe CGGradient(colorsSpace: nil, colors: colors, locations: nil) {
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 0, y: bounds.maxY), options: [])
    }
    UIColor.blue.setStroke()
    context.setLineWidth(3)
    context.strokeEllipse(in: bounds.insetBy(dx: 4, dy: 4))
    "drawn text".draw(at: CGPoint(x: 18, y: 20))
  }
}

/// Fills itself with red, and clears a hole.
private final class HoleView: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    UIRectFill(bounds)
    UIGraphicsGetCurrentContext()?.clear(bounds.insetBy(dx: 10, dy: 8))
  }
}
