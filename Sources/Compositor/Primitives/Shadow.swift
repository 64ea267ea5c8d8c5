import CoreGraphics
import LayerTree

extension PrimitiveDescription {
  /// `color × opacity` times the shadow of a rectangle, in a closed form.
  static let shadow = PrimitiveDescription(
    shader: "shadow", chunks: ["gaussian", "shadow_shape"],
    demand: .shadows, variants: ProgramID.Modifiers.rectangles)

  /// `color × opacity` times the shadow of a rectangle with small round corners for its blur, in a
  /// closed form.
  static let softRoundedShadow = PrimitiveDescription(
    shader: "soft_rounded_shadow", chunks: ["gaussian", "shadow_shape", "soft_corner"],
    demand: .shadows, variants: ProgramID.Modifiers.rectangles)

  /// What `softRoundedShadow` draws, for a rectangle that is large for its blur: the shadows of 20 cards
  /// of 128 pixels take 3.3 instead of 4.7 ms of CPU time per frame on llvmpipe.
  static let nearestCornerShadow = PrimitiveDescription(
    shader: "nearest_corner_shadow", chunks: ["gaussian", "shadow_shape", "soft_corner"],
    demand: .shadows, variants: ProgramID.Modifiers.rectangles)

  /// `color × opacity` times the shadow of a rectangle with round corners, which are integrated along
  /// one axis. A pixel takes 22 to 46 ns of CPU time on llvmpipe, and 8 ns with `shadow`, which draws
  /// the parts between the corners.
  static let roundedShadow = PrimitiveDescription(
    shader: "rounded_shadow", chunks: ["gaussian", "shadow_shape"],
    demand: .shadows, variants: ProgramID.Modifiers.rectangles)
}

/// A part of a rounded rectangle that is blurred by a Gaussian. Points.
struct ShapeShadow {
  var shape: RoundedRect
  /// The standard deviation of the blur; above 0.
  var deviation: Double
  /// The rectangle that is drawn.
  var part: CGRect

  /// The shadow is not visible beyond this many deviations from the shape.
  static let extent = 3.0

  /// The largest radius, in deviations, for which the closed form of corners is within 0.5/255.
  private static let largestSoftRadius = 3.0

  /// The primitive that draws it.
  var primitive: Primitive {
    guard shape.isRounded else { return .shadow }
    let radius = max(shape.radii.width, shape.radii.height) / deviation
    guard radius <= Self.largestSoftRadius else { return .roundedShadow }
    return showsOneCornerAtOnce ? .nearestCornerShadow : .softRoundedShadow
  }

  /// Whether the far sides and corners are beyond the ends of the Gaussian for a pixel in the middle.
  private var showsOneCornerAtOnce: Bool {
    func isFar(_ length: CGFloat, _ radius: CGFloat) -> Bool {
      let (half, radius) = (length / 2 / deviation, radius / deviation)
      // The center of mass and the variance of what a round corner misses, as in soft_corner.glsl.
      return half - 0.2234 * radius >= 3.5 * (1 + 0.0352 * radius * radius).squareRoot()
    }
    return isFar(shape.rect.width, shape.radii.width)
      && isFar(shape.rect.height, shape.radii.height)
  }

  init(_ shape: RoundedRect, deviation: Double) {
    (self.shape, self.deviation) = (shape, deviation)
    let margin = -Self.extent * deviation
    part = shape.rect.insetBy(dx: margin, dy: margin)
  }
}

/// The shader parameters of a shadow: two vectors, and a third for one with round corners. Lengths are
/// in deviations of the blur.
///
///     [ x, y, width, height ]         the part that is drawn, relative to the middle of the shape
///     [ half width, half height, x radius, y radius ]   of the shape
///     [ corners, parts, 0, 0 ]        `Corners`; the parts of a corner that `roundedShadow` integrates
enum ShadowParameters {
  static func write(_ shadow: ShapeShadow, to add: (SIMD4<Float>) -> Void) {
    let (shape, part) = (shadow.shape, shadow.part)
    func addLengths(_ lengths: SIMD4<Double>) { add(SIMD4<Float>(lengths / shadow.deviation)) }
    addLengths(
      SIMD4(
        part.minX - shape.rect.midX, part.minY - shape.rect.midY, part.width, part.height))
    addLengths(
      SIMD4(
        shape.rect.width / 2, shape.rect.height / 2, shape.radii.width, shape.radii.height))
    guard shape.isRounded else { return }
    let radius = max(shape.radii.width, shape.radii.height) / shadow.deviation
    add(SIMD4<Float>(Float(shape.corners.rawValue), partCount(of: radius), 0, 0))
  }

  /// The number of parts in which four points each keep the error below 1/255.
  private static func partCount(of radius: Double) -> Float {
    switch radius {
    case ...2.5: 1
    case ...5: 2
    case ...16: 3
    default: 4
    }
  }
}
