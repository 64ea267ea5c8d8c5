import CGLES
import Compositor

// The sides of viewports are powers of two: the places of pixels in clip space are exact then. With other
// sides, rounding depends on them and on whether the target is flipped, so that single pixels differ by 1 of
// 255 in another target.

extension Renderer {
  /// Sets the viewport of a frame, and returns its projection.
  ///
  /// It reaches half of its side beyond the target, where the driver allows that: llvmpipe clips at the edges of
  /// the viewport, but only with depth, which moves the edges of quads by up to 1 / 256 of a pixel.
  func setViewport(of target: any RenderTarget) -> Projection {
    let inner = target.size.powersOfTwo
    let hasMargin = 2 * max(inner.width, inner.height) <= driver.maximumViewportSide
    let (marginX, marginY) = hasMargin ? (inner.width / 2, inner.height / 2) : (0, 0)
    let size = PixelSize(width: inner.width + 2 * marginX, height: inner.height + 2 * marginY)
    // The first row of OpenGL is the last one of a flipped target.
    let firstRow = target.isFlipped ? target.size.height - size.height + marginY : -marginY
    glViewport(-marginX, firstRow, size.width, size.height)
    return Projection(size, originX: -marginX, originY: -marginY, isFlipped: target.isFlipped)
  }

  /// Sets the viewport of a texture that has a part of the frame, and returns its projection.
  func setViewport(of texture: PixelSize, originX: Int32, originY: Int32) -> Projection {
    let size = texture.powersOfTwo
    glViewport(0, 0, size.width, size.height)
    return Projection(size, originX: originX, originY: originY)
  }
}

extension PixelSize {
  /// The smallest powers of two that are not smaller.
  fileprivate var powersOfTwo: PixelSize {
    func power(_ side: Int32) -> Int32 { 1 << (32 - (side - 1).leadingZeroBitCount) }
    return PixelSize(width: power(width), height: power(height))
  }
}
