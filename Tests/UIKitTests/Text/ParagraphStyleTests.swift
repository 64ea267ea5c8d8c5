import CoreGraphics
import Foundation
import Testing
import UIKit

// Requirement V16.
@Suite("Paragraph styles") struct ParagraphStyleTests {
  private let font = UIFont(name: "DejaVuSans", size: 16) ?? .systemFont(ofSize: 16)
  private let text = "one two three four five six seven eight nine ten"

  private func attributes(
    _ change: (NSMutableParagraphStyle) -> Void
  ) -> [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    change(style)
    return [.font: font, .paragraphStyle: style]
  }

  private func bounds(
    _ text: String? = nil, width: CGFloat = 100, _ change: (NSMutableParagraphStyle) -> Void
  ) -> CGRect {
    (text ?? self.text).boundingRect(
      with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin,
      attributes: attributes(change), context: nil)
  }

  private func glyphBounds(
    _ text: String, width: CGFloat, _ change: (NSMutableParagraphStyle) -> Void
  )
    -> CGRect
  {
    text.boundingRect(
      with: CGSize(width: width, height: 0),
      options: [.usesLineFragmentOrigin, .usesDeviceMetrics],
      attributes: attributes(change), context: nil)
  }

  @Test("a new style has UIKit's defaults")
  func defaults() {
    let style = NSParagraphStyle.default
    #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping)
    #expect(style.lineSpacing == 0 && style.paragraphSpacing == 0 && style.headIndent == 0)
    #expect(style.tabStops.count == 12 && style.tabStops[1].location == 56)
    #expect(style.baseWritingDirection == .natural && style.lineHeightMultiple == 0)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "en") == .leftToRight)
  }

  @Test("copies are independent, and compare by value")
  func copies() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style && !(copy is NSMutableParagraphStyle))
    style.lineSpacing = 4
    #expect(copy.lineSpacing == 3 && copy != style)
    let changeable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    changeable.setParagraphStyle(style)
    #expect(changeable == style && changeable.hash == style.hash)
    changeable.lineSpacing = .nan
    #expect(changeable.lineSpacing == 0)
  }

  @Test("alignment moves short lines to the side or the middle")
  func alignment() {
    func x(_ alignment: NSTextAlignment, _ text: String = "abc") -> CGFloat {
      bounds(text, width: 200) { $0.alignment = alignment }.minX
    }
    let width = "abc".size(withAttributes: [.font: font]).width
    #expect(x(.left) == 0 && x(.natural) == 0 && x(.justified) == 0)
    #expect(abs(x(.right) - (200 - width)) < 0.1 && abs(x(.center) - (200 - width) / 2) < 0.1)
    #expect(x(.natural, "שלום") > 100 && x(.left, "שלום") == 0)
  }

  @Test("justified lines reach both sides, except the last one")
  func justified() {
    let box = bounds(width: 120) { $0.alignment = .justified }
    #expect(abs(box.width - 120) < 0.2)
    #expect(bounds("one two", width: 120) { $0.alignment = .justified }.width < 100)
  }

  @Test("indents move the first line, the other lines, and the ends of all lines")
  func indents() {
    #expect(bounds("abc") { $0.firstLineHeadIndent = 30 }.minX == 30)
    let hanging = bounds { $0.headIndent = 30 }
    #expect(hanging.minX == 0 && hanging.height >= bounds { _ in }.height)
    let all = bounds {
      ($0.firstLineHeadIndent, $0.headIndent) = (20, 20)
    }
    #expect(all.minX == 20 && all.maxX <= 100.01)
    #expect(bounds { $0.tailIndent = -30 }.maxX <= 70.01)
    #expect(bounds { $0.tailIndent = 60 }.maxX <= 60.01)
    #expect(bounds("שלום", width: 200) { $0.firstLineHeadIndent = 30 }.maxX == 170)
  }

  @Test("line spacing is between lines, and paragraph spacing before and after paragraphs")
  func spacing() {
    let line = font.lineHeight
    func height(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      bounds(text, width: 300, change).height
    }
    #expect(abs(height("a\nb\nc") { $0.lineSpacing = 5 } - 3 * line - 10) < 0.1)
    #expect(abs(height("a") { $0.lineSpacing = 5 } - line) < 0.1)
    #expect(abs(height("a\nb") { $0.paragraphSpacing = 7 } - 2 * line - 7) < 0.1)
    #expect(abs(height("a\nb") { $0.paragraphSpacingBefore = 7 } - 2 * line - 7) < 0.1)
  }

  @Test("a line's height is multiplied, and then clamped to its limits")
  func lineHeight() {
    func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      bounds("a", change).height
    }
    #expect(abs(height { $0.lineHeightMultiple = 2 } - 2 * font.lineHeight) < 0.1)
    #expect(height { $0.minimumLineHeight = 40 } == 40)
    #expect(height { $0.maximumLineHeight = 10 } == 10)
    // The extra height of a line is above its glyphs.
    let plain = glyphBounds("H", width: 100) { _ in }
    #expect(
      abs(
        glyphBounds("H", width: 100) { $0.minimumLineHeight = 40 }.maxY - plain.maxY - 40
          + font.lineHeight) < 0.1)
  }

  @Test("tabs advance to their stops, with the alignment of the stop")
  func tabs() {
    func end(
      _ text: String, _ alignment: NSTextAlignment, options: [NSTextTab.OptionKey: Any] = [:]
    )
      -> CGRect
    {
      glyphBounds(text, width: 400) {
        $0.tabStops = [NSTextTab(textAlignment: alignment, location: 100, options: options)]
      }
    }
    let abc = "abc".size(withAttributes: [.font: font]).width
    #expect(abs(end("\tabc", .left).minX - 100) < 3)
    #expect(abs(end("\tabc", .right).maxX - 100) < 3)
    #expect(abs(end("\tabc", .center).minX - 100 + abc / 2) < 3)
    let terminators = NSTextTab.columnTerminators(for: Locale(identifier: "en_US"))
    #expect(terminators.contains("."))
    let decimal = end("\t12.5", .right, options: [.columnTerminators: terminators])
    #expect(decimal.minX < 100 && decimal.maxX > 100)
    #expect(abs(glyphBounds("\tabc", width: 400) { _ in }.minX - 28) < 3)
    #expect(
      abs(
        glyphBounds("\t\tabc", width: 400) {
          $0.tabStops = []
          $0.defaultTabInterval = 50
        }.minX - 100) < 3)
  }

  @Test("tab stops are kept in order, and can be added and removed")
  func tabList() {
    let style = NSMutableParagraphStyle()
    let tab = NSTextTab(textAlignment: .left, location: 30)
    style.addTabStop(tab)
    #expect(style.tabStops[1] == tab)
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 30))
    #expect(style.tabStops.count == 12 && style == NSParagraphStyle.default)
  }

  @Test("wrapping modes make several lines, truncating and clipping modes make one")
  func lineBreaks() {
    let line = font.lineHeight
    for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping] {
      let box = bounds { $0.lineBreakMode = mode }
      #expect(box.height > 3 * line && box.width <= 100.01)
    }
    for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
      let box = bounds { $0.lineBreakMode = mode }
      #expect(abs(box.height - line) < 0.1 && box.width <= 100.01)
    }
    let clipped = bounds { $0.lineBreakMode = .byClipping }
    #expect(abs(clipped.height - line) < 0.1 && clipped.width > 300)
  }

  @Test("glyphs are tightened before a slightly too long line is truncated")
  func tightening() {
    let width = text.size(withAttributes: [.font: font]).width
    func box(_ allows: Bool, _ part: CGFloat) -> CGRect {
      bounds(width: width * part) {
        $0.lineBreakMode = .byTruncatingTail
        $0.allowsDefaultTighteningForTruncation = allows
      }
    }
    #expect(box(true, 0.97).width != box(false, 0.97).width)
    #expect(abs(box(true, 0.97).width - width * 0.97) < 1.5)
    #expect(box(true, 0.97).maxX <= width * 0.97 + 0.1)
    #expect(box(true, 0.8) == box(false, 0.8))
  }

  @Test("the base direction applies to characters without a direction")
  func direction() {
    func x(_ direction: NSWritingDirection) -> CGFloat {
      bounds("123 !", width: 300) { $0.baseWritingDirection = direction }.minX
    }
    #expect(x(.natural) == 0 && x(.leftToRight) == 0 && x(.rightToLeft) > 150)
  }
}
