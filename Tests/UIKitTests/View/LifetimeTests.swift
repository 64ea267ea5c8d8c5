import CoreGraphics
import LaminaTesting
import QuartzCore
import Testing
import UIKit

/// Views that were animated are freed once they are removed and their animations have ended.
@Suite("Lifetimes of animated views", .serialized)
@MainActor struct LifetimeTests {
  /// The ways to animate a view.
  enum AnimationKind: CaseIterable, Sendable {
    case block, spring, keyframes, nestedKeyframes, transition, transitionFrom, animator
    case runningAnimator, explicit, group, implicit, images, layout, modified
  }

  @Test("a view is freed after each kind of animation", arguments: AnimationKind.allCases)
  func views(kind: AnimationKind) throws {
    weak var gone: UIView?
    weak var layer: CALayer?
    let screen = try OffscreenScreen(size: CGSize(width: 40, height: 40))
    do {
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      (gone, layer) = (view, view.layer)
      screen.window.addSubview(view)
      _ = try screen.frame()
      animate(view, kind)
      _ = try screen.frame()
      try screen.frame(at: 0.5)
      try screen.frame(at: 2)
      view.removeFromSuperview()
    }
    try screen.frame(at: 2.1)
    #expect(gone == nil && layer == nil)
  }

  @Test(
    "a view that is removed during each kind of animation is freed",
    arguments: AnimationKind.allCases)
  func removed(kind: AnimationKind) throws {
    weak var gone: UIView?
    let screen = try OffscreenScreen(size: CGSize(width: 40, height: 40))
    do {
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      gone = view
      screen.window.addSubview(view)
      _ = try screen.frame()
      animate(view, kind)
      try screen.frame(at: 0.5)
      view.removeFromSuperview()
    }
    try screen.frame(at: 2.1)
    #expect(gone == nil)
  }

  private func animate(_ view: UIImageView, _ kind: AnimationKind) {
    switch kind {
    case .block:
      UIView.animate(withDuration: 1) {
        view.center.x = 30
      } completion: { _ in
        view.alpha = 1
      }
    case .spring:
      UIView.animate(
        withDuration: 1, delay: 0.1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
      ) { view.center.x = 30 }
    case .keyframes:
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.5 }
      } completion: { _ in
        view.alpha = 1
      }
    case .nestedKeyframes:
      UIView.animate(withDuration: 1) {
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
            view.center.x = 30
          }
        }
      }
    case .transition:
      UIView.transition(with: view, duration: 1, options: .transitionFlipFromLeft) {
        view.backgroundColor = .red
      }
    case .transitionFrom:
      UIView.transition(
        from: view, to: UIView(), duration: 1,
        options: [.transitionCrossDissolve, .showHideTransitionViews])
    case .animator:
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 30 }
      animator.addCompletion { _ in view.alpha = 1 }
      animator.startAnimation()
    case .runningAnimator:
      _ = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0.2) {
        view.center.x = 30
      }
    case .explicit:
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.toValue, animation.duration) = (0, 1)
      animation.delegate = LayerHolder(view.layer)
      view.layer.add(animation, forKey: nil)
    case .group:
      let group = CAAnimationGroup()
      group.animations = [CABasicAnimation(keyPath: "opacity")]
      group.duration = 1
      group.setValue(view.layer, forKey: "layer")
      view.layer.add(group, forKey: "group")
    case .implicit:
      CATransaction.setCompletionBlock { view.alpha = 1 }
      let sublayer = CALayer()
      view.layer.addSublayer(sublayer)
      CATransaction.flush()
      sublayer.opacity = 0.5
    case .images:
      view.animationImages = [UIImage(), UIImage()]
      view.animationDuration = 0.5
      view.animationRepeatCount = 1
      view.startAnimating()
    case .layout:
      UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews) {
        view.frame.size.width = 20
      }
    case .modified:
      UIView.animate(withDuration: 1) {
        UIView.modifyAnimations(withRepeatCount: 0.5, autoreverses: true) { view.center.x = 30 }
      }
    }
  }

  private final class LayerHolder: CAAnimationDelegate {
    let layer: CALayer

    init(_ layer: CALayer) {
      self.layer = layer
    }
  }
}
