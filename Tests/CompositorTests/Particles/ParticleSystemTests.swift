import CoreGraphics
import Foundation
import LayerTree
import TestSupport
import Testing

@testable import Compositor

@Suite("Particle systems")
struct ParticleSystemTests {
  private func emitter(_ body: (inout LayerEmitter, inout EmitterCell) -> Void) -> LayerEmitter {
    var (emitter, cell) = (LayerEmitter(), EmitterCell())
    (cell.name, cell.birthRate, cell.lifetime) = ("cell", 10, 2)
    emitter.seed = 7
    body(&emitter, &cell)
    if emitter.cells.isEmpty { emitter.cells = [cell] }
    return emitter
  }

  private func system(
    _ emitter: LayerEmitter, at times: some Sequence<Double>
  ) -> ParticleSystem {
    var system = ParticleSystem()
    for time in times { _ = system.advance(to: time, emitter) }
    return system
  }

  // MARK: Births

  @Test("particles are born at equal distances, and exist for their lifetime")
  func births() {
    let emitter = emitter { _, cell in (cell.birthRate, cell.lifetime) = (4, 1) }
    let born = system(emitter, at: [0.6]).particles[0].map(\.birthTime)
    #expect(born == [0.25, 0.5])
    // At 2.1, those of 1.25 and later are alive; the one of 1 is gone since 2.
    let later = system(emitter, at: [2.1]).particles[0].map(\.birthTime)
    #expect(later == [1.25, 1.5, 1.75, 2])
    #expect(system(emitter, at: [0.6, 1.4, 2.1]).particles[0].map(\.birthTime) == later)
  }

  @Test(
    "the particles at a time do not depend on the frames before",
    arguments: 1...20 as ClosedRange<UInt64>)
  func frames(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let emitter = emitter { emitter, cell in
      emitter.seed = UInt32(seed)
      (emitter.shape, emitter.size) = (.circle, CGSize(width: 30, height: 0))
      (cell.birthRate, cell.lifetimeRange, cell.velocity) = (37, 1, 20)
      (cell.emissionRange, cell.velocityRange) = (3, 15)
      var inner = EmitterCell()
      (inner.birthRate, inner.lifetime, inner.lifetimeRange) = (11, 0.7, 0.3)
      inner.timing.beginTime = 0.4
      inner.timing.duration = 0.8
      cell.cells = [inner]
    }
    let end = Double.random(in: 2...8, using: &generator)
    let whole = system(emitter, at: [end])
    var times = (0..<200).map { _ in Double.random(in: 0..<end, using: &generator) }.sorted()
    times.append(end)
    let stepped = system(emitter, at: times)
    #expect(whole.count > 60 && !whole.particles[1].isEmpty)
    for source in 0..<2 {
      #expect(whole.particles[source].map(\.id) == stepped.particles[source].map(\.id))
      #expect(
        whole.particles[source].map(\.birthTime) == stepped.particles[source].map(\.birthTime))
      #expect(whole.particles[source].map(\.position) == stepped.particles[source].map(\.position))
    }
  }

  @Test("another seed gives other particles, the same seed the same")
  func seeds() {
    func positions(_ seed: UInt32) -> [SIMD3<Float>] {
      let emitter = emitter { emitter, _ in
        (emitter.seed, emitter.shape) = (seed, .line)
        emitter.size.width = 100
      }
      return system(emitter, at: [1]).particles[0].map(\.position)
    }
    #expect(positions(1) == positions(1) && positions(1) != positions(2))
    // The numbers of all runs and machines.
    #expect(positions(1).first.map { abs($0.x) <= 50 && $0.y == 0 } == true)
  }

  @Test("a change of the rate keeps the particles and counts from the time of the change")
  func rates() {
    var system = ParticleSystem()
    let slow = emitter { _, cell in (cell.birthRate, cell.lifetime) = (2, 10) }
    let fast = emitter { _, cell in (cell.birthRate, cell.lifetime) = (10, 10) }
    _ = system.advance(to: 1.25, slow)
    let before = system.particles[0].map(\.id)
    // Half of the next birth was due at 1.25.
    _ = system.advance(to: 1.5, fast)
    let births = system.particles[0].map(\.birthTime)
    #expect(births.count == 5 && system.particles[0].prefix(2).map(\.id) == before)
    #expect(zip(births, [0.5, 1, 1.3, 1.4, 1.5]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("after the emission stops, the last particle ends the changes")
  func stop() {
    var system = ParticleSystem()
    var emitter = emitter { _, cell in (cell.birthRate, cell.lifetime) = (2, 1) }
    _ = system.advance(to: 3, emitter)
    #expect(system.count == 2 && system.delay == 0)
    emitter.birthRate = 0
    _ = system.advance(to: 3.9, emitter)
    #expect(system.count == 1 && system.delay == 0)
    _ = system.advance(to: 4.1, emitter)
    #expect(system.count == 0 && system.delay == .infinity)
  }

  @Test("without particles, the next birth is known")
  func pending() {
    let rare = emitter { _, cell in
      (cell.birthRate, cell.lifetime) = (0.1, 1)
      cell.timing.beginTime = 5
    }
    #expect(abs(system(rare, at: [2]).delay - 13) < 1e-9)
    #expect(abs(system(rare, at: [16.5]).delay - 8.5) < 1e-9)
  }

  @Test("a cell emits within its active duration")
  func period() {
    let burst = emitter { _, cell in
      (cell.birthRate, cell.lifetime) = (10, 10)
      (cell.timing.beginTime, cell.timing.duration) = (1, 0.5)
    }
    let births = system(burst, at: [5]).particles[0].map(\.birthTime)
    #expect(births.count == 5 && births.allSatisfy { $0 > 1 && $0 <= 1.5 + 1e-9 })
    #expect(system(burst, at: [12]).delay == .infinity)
  }

  @Test("time that runs backwards shows what was there before")
  func backwards() {
    let emitter = emitter { _, cell in cell.velocity = 10 }
    let (direct, returned) = (system(emitter, at: [3]), system(emitter, at: [9, 3]))
    #expect(direct.particles[0].map(\.id) == returned.particles[0].map(\.id))
  }

  // MARK: Values

  @Test("the closed form is within a hundredth of a point of small steps in double precision")
  func motion() throws {
    let emitter = emitter { emitter, cell in
      emitter.position = CGPoint(x: 20, y: 30)
      (cell.velocity, cell.emissionLongitude) = (100, 0.7)
      (cell.xAcceleration, cell.yAcceleration, cell.zAcceleration) = (-40, 90, 15)
      (cell.spin, cell.scale, cell.scaleSpeed) = (3, 2, -0.5)
      cell.color = SIMD4(1, 0.5, 0.25, 1)
      cell.colorSpeed = SIMD4(-0.2, 0.1, 0, -0.4)
    }
    let particle = try #require(system(emitter, at: [0.15]).particles[0].first)
    var (position, velocity) = (
      SIMD3(20.0, 30, 0), SIMD3(100 * cos(0.7), 100 * sin(0.7), 0)
    )
    let (step, acceleration) = (1e-5, SIMD3(-40.0, 90, 15))
    for index in 1...150_000 {
      velocity += acceleration * step
      position += velocity * step
      guard index % 30_000 == 0 else { continue }
      let age = Double(index) * step
      let difference = SIMD3<Double>(particle.position(at: age)) - position
      #expect((difference * difference).sum().squareRoot() < 0.01)
      #expect(abs(particle.rotation(at: age) - 3 * age) < 1e-9)
      #expect(abs(particle.scale(at: age) - Float(2 - 0.5 * age)) < 1e-5)
      let color = SIMD4<Double>(particle.color(at: age))
      let expected = SIMD4(1 - 0.2 * age, 0.5 + 0.1 * age, 0.25, max(1 - 0.4 * age, 0))
      #expect(((color - expected) * (color - expected)).sum() < 1e-8)
    }
  }

  @Test("values are uniform within their ranges")
  func ranges() {
    let emitter = emitter { emitter, cell in
      (cell.birthRate, cell.lifetime, cell.lifetimeRange) = (5000, 3, 1)
      (cell.velocity, cell.velocityRange, cell.emissionRange) = (50, 20, 1)
      (cell.scale, cell.scaleRange, cell.spin, cell.spinRange) = (1, 0.5, 2, 4)
      cell.colorRange = SIMD4(0.5, 0.25, 0, 0.5)
      (emitter.scale, emitter.spin, emitter.velocity) = (2, 0.5, 3)
    }
    let particles = system(emitter, at: [2]).particles[0]
    #expect(particles.count > 9000)
    func check(_ name: String, _ values: [Double], _ mean: Double, _ range: Double) {
      let average = values.reduce(0, +) / Double(values.count)
      #expect(values.allSatisfy { abs($0 - mean) <= range + 1e-4 }, "\(name)")
      #expect(abs(average - mean) < 0.03 * range, "\(name): \(average)")
      let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count)
      #expect(abs(squares - range * range / 3) < 0.03 * range * range, "\(name): \(squares)")
    }
    check("lifetime", particles.map(\.lifetime), 3, 1)
    check("scale", particles.map { Double($0.scale) }, 2, 1)
    check("spin", particles.map { Double($0.spin) }, 1, 2)
    check("red", particles.map { Double($0.color.x) }, 1, 0.5)
    let speeds = particles.map {
      Double(($0.velocity * $0.velocity).sum().squareRoot())
    }
    check("velocity", speeds, 150, 60)
    check(
      "direction", particles.map { Double(atan2($0.velocity.y, $0.velocity.x)) }, 0, 0.5)
    #expect(particles.allSatisfy { $0.color.z == 1 && $0.velocity.z == 0 })
  }

  @Test("directions in depth fill the cone")
  func cone() {
    let emitter = emitter { emitter, cell in
      emitter.preservesDepth = true
      (cell.birthRate, cell.velocity, cell.emissionRange) = (3000, 1, 1.2)
    }
    let directions = system(emitter, at: [1]).particles[0].map(\.velocity)
    #expect(directions.allSatisfy { $0.x >= Float(cos(0.6)) - 1e-5 })
    #expect(directions.contains { abs($0.z) > 0.4 } && directions.contains { abs($0.y) > 0.4 })
  }

  // MARK: Shapes

  @Test(
    "particles are born in the part of the shape that the mode says",
    arguments: LayerEmitter.Shape.allCases, LayerEmitter.Mode.allCases)
  func shapes(shape: LayerEmitter.Shape, mode: LayerEmitter.Mode) {
    var emitter = LayerEmitter()
    (emitter.shape, emitter.mode, emitter.depth) = (shape, mode, 8)
    emitter.size = CGSize(width: 20, height: 12)
    var random = ParticleRandom(42)
    for _ in 0..<2000 {
      let point = emitter.emissionPoint(&random)
      #expect(contains(point.offset, shape, mode), "\(point.offset)")
      #expect(abs((point.normal * point.normal).sum() - 1) < 1e-9)
    }
  }

  private func contains(
    _ point: SIMD3<Double>, _ shape: LayerEmitter.Shape, _ mode: LayerEmitter.Mode
  ) -> Bool {
    let half = SIMD3(10.0, 6, 4)
    let length = (point * point).sum().squareRoot()
    /// The number of axes along which the point lies on the boundary.
    func boundaries(_ dimensions: Int) -> Int {
      (0..<dimensions).count { abs(abs(point[$0]) - half[$0]) < 1e-9 }
    }
    func inside(_ dimensions: Int) -> Bool {
      (0..<3).allSatisfy { $0 < dimensions ? abs(point[$0]) <= half[$0] : point[$0] == 0 }
    }
    func box(_ dimensions: Int) -> Bool {
      guard inside(dimensions) else { return false }
      switch mode {
      case .points: return boundaries(dimensions) == dimensions
      case .outline: return boundaries(dimensions) >= dimensions - 1
      case .surface: return boundaries(dimensions) >= min(dimensions - 2, 1)
      case .volume: return true
      }
    }
    switch shape {
    case .point: return point == .zero
    case .line: return box(1)
    case .rectangle: return box(2)
    case .cuboid: return box(3)
    case .circle:
      let isOnRim = mode == .points || mode == .outline
      return point.z == 0 && length <= 20 + 1e-9 && (!isOnRim || abs(length - 20) < 1e-9)
    case .sphere:
      return length <= 20 + 1e-9 && (mode == .volume || abs(length - 20) < 1e-9)
        && (mode != .outline || point.z == 0)
    }
  }

  @Test("circles emit away from the center")
  func radial() {
    let emitter = emitter { emitter, cell in
      (emitter.shape, emitter.mode, emitter.size.width) = (.circle, .outline, 10)
      cell.velocity = 5
    }
    for particle in system(emitter, at: [1]).particles[0] {
      let difference = particle.velocity * 2 - particle.position
      #expect(abs(difference.x) < 1e-4 && abs(difference.y) < 1e-4)
    }
  }

  // MARK: Cells of cells

  @Test("particles emit from where they are, while they exist")
  func innerCells() {
    let emitter = emitter { _, cell in
      (cell.birthRate, cell.lifetime, cell.velocity) = (1, 0.5, 100)
      var trail = EmitterCell()
      (trail.birthRate, trail.lifetime) = (20, 3)
      cell.cells = [trail]
    }
    let trail = system(emitter, at: [1.9]).particles[1]
    // The particle of time 1 emits until 1.5, one every 0.05 s, 5 points further each.
    #expect(trail.count == 10)
    for (index, particle) in trail.enumerated() {
      #expect(abs(particle.birthTime - (1 + 0.05 * Double(index + 1))) < 1e-9)
      #expect(abs(particle.position.x - Float(5 * (index + 1))) < 1e-3)
    }
  }

  // MARK: Limits

  @Test(
    "extreme numbers neither trap nor exceed the limit of particles",
    arguments: [Double.nan, .infinity, -.infinity, -1, 0, 1e-300, 1e300])
  func extremes(number: Double) {
    for key in EmitterCell.numbers.keys {
      let emitter = emitter { emitter, cell in
        cell[keyPath: EmitterCell.numbers[key]!] = number
        var inner = cell
        inner.birthRate = 100
        cell.cells = [inner]
        emitter.position = CGPoint(x: number, y: 0)
      }
      var system = ParticleSystem(largestCount: 500)
      for time in [0, 0.1, 1e6, .nan, 1e12, 1e300, -1e300, .infinity, 3] {
        _ = system.advance(to: time, emitter)
        #expect(system.count <= 500 && !(system.delay < 0))
      }
      #expect(system.particles.reduce(0) { $0 + $1.count } == system.count, "\(key)")
      let isValid = system.particles.joined().allSatisfy {
        ($0.position * 0).sum() == 0 && $0.lifetime > 0
      }
      #expect(isValid, "\(key)")
    }
  }

  @Test("extreme timings of cells neither trap nor keep particles forever")
  func extremeTimings() {
    let numbers = [Double.nan, .infinity, -.infinity, -1, 0, 1e-300, 1e300]
    for number in numbers {
      for path in [\MediaTiming.speed, \.timeOffset, \.beginTime, \.duration, \.repeatDuration] {
        let emitter = emitter { _, cell in
          cell.timing[keyPath: path] = number
          cell.cells = [cell]
        }
        var system = ParticleSystem(largestCount: 500)
        for time in [0, 2, 1e18, 1e300, -1e300, 3] { _ = system.advance(to: time, emitter) }
        #expect(system.count <= 500)
        var stopped = emitter
        stopped.birthRate = 0
        for time in [3.1, 9] { _ = system.advance(to: time, stopped) }
        #expect(system.count == 0, "\(path) \(number)")
      }
    }
  }

  @Test("a step is limited where most births have no lifetime")
  func rejections() {
    let emitter = emitter { _, cell in
      (cell.birthRate, cell.lifetime, cell.lifetimeRange) = (1e6, -1, 1.0001)
      var inner = cell
      inner.lifetimeRange = 1.01
      cell.cells = [inner]
    }
    #expect(system(emitter, at: [1, 1.1, 1.2]).count <= ParticleSystem.largestCount)
  }

  @Test("the number of particles is limited")
  func limit() {
    let emitter = emitter { _, cell in (cell.birthRate, cell.lifetime) = (1e7, 1e7) }
    #expect(system(emitter, at: [10, 10.1]).count == ParticleSystem.largestCount)
  }
}
