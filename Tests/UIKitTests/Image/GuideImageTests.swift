import CoreGraphics
import LaminaTesting
import Testing
import UIKit

// Sentences of Apple's UIKit User Interface Catalog and View Programming Guide about images.
@Suite("UIKit User Interface Catalog: images", .serialized)
@MainActor struct GuideImageTests {
  /// A gray image with three different alphas.
  private let shape = UIImage(
    cgImage: CGImage(
      width: 3, height: 1, premultipliedRGBA: [90, 90, 90, 255, 45, 45, 45, 128, 0, 0, 0, 0]))

  private func pixels(of view: UIView) throws -> [SIMD4<UInt8>] {
    let contents = try #require(view.layer.contents as? CGImage)
    return (0..<3).map { contents.pixel(x: $0, y: 0) }
  }

  // UIKit User Interface Catalog, "Template Images". Requirement V31.
  @Test("a template image loses its colors: its alpha masks the tint color")
  func stencil() throws {
    let view = UIImageView(image: shape.withRenderingMode(.alwaysTemplate))
    view.tintColor = .green
    #expect(try pixels(of: view) == [green, SIMD4(0, 128, 0, 128), .zero])
  }

  // UIKit User Interface Catalog, "Template Images". Requirements V30, V31.
  @Test("a template image is recolored when the tint color changes, on the view or above it")
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

  // UIKit User Interface Catalog, "Template Images". Requirement V31.
  @Test("the default rendering mode is automatic, which image views treat as original")
  func automatic() {
    #expect(shape.renderingMode == .automatic && UIImage().renderingMode == .automatic)
    let view = UIImageView(image: shape)
    view.tintColor = .green
    #expect(view.layer.contents as? CGImage === shape.cgImage)
  }

  // UIKit User Interface Catalog, "Template Images". Requirement V31.
  @Test("an image that is always original keeps its colors, whatever the tint")
  func original() {
    let view = UIImageView(image: shape.withRenderingMode(.alwaysOriginal))
    view.tintColor = .green
    #expect(view.layer.contents as? CGImage === shape.cgImage)
  }

  private static func button(_ image: UIImage) -> UIBarButtonItem {
    UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
  }

  /// Views with an image in front, and with one behind.
  private static let bars: [(name: String, make: @MainActor (UIImage?, UIImage?) -> UIView)] = [
    (
      "navigation bar",
      { image, background in
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        let item = UINavigationItem(title: "")
        item.rightBarButtonItem = image.map { button($0) }
        bar.items = [item]
        bar.setBackgroundImage(background, for: .default)
        return bar
      }
    ),
    (
      "toolbar",
      { image, background in
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        bar.items = [image].compactMap { $0.map { button($0) } }
        bar.setBackgroundImage(background, forToolbarPosition: .any, barMetrics: .default)
        return bar
      }
    ),
    (
      "tab bar",
      { image, background in
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
        bar.items = [UITabBarItem(title: nil, image: image, tag: 0)]
        bar.backgroundImage = background
        return bar
      }
    ),
    (
      "segmented control",
      { image, background in
        let control = UISegmentedControl(items: [image ?? "" as Any])
        control.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        control.setBackgroundImage(background, for: .normal, barMetrics: .default)
        return control
      }
    ),
  ]

  // UIKit User Interface Catalog, "Template Images". Requirements V31, V33.
  @Test("bars and segmented controls treat images as templates, and those behind as originals")
  func contexts() throws {
    let orange = UIImage.filled(
      UIColor(red: 1, green: 128.0 / 255, blue: 0, alpha: 1), width: 24, height: 24)
    for (name, make) in Self.bars {
      #expect(try !showsOrange(make(orange, nil)), "\(name)")
      #expect(try showsOrange(make(orange.withRenderingMode(.alwaysOriginal), nil)), "\(name)")
      #expect(try showsOrange(make(nil, orange)), "\(name)")
    }
  }

  private func showsOrange(_ view: UIView) throws -> Bool {
    let screen = try OffscreenScreen(size: CGSize(width: 200, height: 60))
    screen.window.addSubview(view)
    let picture = try screen.frame()
    return (0..<60).contains { y in
      (0..<200).contains { x in picture.pixel(x: x, y: y) == SIMD4(255, 128, 0, 255) }
    }
  }

  // UIKit User Interface Catalog, "Template Images", the listing. Requirement V31.
  @Test("withRenderingMode returns a new image and leaves the first one alone")
  func newImage() {
    var image = shape
    image = image.withRenderingMode(.alwaysTemplate)
    #expect(image.renderingMode == .alwaysTemplate && shape.renderingMode == .automatic)
    #expect(image.cgImage === shape.cgImage && image.size == shape.size)
  }

  // UIKit User Interface Catalog, "Tint Color". Requirements V30, V31.
  @Test("without a tint color, a template image is drawn in the system blue")
  func systemBlue() throws {
    let view = UIImageView(image: shape.withRenderingMode(.alwaysTemplate))
    let color = UIColor.systemBlue.cgColor.components ?? []
    let pixel = try pixels(of: view)[0]
    #expect(pixel == SIMD4(color.map { UInt8(($0 * 255).rounded()) }))
  }

  // View Programming Guide, "Views", on user interaction. Requirement V33.
  @Test("an image view takes no touches by default, and its frame has the image's size")
  func interaction() {
    let view = UIImageView(image: shape)
    #expect(!view.isUserInteractionEnabled && view.frame.size == shape.size)
    view.isUserInteractionEnabled = true
    #expect(view.hitTest(CGPoint(x: 1, y: 0.5), with: nil) === view)
  }

  // View Programming Guide, "Adding Layers", listing 3-3. Requirements V16, V20.
  @Test("a layer without a view shows an image's pixels in the image's size")
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
