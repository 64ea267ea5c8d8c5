import UIKit

final class OverridingParagraphStyle: NSMutableParagraphStyle {
  override var alignment: NSTextAlignment {
    get { called(super.alignment) }
    set { super.alignment = assigned(newValue) }
  }
  override var lineBreakMode: NSLineBreakMode {
    get { called(super.lineBreakMode) }
    set { super.lineBreakMode = assigned(newValue) }
  }
  override var baseWritingDirection: NSWritingDirection {
    get { called(super.baseWritingDirection) }
    set { super.baseWritingDirection = assigned(newValue) }
  }
  override var firstLineHeadIndent: CGFloat {
    get { called(super.firstLineHeadIndent) }
    set { super.firstLineHeadIndent = assigned(newValue) }
  }
  override var headIndent: CGFloat {
    get { called(super.headIndent) }
    set { super.headIndent = assigned(newValue) }
  }
  override var tailIndent: CGFloat {
    get { called(super.tailIndent) }
    set { super.tailIndent = assigned(newValue) }
  }
  override var lineSpacing: CGFloat {
    get { called(super.lineSpacing) }
    set { super.lineSpacing = assigned(newValue) }
  }
  override var paragraphSpacing: CGFloat {
    get { called(super.paragraphSpacing) }
    set { super.paragraphSpacing = assigned(newValue) }
  }
  override var paragraphSpacingBefore: CGFloat {
    get { called(super.paragraphSpacingBefore) }
    set { super.paragraphSpacingBefore = assigned(newValue) }
  }
  override var minimumLineHeight: CGFloat {
    get { called(super.minimumLineHeight) }
    set { super.minimumLineHeight = assigned(newValue) }
  }
  override var maximumLineHeight: CGFloat {
    get { called(super.maximumLineHeight) }
    set { super.maximumLineHeight = assigned(newValue) }
  }
  override var lineHeightMultiple: CGFloat {
    get { called(super.lineHeightMultiple) }
    set { super.lineHeightMultiple = assigned(newValue) }
  }
  override var tabStops: [NSTextTab] {
    get { called(super.tabStops) }
    set { super.tabStops = assigned(newValue) }
  }
  override var defaultTabInterval: CGFloat {
    get { called(super.defaultTabInterval) }
    set { super.defaultTabInterval = assigned(newValue) }
  }
  override var allowsDefaultTighteningForTruncation: Bool {
    get { called(super.allowsDefaultTighteningForTruncation) }
    set { super.allowsDefaultTighteningForTruncation = assigned(newValue) }
  }
  override func addTabStop(_ anObject: NSTextTab) { called(super.addTabStop(anObject)) }
  override func removeTabStop(_ anObject: NSTextTab) { called(super.removeTabStop(anObject)) }
  override func setParagraphStyle(_ obj: NSParagraphStyle) { called(super.setParagraphStyle(obj)) }
  override func copy(with zone: NSZone?) -> Any { called(super.copy(with: zone)) }
  override class var `default`: NSParagraphStyle { called(super.`default`) }
  override class func defaultWritingDirection(forLanguage languageName: String?)
    -> NSWritingDirection
  { called(super.defaultWritingDirection(forLanguage: languageName)) }
  override class var supportsSecureCoding: Bool { called(super.supportsSecureCoding) }
  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
  override func mutableCopy(with zone: NSZone?) -> Any { called(super.mutableCopy(with: zone)) }
  override func isEqual(_ object: Any?) -> Bool { called(super.isEqual(object)) }
  override var hash: Int { called(super.hash) }
}

final class OverridingShadow: NSShadow {
  override var shadowOffset: CGSize {
    get { called(super.shadowOffset) }
    set { super.shadowOffset = assigned(newValue) }
  }
  override var shadowBlurRadius: CGFloat {
    get { called(super.shadowBlurRadius) }
    set { super.shadowBlurRadius = assigned(newValue) }
  }
  override var shadowColor: Any? {
    get { called(super.shadowColor) }
    set { super.shadowColor = assigned(newValue) }
  }
  override class var supportsSecureCoding: Bool { called(super.supportsSecureCoding) }
  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
  override func copy(with zone: NSZone?) -> Any { called(super.copy(with: zone)) }
  override func isEqual(_ object: Any?) -> Bool { called(super.isEqual(object)) }
  override var hash: Int { called(super.hash) }
}

final class OverridingAttachment: NSTextAttachment {
  override var image: UIImage? {
    get { called(super.image) }
    set { super.image = assigned(newValue) }
  }
  override var bounds: CGRect {
    get { called(super.bounds) }
    set { super.bounds = assigned(newValue) }
  }
  override var contents: Data? { called(super.contents) }
  override var fileType: String? { called(super.fileType) }
  override class var supportsSecureCoding: Bool { called(super.supportsSecureCoding) }
  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
}

final class OverridingTab: NSTextTab, @unchecked Sendable {
  override var alignment: NSTextAlignment { called(super.alignment) }
  override var location: CGFloat { called(super.location) }
  override var options: [NSTextTab.OptionKey: Any] { called(super.options) }
  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
  override class var supportsSecureCoding: Bool { called(super.supportsSecureCoding) }
  override class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    called(super.columnTerminators(for: aLocale))
  }
  override func copy(with zone: NSZone?) -> Any { called(super.copy(with: zone)) }
  override func isEqual(_ object: Any?) -> Bool { called(super.isEqual(object)) }
  override var hash: Int { called(super.hash) }
}

final class OverridingDrawingContext: NSStringDrawingContext {
  override var minimumScaleFactor: CGFloat {
    get { called(super.minimumScaleFactor) }
    set { super.minimumScaleFactor = assigned(newValue) }
  }
  override var actualScaleFactor: CGFloat { called(super.actualScaleFactor) }
  override var totalBounds: CGRect { called(super.totalBounds) }
}

extension Overrides {
  static let paragraphStyle = Overrides(
    of: "NSParagraphStyle", "NSMutableParagraphStyle", by: OverridingParagraphStyle(),
    uses: [
      {
        $0.alignment = $0.alignment
        $0.lineBreakMode = $0.lineBreakMode
        $0.baseWritingDirection = $0.baseWritingDirection
        $0.firstLineHeadIndent = $0.firstLineHeadIndent
        $0.headIndent = $0.headIndent
        $0.tailIndent = $0.tailIndent
        $0.lineSpacing = $0.lineSpacing
        $0.paragraphSpacing = $0.paragraphSpacing
        $0.paragraphSpacingBefore = $0.paragraphSpacingBefore
        $0.minimumLineHeight = $0.minimumLineHeight
        $0.maximumLineHeight = $0.maximumLineHeight
        $0.lineHeightMultiple = $0.lineHeightMultiple
        $0.tabStops = $0.tabStops
        $0.defaultTabInterval = $0.defaultTabInterval
        $0.allowsDefaultTighteningForTruncation = $0.allowsDefaultTighteningForTruncation
      },
      {
        let tab = NSTextTab(textAlignment: .left, location: 1)
        $0.addTabStop(tab)
        $0.removeTabStop(tab)
        $0.setParagraphStyle(NSParagraphStyle())
        _ = ($0.copy(with: nil), $0.mutableCopy(with: nil), $0.isEqual($0), $0.hash)
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
      },
      { _ in
        let type = OverridingParagraphStyle.self
        _ = (
          type.default, type.supportsSecureCoding, type.defaultWritingDirection(forLanguage: nil)
        )
      },
    ])

  static let shadow = Overrides(
    of: "NSShadow", by: OverridingShadow(),
    uses: [
      {
        $0.shadowOffset = $0.shadowOffset
        $0.shadowBlurRadius = $0.shadowBlurRadius
        $0.shadowColor = $0.shadowColor
        _ = ($0.copy(with: nil), $0.isEqual($0), $0.hash, OverridingShadow.supportsSecureCoding)
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
      }
    ])

  static let attachment = Overrides(
    of: "NSTextAttachment", by: OverridingAttachment(),
    uses: [
      {
        $0.image = $0.image
        $0.bounds = $0.bounds
        _ = ($0.contents, $0.fileType, OverridingAttachment.supportsSecureCoding)
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
      }
    ])

  static let tab = Overrides(
    of: "NSTextTab", by: OverridingTab(textAlignment: .left, location: 1),
    uses: [
      {
        _ = ($0.alignment, $0.location, $0.options, $0.copy(with: nil), $0.isEqual($0), $0.hash)
        _ = (OverridingTab.supportsSecureCoding, OverridingTab.columnTerminators(for: nil))
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
      }
    ])

  static let drawingContext = Overrides(
    of: "NSStringDrawingContext", by: OverridingDrawingContext(),
    uses: [
      {
        $0.minimumScaleFactor = $0.minimumScaleFactor
        _ = ($0.actualScaleFactor, $0.totalBounds)
      }
    ])
}
