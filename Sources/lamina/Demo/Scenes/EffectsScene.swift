import LaminaTesting
import UIKit

/// Shapes, copies, particles, masked cards with shadows, and a pane of frosted glass that passes in
/// front of them.
struct EffectsScene: DemoScene {
  static let name = "effects"
  static let summary = "shapes, copies, particles, masks, shadows and frosted glass"

  init(_ options: DemoOptions) {}

  func show(in window: UIWindow) {
    window.clear()
    let hall = HallView(
      window.bounds.size, hall: 8, title: "Glass and Ink",
      subtitle: "shapes, copies, particles, masks and shadows, and a pane of frosted glass",
      lights: [
        .init(0x2A5C9E, x: 0.2, y: 0.6, size: 0.7, strength: 0.4),
        .init(0x7A3F8C, x: 0.55, y: 0.7, size: 0.6, strength: 0.35),
        .init(0x9E5A2A, x: 0.88, y: 0.75, size: 0.6, strength: 0.35),
      ])
    window.addSubview(hall)
    let area = hall.contentArea
    let isWide = area.width > area.height
    let step = (isWide ? area.width : area.height) / 3
    let cells = (0..<3).map { index in
      let distance = CGFloat(index) * step
      return isWide
        ? CGRect(x: area.minX + distance, y: area.minY, width: step, height: area.height)
        : CGRect(x: area.minX, y: area.minY + distance, width: area.width, height: step)
    }
    addFountain(in: cells[2], to: hall)
    addInstrument(in: cells[0], to: hall)
    addRosette(in: cells[1], to: hall)
    addCards(in: area, to: hall)
    addPane(in: area, to: hall)
  }

  // MARK: Shapes

  /// Arcs whose ends move, a dashed ring, and a form that changes from a star to a flower.
  private func addInstrument(in cell: CGRect, to hall: HallView) {
    let radius = min(cell.width, cell.height) * 0.36
    let middle = CGPoint(x: cell.midX, y: cell.minY + cell.height * 0.4)
    for index in 0..<4 {
      let arc = shape(at: middle, in: hall)
      let reach = radius * (1 - 0.17 * CGFloat(index))
      arc.path = UIBezierPath.circle(.zero, reach).cgPath
      arc.strokeColor = DemoPalette.accent(index).cgColor
      (arc.lineWidth, arc.lineCap) = (radius * 0.08, .round)
      let end = CABasicAnimation(keyPath: "strokeEnd")
      (end.fromValue, end.toValue) = (0.12, 0.92)
      end.duration = 2.4 + 0.7 * Double(index)
      (end.autoreverses, end.repeatCount) = (true, .infinity)
      end.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      arc.add(end, forKey: "strokeEnd")
      arc.spin(period: index % 2 == 0 ? 11 : -8, phase: 0.2 * Double(index))
    }
    addDashes(radius * 1.15, at: middle, in: hall)
    addMorphingForm(radius * 0.3, at: middle, in: hall)
  }

  private func shape(at middle: CGPoint, in hall: HallView) -> CAShapeLayer {
    let shape = CAShapeLayer()
    shape.position = middle
    shape.fillColor = nil
    hall.layer.addSublayer(shape)
    return shape
  }

  private func addDashes(_ radius: CGFloat, at middle: CGPoint, in hall: HallView) {
    let ring = shape(at: middle, in: hall)
    ring.path = UIBezierPath.circle(.zero, radius).cgPath
    ring.strokeColor = DemoPalette.brass.withAlphaComponent(0.7).cgColor
    ring.lineWidth = max(1, radius * 0.015)
    let length = radius * 2 * .pi / 60
    ring.lineDashPattern = [NSNumber(value: length * 0.4), NSNumber(value: length * 0.6)]
    let phase = CABasicAnimation(keyPath: "lineDashPhase")
    (phase.fromValue, phase.toValue) = (0, length * 3)
    (phase.duration, phase.repeatCount) = (2, .infinity)
    ring.add(phase, forKey: "lineDashPhase")
  }

  private func addMorphingForm(_ radius: CGFloat, at middle: CGPoint, in hall: HallView) {
    let form = shape(at: middle, in: hall)
    form.fillColor = DemoPalette.ivory.cgColor
    form.path = Self.star(radius, waist: 0.42).cgPath
    form.shadowOpacity = 0.9
    form.shadowColor = DemoPalette.brass.cgColor
    (form.shadowRadius, form.shadowOffset) = (radius * 0.2, .zero)
    let morph = CABasicAnimation(keyPath: "path")
    morph.toValue = Self.star(radius * 0.8, waist: 1.3).cgPath
    (morph.duration, morph.autoreverses, morph.repeatCount) = (1.6, true, .infinity)
    morph.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    form.add(morph, forKey: "path")
  }

  /// A star with eight points. `waist` is the ratio of the inner radius to the outer one.
  private static func star(_ radius: CGFloat, waist: CGFloat) -> UIBezierPath {
    .polygon(
      (0..<16).map { index in
        CGPoint.zero.toward(
          CGFloat(index) * 22.5, index % 2 == 0 ? radius : radius * waist)
      })
  }

  // MARK: Copies

  /// Two rings of petals, each of which is one layer that is copied.
  private func addRosette(in cell: CGRect, to hall: HallView) {
    let radius = min(cell.width, cell.height) * 0.38
    let middle = CGPoint(x: cell.midX, y: cell.minY + cell.height * 0.4)
    for (ring, count) in [(0, 18), (1, 12)] {
      let replicator = CAReplicatorLayer()
      replicator.bounds.size = CGSize(width: 2 * radius, height: 2 * radius)
      replicator.position = middle
      replicator.instanceCount = count
      replicator.instanceTransform = CATransform3DMakeRotation(
        2 * .pi / CGFloat(count), 0, 0, 1)
      replicator.instanceColor =
        (ring == 0 ? DemoPalette.sky : DemoPalette.rose).withAlphaComponent(0.8).cgColor
      replicator.instanceGreenOffset = -0.025
      replicator.instanceDelay = 3 / Double(count)
      replicator.addSublayer(petal(radius * (ring == 0 ? 1 : 0.6), radius: radius))
      replicator.spin(period: ring == 0 ? 40 : -26, phase: 0)
      hall.layer.addSublayer(replicator)
    }
  }

  private func petal(_ reach: CGFloat, radius: CGFloat) -> CALayer {
    let petal = CALayer()
    petal.bounds.size = CGSize(width: reach * 0.2, height: reach * 0.5)
    petal.anchorPoint = CGPoint(x: 0.5, y: 1)
    petal.position = CGPoint(x: radius, y: radius - reach * 0.42)
    petal.backgroundColor = UIColor(white: 1, alpha: 1).cgColor
    petal.cornerRadius = reach * 0.1
    let wave = CABasicAnimation(keyPath: "transform.scale")
    (wave.fromValue, wave.toValue) = (1, 0.6)
    (wave.duration, wave.autoreverses, wave.repeatCount) = (1.5, true, .infinity)
    wave.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    petal.add(wave, forKey: "wave")
    return petal
  }

  // MARK: Particles

  /// Sparks that rise, fall and add up to white where they are dense.
  private func addFountain(in cell: CGRect, to hall: HallView) {
    let side = min(cell.width, cell.height)
    let emitter = CAEmitterLayer()
    emitter.frame = cell
    emitter.emitterPosition = CGPoint(x: cell.width / 2, y: cell.height * 0.7)
    (emitter.renderMode, emitter.seed) = (.additive, 7)
    emitter.emitterCells = [
      spark(DemoPalette.brass, speed: side * 0.95, spread: 0.3, rate: 70),
      spark(DemoPalette.coral, speed: side * 0.8, spread: 0.45, rate: 50),
      spark(DemoPalette.teal, speed: side * 0.65, spread: 0.6, rate: 30),
    ]
    hall.layer.addSublayer(emitter)
  }

  private func spark(
    _ color: UIColor, speed: CGFloat, spread: CGFloat, rate: Float
  ) -> CAEmitterCell {
    let cell = CAEmitterCell()
    (cell.contents, cell.yAcceleration) = (Self.spot, speed * 0.62)
    (cell.birthRate, cell.lifetime, cell.lifetimeRange) = (rate, 2.6, 0.5)
    (cell.velocity, cell.velocityRange) = (speed, speed * 0.2)
    (cell.emissionLongitude, cell.emissionRange) = (-.pi / 2, spread)
    (cell.scale, cell.scaleRange, cell.scaleSpeed) = (speed / 500, speed / 1200, -speed / 2500)
    (cell.color, cell.alphaSpeed) = (color.cgColor, -0.35)
    return cell
  }

  /// A white disc that fades to its edge.
  private static var spot: CGImage? {
    let bounds = CGRect(x: 0, y: 0, width: 32, height: 32)
    return UIGraphicsImageRenderer(size: bounds.size).image { context in
      context.cgContext.glow(.white, center: CGPoint(x: 16, y: 16), radius: 16, strength: 1)
    }.cgImage
  }

  // MARK: Masks and shadows

  /// Cards that are cut into forms, each with the shadow of its form.
  private func addCards(in area: CGRect, to hall: HallView) {
    let side = min(area.width / 7, area.height * 0.26)
    for index in 0..<5 {
      let card = UIView(
        frame: CGRect(
          x: area.minX + (CGFloat(index) + 0.5) * area.width / 5 - side / 2,
          y: area.maxY - side * 1.1, width: side, height: side))
      card.layer.shadowOpacity = 0.8
      card.layer.shadowOffset = CGSize(width: 0, height: side * 0.06)
      card.layer.shadowRadius = side * 0.06
      card.layer.addSublayer(gradient(index, in: card.bounds))
      hall.addSubview(card)
      card.layer.swing(
        "transform.rotation.z", middle: 0, reach: 0.25, period: 5, phase: 0.17 * Double(index))
    }
  }

  private func gradient(_ index: Int, in bounds: CGRect) -> CALayer {
    let gradient = CAGradientLayer()
    gradient.frame = bounds
    let color = DemoPalette.accent(index + 2)
    gradient.colors = [color.lighter(0.4).cgColor, color.darker(0.35).cgColor]
    let form = CAShapeLayer()
    form.position = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = bounds.width / 2
    form.path = Self.star(radius, waist: 0.5 + 0.1 * CGFloat(index)).cgPath
    form.spin(period: index % 2 == 0 ? 14 : -14, phase: 0)
    gradient.mask = form
    return gradient
  }

  // MARK: Glass

  /// A pane of frosted glass that swings from one side to the other.
  private func addPane(in area: CGRect, to hall: HallView) {
    let blur = UIBlurEffect(style: .systemUltraThinMaterialDark)
    let pane = UIVisualEffectView(effect: blur)
    let size = CGSize(width: area.width * 0.24, height: area.height * 0.62)
    pane.frame = CGRect(
      x: area.midX - size.width / 2, y: area.minY + area.height * 0.08, width: size.width,
      height: size.height)
    pane.layer.cornerRadius = hall.unit * 0.035
    pane.clipsToBounds = true
    pane.layer.borderWidth = max(1, hall.unit * 0.002)
    pane.layer.borderColor = UIColor(white: 1, alpha: 0.25).cgColor
    let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
    vibrancy.frame = pane.bounds
    let label = UILabel(frame: pane.bounds.insetBy(dx: hall.unit * 0.02, dy: hall.unit * 0.02))
    (label.text, label.textAlignment, label.numberOfLines) = ("Frosted glass", .center, 0)
    label.font = .systemFont(ofSize: max(1, hall.unit * 0.04), weight: .semibold)
    vibrancy.contentView.addSubview(label)
    pane.contentView.addSubview(vibrancy)
    hall.addSubview(pane)
    pane.layer.swing(
      "position.x", middle: area.midX, reach: area.width * 0.36, period: 12, phase: 0.3)
  }
}
