import UIKit

extension GalleryPage {
  static let springs = GalleryPage(
    name: "springs", title: "Springs",
    caption: "Time goes to the right: a second of a view that a spring pulls up. The damping ratio "
      + "says how it swings until the duration is over, the bounce how it swings until it is at rest.",
    specimens: [
      Specimen("usingSpringWithDamping: 1", note: "comes to rest without swinging over") {
        $0.spring(damping: 1)
      },
      Specimen("usingSpringWithDamping: 0.6") { $0.spring(damping: 0.6) },
      Specimen("usingSpringWithDamping: 0.3") { $0.spring(damping: 0.3) },
      Specimen(
        "initialSpringVelocity: 12", note: "damping 1, thrown: there sooner, and just over it"
      ) {
        $0.spring(damping: 1, velocity: 12)
      },
      Specimen("springDuration: 0.5, bounce: 0") { $0.spring(bounce: 0) },
      Specimen("springDuration: 0.5, bounce: 0.3") { $0.spring(bounce: 0.3) },
      Specimen("springDuration: 0.5, bounce: 0.6") { $0.spring(bounce: 0.6) },
      Specimen("springDuration: 0.5, bounce: -0.3", note: "slow to come to rest") {
        $0.spring(bounce: -0.3)
      },
    ])
}

extension Stage {
  fileprivate func spring(damping: CGFloat, velocity: CGFloat = 0) {
    track(DemoPalette.coral) { disc, goal in
      UIView.animate(
        withDuration: 1, delay: FrozenView.now, usingSpringWithDamping: damping,
        initialSpringVelocity: velocity, animations: { disc.center = goal })
    }
  }

  fileprivate func spring(bounce: CGFloat) {
    track(DemoPalette.brass) { disc, goal in
      UIView.animate(springDuration: 0.5, bounce: bounce, delay: FrozenView.now) {
        disc.center = goal
      }
    }
  }
}
