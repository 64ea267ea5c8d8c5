import UIKit

extension Canvas {
  private static let inks: [[UInt32]] = [
    [0xF3E9D2, 0x1B4965, 0xE07A3F, 0xC6AC8F, 0x62B6CB],
    [0xEDE6E3, 0x36382E, 0xF06449, 0x5BC3EB, 0xDADAD9],
    [0x22223B, 0xF2E9E4, 0xC9ADA7, 0x9A8C98, 0xE5B25D],
    [0xFBF5E6, 0x2A6F5B, 0xD1495B, 0xEDAE49, 0x00798C],
  ]

  /// Paints squares with discs, quarters of discs and triangles.
  func paintTiles() {
    let inks = choose(Self.inks).map { UIColor(hex: $0) }
    context.fill(UIBezierPath(rect: all), inks[0])
    let rows = 4 + variant % 2
    let side = 100 / CGFloat(rows)
    let columns = Int((width / side).rounded(.up))
    for index in 0..<(rows * columns) {
      let corner = CGPoint(
        x: CGFloat(index % columns) * side, y: CGFloat(index / columns) * side)
      let ground = Int(5 * random(index, 121))
      let ink = (ground + 1 + Int(4 * random(index, 122))) % 5
      let tile = CGRect(x: corner.x, y: corner.y, width: side + 0.1, height: side + 0.1)
      context.fill(UIBezierPath(rect: tile), inks[ground])
      paintFigure(in: tile, index, inks[ink], inks[ground])
    }
  }

  private func paintFigure(in tile: CGRect, _ index: Int, _ ink: UIColor, _ ground: UIColor) {
    let corners = [
      CGPoint(x: tile.minX, y: tile.minY), CGPoint(x: tile.maxX, y: tile.minY),
      CGPoint(x: tile.maxX, y: tile.maxY), CGPoint(x: tile.minX, y: tile.maxY),
    ]
    let turn = Int(4 * random(index, 123))
    let middle = CGPoint(x: tile.midX, y: tile.midY)
    context.saveGState()
    UIBezierPath(rect: tile).addClip()
    switch Int(5 * random(index, 124)) {
    case 0:
      context.fill(.circle(corners[turn], tile.width), ink)
      context.fill(.circle(corners[turn], tile.width * 0.5), ground)
    case 1: context.fill(.circle(corners[turn], tile.width), ink)
    case 2: context.fill(.polygon((0..<3).map { corners[(turn + $0) % 4] }), ink)
    case 3:
      context.fill(.circle(middle, tile.width * 0.36), ink)
      context.fill(.circle(middle, tile.width * 0.15), ground)
    default:
      context.fill(.circle(corners[turn], tile.width * 0.5), ink)
      context.fill(.circle(corners[(turn + 2) % 4], tile.width * 0.5), ink)
    }
    context.restoreGState()
  }
}
