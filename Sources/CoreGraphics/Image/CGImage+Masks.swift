extension CGImage {
  /// The image as a mask: black pixels whose alpha is what an image mask paints, the alpha of an
  /// image that has one, or the luminance of an opaque image.
  var coverage: CGImage { buffer.coverage(isMask: isMask).map { CGImage($0) } ?? self }

  /// The image masked by `mask`, which is stretched to the image's size: an image mask shows the
  /// image where its samples are 0; for an opaque mask, luminance is the alpha.
  ///
  /// Nil if the image itself is an image mask. Source: Apple, "masking(_:)".
  public func masking(_ mask: CGImage) -> CGImage? {
    guard !isMask, let pixels = buffer.copy(), let canvas = CairoCanvas(pixels: pixels) else {
      return nil
    }
    canvas.setBlendMode(.destinationIn)
    canvas.setAntialias(false)
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    canvas.draw(
      mask.coverage, matrix: mask.yDownMatrix(filling: whole), filter: .default)
    canvas.flush()
    return CGImage(pixels)
  }

  /// A copy in which the pixels whose components all lie within the ranges of `components` are
  /// transparent. Each range is a minimum and a maximum in sample units (0…255 for 8 bits).
  ///
  /// Nil for an image mask, an image with alpha, one that is neither gray nor RGB, or a wrong count
  /// of ranges.
  /// Source: Apple, "copy(maskingColorComponents:)".
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    let isPlain = colorSpace?.model == .rgb || colorSpace?.model == .monochrome
    let count = isPlain ? colorSpace?.numberOfComponents ?? 0 : 0
    guard !isMask, isOpaque, count > 0, components.count == count * 2, let pixels = buffer.copy()
    else { return nil }
    let most = bitsPerComponent == 32 ? 1 : CGFloat(UInt64(1) << UInt64(bitsPerComponent)) - 1
    let ranges = components.map { $0 / most * 255 }
    pixels.mapPixels { word in
      let isInside = (0..<count).allSatisfy { index in
        let value = CGFloat((word >> (16 - 8 * UInt32(index))) & 0xFF)
        return value >= ranges[index * 2] - 0.5 && value <= ranges[index * 2 + 1] + 0.5
      }
      return isInside ? 0 : word
    }
    return CGImage(pixels)
  }

  /// Reinterprets the samples in another color space; nil for an image mask and for a space of
  /// another model or component count. Source: Apple, "copy(colorSpace:)".
  public func copy(colorSpace space: CGColorSpace) -> CGImage? {
    guard let present = colorSpace, !isMask,
      space.numberOfComponents == present.numberOfComponents, space.model == present.model
    else { return nil }
    guard space != present, let provider = dataProvider else { return self }
    return unsafe CGImage(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo, provider: provider,
      decode: decode, shouldInterpolate: shouldInterpolate, intent: renderingIntent)
  }
}
