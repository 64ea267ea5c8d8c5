package import Foundation

/// The sizes and margins of a rectangle that change with the size of its container. The raw values
/// are those of `UIView.AutoresizingMask` and of `CAAutoresizingMask`.
package struct AutoresizingMask: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  package static let flexibleWidth = AutoresizingMask(rawValue: 2)
  package static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The margin on the side of the smaller y.
  package static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  package static let flexibleHeight = AutoresizingMask(rawValue: 16)
  package static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}

/// The rule by which the flexible parts of an axis share a change of the container's size.
package enum AutoresizingRule: Sendable {
  /// In proportion to their sizes, or evenly where these add up to 0. Nothing is rounded, so that
  /// restoring the container's size restores the frame. This is the rule of `UIView`.
  case proportional
  /// Evenly, with the edges then rounded to whole points. This is the rule of layers without a
  /// view.
  case equalShares
}

/// The frame after its container's size changed. Sizes never become negative.
///
/// Source: Apple, "autoresizingMask" of `UIView` and of `CALayer`.
package func autoresized(
  _ frame: CGRect, from oldSize: CGSize, to newSize: CGSize, mask: AutoresizingMask,
  rule: AutoresizingRule
) -> CGRect {
  // Each axis has three bits: the margin before, the size, the margin after.
  let horizontal = AutoresizedSpan(start: frame.minX, length: frame.width)
    .resized(from: oldSize.width, to: newSize.width, flexible: mask.rawValue & 7, rule)
  let vertical = AutoresizedSpan(start: frame.minY, length: frame.height)
    .resized(from: oldSize.height, to: newSize.height, flexible: mask.rawValue >> 3 & 7, rule)
  return CGRect(
    x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
}

/// The extent of a frame along one axis.
private struct AutoresizedSpan {
  var start: CGFloat
  var length: CGFloat

  /// - Parameter flexible: bit 0 the margin before, bit 1 the length, bit 2 the margin after.
  func resized(
    from old: CGFloat, to new: CGFloat, flexible: UInt8, _ rule: AutoresizingRule
  ) -> AutoresizedSpan {
    guard flexible != 0, new != old else { return self }
    let parts = [start, length, old - start - length].enumerated()
      .map { flexible & 1 << UInt8($0.offset) == 0 ? 0 : $0.element }
    let total = rule == .proportional ? parts.reduce(0, +) : 0
    func share(_ part: Int) -> CGFloat {
      guard flexible & 1 << UInt8(part) != 0 else { return 0 }
      return total > 0
        ? (new - old) * (parts[part] / total) : (new - old) / CGFloat(flexible.nonzeroBitCount)
    }
    var result = AutoresizedSpan(start: start + share(0), length: max(0, length + share(1)))
    if rule == .equalShares { result.round() }
    return result.start.isFinite && result.length.isFinite ? result : self
  }

  /// Rounds both ends to whole points.
  private mutating func round() {
    let end = (start + length).rounded()
    start = start.rounded()
    length = end - start
  }
}
