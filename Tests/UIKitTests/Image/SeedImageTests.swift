import CoreGraphics
import LaminaTesting
import Testing
import UIKit

// What seed 004 says of images, sentence by sentence.
@Suite("The seeds on images", .serialized)
@MainActor struct SeedImageTests {
  /// Gray of some alphas.
  private let shape = UIImage(
    cgImage: CGImage(
      width: 3, height: 1, premultipliedRGBA: [90, 90, 90, 255, 45, 45, 45, 128, 0, 0, 0, 0]))

  private func pixels(of view: UIView) throws -> [SIMD4<UInt8>] {
    let contents = try #require(view.layer.contents as? CGImage)
    return (0..<3).map { contents.pixel(x: $0, y: 0) }
  }

  // Seed 004, "Template Images"; V31.
  @Test("as a template an image loses its colours: its alpha is the stencil for the tint colour")
  func stencil() throws {
    let view = UIImageView(image: shape.withRenderingMode(.alwaysTemplate))
    view.tintColor = .green
    #expect(try pixels(of: view) == [green, SIMD4(0, 128, 0, 128), .zero])
  }

  // Seed 004, "Template Images"; V30, V31.
  @Test("a template is recoloured when the tint colour changes, above the view or on it")
  func recolored() throws {
    let view = UIImageView(image: shape.withRenderingMode(.alwaysTemplate))
    let parent = UIView()
    parent.addSubview(view)
    parent.tintColor = .red
    #expect(try pixels(of: view)[0] == red)
    parent.tintColor = .blue
    #expect(try pixels(of: view)[0] == blue)
    view.tintColor = .green
    #expect(try pixels(of: view)[0] == green)
  }

  // Seed 004, "Template Images"; V31.
  @Test("by default an image is automatic, which image views treat as an original")
  func automatic() {
    #expect(shape.renderingMode == .automatic && UIImage().renderingMode == .automatic)
    let view = UIImageView(image: shape)
    view.tintColor = .green
    #expect(view.layer.contents as? CGImage === shape.cgImage)
  }

  // Seed 004, "Template Images"; V31.
  @Test("an image that is always original keeps its colours, whatever the tint")
  func original() {
    let view = UIImageView(image: shape.withRenderingMode(.alwaysOriginal))
    view.tintColor = .green
    #expect(view.layer.contents as? CGImage === shape.cgImage)
  }

  // Seed 004, "Template Images", its listing; V31.
  @Test("the rendering mode is that of a new image; the first one keeps its own")
  func newImage() {
    var image = shape
    image = image.withRenderingMode(.alwaysTemplate)
    #expect(image.renderingMode == .alwaysTemplate && shape.renderingMode == .automatic)
    #expect(image.cgImage === shape.cgImage && image.size == shape.size)
  }

  // Seed 004, "Tint Color"; V30, V31.
  @Test("where no view has a tint colour, a template is the system's blue")
  func systemBlue() throws {
    let view = UIImageView(image: shape.withRenderingMode(.alwaysTemplate))
    let color = UIColor.systemBlue.cgColor.components ?? []
    let pixel = try pixels(of: view)[0]
    #expect(pixel == SIMD4(color.map { UInt8(($0 * 255).rounded()) }))
  }

  // Seed 000, "Views", on user interaction; V33.
  @Test("an image view takes no touches unless it is told to, and its frame is its image's")
  func interaction() {
    let view = UIImageView(image: shape)
    #expect(!view.isUserInteractionEnabled && view.frame.size == shape.size)
    view.isUserInteractionEnabled = true
    #expect(view.hitTest(CGPoint(x: 1, y: 0.5), with: nil) === view)
  }

  // Seed 000, "Adding Layers", listing 3-3; V16, V20.
  @Test("a layer without a view shows a named image's pixels in the image's size")
  func layer() throws {
    let layer = CALayer()
    layer.contents = shape.cgImage
    layer.bounds = CGRect(origin: .zero, size: shape.size)
    let screen = try OffscreenScreen(size: CGSize(width: 8, height: 8))
    layer.position = CGPoint(x: 1.5, y: 0.5)
    screen.window.layer.addSublayer(layer)
    #expect(try screen.frame().pixel(x: 0, y: 0) == SIMD4(90, 90, 90, 255))
  }
}
