import Foundation

/// A Gaussian blur: the source is halved until the deviation is small, and is then blurred along
/// each axis. The linear filter that enlarges the result again is part of the blur.
struct GaussianBlur {
  /// The standard deviation in pixels of the source.
  let deviation: Double

  /// A blur of a smaller deviation changes no pixel visibly, and one of a larger deviation leaves
  /// nothing to see.
  private static let deviations = 0.01...2048.0
  /// Above this deviation the source is halved once more.
  private static let largestDeviation = 8.0
  /// The weights of pixels beyond this many deviations are not visible.
  static let extent = 3.0

  init(deviation: Double) {
    let (least, most) = (Self.deviations.lowerBound, Self.deviations.upperBound)
    self.deviation = deviation > least ? min(deviation, most) : 0
  }

  private var halvings: Int {
    var (halvings, rest) = (0, deviation)
    while rest > Self.largestDeviation { (halvings, rest) = (halvings + 1, rest / 2) }
    return halvings
  }

  var reduction: Int32 { 1 << Int32(halvings) }

  /// The result reaches one of its own pixels further, since it is enlarged with a linear filter.
  var reach: Int32 {
    guard deviation > 0 else { return 0 }
    return Int32((Self.extent * deviation).rounded(.up)) + (halvings > 0 ? 2 * reduction : 0)
  }

  var passCount: Int { deviation > 0 ? halvings + 2 : 0 }

  func pass(_ index: Int) -> EffectPass {
    if index < halvings { return .halve }
    return .blur(index == halvings ? .horizontal : .vertical, deviation: reducedDeviation)
  }

  /// The deviation of the blur of the reduced source. Halving is a blur of variance
  /// (reduction² - 1) / 12, and enlarging one of reduction² / 6.
  private var reducedDeviation: Double {
    guard halvings > 0 else { return deviation }
    let square = Double(reduction) * Double(reduction)
    let variance = deviation * deviation - (square - 1) / 12 - square / 6
    return (variance / square).squareRoot()
  }
}

enum BlurAxis: Float {
  case horizontal = 0
  case vertical = 1
}

extension PrimitiveDescription {
  /// A blur of the texture along one axis, in the texture's pixels.
  static let gaussianBlur = PrimitiveDescription(
    shader: "gaussian_blur", readsTexture: true, variants: [.shape])
}

/// The shader parameters of a blur along one axis: one vector.
///
///     [ axis, pairs, weight, ratio ]   the number of pairs of pixels on each side of the middle one;
///                                      the weight of the middle one; the weight of its neighbor
///                                      relative to it
enum BlurParameters {
  static func write(_ axis: BlurAxis, deviation: Double, to add: (SIMD4<Float>) -> Void) {
    let pairs = max(1, (GaussianBlur.extent * deviation / 2).rounded(.up))
    let ratio = exp(-0.5 / (deviation * deviation))
    // The weights of a sampled Gaussian do not add up to 1.
    var sum = 1.0
    for offset in stride(from: 1.0, through: 2 * pairs, by: 1) {
      sum += 2 * pow(ratio, offset * offset)
    }
    add(SIMD4(axis.rawValue, Float(pairs), Float(1 / sum), Float(ratio)))
  }
}
