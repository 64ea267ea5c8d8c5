import CoreGraphics
import LayerTree
import QuartzCore

/// A layer tree with a context but without a window, which records the commits. The media clock is
/// stopped and advances only by `advance(by:)`.
@MainActor final class Stage {
  @MainActor private final class Log {
    var commits: [Commit] = []
  }

  let root = CALayer()
  let context: LayerContext
  private let log = Log()

  init() {
    MediaClock.set(100)
    // Commits leftovers of an earlier test.
    CATransaction.flush()
    context = LayerContext(root: root) { [log] in log.commits.append($0) }
  }

  /// Every test must end its stage, since the clock and the list of windows are global.
  func end() {
    context.invalidate()
    CATransaction.flush()
    MediaClock.set(nil)
  }

  /// Ends the run-loop iteration and returns its commit; nil if there was none.
  @discardableResult func flush() -> Commit? {
    let commits = flushAll()
    precondition(commits.count <= 1, "one run-loop iteration made more than one commit")
    return commits.first
  }

  /// Ends a run-loop iteration that draws so much that bitmaps are sent ahead of the commit.
  func flushAll() -> ArraySlice<Commit> {
    let count = log.commits.count
    CATransaction.flush()
    return log.commits[count...]
  }

  /// Advances the clock, and ends the animations that are over by then.
  func advance(by seconds: Double) {
    MediaClock.set(MediaClock.now + seconds)
    AnimationEndSchedule.shared.end(at: MediaClock.now)
  }

  /// Adds a layer to the tree and commits it.
  func layer<Layer: CALayer>(_ layer: Layer = CALayer()) -> Layer {
    root.addSublayer(layer)
    flush()
    return layer
  }
}

extension Commit {
  @MainActor func change(of layer: CALayer) -> LayerChange? {
    layers.first { $0.layer == layer.id }
  }

  var layerIDs: Set<LayerID> { Set(layers.map(\.layer)) }
}

extension LayerChange {
  var added: [Animation] {
    animations.compactMap(\.added)
  }

  var removed: [Animation.ID] {
    animations.compactMap { if case .remove(let id) = $0 { id } else { nil } }
  }
}

/// Logs the notifications of animations.
@MainActor final class AnimationLog: CAAnimationDelegate {
  var lines: [String] = []
  var onStart: () -> Void = {}

  func animationDidStart(_ anim: CAAnimation) {
    lines.append("start")
    onStart()
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    lines.append(flag ? "finished" : "stopped")
  }
}

/// A layer that fills its bounds and records the clip of each drawing.
final class FilledLayer: CALayer {
  var isBlank = false
  var drawn: [CGRect] = []

  override func draw(in ctx: CGContext) {
    drawn.append(ctx.boundingBoxOfClipPath)
    guard !isBlank else { return }
    ctx.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    ctx.fill(bounds)
  }

  static func make(_ width: CGFloat = 20, _ height: CGFloat = 10) -> FilledLayer {
    let layer = FilledLayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
    layer.setNeedsDisplay()
    return layer
  }
}

extension CGImage {
  static func plain(_ width: Int = 2, _ height: Int = 2) -> CGImage {
    CGImage(
      width: width, height: height,
      premultipliedRGBA: [UInt8](repeating: 255, count: width * height * 4))
  }
}
