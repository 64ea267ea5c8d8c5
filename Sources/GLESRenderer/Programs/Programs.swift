import Compositor

/// One program for each way to make a quad's pixels.
struct Programs {
  private let solid: Program
  private let bitmap: Program
  private let bitmapOverColor: Program
  /// Compiled when they are first used.
  private var shapes: [ShapeFeatures: Program] = [:]

  init() throws(GLESError) {
    solid = try .solid()
    bitmap = try .bitmap()
    bitmapOverColor = try .bitmapOverColor()
  }

  mutating func use(_ program: QuadProgram, _ projection: Projection) throws(GLESError) {
    switch program {
    case .solid: solid.use(projection)
    case .bitmap: bitmap.use(projection)
    case .bitmapOverColor: bitmapOverColor.use(projection)
    case .shape(let features): try shape(features).use(projection)
    }
  }

  private mutating func shape(_ features: ShapeFeatures) throws(GLESError) -> Program {
    if let program = shapes[features] { return program }
    let program = try Program.shape(features)
    shapes[features] = program
    return program
  }
}
