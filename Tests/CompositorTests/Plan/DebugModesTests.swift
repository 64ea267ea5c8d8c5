import Compositor
import CoreGraphics
import LayerTree
import Testing

@Suite("Debug modes")
struct DebugModesTests {
  /// A window with an opaque layer, a translucent rounded one, and a group of two that overlap.
  private static let scene: Commit = {
    var commit = Commit.window(100, 50, sublayers: [1, 2, 3])
    commit.paint(0, CGRect(x: 0, y: 0, width: 100, height: 50), sublayers: [1, 2, 3])
    commit.paint(1, CGRect(x: 10, y: 10, width: 20, height: 20))
    commit.paint(2, CGRect(x: 20, y: 10, width: 20, height: 20)) { $0.backgroundColor.w = 0.5 }
    commit.style(2) { $0.cornerRadius = 4 }
    commit.paint(3, CGRect(x: 60, y: 10, width: 20, height: 20), sublayers: [4]) {
      $0.opacity = 0.5
    }
    commit.paint(4, CGRect(x: 0, y: 0, width: 20, height: 10))
    return commit
  }()

  private func pipeline(_ modes: DebugModes, _ commit: Commit = scene) -> FramePipeline {
    var pipeline = FramePipeline(debug: modes)
    pipeline.apply(commit)
    return pipeline
  }

  /// The first frame, drawn without a GPU.
  private func draw(_ modes: DebugModes, _ commit: Commit = scene) throws -> RecordingBackend.Grid {
    var (pipeline, backend) = (pipeline(modes, commit), RecordingBackend())
    _ = pipeline.plan(bufferAge: 0)
    backend.target = RecordingBackend.Grid(pipeline.plan.size)
    try backend.execute(pipeline.plan)
    return try #require(backend.target)
  }

  // MARK: Names

  @Test("names are separated by commas, with or without spaces")
  func names() {
    let (modes, messages) = DebugModes.parse("overdraw, no-cull,,frame-log")
    #expect(modes == [.overdraw, .noCull, .frameLog])
    #expect(messages.isEmpty)
    #expect(DebugModes.parse("").modes.isEmpty)
  }

  @Test("each mode has a name, and a bit of its own")
  func table() {
    for entry in DebugModes.table { #expect(DebugModes.parse(entry.name).modes == entry.mode) }
    let all = DebugModes(DebugModes.table.map(\.mode))
    #expect(all.rawValue == 1 << DebugModes.table.count - 1)
  }

  @Test("help has a line for each mode, and selects none")
  func help() {
    let (modes, messages) = DebugModes.parse("help")
    #expect(modes.isEmpty)
    #expect(messages == [DebugModes.help])
    let lines = DebugModes.help.split(separator: "\n")
    #expect(lines.count == DebugModes.table.count + 1)
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(lines.contains("  no-damage       draw each frame whole instead of its damage"))
  }

  @Test("an unknown mode is named in one line with the list, and the others count")
  func unknown() throws {
    let (modes, messages) = DebugModes.parse("wire,wireframe")
    #expect(modes == .wireframe)
    let message = try #require(messages.first)
    #expect(messages.count == 1)
    #expect(message.hasPrefix("LAMINA_DEBUG: there is no mode wire. The modes: flash-updates, "))
    #expect(!message.contains("\n"))
  }

  // MARK: Plans

  @Test("without modes a plan is not changed")
  func none() {
    var pipeline = pipeline([])
    _ = pipeline.plan(bufferAge: 0)
    var shown = pipeline.plan
    shown.show([])
    #expect(shown.batches == pipeline.plan.batches)
    #expect(shown.instances == pipeline.plan.instances)
  }

  @Test("overdraw has a color for the number of items at a pixel, those in groups included")
  func overdraw() throws {
    let image = try draw(.overdraw)
    let once = image[5, 5]
    #expect(once == SIMD4<Float>(0, 90, 255, 255) / 255)
    let twice = image[12, 12]
    #expect(twice.x > once.x && twice.z < once.z)
    // The overlap of two layers.
    let thrice = image[25, 20]
    #expect(thrice.x > twice.x && thrice.z < twice.z)
    // The group, and one or two of its layers.
    #expect(image[70, 15].x > thrice.x)
    #expect(image[70, 25] == thrice)
  }

  @Test("overdraw draws nothing into textures and counts what covers the frame instead of a clear")
  func overdrawPasses() throws {
    let image = CGImage.chart(100, 50)
    var commit = Commit.window(100, 50, sublayers: [1])
    commit.upload(LayerContents(1, image), image)
    commit.set(0, CGRect(x: 0, y: 0, width: 100, height: 50), sublayers: [1]) {
      $0.contents = LayerContents(1, image)
    }
    commit.paint(1, CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(try draw(.overdraw, commit)[5, 5] == draw(.overdraw)[5, 5])
    #expect(try draw(.overdraw, commit)[15, 15] == draw(.overdraw)[12, 12])
    var pipeline = pipeline(.overdraw)
    _ = pipeline.plan(bufferAge: 0)
    #expect(pipeline.plan.passes.allSatisfy { $0.target == .frame })
  }

  @Test("opaque items become greener and blended ones redder")
  func blending() throws {
    let (plain, tinted) = (try draw([]), try draw(.blendedLayers))
    for (x, y) in [(5, 5), (12, 12)] as [(Int32, Int32)] {
      #expect(tinted[x, y].y > plain[x, y].y)
      #expect(tinted[x, y].x <= plain[x, y].x)
    }
    for (x, y) in [(35, 20), (70, 25)] as [(Int32, Int32)] {
      #expect(tinted[x, y].x > plain[x, y].x)
    }
  }

  @Test("what an opaque item hides does not tint it")
  func hiddenBlending() throws {
    var commit = Self.scene
    commit.paint(5, CGRect(x: 15, y: 5, width: 10, height: 40))
    commit.order(0, [1, 2, 3, 5])
    let image = try draw(.blendedLayers, commit)
    #expect(image[20, 15] == image[20, 40])
  }

  @Test("groups become yellower, and nothing else changes")
  func offscreen() throws {
    let (plain, tinted) = (try draw([]), try draw(.offscreen))
    for y in 0..<50 as Range<Int32> {
      for x in 0..<100 as Range<Int32> where !PixelRect(60, 10, 20, 20).contains(x, y) {
        #expect(tinted[x, y] == plain[x, y])
      }
    }
    #expect(tinted[70, 25].x > plain[70, 25].x && tinted[70, 25].y > plain[70, 25].y)
  }

  @Test("outlines follow shapes: a border of one pixel for each item, in front of the frame")
  func wireframe() throws {
    var (plain, outlined) = (pipeline([]), pipeline(.wireframe))
    _ = (plain.plan(bufferAge: 0), outlined.plan(bufferAge: 0))
    let drawn = plain.plan.batches.reduce(0) { $0 + $1.instances.count }
    let last = try #require(outlined.plan.passes.last)
    let batches = outlined.plan.batches[last.batches].filter {
      $0.program.modifiers.contains(.bordered)
    }
    let outlines = batches.flatMap { outlined.plan.shapes[$0.instances] }
    #expect(outlines.count == drawn)
    #expect(outlines.allSatisfy { $0.borderWidth == 1 && $0.color == .zero })
    #expect(outlines.contains { $0.cornerRadius == 4 })
    #expect(batches.allSatisfy { ProgramID.all.contains($0.program) })
  }

  @Test("an outline is one pixel wide at any scale")
  func scaledWireframe() {
    var commit = Commit.window(100, 50, scale: 2, sublayers: [1])
    commit.paint(1, CGRect(x: 10, y: 10, width: 20, height: 20))
    commit.style(1) { $0.cornerRadius = 4 }
    var pipeline = pipeline(.wireframe, commit)
    _ = pipeline.plan(bufferAge: 0)
    #expect(pipeline.plan.shapes.last?.borderWidth == 0.5)
  }

  @Test("hidden items are drawn if nothing is culled")
  func noCull() {
    var commit = Commit.window(100, 50, sublayers: [1, 2])
    commit.paint(1, CGRect(x: 10, y: 10, width: 20, height: 20))
    commit.paint(2, CGRect(x: 0, y: 0, width: 50, height: 50))
    for (modes, count) in [([], 1), (.noCull, 2)] as [(DebugModes, Int)] {
      var pipeline = pipeline(modes, commit)
      _ = pipeline.plan(bufferAge: 0)
      #expect(pipeline.plan.instances.count == count)
    }
  }

  // MARK: Frames

  @Test(
    "frames are drawn whole, and an unchanged one not at all",
    arguments: [.noDamage, .overdraw, .wireframe] as [DebugModes])
  func wholeFrames(modes: DebugModes) {
    var pipeline = pipeline(modes)
    _ = pipeline.plan(bufferAge: 0)
    var later = Commit()
    later.paint(1, CGRect(x: 10, y: 10, width: 10, height: 10))
    pipeline.apply(later)
    let damage = pipeline.plan(bufferAge: 1)
    #expect(damage.buffer == Region(PixelRect(0, 0, 100, 50)))
    #expect(damage.frame == Region(PixelRect(10, 10, 20, 20)))
    #expect(pipeline.plan(bufferAge: 1).buffer.isEmpty)
    #expect(!pipeline.needsRepaint)
  }

  @Test("damage flashes in its frame; the next frame removes the flash, and then nothing is drawn")
  func flash() throws {
    var (pipeline, backend) = (pipeline(.flashUpdates), RecordingBackend())
    backend.target = RecordingBackend.Grid(PixelSize(width: 100, height: 50))
    let plain = try draw([])
    var images: [RecordingBackend.Grid] = []
    var repaints: [Bool] = []
    for frame in 0..<6 {
      if frame == 3 {
        var later = Commit()
        later.paint(1, CGRect(x: 10, y: 10, width: 20, height: 20)) { $0.opacity = 0.99 }
        pipeline.apply(later)
      }
      let damage = pipeline.plan(bufferAge: 1)
      try backend.execute(pipeline.plan)
      images.append(try #require(backend.target))
      repaints.append(pipeline.needsRepaint)
      #expect(damage.frame.isEmpty == (frame == 2 || frame == 5))
    }
    #expect(repaints == [true, false, false, true, false, false])
    #expect(images[0][5, 5].x > plain[5, 5].x)
    #expect(images[1].pixels == plain.pixels)
    #expect(images[3][12, 12].x > plain[12, 12].x)
    #expect(images[3][5, 5] == plain[5, 5])
    #expect(images[4][5, 5] == plain[5, 5])
    #expect(images[4][12, 12].x < images[3][12, 12].x)
  }

  @Test("with two buffers too, a flash is removed from both")
  func flashWithTwoBuffers() throws {
    let size = PixelSize(width: 100, height: 50)
    var (pipeline, backend) = (pipeline(.flashUpdates), RecordingBackend())
    var targets = [RecordingBackend.Grid(size), RecordingBackend.Grid(size)]
    for frame in 0..<8 {
      var later = Commit()
      later.paint(1, CGRect(x: 10 + (frame < 6 ? frame : 6), y: 10, width: 20, height: 20))
      pipeline.apply(later)
      let damage = pipeline.plan(bufferAge: frame < 2 ? 0 : 2)
      backend.target = targets[frame % 2]
      try backend.execute(pipeline.plan)
      targets[frame % 2] = try #require(backend.target)
      #expect(!damage.frame.isEmpty)
    }
    var final = Self.scene
    final.paint(1, CGRect(x: 16, y: 10, width: 20, height: 20))
    #expect(try targets[1].pixels == draw([], final).pixels)
  }

  // MARK: Lines

  @Test("a log line has the frame's number, time, damage and cost")
  func logLine() {
    var pipeline = pipeline([])
    let damage = pipeline.plan(bufferAge: 0)
    #expect(
      pipeline.plan.logLine(
        frame: 7, at: 1.25049, damage: damage.buffer, pixels: pipeline.plannedPixels, uploads: 2)
          == """
          frame 7 at 1.25 s: damage (0, 0) 100×50; passes 2, batches 4, instances 4, \
          pixels 6800, uploads 2
          """)
  }
}

extension PixelRect {
  fileprivate func contains(_ x: Int32, _ y: Int32) -> Bool {
    intersects(PixelRect(x, y, 1, 1))
  }
}
