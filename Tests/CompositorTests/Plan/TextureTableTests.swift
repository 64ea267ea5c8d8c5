import Compositor
import CoreGraphics
import LayerTree
import TestSupport
import Testing

@Suite("Texture table")
struct TextureTableTests {
  private func contents(_ id: UInt64, _ width: Int, _ height: Int) -> LayerContents {
    LayerContents(
      id: ContentsID(rawValue: id), width: Int32(width), height: Int32(height), isOpaque: true)
  }

  private func whole(_ id: UInt64, _ width: Int, _ height: Int) -> ContentsUpdate {
    ContentsUpdate(contents: contents(id, width, height), patch: .chart(width, height))
  }

  private func placement(_ table: TextureTable, _ id: UInt64) throws -> TextureTable.Placement {
    let index = try #require(table.placementIndex(of: ContentsID(rawValue: id)))
    return table.placements[index]
  }

  private func lines(_ table: inout TextureTable) -> [String] {
    table.takeCommands().map(\.description)
  }

  @Test("small bitmaps share a page, large ones have a texture each")
  func sharing() throws {
    var table = TextureTable()
    table.update(whole(1, 64, 64))
    table.update(whole(2, 64, 64))
    table.update(whole(3, 513, 10))
    #expect(
      lines(&table) == [
        "create texture 1 1024×256", "upload 64×64 to texture 1 at (1, 1)",
        "upload 64×64 to texture 1 at (67, 1)", "create texture 2 513×10",
        "upload 513×10 to texture 2 at (0, 0)",
      ])
    #expect(lines(&table) == [])
    let second = try placement(table, 2)
    let page = SIMD2<Float>(1024, 256)
    #expect(second.origin == SIMD2(67, 1) / page && second.extent == SIMD2(64, 64) / page)
    let third = try placement(table, 3)
    #expect(third.origin == .zero && third.extent == SIMD2(1, 1))
    #expect(third.isOpaque && third.size == PixelSize(width: 513, height: 10))
  }

  @Test("a placement takes 96 bytes, and those of expected bitmaps no more memory than they need")
  func memory() {
    #expect(MemoryLayout<TextureTable.Placement>.stride == 96)
    var table = TextureTable()
    let updates = (1...100).map { whole($0, 8, 8) }
    table.expect(updates, followedBy: 4900 * 64)
    for update in updates { table.update(update) }
    #expect(5000..<5300 ~= table.placements.capacity)
  }

  @Test("an update at an edge of a shared bitmap repeats the pixels beyond that edge")
  func gutters() {
    func gutter(_ id: UInt64, _ side: Int, _ patch: PixelRect) -> Edges? {
      var table = TextureTable()
      table.update(whole(id, side, side))
      _ = table.takeCommands()
      table.update(
        ContentsUpdate(
          contents: contents(id, side, side),
          patch: .chart(Int(patch.width), Int(patch.height)), x: patch.minX, y: patch.minY))
      guard case .upload(_, _, _, _, let gutter)? = table.takeCommands().last else { return nil }
      return gutter
    }
    #expect(gutter(1, 10, PixelRect(0, 0, 10, 10)) == .all)
    #expect(gutter(1, 10, PixelRect(2, 2, 5, 5)) == [])
    #expect(gutter(1, 10, PixelRect(0, 2, 5, 5)) == .left)
    #expect(gutter(1, 10, PixelRect(2, 0, 5, 5)) == .top)
    #expect(gutter(1, 10, PixelRect(5, 2, 5, 5)) == .right)
    #expect(gutter(1, 10, PixelRect(2, 5, 5, 5)) == .bottom)
    #expect(gutter(1, 10, PixelRect(5, 5, 5, 5)) == [.right, .bottom])
    // A separate texture needs no gutter.
    #expect(gutter(1, 600, PixelRect(0, 0, 5, 5)) == [])
  }

  @Test("every shared bitmap is surrounded by its own edge pixels after random updates")
  func gutterPixels() throws {
    var generator = SeededGenerator(seed: 31)
    var table = TextureTable()
    var backend = RecordingBackend()
    for round in 0..<60 {
      let id = UInt64(round % 20)
      let known = table.placementIndex(of: ContentsID(rawValue: id)) != nil
      let side = Int(id) + 2
      if known && Bool.random(using: &generator) {
        let (x, y) = (
          Int.random(in: 0..<side, using: &generator), Int.random(in: 0..<side, using: &generator)
        )
        let color = SIMD4<UInt8>(repeating: .random(in: 0...255, using: &generator))
        table.update(
          ContentsUpdate(
            contents: contents(id, side, side), patch: .plain(side - x, side - y, color),
            x: Int32(x), y: Int32(y)))
      } else {
        table.update(whole(id, side, side))
      }
    }
    var plan = FramePlan(size: PixelSize(width: 1, height: 1))
    plan.textureCommands = table.takeCommands()
    try backend.execute(plan)
    for id in 0..<20 as Range<UInt64> {
      let placement = try placement(table, id)
      let texture = try #require(backend.textures[placement.texture])
      let left = Int32((placement.origin.x * Float(texture.size.width)).rounded())
      let top = Int32((placement.origin.y * Float(texture.size.height)).rounded())
      let last = placement.size.width - 1
      for y in -1...last + 1 {
        for x in -1...last + 1 {
          let inner = texture[left + min(max(x, 0), last), top + min(max(y, 0), last)]
          #expect(texture[left + x, top + y] == inner)
        }
      }
    }
  }

  /// The sizes of the textures that are created.
  private func creations(_ commands: [TextureCommand]) -> [PixelSize] {
    commands.compactMap { if case .create(_, let size, _, _) = $0 { size } else { nil } }
  }

  private func deletions(_ commands: [TextureCommand]) -> Int {
    commands.count { if case .delete = $0 { true } else { false } }
  }

  @Test("a full page is followed by a new one, and an empty page is deleted")
  func pages() throws {
    var table = TextureTable()
    let count: UInt64 = 400
    for id in 0..<count { table.update(whole(id, 100, 90)) }
    let pages = creations(table.takeCommands()).count
    #expect((2...40).contains(pages))
    let first = try placement(table, 0).texture
    let onFirst = try (0..<count).filter { try placement(table, $0).texture == first }
    for id in onFirst.dropLast() { table.discard(ContentsID(rawValue: id)) }
    #expect(table.takeCommands().isEmpty)
    table.discard(ContentsID(rawValue: onFirst[onFirst.count - 1]))
    #expect(lines(&table) == ["delete texture \(first.rawValue)"])
    for id in 0..<count { table.discard(ContentsID(rawValue: id)) }
    #expect(deletions(table.takeCommands()) == pages - 1)
  }

  @Test("announced bitmaps get one page that fits all of them")
  func expectedBitmaps() {
    var table = TextureTable()
    let updates = (0..<400 as Range<UInt64>).map { whole($0, 100, 90) }
    table.expect(updates)
    for update in updates { table.update(update) }
    #expect(creations(table.takeCommands()).count == 1)
  }

  @Test("pages are no larger than the renderer's largest texture")
  func maximumSide() {
    var table = TextureTable(maximumSide: 1024)
    let updates = (0..<300 as Range<UInt64>).map { whole($0, 100, 90) }
    table.expect(updates)
    for update in updates { table.update(update) }
    let sizes = creations(table.takeCommands())
    #expect(sizes.count > 1 && sizes.allSatisfy { $0.width <= 1024 && $0.height <= 1024 })
  }

  @Test("a bitmap that would need more than 256 tiles gets no place")
  func tooManyTiles() {
    var table = TextureTable(maximumSide: 128)
    table.update(whole(999, 17 * 64, 16 * 64))
    #expect(table.placementIndex(of: ContentsID(rawValue: 999)) == nil)
    #expect(lines(&table) == [])
  }

  @Test("a separate texture is deleted with its bitmap")
  func discardOwnTexture() {
    var table = TextureTable()
    table.update(whole(1, 600, 600))
    _ = table.takeCommands()
    table.discard(ContentsID(rawValue: 1))
    table.discard(ContentsID(rawValue: 1))
    #expect(lines(&table) == ["delete texture 1"])
    #expect(table.placementIndex(of: ContentsID(rawValue: 1)) == nil)
  }

  @Test("new pixels of the same size keep the location, another size gets a new one")
  func replacing() throws {
    var table = TextureTable()
    table.update(whole(1, 10, 10))
    let first = try placement(table, 1)
    _ = table.takeCommands()
    table.update(whole(1, 10, 10))
    let second = try placement(table, 1)
    #expect(second.origin == first.origin && second.version == first.version + 1)
    #expect(second.patch == PixelRect(0, 0, 10, 10))
    #expect(lines(&table) == ["upload 10×10 to texture 1 at (1, 1)"])
    table.update(whole(1, 600, 10))
    #expect(
      lines(&table) == [
        "create texture 2 600×10", "upload 600×10 to texture 2 at (0, 0)", "delete texture 1",
      ])
  }

  @Test("a partial update of an unknown bitmap is ignored")
  func unknownPart() {
    var table = TextureTable()
    table.update(ContentsUpdate(contents: contents(1, 10, 10), patch: .chart(2, 2)))
    #expect(lines(&table) == [])
    #expect(table.placementIndex(of: ContentsID(rawValue: 1)) == nil)
  }

  @Test("a bitmap that needs mipmaps is moved to a separate texture once")
  func mipmaps() throws {
    var (table, backend) = (TextureTable(), RecordingBackend())
    table.update(whole(1, 10, 10))
    table.update(whole(2, 10, 10))
    let index = try #require(table.placementIndex(of: ContentsID(rawValue: 1)))
    table.makeMipmaps(at: index)
    table.makeMipmaps(at: index)
    table.update(ContentsUpdate(contents: contents(1, 10, 10), patch: .plain(2, 2), x: 3, y: 4))
    let placement = try placement(table, 1)
    #expect(placement.isMipmapped && placement.origin == .zero && placement.isOpaque)
    #expect(placement.version == 2 && placement.patch == PixelRect(3, 4, 2, 2))
    let commands = table.takeCommands()
    #expect(
      commands.dropFirst(3).map(\.description) == [
        "create texture 2 10×10 with mipmaps", "copy (1, 1) 10×10 of texture 1 to texture 2",
        "make mipmaps of texture 2", "upload 2×2 to texture 2 at (3, 4)",
        "make mipmaps of texture 2",
      ])
    var plan = FramePlan(size: PixelSize(width: 1, height: 1))
    plan.textureCommands = commands
    try backend.execute(plan)
    let texture = try #require(backend.textures[placement.texture])
    #expect(texture[9, 8] == SIMD4<Float>(9, 8, 77, 255) / 255 && texture[4, 5] == .one)
    #expect(backend.mipmaps == [placement.texture: true])
  }

  @Test("a mipmapped texture is deleted with its bitmap, and another size gets a new one")
  func mipmapsOfAnotherSize() throws {
    var table = TextureTable()
    table.update(whole(1, 10, 10))
    table.makeMipmaps(at: try #require(table.placementIndex(of: ContentsID(rawValue: 1))))
    #expect(lines(&table).last == "delete texture 1")
    table.update(whole(1, 20, 20))
    #expect(try placement(table, 1).isMipmapped)
    #expect(
      lines(&table) == [
        "create texture 3 20×20 with mipmaps", "upload 20×20 to texture 3 at (0, 0)",
        "delete texture 2", "make mipmaps of texture 3",
      ])
    table.discard(ContentsID(rawValue: 1))
    #expect(lines(&table) == ["delete texture 3"])
  }
}
