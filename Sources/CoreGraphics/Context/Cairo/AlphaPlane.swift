/// The alpha of a picture as numbers 0…1, for blurring.
struct AlphaPlane {
  let width: Int
  let height: Int
  private var values: [Float]

  /// The alpha of `pixels` with an empty border of `margin` pixels.
  ///
  /// - Parameter factor: how many pixels across and down become one, their mean.
  init(of pixels: PixelBuffer, margin: Int, reducedBy factor: Int) {
    width = (pixels.width + 2 * margin + factor - 1) / factor
    height = (pixels.height + 2 * margin + factor - 1) / factor
    values = [Float](repeating: 0, count: width * height)
    let whole = Float(255 * factor * factor)
    for y in 0..<pixels.height {
      let row = (y + margin) / factor * width
      unsafe pixels.withWords { words in
        for x in 0..<pixels.width {
          values[row + (x + margin) / factor] +=
            unsafe Float(words[y * pixels.width + x] >> 24) / whole
        }
      }
    }
  }

  private init(width: Int, height: Int, values: [Float]) {
    self.width = width
    self.height = height
    self.values = values
  }

  /// Convolved with a Gaussian of `deviation` pixels and moved by `offset`, 0…1 pixels each way.
  func blurred(deviation: CGFloat, offset: CGSize = .zero) -> AlphaPlane {
    // Twice with the axes exchanged is once across and once down.
    convolvedAndTurned(Self.kernel(deviation, offset: offset.width))
      .convolvedAndTurned(Self.kernel(deviation, offset: offset.height))
  }

  /// The weights of the pixels around; without a blur, of the two between which `offset` lies.
  private static func kernel(_ deviation: CGFloat, offset: CGFloat) -> [Float] {
    guard deviation > 0.01 else {
      return offset == 0 ? [1] : [Float(offset), Float(1 - offset), 0]
    }
    let radius = Int((deviation * 3).rounded(.up)) + (offset == 0 ? 0 : 1)
    let weights = (-radius...radius).map { place in
      let distance = Double(place) + offset
      return Float(exp(-distance * distance / (2 * deviation * deviation)))
    }
    let sum = weights.reduce(0, +)
    return weights.map { $0 / sum }
  }

  private func convolvedAndTurned(_ kernel: [Float]) -> AlphaPlane {
    let radius = kernel.count / 2
    var result = [Float](repeating: 0, count: values.count)
    for y in 0..<height {
      for x in 0..<width {
        var sum: Float = 0
        for column in max(x - radius, 0)...min(x + radius, width - 1) {
          sum += values[y * width + column] * kernel[column - x + radius]
        }
        result[x * height + y] = sum
      }
    }
    return AlphaPlane(width: height, height: width, values: result)
  }

  /// A part in pixels of which `factor` across and down are one here, mixed of the nearest four.
  ///
  /// - Parameter origin: where the part begins, in such pixels from the beginning here; whole numbers,
  ///   and all of the part here, where `factor` is 1.
  func part(from origin: CGPoint, width: Int, height: Int, enlargedBy factor: Int) -> AlphaPlane {
    var result: [Float] = []
    result.reserveCapacity(width * height)
    guard factor > 1 else {
      for y in 0..<height {
        let start = (Int(origin.y) + y) * self.width + Int(origin.x)
        result.append(contentsOf: values[start..<start + width])
      }
      return AlphaPlane(width: width, height: height, values: result)
    }
    let columns = Self.places(from: origin.x, count: width, factor)
    for row in Self.places(from: origin.y, count: height, factor) {
      for column in columns {
        let upper = mixed(row: row.index, column)
        result.append(upper + (mixed(row: row.index + 1, column) - upper) * row.share)
      }
    }
    return AlphaPlane(width: width, height: height, values: result)
  }

  /// Between which two pixels each lies, and how near to the second.
  private static func places(
    from start: CGFloat, count: Int, _ factor: Int
  ) -> [(index: Int, share: Float)] {
    (0..<count).map { index in
      let place = (start + CGFloat(index) + 0.5) / CGFloat(factor) - 0.5
      let first = place.rounded(.down)
      return (Int(first), Float(place - first))
    }
  }

  private func mixed(row: Int, _ column: (index: Int, share: Float)) -> Float {
    guard row >= 0, row < height else { return 0 }
    func value(_ x: Int) -> Float { x >= 0 && x < width ? values[row * width + x] : 0 }
    let first = value(column.index)
    return first + (value(column.index + 1) - first) * column.share
  }

  /// Writes premultiplied pixels of `color`, as strong as the alpha here; both are of one size.
  func paint(_ color: SIMD4<Double>, into pixels: PixelBuffer) {
    let c = SIMD4<Float>(color.clamped(lowerBound: .zero, upperBound: .one))
    let (red, green, blue) = (c.x * c.w, c.y * c.w, c.z * c.w)
    unsafe pixels.withWords { words in
      for index in values.indices {
        let scale = values[index] * 255
        func byte(_ value: Float) -> UInt32 { UInt32((value * scale).rounded()) }
        unsafe words[index] =
          byte(c.w) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
      }
    }
  }
}
