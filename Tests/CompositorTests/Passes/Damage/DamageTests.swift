import Compositor
import CoreGraphics
import LayerTree
import Testing

@Suite("Damage")
struct DamageTests {
  /// A tree of 100 × 100 pixels with three separate squares, all drawn.
  private func pipeline() -> FramePipeline {
    var pipeline = FramePipeline()
    var commit = Commit.window(100, 100, sublayers: [1, 2, 3])
    for number in 1...3 {
      commit.paint(LayerID(rawValue: UInt32(number)), square(number * 20))
    }
    pipeline.apply(commit)
    _ = pipeline.plan(bufferAge: 0)
    return pipeline
  }

  private func square(_ x: Int) -> CGRect {
    CGRect(x: x, y: 0, width: 10, height: 10)
  }

  private func box(_ x: Int32) -> PixelRect { PixelRect(x, 0, 10, 10) }

  private func damage(_ pipeline: inout FramePipeline, _ commit: Commit) -> Set<PixelRect> {
    pipeline.apply(commit)
    let damage = pipeline.plan(bufferAge: 1)
    #expect(damage.buffer == damage.frame)
    return Set(damage.frame.rects)
  }

  @Test("the first frame is drawn completely, an unchanged one not at all")
  func unchanged() {
    var pipeline = FramePipeline()
    pipeline.apply(.window(100, 100))
    let first = pipeline.plan(bufferAge: 0)
    #expect(Array(first.frame.rects) == [PixelRect(0, 0, 100, 100)] && first.buffer == first.frame)
    for age in [0, 1, 2, 9] {
      let next = pipeline.plan(bufferAge: age)
      #expect(next.frame.isEmpty && next.buffer.isEmpty)
      #expect(pipeline.plan.passes.isEmpty && pipeline.plannedPixels == 0)
    }
  }

  @Test("a moving layer damages its previous and its new position")
  func moving() {
    var pipeline = pipeline()
    var commit = Commit()
    commit.paint(2, square(43).offsetBy(dx: 0, dy: 50))
    #expect(damage(&pipeline, commit) == [box(40), PixelRect(43, 50, 10, 10)])
    commit.paint(2, square(42).offsetBy(dx: 0, dy: 50))
    #expect(damage(&pipeline, commit) == [PixelRect(42, 50, 11, 10)])
  }

  @Test("a change of color, opacity or visibility damages only the layer")
  func appearance() {
    var pipeline = pipeline()
    var commit = Commit()
    commit.paint(2, square(40)) { $0.backgroundColor = .one }
    #expect(damage(&pipeline, commit) == [box(40)])
    commit.paint(2, square(40)) { $0.opacity = 0.5 }
    #expect(damage(&pipeline, commit) == [box(40)])
    commit.paint(2, square(40)) { $0.isHidden = true }
    #expect(damage(&pipeline, commit) == [box(40)])
    commit.paint(2, square(40)) { $0.position.x += 7 }
    #expect(damage(&pipeline, commit) == [PixelRect(47, 0, 10, 10)])
  }

  @Test("an invisible change damages nothing")
  func invisible() {
    var pipeline = pipeline()
    var commit = Commit()
    commit.set(0, CGRect(x: 0, y: 0, width: 100, height: 100)) {
      $0.anchorPoint = .zero
      $0.position = .zero
    }
    commit.paint(9, CGRect(x: 200, y: 0, width: 10, height: 10))
    commit.order(0, [1, 2, 3, 9])
    #expect(damage(&pipeline, commit) == [])
  }

  @Test("a removed layer damages its position, and so does an added one")
  func comingAndGoing() {
    var pipeline = pipeline()
    var commit = Commit()
    commit.order(0, [1, 3])
    commit.removedLayers = [2]
    #expect(damage(&pipeline, commit) == [box(40)])
    var back = Commit()
    back.order(0, [1, 3, 4])
    back.paint(4, square(80))
    #expect(damage(&pipeline, back) == [box(80)])
  }

  @Test("reordered layers are damaged where they overlap the ones that they pass")
  func reordering() {
    var pipeline = FramePipeline()
    var commit = Commit.window(100, 100, sublayers: [1, 2, 3])
    commit.paint(1, CGRect(x: 0, y: 0, width: 20, height: 20))
    commit.paint(2, CGRect(x: 10, y: 10, width: 20, height: 20))
    commit.paint(3, CGRect(x: 70, y: 70, width: 20, height: 20))
    pipeline.apply(commit)
    _ = pipeline.plan(bufferAge: 0)
    var later = Commit()
    later.order(0, [2, 1, 3])
    pipeline.apply(later)
    let damage = pipeline.plan(bufferAge: 1).frame
    #expect(damage.rects.contains { $0.contains(PixelRect(10, 10, 10, 10)) })
    #expect(!damage.rects.contains { $0.intersects(PixelRect(70, 70, 20, 20)) })
  }

  @Test("a partial update of a bitmap damages only that part")
  func patches() {
    let image = CGImage.chart(20, 20)
    let contents = LayerContents(1, image)
    var pipeline = FramePipeline()
    var commit = Commit.window(100, 100, sublayers: [1, 2, 3])
    commit.upload(contents, image)
    // At scale 1, at scale 2, and rotated.
    commit.set(1, CGRect(x: 10, y: 10, width: 20, height: 20)) { $0.contents = contents }
    commit.set(2, CGRect(x: 40, y: 10, width: 40, height: 40)) { $0.contents = contents }
    commit.set(3, CGRect(x: 10, y: 60, width: 20, height: 20)) {
      $0.contents = contents
      $0.transform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    }
    pipeline.apply(commit)
    _ = pipeline.plan(bufferAge: 0)
    var later = Commit()
    later.upload(contents, .plain(2, 3), x: 5, y: 6)
    let rects = damage(&pipeline, later)
    #expect(rects.contains(PixelRect(15, 16, 2, 3)))
    // Linear sampling reads beyond the patch.
    let doubled = PixelRect(50, 22, 4, 6)
    let inside = rects.filter { PixelRect(40, 10, 40, 40).contains($0) }
    #expect(inside.count == 1 && inside.allSatisfy { $0.contains(doubled) && $0.area < 200 })
    #expect(rects.contains { $0.contains(PixelRect(10, 60, 20, 20)) })
  }

  @Test("two patches between two frames damage the whole bitmap")
  func twoPatches() {
    let image = CGImage.chart(20, 20)
    let contents = LayerContents(1, image)
    var pipeline = FramePipeline()
    var commit = Commit.window(100, 100, sublayers: [1])
    commit.upload(contents, image)
    commit.set(1, CGRect(x: 10, y: 10, width: 20, height: 20)) { $0.contents = contents }
    pipeline.apply(commit)
    _ = pipeline.plan(bufferAge: 0)
    var later = Commit()
    later.upload(contents, .plain(2, 2), x: 0, y: 0)
    later.upload(contents, .plain(2, 2), x: 9, y: 9)
    #expect(damage(&pipeline, later) == [PixelRect(10, 10, 20, 20)])
  }

  @Test("a bitmap that replaces a removed one at the same location is damaged")
  func reusedLocation() {
    let (first, second) = (CGImage.chart(20, 20), CGImage.plain(20, 20))
    var pipeline = FramePipeline()
    var commit = Commit.window(100, 100, sublayers: [1])
    commit.upload(LayerContents(1, first), first)
    commit.set(1, CGRect(x: 10, y: 10, width: 20, height: 20)) {
      $0.contents = LayerContents(1, first)
    }
    // Keeps the atlas page.
    commit.upload(LayerContents(9, first), first)
    pipeline.apply(commit)
    _ = pipeline.plan(bufferAge: 0)
    var gone = Commit()
    gone.set(1, CGRect(x: 10, y: 10, width: 20, height: 20))
    gone.discardedContents = [ContentsID(rawValue: 1)]
    pipeline.apply(gone)
    var back = Commit()
    back.upload(LayerContents(2, second), second)
    back.set(1, CGRect(x: 10, y: 10, width: 20, height: 20)) {
      $0.contents = LayerContents(2, second)
    }
    #expect(damage(&pipeline, back) == [PixelRect(10, 10, 20, 20)])
  }

  @Test("an older buffer also gets the damage of the frames that it missed")
  func bufferAges() {
    for age in 0...6 {
      var pipeline = pipeline()
      for step in 1...4 {
        var commit = Commit()
        commit.paint(1, square(20).offsetBy(dx: 0, dy: CGFloat(step * 20)))
        pipeline.apply(commit)
        let damage = pipeline.plan(bufferAge: step == 4 ? age : 1)
        guard step == 4 else { continue }
        #expect(damage.frame.box == PixelRect(20, 60, 10, 30))
        let expected =
          switch age {
          case 1: PixelRect(20, 60, 10, 30)
          case 2: PixelRect(20, 40, 10, 50)
          case 3: PixelRect(20, 20, 10, 70)
          case 4: PixelRect(20, 0, 10, 90)
          default: PixelRect(0, 0, 100, 100)
          }
        #expect(damage.buffer.box == expected, "age \(age)")
      }
    }
  }

  @Test("an unchanged frame does not increase the age of a buffer")
  func unchangedFramesHaveNoAge() {
    var pipeline = pipeline()
    var commit = Commit()
    commit.paint(1, square(20).offsetBy(dx: 0, dy: 50))
    _ = damage(&pipeline, commit)
    for _ in 0..<10 { _ = pipeline.plan(bufferAge: 1) }
    commit.paint(1, square(20))
    pipeline.apply(commit)
    let damage = pipeline.plan(bufferAge: 2)
    #expect(Set(damage.buffer.rects) == [box(20), PixelRect(20, 50, 10, 10)])
  }

  @Test("after a resize or a loss of pixels, the target is drawn completely")
  func resizing() {
    var pipeline = pipeline()
    var commit = Commit()
    commit.surface = SurfaceState(size: CGSize(width: 50, height: 60), scale: 2)
    #expect(damage(&pipeline, commit) == [PixelRect(0, 0, 100, 120)])
    #expect(pipeline.plan.size == PixelSize(width: 100, height: 120))
    #expect(pipeline.plan(bufferAge: 1).frame.isEmpty)
    pipeline.redrawWhole()
    #expect(Array(pipeline.plan(bufferAge: 1).buffer.rects) == [PixelRect(0, 0, 100, 120)])
  }

  @Test("the damage of many changes is one rectangle around them")
  func manyChanges() {
    var pipeline = FramePipeline()
    let count: UInt32 = 400
    func commit(_ offset: CGFloat) -> Commit {
      var commit = Commit.window(200, 200, sublayers: (1...count).map { LayerID(rawValue: $0) })
      for number in 1...count {
        let (x, y) = (CGFloat(number % 20) * 5 + offset, CGFloat(number / 20) * 5)
        commit.paint(LayerID(rawValue: number), CGRect(x: x, y: y, width: 3, height: 3))
      }
      return commit
    }
    pipeline.apply(commit(10))
    _ = pipeline.plan(bufferAge: 0)
    pipeline.apply(commit(11))
    #expect(Array(pipeline.plan(bufferAge: 1).frame.rects) == [PixelRect(10, 0, 99, 103)])
  }

  @Test("a partial update damages the part as mapped by gravity, contentsRect and trimming")
  func mappedPatches() {
    func patch(_ frame: CGRect, _ body: (inout LayerStyle) -> Void) -> [PixelRect] {
      let image = CGImage.chart(20, 20)
      var commit = Commit.window(100, 100, sublayers: [1])
      commit.upload(LayerContents(1, image), image)
      commit.set(1, frame) { $0.contents = LayerContents(1, image) }
      commit.style(1, body)
      var pipeline = FramePipeline()
      pipeline.apply(commit)
      _ = pipeline.plan(bufferAge: 0)
      var later = Commit()
      later.upload(LayerContents(1, image), .plain(2, 3), x: 5, y: 6)
      pipeline.apply(later)
      return Array(pipeline.plan(bufferAge: 1).frame.rects)
    }
    let large = CGRect(x: 10, y: 10, width: 40, height: 40)
    #expect(patch(large) { $0.contentsGravity = .center } == [PixelRect(25, 26, 2, 3)])
    let small = CGRect(x: 10, y: 10, width: 8, height: 8)
    #expect(
      patch(small) {
        $0.contentsGravity = .bottomLeft
        $0.masksToBounds = true
      } == [PixelRect(15, 16, 2, 2)])
    let quarter = CGRect(x: 10, y: 10, width: 10, height: 10)
    #expect(
      patch(quarter) { $0.contentsRect = CGRect(x: 0, y: 0.25, width: 0.5, height: 0.5) }
        == [PixelRect(15, 11, 2, 3)])
    // Outside of the visible part.
    #expect(
      patch(quarter) { $0.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5) } == [])
    #expect(
      patch(large) {
        $0.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0.1, height: 0.1)
      } == [PixelRect(10, 10, 40, 40)])
  }

  @Test("a change of radius, border or clip damages only the affected layers")
  func styles() {
    var pipeline = pipeline()
    var commit = Commit()
    commit.paint(1, square(20), sublayers: [4])
    commit.paint(4, CGRect(x: 2, y: 2, width: 20, height: 4), sublayers: [])
    _ = damage(&pipeline, commit)
    var masked = Commit()
    masked.style(1) { $0.masksToBounds = true }
    #expect(damage(&pipeline, masked) == [PixelRect(22, 2, 20, 4)])
    masked.style(1) {
      $0.masksToBounds = true
      $0.cornerRadius = 5
    }
    #expect(damage(&pipeline, masked) == [box(20)])
    #expect(damage(&pipeline, masked) == [])
    var border = Commit()
    border.style(3) { $0.borderWidth = 1 }
    #expect(damage(&pipeline, border) == [box(60)])
  }

  @Test("clips and shapes at different indices are not a change")
  func movedParameters() {
    var pipeline = pipeline()
    var commit = Commit()
    for number in [1, 3] as [UInt32] {
      let layer = LayerID(rawValue: number)
      commit.paint(layer, square(Int(number) * 20), sublayers: [LayerID(rawValue: number + 10)])
      commit.paint(LayerID(rawValue: number + 10), CGRect(x: 0, y: 0, width: 10, height: 10))
      commit.style(layer) {
        $0.masksToBounds = true
        $0.cornerRadius = 5
      }
    }
    _ = damage(&pipeline, commit)
    var plain = Commit()
    plain.style(1) { _ in }
    #expect(damage(&pipeline, plain) == [box(20)])
  }
}
