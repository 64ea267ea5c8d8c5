import Foundation

/// A Gaussian blur: the source is reduced until the deviation is small, and is then blurred along
/// each axis. The tent filter that reduces it, and the spline that enlarges the result again, are part
/// of the blur.
///
/// Source: P. Thévenaz, T. Blu and M. Unser, "Interpolation Revisited", 2000, for the spline.
struct GaussianBlur {
  /// The standard deviation in pixels of the source.
  let deviation: Double
  /// The largest factor by which the source may be made smaller.
  private let largestReduction: Int32
  /// The variance that drawing the result adds along each axis, besides enlarging it.
  var variance = SIMD2<Double>.zero

  /// A blur of a smaller deviation changes no pixel visibly.
  private static let leastDeviation = 0.01
  /// Above this deviation the source is reduced to half the size once more. With half of it, the
  /// rounding of results to eight bits adds up to 3/255.
  private static let largestDeviation = 5.0
  /// The weights of pixels beyond this many deviations are left out. A blurred step differs by 0.04
  /// of 255 at most for that; it would be 0.09 with an extent of 3.25, and 0.01 with one of 3.75.
  static let extent = 3.5

  /// - Parameter limit: the largest deviation, which decreases with the reductions before; larger ones
  ///   are reduced to it.
  init(deviation: Double, limit: Double) {
    largestReduction = Int32(
      Double(EffectChain.largestReduction) * limit / Effect.largestDeviation)
    self.deviation = deviation > Self.leastDeviation ? min(deviation, limit) : 0
  }

  /// The factor by which the source is made smaller: a power of two.
  var reduction: Int32 {
    var reduction: Int32 = 1
    while deviation / Double(reduction) > Self.largestDeviation,
      reduction < largestReduction
    {
      reduction *= 2
    }
    return reduction
  }

  /// The spline that enlarges the result adds one and a half of its pixels, and the tent filter one.
  var reach: Int32 {
    guard deviation > 0 else { return 0 }
    let deviation = max(reducedDeviation(.horizontal), reducedDeviation(.vertical))
    let count = Int32(BlurParameters.count(for: deviation))
    return (count + (reduction > 1 ? 3 : 0)) * reduction
  }

  private var hasReduction: Bool { reduction > 1 }

  var passCount: Int { deviation > 0 ? (hasReduction ? 4 : 2) : 0 }

  func pass(_ index: Int) -> EffectPass {
    let axis: BlurAxis = index.isMultiple(of: 2) ? .horizontal : .vertical
    if hasReduction, index < 2 { return .reduce(axis, by: reduction) }
    return .blur(axis, deviation: reducedDeviation(axis))
  }

  /// The deviation of the blur of the reduced source. The blur is that of the area of pixels, whose
  /// variance is 1 / 12. Reducing is a blur of variance reduction² / 6 + 1 / 12, and enlarging one of
  /// reduction² / 4.
  private func reducedDeviation(_ axis: BlurAxis) -> Double {
    let square = Double(reduction) * Double(reduction)
    var variance = deviation * deviation + (hasReduction ? -square * 5 / 12 : 1.0 / 12)
    variance -= axis == .horizontal ? self.variance.x : self.variance.y
    return (max(variance, 0.01) / square).squareRoot()
  }
}

enum BlurAxis: Float {
  case horizontal = 0
  case vertical = 1
}

extension PrimitiveDescription {
  /// A blur of the texture along one axis, in the texture's pixels.
  static let gaussianBlur = PrimitiveDescription(
    shader: "gaussian_blur", chunks: ["resampling"], readsTexture: true, hasHighPrecision: true,
    demand: .effects,
    variants: [.shape])
}

/// The shader parameters of a blur along one axis: one vector.
///
///     [ axis, count, weight, ratio ]   the number of pixels on each side of the middle one; the
///                                      weight of the middle one; the weight of its neighbor
///                                      relative to it
enum BlurParameters {
  /// The number of pixels that are read on each side.
  static func count(for deviation: Double) -> Double {
    (GaussianBlur.extent * deviation).rounded(.up)
  }

  static func write(_ axis: BlurAxis, deviation: Double, to add: (SIMD4<Float>) -> Void) {
    let count = count(for: deviation)
    let ratio = exp(-0.5 / (deviation * deviation))
    // The weights of a sampled Gaussian do not add up to 1.
    var sum = 1.0
    for offset in stride(from: 1.0, through: count, by: 1) {
      sum += 2 * pow(ratio, offset * offset)
    }
    add(SIMD4(axis.rawValue, Float(count), Float(1 / sum), Float(ratio)))
  }
}
