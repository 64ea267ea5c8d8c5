import LayerTree

/// What is to be seen of one layer, in buffer pixels.
package struct DisplayItem: Equatable, Sendable {
  /// The layer, by its slot in the render tree.
  package var slot: Int32
  /// Index into the texture table's placements, or -1.
  package var placement: Int32
  /// The version of the picture that is shown.
  package var version: UInt32
  package var quad: QuadInstance
  /// The pixels that the quad may touch, within the target.
  package var box: PixelRect
  package var program: QuadProgram
  package var filter: TextureFilter
  package var texture: TextureID?
  /// Sides parallel to the target's.
  package var isAxisAligned: Bool
  /// Every pixel that it covers ends up without anything of what lies below.
  package var isOpaque: Bool
}

/// All that is to be seen, back to front.
package struct DisplayList: Sendable {
  package var size: PixelSize
  package var items: [DisplayItem] = []
  /// Changes when layers were added, removed or put in another order.
  package var structureVersion: UInt32 = 0

  package init(size: PixelSize) {
    self.size = size
  }
}
