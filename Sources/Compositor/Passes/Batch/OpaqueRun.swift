import LayerTree

/// Opaque quads in immediate succession. Where they overlap a lot, they are drawn from front to
/// back, with depth, so that hidden pixels cost little.
struct OpaqueRun {
  var count = 0
  /// The number of pixels in the clip that the quads cover, overlaps counted each time.
  private var pixels: Float = 0
  private var box = PixelRect.empty

  /// The most items of a pass with depth: 16 bits of depth have twice as many values, so that those
  /// of two items differ in spite of rounding.
  static let maximumDepths = 1 << 15

  /// Fewer quads are not worth clearing the depth.
  private static let minimumCount = 8

  /// How often the pixels of the box are covered where depth begins to pay. On llvmpipe, 100 quads
  /// of 128 pixels that cover a window twice took 13.2 to 16.3 ms of CPU time per frame without
  /// depth and 12.7 to 15.6 ms with it, 10,000 quads of 32 pixels that cover it twelve times 131 to
  /// 154 and 77 to 92 ms, and 1,000 that cover it 1.2 times 14.1 to 14.6 and 15.9 to 16.7 ms.
  private static let minimumOverdraw: Float = 1.5

  init() {}

  /// The quads at the start of `items`; none if the first is not one.
  @inline(__always)
  init(
    startOf items: ArraySlice<Index<DisplayItem>>, _ list: borrowing DisplayList, clip: PixelRect
  ) {
    for index in items {
      guard list.items[index].isOpaqueQuad else { return }
      let whole = list.items[index].box
      let box = whole.intersection(clip)
      count += 1
      pixels += list.items[index].coveredPixels * Float(box.area) / Float(max(whole.area, 1))
      self.box = self.box.union(box)
    }
  }

  var isWorthDepth: Bool {
    count >= Self.minimumCount && pixels >= Self.minimumOverdraw * Float(box.area)
  }

  /// The depth of the item at a position, from back to front, in a pass.
  @inline(__always)
  static func depth(_ position: Int, of count: Int) -> Float {
    1 - Float(position + 1) / Float(count + 1)
  }
}

extension DisplayItem {
  @inline(__always)
  fileprivate var isOpaqueQuad: Bool { compositing == .opaque && !program.isShape }

  /// About how many pixels it covers.
  @inline(__always)
  var coveredPixels: Float {
    let area = abs(quad.xAxis.x * quad.yAxis.y - quad.xAxis.y * quad.yAxis.x)
    return min(Float(box.area), area)
  }
}
