import CoreGraphics
import LayerTree
import Testing

@testable import Compositor

/// A scene that is drawn off screen for one reason, and a similar one that is drawn directly.
struct OffscreenCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let reason: OffscreenReasons
  /// Changes layer 1, or its sublayer 2, so that the reason holds.
  let hold: @Sendable (inout Commit) -> Void
  /// Changes them similarly, so that it does not hold.
  let avoid: @Sendable (inout Commit) -> Void

  static let frame = CGRect(x: 10, y: 10, width: 40, height: 40)

  private static func translucent(_ commit: inout Commit, sublayer: CGRect) {
    commit.paint(1, frame) { $0.opacity = 0.5 }
    commit.paint(2, sublayer)
  }

  static let all: [OffscreenCase] = [
    OffscreenCase(
      testDescription: "group opacity", reason: .groupOpacity,
      hold: { translucent(&$0, sublayer: CGRect(x: 0, y: 0, width: 9, height: 9)) },
      avoid: { translucent(&$0, sublayer: CGRect(x: 50, y: 0, width: 9, height: 9)) }),
    OffscreenCase(
      testDescription: "a filter", reason: .filters,
      hold: { $0.style(1) { $0.filters = [.gaussianBlur(radius: 3)] } },
      avoid: { $0.style(1) { $0.filters = [.gaussianBlur(radius: 0)] } }),
    OffscreenCase(
      testDescription: "rasterization", reason: .rasterization,
      hold: { $0.style(1) { $0.shouldRasterize = true } },
      avoid: { $0.style(1) { $0.rasterizationScale = 2 } }),
  ]
}

@Suite("Reasons for off-screen passes")
struct OffscreenReasonsTests {
  private func commit(_ change: (inout Commit) -> Void) -> Commit {
    var commit = Commit.window(100, 100, sublayers: [1])
    commit.paint(1, OffscreenCase.frame, sublayers: [2])
    commit.paint(2, CGRect(x: 0, y: 0, width: 9, height: 9))
    change(&commit)
    return commit
  }

  /// The reasons of each pass that does not draw into the frame.
  private func reasons(_ pipeline: inout FramePipeline, at time: Double = 0) -> [OffscreenReasons] {
    _ = pipeline.animate(to: time)
    _ = pipeline.plan(bufferAge: 0)
    return (pipeline.takeCaptures() + [pipeline.plan]).flatMap(\.passes)
      .filter { $0.target != .frame && $0.kind == .draw }.map(\.reasons)
  }

  private func reasons(_ commit: Commit) -> [OffscreenReasons] {
    var pipeline = FramePipeline()
    pipeline.apply(commit)
    return reasons(&pipeline)
  }

  @Test(
    "each reason has a pass of its own, which a similar scene avoids", arguments: OffscreenCase.all)
  func each(_ example: OffscreenCase) {
    #expect(reasons(commit(example.hold)) == [example.reason])
    #expect(reasons(commit(example.avoid)).isEmpty)
  }

  @Test("a masked layer and its mask have a pass each; clipping to bounds has none")
  func masks() {
    var masked = commit { _ in }
    masked.layers[1].mask = 3
    masked.paint(3, CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(reasons(masked) == [.mask, .masked])
    #expect(reasons(commit { $0.style(1) { $0.masksToBounds = true } }).isEmpty)
  }

  @Test("several reasons of one group are one pass")
  func several() {
    let both = commit {
      $0.paint(1, OffscreenCase.frame) { $0.opacity = 0.5 }
      $0.style(1) { $0.filters = [.gaussianBlur(radius: 3)] }
    }
    #expect(reasons(both) == [[.groupOpacity, .filters]])
    #expect("\(reasons(both)[0])" == "group opacity, filters")
  }

  @Test(
    "a cross-fade of overlapping contents is drawn off screen, and contents without one are not")
  func contentsCrossFade() {
    let images = [CGImage.chart(8, 8), CGImage.plain(8, 8)]
    var commit = commit { _ in }
    for (index, image) in images.enumerated() {
      commit.upload(LayerContents(UInt64(index + 1), image), image)
    }
    commit.set(2, OffscreenCase.frame) {
      $0.contents = LayerContents(1, images[0])
      $0.opacity = 0.5
    }
    #expect(reasons(commit).isEmpty)
    for isDiscrete in [false, true] {
      var animated = commit
      animated.animate(2, crossFade(images, isDiscrete: isDiscrete))
      var pipeline = FramePipeline()
      pipeline.apply(animated)
      #expect(reasons(&pipeline, at: 0.3) == (isDiscrete ? [] : [.crossFade]))
    }
  }

  private func crossFade(_ images: [CGImage], isDiscrete: Bool) -> Animation {
    var timing = MediaTiming()
    timing.duration = 1
    let track = ContentsTrack(
      values: [.contents(LayerContents(1, images[0])), .contents(LayerContents(2, images[1]))],
      segments: KeyframeSegments(
        count: 2, keyTimes: nil, timingFunctions: [], isDiscrete: isDiscrete))
    return Animation(property: .contents, timing: timing, track: .composited(.contents(track)))
  }

  @Test("a page curl is drawn off screen, a push is not", arguments: [true, false])
  func pageCurl(isCurl: Bool) {
    var pipeline = FramePipeline()
    pipeline.apply(commit { _ in })
    _ = reasons(&pipeline)
    var timing = MediaTiming()
    timing.duration = 1
    var change = Commit()
    change.animate(
      1,
      Animation(
        property: .contents, timing: timing,
        track: .composited(
          .transition(
            TransitionTrack(
              isCurl ? .curlDown : .push, from: .minX, startProgress: 0, endProgress: 1)))))
    pipeline.apply(change)
    _ = pipeline.takeCaptures()
    #expect(reasons(&pipeline, at: 0.5) == (isCurl ? [.pageCurl] : []))
  }

  @Test("the plan says why groups are drawn off screen")
  func description() {
    var pipeline = FramePipeline()
    pipeline.apply(commit(OffscreenCase.all[0].hold))
    _ = pipeline.animate(to: 0)
    _ = pipeline.plan(bufferAge: 0)
    #expect("\(pipeline.plan)".contains(" because of group opacity"))
  }
}
