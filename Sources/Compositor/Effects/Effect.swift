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

  /// The picture that results from another one. Reducing makes pixels of the edges that are repeated.
  func result(of source: FilterPicture) -> FilterPicture {
    var result = source
    switch self {
    case .reduce(.horizontal, let factor):
      result.size.width /= factor
      (result.pixels.minX, result.pixels.maxX) = (0, result.size.width)
    case .reduce(.vertical, let factor):
      result.size.height /= factor
      (result.pixels.minY, result.pixels.maxY) = (0, result.size.height)
    case .enlargeWidth(let factor):
      result.size.width *= factor
      (result.pixels.minX, result.pixels.maxX) = (0, result.size.width)
    case .blur, .color: break
    }
    return result
  }

  /// The pixels of a picture that the result shows, with the repeated ones where it has pixels of these.
  func pixelsRead(of source: FilterPicture) -> PixelRect {
    var read = source.pixels
    switch self {
    case .reduce(.horizontal, _): (read.minX, read.maxX) = (0, source.size.width)
    case .reduce(.vertical, _): (read.minY, read.maxY) = (0, source.size.height)
    case .enlargeWidth, .blur, .color: break
    }
    return read
  }

  /// The pixels of the source that are read for a part of the result.
  func source(of part: PixelRect) -> PixelRect {
    var source = part
    switch self {
    case .reduce(.horizontal, let factor):
      (source.minX, source.maxX) = ((part.minX - 1) * factor, (part.maxX + 1) * factor)
    case .reduce(.vertical, let factor):
      (source.minY, source.maxY) = ((part.minY - 1) * factor, (part.maxY + 1) * factor)
    case .enlargeWidth(let factor): source = part.splineSource(.horizontal, by: factor)
    case .blur(let axis, let deviation):
      let count = Int32(BlurParameters.count(for: deviation))
      source = part.expanded(by: count)
      switch axis {
      case .horizontal: (source.minY, source.maxY) = (part.minY, part.maxY)
      case .vertical: (source.minX, source.maxX) = (part.minX, part.maxX)
      }
    case .color: break
    }
    return source
  }

  var primitive: Primitive {
    switch self {
    case .reduce: .reducedBitmap
    case .enlargeWidth: .enlargedWidth
    case .blur: .gaussianBlur
    case .color: .colorMatrix
    }
  }

  /// Calls `add` with each of the primitive's parameters. `size` is that of the pixels that the source
  /// has.
  func writeParameters(of size: PixelSize, to add: (SIMD4<Float>) -> Void) {
    switch self {
    case .reduce(let axis, let factor):
      let last = (axis == .horizontal ? size.width : size.height) - 1
      add(SIMD4(axis.rawValue, Float(factor), Float(last), 0))
    case .enlargeWidth: break
    case .blur(let axis, let deviation): BlurParameters.write(axis, deviation: deviation, to: add)
    case .color(let matrix): ColorMatrixParameters.write(matrix, to: add)
    }
  }
}

extension PixelRect {
  /// The pixels of a bitmap that are read for a part of it after a spline has enlarged it along an
  /// axis.
  func splineSource(_ axis: BlurAxis, by factor: Int32) -> PixelRect {
    guard factor > 1 else { return self }
    var source = self
    switch axis {
    case .horizontal: (source.minX, source.maxX) = (minX / factor - 2, maxX / factor + 2)
    case .vertical: (source.minY, source.maxY) = (minY / factor - 2, maxY / factor + 2)
    }
    return source
  }

  /// The rectangle in pixels that are counted from the corner of another one.
  func moved(to other: PixelRect) -> PixelRect {
    moved(by: PixelOffset(x: -other.minX, y: -other.minY))
  }

  /// The rectangle that `moved(to:)` moved.
  func moved(from other: PixelRect) -> PixelRect {
    moved(by: PixelOffset(x: other.minX, y: other.minY))
  }
}
