import CoreGraphics
import LaminaTesting
import Testing
import UIKit

// Requirement V33.
@Suite("UILabel", .serialized) @MainActor struct LabelTests {
  private func label(_ text: String, _ size: CGSize = CGSize(width: 100, height: 30)) -> UILabel {
    let label = UILabel(frame: CGRect(origin: .zero, size: size))
    label.text = text
    label.font = UIFont(name: "DejaVuSans", size: 16)
    return label
  }

  private let long = "The quick brown fox jumps over the lazy dog"

  /// Returns the bounding box of what the label draws, in pixels.
  private func drawnBounds(_ label: UILabel) throws -> CGRect {
    let screen = try OffscreenScreen.showing(label, size: CGSize(width: 240, height: 120))
    let image = try screen.frame()
    label.removeFromSuperview()
    var box = CGRect.null
    for y in 0..<image.height {
      for x in 0..<image.width where image.pixel(x: x, y: y).x > 60 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  private func red(_ text: String, _ size: CGSize = CGSize(width: 100, height: 30)) -> UILabel {
    let label = label(text, size)
    label.textColor = .red
    return label
  }

  @Test("it has UIKit's defaults")
  func defaults() {
    let label = UILabel()
    #expect(label.text == nil && label.attributedText == nil && label.numberOfLines == 1)
    #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
    #expect(label.textAlignment == .natural && label.lineBreakMode == .byTruncatingTail)
    #expect(label.shadowColor == nil && label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(label.isEnabled && !label.isHighlighted && label.highlightedTextColor == nil)
    #expect(!label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0)
    #expect(label.baselineAdjustment == .alignBaselines && label.preferredMaxLayoutWidth == 0)
    #expect(!label.isOpaque && !label.allowsDefaultTighteningForTruncation)
    #expect(label.intrinsicContentSize == .zero)
  }

  // View Programming Guide, "View Interactions": some views, such as labels, take no touches by
  // default.
  @Test("it takes no touches by default")
  func touches() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = label("text")
    parent.addSubview(label)
    #expect(!label.isUserInteractionEnabled)
    #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil) === parent)
    label.isUserInteractionEnabled = true
    #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil) === label)
  }

  @Test("its size is its text's, in whole pixels, and wraps if several lines are allowed")
  func size() {
    let label = label(long)
    // A new view has the main screen's scale, which other tests change.
    label.contentScaleFactor = 1
    let size = label.intrinsicContentSize
    let text = long.size(withAttributes: [.font: label.font as Any])
    #expect(size.width == text.width.rounded(.up) && size.height == text.height.rounded(.up))
    #expect(label.sizeThatFits(.zero) == size)
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 120
    let wrapped = label.intrinsicContentSize
    #expect(wrapped.width <= 120 && wrapped.height > 2 * size.height)
    #expect(label.sizeThatFits(CGSize(width: 120, height: 0)) == wrapped)
    label.numberOfLines = 2
    #expect(label.intrinsicContentSize.height == (2 * text.height).rounded(.up))
    label.sizeToFit()
    #expect(label.bounds.width <= 120)
  }

  @Test("a label with the size of its text shows all of it")
  func noTruncation() {
    let words = ["Passport", "Rainfall in mm"] + (0..<500).map { "\($0 * 7919) items" }
    for word in words {
      let label = UILabel()
      label.text = word
      label.sizeToFit()
      let width = (word as NSString).size(withAttributes: [.font: label.font as Any]).width
      #expect(width <= label.bounds.width, "\(word)")
    }
  }

  @Test("a single line grows to its text, and several lines keep their width")
  func growing() {
    let label = label(long)
    let natural = label.intrinsicContentSize
    for width in [0, 10, 1000] as [CGFloat] {
      label.frame = CGRect(x: 5, y: 7, width: width, height: 3)
      label.sizeToFit()
      #expect(label.frame == CGRect(origin: CGPoint(x: 5, y: 7), size: natural))
    }
    label.preferredMaxLayoutWidth = 30
    #expect(label.intrinsicContentSize == natural)
    label.numberOfLines = 0
    label.frame = CGRect(x: 0, y: 0, width: 120, height: 3)
    label.sizeToFit()
    #expect(label.bounds.width <= 120 && label.bounds.height > 2 * natural.height)
  }

  @Test("a subclass that adds margins to the text rectangle has them in its sizes")
  func margins() {
    final class Padded: UILabel {
      override func textRect(
        forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
      ) -> CGRect {
        let inner = super.textRect(
          forBounds: bounds.insetBy(dx: 20, dy: 5), limitedToNumberOfLines: numberOfLines)
        return inner.insetBy(dx: -20, dy: -5)
      }
    }
    let (plain, padded) = (UILabel(), Padded())
    for lines in [1, 0] {
      for label in [plain, padded] {
        label.text = long
        label.numberOfLines = lines
      }
      let size = plain.intrinsicContentSize
      #expect(
        padded.intrinsicContentSize == CGSize(width: size.width + 40, height: size.height + 10))
    }
  }

  @Test("the text rectangle is vertically centered")
  func textRect() {
    let label = label("abc")
    let rect = label.textRect(
      forBounds: CGRect(x: 10, y: 20, width: 100, height: 60), limitedToNumberOfLines: 1)
    #expect(rect.minX == 10 && abs(rect.midY - 50) <= 0.5)
    #expect(rect.size == label.intrinsicContentSize)
    label.textAlignment = .right
    let right = label.textRect(
      forBounds: CGRect(x: 10, y: 20, width: 100, height: 60), limitedToNumberOfLines: 1)
    #expect(abs(right.maxX - 110) < 1)
  }

  @Test("text and attributedText replace each other")
  func texts() {
    let label = label("plain")
    let styled = label.attributedText
    #expect(styled?.string == "plain")
    #expect(unsafe styled?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
    label.attributedText = NSAttributedString(
      string: "styled", attributes: [.foregroundColor: UIColor.green])
    #expect(label.text == "styled")
    label.textColor = .blue
    let color = unsafe label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .blue)
    label.text = "again"
    #expect(label.attributedText?.string == "again")
    label.attributedText = nil
    #expect(label.text == nil)
  }

  @Test("attributed text sets the label's alignment and line break mode")
  func styledParagraph() {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (.right, .byClipping)
    let label = label("")
    label.attributedText = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
    #expect(label.textAlignment == .right && label.lineBreakMode == .byClipping)
  }

  @Test("it draws when its content changes, and at no other time")
  func redraws() throws {
    let label = label("one")
    let screen = try OffscreenScreen.showing(label)
    let before = screen.statistics.drawRectCalls
    func draws(_ change: () -> Void) throws -> Int {
      let start = screen.statistics.drawRectCalls
      change()
      try screen.render()
      return screen.statistics.drawRectCalls - start
    }
    #expect(before == 1)
    #expect(try draws { label.text = "one" } == 0)
    #expect(try draws { label.text = "two" } == 1)
    #expect(try draws { label.font = label.font } == 0)
    #expect(try draws { label.textColor = .red } == 1)
    #expect(try draws { label.center.x += 10 } == 0)
    #expect(try draws { label.alpha = 0.5 } == 0)
    #expect(try draws { label.bounds.size.width += 10 } == 1)
    #expect(try draws { label.numberOfLines = 1 } == 0)
  }

  @Test("a change of its text lays its superview out again")
  func layout() {
    let parent = ProbeView()
    let label = label("one")
    parent.addSubview(label)
    parent.layoutIfNeeded()
    let count = parent.layouts
    label.text = "three"
    parent.layoutIfNeeded()
    #expect(parent.layouts == count + 1)
  }

  @Test("no line break mode draws outside the bounds")
  func bounds() throws {
    let modes: [NSLineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
      .byTruncatingMiddle,
    ]
    for mode in modes {
      for lines in [1, 2, 0] {
        let label = red(long, CGSize(width: 90, height: 44))
        (label.lineBreakMode, label.numberOfLines) = (mode, lines)
        let drawnBounds = try drawnBounds(label)
        #expect(label.bounds.contains(drawnBounds), "\(mode) \(lines)")
        #expect(drawnBounds.width > 50, "\(mode) \(lines)")
      }
    }
  }

  @Test("text shrinks to fit, down to the minimum scale factor")
  func fitting() throws {
    let label = red(long, CGSize(width: 200, height: 30))
    label.adjustsFontSizeToFitWidth = true
    let full = long.size(withAttributes: [.font: label.font as Any])
    let free = try drawnBounds(label)
    #expect(free.maxX <= 200 && free.width > 185)
    #expect(free.height < full.height * 0.7)
    label.minimumScaleFactor = 0.9
    #expect(try drawnBounds(label).height > free.height)
  }

  @Test("a shrunk line keeps its baseline or its center, as baselineAdjustment says")
  func baselineAdjustment() throws {
    func bottom(_ adjustment: UIBaselineAdjustment) throws -> CGFloat {
      let label = red("HHHHHHHHHHHHHHHHHHHHHHHHH", CGSize(width: 100, height: 40))
      (label.adjustsFontSizeToFitWidth, label.baselineAdjustment) = (true, adjustment)
      return try drawnBounds(label).maxY
    }
    let full = try drawnBounds(red("H", CGSize(width: 100, height: 40))).maxY
    #expect(abs(try bottom(.alignBaselines) - full) <= 1)
    #expect(try bottom(.alignCenters) < full && bottom(.none) < bottom(.alignCenters))
  }

  @Test("it draws its highlighted, shadow and disabled states")
  func states() throws {
    let label = label("HHH")
    (label.textColor, label.highlightedTextColor) = (.black, .red)
    #expect(try drawnBounds(label).isNull)
    label.isHighlighted = true
    let box = try drawnBounds(label)
    #expect(!box.isNull)
    (label.isHighlighted, label.shadowColor) = (false, .red)
    label.shadowOffset = CGSize(width: 4, height: 3)
    #expect(try drawnBounds(label).maxX == box.maxX + 4)
    let faint = red("HHH")
    faint.isEnabled = false
    let screen = try OffscreenScreen.showing(faint)
    let image = try screen.frame()
    let strongest = (0..<100).map { image.pixel(x: $0, y: 15).x }.max() ?? 0
    #expect(strongest > 100 && strongest < 150)
  }

  @Test("natural alignment follows the view's layout direction")
  func natural() throws {
    let label = red("abc")
    #expect(try drawnBounds(label).minX < 5)
    label.semanticContentAttribute = .forceRightToLeft
    #expect(try drawnBounds(label).maxX > 95)
  }

  @Test("a subclass can move the text and change its rectangle")
  func subclass() throws {
    final class TopLabel: UILabel {
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect
      {
        var rect = super.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
        rect.origin.y = bounds.minY
        return rect
      }

      override func drawText(in rect: CGRect) {
        super.drawText(in: textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines))
      }
    }
    let label = TopLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    (label.text, label.textColor) = ("H", .red)
    #expect(try drawnBounds(label).maxY < 25)
  }

  @Test("text is sharp at each screen scale", arguments: [1, 1.25, 1.5, 2])
  func scales(scale: CGFloat) throws {
    // The height is a whole number of pixels at each scale.
    let label = red("HEH", CGSize(width: 100, height: 32))
    let screen = try OffscreenScreen.showing(label, scale: scale)
    let image = try screen.frame()
    let full = (0..<image.width * image.height).filter {
      image.pixel(x: $0 % image.width, y: $0 / image.width).x > 200
    }
    let rows = Set(full.map { $0 / image.width })
    // Stems and bars have no gray rows at the bottom.
    let foot = rows.max() ?? 0
    let below = (0..<image.width).filter { image.pixel(x: $0, y: foot + 1).x > 0 }
    #expect(below.isEmpty && rows.count >= Int(11 * scale))
  }
}
