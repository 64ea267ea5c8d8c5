import LayerTree

// Pass 5: what cannot be seen is not drawn.

extension DisplayList {
  /// The items to draw into `clip`, back to front, as indices: those that meet it, less those that
  /// lie wholly behind an upright opaque item.
  package func culled(to clip: PixelRect, into visible: inout [Int32]) {
    visible.removeAll(keepingCapacity: true)
    var occluders = Occluders()
    for index in items.indices.reversed() {
      let box = items[index].box.intersection(clip)
      if box.isEmpty || occluders.hides(box) { continue }
      visible.append(Int32(index))
      if items[index].isOpaque && items[index].isAxisAligned {
        occluders.add(items[index].innerBox.intersection(clip))
      }
    }
    visible.reverse()
  }
}

/// The largest opaque rectangles in front so far.
private struct Occluders {
  private var rects: (PixelRect, PixelRect, PixelRect, PixelRect) = (.empty, .empty, .empty, .empty)
  private var isEmpty = true

  @inline(__always)
  func hides(_ box: PixelRect) -> Bool {
    !isEmpty
      && (rects.0.contains(box) || rects.1.contains(box) || rects.2.contains(box)
        || rects.3.contains(box))
  }

  mutating func add(_ rect: PixelRect) {
    guard rect.area > rects.3.area else { return }
    isEmpty = false
    rects.3 = rect
    if rects.3.area > rects.2.area { swap(&rects.3, &rects.2) }
    if rects.2.area > rects.1.area { swap(&rects.2, &rects.1) }
    if rects.1.area > rects.0.area { swap(&rects.1, &rects.0) }
  }
}

extension DisplayItem {
  /// The whole pixels inside an upright quad.
  var innerBox: PixelRect {
    let first = quad.origin
    let last = quad.origin + quad.xAxis + quad.yAxis
    let low = pointwiseMax(pointwiseMin(first, last), SIMD2(repeating: -1e6)).rounded(.up)
    let high = pointwiseMin(pointwiseMax(first, last), SIMD2(repeating: 1e6)).rounded(.down)
    return PixelRect(
      minX: Int32(low.x), minY: Int32(low.y), maxX: Int32(high.x), maxY: Int32(high.y))
  }
}
