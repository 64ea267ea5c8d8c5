import LayerTree

/// A filter in the pixels of its source. Each case has its own file in this folder.
enum Effect {
  case gaussianBlur(GaussianBlur)
  case color(ColorMatrix)

  /// The largest deviation of a blur, in pixels of the group. It bounds the memory of targets.
  static let largestDeviation = 256.0

  /// - Parameters:
  ///   - scale: the number of pixels of the group per point.
  ///   - reduction: how many times smaller than the group the source is.
  init(_ filter: LayerFilter, scale: Double, reduction: Double) {
    switch filter {
    case .gaussianBlur(let radius):
      self = .gaussianBlur(
        GaussianBlur(
          deviation: radius * scale / reduction, limit: Self.largestDeviation / reduction))
    case .color(let matrix): self = .color(matrix)
    }
  }

  /// The distance up to which a pixel of the source changes the result.
  var reach: Int32 {
    switch self {
    case .gaussianBlur(let blur): blur.reach
    case .color: 0
    }
  }

  /// How many times smaller than the source the result is.
  var reduction: Int32 {
    switch self {
    case .gaussianBlur(let blur): blur.reduction
    case .color: 1
    }
  }

  var passCount: Int {
    switch self {
    case .gaussianBlur(let blur): blur.passCount
    case .color: 1
    }
  }

  func pass(_ index: Int) -> EffectPass {
    switch self {
    case .gaussianBlur(let blur): blur.pass(index)
    case .color(let matrix): .color(matrix)
    }
  }
}

/// One pass of an effect.
enum EffectPass {
  /// Divides one side by a whole number, with a tent filter.
  case reduce(BlurAxis, by: Int32)
  /// Multiplies the width by a whole number, with a spline.
  case enlargeWidth(by: Int32)
  case blur(BlurAxis, deviation: Double)
  case color(ColorMatrix)

  /// The size of the result.
  func resultSize(_ source: PixelSize) -> PixelSize {
    var size = source
    switch self {
    case .reduce(.horizontal, let factor): size.width /= factor
    case .reduce(.vertical, let factor): size.height /= factor
    case .enlargeWidth(let factor): size.width *= factor
    case .blur, .color: break
    }
    return size
  }

  var primitive: Primitive {
    switch self {
    case .reduce: .reducedBitmap
    case .enlargeWidth: .enlargedWidth
    case .blur: .gaussianBlur
    case .color: .colorMatrix
    }
  }

  /// Calls `add` with each of the primitive's parameters.
  func writeParameters(to add: (SIMD4<Float>) -> Void) {
    switch self {
    case .reduce(let axis, let factor): add(SIMD4(axis.rawValue, Float(factor), 0, 0))
    case .enlargeWidth: break
    case .blur(let axis, let deviation): BlurParameters.write(axis, deviation: deviation, to: add)
    case .color(let matrix): ColorMatrixParameters.write(matrix, to: add)
    }
  }
}
