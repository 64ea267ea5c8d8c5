/// A size in whole points or pixels, as Wayland counts them; the place says which.
package struct WindowSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size of the buffer that shows this size in points: each side times `scale`, halves up
  /// (`wp_fractional_scale_v1`).
  package func pixels(scale: Double) -> WindowSize {
    WindowSize(
      width: Int((Double(width) * scale).rounded()), height: Int((Double(height) * scale).rounded())
    )
  }
}
