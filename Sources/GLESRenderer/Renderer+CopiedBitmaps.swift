import Compositor

// llvmpipe draws the rectangles of a tile of 64 × 64 pixels in rows, in a quarter of the time, where all of
// them only read a texel, where texture and target have the order of windows, and without depth. That has
// the same pixels as its other way where each pixel is a copy of one texel; with a linear filter they differ
// by up to 6 of 255, and which way is taken depends on what else lies in the tile.

extension Renderer {
  /// The program that draws a batch: another one for copies of texels, on software renderers.
  func program(for batch: Batch, in plan: FramePlan) -> ProgramID {
    guard driver.isSoftware, batch.filter == .nearest, !batch.usesDepth,
      [.bitmap, .opaqueBitmap].contains(batch.program), [.none, .over].contains(batch.blending),
      let texture = batch.texture
    else { return batch.program }
    let size = textures[texture].size
    let areCopies = plan.instances[batch.instances].allSatisfy { $0.copiesTexels(of: size) }
    return areCopies ? .copiedBitmap : batch.program
  }
}

extension QuadInstance {
  /// Whether each of its pixels is a texel of a texture of a size, without a change of color.
  fileprivate func copiesTexels(of size: PixelSize) -> Bool {
    let side = SIMD2(Float(size.width), Float(size.height))
    let texels = (origin: textureOrigin * side, extent: textureExtent * side)
    func isClose(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Bool {
      let difference = a - b
      return max(abs(difference.x), abs(difference.y)) < 1 / 64
    }
    return opacity == 1 && isClose(SIMD2(xAxis.x, yAxis.y), texels.extent)
      && xAxis.y == 0 && yAxis.x == 0
      && isClose(origin, origin.rounded(.toNearestOrEven))
      && isClose(texels.origin, texels.origin.rounded(.toNearestOrEven))
  }
}
