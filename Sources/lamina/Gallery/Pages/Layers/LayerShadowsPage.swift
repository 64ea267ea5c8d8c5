import QuartzCore
import UIKit

extension GalleryPage {
  static let layerShadows = GalleryPage(
    name: "layer-shadows", title: "Layer shadows",
    caption:
      "A layer's shadow is that of its path, or of what the layer and its sublayers show. The "
      + "radius is the standard deviation of the blur.",
    space: CGSize(width: 160, height: 120),
    specimens: [
      Specimen("shadowRadius = 2", note: "close to the paper") { stage in
        stage.card().cast(radius: stage.length(2), y: stage.length(1))
      },
      Specimen("shadowRadius = 10", note: "high above it") { stage in
        stage.card().cast(radius: stage.length(10), y: stage.length(8))
      },
      Specimen("shadowColor", note: "a glow without an offset") { stage in
        let card = stage.card()
        card.cornerRadius = stage.length(22)
        card.cast(radius: stage.length(9), y: 0)
        card.shadowColor = DemoPalette.coral.cgColor
        card.shadowOpacity = 1
      },
      Specimen("with a transform", note: "the offset turns too") { stage in
        let card = stage.card()
        card.cornerRadius = stage.length(10)
        card.cast(radius: stage.length(4), y: stage.length(8))
        card.transform = CATransform3DMakeRotation(-0.4, 0, 0, 1)
      },
      Specimen("shadowPath", note: "an ellipse below the card") { stage in
        let card = stage.card()
        card.cast(radius: stage.length(5), y: 0)
        let unit = stage.unit
        card.shadowPath = CGPath(
          ellipseIn: CGRect(x: 4 * unit, y: 62 * unit, width: 92 * unit, height: 16 * unit),
          transform: nil)
      },
      Specimen("no background", note: "what the layer shows casts it") { stage in
        let star = stage.add(CALayer(), stage.rect(35, 15, 90, 90))
        star.contents = stage.image(star.bounds.size) { context, bounds in
          context.fill(.star(in: bounds), DemoPalette.coral)
        }
        star.cast(radius: stage.length(4), y: stage.length(4))
      },
      Specimen("opacity = 0.5", note: "the card fades with its shadow") { stage in
        let card = stage.card()
        card.cornerRadius = stage.length(10)
        card.cast(radius: stage.length(5), y: stage.length(5))
        card.opacity = 0.5
      },
      Specimen("an animation", note: "the card rises and sinks") { stage in
        let card = stage.card()
        card.cornerRadius = stage.length(10)
        card.cast(radius: stage.length(2), y: stage.length(2))
        card.rise("shadowRadius", to: stage.length(12))
        card.rise("shadowOffset.height", to: stage.length(12))
        card.rise("transform.scale", to: 1.08)
      },
    ])
}

extension Stage {
  /// Adds a layer on bright ground, where shadows are visible.
  fileprivate func add(_ layer: CALayer, _ frame: CGRect) -> CALayer {
    block(0, 0, space.width, space.height, color: DemoPalette.haze)
    layer.frame = frame
    view.layer.addSublayer(layer)
    return layer
  }

  fileprivate func card() -> CALayer {
    let card = add(CALayer(), rect(30, 25, 100, 70))
    card.backgroundColor = UIColor.white.cgColor
    return card
  }
}

extension CALayer {
  fileprivate func cast(radius: CGFloat, y: CGFloat) {
    (shadowOpacity, shadowRadius) = (0.4, radius)
    shadowOffset = CGSize(width: 0, height: y)
  }

  fileprivate func rise(_ keyPath: String, to value: CGFloat) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.toValue = value
    (animation.duration, animation.autoreverses) = (1.5, true)
    animation.repeatCount = .infinity
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    add(animation, forKey: keyPath)
  }
}
