import CoreGraphics
import Foundation
import Testing
import UIKit

// Requirement V16.
@Suite("Text attributes") struct TextAttributeTests {
  private let font = UIFont(name: "DejaVuSans", size: 20) ?? .systemFont(ofSize: 20)

  private func rendered(
    _ text: String, _ attributes: [NSAttributedString.Key: Any]
  ) -> RenderedText {
    let size = CGSize(width: 160, height: 60)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      let all = attributes.merging([.font: font]) { given, _ in given }
      text.draw(at: CGPoint(x: 10, y: 10), withAttributes: all)
    }
    return RenderedText(image: image.cgImage)
  }

  /// Bounding boxes and counts of an image's pixels.
  private struct RenderedText {
    let image: CGImage?

    func box(where isWanted: (SIMD4<UInt8>) -> Bool = { $0.w > 0 }) -> CGRect {
      var box = CGRect.null
      guard let image else { return box }
      for y in 0..<image.height {
        for x in 0..<image.width where isWanted(image.pixel(x: x, y: y)) {
          box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
      return box
    }

    func box(of color: SIMD4<UInt8>) -> CGRect { box { $0 == color } }

    var inked: Int {
      guard let image else { return 0 }
      return (0..<image.width * image.height).filter {
        image.pixel(x: $0 % image.width, y: $0 / image.width).w > 127
      }.count
    }
  }

  private func width(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
    text.size(withAttributes: attributes.merging([.font: font]) { given, _ in given }).width
  }

  @Test("a background fills the line behind the glyphs, in whole pixels")
  func background() {
    let box = rendered("HH", [.backgroundColor: UIColor.red, .foregroundColor: UIColor.clear])
      .box(of: SIMD4(255, 0, 0, 255))
    let size = "HH".size(withAttributes: [.font: font])
    #expect(box.minX == 10 && box.minY == 10)
    #expect(abs(box.width - size.width) <= 0.5 && abs(box.height - size.height) <= 0.5)
  }

  @Test("kern spaces glyphs, and 0 disables the font's kerning; tracking does not")
  func kern() {
    #expect(abs(width("nnn", [.kern: 5]) - width("nnn", [:]) - 10) < 0.1)
    #expect(abs(width("nnn", [.tracking: 5]) - width("nnn", [:]) - 10) < 0.1)
    #expect(width("AVAVAV", [.kern: 0]) > width("AVAVAV", [:]) + 2)
    #expect(abs(width("AVAVAV", [.tracking: 0]) - width("AVAVAV", [:])) < 0.01)
  }

  @Test("without ligatures, each character has its own glyph")
  func ligatures() {
    #expect(width("ffi ffl fi", [.ligature: 0]) != width("ffi ffl fi", [:]))
    #expect(width("ffi ffl fi", [.ligature: 1]) == width("ffi ffl fi", [:]))
  }

  @Test("an underline is below the baseline, in its color, as wide as the text")
  func underline() {
    let attributes: [NSAttributedString.Key: Any] = [
      .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.green,
      .foregroundColor: UIColor.clear,
    ]
    let box = rendered("HH", attributes).box(of: SIMD4(0, 255, 0, 255))
    #expect(box.minY >= 10 + font.ascender.rounded() && box.height >= 1 && box.height <= 2)
    #expect(abs(box.width - width("HH", [:])) <= 1)
    let double = rendered(
      "HH",
      attributes.merging([.underlineStyle: NSUnderlineStyle.double.rawValue]) { _, new in new })
    #expect(double.box(of: SIMD4(0, 255, 0, 255)).height == 3 * box.height)
  }

  @Test("an underline by words skips spaces, and a pattern leaves gaps")
  func underlineParts() {
    func length(_ style: NSUnderlineStyle) -> Int {
      let rendered = rendered(
        "HH HH",
        [
          .underlineStyle: style.rawValue, .underlineColor: UIColor.green,
          .foregroundColor: UIColor.clear,
        ])
      return rendered.inked
    }
    let whole = length(.single)
    #expect(length([.single, .byWord]) < whole - 3)
    #expect(length([.single, .patternDot]) < whole * 3 / 4)
    #expect(length([.single, .patternDash]) < whole)
    #expect(length(.thick) >= whole * 2)
  }

  @Test("a strikethrough line lies between the baseline and the x-height")
  func strikethrough() {
    let box = rendered(
      "xx",
      [
        .strikethroughStyle: NSUnderlineStyle.single.rawValue,
        .strikethroughColor: UIColor.green, .foregroundColor: UIColor.clear,
      ]
    ).box(of: SIMD4(0, 255, 0, 255))
    let baseline = 10 + font.ascender
    #expect(box.maxY < baseline && box.minY > baseline - font.xHeight)
  }

  @Test("a shadow is offset from the glyphs, in its color")
  func shadow() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 30, height: 5)
    shadow.shadowColor = UIColor.blue
    let plain = rendered("HH", [.foregroundColor: UIColor.red])
    let shaded = rendered("HH", [.foregroundColor: UIColor.red, .shadow: shadow])
    let box = plain.box()
    #expect(shaded.box() == box.union(box.offsetBy(dx: 30, dy: 5)))
    #expect(shaded.box { $0.z > 0 && $0.x == 0 }.maxX == box.maxX + 30)
  }

  @Test("a positive stroke width only outlines the glyphs, a negative one fills them too")
  func stroke() {
    let font = self.font.withSize(40)
    func inked(_ width: Double) -> Int {
      rendered("H", [.font: font, .strokeWidth: width]).inked
    }
    #expect(inked(2) < inked(0) && inked(-6) > inked(0))
    let both = rendered(
      "H",
      [.font: font, .strokeWidth: -4, .strokeColor: UIColor.green, .foregroundColor: UIColor.red])
    #expect(!both.box(of: SIMD4(0, 255, 0, 255)).isNull)
    #expect(!both.box(of: SIMD4(255, 0, 0, 255)).isNull)
  }

  @Test("a baseline offset raises glyphs, and makes the line higher")
  func baselineOffset() {
    let (plain, raised) = (rendered("H", [:]).box(), rendered("H", [.baselineOffset: 6]))
    // The line's top stays, and its baseline moves down by the offset.
    #expect(raised.box() == plain)
    let mixed = NSMutableAttributedString(string: "H", attributes: [.font: font])
    mixed.append(
      NSAttributedString(string: "H", attributes: [.font: font, .baselineOffset: 6]))
    #expect(abs(mixed.size().height - font.lineHeight - 6) < 0.1)
  }

  @Test("oblique glyphs lean to the right")
  func obliqueness() {
    let (plain, leaning) = (rendered("H", [:]).box(), rendered("H", [.obliqueness: 0.5]).box())
    #expect(leaning.maxX > plain.maxX + 4 && abs(leaning.minX - plain.minX) <= 1)
    #expect(leaning.minY == plain.minY && leaning.maxY == plain.maxY)
  }

  @Test("a link is blue and underlined")
  func link() {
    let rendered = rendered("link", [.link: "https://example.org"])
    #expect(rendered.box { $0.z > 200 && $0.x < 60 }.width > 20)
    #expect(rendered.box().maxY > 10 + font.ascender.rounded())
  }

  @Test("an attachment is on the baseline, offset by its bounds, and takes its width")
  func attachment() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let square = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    let attachment = NSTextAttachment(image: square)
    #expect(NSTextAttachment.character == 0xFFFC)
    func box() -> CGRect {
      let text = NSMutableAttributedString(string: "a", attributes: [.font: font])
      text.append(NSAttributedString(attachment: attachment))
      let size = CGSize(width: 60, height: 60)
      let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
        text.draw(at: CGPoint(x: 0, y: 10))
      }
      return RenderedText(image: image.cgImage).box(of: SIMD4(255, 0, 0, 255))
    }
    let (baseline, left) = (10 + font.ascender, width("a", [:]))
    #expect(abs(box().maxY - baseline) <= 1 && box().size == CGSize(width: 8, height: 8))
    #expect(abs(box().minX - left) <= 1)
    attachment.bounds = CGRect(x: 0, y: -4, width: 16, height: 16)
    #expect(abs(box().maxY - baseline - 4) <= 1 && box().width == 16)
    let text = NSAttributedString(attachment: attachment)
    #expect(text.string == "\u{FFFC}" && abs(text.size().width - 16) < 0.1)
  }

  @Test("an override reverses the direction of glyphs")
  func writingDirection() {
    let reversed = rendered("LI", [.writingDirection: [3]])
    let plain = rendered("IL", [:])
    #expect(abs(reversed.box().width - plain.box().width) <= 1)
    #expect(abs(reversed.inked - plain.inked) <= 2)
  }
}
