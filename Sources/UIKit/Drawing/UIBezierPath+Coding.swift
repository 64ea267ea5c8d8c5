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
    encode(cgPath.numbers, .path, coder)
    encode(dash.lengths.map(Double.init), .dashLengths, coder)
    coder.encode(Double(dash.phase), forKey: Key.dashPhase.rawValue)
    coder.encode(Double(lineWidth), forKey: Key.lineWidth.rawValue)
    coder.encode(Double(miterLimit), forKey: Key.miterLimit.rawValue)
    coder.encode(Double(flatness), forKey: Key.flatness.rawValue)
    coder.encode(lineCapStyle.rawValue, forKey: Key.lineCapStyle.rawValue)
    coder.encode(lineJoinStyle.rawValue, forKey: Key.lineJoinStyle.rawValue)
    coder.encode(usesEvenOddFillRule, forKey: Key.usesEvenOddFillRule.rawValue)
  }

  /// False where there is no path in the archive.
  func decode(_ coder: NSCoder) -> Bool {
    guard let numbers = numbers(.path, coder), let path = CGPath(numbers: numbers),
      let lengths = self.numbers(.dashLengths, coder)
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

  private func encode(_ numbers: [Double], _ key: Key, _ coder: NSCoder) {
    let data = unsafe numbers.withUnsafeBytes { unsafe Data($0) }
    coder.encode(data as NSData, forKey: key.rawValue)
  }

  private func numbers(_ key: Key, _ coder: NSCoder) -> [Double]? {
    guard let data = coder.decodeObject(of: NSData.self, forKey: key.rawValue) as Data?,
      data.count % MemoryLayout<Double>.size == 0
    else { return nil }
    return stride(from: 0, to: data.count, by: 8).map { start in
      Double(
        bitPattern: (0..<8).reduce(0) {
          $0 | UInt64(data[data.startIndex + start + $1]) << (8 * $1)
        })
    }
  }
}
