import CoreGraphics
package import LayerTree

/// The location of every bitmap in the renderer's textures. Emits the commands to create, upload
/// and delete textures; executes none of them.
package struct TextureTable: Sendable {
  /// The location of one bitmap.
  package struct Placement: Sendable {
    package var texture: TextureID
    /// In texture coordinates 0…1.
    package var origin: SIMD2<Float>
    package var extent: SIMD2<Float>
    package var size: PixelSize
    package var isOpaque: Bool
    /// The number of uploads, so that a frame can detect that the bitmap changed.
    package var version: UInt32
    /// The rectangle that the last upload changed, in the bitmap's pixels.
    package var patch: PixelRect
    /// Whether it has a texture of its own with all mipmap levels.
    package var isMipmapped = false
    fileprivate var rect: PixelRect
    fileprivate var page: Index<Page?>?
  }

  fileprivate struct Page {
    let texture: TextureID
    var packer: ShelfPacker
  }

  /// Larger bitmaps have a texture each: sharing saves draw calls only among small ones.
  private static let largestShared: Int32 = 512
  /// A page is made large enough for the expected bitmaps, within these heights: drivers may
  /// allocate unused memory too, and few pages mean few draw calls.
  private static let pageHeights: ClosedRange<Int32> = 256...4096

  package private(set) var placements: [Placement] = []
  private var indices: [ContentsID: Index<Placement>] = [:]
  private var freePlacements: [Index<Placement>] = []
  private var pages: [Page?] = []
  private var nextTexture: UInt32 = 1
  /// The pixels of small bitmaps that have still to be allocated in this commit.
  private var expectedArea = 0
  /// The commands for the next plan.
  private var commands: [TextureCommand] = []
  /// The maximum side length of a texture of the renderer, in pixels.
  let maximumSide: Int32

  package init(maximumSide: Int32 = 16384) {
    self.maximumSide = maximumSide
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
    expectedArea = pixels
    for update in updates where update.isWhole && indices[update.contents.id] == nil {
      let size = PixelSize(width: update.contents.width, height: update.contents.height)
      if Self.isShared(size) { expectedArea += size.padded.area }
    }
  }

  private static func isShared(_ size: PixelSize) -> Bool {
    size.width <= largestShared && size.height <= largestShared
  }

  /// Uploads new pixels; the first update of a bitmap must be the whole.
  package mutating func update(_ update: ContentsUpdate) {
    let size = PixelSize(width: update.contents.width, height: update.contents.height)
    if let known = indices[update.contents.id], placements[known].size == size {
      return upload(update, to: known)
    }
    guard update.isWhole, size.width <= maximumSide, size.height <= maximumSide else { return }
    let isMipmapped = indices[update.contents.id].map { placements[$0].isMipmapped } ?? false
    discard(update.contents.id)
    upload(update, to: allocate(update.contents.id, size, isMipmapped: isMipmapped))
  }

  /// Moves a bitmap to a texture of its own with all mipmap levels, once.
  package mutating func makeMipmaps(at index: Index<Placement>) {
    let previous = placements[index]
    guard !previous.isMipmapped else { return }
    var placement = allocateTexture(previous.size, isMipmapped: true)
    commands.append(.copy(from: previous.texture, previous.rect, to: placement.texture))
    commands.append(.makeMipmaps(placement.texture))
    free(previous)
    placement.isOpaque = previous.isOpaque
    placement.version = previous.version
    placement.patch = previous.patch
    placements[index] = placement
  }

  private mutating func upload(_ update: ContentsUpdate, to index: Index<Placement>) {
    let width = Int32(update.patch.width)
    let height = Int32(update.patch.height)
    var placement = placements[index]
    placement.isOpaque = update.contents.isOpaque
    placement.version &+= 1
    placement.patch = PixelRect(
      minX: update.x, minY: update.y, maxX: update.x + width, maxY: update.y + height)
    var gutter: Edges = []
    if placement.page != nil {
      if update.x == 0 { gutter.insert(.left) }
      if update.y == 0 { gutter.insert(.top) }
      if update.x + width == placement.size.width { gutter.insert(.right) }
      if update.y + height == placement.size.height { gutter.insert(.bottom) }
    }
    commands.append(
      .upload(
        placement.texture, update.patch, x: placement.rect.minX + update.x,
        y: placement.rect.minY + update.y, gutter: gutter))
    if placement.isMipmapped { commands.append(.makeMipmaps(placement.texture)) }
    placements[index] = placement
  }

  /// Removes a bitmap and frees its location.
  package mutating func discard(_ contents: ContentsID) {
    guard let index = indices.removeValue(forKey: contents) else { return }
    freePlacements.append(index)
    free(placements[index])
  }

  private mutating func free(_ placement: Placement) {
    guard let page = placement.page else {
      commands.append(.delete(placement.texture))
      return
    }
    pages[page]?.packer.free(placement.rect.expanded(by: 1))
    if pages[page]?.packer.isEmpty == true {
      commands.append(.delete(placement.texture))
      pages[page] = nil
    }
  }

  private mutating func allocate(
    _ contents: ContentsID, _ size: PixelSize, isMipmapped: Bool
  ) -> Index<Placement> {
    let index = store(
      Self.isShared(size) && !isMipmapped
        ? allocateOnPage(size) : allocateTexture(size, isMipmapped: isMipmapped))
    indices[contents] = index
    return index
  }

  private mutating func store(_ placement: Placement) -> Index<Placement> {
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
    let texture = TextureID(rawValue: nextTexture)
    nextTexture += 1
    commands.append(.createTarget(texture, size))
    return store(
      Placement(
        texture: texture, origin: .zero, extent: SIMD2(1, 1), size: size, isOpaque: isOpaque,
        version: 0, patch: .empty, rect: PixelRect(size), page: nil))
  }

  /// Deletes a texture that `createTarget` created.
  package mutating func discardTarget(at index: Index<Placement>) {
    freePlacements.append(index)
    free(placements[index])
  }

  private mutating func allocateTexture(_ size: PixelSize, isMipmapped: Bool) -> Placement {
    Placement(
      texture: create(size, isMipmapped: isMipmapped), origin: .zero, extent: SIMD2(1, 1),
      size: size, isOpaque: false, version: 0, patch: .empty, isMipmapped: isMipmapped,
      rect: PixelRect(size), page: nil)
  }

  private mutating func allocateOnPage(_ size: PixelSize) -> Placement {
    let padded = size.padded
    defer { expectedArea = max(0, expectedArea - padded.area) }
    for page in pages.indices {
      if let rect = pages[page]?.packer.allocate(padded) {
        return placement(at: rect.expanded(by: -1), on: Index(page), size)
      }
    }
    let page = newPage(for: padded)
    guard let rect = pages[page]?.packer.allocate(padded) else {
      preconditionFailure("a new atlas page has no space for \(size)")
    }
    return placement(at: rect.expanded(by: -1), on: page, size)
  }

  private func placement(at rect: PixelRect, on page: Index<Page?>, _ size: PixelSize) -> Placement
  {
    guard let atlasPage = pages[page] else { preconditionFailure("no atlas page \(page)") }
    let pageSize = SIMD2(Float(atlasPage.packer.size.width), Float(atlasPage.packer.size.height))
    return Placement(
      texture: atlasPage.texture, origin: SIMD2(Float(rect.minX), Float(rect.minY)) / pageSize,
      extent: SIMD2(Float(size.width), Float(size.height)) / pageSize, size: size, isOpaque: false,
      version: 0, patch: .empty, rect: rect, page: page)
  }

  private mutating func newPage(for needed: PixelSize) -> Index<Page?> {
    // The pages for bitmaps that arrive one by one grow with their number.
    let usedArea = pages.reduce(0) { $0 + ($1?.packer.usedArea ?? 0) }
    let area = max(expectedArea, min(usedArea / 2, 1 << 21))
    let widthForArea: Int32 = area > 1 << 23 ? 4096 : area > 1 << 20 ? 2048 : 1024
    let width = min(maximumSide, max(widthForArea, needed.width > 256 ? 2048 : 1024))
    // Some space at the end of shelves stays unused.
    let height = Int32(clamping: area * 33 / 32 / Int(width)) + needed.height
    let limits = Self.pageHeights.clamped(to: needed.height...maximumSide)
    let size = PixelSize(
      width: width, height: min(max(height, limits.lowerBound), limits.upperBound))
    let page = Page(texture: create(size), packer: ShelfPacker(size: size))
    if let hole = pages.firstIndex(where: { $0 == nil }) {
      pages[hole] = page
      return Index(hole)
    }
    pages.append(page)
    return Index(pages.count - 1)
  }

  private mutating func create(_ size: PixelSize, isMipmapped: Bool = false) -> TextureID {
    let texture = TextureID(rawValue: nextTexture)
    nextTexture += 1
    commands.append(.create(texture, size, isMipmapped: isMipmapped))
    return texture
  }
}

extension PixelSize {
  /// The size with a gutter on each side.
  fileprivate var padded: PixelSize { PixelSize(width: width + 2, height: height + 2) }
}
