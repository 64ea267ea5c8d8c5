public import CoreGraphics
public import Foundation
package import LayerTree

/// Through a series of values.
///
/// Source: Apple, "CAKeyframeAnimation".
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// Of the types that `CABasicAnimation` takes.
  public var values: [Any]? { willSet { requireChangeable() } }
  /// Points that a property of two numbers runs through, instead of `values`.
  public var path: CGPath? { willSet { requireChangeable() } }
  /// When each value is reached, ascending in 0…1; nil spreads them evenly. In `.discrete` mode
  /// there is one more of them than values.
  public var keyTimes: [NSNumber]? { willSet { requireChangeable() } }
  /// The pace of each segment, one less than there are values; nil is linear.
  public var timingFunctions: [CAMediaTimingFunction]? { willSet { requireChangeable() } }
  /// Default: `.linear`.
  public var calculationMode = CAAnimationCalculationMode.linear {
    willSet { requireChangeable() }
  }

  package override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path) = (other.values, other.path)
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
  }

  override var someValue: Any? { values?.first }

  package override func makeTrack(
    for property: AnimatedProperty, lanes: (Any) -> SIMD4<Double>?
  ) -> Track? {
    guard let values, !values.isEmpty else { return nil }
    let isDiscrete = calculationMode == .discrete
    let times = Self.times(
      keyTimes.map { $0.map(\.doubleValue) }, count: values.count, isDiscrete)
    let curves = timingFunctions?.map(\.curve) ?? []
    if property == .transform {
      let transforms = values.compactMap(AnimationValue.transform)
      guard transforms.count == values.count else { return nil }
      return .transform(
        TransformTrack(
          values: transforms, keyTimes: times, curves: curves, isDiscrete: isDiscrete))
    }
    let lanes = values.compactMap(lanes)
    guard lanes.count == values.count else { return nil }
    return .keyframes(
      KeyframeTrack(values: lanes, keyTimes: times, curves: curves, isDiscrete: isDiscrete))
  }

  /// One time for each value, ascending; times that do not fit are replaced by even ones.
  private static func times(_ times: [Double]?, count: Int, _ isDiscrete: Bool) -> [Double] {
    if let times, times.count >= count, zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 }) {
      return Array(times.prefix(count))
    }
    let segments = isDiscrete ? count : max(count - 1, 1)
    return (0..<count).map { Double($0) / Double(segments) }
  }
}

/// How values between key frames are found.
///
/// Source: Apple, "CAAnimationCalculationMode".
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
}
