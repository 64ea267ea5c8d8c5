import CoreGraphics
import LaminaTesting
import QuartzCore
import Testing
import UIKit

@Suite("UIImageView", .serialized)
@MainActor struct ImageViewTests {
  private let image = UIImage.filled(.red, width: 6, height: 4, scale: 2)

  // Requirement V33.
  @Test("it takes its first image's size, shows its pixels and keeps its frame from then on")
  func pixels() {
    let view = UIImageView(image: image)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 6, height: 4) && !view.isOpaque)
    #expect(view.layer.contents as? CGImage === image.cgImage && view.layer.contentsScale == 2)
    view.image = .filled(.blue, width: 50, height: 50)
    #expect(view.frame.size == CGSize(width: 6, height: 4) && view.layer.contentsScale == 1)
    view.image = nil
    #expect(view.layer.contents == nil)
    #expect(UIImageView().frame == .zero && UIImageView(image: nil).frame == .zero)
    #expect(UIImageView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).image == nil)
  }

  @Test("the image's size is its intrinsic size and its fitting size")
  func size() {
    let view = UIImageView(frame: CGRect(x: 3, y: 4, width: 50, height: 50))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 50, height: 50))
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    view.image = image
    #expect(view.intrinsicContentSize == CGSize(width: 6, height: 4))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 3, y: 4, width: 6, height: 4))
  }

  @Test("many views of one image share one texture, and none draws")
  func shared() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 60, height: 20))
    for index in 0..<5 {
      let view = UIImageView(image: image)
      view.frame.origin.x = CGFloat(index * 10)
      screen.window.addSubview(view)
    }
    let rendered = try screen.frame()
    #expect(screen.statistics.textureUploads == 1 && screen.statistics.drawRectCalls == 0)
    #expect(rendered.box(of: red) == CGRect(x: 0, y: 0, width: 46, height: 4))
  }

  @Test("setNeedsDisplay changes nothing")
  func needsDisplay() throws {
    let view = UIImageView(image: image)
    let screen = try OffscreenScreen(size: CGSize(width: 60, height: 20))
    screen.window.addSubview(view)
    try screen.render()
    view.setNeedsDisplay()
    #expect(try screen.frame().box(of: red) == view.frame)
    #expect(screen.statistics.textureUploads == 1)
  }

  @Test("when highlighted, it shows the highlighted image if it has one")
  func highlighted() {
    let other = UIImage.filled(.blue, width: 1, height: 1)
    let view = UIImageView(image: image, highlightedImage: other)
    #expect(view.frame.size == image.size && !view.isHighlighted)
    #expect(view.layer.contents as? CGImage === image.cgImage)
    view.isHighlighted = true
    #expect(view.layer.contents as? CGImage === other.cgImage)
    view.highlightedImage = nil
    #expect(view.layer.contents as? CGImage === image.cgImage)
  }

  @Test("it applies the image's orientation")
  func orientation() throws {
    let row = CGImage(width: 2, height: 1, premultipliedRGBA: [255, 0, 0, 255, 0, 0, 255, 255])
    let view = UIImageView(image: UIImage(cgImage: row, scale: 1, orientation: .right))
    #expect(view.frame.size == CGSize(width: 1, height: 2))
    let shown = try contents(of: view)
    #expect(shown.pixel(x: 0, y: 0) == red && shown.pixel(x: 0, y: 1) == blue)
  }

  // Requirement V31.
  @Test("a template image has the tint color, and views of one tint share the tinted image")
  func template() throws {
    let shape = UIImage(
      cgImage: CGImage(width: 2, height: 1, premultipliedRGBA: [9, 9, 9, 255, 0, 0, 0, 0]))
    let template = shape.withRenderingMode(.alwaysTemplate)
    let parent = UIView()
    let (view, other) = (UIImageView(image: template), UIImageView(image: template))
    for view in [view, other] { parent.addSubview(view) }
    parent.tintColor = .green
    let shown = try contents(of: view)
    #expect(shown.pixel(x: 0, y: 0) == green && shown.pixel(x: 1, y: 0) == .zero)
    #expect(other.layer.contents as? CGImage === shown)
    other.tintColor = .blue
    #expect(try contents(of: other).pixel(x: 0, y: 0) == blue)
    view.image = shape
    #expect(view.layer.contents as? CGImage === shape.cgImage)
  }

  @Test("withTintColor keeps the image's alpha")
  func withTint() throws {
    let half = UIImage(cgImage: CGImage(width: 1, height: 1, premultipliedRGBA: [0, 0, 0, 128]))
    let tinted = half.withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(tinted.renderingMode == .alwaysOriginal && tinted.size == half.size)
    #expect(tinted.cgImage?.pixel(x: 0, y: 0) == SIMD4(128, 0, 0, 128))
  }

  // Requirement V16: cap insets.
  @Test("cap insets become the layer's contentsCenter")
  func stretched() {
    let caps = UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 1)
    let resizable = image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    #expect(resizable.capInsets == caps && resizable.cgImage === image.cgImage)
    let view = UIImageView(image: resizable)
    #expect(view.layer.contentsCenter == CGRect(x: 2.0 / 6, y: 0.25, width: 0.5, height: 0.5))
    #expect(view.layer.contents as? CGImage === image.cgImage)
    view.image = image
    #expect(view.layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
    view.contentStretch = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
    view.image = nil
    #expect(view.contentStretch == CGRect(x: 0.5, y: 0.5, width: 0, height: 0))
  }

  /// An image with one pixel at each end, and red and green in the middle.
  private var striped: UIImage {
    let colors: [[UInt8]] = [
      [0, 0, 255, 255], [255, 0, 0, 255], [0, 255, 0, 255], [9, 9, 9, 255],
    ]
    return UIImage(
      cgImage: CGImage(width: 4, height: 1, premultipliedRGBA: colors.flatMap { $0 }))
  }

  @Test("a tiled image repeats the part between the caps, and is made again for another size")
  func tiled() throws {
    let tiled = striped.resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
    let view = UIImageView(image: tiled)
    view.frame = CGRect(x: 0, y: 0, width: 7, height: 1)
    let screen = try OffscreenScreen(size: CGSize(width: 60, height: 20))
    screen.window.addSubview(view)
    func row() throws -> [SIMD4<UInt8>] {
      let rendered = try screen.frame()
      return (0..<Int(view.bounds.width)).map { rendered.pixel(x: $0, y: 0) }
    }
    let dark = SIMD4<UInt8>(9, 9, 9, 255)
    #expect(try row() == [blue, red, green, red, green, red, dark])
    view.bounds.size.width = 5
    view.frame.origin = .zero
    #expect(try row() == [blue, red, green, red, dark])
  }

  @Test("a stretched image keeps its caps when it is drawn")
  func drawn() {
    let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    let image = striped.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 22, height: 3)
    let rendered = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      image.draw(in: CGRect(origin: .zero, size: size))
    }.cgImage
    #expect(rendered?.pixel(x: 0, y: 2) == blue && rendered?.pixel(x: 1, y: 1) == red)
    #expect(rendered?.pixel(x: 20, y: 1) == green && rendered?.pixel(x: 21, y: 0).x == 9)
  }

  @Test("images with different attributes are not equal")
  func equality() {
    #expect(image.withRenderingMode(.alwaysTemplate) != image)
    #expect(image.withRenderingMode(.automatic) == image)
    #expect(
      image.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
        != image)
  }

  private func contents(of view: UIView) throws -> CGImage {
    try #require(view.layer.contents as? CGImage)
  }
}
