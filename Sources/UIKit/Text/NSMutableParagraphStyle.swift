import CoreGraphics
public import Foundation

/// A mutable paragraph style. NaN and infinity are treated as 0.
///
/// Source: Apple, "NSMutableParagraphStyle".
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { style.alignment = newValue.alignment }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { style.lineBreak = newValue.lineBreak }
  }

  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { style.direction = newValue.direction }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { style.firstLineHeadIndent = max(newValue.orZero, 0) }
  }

  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { style.headIndent = max(newValue.orZero, 0) }
  }

  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { style.tailIndent = newValue.orZero }
  }

  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { style.lineSpacing = max(newValue.orZero, 0) }
  }

  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { style.paragraphSpacing = max(newValue.orZero, 0) }
  }

  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { style.paragraphSpacingBefore = max(newValue.orZero, 0) }
  }

  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { style.minimumLineHeight = max(newValue.orZero, 0) }
  }

  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { style.maximumLineHeight = max(newValue.orZero, 0) }
  }

  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { style.lineHeightMultiple = max(newValue.orZero, 0) }
  }

  open override var tabStops: [NSTextTab] {
    get { super.tabStops }
    set { stops = newValue.sorted { $0.location < $1.location } }
  }

  open override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { style.defaultTabInterval = max(newValue.orZero, 0) }
  }

  open override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { style.allowsTightening = newValue }
  }

  /// Inserts a tab stop in the order of locations.
  open func addTabStop(_ anObject: NSTextTab) {
    tabStops += [anObject]
  }

  /// Removes the tab stops that are equal to the given one.
  open func removeTabStop(_ anObject: NSTextTab) {
    stops.removeAll { $0 == anObject }
  }

  /// Copies all values from another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    (style, stops) = (obj.style, obj.stops)
  }

  open override func copy(with zone: NSZone? = nil) -> Any { copied(into: NSParagraphStyle()) }
}

extension CGFloat {
  fileprivate var orZero: CGFloat { isFinite ? self : 0 }
}
