import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite("Asset catalogs", .serialized)
@MainActor struct AssetCatalogTests {
  private func png(_ size: CGFloat) throws -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: size, height: size), format: format)
    return try #require(renderer.image { _ in }.pngData())
  }

  @Test("colors have a light and a dark variant, in several notations and spaces")
  func colors() throws {
    let sample = try SampleBundle([
      "Assets.xcassets/Contents.json": "{\"info\": {\"author\": \"xcode\", \"version\": 1}}",
      "Assets.xcassets/Accent.colorset/Contents.json": """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0xFF", "green": "128", "blue": "0.250", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "srgb", "components":
          {"red": "0x00", "green": "0x00", "blue": "0xFF", "alpha": "0.5"}}}
      ]}
      """,
      "Assets.xcassets/Group/Gray.colorset/Contents.json": """
      {"colors": [{"color": {"color-space": "gray-gamma-22",
        "components": {"white": "0.5", "alpha": "1"}}}]}
      """,
      "Assets.xcassets/Brand/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
      "Assets.xcassets/Brand/Tint.colorset/Contents.json": """
      {"colors": [{"idiom": "universal", "color": {"platform": "ios",
        "reference": "systemRedColor"}}]}
      """,
      "Assets.xcassets/Broken.colorset/Contents.json": "{\"colors\": 7}",
    ])
    let accent = try #require(UIColor(named: "Accent", in: sample.bundle, compatibleWith: nil))
    let light = accent.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    let dark = accent.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(light == UIColor(red: 1, green: 128 / 255, blue: 0.25, alpha: 1))
    #expect(dark == UIColor(red: 0, green: 0, blue: 1, alpha: 0.5))
    let gray = UIColor(named: "Gray", in: sample.bundle, compatibleWith: nil)
    #expect(gray == UIColor(white: 0.5, alpha: 1))
    #expect(UIColor(named: "Brand/Tint", in: sample.bundle, compatibleWith: nil) == .systemRed)
    #expect(UIColor(named: "Tint", in: sample.bundle, compatibleWith: nil) == nil)
    #expect(UIColor(named: "Broken", in: sample.bundle, compatibleWith: nil) == nil)
  }

  @Test(
    "an image set has images for scales, a rendering mode and cap insets; an icon is an image too")
  func images() throws {
    let sample = try SampleBundle([
      "Assets.xcassets/Icon.imageset/Contents.json": """
      {"images": [
        {"idiom": "universal", "scale": "1x", "filename": "a.png"},
        {"idiom": "universal", "scale": "2x", "filename": "b.png",
          "resizing": {"mode": "9-part", "center": {"mode": "stretch"},
            "cap-insets": {"top": 4, "left": 2, "bottom": 4, "right": 2}}},
        {"idiom": "universal", "scale": "3x"}],
       "properties": {"template-rendering-intent": "template"}}
      """,
      "Assets.xcassets/AppIcon.appiconset/Contents.json": """
      {"images": [{"idiom": "universal", "platform": "ios", "size": "1024x1024",
        "filename": "icon.png"}]}
      """,
      "Assets.xcassets/Outside.imageset/Contents.json": """
      {"images": [{"idiom": "universal", "scale": "1x", "filename": "../Icon.imageset/a.png"}]}
      """,
    ])
    try sample.write(png(10), "Assets.xcassets/Icon.imageset/a.png")
    try sample.write(png(20), "Assets.xcassets/Icon.imageset/b.png")
    let image = try #require(UIImage(named: "Icon", in: sample.bundle, with: nil))
    #expect(image.size == CGSize(width: 10, height: 10) && image.renderingMode == .alwaysTemplate)
    #expect(image.scale == 1 || image.capInsets.top == 2)
    try sample.write(png(30), "Assets.xcassets/AppIcon.appiconset/icon.png")
    let icon = UIImage(named: "AppIcon", in: sample.bundle, with: nil)
    #expect(icon?.size == CGSize(width: 30, height: 30))
    #expect(UIImage(named: "Outside", in: sample.bundle, with: nil) == nil)
  }

  @Test("an image view shows the image of its style, and another one when that changes")
  func styles() throws {
    let sample = try SampleBundle([
      "Assets.xcassets/Icon.imageset/Contents.json": """
      {"images": [
        {"idiom": "universal", "filename": "light.png"},
        {"idiom": "universal", "filename": "dark.png",
          "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """
    ])
    try sample.write(png(10), "Assets.xcassets/Icon.imageset/light.png")
    try sample.write(png(20), "Assets.xcassets/Icon.imageset/dark.png")
    let view = UIImageView(image: UIImage(named: "Icon", in: sample.bundle, with: nil))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    window.overrideUserInterfaceStyle = .light
    window.addSubview(view)
    #expect((view.layer.contents as? CGImage)?.width == 10)
    window.overrideUserInterfaceStyle = .dark
    #expect((view.layer.contents as? CGImage)?.width == 20)
    window.overrideUserInterfaceStyle = .light
    #expect((view.layer.contents as? CGImage)?.width == 10)
  }
}
