import UIKit

extension GalleryPage {
  static let propertyAnimator = GalleryPage(
    name: "property-animator", title: "Property animator",
    caption: "Each card was put on its way by an animator, and stopped there. The dashed outlines "
      + "are the start and the end.",
    space: CGSize(width: 160, height: 96),
    specimens: [
      Specimen("fractionComplete = 0, 0.25 … 1", note: "evenly, whatever the curve") { stage in
        stage.scrubbedCards(fractions: [0, 0.25, 0.5, 0.75, 1]) {
          UIViewPropertyAnimator(duration: 1, curve: .easeInOut, animations: $0)
        }
      },
      Specimen(
        "scrubsLinearly = false", note: "slow at the start and at the end, as the curve is"
      ) {
        stage in
        stage.scrubbedCards(fractions: [0, 0.25, 0.5, 0.75, 1]) { changes in
          let animator = UIViewPropertyAnimator(
            duration: 1, curve: .easeInOut, animations: changes)
          animator.scrubsLinearly = false
          return animator
        }
      },
      Specimen(
        "dampingRatio: 0.6", note: "past the end and back: after 0, 8, 13, 36, 60 % of the time"
      ) {
        stage in
        stage.scrubbedCards(fractions: [0, 0.08, 0.13, 0.36, 0.6]) { changes in
          let animator = UIViewPropertyAnimator(
            duration: 1, dampingRatio: 0.6, animations: changes)
          animator.scrubsLinearly = false
          return animator
        }
      },
      Specimen(
        "delayFactor: 0, 0.25, 0.5, 0.75", note: "at 0.8 of the way: each later, and faster"
      ) {
        stage in stage.delays()
      },
      Specimen("isReversed = true", note: "0, 0.25 … 1 on the way back") { stage in
        stage.scrubbedCards(fractions: [0, 0.25, 0.5, 0.75, 1]) { changes in
          let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: changes)
          animator.isReversed = true
          return animator
        }
      },
      Specimen(
        "finishAnimation(at:)", note: "stopped at 0.6; finished at the start, there, at the end"
      ) {
        stage in stage.finishes()
      },
    ])
}

extension Stage {
  /// Adds cards that animators move along the same path, each stopped at another fraction.
  fileprivate func scrubbedCards(
    fractions: [CGFloat], _ make: @escaping (@escaping () -> Void) -> UIViewPropertyAnimator
  ) {
    grid()
    startAndEndOutlines(36, size: 24)
    let end = rect(118, 36, 24, 24)
    let colors = [
      DemoPalette.sky, DemoPalette.teal, DemoPalette.brass, DemoPalette.coral, DemoPalette.ivory,
    ]
    let cards = zip(fractions, colors).map { _, color in
      card(18, 36, 24, 24, letter: "", color: color)
    }
    onWindow {
      for (card, fraction) in zip(cards, fractions) {
        let animator = make {
          card.frame = end
          card.transform = CGAffineTransform(rotationAngle: .pi / 2)
        }
        animator.fractionComplete = fraction
        animator.stopAnimation(false)
        animator.finishAnimation(at: .current)
      }
    }
  }

  /// Adds cards whose animations start one after the other.
  fileprivate func delays() {
    grid()
    let rows: [CGFloat] = [10, 30, 50, 70]
    for row in rows { startAndEndOutlines(row, size: 16) }
    let cards = rows.map { card(18, $0, 16, 16, letter: "", color: DemoPalette.teal) }
    onWindow {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      for (number, card) in cards.enumerated() {
        animator.addAnimations(
          {
            card.center.x += self.length(100)
            card.alpha = 0.4
          }, delayFactor: CGFloat(number) / 4)
      }
      animator.fractionComplete = 0.8
      animator.stopAnimation(false)
      animator.finishAnimation(at: .current)
    }
  }

  fileprivate func finishes() {
    grid()
    let rows: [(CGFloat, UIViewAnimatingPosition)] = [(10, .start), (38, .current), (66, .end)]
    for (row, _) in rows { startAndEndOutlines(row, size: 20) }
    let cards = rows.map { card(18, $0.0, 20, 20, letter: "", color: DemoPalette.coral) }
    onWindow {
      for (card, (_, position)) in zip(cards, rows) {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
          card.center.x += self.length(100)
        }
        animator.fractionComplete = 0.6
        animator.stopAnimation(false)
        animator.finishAnimation(at: position)
      }
    }
  }

  /// Outlines the start and the end of a movement by 100 units.
  private func startAndEndOutlines(_ y: CGFloat, size: CGFloat) {
    dashedOutline(rect(18, y, size, size))
    dashedOutline(rect(118, y, size, size))
  }

  /// Runs the action when the stage is in a window, because other views are not animated.
  private func onWindow(_ action: @escaping () -> Void) {
    drawing(.zero) { _, _ in }.afterDrawing = { _ in action() }
  }
}
