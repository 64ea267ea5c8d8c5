extension CGImage {
  /// Black pixels whose alpha is what the image lets through as a mask: an image mask what it paints,
  /// an image with alpha its alpha, one without its gray.
  var coverage: CGImage { buffer.coverage(isMask: isMask).map { CGImage($0) } ?? self }

  /// The image where `mask` lets it through, and nothing elsewhere. The mask is stretched over the
  /// image: an image mask lets through where its samples are 0, gray as much as it is bright.
  ///
  /// Nil for an image mask. Source: Apple, "masking(_:)".
  public func masking(_ mask: CGImage) -> CGImage? {
    guard !isMask, let pixels = buffer.copy(), let canvas = CairoCanvas(pixels: pixels) else {
      return nil
    }
    canvas.setBlendMode(.destinationIn)
    canvas.setAntialias(false)
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    canvas.draw(
      mask.coverage, matrix: mask.uprightMatrix(filling: whole), filter: .default)
    canvas.flush()
    return CGImage(pixels)
  }

  /// The image without the pixels whose components all lie in the ranges that `components` holds: a
  /// least and a greatest value each, in units of the samples (0…255 for 8 bits).
  ///
  /// Nil for an image mask, an image with alpha, one that is neither gray nor RGB, or another count
  /// of numbers.
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

  /// The same samples read in another space; nil for an image mask and for a space that does not have
  /// as many components. Source: Apple, "copy(colorSpace:)".
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
