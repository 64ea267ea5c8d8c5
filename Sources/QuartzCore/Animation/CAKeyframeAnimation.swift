public import CoreGraphics
public import Foundation
package import LayerTree

/// Through a series of values, or along a path.
///
/// Source: Apple, "CAKeyframeAnimation".
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// Of the types that `CABasicAnimation` takes; a flip book of contents is `.discrete`.
  public var values: [Any]? { willSet { requireChangeable() } }
  /// What a property of two numbers runs along, in place of `values`: each line or curve is a
  /// segment between two key frames.
  public var path: CGPath? { willSet { requireChangeable() } }
  /// When each value is reached, ascending in 0…1; nil spreads them evenly, and so do key times that
  /// do not fit. In `.discrete` mode there is one more of them than values. The paced modes do not
  /// look at them.
  public var keyTimes: [NSNumber]? { willSet { requireChangeable() } }
  /// The pace of each segment, one less than there are values; nil is linear. The paced modes do not
  /// look at them.
  public var timingFunctions: [CAMediaTimingFunction]? { willSet { requireChangeable() } }
  /// Default: `.linear`.
  public var calculationMode = CAAnimationCalculationMode.linear {
    willSet { requireChangeable() }
  }
  /// Of the cubic modes, one a value: tight where it is 1, round where it is -1. Default: nil, all 0.
  public var tensionValues: [NSNumber]? { willSet { requireChangeable() } }
  /// Of the cubic modes, one a value: a corner where it is not 0. Default: nil, all 0.
  public var continuityValues: [NSNumber]? { willSet { requireChangeable() } }
  /// Of the cubic modes, one a value: bent behind the value where it is positive, before it where it
  /// is negative. Default: nil, all 0.
  public var biasValues: [NSNumber]? { willSet { requireChangeable() } }
  /// Whether the layer turns to where the path goes. Default: nil, it does not.
  public var rotationMode: CAAnimationRotationMode? { willSet { requireChangeable() } }

  package override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path) = (other.values, other.path)
    (keyTimes, timingFunctions) = (other.keyTimes, other.timingFunctions)
    (calculationMode, rotationMode) = (other.calculationMode, other.rotationMode)
    (tensionValues, continuityValues) = (other.tensionValues, other.continuityValues)
    biasValues = other.biasValues
  }

  package override var pictures: [CGImage] {
    keyPath == "contents" ? values?.compactMap { $0 as? CGImage } ?? [] : []
  }

  override var someValue: Any? { values?.first }

  package override func makeTrack(
    for property: AnimatedProperty, lanes: (Any) -> SIMD4<Double>?
  ) -> Track? {
    let isOfTransforms = property.isWholeTransform && valueFunction == nil
    let isOfContents = property == .contents
    if let path, !isOfTransforms, !isOfContents { return makeTrack(along: path) }
    guard let values, !values.isEmpty else { return nil }
    if isOfContents {
      return contentsTrack(
        values,
        KeyframeSegments(
          count: values.count, keyTimes: times, timingFunctions: segmentTimingFunctions,
          isDiscrete: mode == .discrete))
    }
    if isOfTransforms {
      let transforms = values.compactMap(AnimationValue.transform)
      guard transforms.count == values.count else { return nil }
      return .transformKeyframes(
        TransformKeyframeTrack(
          values: transforms, keyTimes: times, timingFunctions: segmentTimingFunctions, mode: mode,
          knots: knots))
    }
    let lanes = values.compactMap(lanes)
    guard lanes.count == values.count else { return nil }
    return .keyframes(
      KeyframeTrack(
        values: lanes, keyTimes: times, timingFunctions: segmentTimingFunctions, mode: mode,
        knots: knots))
  }

  private func makeTrack(along path: CGPath) -> Track? {
    let curves = path.curves
    guard !curves.isEmpty else { return nil }
    return .path(
      PathTrack(
        curves: curves, keyTimes: times, timingFunctions: segmentTimingFunctions, mode: mode,
        rotation: rotationMode?.mode ?? .none))
  }

  private var times: [Double]? { keyTimes?.map(\.doubleValue) }

  private var segmentTimingFunctions: [TimingFunction] {
    timingFunctions?.map { .curve($0.curve) } ?? []
  }

  private var mode: CalculationMode {
    CalculationMode.allCases.first { String(describing: $0) == calculationMode.rawValue } ?? .linear
  }

  private var knots: SplineKnots {
    func numbers(_ values: [NSNumber]?) -> [Double] { values?.map(\.doubleValue) ?? [] }
    return SplineKnots(
      tension: numbers(tensionValues), continuity: numbers(continuityValues),
      bias: numbers(biasValues))
  }
}

extension CGPath {
  /// Its lines and curves; a new subpath begins with a jump.
  fileprivate var curves: [PathTrack.Curve] {
    var (curves, start, current) = ([PathTrack.Curve](), CGPoint.zero, CGPoint.zero)
    for element in storage.elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let end):
        curves.append(PathTrack.Curve(lineFrom: current, to: end))
        current = end
      case .quad(let control, let end):
        curves.append(PathTrack.Curve(from: current, control: control, to: end))
        current = end
      case .curve(let control1, let control2, let end):
        curves.append(
          PathTrack.Curve(start: current, control1: control1, control2: control2, end: end))
        current = end
      case .close:
        if current != start { curves.append(PathTrack.Curve(lineFrom: current, to: start)) }
        current = start
      }
    }
    return curves
  }
}

extension PathTrack.Curve {
  /// A curve with one control point, which lies half as far again from both ends.
  fileprivate init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
    func part(_ from: CGPoint) -> CGPoint {
      CGPoint(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
    }
    self.init(start: start, control1: part(start), control2: part(end), end: end)
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

  /// Straight from each value to the next.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// No values between the key frames.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight, and at one speed from the first to the last.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along that curve, at one speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer turns along a path.
///
/// Source: Apple, "CAAnimationRotationMode".
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Its x goes where the path goes.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Its x goes where the path comes from.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")

  fileprivate var mode: PathTrack.RotationMode {
    switch self {
    case .rotateAuto: .auto
    case .rotateAutoReverse: .autoReverse
    default: .none
    }
  }
}
