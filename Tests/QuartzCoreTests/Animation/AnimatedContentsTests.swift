import CoreGraphics
import Foundation
import LayerTree
import QuartzCore
import Testing

@Suite("Animated contents", .serialized) @MainActor
struct AnimatedContentsTests {
  private func values(_ animation: Animation?) -> [ContentsTrack.Value]? {
    guard case .composited(.contents(let track)) = animation?.track else { return nil }
    return track.values
  }

  private func sentContents(_ commit: Commit?) -> [ContentsID] {
    commit?.contents.map(\.contents.id) ?? []
  }

  @Test("new contents cross-fade implicitly from the previous ones, which are kept until the end")
  func implicit() throws {
    let stage = Stage()
    defer { stage.end() }
    let (first, second) = (CGImage.plain(), CGImage.plain())
    let layer = CALayer()
    stage.root.addSublayer(layer)
    layer.contents = first
    #expect(layer.animationKeys() == nil, "the layer was not to be seen before")
    stage.flush()
    layer.contents = second
    let animation = try #require(layer.animation(forKey: "contents") as? CABasicAnimation)
    #expect(animation.fromValue as? CGImage === first && animation.toValue == nil)
    var commit = try #require(stage.flush())
    let sent = try #require(commit.change(of: layer)?.added.first)
    #expect(values(sent) == [.contents(LayerContents(image: first)), .below])
    #expect(sent.timing.duration == 0.25 && sent.property == .contents)
    #expect(commit.discardedContents.isEmpty)
    stage.advance(by: 0.25)
    commit = try #require(stage.flush())
    #expect(commit.discardedContents == [LayerContents(image: first).id])
  }

  @Test("removed contents fade out, and added contents fade in")
  func nothing() throws {
    let stage = Stage()
    defer { stage.end() }
    let (layer, image) = (stage.layer(), CGImage.plain())
    layer.contents = image
    #expect(values(stage.flush()?.change(of: layer)?.added.first) == [.nothing, .below])
    layer.contents = nil
    let change = try #require(stage.flush()?.change(of: layer))
    #expect(values(change.added.first) == [.contents(LayerContents(image: image)), .below])
    #expect(change.removed.count == 1)
  }

  @Test("with actions disabled, new contents appear at once")
  func disabled() {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    CATransaction.setDisableActions(true)
    layer.contents = CGImage.plain()
    #expect(layer.animationKeys() == nil)
    stage.flush()
  }

  @Test("images of an animation are sent with it, once, and kept until it is removed")
  func held() throws {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    let images = [CGImage.plain(), CGImage.plain(), CGImage.plain()]
    let ids = images.map { LayerContents(image: $0).id }
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = [images[0], images[1], images[0], NSNull(), images[2]]
    animation.calculationMode = .discrete
    animation.repeatCount = .infinity
    animation.duration = 1
    layer.add(animation, forKey: "film")
    var commit = try #require(stage.flush())
    #expect(sentContents(commit) == ids && commit.discardedContents.isEmpty)
    let sent = try #require(commit.change(of: layer)?.added.first)
    #expect(
      values(sent) == [
        .contents(LayerContents(image: images[0])), .contents(LayerContents(image: images[1])),
        .contents(LayerContents(image: images[0])), .nothing,
        .contents(LayerContents(image: images[2])),
      ])
    stage.advance(by: 100)
    #expect(stage.flush()?.discardedContents.isEmpty != false)
    layer.removeAnimation(forKey: "film")
    commit = try #require(stage.flush())
    #expect(commit.change(of: layer)?.removed == [sent.id])
    #expect(Set(commit.discardedContents) == Set(ids))
  }

  @Test("the images of a layer's animations are discarded and sent again with the layer")
  func leaving() throws {
    let stage = Stage()
    defer { stage.end() }
    let (layer, image) = (CALayer(), CGImage.plain())
    let animation = CABasicAnimation(keyPath: "contents")
    animation.toValue = image
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stage.root.addSublayer(layer)
    #expect(sentContents(stage.flush()) == [LayerContents(image: image).id])
    layer.removeFromSuperlayer()
    #expect(stage.flush()?.discardedContents == [LayerContents(image: image).id])
  }

  @Test("values that are not images animate nothing")
  func misfits() throws {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    for value in [1.0, CGPoint.zero, CGColor.black] as [Any] {
      let animation = CABasicAnimation(keyPath: "contents")
      animation.toValue = value
      layer.add(animation, forKey: "basic")
      let frames = CAKeyframeAnimation(keyPath: "contents")
      frames.values = [CGImage.plain(), value]
      layer.add(frames, forKey: "frames")
      #expect(stage.flush()?.change(of: layer)?.added.isEmpty != false)
    }
  }
}
