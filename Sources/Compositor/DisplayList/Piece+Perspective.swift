import CoreGraphics
import LayerTree

extension Piece {
  /// Sets the perspective of a piece from a rectangle of a layer in perspective.
  mutating func project(in perspective: Perspective, _ rect: CGRect) {
    let unitToRect = Affine(
      a: rect.size.width, b: 0, c: 0, d: rect.size.height, tx: rect.origin.x, ty: rect.origin.y)
    let perspective = perspective.applied(after: unitToRect)
    self.perspective = perspective
    quad = perspective.quad
  }
}

extension Perspective {
  /// A parallelogram that approximates the projected unit square, from the scale at its center.
  fileprivate var quad: Quad {
    let middle = project(SIMD2(0.5, 0.5))
    let point = SIMD2(middle.x, middle.y) / middle.z
    func axis(_ row: SIMD3<Double>) -> SIMD2<Double> {
      (SIMD2(row.x, row.y) - point * row.z) / middle.z
    }
    let (x, y) = (axis(x), axis(y))
    return Quad(xAxis: x, yAxis: y, origin: point - (x + y) / 2)
  }
}

extension Flattener {
  /// Adds an item for the visible part of a piece in perspective: the pixels around its part in
  /// front of the camera; the shaders compute what each of them shows.
  mutating func append(
    _ piece: Piece, in perspective: Perspective, style: borrowing LayerStyle,
    tree: borrowing RenderTree
  ) {
    extendMembers(by: perspective)
    let around = target.expanded(by: 2)
    let outline = Polygon(from: .zero, to: .one, in: perspective).cut(to: around)
    guard outline.count > 2, let inverse = perspective.inverse else { return }
    let whole = outline.box.expanded(by: 1).intersection(target)
    let box = whole.intersection(visible(piece.clip))
    guard !box.isEmpty else { return }
    var piece = piece
    piece.inverse = inverse.scaled(at: outline.middle)
      .moved(to: SIMD2(Double(box.minX), Double(box.minY)))
    let clip = clips.needed(for: whole, from: piece.clip)
    var item = makeItem(
      for: piece, quad: Quad(box), box: box, style: style, textures: tree.textures)
    item.edges = piece.edges
    item.setProgram(program(of: piece, style: style, clip: clip))
    addShape(of: piece, style: style, clip: clip, to: &item)
    list.items.append(item)
  }
}
