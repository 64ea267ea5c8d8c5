import LayerTree

/// A pool of the textures that groups are drawn into: textures of one group each, and pages with
/// places for small groups.
struct TargetPool: Sendable {
  struct Target: Sendable {
    let texture: TextureID
    /// The texture's size.
    let size: PixelSize
    let precision: TargetPrecision
    /// Its part of the texture.
    let place: PixelRect
    /// The level of its page; nil for a texture of its own.
    let level: Int?
    fileprivate let page: Index<Page?>?
    fileprivate var isInUse = true
    /// The last frame that drew into it.
    fileprivate var lastFrame: UInt32

    /// Whether it has a texture of its own that nothing uses.
    fileprivate var isIdle: Bool { page == nil && !isInUse }
  }

  fileprivate struct Page: Sendable {
    let texture: TextureID
    /// Groups on a page show only groups on pages of lower levels, so that no pass reads its own
    /// target.
    let level: Int
    var packer: ShelfPacker
    /// The last frame that drew into it.
    var lastFrame: UInt32
  }

  /// nil at indices that are free.
  private var targets: [Target?] = []
  private var pages: [Page?] = []
  private var nextTexture = Self.firstTexture
  private var frame: UInt32 = 0
  let maximumSide: Int32

  /// The first identifier; above all those of the texture table.
  private static let firstTexture: UInt32 = 1 << 31
  /// Sizes are rounded up to multiples of this, so that a slowly growing group does not need a new
  /// texture in each frame.
  private static let step: Int32 = 64
  /// Added to sides that are powers of two. llvmpipe compiles a program once for textures with such sides
  /// and once for others, and each time takes 20 to 30 ms in the middle of an animation.
  private static let excess: Int32 = 16
  /// The sides of pages.
  private static let pageSides: ClosedRange<Int32> = 256...2048
  /// The number of frames after which an unused texture is deleted: ten seconds at 60 Hz. Groups that
  /// grow and shrink in an animation of some seconds need their largest target once in each period,
  /// and should not create it each time.
  private static let maximumIdleFrames: UInt32 = 600
  /// The pixels of unused textures that are kept longer: 4 MB. Animations with different periods need
  /// most targets at the same time only once in minutes.
  private static let keptIdlePixels = 1 << 20
  /// Whether the next frame deletes all unused textures.
  private var isExpiring = false

  init(maximumSide: Int32) {
    self.maximumSide = maximumSide
  }

  /// A target in use; traps for another index.
  subscript(_ index: Index<Target>) -> Target {
    guard let target = targets[index.offset] else { preconditionFailure("no target \(index)") }
    return target
  }

  /// Deletes textures that have not been used for a while.
  mutating func beginFrame(_ commands: inout [TextureCommand]) {
    frame &+= 1
    deleteUnused(&commands)
  }

  /// Deletes all textures that are not in use.
  mutating func rest(_ commands: inout [TextureCommand]) {
    expireUnused()
    deleteUnused(&commands)
  }

  private mutating func deleteUnused(_ commands: inout [TextureCommand]) {
    var excess = isExpiring ? .max : idlePixels - Self.keptIdlePixels
    guard excess > 0 else { return }
    for index in targets.indices where excess > 0 {
      guard let target = targets[index], target.isIdle, isExpired(target.lastFrame) else {
        continue
      }
      commands.append(.delete(target.texture))
      targets[index] = nil
      excess -= target.precision.area(target.size)
    }
    for index in pages.indices where excess > 0 {
      guard let page = pages[index], page.packer.isEmpty, isExpired(page.lastFrame) else {
        continue
      }
      commands.append(.delete(page.texture))
      pages[index] = nil
      excess -= page.packer.size.area
    }
    isExpiring = false
  }

  private var idlePixels: Int {
    var pixels = 0
    for case let target? in targets where target.isIdle {
      pixels += target.precision.area(target.size)
    }
    for case let page? in pages where page.packer.isEmpty { pixels += page.packer.size.area }
    return pixels
  }

  /// Whether a texture that was last used in a frame may be deleted.
  private func isExpired(_ lastFrame: UInt32) -> Bool {
    isExpiring || frame &- lastFrame > Self.maximumIdleFrames
  }

  /// Makes the next frame delete all textures that are not in use.
  mutating func expireUnused() {
    isExpiring = true
  }

  /// Takes the smallest free target that is at least as large as `size`, or creates one.
  mutating func acquire(
    _ size: PixelSize, _ commands: inout [TextureCommand], precision: TargetPrecision = .bytes
  ) -> Index<Target> {
    if let best = smallestFreeTarget(of: size, precision) {
      targets[best]?.isInUse = true
      targets[best]?.lastFrame = frame
      return Index(best)
    }
    let size = PixelSize(width: allocated(size.width), height: allocated(size.height))
    return add(
      Target(
        texture: create(size, precision, &commands), size: size, precision: precision,
        place: PixelRect(size), level: nil, page: nil, lastFrame: frame))
  }

  /// The side of a new texture for a group with this side. Sides of 4,096 and more are rare, and remain
  /// powers of two.
  private func allocated(_ side: Int32) -> Int32 {
    var rounded = (side + Self.step - 1) / Self.step * Self.step
    if rounded.nonzeroBitCount == 1, rounded < 4096 { rounded += Self.excess }
    return max(side, min(maximumSide, rounded))
  }

  private func smallestFreeTarget(of size: PixelSize, _ precision: TargetPrecision) -> Int? {
    var best: (index: Int, area: Int)?
    for (index, target) in targets.enumerated() {
      guard let target, !target.isInUse, target.precision == precision,
        target.size.contains(size), target.size.area < best?.area ?? .max
      else { continue }
      best = (index, target.size.area)
    }
    return best?.index
  }

  /// Takes a place on a page of a level. `expected` is the number of pixels of all places that are
  /// about to be taken there; nil where no page can hold the size.
  mutating func acquirePlace(
    _ size: PixelSize, level: Int, expected: Int, _ commands: inout [TextureCommand]
  ) -> Index<Target>? {
    for index in pages.indices where pages[index]?.level == level {
      if let target = place(size, on: index) { return target }
    }
    var side = Self.pageSides.lowerBound
    // Shelves leave some space unused.
    while side < Self.pageSides.upperBound && Int(side) * Int(side) < expected * 3 / 2 { side *= 2 }
    side = min(side, maximumSide)
    let pageSize = PixelSize(width: side, height: side)
    let index = pages.firstIndex { $0 == nil } ?? pages.count
    if index == pages.count { pages.append(nil) }
    pages[index] = Page(
      texture: create(pageSize, .bytes, &commands), level: level,
      packer: ShelfPacker(size: pageSize),
      lastFrame: frame)
    return place(size, on: index)
  }

  private mutating func place(_ size: PixelSize, on index: Int) -> Index<Target>? {
    guard let rect = pages[index]?.packer.allocate(size), let page = pages[index] else {
      return nil
    }
    pages[index]?.lastFrame = frame
    return add(
      Target(
        texture: page.texture, size: page.packer.size, precision: .bytes, place: rect,
        level: page.level, page: Index(index), lastFrame: frame))
  }

  /// Returns a target whose pixels are not needed anymore.
  mutating func release(_ index: Index<Target>) {
    let target = self[index]
    guard let page = target.page else {
      targets[index.offset]?.isInUse = false
      targets[index.offset]?.lastFrame = frame
      return
    }
    pages[page.offset]?.packer.free(target.place)
    targets[index.offset] = nil
  }

  private mutating func add(_ target: Target) -> Index<Target> {
    let index = targets.firstIndex { $0 == nil } ?? targets.count
    if index == targets.count { targets.append(target) } else { targets[index] = target }
    return Index(index)
  }

  private mutating func create(
    _ size: PixelSize, _ precision: TargetPrecision, _ commands: inout [TextureCommand]
  ) -> TextureID {
    defer { nextTexture += 1 }
    let texture = TextureID(rawValue: nextTexture)
    commands.append(.createTarget(texture, size, precision))
    return texture
  }
}

extension PixelSize {
  fileprivate func contains(_ other: PixelSize) -> Bool {
    width >= other.width && height >= other.height
  }
}
