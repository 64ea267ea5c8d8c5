import Compositor
import CoreGraphics

/// A backend without a GPU: writes down the plans, keeps the textures' pixels, and paints into a
/// target of floats, a pixel belonging to a quad when its centre lies in it.
struct RecordingBackend: RenderBackend {
  /// What no plan may ask for.
  enum Misuse: Error, Equatable {
    case createdTwice(TextureID)
    case unknown(TextureID)
    case outside(TextureID)
    case clipOutside(PixelRect)
  }

  struct Grid {
    let size: PixelSize
    var pixels: [SIMD4<Float>]

    init(_ size: PixelSize) {
      self.size = size
      pixels = Array(repeating: .zero, count: size.area)
    }

    subscript(x: Int32, y: Int32) -> SIMD4<Float> {
      get { pixels[Int(y) * Int(size.width) + Int(x)] }
      set { pixels[Int(y) * Int(size.width) + Int(x)] = newValue }
    }
  }

  private(set) var plans: [FramePlan] = []
  private(set) var textures: [TextureID: Grid] = [:]
  private(set) var uploads = 0
  /// Nothing is painted where there is none.
  var target: Grid?

  mutating func execute(_ plan: FramePlan) throws(Misuse) {
    plans.append(plan)
    for command in plan.textureCommands { try execute(command) }
    for pass in plan.passes {
      guard PixelRect(plan.size).contains(pass.clip), !pass.clip.isEmpty else {
        throw .clipOutside(pass.clip)
      }
      if let color = pass.clearColor { fill(pass.clip, color) }
      for batch in plan.batches[pass.batches] {
        if let texture = batch.texture, textures[texture] == nil { throw .unknown(texture) }
        for quad in plan.instances[batch.instances] { paint(quad, batch, pass.clip) }
      }
    }
  }

  private mutating func execute(_ command: TextureCommand) throws(Misuse) {
    switch command {
    case .create(let texture, let size, _):
      guard textures[texture] == nil else { throw .createdTwice(texture) }
      textures[texture] = Grid(size)
    case .delete(let texture):
      guard textures.removeValue(forKey: texture) != nil else { throw .unknown(texture) }
    case .createTarget, .copy, .makeMipmaps:
      preconditionFailure("\(command)")
    case .upload(let texture, let image, let x, let y, let gutter):
      guard textures[texture] != nil else { throw .unknown(texture) }
      try upload(image, to: texture, x, y, gutter)
    }
  }

  private mutating func upload(
    _ image: CGImage, to texture: TextureID, _ x: Int32, _ y: Int32, _ gutter: Edges
  ) throws(Misuse) {
    uploads += 1
    let (width, height) = (Int32(image.width), Int32(image.height))
    let columns = (gutter.contains(.left) ? -1 : 0)..<width + (gutter.contains(.right) ? 1 : 0)
    let rows = (gutter.contains(.top) ? -1 : 0)..<height + (gutter.contains(.bottom) ? 1 : 0)
    guard var grid = textures.removeValue(forKey: texture),
      x + columns.lowerBound >= 0, y + rows.lowerBound >= 0,
      x + columns.upperBound <= grid.size.width, y + rows.upperBound <= grid.size.height
    else { throw .outside(texture) }
    for row in rows {
      for column in columns {
        let pixel = image.pixel(
          x: Int(min(max(column, 0), width - 1)), y: Int(min(max(row, 0), height - 1)))
        grid[x + column, y + row] = SIMD4<Float>(pixel) / 255
      }
    }
    textures[texture] = grid
  }

  // MARK: Painting

  private mutating func fill(_ rect: PixelRect, _ color: SIMD4<Float>) {
    for y in rect.minY..<rect.maxY { for x in rect.minX..<rect.maxX { target?[x, y] = color } }
  }

  private mutating func paint(_ quad: QuadInstance, _ batch: Batch, _ clip: PixelRect) {
    guard target != nil else { return }
    let (xAxis, yAxis) = (quad.xAxis, quad.yAxis)
    let determinant = xAxis.x * yAxis.y - xAxis.y * yAxis.x
    guard determinant != 0 else { return }
    let texture = batch.texture.flatMap { textures[$0] }
    for y in clip.minY..<clip.maxY {
      for x in clip.minX..<clip.maxX {
        let offset = SIMD2(Float(x) + 0.5, Float(y) + 0.5) - quad.origin
        let u = (offset.x * yAxis.y - offset.y * yAxis.x) / determinant
        let v = (xAxis.x * offset.y - xAxis.y * offset.x) / determinant
        guard u >= 0, u < 1, v >= 0, v < 1 else { continue }
        let color = color(of: quad, batch.program, texture, u, v)
        let below = batch.isBlended ? (target?[x, y] ?? .zero) * (1 - color.w) : .zero
        target?[x, y] = color + below
      }
    }
  }

  private func color(
    of quad: QuadInstance, _ program: QuadProgram, _ texture: Grid?, _ u: Float, _ v: Float
  ) -> SIMD4<Float> {
    let solid = SIMD4<Float>(quad.color) / 255
    guard program != .solid, let texture else { return solid * quad.opacity }
    let place = quad.textureOrigin + SIMD2(u, v) * quad.textureExtent
    let texel = texture[
      Int32(place.x * Float(texture.size.width)), Int32(place.y * Float(texture.size.height))]
    let over = program == .bitmap ? texel : texel + solid * (1 - texel.w)
    return over * quad.opacity
  }
}
