import CoreGraphics
public import Foundation
package import LayerTree

/// An animation of one property, named by its key path.
///
/// Source: Apple, "CAPropertyAnimation".
open class CAPropertyAnimation: CAAnimation {
  /// One of the key paths that Core Animation documents, `position.x` or `transform.rotation.z`,
  /// say. An animation of any other runs and ends without a picture.
  public var keyPath: String?
  /// Adds the values to what lies below instead of replacing it. Default: false.
  public var isAdditive = false
  /// Starts each pass where the one before ended. Default: false.
  public var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  package override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  /// The values, for the property; nil where they do not fit it.
  package func makeTrack(for property: AnimatedProperty) -> Track? {
    nil
  }

  package override func makeAnimation(id: Animation.ID, at time: CFTimeInterval) -> Animation? {
    guard let keyPath, let property = AnimatedProperty(rawValue: keyPath),
      let track = makeTrack(for: property)
    else { return nil }
    var animation = Animation(
      id: id, property: property, timing: mediaTiming(at: time),
      pace: pace, track: track)
    animation.isAdditive = isAdditive
    animation.isCumulative = isCumulative
    return animation
  }
}

/// From one value to another.
///
/// Source: Apple, "CABasicAnimation".
open class CABasicAnimation: CAPropertyAnimation {
  /// Number, `CGPoint`, `CGSize`, `CGRect`, `CGColor`, `CATransform3D` or `CGAffineTransform`; an
  /// end that is nil is the layer's own value.
  public var fromValue: Any?
  public var toValue: Any?
  public var byValue: Any?

  package override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  package override func makeTrack(for property: AnimatedProperty) -> Track? {
    if property == .transform {
      func transform(_ value: Any?) -> CATransform3D? { value.flatMap(AnimationValue.transform) }
      return .transform(
        TransformTrack(
          from: transform(fromValue), to: transform(toValue), by: transform(byValue)))
    }
    return Track(
      from: lanes(fromValue), to: lanes(toValue), by: lanes(byValue), isScalar: property.isScalar)
  }

  private func lanes(_ value: Any?) -> SIMD4<Double>? {
    value.flatMap(AnimationValue.lanes)
  }
}

/// Through a series of values.
///
/// Source: Apple, "CAKeyframeAnimation".
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// Of the types that `CABasicAnimation` takes.
  public var values: [Any]?
  /// When each value is reached, ascending in 0…1; nil spreads them evenly. In `.discrete` mode
  /// there is one more of them than values.
  public var keyTimes: [NSNumber]?
  /// The pace of each segment, one less than there are values; nil is linear.
  public var timingFunctions: [CAMediaTimingFunction]?
  /// Default: `.linear`.
  public var calculationMode = CAAnimationCalculationMode.linear

  package override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
  }

  package override func makeTrack(for property: AnimatedProperty) -> Track? {
    guard let values, !values.isEmpty else { return nil }
    let keyTimes = keyTimes.map { $0.map(\.doubleValue) }
    let paces = timingFunctions?.map { Pace.curve($0.curve) } ?? []
    let mode = calculationMode == .discrete ? CalculationMode.discrete : .linear
    if property == .transform {
      let transforms = values.compactMap(AnimationValue.transform)
      guard transforms.count == values.count else { return nil }
      return .transformKeyframes(
        TransformKeyframeTrack(values: transforms, keyTimes: keyTimes, paces: paces, mode: mode))
    }
    let lanes = values.compactMap(AnimationValue.lanes)
    guard lanes.count == values.count else { return nil }
    return .keyframes(KeyframeTrack(values: lanes, keyTimes: keyTimes, paces: paces, mode: mode))
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
