import Compositor
import CoreGraphics

/// A backend without a GPU. It records the plans, stores the textures' pixels, and draws into a
/// target of floats; a pixel belongs to a quad if its center lies inside.
struct RecordingBackend: RenderBackend {
  /// The errors of invalid plans.
  enum Misuse: Error, Equatable {
    case createdTwice(TextureID)
    case unknown(TextureID)
    case outside(TextureID)
    case clipOutside(PixelRect)
    case readsItself(TextureID)
    case noMipmaps(TextureID)
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
  /// The textures that passes may draw into.
  private(set) var targets: Set<TextureID> = []
  /// The textures with mipmaps, and whether these are up to date.
  private(set) var mipmaps: [TextureID: Bool] = [:]
  /// The target; nothing is drawn without one.
  var target: Grid?

  mutating func execute(_ plan: FramePlan) throws(Misuse) {
    plans.append(plan)
    try execute(plan.textureCommands)
    for pass in plan.passes {
      let isInside = pass.target != .frame || PixelRect(plan.size).contains(pass.clip)
      guard isInside, !pass.clip.isEmpty else {
        throw .clipOutside(pass.clip)
      }
      for batch in plan.batches[pass.batches] { try check(batch) }
      try paint(pass, of: plan)
    }
  }

  mutating func execute(_ commands: [TextureCommand]) throws(Misuse) {
    for command in commands { try execute(command) }
  }

  private func check(_ batch: Batch) throws(Misuse) {
    guard let texture = batch.texture else { return }
    guard textures[texture] != nil else { throw .unknown(texture) }
    if batch.filter == .trilinear && mipmaps[texture] != true { throw .noMipmaps(texture) }
  }

  private mutating func execute(_ command: TextureCommand) throws(Misuse) {
    switch command {
    case .create(let texture, let size, let isMipmapped, _):
      try create(texture, size)
      if isMipmapped { mipmaps[texture] = false }
    case .createTiles(let texture, let tiling, _):
      try create(texture, tiling.bitmap)
      mipmaps[texture] = false
    case .uploadTiles(let texture, let image, let x, let y, _):
      guard textures[texture] != nil else { throw .unknown(texture) }
      try upload(image, to: texture, x: x, y: y, gutter: [])
    case .createTarget(let texture, let size, _):
      try create(texture, size)
      targets.insert(texture)
    case .delete(let texture):
      guard textures.removeValue(forKey: texture) != nil else { throw .unknown(texture) }
      targets.remove(texture)
      mipmaps[texture] = nil
    case .copy(let source, let rect, let texture, let left, let top):
      guard let from = textures[source], var to = textures[texture] else {
        throw .unknown(texture)
      }
      guard PixelRect(from.size).contains(rect), left + rect.width <= to.size.width,
        top + rect.height <= to.size.height
      else { throw .outside(source) }
      for y in 0..<rect.height {
        for x in 0..<rect.width { to[left + x, top + y] = from[rect.minX + x, rect.minY + y] }
      }
      textures[texture] = to
    case .makeMipmaps(let texture):
      guard mipmaps[texture] != nil else { throw .noMipmaps(texture) }
      mipmaps[texture] = true
    case .upload(let texture, let image, let x, let y, let gutter):
      guard textures[texture] != nil else { throw .unknown(texture) }
      if mipmaps[texture] != nil { mipmaps[texture] = false }
      try upload(image, to: texture, x: x, y: y, gutter: gutter)
    }
  }

  private mutating func create(_ texture: TextureID, _ size: PixelSize) throws(Misuse) {
    guard textures[texture] == nil else { throw .createdTwice(texture) }
    textures[texture] = Grid(size)
  }

  private mutating func upload(
    _ image: CGImage, to texture: TextureID, x: Int32, y: Int32, gutter: Edges
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

  private mutating func paint(_ pass: Pass, of plan: FramePlan) throws(Misuse) {
    switch pass.target {
    case .frame:
      guard let grid = target else { return }
      var canvas = Canvas(grid: grid, originX: 0, originY: 0)
      target = nil
      paint(pass, of: plan, into: &canvas)
      target = canvas.grid
    case .texture(let texture, let size, let originX, let originY):
      guard targets.contains(texture), let grid = textures.removeValue(forKey: texture),
        grid.size == size
      else { throw .unknown(texture) }
      let inside = PixelRect(originX, originY, size.width, size.height)
      guard inside.contains(pass.clip) else { throw .outside(texture) }
      for batch in plan.batches[pass.batches] where batch.texture == texture {
        throw .readsItself(texture)
      }
      var canvas = Canvas(grid: grid, originX: originX, originY: originY)
      if target != nil { paint(pass, of: plan, into: &canvas) }
      textures[texture] = canvas.grid
    }
  }

  private func paint(_ pass: Pass, of plan: FramePlan, into canvas: inout Canvas) {
    let clip = pass.clip
    if let color = pass.clearColor {
      for y in clip.minY..<clip.maxY { for x in clip.minX..<clip.maxX { canvas[x, y] = color } }
    }
    if pass.usesDepth { canvas.depth = [:] }
    for batch in plan.batches[pass.batches] {
      let texture = batch.texture.flatMap { textures[$0] }
      for index in batch.instances {
        if batch.program.isShape {
          canvas.paint(
            ShapePainter(
              plan.shapes[index], program: batch.program, parameters: plan.parameters,
              texture: texture),
            blending: batch.blending, clip: clip)
        } else {
          canvas.paint(plan.instances[index], batch: batch, texture: texture, clip: clip)
        }
      }
    }
  }
}

/// A render target in the frame's coordinates.
private struct Canvas {
  var grid: RecordingBackend.Grid
  let originX: Int32
  let originY: Int32
  /// The depth of the pixels that were drawn with depth.
  var depth: [SIMD2<Int32>: Float] = [:]

  subscript(x: Int32, y: Int32) -> SIMD4<Float> {
    get { grid[x - originX, y - originY] }
    set { grid[x - originX, y - originY] = newValue }
  }

  mutating func paint(_ painter: ShapePainter, blending: Blending, clip: PixelRect) {
    let area = painter.box.intersection(clip)
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        guard let color = painter.color(SIMD2(Float(x) + 0.5, Float(y) + 0.5)) else { continue }
        self[x, y] = blending.combine(color, with: self[x, y])
      }
    }
  }

  mutating func paint(
    _ quad: QuadInstance, batch: Batch, texture: RecordingBackend.Grid?, clip: PixelRect
  ) {
    let (xAxis, yAxis) = (quad.xAxis, quad.yAxis)
    let determinant = xAxis.x * yAxis.y - xAxis.y * yAxis.x
    guard determinant != 0 else { return }
    for y in clip.minY..<clip.maxY {
      for x in clip.minX..<clip.maxX {
        let offset = SIMD2(Float(x) + 0.5, Float(y) + 0.5) - quad.origin
        let u = (offset.x * yAxis.y - offset.y * yAxis.x) / determinant
        let v = (xAxis.x * offset.y - xAxis.y * offset.x) / determinant
        guard u >= 0, u < 1, v >= 0, v < 1 else { continue }
        if batch.usesDepth {
          guard quad.opacity < depth[SIMD2(x, y)] ?? 1 else { continue }
          depth[SIMD2(x, y)] = quad.opacity
        }
        let color = color(of: quad, program: batch.program, texture: texture, at: SIMD2(u, v))
        self[x, y] = batch.blending.combine(color, with: self[x, y])
      }
    }
  }

  private func color(
    of quad: QuadInstance, program: ProgramID, texture: RecordingBackend.Grid?,
    at position: SIMD2<Float>
  ) -> SIMD4<Float> {
    let solid = SIMD4<Float>(quad.color) / 255
    let opacity = program.modifiers.contains(.opaque) ? 1 : quad.opacity
    guard program.primitive != .solid, let texture else { return solid * opacity }
    let texel = texture.texel(quad.textureOrigin + position * quad.textureExtent)
    let over = program.primitive == .bitmap ? texel : texel + solid * (1 - texel.w)
    return over * opacity
  }
}

extension Blending {
  fileprivate func combine(_ color: SIMD4<Float>, with below: SIMD4<Float>) -> SIMD4<Float> {
    switch self {
    case .none: color
    case .over: color + below * (1 - color.w)
    case .plus: color + below
    case .mask: below * color.w
    case .multiply: color * below + below * (1 - color.w)
    case .screen: color + below - color * below
    }
  }
}

extension RecordingBackend.Grid {
  /// The texel nearest to texture coordinates. Coordinates on the edge between two texels, which are
  /// rounded differently in each place of a texture, belong to the second one.
  func texel(_ position: SIMD2<Float>) -> SIMD4<Float> {
    let edge: Float = 1 / 512
    return self[
      min(max(Int32(position.x * Float(size.width) + edge), 0), size.width - 1),
      min(max(Int32(position.y * Float(size.height) + edge), 0), size.height - 1)]
  }
}
