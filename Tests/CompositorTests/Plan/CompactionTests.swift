import CoreGraphics
import LayerTree
import TestSupport
import Testing

@testable import Compositor

@Suite("Compaction of the atlas")
struct CompactionTests {
  private var table = TextureTable()
  private var backend = RecordingBackend()

  private mutating func add(_ ids: Range<UInt64>, _ side: (UInt64) -> Int) throws {
    for id in ids {
      let contents = LayerContents(
        id: ContentsID(rawValue: id), width: Int32(side(id)), height: Int32(side(id)),
        isOpaque: true)
      table.expect([], followedBy: ids.count * 200 * 200)
      table.update(ContentsUpdate(contents: contents, patch: .chart(side(id), side(id))))
    }
    try backend.execute(table.takeCommands())
  }

  private mutating func discard(_ ids: some Sequence<UInt64>) {
    for id in ids { table.discard(ContentsID(rawValue: id)) }
  }

  private func index(_ id: UInt64) throws -> Index<TextureTable.Placement> {
    try #require(table.placementIndex(of: ContentsID(rawValue: id)))
  }

  private var pixels: Int { backend.textures.values.reduce(0) { $0 + $1.size.area } }

  /// The pixels of a bitmap with its gutter, as its placement finds them.
  private func pixels(of id: UInt64) throws -> [SIMD4<Float>] {
    let placement = table.placements[try index(id)]
    let texture = try #require(backend.textures[placement.texture])
    let (width, height) = (Float(texture.size.width), Float(texture.size.height))
    let left = Int32((placement.origin.x * width).rounded())
    let top = Int32((placement.origin.y * height).rounded())
    return (-1...placement.size.height).flatMap { y in
      (-1...placement.size.width).map { x in texture[left + x, top + y] }
    }
  }

  @Test("bitmaps that are left on a large page move, with their gutters, to one that they fill")
  mutating func moves() throws {
    try add(0..<100) { 40 + Int($0) }
    let kept = stride(from: UInt64(0), to: 100, by: 9)
    discard((0..<100).filter { $0 % 9 != 0 })
    let (before, places) = (try kept.map(pixels(of:)), try kept.map(index))
    let area = pixels
    let hasMoved = table.compact()
    #expect(hasMoved)
    try backend.execute(table.takeCommands())
    #expect(pixels * 4 < area)
    #expect(try kept.map(pixels(of:)) == before)
    #expect(try kept.map(index) == places)
    // The bitmaps can be replaced and removed where they are now.
    table.update(
      ContentsUpdate(
        contents: LayerContents(
          id: ContentsID(rawValue: 9), width: 49, height: 49, isOpaque: true),
        patch: .plain(49, 49, SIMD4(repeating: 7))))
    discard(kept.filter { $0 != 9 })
    try backend.execute(table.takeCommands())
    #expect(Set(try pixels(of: 9)).count == 1)
    discard([9])
    try backend.execute(table.takeCommands())
    #expect(backend.textures.isEmpty)
  }

  @Test("a page that is mostly used stays, and so do those that little would be saved of")
  mutating func stays() throws {
    try add(0..<100) { _ in 198 }
    discard(0..<20)
    var moves = [table.compact()]
    discard(20..<90)
    // Nothing has changed since the second time.
    for _ in 0..<2 { moves.append(table.compact()) }
    discard(90..<91)
    moves.append(table.compact())
    #expect(moves == [false, true, false, false])
    try backend.execute(table.takeCommands())
    #expect(backend.textures.count == 1 && pixels < 1 << 20)
  }

  @Test("while an upload waits, nothing moves")
  mutating func uploads() throws {
    try add(0..<100) { _ in 198 }
    discard(0..<90)
    table.limitUploads(to: 1)
    for id in [200, 201] as [UInt64] {
      let contents = LayerContents(
        id: ContentsID(rawValue: id), width: 50, height: 50, isOpaque: true)
      table.update(ContentsUpdate(contents: contents, patch: .chart(50, 50)))
    }
    let hasMoved = table.compact()
    #expect(table.isUploading && !hasMoved)
  }
}
