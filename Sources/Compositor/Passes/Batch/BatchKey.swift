/// The properties that the items of one draw call have in common.
struct BatchKey: Equatable {
  var program: ProgramID
  var blending: Blending
  var filter: TextureFilter
  var texture: TextureID?
  var backdrop: TextureID?
  var usesDepth = false

  /// Rectangles that replace what is below.
  static let clear = BatchKey(program: .solid, blending: .none, filter: .nearest)

  private init(program: ProgramID, blending: Blending, filter: TextureFilter) {
    (self.program, self.blending, self.filter) = (program, blending, filter)
  }

  @inline(__always)
  init(_ item: borrowing DisplayItem) {
    program = item.program
    blending = item.blending
    filter = item.filter
    texture = item.texture
    if blending == .none && !program.isShape { program.modifiers.insert(.opaque) }
  }

  /// Whether the program draws the items of `other` too.
  func canDraw(_ other: BatchKey) -> Bool {
    program.joined(with: other.program) == program && blending == other.blending
      && filter == other.filter && texture == other.texture && backdrop == other.backdrop
  }
}
