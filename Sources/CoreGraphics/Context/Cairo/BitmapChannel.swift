/// A channel of a bitmap as numbers 0…1, for blurring.
struct BitmapChannel {
  let width: Int
  let height: Int
  private var values: [Float]

  /// Creates a channel of `pixels`, by default alpha, with an empty border of `margin` pixels.
  ///
  /// - Parameters:
  ///   - factor: the downscaling factor; each value is the mean of factor × factor pixels.
  ///   - shift: the position of the channel's bits in a pixel.
  init(of pixels: PixelBuffer, margin: Int, reducedBy factor: Int, shift: UInt32 = 24) {
    width = (pixels.width + 2 * margin + factor - 1) / factor
    height = (pixels.height + 2 * margin + factor - 1) / factor
    values = [Float](repeating: 0, count: width * height)
    let whole = Float(255 * factor * factor)
    for y in 0..<pixels.height {
      let row = (y + margin) / factor * width
      let words = unsafe pixels.words(ofRow: y)
      var x = 0
      while x < pixels.width {
        values[row + (x + margin) / factor] += unsafe Float(words[x] >> shift & 0xFF) / whole
        x += 1
      }
    }
  }

  private init(width: Int, height: Int, values: [Float]) {
    self.width = width
    self.height = height
    self.values = values
  }

  /// Returns the channel convolved with a Gaussian of `deviation` pixels and moved by `offset`, 0…1
  /// pixels on each axis.
  func blurred(deviation: CGFloat, offset: CGSize = .zero) -> BitmapChannel {
    // Each call filters the rows and transposes, so that two calls filter rows and columns.
    convolvedAndTransposed(Self.kernel(deviation, offset: offset.width))
      .convolvedAndTransposed(Self.kernel(deviation, offset: offset.height))
  }

  /// The factor by which to reduce a bitmap before it is blurred, and the deviation of the blur at
  /// that size. A soft blur looks the same when computed at a reduced size. A shadow of 600 × 400
  /// pixels with a blur of 160 takes 20 ms instead of 1,030, with one of 400 21 ms instead of 6,800
  /// (two cores, release).
  static func reduction(for deviation: CGFloat) -> (factor: Int, deviation: CGFloat) {
    let factor = max(1, Int(deviation / 8))
    guard factor > 1 else { return (1, deviation) }
    // Downscaling and upscaling also blur, so the kernel supplies only the rest of the deviation.
    let rest = (deviation * deviation - CGFloat(factor * factor) / 4).squareRoot()
    return (factor, rest / CGFloat(factor))
  }

  /// The normalized kernel weights; without a blur, the two weights of linear interpolation at
  /// `offset`.
  private static func kernel(_ deviation: CGFloat, offset: CGFloat) -> [Float] {
    guard deviation > 0.01 else {
      return offset == 0 ? [1] : [Float(offset), Float(1 - offset), 0]
    }
    let radius = Int((deviation * 3).rounded(.up)) + (offset == 0 ? 0 : 1)
    let weights = (-radius...radius).map { position in
      let distance = Double(position) + offset
      return Float(exp(-distance * distance / (2 * deviation * deviation)))
    }
    let sum = weights.reduce(0, +)
    return weights.map { $0 / sum }
  }

  private func convolvedAndTransposed(_ kernel: [Float]) -> BitmapChannel {
    let radius = kernel.count / 2
    var result = [Float](repeating: 0, count: values.count)
    // In a debug build, a loop over an index is several times faster than one over a range.
    for y in 0..<height {
      for x in 0..<width {
        var (sum, column): (Float, Int) = (0, max(x - radius, 0))
        let last = min(x + radius, width - 1)
        while column <= last {
          sum += values[y * width + column] * kernel[column - x + radius]
          column += 1
        }
        result[x * height + y] = sum
      }
    }
    return BitmapChannel(width: height, height: width, values: result)
  }

  /// Returns a part of the channel enlarged by `factor` with bilinear interpolation.
  ///
  /// - Parameter origin: the part's origin in enlarged pixels; where `factor` is 1, it is integral
  ///   and the part lies within the channel.
  func part(from origin: CGPoint, width: Int, height: Int, enlargedBy factor: Int) -> BitmapChannel
  {
    var result: [Float] = []
    result.reserveCapacity(width * height)
    guard factor > 1 else {
      for y in 0..<height {
        let start = (Int(origin.y) + y) * self.width + Int(origin.x)
        result.append(contentsOf: values[start..<start + width])
      }
      return BitmapChannel(width: width, height: height, values: result)
    }
    let columns = Self.positions(from: origin.x, count: width, factor)
    for row in Self.positions(from: origin.y, count: height, factor) {
      for column in columns {
        let upper = mixed(row: row.index, column)
        result.append(upper + (mixed(row: row.index + 1, column) - upper) * row.fraction)
      }
    }
    return BitmapChannel(width: width, height: height, values: result)
  }

  /// For each sample, the index of the first of the two pixels to interpolate and the fraction
  /// towards the second.
  private static func positions(
    from start: CGFloat, count: Int, _ factor: Int
  ) -> [(index: Int, fraction: Float)] {
    (0..<count).map { index in
      let position = (start + CGFloat(index) + 0.5) / CGFloat(factor) - 0.5
      let first = position.rounded(.down)
      return (Int(first), Float(position - first))
    }
  }

  private func mixed(row: Int, _ column: (index: Int, fraction: Float)) -> Float {
    guard row >= 0, row < height else { return 0 }
    func value(_ x: Int) -> Float { x >= 0 && x < width ? values[row * width + x] : 0 }
    let first = value(column.index)
    return first + (value(column.index + 1) - first) * column.fraction
  }

  /// Writes four channels, that of the highest bits first, as pixels of the same size.
  static func store(_ channels: [BitmapChannel], in pixels: PixelBuffer) {
    unsafe pixels.withWords { words in
      for index in words.indices {
        unsafe words[index] = channels.reduce(0) { word, channel in
          word << 8 | UInt32((channel.values[index] * 255).rounded())
        }
      }
    }
  }

  /// Writes premultiplied pixels of `color` scaled by this alpha; both have the same size.
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
