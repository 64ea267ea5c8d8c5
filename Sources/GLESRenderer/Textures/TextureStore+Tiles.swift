import CGLES
import Compositor
import CoreGraphics

// Uploads to bitmaps in tiles: each tile gets its part, with the texels of its neighbors around it.

extension TextureStore {
  /// Writes an image to the tiles that it changes; the array texture has to be bound.
  mutating func upload(_ image: CGImage, x: Int32, y: Int32, to tiling: Tiling) {
    let patch = PixelRect(
      minX: x, minY: y, maxX: x + Int32(image.width), maxY: y + Int32(image.height))
    let changed = tiling.changed(by: patch)
    for row in 0..<tiling.rows {
      for column in 0..<tiling.columns {
        let tile = tiling.rect(column: column, row: row)
        let part = tile.intersection(changed)
        guard !part.isEmpty else { continue }
        unsafe staging.fill(
          part.area * 4, { unsafe Self.stage(part, of: image, at: patch, into: $0) },
          {
            glPixelStorei(GLenum(GL_UNPACK_ROW_LENGTH), 0)
            unsafe glTexSubImage3D(
              GLenum(GL_TEXTURE_2D_ARRAY), 0, part.minX - tile.minX, part.minY - tile.minY,
              row * tiling.columns + column, part.width, part.height, 1, GLenum(GL_RGBA),
              GLenum(GL_UNSIGNED_BYTE), $0)
          })
      }
    }
  }

  /// Copies a part of a bitmap. What lies outside of the image repeats its outermost pixels. `patch`
  /// is the image's place in the bitmap.
  private static func stage(
    _ part: PixelRect, of image: CGImage, at patch: PixelRect,
    into staged: UnsafeMutableRawBufferPointer
  ) {
    let stride = Int(part.width) * 4
    let columns =
      max(part.minX, patch.minX)..<max(part.minX, patch.minX, min(part.maxX, patch.maxX))
    unsafe image.withPixels { pixels, bytesPerRow in
      for y in part.minY..<part.maxY {
        let row = Int(min(max(y, patch.minY), patch.maxY - 1) - patch.minY) * bytesPerRow
        let line = Int(y - part.minY) * stride
        for x in part.minX..<part.maxX where !columns.contains(x) {
          let source = row + Int(min(max(x, patch.minX), patch.maxX - 1) - patch.minX) * 4
          let texel = unsafe pixels.loadUnaligned(fromByteOffset: source, as: UInt32.self)
          unsafe staged.storeBytes(
            of: texel, toByteOffset: line + Int(x - part.minX) * 4, as: UInt32.self)
        }
        guard !columns.isEmpty else { continue }
        let first = line + Int(columns.lowerBound - part.minX) * 4
        let source = row + Int(columns.lowerBound - patch.minX) * 4
        unsafe staged.baseAddress!.advanced(by: first)
          .copyMemory(from: pixels.baseAddress!.advanced(by: source), byteCount: columns.count * 4)
      }
    }
  }
}
