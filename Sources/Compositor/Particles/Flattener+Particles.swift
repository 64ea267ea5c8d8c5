import CoreGraphics
import LayerTree

// The particles of an emitter layer, above its background and its contents. Each bitmap has one
// display item with many instances, as far as the order of the particles permits.

extension Flattener {
  /// A particle by its place in the arrays of a `ParticleSystem`.
  struct ParticleIndex: Sendable {
    /// The order in which it is drawn.
    var key: Double
    var source: Int
    var index: Int
  }

  /// How the particles of a source are drawn.
  private struct ParticleBitmap {
    var placement: Index<TextureTable.Placement>
    var filter: TextureFilter
    /// The part that is shown.
    var textureOrigin: SIMD2<Float>
    var textureExtent: SIMD2<Float>
    /// In points, at scale 1.
    var size: SIMD2<Double>

    func set(_ item: inout DisplayItem, _ textures: borrowing TextureTable) {
      item.placement = placement
      item.version = textures.placements[placement].version
      item.texture = textures.placements[placement].texture
      let isTiled = textures.placements[placement].isTiled
      (item.filter, item.program) = (filter, ProgramID(.tintedBitmap, isTiled ? .tiled : []))
    }
  }

  /// Adds the particles of an emitter layer; does nothing for other layers.
  mutating func addParticles(
    of layer: borrowing Layer, at index: Index<RenderTree.OrderEntry>, clip: Index<ClipStack.Clip>?,
    _ tree: borrowing RenderTree
  ) {
    guard let system = tree.particles.systems[layer.slot], let time = system.time,
      system.count > 0
    else { return }
    let plane = ParticlePlane(
      perspective(ofLayerAt: index) ?? Perspective(inherited[index].transform),
      depth: system.emitter.preservesDepth ? layer.depthAxis : .zero,
      isMirrored: tree.order[index].parent.map { inherited[$0].isMirrored } ?? false)
    let tint = tree.tint(layer.slot)
    var run = ParticleRun(
      plane: plane, tint: tint, visible: visible(clip), time: time,
      first: list.instances.count)
    run.isAdded = system.emitter.renderMode == .additive
    sortParticles(of: system)
    if particleOrder.isEmpty {
      for source in system.sources.indices where !system.particles[source].isEmpty {
        guard let bitmap = bitmap(of: system.sources[source].cell, plane, tree) else { continue }
        for particle in system.particles[source] {
          run.add(particle, pace: system.sources[source].pace, bitmap, to: &list)
        }
        close(&run, bitmap, of: layer, clip: clip, tree)
      }
    } else {
      addSortedParticles(of: system, to: &run, layer, clip: clip, tree)
    }
  }

  private mutating func addSortedParticles(
    of system: borrowing ParticleSystem, to run: inout ParticleRun, _ layer: borrowing Layer,
    clip: Index<ClipStack.Clip>?, _ tree: borrowing RenderTree
  ) {
    let bitmaps = system.sources.map { bitmap(of: $0.cell, run.plane, tree) }
    var last: ParticleBitmap?
    for entry in particleOrder {
      guard let bitmap = bitmaps[entry.source] else { continue }
      if let last, last.placement != bitmap.placement || last.filter != bitmap.filter {
        close(&run, last, of: layer, clip: clip, tree)
      }
      last = bitmap
      run.add(
        system.particles[entry.source][entry.index], pace: system.sources[entry.source].pace,
        bitmap, to: &list)
    }
    if let last { close(&run, last, of: layer, clip: clip, tree) }
  }

  /// Sorts the particles into `particleOrder`, which stays empty where they are drawn source by
  /// source.
  private mutating func sortParticles(
    of system: borrowing ParticleSystem
  ) {
    particleOrder.removeAll(keepingCapacity: true)
    let mode = system.emitter.renderMode
    let shown = system.particles.count { !$0.isEmpty }
    guard mode != .unordered, mode != .additive, mode != .oldestFirst || shown > 1,
      let time = system.time
    else { return }
    for (source, particles) in system.particles.enumerated() {
      let pace = system.sources[source].pace
      for (index, particle) in particles.enumerated() {
        let age = (time - particle.birthTime) * pace
        let key =
          switch mode {
          case .oldestLast: -particle.birthTime
          case .backToFront: Double(particle.position(at: age).z)
          default: particle.birthTime
          }
        particleOrder.append(ParticleIndex(key: key, source: source, index: index))
      }
    }
    particleOrder.sort { ($0.key, $0.source, $0.index) < ($1.key, $1.source, $1.index) }
  }

  /// nil for a cell whose particles are not seen.
  private func bitmap(
    of cell: EmitterCell, _ plane: ParticlePlane, _ tree: borrowing RenderTree
  ) -> ParticleBitmap? {
    guard let contents = cell.contents,
      let index = tree.textures.placementIndex(of: contents.id), cell.isEnabled
    else { return nil }
    let placement = tree.textures.placements[index]
    let part = cell.contentsRect.standardizedRect
    func clamped(_ value: Double) -> Double { min(max(value, 0), 1) }
    let first = SIMD2(clamped(part.minX), clamped(part.minY))
    let extent = SIMD2(clamped(part.maxX), clamped(part.maxY)) - first
    guard extent.min() > 0 else { return nil }
    let scale = cell.contentsScale > 0 ? cell.contentsScale.bounded : 1
    let magnification = plane.scale * abs(cell.scale.bounded) / scale
    return ParticleBitmap(
      placement: index,
      filter: cell.filter(isMagnified: magnification >= 1, placement),
      textureOrigin: placement.origin + placement.extent * SIMD2<Float>(first),
      textureExtent: placement.extent * SIMD2<Float>(extent),
      size: placement.size.vector * extent / scale)
  }

  /// Adds the display item of a run, and begins the next one.
  private mutating func close(
    _ run: inout ParticleRun, _ bitmap: ParticleBitmap, of layer: borrowing Layer,
    clip: Index<ClipStack.Clip>?, _ tree: borrowing RenderTree
  ) {
    let first = run.first
    let box = run.box.intersection(run.visible)
    defer { run.begin(at: list.instances.count) }
    guard list.instances.count > first, !box.isEmpty else { return }
    var item = DisplayItem(slot: layer.slot, quad: QuadInstance(Quad(box)), box: box)
    (item.part, item.fragmentIndex) = (.particles, UInt8(min(run.number, 255)))
    item.compositing = run.isAdded ? .added : .over
    bitmap.set(&item, tree.textures)
    var shape = DisplayShape(instance: ShapeInstance(item.quad, []), hash: 0)
    shape.instance.opacity = layer.opacity
    var hash = StableHash(tree.particles.versions[layer.slot] ?? 0)
    run.plane.combine(into: &hash)
    hash.combine(run.tint)
    if let clip = clips.needed(for: run.extent, from: clip) {
      item.setProgram(.shape(clips[clip].modifiers, .tintedBitmap))
      shape.instance.clip = clips[clip].parameters
      hash = StableHash(hash.value ^ clips[clip].hash)
    }
    shape.hash = hash.value
    list.setInstances(since: first, of: &item, shape)
    list.items.append(item)
    run.number += 1
  }

  /// Particles that one display item draws.
  private struct ParticleRun {
    let plane: ParticlePlane
    /// A factor of all colors.
    let tint: SIMD4<Float>
    /// Particles outside are left out.
    let visible: PixelRect
    let time: Double
    var isAdded = false
    /// The number of items before it.
    var number = 0
    /// The index of the first instance in the list.
    private(set) var first: Int
    /// The visible pixels.
    private(set) var box = PixelRect.empty
    /// The pixels of the particles that are partly visible, also where they are not.
    private(set) var extent = PixelRect.empty

    init(
      plane: ParticlePlane, tint: SIMD4<Float>, visible: PixelRect, time: Double, first: Int
    ) {
      (self.plane, self.tint, self.visible, self.time) = (plane, tint, visible, time)
      self.first = first
    }

    mutating func begin(at first: Int) {
      (self.first, box, extent) = (first, .empty, .empty)
    }

    mutating func add(
      _ particle: Particle, pace: Double, _ bitmap: ParticleBitmap, to list: inout DisplayList
    ) {
      let age = (time - particle.birthTime) * pace
      guard age >= 0, age < particle.lifetime else { return }
      let color = particle.color(at: age) * tint
      guard color.w > 0,
        let quad = plane.quad(
          at: SIMD3<Double>(particle.position(at: age)), rotation: particle.rotation(at: age),
          size: bitmap.size * Double(particle.scale(at: age)))
      else { return }
      let whole = quad.box
      let box = whole.intersection(visible)
      guard !box.isEmpty else { return }
      (self.box, extent) = (self.box.union(box), extent.union(whole))
      var instance = ShapeInstance(QuadInstance(quad, color: color.premultipliedBytes), [])
      instance.textureOrigin = bitmap.textureOrigin
      instance.textureExtent = bitmap.textureExtent
      list.instances.append(instance)
    }
  }
}

extension EmitterCell {
  /// The texture filter for particles that are enlarged or reduced.
  fileprivate func filter(
    isMagnified: Bool, _ placement: TextureTable.Placement
  ) -> TextureFilter {
    switch isMagnified ? magnificationFilter : minificationFilter {
    case .nearest: .nearest
    case .trilinear where !isMagnified && placement.isMipmapped: .trilinear
    case .linear, .trilinear: .linear
    }
  }
}
