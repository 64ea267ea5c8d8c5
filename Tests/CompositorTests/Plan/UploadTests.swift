import CoreGraphics
import LayerTree
import Testing

@testable import Compositor

/// Uploads that are spread over frames. Layer 1 shows bitmaps, layer 2 moves.
@Suite("Uploads in slices")
struct UploadTests {
  private static let red = SIMD4<UInt8>(255, 0, 0, 255)
  private static let blue = SIMD4<UInt8>(0, 0, 255, 255)
  private static let green = SIMD4<UInt8>(0, 255, 0, 255)

  /// A pipeline that uploads at most 4 KiB per frame, and what it draws.
  private struct Screen {
    var pipeline = FramePipeline()
    var backend = RecordingBackend()
    var time = 0.0

    init(limit: Int = 4096) throws {
      var commit = Commit.window(64, 68, sublayers: [1, 2])
      let image = CGImage.plain(8, 8, red)
      commit.upload(LayerContents(1, image), image)
      commit.show(LayerContents(1, image))
      commit.paint(2, CGRect(x: 0, y: 64, width: 4, height: 4))
      commit.animate(2, .moveX(from: 0, to: 60, duration: 60))
      backend.target = RecordingBackend.Grid(PixelSize(width: 64, height: 68))
      pipeline.apply(commit)
      try frame()
      pipeline.uploadLimit = limit
    }

    /// Draws a frame. Returns the color of layer 1 if it has one color.
    @discardableResult mutating func frame() throws -> SIMD4<UInt8>? {
      time += 1
      _ = pipeline.animate(to: time)
      _ = pipeline.plan(bufferAge: 1)
      try backend.execute(pipeline.plan)
      let target = try #require(backend.target)
      #expect(target[Int32(time) + 1, 66] != .zero, "layer 2 moves in each frame")
      let color = target[0, 0]
      for y in 0..<40 as Range<Int32> {
        for x in 0..<40 as Range<Int32> where target[x, y] != color { return nil }
      }
      return SIMD4<UInt8>(color * 255)
    }

    /// Draws frames until all uploads are complete. Returns the colors of layer 1.
    mutating func frames() throws -> [SIMD4<UInt8>?] {
      var colors: [SIMD4<UInt8>?] = []
      repeat { colors.append(try frame()) } while pipeline.isUploading && colors.count < 50
      return colors
    }

    var commands: [String] { pipeline.plan.textureCommands.map(\.description) }
  }

  @Test(
    "a large bitmap is uploaded in rows over several frames, which show the previous one until then"
  )
  func slices() throws {
    var screen = try Screen()
    let image = CGImage.plain(64, 64, Self.blue)
    var commit = Commit()
    commit.upload(LayerContents(2, image), image)
    commit.show(LayerContents(2, image))
    commit.discardedContents = [ContentsID(rawValue: 1)]
    screen.pipeline.apply(commit)
    var uploads: [[String]] = []
    for _ in 0..<3 {
      #expect(try screen.frame() == Self.red)
      #expect(screen.pipeline.isUploading)
      uploads.append(screen.commands)
    }
    #expect(try screen.frame() == Self.blue)
    uploads.append(screen.commands)
    #expect(!screen.pipeline.isUploading)
    #expect(
      uploads == [
        ["upload 64×16 to texture 1 at (1, 11)"], ["upload 64×16 to texture 1 at (1, 27)"],
        ["upload 64×16 to texture 1 at (1, 43)"], ["upload 64×16 to texture 1 at (1, 59)"],
      ])
    #expect(screen.pipeline.tree.textures.placementIndex(of: ContentsID(rawValue: 1)) == nil)
  }

  @Test("an image of 4096 × 4096 pixels takes as many frames as its bytes need")
  func largeImage() throws {
    let limit = 10 << 20
    let image = CGImage(
      width: 4096, height: 4096,
      premultipliedRGBA: [UInt8](repeating: 255, count: 4 * 4096 * 4096))
    var pipeline = FramePipeline()
    pipeline.uploadLimit = limit
    var commit = Commit.window(64, 64, sublayers: [1])
    commit.upload(LayerContents(1, image), image)
    commit.show(LayerContents(1, image))
    pipeline.apply(commit)
    var rows: [Int] = []
    repeat {
      _ = pipeline.animate(to: 0)
      _ = pipeline.plan(bufferAge: 1)
      for case .upload(_, let slice, 0, let y, []) in pipeline.plan.textureCommands {
        #expect(slice.width == 4096 && Int(y) == rows.reduce(0, +))
        rows.append(slice.height)
      }
      #expect(pipeline.plan.batches.isEmpty == pipeline.isUploading)
      pipeline.noteReady([TextureID(rawValue: 1)])
    } while pipeline.isUploading && rows.count < 20
    #expect(rows == [640, 640, 640, 640, 640, 640, 256])
  }

  @Test("a bitmap that is redrawn shows its previous pixels until all new ones are there")
  func redrawn() throws {
    var screen = try Screen()
    let image = CGImage.plain(64, 64, Self.blue)
    var commit = Commit()
    commit.upload(LayerContents(2, image), image)
    commit.show(LayerContents(2, image))
    screen.pipeline.apply(commit)
    _ = try screen.frames()
    var redraw = Commit()
    redraw.upload(LayerContents(2, image), .plain(64, 64, Self.green))
    screen.pipeline.apply(redraw)
    #expect(try screen.frames() == [Self.blue, Self.blue, Self.blue, Self.green])
    // The rows of a part are not drawn one after the other either.
    var part = Commit()
    part.upload(LayerContents(2, image), .plain(64, 50, Self.red))
    screen.pipeline.apply(part)
    #expect(try screen.frames() == [Self.green, Self.green, Self.green, Self.red])
    let target = try #require(screen.backend.target)
    #expect(target[5, 49] == SIMD4(1, 0, 0, 1) && target[5, 50] == SIMD4(0, 1, 0, 1))
  }

  @Test(
    "bitmaps are shown in the order of their commits; one that is replaced before its turn never")
  func replaced() throws {
    var screen = try Screen()
    let colors = [Self.blue, Self.green, SIMD4<UInt8>(255, 255, 0, 255)]
    for (index, color) in colors.enumerated() {
      let image = CGImage.plain(64, 64, color)
      var commit = Commit()
      commit.upload(LayerContents(UInt64(index) + 2, image), image)
      commit.show(LayerContents(UInt64(index) + 2, image))
      commit.discardedContents = [ContentsID(rawValue: UInt64(index) + 1)]
      screen.pipeline.apply(commit)
      #expect(try screen.frame() == Self.red)
    }
    #expect(try screen.frames() == [colors[0], colors[0], colors[0], colors[0], colors[2]])
    for id in 1...3 as ClosedRange<UInt64> {
      #expect(screen.pipeline.tree.textures.placementIndex(of: ContentsID(rawValue: id)) == nil)
    }
    #expect(screen.backend.textures.count == 1)
  }

  @Test("a bitmap that is discarded during its upload leaves nothing behind")
  func removed() throws {
    var screen = try Screen()
    let image = CGImage.plain(600, 64, Self.blue)
    var commit = Commit()
    commit.upload(LayerContents(2, image), image)
    commit.show(LayerContents(2, image))
    screen.pipeline.apply(commit)
    #expect(try screen.frame() == Self.red)
    #expect(screen.backend.textures.count == 2)
    var removal = Commit()
    removal.order(0, [2])
    removal.removedLayers = [1]
    removal.discardedContents = [ContentsID(rawValue: 1), ContentsID(rawValue: 2)]
    screen.pipeline.apply(removal)
    #expect(try screen.frame() == SIMD4(0, 0, 0, 255))
    #expect(!screen.pipeline.isUploading && screen.backend.textures.isEmpty)
    #expect(screen.pipeline.tree.textures.bitmapBytes == 0)
  }

  @Test("a large texture is created ahead, and filled once the backend says that it exists")
  func ahead() throws {
    var screen = try Screen(limit: 1 << 20)
    let image = CGImage.plain(1024, 300, Self.blue)
    var commit = Commit()
    commit.upload(LayerContents(2, image), image)
    commit.show(LayerContents(2, image))
    screen.pipeline.apply(commit)
    #expect(try screen.frame() == Self.red)
    #expect(screen.commands == ["create texture 2 1024×300 ahead"])
    #expect(try screen.frame() == Self.red)
    #expect(screen.commands == [])
    screen.pipeline.noteReady([TextureID(rawValue: 2)])
    #expect(try screen.frames() == [Self.red, Self.blue])
  }

  @Test(
    "ten thousand bitmaps that wait for a texture are uploaded in order, the last of each alone")
  func waiting() {
    var queue = UploadQueue()
    let images = (0..<2).map { CGImage.plain(4, 4, $0 == 0 ? Self.blue : Self.green) }
    let count: UInt64 = 10_000
    for image in images {
      for id in 1...count {
        queue.add(ContentsUpdate(contents: LayerContents(id, image), patch: image))
      }
    }
    for id in stride(from: 3, through: count, by: 3) {
      #expect(queue.remove(ContentsID(rawValue: id)) == nil)
    }
    var order: [UInt64] = []
    while let upload = queue.next() {
      #expect(upload.update.patch === images[1])
      order.append(upload.update.contents.id.rawValue)
      queue.removeFirst()
    }
    #expect(queue.isEmpty && order == (1...count).filter { $0 % 3 != 0 })
  }

  @Test(
    "an upload that has begun is continued where its bitmap changes, and ends where it is removed")
  func begun() {
    var (queue, table) = (UploadQueue(), TextureTable())
    let image = CGImage.plain(4, 4, Self.blue)
    let update = ContentsUpdate(contents: LayerContents(1, image), patch: image)
    queue.add(update)
    queue.add(ContentsUpdate(contents: LayerContents(2, image), patch: image))
    var upload = queue.next()
    let target = table.place(PixelSize(width: 4, height: 4), isMipmapped: false)
    upload?.target = target
    upload?.rows = 1
    upload.map { queue.suspend($0) }
    queue.add(update)
    #expect(queue.hasBegun(ContentsID(rawValue: 1)) && queue.next()?.rows == 1)
    queue.removeFirst()
    #expect(queue.next()?.update.contents.id.rawValue == 2)
    queue.removeFirst()
    #expect(queue.next()?.rows == 0, "the later update waits for its turn")
    upload = queue.next()
    upload?.target = target
    upload.map { queue.suspend($0) }
    #expect(queue.remove(ContentsID(rawValue: 1))?.texture == target.texture && queue.isEmpty)
  }

  @Test("an upload goes on while the bitmap that is shown is evicted, and is not asked for")
  func evicted() throws {
    var pipeline = FramePipeline(textureBudget: 1)
    pipeline.uploadLimit = 4096
    let image = CGImage.plain(64, 64, Self.blue)
    var contents = LayerContents(1, image)
    contents.isRecreatable = true
    var commit = Commit.window(64, 64, sublayers: [1])
    commit.upload(contents, image)
    commit.show(contents)
    pipeline.apply(commit)
    for _ in 0..<20 {
      _ = pipeline.animate(to: 0)
      _ = pipeline.plan(bufferAge: 1)
    }
    #expect(!pipeline.isUploading && pipeline.takeWantedContents() == [])
    pipeline.releaseMemory()
    #expect(pipeline.tree.textures.evictions == 0, "what the last frame showed is kept")
  }

  @Test(
    "frames with limited uploads end with the same picture", arguments: 1...6 as ClosedRange<UInt64>
  )
  func randomApp(seed: UInt64) throws {
    var app = RandomApp(seed: seed)
    var (limited, whole) = (FramePipeline(), FramePipeline())
    limited.uploadLimit = 64
    var (slow, fast) = (RecordingBackend(), RecordingBackend())
    let size = PixelSize(
      width: Int32(RandomApp.size.width), height: Int32(RandomApp.size.height))
    (slow.target, fast.target) = (.init(size), .init(size))
    var waited = 0
    for round in 0..<60 {
      let commit = app.nextCommit()
      limited.apply(commit)
      whole.apply(commit)
      app.time += 0.11
      for step in 0..<200 where step < round % 3 || round % 10 == 9 && limited.isUploading {
        _ = limited.animate(to: app.time)
        _ = limited.plan(bufferAge: 1)
        try slow.execute(limited.plan)
        waited += limited.isUploading ? 1 : 0
      }
      guard round % 10 == 9 else { continue }
      _ = (limited.animate(to: app.time), whole.animate(to: app.time))
      limited.redrawWhole()
      whole.redrawWhole()
      _ = (limited.plan(bufferAge: 0), whole.plan(bufferAge: 0))
      (slow.target, fast.target) = (.init(size), .init(size))
      try slow.execute(limited.plan)
      try fast.execute(whole.plan)
      #expect(!limited.isUploading && slow.target?.pixels == fast.target?.pixels, "round \(round)")
    }
    #expect(waited > 5)
  }
}

extension Commit {
  /// Has layer 1, of 64 × 64 points, show contents.
  fileprivate mutating func show(_ contents: LayerContents) {
    set(1, CGRect(x: 0, y: 0, width: 64, height: 64)) { $0.contents = contents }
  }
}
