import CoreGraphics
import LayerTree
import TestSupport
import Testing

@testable import Compositor

// Requirement V19, heading "Transitions".
@Suite("Transitions")
struct TransitionTests {
  /// A pipeline with a backend that draws.
  private struct Display {
    var pipeline = FramePipeline()
    var backend = RecordingBackend()
    private(set) var damage = Region()
    private(set) var captures: [FramePlan] = []

    init(_ commit: Commit) throws {
      pipeline.apply(commit)
      try frame(at: 0)
    }

    /// Draws the damage of the frame at a time.
    @discardableResult
    mutating func frame(at time: Double) throws -> RecordingBackend.Grid {
      let activity = pipeline.animate(to: time)
      isStill = activity == .still
      let size = pipeline.tree.pixelSize
      let isKept = backend.target?.size == size
      damage = pipeline.plan(bufferAge: isKept ? 1 : 0).frame
      if !isKept { backend.target = RecordingBackend.Grid(size) }
      captures = pipeline.takeCaptures()
      for capture in captures { try backend.execute(capture) }
      try backend.execute(pipeline.plan)
      return try #require(backend.target)
    }

    private(set) var isStill = true

    mutating func apply(_ commit: Commit, at time: Double) throws -> RecordingBackend.Grid {
      pipeline.apply(commit)
      return try frame(at: time)
    }
  }

  private static let size: CGFloat = 20
  private let ground = SIMD4<Float>(51, 102, 153, 255) / 255
  /// A commit with layer 1, in front of `ground`.
  private let frame = CGRect(x: 5, y: 5, width: 8, height: 8)

  private func scene(
    _ color: SIMD4<Float>, sublayers: [LayerID] = [],
    _ body: (inout LayerProperties) -> Void = { _ in }
  ) -> Commit {
    var commit = Commit.window(Self.size, Self.size, sublayers: [1])
    commit.set(0, CGRect(x: 0, y: 0, width: Self.size, height: Self.size), sublayers: [1]) {
      $0.backgroundColor = ground
    }
    commit.set(1, frame, sublayers: sublayers) {
      $0.backgroundColor = color
      body(&$0)
    }
    return commit
  }

  /// A commit that changes layer 1.
  private func change(
    _ color: SIMD4<Float>, _ transition: Animation,
    _ body: (inout LayerProperties) -> Void = { _ in }
  ) -> Commit {
    var commit = Commit()
    commit.set(1, frame) {
      $0.backgroundColor = color
      body(&$0)
    }
    commit.animate(1, transition)
    return commit
  }

  private func transition(
    _ kind: TransitionTrack.Kind = .fade, from side: TransitionTrack.Side = .minX,
    start: Double = 0, end: Double = 1, _ body: (inout MediaTiming) -> Void = { _ in }
  ) -> Animation {
    var timing = MediaTiming()
    (timing.beginTime, timing.duration) = (1, 1)
    body(&timing)
    return Animation(
      property: .contents, timing: timing,
      track: .composited(
        .transition(TransitionTrack(kind, from: side, startProgress: start, endProgress: end))))
  }

  /// A layer's color over the ground, premultiplied, in doubles.
  private func over(_ color: SIMD4<Double>) -> SIMD4<Double> {
    color + SIMD4<Double>(ground) * (1 - color.w)
  }

  private func premultiplied(_ color: SIMD4<Float>) -> SIMD4<Double> {
    var result = SIMD4<Double>(color) * Double(color.w)
    result.w = Double(color.w)
    return result
  }

  private func expectEqual(
    _ color: SIMD4<Float>, _ expected: SIMD4<Double>, within limit: Double = 1.0 / 255,
    _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let difference = SIMD4<Double>(color) - expected
    let most = max(difference.max(), (-difference).max())
    #expect(most <= limit, comment, sourceLocation: sourceLocation)
  }

  // MARK: Snapshots

  @Test("the previous state of the layer is drawn into a texture before the commit is applied")
  func capture() throws {
    var display = try Display(scene(SIMD4(1, 0, 0, 1)))
    _ = try display.apply(change(SIMD4(0, 1, 0, 1), transition()), at: 1)
    let plan = try #require(display.captures.first)
    #expect(display.captures.count == 1 && plan.passes.count == 1)
    #expect(plan.textureCommands.count == 1)
    let pass = plan.passes[0]
    #expect(pass.clip == PixelRect(5, 5, 8, 8) && pass.batches.isEmpty)
    #expect(pass.clearColor == SIMD4(1, 0, 0, 1))
    guard case .texture(let texture, let size, 5, 5) = pass.target else {
      Issue.record("\(pass.target)")
      return
    }
    #expect(size == PixelSize(width: 8, height: 8))
    #expect(display.backend.textures[texture]?[3, 3] == SIMD4(1, 0, 0, 1))
    // The snapshot was taken only once.
    try display.frame(at: 1.5)
    #expect(display.captures.isEmpty)
  }

  @Test("a fade is the weighted sum of both states, also of translucent ones")
  func fade() throws {
    var generator = SeededGenerator(seed: 5)
    func color() -> SIMD4<Float> {
      SIMD4<Float>.random(in: 0...1, using: &generator)
    }
    for _ in 0..<20 {
      let (previous, next) = (color(), color())
      var display = try Display(scene(previous))
      _ = try display.apply(change(next, transition()), at: 1)
      for step in 0...8 {
        let part = Double(step) / 8
        let grid = try display.frame(at: 1 + part)
        let mix = premultiplied(previous) * (1 - part) + premultiplied(next) * part
        // The colors of quads have 8 bits.
        expectEqual(grid[8, 8], over(mix), "\(previous) to \(next) at \(part)")
        expectEqual(grid[2, 2], SIMD4<Double>(ground))
      }
    }
  }

  @Test("layers fade with their sublayers and their own opacity, as a group")
  func fadeOfGroups() throws {
    var commit = scene(SIMD4(1, 0, 0, 1), sublayers: [2]) { $0.opacity = 0.5 }
    commit.set(2, CGRect(x: 0, y: 0, width: 4, height: 8), sublayers: []) {
      $0.backgroundColor = SIMD4(0, 0, 1, 1)
    }
    var display = try Display(commit)
    var later = change(SIMD4(0, 1, 0, 1), transition()) { $0.opacity = 0.75 }
    later.set(2, CGRect(x: 4, y: 0, width: 4, height: 8)) {
      $0.backgroundColor = SIMD4(1, 1, 1, 1)
    }
    let grid = try display.apply(later, at: 1.25)
    let previous = SIMD4<Double>(0, 0, 1, 1) * 0.5 * 0.75
    expectEqual(grid[6, 8], over(previous + SIMD4(0, 1, 0, 1) * 0.75 * 0.25))
    let outgoingRight = SIMD4<Double>(1, 0, 0, 1) * 0.5 * 0.75
    expectEqual(grid[11, 8], over(outgoingRight + SIMD4(1, 1, 1, 1) * 0.75 * 0.25))
  }

  @Test("a layer that was invisible fades in, and one that is hidden fades out")
  func hidden() throws {
    let red = SIMD4<Float>(1, 0, 0, 1)
    var display = try Display(scene(red) { $0.isHidden = true })
    var grid = try display.apply(change(red, transition()), at: 1.25)
    #expect(display.captures.isEmpty)
    expectEqual(grid[8, 8], over(premultiplied(red) * 0.25))
    try display.frame(at: 2)
    let hide = change(red, transition { $0.beginTime = 3 }) { $0.isHidden = true }
    grid = try display.apply(hide, at: 3.25)
    expectEqual(grid[8, 8], over(premultiplied(red) * 0.75))
    grid = try display.frame(at: 4)
    expectEqual(grid[8, 8], SIMD4<Double>(ground))
    #expect(display.isStill && display.backend.textures.isEmpty)
  }

  @Test(
    "push, moveIn and reveal move by the size of the bounds, from the given side",
    arguments: TransitionTrack.Side.allCases)
  func moving(side: TransitionTrack.Side) throws {
    let direction: SIMD2<Int32> =
      switch side {
      case .minX: [1, 0]
      case .maxX: [-1, 0]
      case .minY: [0, 1]
      case .maxY: [0, -1]
      }
    let (red, green) = (SIMD4<Float>(1, 0, 0, 1), SIMD4<Float>(0, 1, 0, 1))
    for kind in [TransitionTrack.Kind.push, .moveIn, .reveal] {
      var display = try Display(scene(red))
      // A quarter of the 8 points has passed.
      let grid = try display.apply(change(green, transition(kind, from: side)), at: 1.25)
      for y in 0..<20 as Range<Int32> {
        for x in 0..<20 as Range<Int32> {
          func matches(_ offset: SIMD2<Int32>) -> Bool {
            let position = SIMD2(x - 5, y - 5) &- offset
            return position.min() >= 0 && position.max() < 8
          }
          let previous = matches(kind == .moveIn ? .zero : direction &* 2)
          let next = matches(kind == .reveal ? .zero : direction &* -6)
          let isOutgoingInFront = kind == .reveal
          let expected =
            previous && (isOutgoingInFront || !next) ? red : next ? green : ground
          #expect(grid[x, y] == expected, "\(kind) from \(side): \(x), \(y)")
        }
      }
    }
  }

  @Test("the snapshot follows the layer's new position")
  func movedLayer() throws {
    var display = try Display(scene(SIMD4(1, 0, 0, 1)))
    var commit = change(SIMD4(1, 0, 0, 1), transition()) { $0.position.x += 3 }
    commit.animate(1, .moveX(from: 9, to: 12, begin: 1, duration: 1))
    let grid = try display.apply(commit, at: 2 - 1.0 / 3)
    // After a move by two points, both states lie there, so the layer is red.
    for x in 0..<20 as Range<Int32> {
      expectEqual(
        grid[x, 8], 7..<15 ~= x ? SIMD4(1, 0, 0, 1) : SIMD4<Double>(ground), within: 1e-4, "\(x)")
    }
  }

  @Test("the snapshot of a moved layer includes what was outside of the frame")
  func beside() throws {
    var commit = scene(.zero, sublayers: [2])
    commit.set(1, CGRect(x: 0, y: 0, width: 40, height: 20), sublayers: [2])
    commit.set(2, CGRect(x: 20, y: 0, width: 20, height: 20), sublayers: []) {
      $0.backgroundColor = SIMD4(1, 0, 0, 1)
    }
    var display = try Display(commit)
    var later = Commit()
    later.set(1, CGRect(x: 0, y: 0, width: 40, height: 20), sublayers: [])
    later.removedLayers = [2]
    later.animate(1, transition(.push, from: .maxX))
    let grid = try display.apply(later, at: 1.5)
    #expect(grid[0, 0] == SIMD4(1, 0, 0, 1) && grid[19, 19] == SIMD4(1, 0, 0, 1))
  }

  // MARK: Time

  @Test("the progress runs from start to end progress, by the timing function")
  func progress() throws {
    let (red, green) = (SIMD4<Float>(1, 0, 0, 1), SIMD4<Float>(0, 1, 0, 1))
    var display = try Display(scene(red))
    var animation = transition(start: 0.25, end: 0.75)
    animation.timingFunction = .curve(TimingCurve(0.42, 0, 1, 1))
    _ = try display.apply(change(green, animation), at: 1)
    for step in 0..<8 {
      let time = Double(step) / 8
      let part = 0.25 + 0.5 * TimingCurve(0.42, 0, 1, 1).value(at: time)
      expectEqual(
        try display.frame(at: 1 + time)[8, 8], SIMD4(1 - part, part, 0, 1), within: 1e-3)
    }
    #expect(try display.frame(at: 2)[8, 8] == green)
  }

  @Test("transitions repeat, reverse, pause and begin later as all animations do")
  func timing() throws {
    let (red, green) = (SIMD4<Float>(1, 0, 0, 1), SIMD4<Float>(0, 1, 0, 1))
    func part(at time: Double, _ body: (inout MediaTiming) -> Void) throws -> Double {
      var display = try Display(scene(red))
      _ = try display.apply(change(green, transition { body(&$0) }), at: 1)
      return Double(try display.frame(at: time)[8, 8].y)
    }
    func isAbout(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) < 1e-3 }
    #expect(try isAbout(part(at: 3.25) { $0.repeatCount = .infinity }, 0.25))
    #expect(
      try isAbout(
        part(at: 2.25) {
          $0.repeatCount = 2
          $0.autoreverses = true
        }, 0.75))
    #expect(
      try isAbout(
        part(at: 9) {
          $0.speed = 0
          $0.timeOffset = 0.375
        }, 0.375))
    #expect(try isAbout(part(at: 1.5) { $0.beginTime = 2 }, 1))
    #expect(
      try isAbout(
        part(at: 1.5) {
          $0.beginTime = 2
          $0.fillMode = .backwards
        }, 0))
    #expect(try isAbout(part(at: 9) { $0.fillMode = .forwards }, 1))
  }

  @Test("a transition during a transition continues from the visible state, without a jump")
  func second() throws {
    let (red, green) = (SIMD4<Float>(1, 0, 0, 0.5), SIMD4<Float>(0, 1, 0, 1))
    let first = transition()
    var display = try Display(scene(red))
    _ = try display.apply(change(green, first), at: 1)
    let before = try display.frame(at: 1.5)
    var commit = change(SIMD4(0, 0, 1, 1), transition { $0.beginTime = 1.5 })
    commit.layers[0].animations.insert(.remove(first.id), at: 0)
    let after = try display.apply(commit, at: 1.5)
    for index in before.pixels.indices {
      expectEqual(after.pixels[index], SIMD4<Double>(before.pixels[index]), within: 1e-5)
    }
    #expect(display.backend.textures.keys.filter { $0.rawValue < 1 << 31 }.count == 1)
    let mix = SIMD4<Double>(premultiplied(red) * 0.5 + premultiplied(green) * 0.5)
    expectEqual(
      try display.frame(at: 2)[8, 8], over(mix * 0.5 + SIMD4(0, 0, 1, 1) * 0.5))
  }

  @Test("a changed timing takes effect in a running transition")
  func retimed() throws {
    let animation = transition()
    var display = try Display(scene(SIMD4(1, 0, 0, 1)))
    _ = try display.apply(change(SIMD4(0, 1, 0, 1), animation), at: 1)
    var commit = Commit()
    var timing = animation.timing
    (timing.speed, timing.timeOffset) = (0, 0.5)
    var change = LayerChange(layer: 1)
    change.animations = [.retime(animation.id, timing, .linear)]
    commit.layers = [change]
    let grid = try display.apply(commit, at: 1.9)
    expectEqual(grid[8, 8], SIMD4(0.5, 0.5, 0, 1), within: 1e-3)
  }

  // MARK: Costs

  @Test("only the pixels that change are drawn")
  func damage() throws {
    var display = try Display(scene(SIMD4(1, 0, 0, 1)))
    for (time, commit) in [(1, change(SIMD4(0, 1, 0, 1), transition())), (1.5, Commit())] {
      _ = try display.apply(commit, at: time)
      #expect(display.damage == Region(PixelRect(5, 5, 8, 8)))
    }
    try display.frame(at: 1.5)
    #expect(display.damage.isEmpty)
  }

  @Test("an ended transition keeps no texture, and nothing is drawn")
  func end() throws {
    var display = try Display(scene(SIMD4(1, 0, 0, 1)))
    let ends: [(inout Commit, Animation) -> Void] = [
      { _, _ in },
      { commit, animation in
        var change = LayerChange(layer: 1)
        change.animations = [.remove(animation.id)]
        commit.layers = [change]
      },
      { commit, _ in
        commit.removedLayers = [1]
        commit.order(0, [])
      },
    ]
    for (index, end) in ends.enumerated() {
      let time = Double(index) * 10 + 1
      let animation = transition(.push) { $0.beginTime = time }
      _ = try display.apply(change(SIMD4(0, 1, 0, 1), animation), at: time)
      #expect(display.pipeline.tree.animationCount == 1 && !display.isStill)
      #expect(display.backend.textures.count == 1)
      var commit = Commit()
      end(&commit, animation)
      _ = try display.apply(commit, at: commit.isEmpty ? time + 1 : time + 0.5)
      #expect(display.pipeline.tree.animationCount == 0 && display.isStill)
      #expect(display.backend.textures.isEmpty)
      try display.frame(at: time + 2)
      #expect(display.damage.isEmpty && display.pipeline.plan.textureCommands.isEmpty)
    }
  }

  @Test("a thousand consecutive transitions use no more memory than one")
  func many() throws {
    var display = try Display(scene(SIMD4(1, 0, 0, 1)))
    for step in 0..<1000 {
      let kind = TransitionTrack.Kind.allCases[step % TransitionTrack.Kind.allCases.count]
      let color = SIMD4<Float>(step % 2 == 0 ? 0 : 1, 1, 0, 1)
      let time = Double(step)
      let animation = transition(kind) { ($0.beginTime, $0.duration) = (time, 0.5) }
      _ = try display.apply(change(color, animation), at: time)
      try display.frame(at: time + 0.25)
      _ = try display.frame(at: time + 0.75)
      #expect(display.isStill && display.pipeline.tree.animationCount == 0)
    }
    #expect(display.pipeline.tree.textures.placements.count == 1)
    #expect(display.backend.textures.keys.allSatisfy { $0.rawValue >= 1 << 31 })
    #expect(display.captures.isEmpty)
  }

  @Test("a flip shows the old state until it is edge-on, then the new one, within the bounds")
  func flip() throws {
    let (red, green) = (SIMD4<Float>(1, 0, 0, 1), SIMD4<Float>(0, 1, 0, 1))
    for side in TransitionTrack.Side.allCases {
      var display = try Display(scene(red))
      _ = try display.apply(change(green, transition(.flip, from: side)), at: 1)
      for (time, shown) in [(1.25, red), (1.75, green)] {
        var tree = display.pipeline.tree
        let items = tree.list(at: time).items.filter { $0.slot == 1 }
        #expect(items.map(\.part) == [shown == red ? .outgoingSnapshot : .body])
        #expect(items.allSatisfy { PixelRect(3, 3, 12, 12).contains($0.box) })
      }
      #expect(try display.frame(at: 2)[8, 8] == green)
    }
  }

  @Test("a transition that its own commit removes keeps no snapshot")
  func removedAtOnce() throws {
    var display = try Display(scene(SIMD4(1, 0, 0, 1)))
    let animation = transition()
    var commit = change(SIMD4(0, 1, 0, 1), animation)
    commit.layers[0].animations.append(.remove(animation.id))
    let grid = try display.apply(commit, at: 1)
    #expect(grid[8, 8] == SIMD4(0, 1, 0, 1))
    #expect(display.backend.textures.isEmpty && display.isStill)
  }

  @Test("a snapshot keeps its size if the same commit resizes the window")
  func resizedWindow() throws {
    var display = try Display(scene(SIMD4(1, 0, 0, 1)))
    var commit = change(SIMD4(0, 1, 0, 1), transition())
    commit.surface = SurfaceState(size: CGSize(width: 20, height: 20), scale: 2)
    let grid = try display.apply(commit, at: 1.5)
    #expect(grid.size == PixelSize(width: 40, height: 40))
    for (x, y) in [(10, 10), (25, 25)] as [(Int32, Int32)] {
      expectEqual(grid[x, y], SIMD4(0.5, 0.5, 0, 1), within: 1e-3)
    }
    #expect(grid[9, 9] == ground && grid[26, 26] == ground)
  }

  @Test("a snapshot has the layer's corners, and only its superlayers clip it")
  func clips() throws {
    var commit = Commit.window(20, 20, sublayers: [3])
    commit.set(3, CGRect(x: 0, y: 0, width: 20, height: 7), sublayers: [1])
    commit.style(3) { $0.masksToBounds = true }
    commit.set(1, frame, sublayers: []) { $0.backgroundColor = SIMD4(1, 0, 0, 1) }
    commit.style(1) { $0.masksToBounds = true }
    var display = try Display(commit)
    let grid = try display.apply(change(.zero, transition(.push)), at: 1.5)
    #expect(grid[9, 6] == SIMD4(1, 0, 0, 1) && grid[16, 6] == SIMD4(1, 0, 0, 1))
    #expect(grid[9, 7] == SIMD4(0, 0, 0, 1) && grid[8, 6] == SIMD4(0, 0, 0, 1))
  }
}
