import CCairo
import CoreGraphics
import Foundation

/// A bitmap that cairo draws into. It wraps the C calls of the reference renderer.
///
/// Paths are in the coordinates of the current matrix; colors are non-premultiplied RGBA, 0…1.
@safe final class CairoImage {
  let width: Int
  let height: Int
  private let surface: OpaquePointer
  private let cairo: OpaquePointer

  /// A transparent bitmap; nil if cairo cannot create it.
  init?(width: Int, height: Int) {
    guard
      let surface = unsafe cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      let cairo = unsafe cairo_create(surface),
      unsafe cairo_status(cairo) == CAIRO_STATUS_SUCCESS
    else { return nil }
    (self.width, self.height) = (width, height)
    unsafe self.surface = surface
    unsafe self.cairo = cairo
    unsafe cairo_set_antialias(cairo, CAIRO_ANTIALIAS_BEST)
    // The tolerance of flattened curves is in pixels.
    unsafe cairo_set_tolerance(cairo, 0.01)
  }

  deinit {
    unsafe cairo_destroy(cairo)
    unsafe cairo_surface_destroy(surface)
  }

  /// A copy of an image's pixels.
  convenience init?(_ image: CGImage) {
    self.init(width: image.width, height: image.height)
    unsafe image.withPixels { bytes, bytesPerRow in
      guard let source = bytes.baseAddress,
        let target = unsafe cairo_image_surface_get_data(surface)
      else { return }
      let stride = Int(unsafe cairo_image_surface_get_stride(surface))
      for row in 0..<height {
        unsafe memcpy(target + row * stride, source + row * bytesPerRow, width * 4)
      }
    }
    unsafe cairo_surface_mark_dirty(surface)
  }

  /// The image drawn so far. Traps if cairo failed.
  func image() -> CGImage {
    precondition(unsafe cairo_status(cairo) == CAIRO_STATUS_SUCCESS, "cairo failed")
    unsafe cairo_surface_flush(surface)
    let stride = Int(unsafe cairo_image_surface_get_stride(surface))
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    unsafe pixels.withUnsafeMutableBytes { target in
      guard let start = target.baseAddress,
        let source = unsafe cairo_image_surface_get_data(surface)
      else { return }
      for row in 0..<height {
        unsafe memcpy(start + row * width * 4, source + row * stride, width * 4)
      }
    }
    return CGImage(width: width, height: height, premultipliedBGRA: pixels)
  }

  // MARK: State

  /// Sets the transform from path coordinates to pixels.
  func setMatrix(_ matrix: ReferenceMatrix) {
    var cairoMatrix = matrix.cairo
    unsafe cairo_set_matrix(cairo, &cairoMatrix)
  }

  /// Clips to the outline while `body` runs.
  func clipped(to outline: Outline, _ body: () -> Void) {
    unsafe cairo_save(cairo)
    setPath(outline)
    unsafe cairo_clip(cairo)
    body()
    unsafe cairo_restore(cairo)
  }

  /// Composites what `body` draws as a group, with an opacity of `alpha`.
  ///
  /// The current clip applies only to the composited group. If it also applied inside the group, the
  /// coverage of its edges would count twice.
  func group(alpha: Double, _ body: () -> Void) {
    unsafe cairo_push_group(cairo)
    unsafe cairo_reset_clip(cairo)
    body()
    unsafe cairo_pop_group_to_source(cairo)
    unsafe cairo_paint_with_alpha(cairo, alpha)
  }

  // MARK: Drawing

  /// Fills the clip with a color.
  func clear(_ color: SIMD4<Double>) {
    unsafe cairo_set_source_rgba(cairo, color.x, color.y, color.z, color.w)
    unsafe cairo_paint(cairo)
  }

  /// Fills outlines with the even-odd rule.
  func fill(_ outlines: Outline..., color: SIMD4<Double>) {
    unsafe cairo_set_source_rgba(cairo, color.x, color.y, color.z, color.w)
    unsafe cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    unsafe cairo_new_path(cairo)
    outlines.forEach(append)
    unsafe cairo_fill(cairo)
    unsafe cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
  }

  /// Fills the outline with an image; `matrix` transforms its pixels to path coordinates. Without
  /// antialiasing, pixels whose center is inside are filled.
  func fill(
    _ outline: Outline, with image: CairoImage, matrix: ReferenceMatrix, isNearest: Bool,
    isAntialiased: Bool = true
  ) {
    guard let inverse = matrix.inverse else { return }
    var toImage = inverse.cairo
    let pattern = unsafe cairo_pattern_create_for_surface(image.surface)
    unsafe cairo_pattern_set_matrix(pattern, &toImage)
    unsafe cairo_pattern_set_filter(
      pattern, isNearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    unsafe cairo_set_source(cairo, pattern)
    unsafe cairo_pattern_destroy(pattern)
    unsafe cairo_set_antialias(cairo, isAntialiased ? CAIRO_ANTIALIAS_BEST : CAIRO_ANTIALIAS_NONE)
    setPath(outline)
    unsafe cairo_fill(cairo)
    unsafe cairo_set_antialias(cairo, CAIRO_ANTIALIAS_BEST)
  }

  private func setPath(_ outline: Outline) {
    unsafe cairo_new_path(cairo)
    append(outline)
  }

  private func append(_ outline: Outline) {
    for (index, step) in outline.steps.enumerated() {
      switch step {
      case .line(let to) where index == 0: unsafe cairo_move_to(cairo, to.x, to.y)
      case .line(let to): unsafe cairo_line_to(cairo, to.x, to.y)
      case .curve(let first, let second, let to):
        unsafe cairo_curve_to(cairo, first.x, first.y, second.x, second.y, to.x, to.y)
      }
    }
    unsafe cairo_close_path(cairo)
  }
}

extension ReferenceMatrix {
  fileprivate var cairo: cairo_matrix_t {
    cairo_matrix_t(xx: xx, yx: yx, xy: xy, yy: yy, x0: x0, y0: y0)
  }
}
