import CoreGraphics
import Foundation
import LayerTree

/// A value of a custom property, as numbers that animations interpolate.
struct CustomValue {
  let numbers: [Double]
  /// Makes a value of the same type from other numbers.
  let make: ([Double]) -> Any

  init?(_ value: Any) {
    switch AnimationValue.unboxed(value) {
    case let value as CGFloat: self.init([value]) { CGFloat($0[0]) }
    case let value as Double: self.init([value]) { $0[0] }
    case let value as Float: self.init([Double(value)]) { Float(clamping: $0[0]) }
    case let value as Int: self.init([Double(value)]) { Int(exactly: $0[0].rounded()) ?? value }
    case let value as NSNumber: self.init([value.doubleValue]) { NSNumber(value: $0[0]) }
    case is CGPoint: self.init(value, count: 2) { CGPoint(x: $0[0], y: $0[1]) }
    case is CGSize: self.init(value, count: 2) { CGSize(width: $0[0], height: $0[1]) }
    case is CGRect:
      self.init(value, count: 4) { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    case is CGColor:
      self.init(value, count: 4) { CGColor(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3]) }
    case let path as CGPath:
      self.init(path.numbers) { CGPath(numbers: $0) ?? path }
    case let matrix as CAColorMatrix: self.init(matrix.numbers) { CAColorMatrix($0) }
    case let values as [CGFloat]: self.init(values.map(Double.init)) { $0.map { CGFloat($0) } }
    case let values as [Double]: self.init(values) { $0 }
    case let values as [Float]: self.init(values.map(Double.init)) { $0.map(Float.init(clamping:)) }
    case let colors as [CGColor]:
      self.init(colors.flatMap { color in (0..<4).map { color.rgba[$0] } }) { numbers in
        stride(from: 0, to: numbers.count, by: 4).map { first in
          let lanes = numbers.lanes(from: first)
          return CGColor(red: lanes.x, green: lanes.y, blue: lanes.z, alpha: lanes.w)
        }
      }
    case let values as [Any]:
      let numbers = values.compactMap(AnimationValue.number)
      guard numbers.count == values.count else { return nil }
      self.init(numbers) { $0.map { NSNumber(value: $0) } }
    default: return nil
    }
  }

  private init(_ numbers: [Double], _ make: @escaping ([Double]) -> Any) {
    (self.numbers, self.make) = (numbers, make)
  }

  private init?(_ value: Any, count: Int, _ make: @escaping ([Double]) -> Any) {
    guard let lanes = AnimationValue.lanes(value) else { return nil }
    self.init((0..<count).map { lanes[$0] }, make)
  }

  /// The animated value at `time`, or nil if the animation has no suitable values; the underlying
  /// value while the animation has no effect.
  @MainActor static func animated(
    by flattened: FlattenedAnimation, _ animation: CAPropertyAnimation, at time: CFTimeInterval,
    below: Any?
  ) -> Any? {
    if let transform = below.flatMap(AnimationValue.transform) {
      var layer = LayerProperties()
      layer.transform = transform
      guard let track = animation.makeTrack(for: .transform) else { return nil }
      return flattened.sample(.transform, track).map {
        layer.sampled(by: [$0], at: time).properties.transform
      }
    }
    guard let pattern = below ?? animation.someValue, let value = CustomValue(pattern) else {
      return nil
    }
    guard let track = animation.makeListTrack(),
      let sample = flattened.sample(.bounds, track),
      let numbers = sample.values(at: time, below: below == nil ? [] : value.numbers),
      numbers.count == value.numbers.count
    else { return below }
    return value.make(numbers)
  }
}
