/// A change of the pixels of a transparency layer.
package enum BitmapFilter {
  /// A Gaussian blur; the standard deviation is in user units, and at most 500 device units.
  case blur(deviation: CGFloat)
  /// A function of straight RGBA, 0…1.
  case colors((SIMD4<Float>) -> SIMD4<Float>)

  /// The filter in the units that a transform maps to.
  func applying(_ transform: CGAffineTransform) -> BitmapFilter {
    guard case .blur(let deviation) = self else { return self }
    let area = abs(transform.a * transform.d - transform.b * transform.c)
    let scaled = deviation * area.squareRoot()
    return .blur(deviation: scaled > 0 ? min(scaled, 500) : 0)
  }

  /// The distance up to which a pixel changes the result: three deviations.
  var reach: CGFloat {
    if case .blur(let deviation) = self { (deviation * 3).rounded(.up) } else { 0 }
  }
}

extension CairoCanvas {
  /// Applies filters, the first one first, to a canvas with pixels.
  func apply(_ filters: [BitmapFilter]) {
    guard !filters.isEmpty, let pixels else { return }
    flush()
    for filter in filters {
      switch filter {
      case .blur(let deviation): pixels.blur(deviation: deviation * scale)
      case .colors(let change):
        // Transparent pixels have no color that a change could start from.
        pixels.mapPixels { $0 == 0 ? 0 : UInt32(premultiplying: change($0.straightColor)) }
      }
    }
    markDirty()
  }
}

extension PixelBuffer {
  fileprivate func blur(deviation: CGFloat) {
    let (factor, reduced) = BitmapChannel.reduction(for: deviation)
    let channels = ([24, 16, 8, 0] as [UInt32]).map { shift in
      BitmapChannel(of: self, margin: 0, reducedBy: factor, shift: shift)
        .blurred(deviation: reduced)
        .part(from: .zero, width: width, height: height, enlargedBy: factor)
    }
    BitmapChannel.store(channels, in: self)
  }
}

extension UInt32 {
  /// The RGBA of a BGRA pixel, 0…1, without premultiplication.
  fileprivate var straightColor: SIMD4<Float> {
    let bytes = SIMD4<UInt32>(self >> 16, self >> 8, self, self >> 24) & 0xFF
    var color = SIMD4<Float>(bytes) / 255
    let alpha = color.w
    color /= alpha
    color.w = alpha
    return color
  }

  /// The BGRA pixel of straight RGBA.
  fileprivate init(premultiplying straight: SIMD4<Float>) {
    let clamped = straight.clamped(lowerBound: .zero, upperBound: .one)
    var color = clamped * clamped.w
    color.w = clamped.w
    let bytes = SIMD4<UInt32>((color * 255).rounded(.toNearestOrAwayFromZero))
    self = bytes.w << 24 | bytes.x << 16 | bytes.y << 8 | bytes.z
  }
}
