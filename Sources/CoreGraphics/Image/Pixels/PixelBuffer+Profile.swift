extension PixelBuffer {
  /// Converts straight (not premultiplied) pixels from `colors` to sRGB.
  ///
  /// It uses tables because a photograph has millions of pixels. One step of the encoding table is
  /// a quarter of an 8-bit step where the curve is steepest.
  func convert(from colors: CalibratedColors) {
    guard !colors.isNearlySRGB else { return }
    let curves =
      colors.curves.count == 3 ? colors.curves : Array(repeating: colors.curves[0], count: 3)
    let light = curves.map { curve in (0...255).map { Float(curve.light(Double($0) / 255)) } }
    let rows = colors.toSRGB.rows.map { SIMD3<Float>($0) }
    let encodedTable = Self.encodedTable
    let last = Float(encodedTable.count - 1)
    mapPixels { word in
      let source = SIMD3(
        light[0][Int(word >> 16 & 0xFF)], light[1][Int(word >> 8 & 0xFF)],
        light[2][Int(word & 0xFF)])
      func encodedByte(_ row: SIMD3<Float>) -> UInt32 {
        let light = (row * source).sum()
        // The comparison is false for NaN too.
        return UInt32(encodedTable[light > 0 ? Int((min(light, 1) * last).rounded()) : 0])
      }
      return word & 0xFF00_0000 | encodedByte(rows[0]) << 16 | encodedByte(rows[1]) << 8
        | encodedByte(rows[2])
    }
  }

  /// The sRGB byte for each of 16,385 evenly spaced values of linear light, 0…1.
  private static let encodedTable: [UInt8] = (0...16_384).map { index in
    let light = ColorMatrix.Light(repeating: Double(index) / 16_384)
    return UInt8((CGColorSpace.encoded(light).x * 255).rounded())
  }
}

extension CalibratedColors {
  /// Whether the colors differ from sRGB by less than 0.75 of an 8-bit step, so that converting
  /// pixels would have no visible effect.
  fileprivate var isNearlySRGB: Bool {
    let samples = (0...5).map { Double($0) / 5 }
    return samples.allSatisfy { red in
      samples.allSatisfy { green in
        samples.allSatisfy { blue in
          let color = Light(red, green, blue)
          let difference = CGColorSpace.encoded(linearSRGB(of: color)) - color
          return max(difference.max(), -difference.min()) < 0.75 / 255
        }
      }
    }
  }
}
