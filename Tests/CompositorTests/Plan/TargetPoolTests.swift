import LayerTree
import Testing

@testable import Compositor

@Suite("The pool of targets") struct TargetPoolTests {
  private var pool = TargetPool(maximumSide: 4096)
  private var commands: [TextureCommand] = []

  /// Lets frames go by, and returns how many textures they delete.
  private mutating func deletions(inFrames frames: Int) -> Int {
    commands = []
    for _ in 0..<frames { pool.beginFrame(&commands) }
    return commands.count
  }

  private mutating func use(_ width: Int32, _ height: Int32) {
    pool.release(pool.acquire(PixelSize(width: width, height: height), &commands))
  }

  @Test("a texture of more than a megapixel is deleted after 600 frames without use")
  mutating func large() {
    use(2048, 1024)
    #expect(deletions(inFrames: 600) == 0)
    #expect(deletions(inFrames: 1) == 1)
    #expect(deletions(inFrames: 700) == 0)
  }

  @Test("unused textures of a megapixel together are kept for hours, so that none is created again")
  mutating func small() {
    for side in stride(from: 64, through: 512, by: 64) as StrideThrough<Int32> { use(side, side) }
    #expect(deletions(inFrames: 216_000) == 0)
    use(500, 500)
    #expect(commands.isEmpty)
  }

  @Test("as many textures are deleted as exceed the megapixel")
  mutating func some() {
    let targets = (0..<6).map { _ in pool.acquire(PixelSize(width: 576, height: 448), &commands) }
    for target in targets { pool.release(target) }
    #expect(deletions(inFrames: 601) == 2)
    #expect(deletions(inFrames: 700) == 0)
  }

  @Test("no side of a texture is a power of two, for which drivers would compile programs again")
  mutating func powersOfTwo() {
    for side in 1...2048 as ClosedRange<Int32> {
      let index = pool.acquire(PixelSize(width: side, height: 3), &commands)
      let target = pool[index]
      #expect(target.size.width.nonzeroBitCount > 1 && target.size.height.nonzeroBitCount > 1)
      #expect(side...side + 80 ~= target.size.width)
    }
  }

  @Test("a texture in use is never deleted")
  mutating func inUse() {
    let target = pool.acquire(PixelSize(width: 2048, height: 2048), &commands)
    #expect(deletions(inFrames: 700) == 0)
    pool.release(target)
    #expect(deletions(inFrames: 601) == 1)
  }

  @Test("an empty page of more than a megapixel is deleted")
  mutating func page() throws {
    let size = PixelSize(width: 60, height: 60)
    let place = try #require(pool.acquirePlace(size, level: 0, expected: 2 << 20, &commands))
    #expect(deletions(inFrames: 700) == 0)
    pool.release(place)
    #expect(deletions(inFrames: 700) == 1)
  }

  @Test("where memory is short, the next frame deletes all unused textures, and no later one does")
  mutating func shortage() {
    use(64, 64)
    let used = pool.acquire(PixelSize(width: 128, height: 128), &commands)
    pool.expireUnused()
    #expect(deletions(inFrames: 1) == 1)
    pool.release(used)
    #expect(deletions(inFrames: 700) == 0)
  }
}
