import Foundation
import LaminaTesting
import UIKit

/// Columns with increasing bounce, and circles whose springs are retargeted in flight.
struct SpringsScene: DemoScene {
  static let name = "springs"
  static let summary = "springs of more and more bounce, and some that are retargeted in flight"

  init(_ options: DemoOptions) {}

  func image(at position: Double, on screen: OffscreenScreen) throws -> CGImage {
    try screen.image(playedTo: position)
  }

  func show(in window: UIWindow) {
    window.clear()
    let hall = HallView(
      window.bounds.size, hall: 2, title: "Springs",
      subtitle: "the same way with more and more bounce; and new targets in flight, without a jolt",
      lights: [
        .init(0x2F4FB0, x: 0.25, y: 0.75, size: 0.8, strength: 0.45),
        .init(0xA0506A, x: 0.82, y: 0.55, size: 0.6, strength: 0.3),
      ])
    window.addSubview(hall)
    let isWide = hall.contentArea.width > 1.2 * hall.contentArea.height
    let (pillars, pond) = hall.contentArea.divided(
      atDistance: isWide ? hall.contentArea.width * 0.56 : hall.contentArea.height * 0.5,
      from: isWide ? .minXEdge : .minYEdge)
    addPillars(in: pillars.insetBy(dx: hall.unit * 0.01, dy: hall.unit * 0.02), to: hall)
    addShoal(in: pond.insetBy(dx: hall.unit * 0.06, dy: hall.unit * 0.06), to: hall)
  }

  // MARK: Pillars

  private static let bounces: [CGFloat] = [0, 0.15, 0.3, 0.45, 0.6, 0.75]

  private func addPillars(in area: CGRect, to hall: HallView) {
    let text = hall.unit * 0.026
    let floor = area.maxY - text * 2.4
    let line = area.minY + (floor - area.minY) * 0.3
    addTargetLine(at: line, from: area.minX, to: area.maxX, hall)
    let step = area.width / CGFloat(Self.bounces.count)
    var pillars: [UIView] = []
    for (index, bounce) in Self.bounces.enumerated() {
      let middle = area.minX + (CGFloat(index) + 0.5) * step
      let width = step * 0.46
      let pillar = UIView(
        frame: CGRect(x: middle - width / 2, y: floor - width, width: width, height: width))
      pillar.backgroundColor = Self.color(index)
      pillar.layer.cornerRadius = width / 2
      pillar.layer.borderWidth = hall.unit * 0.003
      pillar.layer.borderColor = UIColor(hex: 0xFFFFFF, alpha: 0.35).cgColor
      hall.addSubview(pillar)
      pillars.append(pillar)
      let label = bounce == 0 ? "no bounce" : String(format: "%.2f", bounce)
      hall.addSubview(
        CaptionView(
          label, size: text, at: CGPoint(x: middle, y: area.maxY - text * 0.5), .center,
          color: DemoPalette.ivory))
    }
    _ = Metronome(in: hall, every: 2) { beat in
      for (pillar, bounce) in zip(pillars, Self.bounces) {
        var frame = pillar.frame
        frame.size.height = beat % 2 == 0 ? floor - line : frame.width
        frame.origin.y = floor - frame.height
        UIView.animate(springDuration: 0.9, bounce: bounce) { pillar.frame = frame }
      }
    }
  }

  private static func color(_ index: Int) -> UIColor {
    let fraction = CGFloat(index) / CGFloat(bounces.count - 1)
    return fraction < 0.5
      ? DemoPalette.teal.mixed(with: DemoPalette.sky, fraction * 2)
      : DemoPalette.sky.mixed(with: DemoPalette.violet, fraction * 2 - 1)
  }

  private func addTargetLine(
    at y: CGFloat, from left: CGFloat, to right: CGFloat, _ hall: HallView
  ) {
    let width = hall.unit * 0.002
    let frame = CGRect(x: left, y: y - 2 * width, width: right - left, height: 4 * width)
    hall.addSubview(
      DrawnView(frame: frame) { context, bounds in
        for dash in stride(from: CGFloat(0), to: bounds.width, by: 8 * width) {
          context.stroke(
            .line(CGPoint(x: dash, y: bounds.midY), CGPoint(x: dash + 4 * width, y: bounds.midY)),
            DemoPalette.brass.withAlphaComponent(0.7), width: width, cap: .butt)
        }
      })
  }

  // MARK: The shoal

  private static let fish = 9

  private func addShoal(in area: CGRect, to hall: HallView) {
    let side = min(area.width, area.height)
    let middle = CGPoint(x: area.midX, y: area.midY)
    let stops = (0..<5).map { middle.toward(CGFloat($0) * 144, side * 0.46) }
    addStops(stops, hall)
    var shoal: [UIView] = []
    for index in (0..<Self.fish).reversed() {
      let size = side * (0.09 + 0.025 * CGFloat(index))
      let fish = UIView(frame: CGRect(x: 0, y: 0, width: size, height: size))
      let fraction = CGFloat(index) / CGFloat(Self.fish - 1)
      fish.backgroundColor = DemoPalette.ivory.mixed(with: DemoPalette.coral, fraction)
      fish.alpha = 1 - 0.72 * fraction
      fish.layer.cornerRadius = size / 2
      fish.center = stops[stops.count - 1]
      hall.addSubview(fish)
      shoal.append(fish)
    }
    _ = Metronome(in: hall, every: 0.55) { beat in
      // Two beats without a new target let the springs come to rest.
      guard beat % 6 < 4 else { return }
      let target = stops[(beat - beat / 6 * 2) % stops.count]
      for (index, fish) in shoal.reversed().enumerated() {
        UIView.animate(springDuration: 0.45 + 0.1 * Double(index), bounce: 0.32) {
          fish.center = target
        }
      }
    }
  }

  private func addStops(_ stops: [CGPoint], _ hall: HallView) {
    hall.addSubview(
      DrawnView(frame: hall.bounds) { context, _ in
        context.stroke(
          .polygon(stops), DemoPalette.brass.withAlphaComponent(0.22), width: hall.unit * 0.0022)
        for stop in stops {
          context.fill(.circle(stop, hall.unit * 0.009), DemoPalette.night)
          context.stroke(
            .circle(stop, hall.unit * 0.009), DemoPalette.brass, width: hall.unit * 0.003)
        }
      })
  }
}
