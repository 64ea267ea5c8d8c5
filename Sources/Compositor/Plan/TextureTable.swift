import CoreGraphics
package import LayerTree

/// The location of every bitmap in the renderer's textures. Emits the commands to create, upload
/// and delete textures; executes none of them.
package struct TextureTable: Sendable {
  package internal(set) var placements: [Placement] = []
  /// The bytes of all bitmaps with their mipmap levels.
  package internal(set) var bitmapBytes = 0
  /// The number of bitmaps that were evicted so far, and of those that are at the moment.
  package internal(set) var evictions = 0
  var evictedCount = 0
  /// Counts the frames in which the placements that are shown are recorded.
  var frame: UInt32 = 0
  var indices: [ContentsID: Index<Placement>] = [:]
  private var freePlacements: [Index<Placement>] = []
  var atlas: TextureAtlas
  private var nextTexture: UInt32 = 1
  /// Whether the transparent margins of bitmaps are found.
  var findsMargins = true
  /// The commands for the next plan.
  var commands: [TextureCommand] = []
  var uploads = UploadQueue()
  /// The maximum side length of a texture of the renderer, in pixels.
  let maximumSide: Int32

  package init(maximumSide: Int32 = 16384) {
    self.maximumSide = maximumSide
    atlas = TextureAtlas(maximumSide: maximumSide)
  }

  /// Whether bitmaps of a size can be shown.
  package static func canHold(width: Int32, height: Int32, maximumSide: Int32) -> Bool {
    max(width, height) <= maximumSide
      || Tiling(PixelSize(width: width, height: height), maximumSide: maximumSide) != nil
  }

  package func placementIndex(of contents: ContentsID) -> Index<Placement>? {
    indices[contents]
  }

  package mutating func takeCommands() -> [TextureCommand] {
    let taken = commands
    commands = []
    return taken
  }

  /// Announces updates, and how many more pixels are likely to follow, so that a new page can be
  /// made large enough.
  package mutating func expect(_ updates: [ContentsUpdate], followedBy pixels: Int = 0) {
    atlas.expect(pixels: pixels)
    var (count, area) = (0, 0)
    for update in updates where update.isWhole && indices[update.contents.id] == nil {
      let size = PixelSize(width: update.contents.width, height: update.contents.height)
      atlas.expect(size)
      (count, area) = (count + 1, area + size.area)
    }
    if area > 0 { reserve(count + pixels / max(area / count, 1)) }
  }

  /// Reserves memory for many new bitmaps at once; for few it grows as needed.
  private mutating func reserve(_ count: Int) {
    guard count > placements.count else { return }
    placements.reserveCapacity(placements.count + count)
    indices.reserveCapacity(indices.count + count)
  }

  /// Moves a bitmap to a texture of its own with all mipmap levels, once.
  package mutating func makeMipmaps(at index: Index<Placement>) {
    let previous = placements[index]
    guard !previous.isMipmapped else { return }
    if previous.texture == .none {
      placements[index].isMipmapped = true
      return
    }
    if previous.isTiled {
      placements[index].isMipmapped = true
      commands.append(.makeMipmaps(previous.texture))
      return
    }
    var placement = allocateTexture(previous.size, isMipmapped: true, isAhead: false)
    commands.append(.copy(from: previous.texture, previous.rect, to: placement.texture))
    commands.append(.makeMipmaps(placement.texture))
    free(previous)
    bitmapBytes += bytes(of: placement)
    (placement.contents, placement.isRecreatable) = (previous.contents, previous.isRecreatable)
    placement.lastShown = previous.lastShown
    placement.isOpaque = previous.isOpaque
    placement.visible = previous.visible
    placement.version = previous.version
    placement.patch = previous.patch
    placements[index] = placement
  }

  /// Removes a bitmap and frees its location.
  package mutating func discard(_ contents: ContentsID) {
    guard let index = indices.removeValue(forKey: contents) else { return }
    if let target = uploads.remove(contents) { free(target) }
    freePlacements.append(index)
    free(placements[index])
  }

  mutating func free(_ placement: Placement) {
    if placement.isEvicted { evictedCount -= 1 }
    guard placement.texture != .none else { return }
    if placement.contents != nil { bitmapBytes -= bytes(of: placement) }
    guard let page = placement.page else {
      return delete(placement.texture)
    }
    if let emptied = atlas.free(placement.rect, on: page) { delete(emptied) }
  }

  mutating func delete(_ texture: TextureID) {
    uploads.unready.remove(texture)
    commands.append(.delete(texture))
  }

  /// A place for a bitmap, whose texture may be created ahead.
  mutating func place(_ size: PixelSize, isMipmapped: Bool) -> Placement {
    atlas.includes(size) && !isMipmapped
      ? allocateOnPage(size) : allocateTexture(size, isMipmapped: isMipmapped, isAhead: true)
  }

  mutating func store(_ placement: Placement) -> Index<Placement> {
    guard let free = freePlacements.popLast() else {
      placements.append(placement)
      return Index(placements.count - 1)
    }
    var placement = placement
    // Versions continue, so that a frame can distinguish this bitmap from the previous one at this
    // index.
    placement.version = placements[free].version &+ 1
    placements[free] = placement
    return free
  }

  /// Creates a texture that a pass draws into.
  package mutating func createTarget(_ size: PixelSize, isOpaque: Bool) -> Index<Placement> {
    let texture = nextTextureID()
    commands.append(.createTarget(texture, size))
    return store(
      Placement(isOpaque: isOpaque, size: size, visible: PixelRect(size), texture: texture))
  }

  /// Records that a pass draws into a part of a texture that `createTarget` created.
  mutating func redraw(_ patch: PixelRect, of index: Index<Placement>, isOpaque: Bool) {
    placements[index].version &+= 1
    placements[index].patch = patch
    placements[index].isOpaque = isOpaque
  }

  /// Deletes a texture that `createTarget` created.
  package mutating func discardTarget(at index: Index<Placement>) {
    freePlacements.append(index)
    free(placements[index])
  }

  /// - Parameter isAhead: whether the texture may be created ahead, and is used later then.
  mutating func allocateTexture(
    _ size: PixelSize, isMipmapped: Bool, isAhead: Bool
  ) -> Placement {
    if max(size.width, size.height) > maximumSide,
      let tiling = Tiling(size, maximumSide: maximumSide)
    {
      return allocateTiles(tiling, isMipmapped: isMipmapped, isAhead: isAhead)
    }
    return Placement(
      isMipmapped: isMipmapped, size: size,
      texture: create(size, isMipmapped: isMipmapped, isAhead: isAhead))
  }

  private mutating func allocateTiles(
    _ tiling: Tiling, isMipmapped: Bool, isAhead: Bool
  ) -> Placement {
    let texture = nextTextureID()
    let placement = Placement(
      isMipmapped: isMipmapped, isTiled: true, extent: tiling.extent, size: tiling.bitmap,
      texture: texture)
    let waits = isAhead && uploads.shouldWait(for: texture, bytes: bytes(of: placement))
    commands.append(.createTiles(texture, tiling, isAhead: waits))
    return placement
  }

  /// - Parameter isAhead: whether the texture of a new page may be created ahead.
  mutating func allocateOnPage(_ size: PixelSize, isAhead: Bool = true) -> Placement {
    if let placement = atlasPlacement(size) { return placement }
    let pageSize = atlas.newPageSize(for: size)
    atlas.addPage(create(pageSize, isMipmapped: false, isAhead: isAhead), pageSize)
    guard let placement = atlasPlacement(size) else {
      preconditionFailure("a new atlas page has no space for \(size)")
    }
    return placement
  }

  /// The placement of a new bitmap on a page; nil where all pages are full.
  private mutating func atlasPlacement(_ size: PixelSize) -> Placement? {
    guard let (index, rect) = atlas.allocate(size) else { return nil }
    let page = atlas[index]
    let pageSize = SIMD2(Float(page.size.width), Float(page.size.height))
    return Placement(
      origin: SIMD2(Float(rect.minX), Float(rect.minY)) / pageSize,
      extent: SIMD2(Float(size.width), Float(size.height)) / pageSize, size: size,
      texture: page.texture, page: index, x: rect.minX, y: rect.minY)
  }

  private mutating func create(
    _ size: PixelSize, isMipmapped: Bool, isAhead: Bool
  ) -> TextureID {
    let texture = nextTextureID()
    let waits = isAhead && uploads.shouldWait(for: texture, bytes: size.area * 4)
    commands.append(.create(texture, size, isMipmapped: isMipmapped, isAhead: waits))
    return texture
  }

  private mutating func nextTextureID() -> TextureID {
    defer { nextTexture += 1 }
    return TextureID(rawValue: nextTexture)
  }
}
