import CoreGraphics
import LayerTree

/// The shadow of a group's picture, below the picture. Lengths are in pixels of the group, or of what
/// filters have reduced it to.
package struct GroupShadow: Equatable, Sendable {
  /// Straight RGBA.
  var color: SIMD4<Float>
  /// From the picture to its shadow.
  var offset: SIMD2<Double>
  /// The standard deviation of the blur.
  var deviation: Double

  /// Converts the shadow to the pixels of a picture that is smaller by a factor.
  func reduced(by factor: Double) -> GroupShadow {
    GroupShadow(color: color, offset: offset / factor, deviation: deviation / factor)
  }

  /// The blur of the picture. An offset between pixels is drawn with a linear filter, which adds to
  /// the blur.
  func blur(limit: Double) -> GaussianBlur {
    var blur = GaussianBlur(deviation: deviation, limit: limit)
    guard blur.reduction == 1 else { return blur }
    let offset = roundedOffset(reduction: 1)
    let part = offset - offset.rounded(.down)
    blur.variance = part * (SIMD2<Double>.one - part)
    return blur
  }

  /// The distance up to which a pixel of the picture changes the result.
  func reach(with blur: GaussianBlur) -> Double {
    Double(blur.reach) + pointwiseMax(offset, -offset).max().rounded(.up) + 1
  }

  /// The offset as it is drawn, so that the positions at which the linear filter reads do not depend
  /// on rounding errors: see resampling.glsl.
  func roundedOffset(reduction: Int32) -> SIMD2<Double> {
    let step = Double(reduction) / 512
    return (offset / step).rounded(.toNearestOrEven) * step
  }
}

extension FramePlan {
  /// Adds the pass that draws the picture of a group over its shadow. `blurred` is the picture after
  /// the blur. The sizes are those of the pixels in use, which targets may exceed.
  mutating func append(
    _ shadow: GroupShadow, from blurred: TargetPool.Target, blurredSize: PixelSize,
    below picture: TargetPool.Target, size: PixelSize, to target: TargetPool.Target
  ) {
    var quad = Quad(PixelRect(size))
    var above = ShapeInstance(QuadInstance(quad), [])
    above.textureExtent = SIMD2<Float>(size.vector / picture.size.vector)
    let reduction = size.width / max(blurredSize.width, 1)
    quad.origin = shadow.roundedOffset(reduction: reduction)
    var below = ShapeInstance(
      QuadInstance(quad, color: shadow.color.premultipliedBytes), [])
    below.textureExtent = SIMD2<Float>(blurredSize.vector / blurred.size.vector)
    let first = batches.count
    append(
      below, reduction > 1 ? .enlargedAlpha : .coloredAlpha, of: blurred, blending: .none)
    append(above, .bitmap, of: picture, blending: .over)
    passes.append(
      Pass(
        .filter, target: .texture(target.texture, target.size, originX: 0, originY: 0),
        clip: PixelRect(size), clearColor: .zero, batches: first..<batches.count))
  }

  private mutating func append(
    _ shape: ShapeInstance, _ primitive: Primitive, of source: TargetPool.Target,
    blending: Blending
  ) {
    shapes.append(shape)
    batches.append(
      Batch(
        program: .shape([], primitive), blending: blending, texture: source.texture,
        filter: .nearest, instances: shapes.count - 1..<shapes.count))
  }
}
