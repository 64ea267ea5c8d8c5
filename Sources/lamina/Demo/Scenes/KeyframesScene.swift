import Foundation
import UIKit

/// A kite with a tail that follows a closed path, and a comparison of calculation modes.
struct KeyframesScene: DemoScene {
  static let name = "keyframes"
  static let summary = "a kite that follows a path, and five ways from keyframe to keyframe"

  init(_ options: DemoOptions) {}

  func show(in window: UIWindow) {
    window.clear()
    let hall = HallView(
      window.bounds.size, hall: 7, title: "Lines of Flight",
      subtitle: "positions from a path, turned along it, and keyframes with curves of their own",
      lights: [
        .init(0x1F7F8C, x: 0.3, y: 0.6, size: 0.8, strength: 0.42),
        .init(0x7B3F86, x: 0.85, y: 0.3, size: 0.6, strength: 0.3),
      ])
    window.addSubview(hall)
    let isWide = hall.contentArea.width > 1.2 * hall.contentArea.height
    let (figure, board) = hall.contentArea.divided(
      atDistance: isWide ? hall.contentArea.width * 0.56 : hall.contentArea.height * 0.56,
      from: isWide ? .minXEdge : .minYEdge)
    addFlight(in: figure.insetBy(dx: hall.unit * 0.05, dy: hall.unit * 0.05), to: hall)
    addTracks(in: board.insetBy(dx: hall.unit * 0.02, dy: hall.unit * 0.03), to: hall)
  }

  // MARK: The flight

  /// The duration of one lap, in seconds.
  private static let lap = 8.0
  private static let tail = 26

  private func addFlight(in area: CGRect, to hall: HallView) {
    let path = Self.loop(in: area)
    hall.addSubview(
      DrawnView(frame: hall.bounds) { context, _ in
        context.stroke(path, DemoPalette.brass.withAlphaComponent(0.16), width: hall.unit * 0.012)
        context.stroke(path, DemoPalette.brass.withAlphaComponent(0.55), width: hall.unit * 0.0022)
      })
    for link in (1...Self.tail).reversed() {
      let fade = 1 - CGFloat(link) / CGFloat(Self.tail + 1)
      let side = hall.unit * (0.006 + 0.016 * fade)
      let bead = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
      bead.backgroundColor = DemoPalette.teal.mixed(with: DemoPalette.violet, 1 - fade)
      bead.layer.cornerRadius = side / 2
      bead.alpha = 0.15 + 0.8 * fade
      hall.addSubview(bead)
      follow(path, bead, behind: 0.045 * Double(link) + 0.1, rotates: false)
    }
    let side = hall.unit * 0.09
    let kite = DrawnView(
      frame: CGRect(x: 0, y: 0, width: side, height: side), drawing: Self.drawKite)
    hall.addSubview(kite)
    follow(path, kite, behind: 0, rotates: true)
  }

  private func follow(_ path: UIBezierPath, _ view: UIView, behind seconds: Double, rotates: Bool) {
    let flight = CAKeyframeAnimation(keyPath: "position")
    flight.path = path.cgPath
    flight.calculationMode = .paced
    flight.rotationMode = rotates ? .rotateAuto : nil
    flight.duration = Self.lap
    flight.repeatCount = .infinity
    flight.timeOffset = Self.lap - seconds
    view.layer.add(flight, forKey: nil)
  }

  /// A path in the shape of a figure of eight.
  private static func loop(in area: CGRect) -> UIBezierPath {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: area.minX + x * area.width, y: area.minY + y * area.height)
    }
    let path = UIBezierPath()
    path.move(to: point(0.5, 0.5))
    path.addCurve(
      to: point(0.84, 0.06), controlPoint1: point(0.6, 0.3), controlPoint2: point(0.7, 0.06))
    path.addCurve(
      to: point(0.84, 0.94), controlPoint1: point(1.05, 0.06), controlPoint2: point(1.05, 0.94))
    path.addCurve(
      to: point(0.5, 0.5), controlPoint1: point(0.7, 0.94), controlPoint2: point(0.6, 0.7))
    path.addCurve(
      to: point(0.16, 0.06), controlPoint1: point(0.4, 0.3), controlPoint2: point(0.3, 0.06))
    path.addCurve(
      to: point(0.16, 0.94), controlPoint1: point(-0.05, 0.06), controlPoint2: point(-0.05, 0.94))
    path.addCurve(
      to: point(0.5, 0.5), controlPoint1: point(0.3, 0.94), controlPoint2: point(0.4, 0.7))
    return path
  }

  /// Draws the kite pointing right, because `.rotateAuto` aligns the x axis with the path.
  private static func drawKite(_ context: CGContext, _ bounds: CGRect) {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: x * bounds.width, y: y * bounds.height)
    }
    let (nose, left, right, end) = (
      point(0.96, 0.5), point(0.4, 0.14), point(0.4, 0.86), point(0.06, 0.5)
    )
    context.fill(.polygon([nose, left, end]), DemoPalette.ivory)
    context.fill(.polygon([nose, right, end]), DemoPalette.coral)
    context.stroke(
      .polygon([nose, left, end, right]), UIColor(hex: 0xFFF8EA, alpha: 0.9),
      width: bounds.width * 0.015)
    context.stroke(
      .line(nose, end), DemoPalette.night.withAlphaComponent(0.5), width: bounds.width * 0.02)
  }

  // MARK: The tracks

  private struct Track {
    let title: String
    let note: String
    let color: UIColor
    let change: (CAKeyframeAnimation) -> Void
  }

  private static let tracks = [
    Track(title: "linear", note: "the same time from each to the next", color: DemoPalette.sky) {
      $0.calculationMode = .linear
    },
    Track(title: "paced", note: "the same speed, whatever the key times", color: DemoPalette.moss) {
      $0.calculationMode = .paced
    },
    Track(title: "cubic", note: "a smooth curve through all of them", color: DemoPalette.violet) {
      $0.calculationMode = .cubic
    },
    Track(
      title: "timingFunctions", note: "a curve for each way: in, out, both",
      color: DemoPalette.coral
    ) {
      $0.timingFunctions = [.easeIn, .easeOut, .easeInEaseOut, .easeInEaseOut].map {
        CAMediaTimingFunction(name: $0)
      }
    },
    Track(title: "discrete", note: "from one to the next at once", color: DemoPalette.brass) {
      $0.calculationMode = .discrete
    },
  ]

  /// The locations of the keyframes, as fractions of the track's length.
  private static let stops: [CGFloat] = [0, 0.18, 0.66, 0.42, 1]

  private func addTracks(in area: CGRect, to hall: HallView) {
    let height = area.height / CGFloat(Self.tracks.count)
    for (row, track) in Self.tracks.enumerated() {
      let size = min(height * 0.2, hall.unit * 0.028)
      let top = area.minY + CGFloat(row) * height
      let line = CGRect(
        x: area.minX + size, y: top + height * 0.72, width: area.width - 2 * size, height: 0)
      hall.addSubview(
        CaptionView(
          track.title, size: size, at: CGPoint(x: line.minX, y: top + height * 0.34),
          color: DemoPalette.ivory, weight: .semibold))
      hall.addSubview(
        CaptionView(
          track.note, size: size * 0.82, at: CGPoint(x: line.maxX, y: top + height * 0.34), .right))
      addTrack(track, along: line, size: size, to: hall)
    }
  }

  private func addTrack(_ track: Track, along line: CGRect, size: CGFloat, to hall: HallView) {
    let positions = Self.stops.map { CGPoint(x: line.minX + $0 * line.width, y: line.minY) }
    let rail = DrawnView(frame: line.insetBy(dx: -size, dy: -size)) { context, bounds in
      let left = CGPoint(x: size, y: bounds.midY)
      context.stroke(
        .line(left, CGPoint(x: bounds.maxX - size, y: bounds.midY)),
        UIColor(hex: 0xDCE6FF, alpha: 0.3), width: size * 0.1)
      for stop in Self.stops {
        let center = CGPoint(x: left.x + stop * line.width, y: bounds.midY)
        context.fill(.circle(center, size * 0.26), DemoPalette.indigo)
        context.stroke(.circle(center, size * 0.26), track.color, width: size * 0.11)
      }
    }
    hall.addSubview(rail)
    let ball = UIView(frame: CGRect(x: 0, y: 0, width: size * 1.3, height: size * 1.3))
    ball.backgroundColor = track.color
    ball.layer.cornerRadius = size * 0.65
    hall.addSubview(ball)
    let motion = CAKeyframeAnimation(keyPath: "position")
    motion.values = positions
    motion.keyTimes = [0, 0.15, 0.4, 0.6, 1]
    track.change(motion)
    motion.duration = 4
    motion.autoreverses = true
    motion.repeatCount = .infinity
    ball.layer.add(motion, forKey: nil)
  }
}
