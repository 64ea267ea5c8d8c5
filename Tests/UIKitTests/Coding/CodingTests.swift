import CoreGraphics
import Foundation
import LaminaTesting
import QuartzCore
import Testing
import UIKit

@Suite("Views in archives", .serialized)
@MainActor struct CodingTests {
  private func copy<View: UIView>(_ view: View) throws -> View {
    let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    return try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? View)
  }

  private func secureCopy<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value {
    let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data))
  }

  @Test("an unarchived view has every property that was set")
  func properties() throws {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.transform = CGAffineTransform(rotationAngle: 1)
    view.bounds.origin = CGPoint(x: 5, y: 6)
    (view.alpha, view.isHidden, view.isOpaque, view.clipsToBounds) = (0.25, true, false, true)
    (view.tag, view.isUserInteractionEnabled, view.contentMode) = (7, false, .topRight)
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    (view.autoresizesSubviews, view.clearsContextBeforeDrawing) = (false, false)
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }
    (view.tintColor, view.tintAdjustmentMode) = (.green, .normal)
    (view.overrideUserInterfaceStyle, view.contentScaleFactor) = (.dark, 3)
    view.semanticContentAttribute = .forceRightToLeft
    view.contentStretch = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.preservesSuperviewLayoutMargins = true
    view.insetsLayoutMarginsFromSafeArea = false
    (view.layer.cornerRadius, view.layer.borderWidth, view.layer.name) = (4, 2, "box")
    let copy = try copy(view)
    #expect(copy.frame == view.frame && copy.bounds == view.bounds && copy.center == view.center)
    #expect(copy.transform == view.transform && copy.alpha == 0.25 && copy.isHidden)
    #expect(!copy.isOpaque && copy.clipsToBounds && copy.tag == 7)
    #expect(!copy.isUserInteractionEnabled && copy.contentMode == .topRight)
    #expect(copy.autoresizingMask == view.autoresizingMask && !copy.autoresizesSubviews)
    #expect(!copy.clearsContextBeforeDrawing && copy.contentScaleFactor == 3)
    #expect(copy.overrideUserInterfaceStyle == .dark)
    #expect(copy.layer.backgroundColor == UIColor.blue.cgColor)
    copy.overrideUserInterfaceStyle = .light
    #expect(copy.layer.backgroundColor == UIColor.red.cgColor)
    #expect(copy.tintColor == .green && copy.tintAdjustmentMode == .normal)
    #expect(copy.semanticContentAttribute == .forceRightToLeft)
    #expect(copy.contentStretch == view.contentStretch)
    #expect(copy.layoutMargins == view.layoutMargins && copy.preservesSuperviewLayoutMargins)
    #expect(!copy.insetsLayoutMarginsFromSafeArea)
    #expect(copy.layer.cornerRadius == 4 && copy.layer.borderWidth == 2)
    #expect(copy.layer.name == "box" && copy.layer.delegate === copy)
  }

  @Test("an archive of a new view gives a new view")
  func plain() throws {
    let view = try copy(UIView())
    #expect(view.isOpaque && view.layer.isOpaque && view.isUserInteractionEnabled)
    #expect(view.tag == 0 && view.backgroundColor == nil && view.subviews.isEmpty)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(view.tintColor == .systemBlue && view.contentMode == .scaleToFill)
    let (image, label) = (try copy(UIImageView()), try copy(UILabel()))
    for view in [image, label] {
      #expect(!view.isOpaque && !view.layer.isOpaque && !view.isUserInteractionEnabled)
    }
    #expect(label.contentMode == .redraw && label.font == UILabel().font)
    let interactive = UIImageView()
    interactive.isUserInteractionEnabled = true
    #expect(try copy(interactive).isUserInteractionEnabled)
  }

  @Test("an unarchived view has the subviews, and sublayers without views at their positions")
  func tree() throws {
    let (view, layer) = (UIView(), CALayer())
    let subviews = (1...3).map { tag in
      let view = UIView()
      view.tag = tag
      return view
    }
    view.addSubview(subviews[0])
    view.layer.addSublayer(layer)
    (layer.name, layer.opacity) = ("between", 0.5)
    view.addSubview(subviews[1])
    subviews[1].addSubview(subviews[2])
    let copy = try copy(view)
    #expect(copy.subviews.map(\.tag) == [1, 2] && copy.viewWithTag(3)?.superview?.tag == 2)
    #expect(copy.layer.sublayers?.map(\.name) == [nil, "between", nil])
    #expect(copy.layer.sublayers?[1].opacity == 0.5 && copy.isConsistent)
    #expect(copy.subviews[0].layer === copy.layer.sublayers?[0])
  }

  @Test("a subclass encodes and decodes its own state, and keeps its layer class")
  func subclass() throws {
    let view = ArchivedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.level = 5
    view.addSubview(ArchivedView())
    let copy = try copy(view)
    #expect(copy.level == 5 && copy.layer is CATextLayer)
    #expect((copy.subviews.first as? ArchivedView)?.level == 0)
  }

  @Test("an unarchived view renders pixel for pixel like the original")
  func rendering() throws {
    let view = UIView(frame: CGRect(x: 2, y: 2, width: 36, height: 36))
    view.backgroundColor = .white
    let image = UIImageView(image: .filled(.red, width: 8, height: 8))
    image.frame = CGRect(x: 1, y: 1, width: 12, height: 8)
    image.layer.cornerRadius = 3
    image.clipsToBounds = true
    let label = UILabel(frame: CGRect(x: 4, y: 12, width: 30, height: 20))
    label.attributedText = NSAttributedString(
      string: "Ab",
      attributes: [
        .font: UIFont(name: "DejaVuSans-Bold", size: 15) ?? .systemFont(ofSize: 15),
        .foregroundColor: UIColor.blue, .kern: 2 as CGFloat,
      ])
    view.addSubview(image)
    view.addSubview(label)
    let size = CGSize(width: 40, height: 40)
    let expected = try OffscreenScreen.showing(view, size: size).frame()
    let found = try OffscreenScreen.showing(copy(view), size: size).frame()
    #expect(ImageComparison(found, expected).largestDifference == 0)
    #expect(!found.box(of: red).isNull)
  }

  @Test("image views and labels keep all properties that were set")
  func standardViews() throws {
    let images = (1...3).map { UIImage.filled(.red, width: CGFloat($0), height: 2) }
    let view = UIImageView(image: images[0], highlightedImage: images[1])
    view.isHighlighted = true
    (view.animationImages, view.animationDuration) = (images, 3)
    view.animationRepeatCount = 2
    let image = try copy(view)
    #expect(image.image?.size == images[0].size && image.highlightedImage?.size == images[1].size)
    #expect(image.isHighlighted && image.animationImages?.count == 3)
    #expect(image.animationDuration == 3 && image.animationRepeatCount == 2 && !image.isAnimating)
    let label = UILabel()
    (label.text, label.numberOfLines, label.textAlignment) = ("text", 3, .right)
    (label.lineBreakMode, label.textColor, label.isEnabled) = (.byCharWrapping, .red, false)
    (label.shadowColor, label.shadowOffset) = (.blue, CGSize(width: 2, height: 3))
    (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.5)
    (label.preferredMaxLayoutWidth, label.highlightedTextColor) = (70, .green)
    (label.isHighlighted, label.baselineAdjustment) = (true, .alignCenters)
    label.allowsDefaultTighteningForTruncation = true
    label.font = .preferredFont(forTextStyle: .headline)
    let text = try copy(label)
    #expect(text.text == "text" && text.numberOfLines == 3 && text.textAlignment == .right)
    #expect(text.lineBreakMode == .byCharWrapping && text.textColor == .red && !text.isEnabled)
    #expect(text.shadowColor == .blue && text.shadowOffset == CGSize(width: 2, height: 3))
    #expect(text.adjustsFontSizeToFitWidth && text.minimumScaleFactor == 0.5)
    #expect(text.preferredMaxLayoutWidth == 70 && text.highlightedTextColor == .green)
    #expect(text.isHighlighted && text.baselineAdjustment == .alignCenters)
    #expect(text.allowsDefaultTighteningForTruncation && text.font == label.font)
    #expect(text.intrinsicContentSize == label.intrinsicContentSize)
    let window = UIWindow()
    window.windowLevel = .alert
    #expect(try copy(window).windowLevel == .alert)
  }

  @Test("the attribute values of attributed strings can be archived")
  func text() throws {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineSpacing, style.headIndent) = (.right, 3, 4)
    style.tabStops = [NSTextTab(textAlignment: .center, location: 50)]
    #expect(try secureCopy(style) == style)
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowBlurRadius) = (CGSize(width: 1, height: 2), 3)
    shadow.shadowColor = UIColor.red
    #expect(try secureCopy(shadow) == shadow)
    let attachment = NSTextAttachment(image: .filled(.red, width: 3, height: 2))
    attachment.bounds = CGRect(x: 0, y: -1, width: 6, height: 4)
    let copy = try secureCopy(attachment)
    #expect(copy.image?.size == CGSize(width: 3, height: 2) && copy.bounds == attachment.bounds)
    let tab = NSTextTab(
      textAlignment: .right, location: 9,
      options: [.columnTerminators: NSTextTab.columnTerminators(for: nil)])
    #expect(try secureCopy(tab) == tab)
    for font in [
      UIFont.systemFont(ofSize: 13, weight: .heavy), .preferredFont(forTextStyle: .body),
    ] {
      #expect(try secureCopy(font) == font)
    }
    let rect = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(try secureCopy(rect) == rect)
  }
}

/// Foundation archives only classes at file scope.
final class ArchivedView: UIView {
  var level = 0

  override class var layerClass: AnyClass { CATextLayer.self }

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    level = coder.decodeInteger(forKey: "level")
    super.init(coder: coder)
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(level, forKey: "level")
  }
}

@Suite("Insets in NSValue")
struct NSValueTests {
  @Test("values survive boxing")
  func values() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
  }
}
