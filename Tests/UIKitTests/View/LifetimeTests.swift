import CoreGraphics
import LaminaTesting
import QuartzCore
import Testing
import UIKit

/// Views that were animated are freed once they are removed and their animations have ended.
@Suite("Lifetimes of animated views", .serialized)
@MainActor struct LifetimeTests {
  /// A way to animate a view.
  struct AnimationKind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let animate: @MainActor (UIImageView) -> Void

    init(_ name: String, animate: @escaping @MainActor (UIImageView) -> Void) {
      (testDescription, self.animate) = (name, animate)
    }
  }

  private nonisolated static let kinds = blocks + keyframes + transitions + animators + layers

  @Test("a view is freed after each kind of animation", arguments: kinds)
  func views(kind: AnimationKind) throws {
    weak var gone: UIView?
    weak var layer: CALayer?
    let screen = try OffscreenScreen(size: CGSize(width: 40, height: 40))
    do {
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      (gone, layer) = (view, view.layer)
      screen.window.addSubview(view)
      try screen.render()
      kind.animate(view)
      try screen.render()
      try screen.frame(at: 0.5)
      try screen.frame(at: 2)
      view.removeFromSuperview()
    }
    try screen.frame(at: 2.1)
    #expect(gone == nil && layer == nil)
  }

  @Test("a view that is removed during each kind of animation is freed", arguments: kinds)
  func removed(kind: AnimationKind) throws {
    weak var gone: UIView?
    let screen = try OffscreenScreen(size: CGSize(width: 40, height: 40))
    do {
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      gone = view
      screen.window.addSubview(view)
      try screen.render()
      kind.animate(view)
      try screen.frame(at: 0.5)
      view.removeFromSuperview()
    }
    try screen.frame(at: 2.1)
    #expect(gone == nil)
  }

  private nonisolated static let blocks = [
    AnimationKind("block") { view in
      UIView.animate(withDuration: 1) {
        view.center.x = 30
      } completion: { _ in
        view.alpha = 1
      }
    },
    AnimationKind("spring") { view in
      UIView.animate(
        withDuration: 1, delay: 0.1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
      ) { view.center.x = 30 }
    },
    AnimationKind("layout") { view in
      UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews) {
        view.frame.size.width = 20
      }
    },
    AnimationKind("modified") { view in
      UIView.animate(withDuration: 1) {
        UIView.modifyAnimations(withRepeatCount: 0.5, autoreverses: true) { view.center.x = 30 }
      }
    },
  ]

  private nonisolated static let keyframes = [
    AnimationKind("keyframes") { view in
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.5 }
      } completion: { _ in
        view.alpha = 1
      }
    },
    AnimationKind("nested keyframes") { view in
      UIView.animate(withDuration: 1) {
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
            view.center.x = 30
          }
        }
      }
    },
  ]

  private nonisolated static let transitions = [
    AnimationKind("transition") { view in
      UIView.transition(with: view, duration: 1, options: .transitionFlipFromLeft) {
        view.backgroundColor = .red
      }
    },
    AnimationKind("transition to another view") { view in
      UIView.transition(
        from: view, to: UIView(), duration: 1,
        options: [.transitionCrossDissolve, .showHideTransitionViews])
    },
  ]

  private nonisolated static let animators = [
    AnimationKind("animator") { view in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 30 }
      animator.addCompletion { _ in view.alpha = 1 }
      animator.startAnimation()
    },
    AnimationKind("running animator") { view in
      _ = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0.2) {
        view.center.x = 30
      }
    },
  ]

  private nonisolated static let layers = [
    AnimationKind("explicit") { view in
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.toValue, animation.duration) = (0, 1)
      animation.delegate = LayerHolder(view.layer)
      view.layer.add(animation, forKey: nil)
    },
    AnimationKind("group") { view in
      let group = CAAnimationGroup()
      group.animations = [CABasicAnimation(keyPath: "opacity")]
      group.duration = 1
      group.setValue(view.layer, forKey: "layer")
      view.layer.add(group, forKey: "group")
    },
    AnimationKind("implicit") { view in
      CATransaction.setCompletionBlock { view.alpha = 1 }
      let sublayer = CALayer()
      view.layer.addSublayer(sublayer)
      CATransaction.flush()
      sublayer.opacity = 0.5
    },
    AnimationKind("images") { view in
      view.animationImages = [UIImage(), UIImage()]
      view.animationDuration = 0.5
      view.animationRepeatCount = 1
      view.startAnimating()
    },
  ]

  private final class LayerHolder: CAAnimationDelegate {
    let layer: CALayer

    init(_ layer: CALayer) {
      self.layer = layer
    }
  }
}
