public import CoreGraphics
public import Foundation
package import LayerTree

/// An animation through a series of values, or along a path.
///
/// Source: Apple, "CAKeyframeAnimation".
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, of the types that `CABasicAnimation` takes. For a flip book of contents, use
  /// `.discrete`.
  open var values: [Any]? { willSet { requireChangeable() } }
  /// The path that a property of two numbers follows instead of `values`: each line or curve is a
  /// segment between two keyframes.
  open var path: CGPath? { willSet { requireChangeable() } }
  /// The times at which the values are reached, ascending in 0…1. nil, or a wrong number of times,
  /// spreads the values evenly. The `.discrete` mode needs one time more than values. The paced
  /// modes ignore key times.
  open var keyTimes: [NSNumber]? { willSet { requireChangeable() } }
  /// The timing function of each segment, one fewer than values; nil is linear. The paced modes
  /// ignore them.
  open var timingFunctions: [CAMediaTimingFunction]? { willSet { requireChangeable() } }
  /// Default: `.linear`.
  open var calculationMode = CAAnimationCalculationMode.linear {
    willSet { requireChangeable() }
  }
  /// The tension at each value in the cubic modes: 1 is tight, -1 is round. Default: nil, all 0.
  open var tensionValues: [NSNumber]? { willSet { requireChangeable() } }
  /// The continuity at each value in the cubic modes: values other than 0 make a corner. Default:
  /// nil, all 0.
  open var continuityValues: [NSNumber]? { willSet { requireChangeable() } }
  /// The bias at each value in the cubic modes: positive values bend the curve after the value,
  /// negative ones before it. Default: nil, all 0.
  open var biasValues: [NSNumber]? { willSet { requireChangeable() } }
  /// Whether the layer rotates to follow the path's direction. Default: nil, no rotation.
  open var rotationMode: CAAnimationRotationMode? { willSet { requireChangeable() } }

  package override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path) = (other.values, other.path)
    (keyTimes, timingFunctions) = (other.keyTimes, other.timingFunctions)
    (calculationMode, rotationMode) = (other.calculationMode, other.rotationMode)
    (tensionValues, continuityValues) = (other.tensionValues, other.continuityValues)
    biasValues = other.biasValues
  }

  package override var contentsImages: [CGImage] {
    keyPath == "contents" ? values?.compactMap { $0 as? CGImage } ?? [] : []
  }

  override var someValue: Any? { values?.first }

  package override func makeTrack(
    for property: AnimatedProperty, lanes: (Any) -> SIMD4<Double>?
  ) -> Track? {
    let isOfTransforms = property.isTransform && valueFunction == nil
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

  private static let modeNames = CaseNames<CalculationMode>()

  private var mode: CalculationMode { Self.modeNames[calculationMode.rawValue] ?? .linear }

  private var knots: SplineKnots {
    func numbers(_ values: [NSNumber]?) -> [Double] { values?.map(\.doubleValue) ?? [] }
    return SplineKnots(
      tension: numbers(tensionValues), continuity: numbers(continuityValues),
      bias: numbers(biasValues))
  }
}

extension CGPath {
  /// The lines and curves of the path; a new subpath starts with a jump.
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
  /// Converts a quadratic Bézier curve to a cubic one by degree elevation.
  fileprivate init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
    func part(_ from: CGPoint) -> CGPoint {
      CGPoint(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
    }
    self.init(start: start, control1: part(start), control2: part(end), end: end)
  }
}

/// The way in which values between keyframes are interpolated.
///
/// Source: Apple, "CAAnimationCalculationMode".
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Interpolates linearly between consecutive values.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Does not interpolate: the value jumps at each keyframe.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Interpolates linearly, at constant speed from the first to the last value.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Interpolates along a smooth spline through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Interpolates along that spline, at constant speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of a layer along a path.
///
/// Source: Apple, "CAAnimationRotationMode".
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The layer's x axis points in the path's direction.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's x axis points against the path's direction.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")

  fileprivate var mode: PathTrack.RotationMode {
    switch self {
    case .rotateAuto: .auto
    case .rotateAutoReverse: .autoReverse
    default: .none
    }
  }
}
