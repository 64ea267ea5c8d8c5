import Foundation
import QuartzCore

extension UIImageView {
  /// Identifies one run of the image animation.
  final class Film {}

  private static let filmKey = "animationImages"

  private var ownFilm: [UIImage]? {
    (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages
  }

  private var filmImages: [UIImage] { ownFilm ?? shownImage?.images ?? [] }

  /// Starts the animation of an animated image as soon as it is shown.
  final func startFilmOfImage() {
    guard ownFilm == nil, isAnimating || shownImage?.images != nil else { return }
    startFilm()
  }

  final var hasTintedFilm: Bool {
    filmImages.contains { $0.renderingMode == .alwaysTemplate }
  }

  final func startFilm() {
    let images = filmImages
    guard let first = images.first else { return stopFilm() }
    let film = Film()
    self.film = film
    guard window != nil else { return }
    if image == nil { contentScaleFactor = first.scale }
    // Outside a window the animation is not added; it starts when the view enters one.
    let group = CompletionGroup { [weak self] isFinished in
      if isFinished, self?.film === film { self?.film = nil }
    }
    let animation = animation(through: images)
    animation.completionGroup = group
    layer.add(animation, forKey: Self.filmKey)
    group.close()
  }

  final func stopFilm() {
    film = nil
    layer.removeAnimation(forKey: Self.filmKey)
  }

  private func animation(through images: [UIImage]) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = images.map { image -> Any in
      let tint = image.renderingMode == .alwaysTemplate ? shownTint : nil
      if let picture = image.picture(tint: tint) { return picture }
      return NSNull()
    }
    animation.calculationMode = .discrete
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    let duration = ownFilm == nil ? shownImage?.duration ?? 0 : animationDuration
    let repeatCount = ownFilm == nil ? 0 : animationRepeatCount
    animation.duration = duration > 0 ? duration : TimeInterval(images.count) / 30
    animation.repeatCount = repeatCount > 0 ? Float(repeatCount) : .infinity
    return animation
  }
}
