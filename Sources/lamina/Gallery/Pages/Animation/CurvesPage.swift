import UIKit

extension GalleryPage {
  static let curves = GalleryPage(
    name: "animation-curves", title: "Animation curves",
    caption: "Time goes to the right: each dot is the same view, going up for a second, a little "
      + "later than the one before it.",
    specimens: [
      Specimen("curveEaseInOut", note: "the default: starts and ends slowly") { $0.curve([]) },
      Specimen("curveEaseIn", note: "starts slowly") { $0.curve(.curveEaseIn) },
      Specimen("curveEaseOut", note: "ends slowly") { $0.curve(.curveEaseOut) },
      Specimen("curveLinear", note: "at one speed") { $0.curve(.curveLinear) },
      Specimen("delay: 0.25", note: "the value before shows until it is over") {
        $0.curve([], duration: 0.75, delay: 0.25)
      },
      Specimen("autoreverse", note: "there and back, and the new value in the end") {
        $0.curve(.autoreverse, duration: 0.4)
      },
      Specimen("repeat", note: "starts over for ever") { $0.curve(.repeat, duration: 0.5) },
      Specimen("modifyAnimations(…)", note: "repeat count 1.5, autoreverses: up, down and up") {
        $0.track(DemoPalette.sky) { disc, goal in
          UIView.animate(
            withDuration: 1.0 / 3, delay: FrozenView.now,
            animations: {
              UIView.modifyAnimations(withRepeatCount: 1.5, autoreverses: true) {
                disc.center = goal
              }
            })
        }
      },
    ])
}

extension Stage {
  fileprivate func curve(
    _ options: UIView.AnimationOptions, duration: TimeInterval = 1, delay: TimeInterval = 0
  ) {
    track(DemoPalette.teal) { disc, goal in
      UIView.animate(
        withDuration: duration, delay: FrozenView.now + delay, options: options,
        animations: { disc.center = goal })
    }
  }
}
