import LayerTree

// The particles of emitter layers, at the local times of their layers.

extension RenderTree {
  /// The particles of all emitter layers, copies of layers included.
  struct Particles: Sendable {
    /// The emitter layers in the tree's order.
    var slots: [Slot] = []
    var systems: [Slot: ParticleSystem] = [:]
    /// By slot: a number that no other state of any particles had.
    var versions: [Slot: UInt64] = [:]
    var lastVersion: UInt64 = 0
  }

  /// What a replicator layer or an emitter layer presents.
  func kind(_ slot: Slot) -> LayerKind? {
    layers.styles[slot].flatMap { styles.presented[$0].kind }
  }

  /// Moves the particles to the forecast's time, or to the local times of layers.
  mutating func animateParticles(_ forecast: inout ActivityForecast) {
    for slot in particles.slots {
      guard let emitter = kind(slot)?.emitter else { continue }
      let layer = localTime(of: slot, forecast)
      if particles.systems[slot, default: ParticleSystem()].advance(to: layer.time, emitter) {
        particles.lastVersion += 1
        particles.versions[slot] = particles.lastVersion
      }
      let delay = particles.systems[slot]?.delay ?? .infinity
      guard delay < .infinity, layer.rate != 0 else { continue }
      forecast.expect(after: delay > 0 ? layer.delay(to: layer.time + delay) : 0)
    }
  }

  private func localTime(of slot: Slot, _ forecast: ActivityForecast) -> LayerTime {
    if let time = replicas.time(of: slot) { return time }
    return layers.times.custom(slot) ?? LayerTime(forecast.time)
  }

  /// Removes the particles of layers that are no emitter layers of the tree anymore.
  mutating func removeUnusedParticles() {
    guard !particles.systems.isEmpty else { return }
    let used = Set(particles.slots)
    for slot in Array(particles.systems.keys) where !used.contains(slot) {
      particles.systems[slot] = nil
      particles.versions[slot] = nil
    }
  }

  /// Makes the mipmap levels that cells need.
  mutating func makeMipmaps(for cells: [EmitterCell]) {
    var pending = cells
    while let cell = pending.popLast() {
      pending += cell.cells
      guard cell.minificationFilter == .trilinear, let contents = cell.contents,
        let placement = textures.placementIndex(of: contents.id)
      else { continue }
      textures.makeMipmaps(at: placement)
    }
  }
}
