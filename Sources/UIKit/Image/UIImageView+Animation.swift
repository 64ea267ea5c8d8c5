import Foundation
import QuartzCore

extension UIImageView {
  /// Identifies one run of the image animation.
  final class AnimationRun {}

  private static let animationKey = "animationImages"

  private var explicitAnimationImages: [UIImage]? {
    (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages
  }

  private var activeAnimationImages: [UIImage] {
    explicitAnimationImages ?? displayedImage?.images ?? []
  }

  /// Starts the animation of an animated image as soon as it is shown.
  final func startAnimationOfAnimatedImage() {
    guard explicitAnimationImages == nil, isAnimating || displayedImage?.images != nil else {
      return
    }
    startImageAnimation()
  }

  final var hasTintedAnimationImages: Bool {
    activeAnimationImages.contains { $0.isTemplate }
  }

  final func startImageAnimation() {
    let images = activeAnimationImages
    guard let first = images.first else { return stopImageAnimation() }
    let animationRun = AnimationRun()
    self.animationRun = animationRun
    guard window != nil else { return }
    if image == nil { contentScaleFactor = first.scale }
    // Outside a window the animation is not added; it starts when the view enters one.
    let group = CompletionGroup { [weak self] isFinished in
      if isFinished, self?.animationRun === animationRun { self?.animationRun = nil }
    }
    let animation = animation(through: images)
    animation.completionGroup = group
    layer.add(animation, forKey: Self.animationKey)
    group.close()
  }

  final func stopImageAnimation() {
    animationRun = nil
    layer.removeAnimation(forKey: Self.animationKey)
  }

  private func animation(through images: [UIImage]) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = images.map { image -> Any in
      let tint = image.isTemplate ? resolvedTint : nil
      if let contents = image.contentsImage(tint: tint) { return contents }
      return NSNull()
    }
    animation.calculationMode = .discrete
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    let duration =
      explicitAnimationImages == nil ? displayedImage?.duration ?? 0 : animationDuration
    let repeatCount = explicitAnimationImages == nil ? 0 : animationRepeatCount
    animation.duration = duration > 0 ? duration : TimeInterval(images.count) / 30
    animation.repeatCount = repeatCount > 0 ? Float(repeatCount) : .infinity
    return animation
  }
}
