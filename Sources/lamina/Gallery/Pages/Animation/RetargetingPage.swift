import UIKit

extension GalleryPage {
  static let retargeting = GalleryPage(
    name: "retargeting", title: "Retargeting",
    caption: "Time goes to the right: a view on its way up is sent back down at the mark, while it "
      + "still moves.",
    specimens: [
      Specimen(
        "animate(withDuration: 0.5)", note: "the new way is added: no corner, the speed goes on"
      ) {
        $0.retargeted(options: [])
      },
      Specimen("options: .beginFromCurrentState", note: "starts anew from where it is, at rest") {
        $0.retargeted(options: .beginFromCurrentState)
      },
      Specimen("curveLinear", note: "forth and back add up to standing still") {
        $0.retargeted(options: .curveLinear)
      },
      Specimen("usingSpringWithDamping: 0.5", note: "swings over, and round") { stage in
        stage.retargeted { disc, goal in
          UIView.animate(
            withDuration: 0.6, delay: FrozenView.now, usingSpringWithDamping: 0.5,
            initialSpringVelocity: 0, animations: { disc.center = goal })
        }
      },
      Specimen("backgroundColor", note: "colors start anew from what shows") { stage in
        stage.retargeted { disc, goal in
          UIView.animate(withDuration: 0.5, delay: FrozenView.now) {
            disc.center = goal
            disc.backgroundColor =
              disc.backgroundColor == DemoPalette.moss ? DemoPalette.rose : DemoPalette.moss
          }
        }
      },
      Specimen("transform", note: "a turn goes on in its direction") { stage in
        stage.rotated()
      },
    ])
}

extension Stage {
  /// The time at which the animation is retargeted, in seconds.
  private static let mark = 0.3

  fileprivate func retargeted(options: UIView.AnimationOptions) {
    retargeted { disc, goal in
      UIView.animate(
        withDuration: 0.5, delay: FrozenView.now, options: options,
        animations: { disc.center = goal })
    }
  }

  fileprivate func retargeted(_ animate: @escaping (FrozenView, CGPoint) -> Void) {
    markLine()
    track(DemoPalette.moss) { disc, goal in
      let start = disc.center
      animate(disc, goal)
      guard disc.moment > Self.mark else { return }
      disc.seek(to: Self.mark)
      animate(disc, start)
    }
  }

  /// Adds bars that rotate by 90°, and are retargeted to 180° at the mark.
  fileprivate func rotated() {
    markLine()
    for index in 0...8 {
      let part = CGFloat(index) / 8
      let hand = FrozenView(frame: rect(0, 0, 12, 3), at: Double(part)) { hand in
        hand.rotate(to: .pi / 2)
        guard hand.moment > Self.mark else { return }
        hand.seek(to: Self.mark)
        hand.rotate(to: .pi)
      }
      hand.center = point(14 + 132 * part, 52)
      hand.backgroundColor = DemoPalette.sky
      view.addSubview(hand)
      let tip = hand.bounds.height
      let end = UIView(frame: CGRect(x: hand.bounds.maxX - tip, y: 0, width: tip, height: tip))
      end.backgroundColor = DemoPalette.coral
      hand.addSubview(end)
    }
  }

  private func markLine() {
    block(10 + 140 * Self.mark, 20, 0.1, 62, color: GalleryStyle.muted).bounds.size.width = 1
  }
}

extension UIView {
  fileprivate func rotate(to angle: CGFloat) {
    UIView.animate(withDuration: 0.5, delay: FrozenView.now) {
      self.transform = CGAffineTransform(rotationAngle: angle)
    }
  }
}
