import CoreGraphics
import LayerTree
import QuartzCore

/// Plays motions of a scroll view's content. The render thread animates the layers; at each refresh for
/// which the program is free, the offset follows, with the value of the frame that is shown then.
@MainActor final class ScrollPlayer {
  enum Kind {
    /// After a finger was lifted.
    case deceleration
    /// A change by the program.
    case animation
    /// A step of a wheel, or a key.
    case step
    /// The way to the top that the user has asked for.
    case top
  }

  struct Run {
    let motion: ScrollMotion
    let kind: Kind
    /// The start in the layer's time.
    let start: Double
    fileprivate let end: RunEnd
  }

  private static let animationKey = "UIScrollView.motion"

  private unowned let view: UIScrollView
  private(set) var run: Run?
  private var link: CADisplayLink?

  init(of view: UIScrollView) {
    self.view = view
  }

  isolated deinit {
    link?.invalidate()
  }

  /// Starts a motion, instead of one that is running.
  ///
  /// - Parameters:
  ///   - curves: for the horizontal and the vertical direction.
  ///   - time: of the start, on the media clock.
  func start(_ curves: [ScrollCurve], _ kind: Kind, at time: Double) {
    let motion = ScrollMotion(x: curves[0], y: curves[1], scale: view.contentScaleFactor)
    let end = RunEnd { [weak self] in self?.finish() }
    run = Run(
      motion: motion, kind: kind, start: view.ownLayer.convertTime(time, from: nil), end: end)
    animate()
    guard link == nil else { return }
    let link = CADisplayLink { [weak self] in self?.follow(at: $0.targetTimestamp) }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func animate() {
    guard let run else { return }
    add("bounds.origin", ScrollTrack(run.motion), to: view.ownLayer, delegate: run.end)
    view.indicators.animate(run.motion, in: view) { [self] path, track, layer in
      add(path, track, to: layer, delegate: nil)
    }
    if let follower = view.followingLayer {
      add(
        follower.keyPath, ScrollTrack(run.motion, follower.output), to: follower.layer,
        delegate: nil)
    }
  }

  private func add(
    _ keyPath: String, _ track: ScrollTrack, to layer: CALayer,
    delegate: (any CAAnimationDelegate)?
  ) {
    guard let run else { return }
    let animation = ScrollAnimation(keyPath: keyPath, track)
    animation.beginTime = run.start
    animation.delegate = delegate
    layer.add(animation, forKey: "\(Self.animationKey).\(keyPath)")
  }

  /// Gives the program the offset of the frame that is shown at a time.
  private func follow(at time: Double) {
    guard let run else { return }
    let elapsed = elapsed(at: time)
    guard elapsed < run.motion.duration else { return finish() }
    view.move(to: run.motion.offset(at: elapsed))
  }

  /// The seconds of the motion that have passed at a time of the media clock.
  private func elapsed(at time: Double) -> Double {
    max(0, view.ownLayer.convertTime(time, from: nil) - (run?.start ?? 0))
  }

  // MARK: Changes of a running motion

  /// Lets the motion go on from where the content is now, with its velocity: the program has moved the
  /// content, or its edges.
  func shift(at time: Double) {
    guard let run else { return }
    guard run.kind == .deceleration else { return finishHere(run) }
    let velocity = run.motion.velocity(at: elapsed(at: time))
    let curves = UIScrollView.Axis.allCases.map { axis in
      view.deceleration(axis, from: view.contentOffset[axis], velocity: velocity[axis])
    }
    start(curves, run.kind, at: time)
  }

  /// Returns the velocity at a time of the media clock.
  func velocity(at time: Double) -> CGVector {
    run?.motion.velocity(at: elapsed(at: time)) ?? .zero
  }

  // MARK: The end

  /// Ends the motion where the content is at a time.
  func stop(at time: Double) {
    guard let run else { return }
    view.move(to: run.motion.offset(at: elapsed(at: time)))
    finishHere(run)
  }

  /// Ends the motion where it leads.
  func finish() {
    guard let run else { return }
    view.move(to: run.motion.end)
    finishHere(run)
  }

  /// Ends a motion, unless the delegate has started another one.
  private func finishHere(_ finished: Run) {
    guard run?.end === finished.end else { return }
    run = nil
    removeAnimations()
    link?.invalidate()
    link = nil
    view.motionDidEnd(finished.kind)
  }

  private func removeAnimations() {
    for layer in [view.ownLayer] + view.indicators.layers {
      for path in ["bounds.origin", "position", "bounds.size"] {
        layer.removeAnimation(forKey: "\(Self.animationKey).\(path)")
      }
    }
    if let follower = view.followingLayer {
      follower.layer.removeAnimation(forKey: "\(Self.animationKey).\(follower.keyPath)")
    }
  }
}

/// A property of a layer that changes with the offset of a scroll view.
struct ScrollFollowingLayer {
  let layer: CALayer
  let keyPath: String
  let output: ScrollTrack.Output
}

/// Is told that the animation of a motion has ended, also where no frames are shown.
@MainActor final class RunEnd: CAAnimationDelegate {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if flag { body() }
  }
}
