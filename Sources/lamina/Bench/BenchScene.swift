import Foundation
import UIKit

/// The scene that `lamina bench` measures. It is a function of time, made of repeating animations.
///
/// Layer i belongs to the cell of a grid with center g. With T = 2 + 0.05·(i mod 40) seconds, its
/// center is g + (−60·cos 2πt/T, 40·sin 2πt/T), its scale is 1 − 0.5·cos 2πt/1.5T, its alpha is
/// 0.65 − 0.35·cos 2πt/0.75T, and its rotation is ±2πt/2T.
@MainActor struct BenchScene {
  var layers = 100
  /// The side of a layer, in points.
  var layerSize = 128.0
  /// The number of animations of each layer: x position, rotation, opacity, y position, scale.
  var animations = maxAnimations
  /// Whether the opacities are animated; they are 1 otherwise.
  var fades = true
  /// Creates the view of an index; nil shows a disc.
  var makeView: ((Int) -> UIView)?

  nonisolated static let maxAnimations = 5
  static let background = UIColor(red: 24 / 255, green: 32 / 255, blue: 48 / 255, alpha: 1)

  /// The cubic Bézier closest to half a period of a cosine; its error is less than 0.01.
  private static let halfCosine = CAMediaTimingFunction(controlPoints: 0.3642, 0, 0.6358, 1)

  /// Adds the animated scene to the window, or to a view in it.
  func animate(in window: UIView) {
    for (index, view) in addViews(to: window).enumerated() {
      let period = Self.period(index)
      let center = view.center
      let motions = [
        swing("position.x", from: center.x - 60, to: center.x + 60, period: period),
        rotation(index % 2 == 0 ? 2 * Double.pi : -2 * Double.pi, 2 * period),
        swing("opacity", from: 0.3, to: 1, period: 0.75 * period),
        swing(
          "position.y", from: center.y - 40, to: center.y + 40, period: period, offset: period / 4),
        swing("transform.scale", from: 0.5, to: 1.5, period: 1.5 * period),
      ]
      for motion in motions.prefix(animations) where fades || motion.keyPath != "opacity" {
        view.layer.add(motion, forKey: motion.keyPath)
      }
    }
  }

  /// Adds the scene without animations, in its state at a time.
  func arrange(in window: UIView, at time: Double) {
    for (index, view) in addViews(to: window).enumerated() {
      let phase = 2 * Double.pi * time / Self.period(index)
      view.center.x -= 60 * cos(phase)
      view.center.y += 40 * sin(phase)
      if fades { view.alpha = 0.65 - 0.35 * cos(phase / 0.75) }
      let scale = 1 - 0.5 * cos(phase / 1.5)
      view.transform = CGAffineTransform(rotationAngle: phase / 2 * (index % 2 == 0 ? 1 : -1))
        .scaledBy(x: scale, y: scale)
    }
  }

  private static func period(_ index: Int) -> Double {
    2 + 0.05 * Double(index % 40)
  }

  private func rotation(_ angle: Double, _ period: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    animation.fromValue = 0.0
    animation.toValue = angle
    animation.duration = period
    animation.repeatCount = .infinity
    return animation
  }

  private func swing(
    _ keyPath: String, from: Double, to: Double, period: Double, offset: Double = 0
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = period / 2
    animation.autoreverses = true
    animation.repeatCount = .infinity
    animation.timeOffset = offset
    animation.timingFunction = Self.halfCosine
    return animation
  }

  private func addViews(to window: UIView) -> [UIView] {
    window.backgroundColor = Self.background
    let cells = BenchGrid(count: layers, in: window.bounds.size)
    return (0..<layers).map { index in
      let view = makeView?(index) ?? BenchView(index: index, size: layerSize)
      // tools/benchmarks/floor.c, which this is compared with, does not antialias edges either.
      view.layer.allowsEdgeAntialiasing = false
      view.center = cells.center(index)
      window.addSubview(view)
      return view
    }
  }
}
