import QuartzCore
import UIKit

extension GalleryPage {
  static let transitions = GalleryPage(
    name: "transitions", title: "Transitions",
    caption: "From one card to the other, stopped on the way.",
    space: CGSize(width: 160, height: 120),
    specimens: [
      specimen("transitionCrossDissolve", .transitionCrossDissolve),
      specimen("transitionFlipFromLeft", .transitionFlipFromLeft, at: 0.36),
      specimen("transitionFlipFromTop", .transitionFlipFromTop, at: 0.62),
      specimen("transitionCurlUp", .transitionCurlUp, at: 0.4),
      specimen("transitionCurlDown", .transitionCurlDown, at: 0.4),
      specimen("CATransition, .push", .push), specimen("CATransition, .moveIn", .moveIn),
      specimen("CATransition, .reveal", .reveal),
    ])

  private static func specimen(
    _ title: String, _ options: UIView.AnimationOptions, at progress: Double = 0.5
  ) -> Specimen {
    Specimen(title, note: "\(Int(progress * 100)) % of the way") { stage in
      stage.stop(at: progress) { cards in
        UIView.transition(
          from: cards.first, to: cards.second, duration: 1, options: [options, .curveLinear])
      }
    }
  }

  private static func specimen(_ title: String, _ type: CATransitionType) -> Specimen {
    Specimen(title, note: "50 % of the way, from the right") { stage in
      stage.stop(at: 0.5) { cards in
        let transition = CATransition()
        (transition.type, transition.subtype) = (type, .fromRight)
        transition.duration = 1
        cards.layer.add(transition, forKey: nil)
        cards.first.isHidden = true
        cards.addSubview(cards.second)
      }
    }
  }
}

extension Stage {
  @MainActor fileprivate func stop(
    at progress: Double, _ change: @escaping @MainActor (TransitionCards) -> Void
  ) {
    let cards = TransitionCards(frame: rect(40, 12, 80, 96), progress: progress, change)
    let stage = on(cards)
    let size = CGSize(width: cards.bounds.width / unit, height: cards.bounds.height / unit)
    cards.first = stage.card(
      0, 0, size.width, size.height, letter: "A", color: DemoPalette.accent(2))
    cards.second = stage.card(
      0, 0, size.width, size.height, letter: "B", color: DemoPalette.accent(6))
    cards.second.removeFromSuperview()
    view.clipsToBounds = true
    view.addSubview(cards)
  }
}

/// A view that runs a transition after its first frame, and pauses it on the way.
private final class TransitionCards: UIView {
  var first = UIView()
  var second = UIView()
  private let progress: Double
  private let change: (TransitionCards) -> Void
  private var link: CADisplayLink?
  private var ticks = 0

  init(frame: CGRect, progress: Double, _ change: @escaping (TransitionCards) -> Void) {
    (self.progress, self.change) = (progress, change)
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { link?.invalidate() }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    link?.invalidate()
    guard window != nil else { return }
    link = CADisplayLink { [weak self] _ in self?.tick() }
    link?.add(to: .main, forMode: .common)
  }

  /// Starts the transition in the second frame, because it needs a rendered frame to start from.
  private func tick() {
    ticks += 1
    if ticks == 2 {
      (layer.speed, layer.timeOffset) = (0, 1)
      change(self)
    } else if ticks == 3 {
      layer.timeOffset = 1 + progress
      link?.invalidate()
    }
  }
}
