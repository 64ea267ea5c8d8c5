import CoreGraphics
import Foundation
import Synchronization
import Testing
import UIKit

private let light = UITraitCollection(userInterfaceStyle: .light)
private let dark = UITraitCollection(userInterfaceStyle: .dark)

@Suite("UIColor")
struct ColorTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&r, green: &g, blue: &b, alpha: &a)
    return [r, g, b, a]
  }

  private func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
    components(color.resolvedColor(with: traits)).map { Int(($0 * 255).rounded()) }
  }

  // View Programming Guide, "Implementing Your Drawing Code", listing 3-4. Requirement V16.
  @Test("set() sets the fill and the stroke color")
  func set() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let rendered = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format)
      .image { _ in
        UIColor.red.set()
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 10))
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 15, y: 0))
        line.addLine(to: CGPoint(x: 15, y: 10))
        line.lineWidth = 4
        line.stroke()
      }.cgImage
    let image = try #require(rendered)
    #expect(image.pixel(x: 2, y: 5) == SIMD4(255, 0, 0, 255))
    #expect(image.pixel(x: 15, y: 5) == SIMD4(255, 0, 0, 255))
    #expect(image.pixel(x: 9, y: 5).w == 0)
  }

  // iOS course, "Customizing a view without subclassing"; UIKit User Interface Catalog, "Background
  // Color and Alpha". Requirement V16.
  @Test("a view's background color is the color that was set, dynamic ones included")
  @MainActor func background() {
    let view = UIView(frame: .zero)
    #expect(view.backgroundColor == nil)
    view.backgroundColor = .red
    #expect(
      view.backgroundColor == UIColor.red && view.layer.backgroundColor == UIColor.red.cgColor)
    view.backgroundColor = .systemBackground
    #expect(view.backgroundColor == UIColor.systemBackground)
    #expect(view.layer.backgroundColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
  }

  // Source: Apple, Human Interface Guidelines, "Color".
  @Test(
    "the system colors are Apple's, in light and dark",
    arguments: [
      (UIColor.systemRed, [255, 59, 48, 255], [255, 69, 58, 255]),
      (.systemBlue, [0, 122, 255, 255], [10, 132, 255, 255]),
      (.systemGreen, [52, 199, 89, 255], [48, 209, 88, 255]),
      (.systemGray, [142, 142, 147, 255], [142, 142, 147, 255]),
      (.systemGray6, [242, 242, 247, 255], [28, 28, 30, 255]),
      (.label, [0, 0, 0, 255], [255, 255, 255, 255]),
      (.secondaryLabel, [60, 60, 67, 153], [235, 235, 245, 153]),
      (.separator, [60, 60, 67, 74], [84, 84, 88, 153]),
      (.systemFill, [120, 120, 128, 51], [120, 120, 128, 92]),
      (.systemBackground, [255, 255, 255, 255], [0, 0, 0, 255]),
      (.secondarySystemGroupedBackground, [255, 255, 255, 255], [28, 28, 30, 255]),
    ] as [(UIColor, [Int], [Int])])
  func system(color: UIColor, inLight: [Int], inDark: [Int]) {
    #expect(bytes(color, light) == inLight)
    #expect(bytes(color, dark) == inDark)
  }

  // Source: Apple, Human Interface Guidelines, "Dark Mode".
  @Test(
    "backgrounds are lighter at the elevated level, in the dark style only, and so when archived",
    arguments: [
      (UIColor.systemBackground, [28, 28, 30, 255]),
      (.secondarySystemBackground, [44, 44, 46, 255]),
      (.tertiarySystemBackground, [58, 58, 60, 255]),
      (.systemGroupedBackground, [28, 28, 30, 255]),
      (.secondarySystemGroupedBackground, [44, 44, 46, 255]),
      (.tertiarySystemGroupedBackground, [58, 58, 60, 255]),
      (.systemGray6, [28, 28, 30, 255]),
    ] as [(UIColor, [Int])])
  func elevated(color: UIColor, inDark: [Int]) throws {
    let elevated = UITraitCollection(userInterfaceLevel: .elevated)
    let elevatedDark = UITraitCollection(traitsFrom: [dark, elevated])
    #expect(bytes(color, elevatedDark) == inDark)
    #expect(bytes(color, elevated) == bytes(color, light))
    #expect(bytes(color.withAlphaComponent(1), elevatedDark) == inDark)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    #expect(read == color && read.map { bytes($0, elevatedDark) } == inDark)
  }

  @Test("a color with a provider resolves to what the provider returns for the traits")
  func provider() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
    #expect(color.resolvedColor(with: dark) == UIColor.green)
    #expect(color.resolvedColor(with: light) == UIColor.red)
    #expect(color.resolvedColor(with: UITraitCollection()) == UIColor.red)
    #expect(color == color && color != UIColor.red)
    let nested = UIColor { _ in color }
    #expect(nested.resolvedColor(with: dark) == UIColor.green)
  }

  @Test("drawing resolves a dynamic color with the current traits")
  func current() {
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    var color: CGColor?
    dark.performAsCurrent { color = UIColor.label.cgColor }
    #expect(color == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test("each thread has its own current traits")
  func threads() {
    let style = Mutex(UIUserInterfaceStyle.unspecified)
    dark.performAsCurrent {
      let isDone = DispatchSemaphore(value: 0)
      Thread {
        style.withLock { $0 = UITraitCollection.current.userInterfaceStyle }
        isDone.signal()
      }.start()
      isDone.wait()
    }
    #expect(style.withLock { $0 } == .light)
  }

  @Test("a dynamic color with another alpha stays dynamic")
  func alpha() {
    let faint = UIColor.label.withAlphaComponent(0.2)
    #expect(bytes(faint, light) == [0, 0, 0, 51] && bytes(faint, dark) == [255, 255, 255, 51])
    #expect(faint == UIColor.label.withAlphaComponent(0.2) && faint != UIColor.label)
    let provided = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
      .withAlphaComponent(0.2)
    #expect(bytes(provided, dark) == [0, 255, 0, 51])
  }

  @Test("traits that specify nothing are contained in all, and later ones take precedence")
  func traits() {
    #expect(light.containsTraits(in: UITraitCollection()) && light.containsTraits(in: nil))
    #expect(
      !light.containsTraits(in: dark) && light == UITraitCollection(userInterfaceStyle: .light))
    #expect(light.hasDifferentColorAppearance(comparedTo: dark))
    #expect(!dark.hasDifferentColorAppearance(comparedTo: dark))
    #expect(UITraitCollection(traitsFrom: [light, dark, UITraitCollection()]) == dark)
  }

  @Test("a Display P3 color is stored beyond sRGB, and clamped when it is drawn")
  func displayP3() {
    let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    #expect(abs(components(red)[0] - 1.093) < 1e-3 && components(red)[1] < -0.2)
    #expect(red.cgColor.rgba == SIMD4(1, 0, 0, 1))
  }

  @Test(
    "a color survives archiving, with its color space",
    arguments: [
      UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), .gray, .clear, .systemBlue,
      UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1),
      UIColor.systemFill.withAlphaComponent(0.5), UIColor(ones: CGColorSpaceCreateDeviceRGB()),
      UIColor(ones: CGColorSpaceCreateDeviceGray()),
    ])
  func archive(color: UIColor) throws {
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    #expect(read == color && read?.cgColor.colorSpace == color.cgColor.colorSpace)
    #expect(read?.resolvedColor(with: dark) == color.resolvedColor(with: dark))
  }

  @Test("a provider's color archives its light and dark variants, and a pattern archives nothing")
  func archivedProvider() throws {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    #expect(read?.resolvedColor(with: light) == UIColor.red)
    #expect(read?.resolvedColor(with: dark) == UIColor.green)
    let pattern = UIColor(patternImage: .filled(.red, width: 2, height: 2))
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    pattern.encode(with: coder)
    #expect(UIColor(coder: try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)) == nil)
  }

  @Test(
    "an archive without a valid color decodes to nil",
    arguments: [("kCGColorSpaceSRGB", 3), ("kCGColorSpaceSRGB", 0), ("no such space", 4), ("", 0)])
  func brokenArchive(space: String, count: Int) throws {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    if !space.isEmpty {
      let components = Array(repeating: NSNumber(value: 1), count: count)
      coder.encode(space as NSString, forKey: "color.light.space")
      coder.encode(components as NSArray, forKey: "color.light.components")
    }
    #expect(UIColor(coder: try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)) == nil)
  }
}

extension UIColor {
  fileprivate convenience init(ones space: CGColorSpace) {
    let components = Array(repeating: 1 as CGFloat, count: space.numberOfComponents + 1)
    self.init(cgColor: unsafe CGColor(colorSpace: space, components: components) ?? .clear)
  }
}
