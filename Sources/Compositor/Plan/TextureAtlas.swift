/// The atlas: pages, which are textures that small bitmaps share.
struct TextureAtlas: Sendable {
  struct Page: Sendable {
    let texture: TextureID
    fileprivate var packer: ShelfPacker

    var size: PixelSize { packer.size }
  }

  /// Larger bitmaps have a texture each: sharing saves draw calls only among small ones.
  private static let largestBitmap: Int32 = 512
  /// A page is made large enough for the expected bitmaps, within these heights: drivers may
  /// allocate unused memory too, and few pages mean few draw calls.
  private static let pageHeights: ClosedRange<Int32> = 256...4096

  /// The largest side of a page.
  private let maximumSide: Int32
  private var pages: [Page?] = []
  /// The pixels of small bitmaps that have still to be allocated in this commit.
  private var expectedArea = 0
  /// The number of unused pixels for which bitmaps are moved.
  private static let leastSaving = 1 << 18
  private var state = State.changed

  private enum State {
    /// Bitmaps have come or gone.
    case changed
    case compacting
    case compact
  }

  init(maximumSide: Int32) {
    self.maximumSide = maximumSide
  }

  /// Whether bitmaps of a size lie on a page.
  func includes(_ size: PixelSize) -> Bool {
    max(size.width, size.height) <= min(Self.largestBitmap, maximumSide - 2)
  }

  subscript(index: Index<Page?>) -> Page {
    guard let page = pages[index] else { preconditionFailure("no atlas page \(index)") }
    return page
  }

  /// Begins to expect bitmaps, with the given pixels beside those that are announced one by one.
  mutating func expect(pixels: Int) {
    expectedArea = pixels
  }

  mutating func expect(_ size: PixelSize) {
    if includes(size) { expectedArea += size.padded.area }
  }

  /// Allocates space for a bitmap and its gutter; returns nil where all pages are full. The
  /// rectangle is the bitmap's.
  mutating func allocate(_ size: PixelSize) -> (page: Index<Page?>, rect: PixelRect)? {
    for page in pages.indices {
      guard let rect = pages[page]?.packer.allocate(size.padded) else { continue }
      expectedArea = max(0, expectedArea - size.padded.area)
      if state == .compact { state = .changed }
      return (Index(page), rect.expanded(by: -1))
    }
    return nil
  }

  /// Frees the space of a bitmap. Returns the page's texture where nothing is left on the page,
  /// which is then removed.
  mutating func free(_ rect: PixelRect, on page: Index<Page?>) -> TextureID? {
    if state == .compact { state = .changed }
    pages[page]?.packer.free(rect.expanded(by: 1))
    guard let emptied = pages[page], emptied.packer.isEmpty else { return nil }
    pages[page] = nil
    return emptied.texture
  }

  /// Removes the pages of which more than a quarter is unused, if that is much and something has come or
  /// gone since the last time. Returns their textures. The bitmaps on them have to be allocated again, on
  /// new pages that have space for them alone; `endCompaction()` follows.
  mutating func beginCompaction() -> Set<TextureID> {
    guard state == .changed else { return [] }
    let sparse = pages.indices.filter { index in
      pages[index].map { $0.packer.usedArea * 4 < $0.size.area * 3 } ?? false
    }
    let removed = sparse.compactMap { pages[$0] }
    let used = removed.reduce(0) { $0 + $1.packer.usedArea }
    let area = removed.reduce(0) { $0 + $1.size.area }
    guard area - used >= Self.leastSaving else { return [] }
    for index in sparse { pages[index] = nil }
    (state, expectedArea) = (.compacting, used)
    return Set(removed.map(\.texture))
  }

  mutating func endCompaction() {
    state = .compact
  }

  /// The size of a new page that has space for a bitmap.
  func newPageSize(for size: PixelSize) -> PixelSize {
    let needed = size.padded
    // The pages for bitmaps that arrive one by one grow with their number.
    let usedArea = pages.reduce(0) { $0 + ($1?.packer.usedArea ?? 0) }
    let growth = state == .compacting ? 0 : min(usedArea / 2, 1 << 21)
    let area = max(expectedArea, growth)
    // Software renderers sample wide pages faster: 100 rotated quads of 128 pixels took 19 to 21 ms
    // of CPU time per frame on llvmpipe from a page 4096 wide, and 23 to 25 ms from one 1024 wide.
    let widthForArea: Int32 = area > 1 << 20 ? 4096 : 1024
    let width = min(maximumSide, max(widthForArea, needed.width > 256 ? 2048 : 1024))
    if let size = Self.size(of: area / needed.area, like: needed, within: width), area > 1 << 20,
      area % needed.area == 0, size.height <= min(Self.pageHeights.upperBound, maximumSide)
    {
      return size
    }
    // Some space at the end of shelves stays unused.
    let height = Int32(clamping: area * 33 / 32 / Int(width)) + needed.height
    let limits = Self.pageHeights.clamped(to: needed.height...maximumSide)
    return PixelSize(
      width: width, height: min(max(height, limits.lowerBound), limits.upperBound))
  }

  /// The size of a page that bitmaps of one size fill: with as few rows as the width allows, and no
  /// wider than these need. 100 bitmaps of 130 pixels take 6.8 MB, and 9.1 MB on a page 4096 wide.
  private static func size(
    of count: Int, like bitmap: PixelSize, within width: Int32
  ) -> PixelSize? {
    let perRow = Int(width / bitmap.width)
    guard perRow > 0, count > 0 else { return nil }
    let rows = (count + perRow - 1) / perRow
    let columns = (count + rows - 1) / rows
    return PixelSize(width: Int32(columns) * bitmap.width, height: Int32(rows) * bitmap.height)
  }

  mutating func addPage(_ texture: TextureID, _ size: PixelSize) {
    let page = Page(texture: texture, packer: ShelfPacker(size: size))
    if let hole = pages.firstIndex(where: { $0 == nil }) {
      pages[hole] = page
    } else {
      pages.append(page)
    }
  }
}

extension PixelSize {
  /// The size with a gutter on each side.
  fileprivate var padded: PixelSize { PixelSize(width: width + 2, height: height + 2) }
}
