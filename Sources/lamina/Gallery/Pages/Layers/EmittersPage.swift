import QuartzCore
import UIKit

extension GalleryPage {
  static let emitters = GalleryPage(
    name: "emitters", title: "Emitter layers",
    caption: "A CAEmitterLayer emits particles, which the compositor moves without the app. Here "
      + "each is shown at one moment: the same seed and time give the same particles.",
    space: CGSize(width: 160, height: 120),
    specimens: [
      Specimen("snow", note: "a line above the top, a slow spin") { $0.snow() },
      Specimen("renderMode = .additive", note: "fire: red, green and blue are added") {
        $0.fire()
      },
      Specimen("confetti", note: "spinRange, scaleRange and one cell for each color") {
        $0.confetti()
      },
      Specimen("emitterCells of a cell", note: "rockets that burst and leave sparks") {
        $0.fireworks()
      },
      Specimen("emitterShape = .circle", note: "emitterMode = .outline: away from the center") {
        $0.ring()
      },
      Specimen("preservesDepth", note: "a sphere in the space of its superlayer") { $0.sphere() },
    ])
}

extension Stage {
  /// Adds an emitter layer that is paused at a time.
  private func emitter(
    at time: TimeInterval, _ cells: [CAEmitterCell], _ body: (CAEmitterLayer) -> Void
  ) {
    let emitter = CAEmitterLayer()
    emitter.frame = view.bounds
    (emitter.speed, emitter.timeOffset, emitter.seed) = (0, time, 20)
    emitter.emitterCells = cells
    body(emitter)
    emitter.masksToBounds = true
    view.layer.addSublayer(emitter)
  }

  private func cell(
    _ image: CGImage?, rate: Float, lifetime: Float, _ body: (CAEmitterCell) -> Void
  ) -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.contents = image
    cell.contentsScale = scale
    (cell.birthRate, cell.lifetime) = (rate, lifetime)
    body(cell)
    return cell
  }

  /// A white disc that fades to its edge.
  private func spot(_ side: CGFloat) -> CGImage? {
    image(size(side, side)) { context, bounds in
      context.fill(
        UIBezierPath(ovalIn: bounds), [.white, UIColor(white: 1, alpha: 0)],
        center: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2)
    }
  }

  private func paper(_ width: CGFloat, _ height: CGFloat) -> CGImage? {
    image(size(width, height)) { context, bounds in
      context.setFillColor(UIColor.white.cgColor)
      context.fill(bounds)
    }
  }

  fileprivate func snow() {
    let flake = cell(spot(6), rate: 22, lifetime: 9) { cell in
      (cell.velocity, cell.velocityRange) = (14 * unit, 6 * unit)
      (cell.emissionLongitude, cell.emissionRange) = (.pi / 2, 0.6)
      (cell.scale, cell.scaleRange, cell.spinRange) = (0.7, 0.5, 1)
    }
    emitter(at: 12, [flake]) { emitter in
      (emitter.emitterShape, emitter.emitterPosition) = (.line, point(80, -4))
      emitter.emitterSize = size(170, 0)
    }
  }

  fileprivate func fire() {
    let flame = cell(spot(26), rate: 90, lifetime: 1.1) { cell in
      (cell.velocity, cell.velocityRange, cell.lifetimeRange) = (52 * unit, 18 * unit, 0.4)
      (cell.emissionLongitude, cell.emissionRange) = (-.pi / 2, 0.5)
      cell.color = UIColor(red: 0.7, green: 0.3, blue: 0.1, alpha: 0.5).cgColor
      (cell.alphaSpeed, cell.greenSpeed, cell.scaleSpeed) = (-0.4, -0.15, -0.55)
    }
    emitter(at: 5, [flame]) { emitter in
      (emitter.emitterShape, emitter.emitterPosition) = (.line, point(80, 104))
      (emitter.emitterSize, emitter.renderMode) = (size(44, 0), .additive)
    }
  }

  fileprivate func confetti() {
    let colors = [DemoPalette.coral, DemoPalette.teal, DemoPalette.brass, DemoPalette.ivory]
    let cells = colors.map { color in
      cell(paper(7, 4), rate: 14, lifetime: 4) { cell in
        (cell.velocity, cell.velocityRange) = (85 * unit, 30 * unit)
        (cell.emissionLongitude, cell.emissionRange) = (-.pi / 2, 1.2)
        (cell.yAcceleration, cell.spin, cell.spinRange) = (60 * unit, 2, 5)
        (cell.scaleRange, cell.color) = (0.4, color.cgColor)
      }
    }
    emitter(at: 6, cells) { $0.emitterPosition = point(80, 112) }
  }

  fileprivate func fireworks() {
    let rocket = cell(spot(5), rate: 1.6, lifetime: 1.5) { rocket in
      (rocket.velocity, rocket.velocityRange) = (82 * unit, 14 * unit)
      (rocket.emissionLongitude, rocket.emissionRange) = (-.pi / 2, 0.9)
      (rocket.yAcceleration, rocket.redRange, rocket.blueRange) = (30 * unit, 0.6, 0.6)
      let tail = cell(spot(3), rate: 40, lifetime: 0.5) { tail in
        (tail.velocity, tail.emissionRange, tail.alphaSpeed) = (4 * unit, 2 * .pi, -1.9)
        tail.color = DemoPalette.brass.cgColor
      }
      let burst = cell(spot(4), rate: 1800, lifetime: 1.3) { burst in
        (burst.beginTime, burst.duration) = (1.45, 0.05)
        (burst.velocity, burst.velocityRange) = (30 * unit, 12 * unit)
        (burst.emissionRange, burst.yAcceleration) = (2 * .pi, 22 * unit)
        (burst.greenRange, burst.blueRange, burst.alphaSpeed) = (0.6, 0.9, -0.7)
      }
      rocket.emitterCells = [tail, burst]
    }
    emitter(at: 6.55, [rocket]) { emitter in
      (emitter.emitterPosition, emitter.renderMode) = (point(80, 116), .additive)
    }
  }

  fileprivate func ring() {
    let spark = cell(spot(6), rate: 110, lifetime: 1.4) { spark in
      (spark.velocity, spark.velocityRange, spark.scaleSpeed) = (18 * unit, 5 * unit, -0.5)
      spark.color = DemoPalette.teal.cgColor
      (spark.redSpeed, spark.alphaSpeed) = (0.7, -0.5)
    }
    emitter(at: 4, [spark]) { emitter in
      (emitter.emitterShape, emitter.emitterMode) = (.circle, .outline)
      (emitter.emitterPosition, emitter.emitterSize) = (point(80, 60), size(22, 0))
    }
  }

  fileprivate func sphere() {
    let space = CALayer()
    space.frame = view.bounds
    space.sublayerTransform.m34 = -1 / length(110)
    let dust = cell(spot(5), rate: 260, lifetime: 1) { dust in
      dust.color = DemoPalette.ivory.cgColor
      dust.alphaRange = 0.4
    }
    let emitter = CAEmitterLayer()
    emitter.frame = view.bounds
    (emitter.speed, emitter.timeOffset, emitter.seed) = (0, 3, 20)
    (emitter.emitterShape, emitter.emitterMode) = (.sphere, .surface)
    (emitter.emitterPosition, emitter.emitterSize) = (point(80, 60), size(34, 0))
    (emitter.preservesDepth, emitter.renderMode) = (true, .backToFront)
    emitter.emitterCells = [dust]
    space.addSublayer(emitter)
    view.layer.addSublayer(space)
  }
}
