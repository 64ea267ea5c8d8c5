import Compositor
import CoreGraphics
import LayerTree
import Testing

@Suite("Frame pipeline")
struct FramePipelineTests {
  /// Draws every frame into one of `buffers` targets that keep their pixels, alternating, and
  /// compares it with the same frame drawn completely. The first pipeline rests after some frames.
  @Test(
    "a frame drawn by its damage equals the frame drawn completely, also after a rest",
    arguments: [(1, 1), (2, 2), (3, 3), (4, 2), (5, 1), (6, 3), (7, 2), (8, 1)]
      as [(UInt64, Int)])
  func partialEqualsWhole(seed: UInt64, buffers: Int) throws {
    var app = RandomApp(seed: 100 + seed, hasTransitions: true)
    let size = PixelSize(
      width: Int32(RandomApp.size.width), height: Int32(RandomApp.size.height))
    var (partial, whole) = (FramePipeline(), FramePipeline())
    var (partialBackend, wholeBackend) = (RecordingBackend(), RecordingBackend())
    var targets = Array(repeating: RecordingBackend.Grid(size), count: buffers)
    var drawnFrames = 0
    for frame in 0..<100 {
      if frame % 3 > 0 {
        let commit = app.nextCommit()
        partial.apply(commit)
        whole.apply(commit)
      }
      app.time += 0.11
      _ = (partial.animate(to: app.time), whole.animate(to: app.time))

      let damage = partial.plan(bufferAge: drawnFrames < buffers ? 0 : buffers)
      partialBackend.target = targets[drawnFrames % buffers]
      for capture in partial.takeCaptures() { try partialBackend.execute(capture) }
      try partialBackend.execute(partial.plan)
      whole.redrawWhole()
      _ = whole.plan(bufferAge: 0)
      wholeBackend.target = RecordingBackend.Grid(size)
      for capture in whole.takeCaptures() { try wholeBackend.execute(capture) }
      try wholeBackend.execute(whole.plan)

      guard !damage.frame.isEmpty else { continue }
      #expect(partialBackend.target?.pixels == wholeBackend.target?.pixels, "frame \(frame)")
      if let target = partialBackend.target { targets[drawnFrames % buffers] = target }
      drawnFrames += 1
      if drawnFrames % 5 == 0 { try partialBackend.execute(partial.rest()) }
    }
    #expect(drawnFrames > 30)
    #expect(partialBackend.uploads == wholeBackend.uploads)
  }

  @Test("contents are uploaded when they are set or changed, and in no other frame")
  func uploads() throws {
    let image = CGImage.chart(8, 8)
    var (pipeline, backend) = (FramePipeline(), RecordingBackend())
    var commit = Commit.window(100, 100, sublayers: [1])
    commit.upload(LayerContents(1, image), image)
    commit.set(1, CGRect(x: 0, y: 0, width: 8, height: 8)) { $0.contents = LayerContents(1, image) }
    commit.animate(1, .moveX(from: 0, to: 90, duration: 10))
    pipeline.apply(commit)
    for frame in 0..<50 {
      _ = pipeline.animate(to: Double(frame) / 10)
      _ = pipeline.plan(bufferAge: 1)
      try backend.execute(pipeline.plan)
    }
    #expect(backend.uploads == 1)
    #expect(backend.plans.allSatisfy { $0.batches.count == 1 })
    var later = Commit()
    later.upload(LayerContents(1, image), .plain(2, 2), x: 3, y: 3)
    pipeline.apply(later)
    _ = pipeline.plan(bufferAge: 1)
    try backend.execute(pipeline.plan)
    #expect(backend.uploads == 2)
  }
}
