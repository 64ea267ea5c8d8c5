import CoreGraphics
import LayerTree
import Testing

// `MergeTests` in CompositorTests checks that a merged commit has the effect of both commits.

@Suite("Commits")
struct CommitTests {
  private let layer = LayerID(rawValue: 1)

  private func change(
    _ layer: LayerID, _ body: (inout LayerChange) -> Void = { _ in }
  ) -> LayerChange {
    var change = LayerChange(layer: layer)
    body(&change)
    return change
  }

  private func image(_ width: Int = 2, _ height: Int = 2) -> CGImage {
    CGImage(
      width: width, height: height,
      premultipliedRGBA: [UInt8](repeating: 255, count: width * height * 4))
  }

  private func contents(_ id: UInt64) -> LayerContents {
    LayerContents(id: ContentsID(rawValue: id), width: 2, height: 2, isOpaque: true)
  }

  @Test("a new commit is empty")
  func empty() {
    #expect(Commit().isEmpty)
    var merged = Commit()
    merged.merge(Commit())
    #expect(merged.isEmpty)
    merged.wantsTicks = false
    #expect(!merged.isEmpty)
  }

  @Test("later values of root, surface and ticks win, and missing ones change nothing")
  func laterValuesWin() {
    var commit = Commit()
    commit.root = layer
    commit.wantsTicks = true
    commit.surface = SurfaceState(size: CGSize(width: 1, height: 1), scale: 1, serial: 7)
    commit.merge(Commit())
    #expect(commit.root == layer && commit.wantsTicks == true && commit.surface?.serial == 7)
    var later = Commit()
    later.root = LayerID(rawValue: 2)
    later.wantsTicks = false
    later.surface = SurfaceState(size: CGSize(width: 5, height: 5), scale: 2)
    commit.merge(later)
    #expect(commit.root == LayerID(rawValue: 2) && commit.wantsTicks == false)
    // The serial of the answered configure event is kept.
    let surface = SurfaceState(size: CGSize(width: 5, height: 5), scale: 2, serial: 7)
    #expect(commit.surface == surface)
  }

  @Test("a layer has one entry, with its latest values")
  func oneEntry() {
    let animation = Animation(
      property: .opacity, timing: MediaTiming(), track: .basic(BasicTrack(from: .zero, to: .one)))
    var commit = Commit()
    commit.layers = [
      change(layer) {
        $0.properties = LayerProperties()
        $0.animations = [.add(animation)]
      }
    ]
    var faded = LayerProperties()
    faded.opacity = 0.5
    var later = Commit()
    later.layers = [
      change(layer) {
        $0.properties = faded
        $0.sublayers = [LayerID(rawValue: 3)]
      },
      change(LayerID(rawValue: 3)),
    ]
    commit.merge(later)
    #expect(commit.layers.map(\.layer.rawValue) == [1, 3])
    #expect(commit.layers[0].properties == faded)
    #expect(commit.layers[0].sublayers == [LayerID(rawValue: 3)])
    #expect(commit.layers[0].animations.count == 1)
  }

  @Test("an animation that was added and removed is dropped")
  func briefAnimation() {
    let animation = Animation(
      property: .opacity, timing: MediaTiming(), track: .basic(BasicTrack(from: .zero, to: .one)))
    var commit = Commit()
    commit.layers = [change(layer) { $0.animations = [.add(animation)] }]
    var later = Commit()
    later.layers = [change(layer) { $0.animations = [.remove(animation.id)] }]
    commit.merge(later)
    let adds = commit.layers[0].animations.count { $0.added != nil }
    #expect(adds == 0)
  }

  @Test("removing a layer drops its changes, and the layer may return")
  func removal() {
    var commit = Commit()
    commit.layers = [change(layer) { $0.properties = LayerProperties() }]
    var later = Commit()
    later.removedLayers = [layer]
    commit.merge(later)
    #expect(commit.layers.isEmpty && commit.removedLayers == [layer])
    var back = Commit()
    back.layers = [change(layer)]
    commit.merge(back)
    #expect(commit.layers.map(\.layer) == [layer] && commit.removedLayers == [layer])
    for _ in 0..<100 {
      commit.merge(later)
      commit.merge(back)
    }
    #expect(commit.layers.count == 1 && commit.removedLayers.count == 1)
  }

  @Test("of repeated updates, the last whole one and the partial ones after it are kept")
  func coveredContents() {
    var commit = Commit()
    for _ in 0..<50 {
      var later = Commit()
      later.contents = [
        ContentsUpdate(contents: contents(1), patch: image()),
        ContentsUpdate(contents: contents(1), patch: image(1, 1), x: 1, y: 1),
      ]
      commit.merge(later)
    }
    #expect(commit.contents.map(\.isWhole) == [true, false])
  }

  @Test("discarded contents are not sent, and contents that are sent again are not discarded")
  func discarding() {
    var commit = Commit()
    commit.contents = [ContentsUpdate(contents: contents(1), patch: image())]
    var discard = Commit()
    discard.discardedContents = [ContentsID(rawValue: 1)]
    commit.merge(discard)
    #expect(commit.contents.isEmpty)
    #expect(commit.discardedContents == [ContentsID(rawValue: 1)])
    var again = Commit()
    again.contents = [ContentsUpdate(contents: contents(1), patch: image())]
    commit.merge(again)
    #expect(commit.contents.count == 1 && commit.discardedContents.isEmpty)
  }

  @Test("a surface's size is rounded to whole pixels, and is at least one")
  func pixelSize() {
    let odd = SurfaceState(size: CGSize(width: 333, height: 0), scale: 1.5).pixelSize
    #expect(odd.width == 500 && odd.height == 1)
  }

  @Test("ids are never used twice")
  func ids() {
    #expect(Set((0..<1000).map { _ in LayerID.next() }).count == 1000)
    #expect(Set((0..<1000).map { _ in ContentsID.next() }).count == 1000)
    #expect(Set((0..<1000).map { _ in Animation.ID.next() }).count == 1000)
  }
}
