import Foundation
import UIKit

/// A weather symbol: sun, sun and cloud, rain, or snow.
final class WeatherView: ArtView {
  override var breathes: Bool { true }

  override func draw(_ rect: CGRect) {
    guard let context = canvas else { return }
    switch Int(randomFraction(2) * 4) {
    case 0: drawSun(context, center: CGPoint(x: 50, y: 50), radius: 21)
    case 1:
      drawSun(context, center: CGPoint(x: 64, y: 36), radius: 16)
      drawCloud(context, lift: -4)
    case 2:
      drawCloud(context, lift: 10)
      drawRain(context)
    default:
      drawCloud(context, lift: 10)
      drawSnow(context)
    }
  }

  private func drawSun(_ context: CGContext, center: CGPoint, radius: CGFloat) {
    context.glow(DemoPalette.brass, center: center, radius: radius * 1.7, strength: 0.6)
    for ray in 0..<12 {
      let degrees = CGFloat(ray) * 30
      let line = UIBezierPath.line(
        center.toward(degrees, radius * 1.3), center.toward(degrees, radius * 1.75))
      context.stroke(line, UIColor(hex: 0xFFD070), width: radius * 0.2)
    }
    context.fill(
      .circle(center, radius), [UIColor(hex: 0xFFF3C4), UIColor(hex: 0xFFC95C)],
      from: center.toward(-30, radius), to: center.toward(150, radius))
  }

  private func drawCloud(_ context: CGContext, lift: CGFloat) {
    let base = 74 - lift
    let cloud = UIBezierPath(
      roundedRect: CGRect(x: 12, y: base - 24, width: 74, height: 24), cornerRadius: 12)
    cloud.append(.circle(CGPoint(x: 38, y: base - 24), 17))
    cloud.append(.circle(CGPoint(x: 60, y: base - 20), 13))
    context.fill(
      cloud, [UIColor(hex: 0xFFFFFF), UIColor(hex: 0xE3ECFF), UIColor(hex: 0xA9BCE8)],
      from: CGPoint(x: 40, y: base - 42), to: CGPoint(x: 50, y: base))
  }

  private func drawRain(_ context: CGContext) {
    for drop in 0..<4 {
      let x = 26 + CGFloat(drop) * 16
      let y: CGFloat = drop % 2 == 0 ? 70 : 76
      let path = UIBezierPath()
      path.move(to: CGPoint(x: x + 3, y: y))
      path.addCurve(
        to: CGPoint(x: x - 3, y: y + 15), controlPoint1: CGPoint(x: x + 6, y: y + 9),
        controlPoint2: CGPoint(x: x + 3, y: y + 18))
      path.addCurve(
        to: CGPoint(x: x + 3, y: y), controlPoint1: CGPoint(x: x - 8, y: y + 11),
        controlPoint2: CGPoint(x: x - 1, y: y + 7))
      context.fill(
        path, [UIColor(hex: 0xBFE3FF), DemoPalette.sky], from: CGPoint(x: x, y: y),
        to: CGPoint(x: x, y: y + 16))
    }
  }

  private func drawSnow(_ context: CGContext) {
    for flake in 0..<3 {
      let center = CGPoint(x: 28 + CGFloat(flake) * 21, y: flake % 2 == 0 ? 78 : 85)
      for arm in 0..<3 {
        let degrees = CGFloat(arm) * 60
        let line = UIBezierPath.line(
          center.toward(degrees, 6.5), center.toward(degrees + 180, 6.5))
        context.stroke(line, UIColor(hex: 0xE6F2FF), width: 2)
      }
    }
  }
}
