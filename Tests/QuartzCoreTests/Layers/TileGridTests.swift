import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore

// Requirement V20: `CATiledLayer`.
@Suite("Tile grids")
struct TileGridTests {
  private let bounds = CGRect(x: 0, y: 0, width: 1000, height: 700)

  private func grid(level: Int, scale: CGFloat = 1, bounds: CGRect? = nil) -> TileGrid {
    TileGrid(
      level: level, contentsScale: scale, tileSize: CGSize(width: 256, height: 128),
      bounds: bounds ?? self.bounds)
  }

  @Test("tiles of a level cover the bounds once, without a gap")
  func cover() {
    for (level, scale) in [(0, 1), (-2, 1), (2, 1), (0, 1.25), (-1, 2)] as [(Int, CGFloat)] {
      let grid = grid(level: level, scale: scale)
      let rects = grid.keys(in: bounds).map(grid.rect)
      let area = rects.reduce(0) { $0 + $1.width * $1.height }
      #expect(
        abs(area - 700_000) < 1e-3
          && rects.allSatisfy { bounds.insetBy(dx: -1e-6, dy: -1e-6).contains($0) })
      let box = rects.reduce(CGRect.null) { $0.union($1) }
      #expect(box.contains(bounds.insetBy(dx: 1e-6, dy: 1e-6)))
    }
  }

  @Test("a level has twice the pixels per point of the level below")
  func pixels() {
    #expect(grid(level: 3).scale == 8 && grid(level: -2, scale: 2).scale == 0.5)
    let whole = grid(level: 1).pixels(of: CGRect(x: 0, y: 0, width: 128, height: 64))
    #expect(whole.width == 256 && whole.height == 128)
    let cut = grid(level: -1).pixels(of: CGRect(x: 0, y: 0, width: 11, height: 1))
    #expect(cut.width == 6 && cut.height == 1)
  }

  @Test("only tiles that a rectangle touches are needed, starting in its middle")
  func part() {
    let keys = grid(level: 0).keys(in: CGRect(x: 300, y: 100, width: 300, height: 100))
    #expect(Set(keys.map(\.column)) == [1, 2] && Set(keys.map(\.row)) == [0, 1])
    #expect(grid(level: 0).keys(in: CGRect(x: 256, y: 128, width: 256, height: 128)).count == 1)
    let middle = grid(level: 0).keys(in: CGRect(x: 0, y: 0, width: 768, height: 384))[0]
    #expect(middle.column == 1 && middle.row == 1)
    #expect(grid(level: 0).keys(in: CGRect(x: 1000, y: 0, width: 50, height: 50)).isEmpty)
  }

  @Test("the number of tiles is limited for any bounds and rectangle")
  func random() {
    var random = SeededGenerator(seed: 20)
    let sizes: [CGFloat] = [0, 1e-9, 1, 700, 32_767, 1e9, 1e15, 1e300]
    for _ in 0..<2_000 {
      func number() -> CGFloat { sizes.randomElement(using: &random) ?? 0 }
      let bounds = CGRect(x: number(), y: -number(), width: number(), height: number())
      let rect = CGRect(x: -number(), y: number(), width: number(), height: number())
      let grid = grid(level: .random(in: -30...30, using: &random), bounds: bounds)
      let keys = grid.keys(in: rect)
      #expect(keys.count <= TileGrid.maxTilesAcross * TileGrid.maxTilesAcross)
    }
  }
}
