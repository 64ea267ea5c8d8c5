import CoreGraphics
import Foundation

extension UIBezierPath {
  private enum Key: String {
    case path
    case lineWidth
    case lineCapStyle
    case lineJoinStyle
    case miterLimit
    case flatness
    case usesEvenOddFillRule
    case dashLengths
    case dashPhase
  }

  func encode(into coder: NSCoder) {
    coder.encode(numbers: cgPath.numbers, forKey: Key.path.rawValue)
    coder.encode(numbers: dash.lengths.map(Double.init), forKey: Key.dashLengths.rawValue)
    coder.encode(Double(dash.phase), forKey: Key.dashPhase.rawValue)
    coder.encode(Double(lineWidth), forKey: Key.lineWidth.rawValue)
    coder.encode(Double(miterLimit), forKey: Key.miterLimit.rawValue)
    coder.encode(Double(flatness), forKey: Key.flatness.rawValue)
    coder.encode(lineCapStyle.rawValue, forKey: Key.lineCapStyle.rawValue)
    coder.encode(lineJoinStyle.rawValue, forKey: Key.lineJoinStyle.rawValue)
    coder.encode(usesEvenOddFillRule, forKey: Key.usesEvenOddFillRule.rawValue)
  }

  /// Returns false if the archive contains no path.
  func decode(_ coder: NSCoder) -> Bool {
    guard let numbers = coder.decodeNumbers(forKey: Key.path.rawValue),
      let path = CGPath(numbers: numbers),
      let lengths = coder.decodeNumbers(forKey: Key.dashLengths.rawValue)
    else { return false }
    cgPath = path
    dash = (
      CGFloat(coder.decodeDouble(forKey: Key.dashPhase.rawValue)), lengths.map { CGFloat($0) }
    )
    lineWidth = CGFloat(coder.decodeDouble(forKey: Key.lineWidth.rawValue))
    miterLimit = CGFloat(coder.decodeDouble(forKey: Key.miterLimit.rawValue))
    flatness = CGFloat(coder.decodeDouble(forKey: Key.flatness.rawValue))
    let (cap, join) = (
      coder.decodeInt32(forKey: Key.lineCapStyle.rawValue),
      coder.decodeInt32(forKey: Key.lineJoinStyle.rawValue)
    )
    lineCapStyle = CGLineCap(rawValue: cap) ?? .butt
    lineJoinStyle = CGLineJoin(rawValue: join) ?? .miter
    usesEvenOddFillRule = coder.decodeBool(forKey: Key.usesEvenOddFillRule.rawValue)
    return true
  }
}
