extension PixelBuffer {
  /// Makes sRGB of pixels of `colors` that are not premultiplied.
  ///
  /// By tables: a photograph has millions of pixels. The one back to numbers is so fine that a step of
  /// it is a quarter of one of eight bits where the curve is steepest.
  func convert(from colors: CalibratedColors) {
    guard !colors.isNearlySRGB else { return }
    let curves =
      colors.curves.count == 3 ? colors.curves : Array(repeating: colors.curves[0], count: 3)
    let light = curves.map { curve in (0...255).map { Float(curve.light(Double($0) / 255)) } }
    let rows = colors.toSRGB.rows.map { SIMD3<Float>($0) }
    let numbers = Self.numbers
    let last = Float(numbers.count - 1)
    mapPixels { word in
      let source = SIMD3(
        light[0][Int(word >> 16 & 0xFF)], light[1][Int(word >> 8 & 0xFF)],
        light[2][Int(word & 0xFF)])
      func number(_ row: SIMD3<Float>) -> UInt32 {
        let light = (row * source).sum()
        // Also where it is not a number.
        return UInt32(numbers[light > 0 ? Int((min(light, 1) * last).rounded()) : 0])
      }
      return word & 0xFF00_0000 | number(rows[0]) << 16 | number(rows[1]) << 8 | number(rows[2])
    }
  }

  /// sRGB's bytes of light at even distances.
  private static let numbers: [UInt8] = (0...16_384).map { place in
    let light = ColorMatrix.Light(repeating: Double(place) / 16_384)
    return UInt8((CGColorSpace.encoded(light).x * 255).rounded())
  }
}

extension CalibratedColors {
  /// Whether no eye tells its colours from sRGB's.
  fileprivate var isNearlySRGB: Bool {
    let numbers = (0...5).map { Double($0) / 5 }
    return numbers.allSatisfy { red in
      numbers.allSatisfy { green in
        numbers.allSatisfy { blue in
          let color = Light(red, green, blue)
          let distance = CGColorSpace.encoded(linearSRGB(of: color)) - color
          return max(distance.max(), -distance.min()) < 0.75 / 255
        }
      }
    }
  }
}
