import UIKit

extension GalleryPage {
  static let keyframes = GalleryPage(
    name: "keyframes", title: "Key frames",
    caption: "A view on its way through the ringed points, at equal steps of time: the closer the "
      + "dots, the slower it goes.",
    specimens: [
      Specimen("calculationModeLinear", note: "straight, each part in its own time") {
        $0.journey([])
      },
      Specimen("calculationModeDiscrete", note: "nothing in between") {
        $0.journey(.calculationModeDiscrete)
      },
      Specimen("calculationModePaced", note: "straight, at one speed") {
        $0.journey(.calculationModePaced)
      },
      Specimen("calculationModeCubic", note: "round, each part in its own time") {
        $0.journey(.calculationModeCubic)
      },
      Specimen("calculationModeCubicPaced", note: "round, at one speed") {
        $0.journey(.calculationModeCubicPaced)
      },
      Specimen("curveEaseInOut", note: "the whole starts and ends slowly: what it does by itself") {
        $0.journey([], curve: [])
      },
    ])
}

extension Stage {
  private static let stops = [
    CGPoint(x: 16, y: 72), CGPoint(x: 50, y: 18), CGPoint(x: 74, y: 62), CGPoint(x: 144, y: 22),
  ]

  /// The key times: the first segment takes half of the duration.
  private static let times = [0, 0.5, 0.75, 1]

  fileprivate func journey(
    _ options: UIView.KeyframeAnimationOptions, curve: UIView.AnimationOptions = .curveLinear
  ) {
    for stop in Self.stops { ring(point(stop.x, stop.y)) }
    let options = options.union(UIView.KeyframeAnimationOptions(rawValue: curve.rawValue))
    let count = 24
    for index in 0...count {
      let part = CGFloat(index) / CGFloat(count)
      let disc = FrozenView(frame: rect(0, 0, 4.4, 4.4), at: Double(part)) { disc in
        self.travel(disc, options)
      }
      disc.center = point(Self.stops[0].x, Self.stops[0].y)
      disc.backgroundColor = DemoPalette.violet.withAlphaComponent(0.4 + 0.6 * part)
      disc.layer.cornerRadius = disc.bounds.width / 2
      view.addSubview(disc)
    }
  }

  private func travel(_ view: UIView, _ options: UIView.KeyframeAnimationOptions) {
    UIView.animateKeyframes(
      withDuration: 1, delay: FrozenView.now, options: options,
      animations: {
        for (index, stop) in Self.stops.enumerated().dropFirst() {
          let (start, end) = (Self.times[index - 1], Self.times[index])
          UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: end - start) {
            view.center = point(stop.x, stop.y)
          }
        }
      })
  }

  private func ring(_ center: CGPoint) {
    let ring = block(0, 0, 9, 9, color: .clear)
    ring.center = center
    ring.layer.cornerRadius = ring.bounds.width / 2
    ring.layer.borderWidth = hairline
    ring.layer.borderColor = GalleryStyle.muted.cgColor
  }
}
