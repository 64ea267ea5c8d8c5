import CoreGraphics
package import LayerTree

/// Where every picture lies in the renderer's textures. Says what to create, upload and delete;
/// touches no texture itself.
package struct TextureTable: Sendable {
  /// One picture's place.
  package struct Placement: Sendable {
    package var texture: TextureID
    /// In texture coordinates 0…1.
    package var origin: SIMD2<Float>
    package var extent: SIMD2<Float>
    package var size: PixelSize
    package var isOpaque: Bool
    /// Counts the uploads, so that a frame can tell that the picture changed…
    package var version: UInt32
    /// …and where, in its pixels, since the version before.
    package var patch: PixelRect
    /// On a texture of its own that has all levels.
    package var isMipmapped = false
    fileprivate var rect: PixelRect
    fileprivate var page: Int?
  }

  private struct Page {
    let texture: TextureID
    var packer: ShelfPacker
  }

  /// Larger bitmaps have a texture each: sharing saves draw calls only among small ones.
  private static let largestShared: Int32 = 512
  /// A page is as large as what is waiting for it, within these heights: drivers may give memory to
  /// what is not used too, and few pages are few draw calls.
  private static let pageHeights: ClosedRange<Int32> = 256...4096

  package private(set) var placements: [Placement] = []
  private var index: [ContentsID: Int32] = [:]
  private var freePlacements: [Int32] = []
  private var pages: [Page?] = []
  private var nextTexture: UInt32 = 1
  /// Pixels of small bitmaps that are still to be placed in this commit.
  private var expectedArea = 0
  /// For the next plan.
  private var commands: [TextureCommand] = []
  /// The largest side of a texture that the renderer can make.
  let maximumSide: Int32

  package init(maximumSide: Int32 = 16384) {
    self.maximumSide = maximumSide
  }

  package func placementIndex(of contents: ContentsID) -> Int32? {
    index[contents]
  }

  package mutating func takeCommands() -> [TextureCommand] {
    let taken = commands
    commands = []
    return taken
  }

  /// Says which updates come next, and how many pixels are likely to follow, so that a new page can
  /// be made to fit them.
  package mutating func expect(_ updates: [ContentsUpdate], followedBy pixels: Int = 0) {
    expectedArea = pixels
    for update in updates where update.isWhole && index[update.contents.id] == nil {
      let size = PixelSize(width: update.contents.width, height: update.contents.height)
      if Self.isShared(size) { expectedArea += size.padded.area }
    }
  }

  private static func isShared(_ size: PixelSize) -> Bool {
    size.width <= largestShared && size.height <= largestShared
  }

  /// Takes new pixels; the first of a contents must be the whole.
  package mutating func update(_ update: ContentsUpdate) {
    let size = PixelSize(width: update.contents.width, height: update.contents.height)
    let slot: Int
    if let known = index[update.contents.id], placements[Int(known)].size == size {
      slot = Int(known)
    } else {
      guard update.isWhole, size.width <= maximumSide, size.height <= maximumSide else { return }
      let isMipmapped = index[update.contents.id].map { placements[Int($0)].isMipmapped } ?? false
      discard(update.contents.id)
      slot = place(update.contents.id, size, isMipmapped: isMipmapped)
    }
    upload(update, to: slot)
  }

  /// Moves a picture to a texture of its own with all levels, once.
  package mutating func makeMipmaps(at index: Int32) {
    let previous = placements[Int(index)]
    guard !previous.isMipmapped else { return }
    var placement = placeAlone(previous.size, isMipmapped: true)
    commands.append(.copy(from: previous.texture, previous.rect, to: placement.texture))
    commands.append(.makeMipmaps(placement.texture))
    free(previous)
    placement.isOpaque = previous.isOpaque
    placement.version = previous.version
    placement.patch = previous.patch
    placements[Int(index)] = placement
  }

  private mutating func upload(_ update: ContentsUpdate, to slot: Int) {
    let width = Int32(update.patch.width)
    let height = Int32(update.patch.height)
    var placement = placements[slot]
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
    placements[slot] = placement
  }

  /// Forgets a picture and frees its place.
  package mutating func discard(_ contents: ContentsID) {
    guard let slot = index.removeValue(forKey: contents) else { return }
    freePlacements.append(slot)
    free(placements[Int(slot)])
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

  private mutating func place(
    _ contents: ContentsID, _ size: PixelSize, isMipmapped: Bool
  ) -> Int {
    let slot = keep(
      Self.isShared(size) && !isMipmapped
        ? placeOnPage(size) : placeAlone(size, isMipmapped: isMipmapped))
    index[contents] = slot
    return Int(slot)
  }

  private mutating func keep(_ placement: Placement) -> Int32 {
    guard let free = freePlacements.popLast() else {
      placements.append(placement)
      return Int32(placements.count - 1)
    }
    var placement = placement
    // Versions go on, so that a frame can tell this picture from the one that was here before.
    placement.version = placements[Int(free)].version &+ 1
    placements[Int(free)] = placement
    return free
  }

  /// A place for a picture that a pass draws, on a texture of its own.
  package mutating func placeTarget(_ size: PixelSize, isOpaque: Bool) -> Int32 {
    let texture = TextureID(rawValue: nextTexture)
    nextTexture += 1
    commands.append(.createTarget(texture, size))
    return keep(
      Placement(
        texture: texture, origin: .zero, extent: SIMD2(1, 1), size: size, isOpaque: isOpaque,
        version: 0, patch: .empty, rect: PixelRect(size), page: nil))
  }

  /// Gives up what `placeTarget` gave.
  package mutating func discardTarget(at index: Int32) {
    freePlacements.append(index)
    free(placements[Int(index)])
  }

  private mutating func placeAlone(_ size: PixelSize, isMipmapped: Bool) -> Placement {
    Placement(
      texture: create(size, isMipmapped: isMipmapped), origin: .zero, extent: SIMD2(1, 1),
      size: size, isOpaque: false, version: 0, patch: .empty, isMipmapped: isMipmapped,
      rect: PixelRect(size), page: nil)
  }

  private mutating func placeOnPage(_ size: PixelSize) -> Placement {
    let padded = size.padded
    defer { expectedArea = max(0, expectedArea - padded.area) }
    for page in pages.indices {
      if let rect = pages[page]?.packer.allocate(padded) {
        return placement(at: rect.expanded(by: -1), on: page, size)
      }
    }
    let page = newPage(for: padded)
    guard let rect = pages[page]?.packer.allocate(padded) else {
      preconditionFailure("a new atlas page has no room for \(size)")
    }
    return placement(at: rect.expanded(by: -1), on: page, size)
  }

  private func placement(at rect: PixelRect, on page: Int, _ size: PixelSize) -> Placement {
    guard let holder = pages[page] else { preconditionFailure("no atlas page \(page)") }
    let pageSize = SIMD2(Float(holder.packer.size.width), Float(holder.packer.size.height))
    return Placement(
      texture: holder.texture, origin: SIMD2(Float(rect.minX), Float(rect.minY)) / pageSize,
      extent: SIMD2(Float(size.width), Float(size.height)) / pageSize, size: size, isOpaque: false,
      version: 0, patch: .empty, rect: rect, page: page)
  }

  private mutating func newPage(for needed: PixelSize) -> Int {
    // Pictures that come one by one get pages that grow with their number.
    let usedArea = pages.reduce(0) { $0 + ($1?.packer.usedArea ?? 0) }
    let area = max(expectedArea, min(usedArea / 2, 1 << 21))
    let widthForArea: Int32 = area > 1 << 23 ? 4096 : area > 1 << 20 ? 2048 : 1024
    let width = min(maximumSide, max(widthForArea, needed.width > 256 ? 2048 : 1024))
    // Shelves are not filled to the end.
    let height = Int32(clamping: area * 33 / 32 / Int(width)) + needed.height
    let limits = Self.pageHeights.clamped(to: needed.height...maximumSide)
    let size = PixelSize(
      width: width, height: min(max(height, limits.lowerBound), limits.upperBound))
    let page = Page(texture: create(size), packer: ShelfPacker(size: size))
    if let hole = pages.firstIndex(where: { $0 == nil }) {
      pages[hole] = page
      return hole
    }
    pages.append(page)
    return pages.count - 1
  }

  private mutating func create(_ size: PixelSize, isMipmapped: Bool = false) -> TextureID {
    let texture = TextureID(rawValue: nextTexture)
    nextTexture += 1
    commands.append(.create(texture, size, isMipmapped: isMipmapped))
    return texture
  }
}

extension PixelSize {
  /// With a gutter on each side.
  fileprivate var padded: PixelSize { PixelSize(width: width + 2, height: height + 2) }
}
