import Compositor

/// One program for each way to make a quad's pixels.
struct Programs {
  private let solid: Program
  private let bitmap: Program
  private let bitmapOverColor: Program

  init() throws(GLESError) {
    solid = try .solid()
    bitmap = try .bitmap()
    bitmapOverColor = try .bitmapOverColor()
  }

  func use(_ program: QuadProgram, _ projection: Projection) {
    switch program {
    case .solid: solid.use(projection)
    case .bitmap: bitmap.use(projection)
    case .bitmapOverColor: bitmapOverColor.use(projection)
    case .shape: preconditionFailure("\(program)")
    }
  }
}
