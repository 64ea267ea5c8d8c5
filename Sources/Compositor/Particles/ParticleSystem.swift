import CoreGraphics
package import LayerTree

/// The particles of an emitter layer at a time. The same emitter and the same times give the same
/// particles; as long as the emitter does not change, times in between make no difference.
///
/// A layer that appears late shows what it would show if it had always been there.
package struct ParticleSystem: Sendable {
  /// A cell; cells of cells follow the ones that contain them.
  struct Source: Sendable {
    var cell: EmitterCell
    /// The source whose particles emit these; nil for a cell of the layer.
    var parent: Int?
    var id: UInt64
    /// nil for a cell that emits nothing.
    var period: EmissionPeriod?
    /// The seconds of a particle's time per second of the layer's.
    var pace = 1.0
    /// The seconds from a birth until the particle, and all that come from it, are gone.
    var span = 0.0
    /// For cells of the layer.
    var emission = Emission()
  }

  private(set) var sources: [Source] = []
  /// By source; the oldest first.
  private(set) var particles: [[Particle]] = []
  private(set) var emitter = LayerEmitter()
  /// The time of the layer at the last `advance(to:)`; nil before the first.
  private(set) var time: Double?
  /// The time up to which particles were born.
  private var horizon = -Double.infinity
  package private(set) var count = 0
  private let largestCount: Int
  /// The births that are left in the current step, also of particles without a lifetime.
  private var room = 0

  /// More particles are not born until others are gone.
  package static let largestCount = 100_000
  /// More cells, and cells deeper inside of others, emit nothing.
  private static let largestSourceCount = 256
  private static let largestDepth = 8
  /// The times at which frames are expected may step back a little. The particles that were gone
  /// already stay away then, instead of all particles starting anew.
  private static let largestStepBack = 0.1

  package init(largestCount: Int = ParticleSystem.largestCount) {
    self.largestCount = largestCount
  }

  /// Moves to another time of the layer; returns whether that may have changed something.
  package mutating func advance(to time: Double, _ emitter: LayerEmitter) -> Bool {
    let isChanged = emitter != self.emitter
    if isChanged { update(emitter) }
    guard time.isFinite, time != self.time || isChanged else { return false }
    self.time = time
    if horizon - time > Self.largestStepBack { restart() }
    guard time > horizon else { return true }
    let last = horizon
    room = max(largestCount - count, 0)
    for index in sources.indices {
      if let parent = sources[index].parent {
        emit(index, from: parent, since: last, until: time)
      } else {
        emit(index, since: last, until: time)
      }
    }
    for index in sources.indices { removeGone(index, at: time) }
    horizon = time
    return true
  }

  /// The seconds of the layer's time until something changes: 0 while there are particles, and
  /// infinity where none are born anymore.
  package var delay: Double {
    guard count == 0, let time else { return 0 }
    var next = Double.infinity
    for source in sources where source.parent == nil && source.cell.isEnabled {
      guard let period = source.period, source.emission.rate > 0, source.span > 0 else { continue }
      let number = source.emission.count(at: period.cellTime(at: time)) + 1
      let birth = source.emission.time(ofBirth: number)
      if period.contains(birth) { next = min(next, period.outerTime(at: birth)) }
    }
    return max(next - time, 0)
  }

  // MARK: Cells

  private mutating func update(_ emitter: LayerEmitter) {
    let previous = sources
    sources.removeAll(keepingCapacity: true)
    appendSources(emitter.cells, in: nil, id: UInt64(emitter.seed), depth: 0)
    for index in sources.indices.reversed() { setSpan(of: index, emitter) }
    let isSame =
      emitter.seed == self.emitter.seed && sources.count == previous.count
      && zip(sources, previous).allSatisfy {
        $0.parent == $1.parent && $0.cell.name == $1.cell.name
      }
    self.emitter = emitter
    guard isSame else { return restart() }
    for index in sources.indices {
      sources[index].emission = previous[index].emission
      if previous[index].period == nil, let period = sources[index].period, let time {
        // A cell that was stopped begins to emit now.
        sources[index].emission.change(to: 0, at: period.cellTime(at: time))
      }
    }
  }

  private mutating func appendSources(
    _ cells: [EmitterCell], in parent: Int?, id: UInt64, depth: Int
  ) {
    guard depth < Self.largestDepth else { return }
    for (number, cell) in cells.enumerated() where sources.count < Self.largestSourceCount {
      var source = Source(
        cell: cell, parent: parent, id: ParticleRandom.id(UInt64(number) + 1, in: id))
      let outer = parent.map { sources[$0] }
      source.period = cell.isEnabled ? EmissionPeriod(cell.timing) : nil
      source.pace = (outer?.pace ?? 1) * (source.period?.speed ?? 1)
      let index = sources.count
      sources.append(source)
      appendSources(cell.cells, in: index, id: source.id, depth: depth + 1)
    }
  }

  /// Sets the span of a source after those of the cells in its cell.
  private mutating func setSpan(of index: Int, _ emitter: LayerEmitter) {
    let cell = sources[index].cell
    let (mean, range) = (cell.lifetime.bounded, abs(cell.lifetimeRange.bounded))
    let factor = emitter.lifetime.bounded
    let own = max((mean + range) * factor, (mean - range) * factor) / sources[index].pace
    guard sources[index].period != nil, own > 0 else { return }
    var inner = 0.0
    for source in sources[(index + 1)...] where source.parent == index {
      inner = max(inner, source.span)
    }
    sources[index].span = own + inner
  }

  /// Removes all particles; the next ones are those that would be there.
  private mutating func restart() {
    horizon = -.infinity
    count = 0
    for index in sources.indices { sources[index].emission = Emission() }
    if particles.count > sources.count { particles.removeSubrange(sources.count...) }
    for index in particles.indices { particles[index].removeAll(keepingCapacity: true) }
    while particles.count < sources.count { particles.append([]) }
  }

  // MARK: Births and deaths

  /// Adds the particles that the layer emits after `last`, up to `time`, and that may be seen.
  private mutating func emit(_ index: Int, since last: Double, until time: Double) {
    guard let period = sources[index].period else { return }
    let cell = sources[index].cell
    let rate = max(cell.birthRate.bounded, 0) * max(emitter.birthRate.bounded, 0)
    sources[index].emission.change(to: rate, at: period.cellTime(at: last))
    guard rate > 0 else { return }
    let emission = sources[index].emission
    let first = max(last, time - sources[index].span)
    let births = numbers(
      after: emission.count(at: period.cellTime(at: first)),
      upTo: emission.count(at: period.cellTime(at: time)))
    let center = SIMD3(
      emitter.position.x.bounded, emitter.position.y.bounded, emitter.zPosition.bounded)
    for number in births {
      let birth = period.outerTime(at: emission.time(ofBirth: Double(number)))
      let id = ParticleRandom.id(emission.base &+ number, in: sources[index].id)
      guard
        let particle = Particle(
          id, of: cell, in: emitter, birthTime: birth, at: nil, base: SIMD3<Float>(center))
      else { continue }
      particles[index].append(particle)
      count += 1
    }
  }

  /// Adds the particles that the particles of another source emit.
  private mutating func emit(
    _ index: Int, from parent: Int, since last: Double, until time: Double
  ) {
    guard let period = sources[index].period, sources[parent].period != nil else { return }
    let rate = max(sources[index].cell.birthRate.bounded, 0)
    guard rate > 0 else { return }
    let (pace, first) = (sources[parent].pace, particles[index].count)
    let since = max(last, time - sources[index].span)
    for position in particles[parent].indices {
      let outer = particles[parent][position]
      let from = period.cellTime(at: max((since - outer.birthTime) * pace, 0))
      let to = period.cellTime(at: min((time - outer.birthTime) * pace, outer.lifetime))
      for number in numbers(after: (from * rate).rounded(.down), upTo: (to * rate).rounded(.down)) {
        let age = period.outerTime(at: Double(number) / rate)
        let id = ParticleRandom.id(number, in: ParticleRandom.id(sources[index].id, in: outer.id))
        guard
          let particle = Particle(
            id, of: sources[index].cell, in: emitter, birthTime: outer.birthTime + age / pace,
            at: .center, base: outer.position(at: age))
        else { continue }
        particles[index].append(particle)
        count += 1
      }
    }
    particles[index].sortByBirth(from: first)
  }

  /// The numbers of births, of which only the last are taken where there are too many particles.
  private mutating func numbers(after first: Double, upTo last: Double) -> Range<UInt64> {
    let last = min(last, Emission.largestCount)
    guard last > first, last >= 1 else { return 0..<0 }  // Not for NaN either.
    let births = Int(min(last - max(first, 0), Double(room)))
    room -= births
    let end = UInt64(last) + 1
    return (end - UInt64(births))..<end
  }

  private mutating func removeGone(_ index: Int, at time: Double) {
    let (pace, before) = (sources[index].pace, particles[index].count)
    if sources[index].period == nil {
      particles[index].removeAll(keepingCapacity: true)
    } else {
      particles[index].removeAll { !((time - $0.birthTime) * pace < $0.lifetime) }
    }
    count -= before - particles[index].count
  }
}

extension [Particle] {
  /// Sorts the particles from an index on, which are in order or almost so, as a rule.
  fileprivate mutating func sortByBirth(from first: Int) {
    guard count - first > 1 else { return }
    func isEarlier(_ a: Particle, _ b: Particle) -> Bool {
      (a.birthTime, a.id) < (b.birthTime, b.id)
    }
    guard count - first <= 32 else { return self[first...].sort(by: isEarlier) }
    for end in (first + 1)..<count {
      var index = end
      while index > first, isEarlier(self[index], self[index - 1]) {
        swapAt(index, index - 1)
        index -= 1
      }
    }
  }
}
