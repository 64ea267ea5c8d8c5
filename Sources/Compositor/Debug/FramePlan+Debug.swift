// The debug modes that change what is drawn, as changes of the plan. They allocate, and run only where
// such a mode is set.

extension FramePlan {
  /// Changes the plan so that it shows what the modes say. The region is the one to flash; the
  /// bitmaps are those of rasterized layers.
  package mutating func show(
    _ modes: DebugModes, flashing region: Region = Region(), bitmaps: Set<TextureID> = []
  ) {
    if modes.contains(.overdraw) {
      showOverdraw()
    } else {
      if modes.contains(.blendedLayers) { tintByBlending() }
      if modes.contains(.offscreen) { tintGroups(and: bitmaps) }
    }
    if modes.contains(.wireframe) { addOutlines() }
    if modes.contains(.flashUpdates) { addFlash(region) }
  }

  // MARK: Modes

  /// Each pixel gets a color for the number of items drawn there. The items of groups are drawn in
  /// place instead of into textures, which is possible because all passes have the coordinates of
  /// the frame.
  private mutating func showOverdraw() {
    rewriteBatches { plan, pass in
      // Filters read whole targets, not what lies at a pixel of the frame.
      guard pass.kind == .draw else { return [] }
      var drawn = Array(plan.batches[pass.batches])
      if pass.target == .frame {
        // Without a clear, the first item covers all pixels and takes its place.
        if pass.clearColor == nil && !pass.continues { drawn[0].instances.removeFirst() }
      } else if pass.isFilledByClear {
        drawn.insert(plan.addQuads(Region(pass.clip), .zero), at: 0)
      }
      return drawn.map { plan.addTint(OverdrawColors.again, over: $0) }
    }
    mergePasses(clear: OverdrawColors.once)
  }

  /// Draws the batches of all passes into the frame. The passes of groups come before the one of the
  /// frame that shows them.
  private mutating func mergePasses(clear: SIMD4<Float>) {
    var first = 0
    passes = passes.reduce(into: []) { merged, pass in
      guard pass.target == .frame else { return }
      if pass.continues, let last = merged.indices.last {
        first = merged.remove(at: last).batches.lowerBound
      }
      merged.append(
        Pass(clip: pass.clip, clearColor: clear, batches: first..<pass.batches.upperBound))
      first = pass.batches.upperBound
    }
  }

  private mutating func tintByBlending() {
    for pass in passes.indices where passes[pass].isFilledByClear {
      passes[pass].tintClear(DebugColor.opaque)
    }
    insertTints { batch in
      batch.blending == .none && batch.backdrop == nil ? DebugColor.opaque : DebugColor.blended
    }
  }

  private mutating func tintGroups(and bitmaps: Set<TextureID>) {
    var groups = bitmaps
    for case .texture(let texture, _, _, _) in passes.lazy.map(\.target) { groups.insert(texture) }
    insertTints { batch in
      batch.texture.flatMap { groups.contains($0) ? DebugColor.offscreen : nil }
    }
  }

  /// Adds the outlines of everything that is drawn, groups and their items included, in front of the
  /// frame.
  private mutating func addOutlines() {
    var outlined: [Batch] = []
    rewriteBatches { plan, pass in
      let drawn = plan.batches[pass.batches]
      guard pass.kind == .draw else { return Array(drawn) }
      outlined += drawn.map { plan.addOutlines(of: $0) }
      guard pass.target == .frame else { return Array(drawn) }
      defer { outlined = [] }
      return drawn + outlined
    }
  }

  private mutating func addFlash(_ region: Region) {
    guard !region.isEmpty else { return }
    let flash = addQuads(region, DebugColor.flash)
    rewriteBatches { plan, pass in
      plan.batches[pass.batches] + (pass.target == .frame && !pass.continues ? [flash] : [])
    }
  }

  // MARK: Batches

  /// Replaces the batches of each pass.
  private mutating func rewriteBatches(_ rewrite: (inout FramePlan, Pass) -> [Batch]) {
    var rewritten: [Batch] = []
    for index in passes.indices {
      let first = rewritten.count
      rewritten += rewrite(&self, passes[index])
      passes[index].batches = first..<rewritten.count
    }
    batches = rewritten
  }

  /// A batch that fills rectangles.
  private mutating func addQuads(_ region: Region, _ color: SIMD4<UInt8>) -> Batch {
    let first = instances.count
    for rect in region.rects {
      var quad = QuadInstance(Quad(rect))
      quad.color = color
      instances.append(quad)
    }
    return Batch(program: .solid, blending: .over, instances: first..<instances.count)
  }

  /// Tints what a batch draws immediately after it, so that items in front hide the tint too.
  private mutating func insertTints(_ color: (Batch) -> SIMD4<UInt8>?) {
    rewriteBatches { plan, pass in
      let drawn = plan.batches[pass.batches]
      guard pass.kind == .draw else { return Array(drawn) }
      return drawn.flatMap { batch in
        [batch] + (color(batch).map { [plan.addTint($0, over: batch)] } ?? [])
      }
    }
  }

  /// A batch that fills the quads or shapes of another with a color.
  private mutating func addTint(_ color: SIMD4<UInt8>, over batch: Batch) -> Batch {
    if batch.program.isShape {
      return addShapes(of: batch, batch.program.modifiers.subtracting([.bordered, .tiled])) {
        shape in
        (shape.color, shape.opacity) = (color, 1)
      }
    }
    let first = instances.count
    for index in batch.instances {
      var quad = instances[index]
      (quad.color, quad.opacity) = (color, 1)
      instances.append(quad)
    }
    return Batch(program: .solid, blending: .over, instances: first..<instances.count)
  }

  /// A batch with lines of one pixel inside the edges of another's quads or shapes: borders, since
  /// these follow corners, clips and perspectives.
  private mutating func addOutlines(of batch: Batch) -> Batch {
    let modifiers = batch.program.modifiers.subtracting([.opaque, .tiled])
    return addShapes(of: batch, modifiers.union([.shape, .rounded, .bordered])) { shape in
      (shape.color, shape.borderColor, shape.opacity) = (.zero, DebugColor.outline, 1)
      let pixels = (shape.xAxis * shape.xAxis).sum().squareRoot()
      shape.borderWidth = pixels > 0 ? shape.size.x / pixels : 0
    }
  }

  private mutating func addShapes(
    of batch: Batch, _ modifiers: ProgramID.Modifiers, _ change: (inout ShapeInstance) -> Void
  ) -> Batch {
    let first = shapes.count
    for index in batch.instances {
      var shape = batch.program.isShape ? shapes[index] : ShapeInstance(instances[index], [])
      change(&shape)
      shapes.append(shape)
    }
    return Batch(
      program: .shape(modifiers), blending: .over, instances: first..<shapes.count)
  }
}

/// The colors of tints and lines, premultiplied.
private enum DebugColor {
  static let opaque = SIMD4<UInt8>(0, 90, 0, 90)
  static let blended = SIMD4<UInt8>(90, 0, 0, 90)
  static let offscreen = SIMD4<UInt8>(120, 110, 0, 120)
  static let flash = SIMD4<UInt8>(110, 100, 0, 110)
  static let outline = SIMD4<UInt8>(0, 255, 255, 255)
}

/// The colors of overdraw. Blending can only move a pixel from its color towards another one, so the
/// colors of 1, 2, 3 and more items lie on one way: blue, violet, pink, red.
private enum OverdrawColors {
  static let once = SIMD4<Float>(0, 90, 255, 255) / 255
  /// Each further item keeps 65% of the color below and adds this. Red exceeds alpha, so that it
  /// reaches its maximum after a few items.
  static let again = SIMD4<UInt8>(125, 0, 0, 89)
}

extension Pass {
  /// Whether the clear draws something: the frame's ground, or a solid item at the back.
  fileprivate var isFilledByClear: Bool { (clearColor?.w ?? 0) > 0 }

  fileprivate mutating func tintClear(_ tint: SIMD4<UInt8>) {
    let tint = SIMD4<Float>(tint) / 255
    if let color = clearColor { clearColor = color * (1 - tint.w) + tint }
  }
}
