/// Collects changed rectangles; beyond a limit only their bounding box.
struct Changes {
  private(set) var region = Region()
  private var count = 0
  private(set) var box = PixelRect.empty
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  func intersects(_ rect: PixelRect) -> Bool { box.intersects(rect) }

  mutating func add(_ changes: Changes) {
    for rect in changes.region.rects { add(rect) }
  }

  @inline(__always)
  mutating func add(_ rect: PixelRect) {
    // Items outside of the target have no pixels.
    if rect.isEmpty { return }
    count += 1
    if count <= limit {
      region.add(rect)
      box = region.box
    } else if region.rects.count > 1 || !box.contains(rect) {
      box = box.union(rect)
      region = Region(box)
    }
  }
}
