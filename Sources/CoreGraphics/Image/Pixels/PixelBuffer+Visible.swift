extension PixelBuffer {
  /// The columns and rows outside of which every pixel is transparent, in pixels.
  struct Area: Equatable {
    var columns: Range<Int>
    var rows: Range<Int>
  }

  /// The smallest area that contains all pixels whose alpha is not 0, but begun at multiples of
  /// `step`; nil if there are none.
  func visibleArea(alignedTo step: Int) -> Area? {
    guard let top = (0..<height).first(where: isVisible(row:)),
      let bottom = (top..<height).last(where: isVisible(row:))
    else { return nil }
    var (left, right) = (width, 0)
    for y in top...bottom {
      let words = unsafe words(ofRow: y)
      var x = 0
      while x < left, unsafe words[x] >> 24 == 0 { x += 1 }
      left = x
      x = width
      while x > right, unsafe words[x - 1] >> 24 == 0 { x -= 1 }
      right = x
    }
    return Area(columns: left / step * step..<right, rows: top / step * step..<bottom + 1)
  }

  private func isVisible(row y: Int) -> Bool {
    let words = unsafe words(ofRow: y)
    var x = 0
    while x < width, unsafe words[x] >> 24 == 0 { x += 1 }
    return x < width
  }

  /// A part that shares this memory.
  func part(of area: Area) -> PixelBuffer {
    part(
      x: area.columns.lowerBound, y: area.rows.lowerBound, width: area.columns.count,
      height: area.rows.count)
  }
}
