import UIKit

extension UIImage {
  @MainActor private static let landscapes = LandscapeStore()

  /// The picture of hills below a sky that is drawn from a number, always the same.
  @MainActor static func landscape(_ number: Int) -> UIImage { landscapes.image(number) }
}

/// The pictures that were drawn already.
@MainActor private final class LandscapeStore {
  private var images: [Int: UIImage] = [:]

  func image(_ number: Int) -> UIImage {
    if let image = images[number] { return image }
    let image = Landscape(number: number).image
    images[number] = image
    return image
  }
}

/// A sky with a sun or a moon, and three rows of hills.
@MainActor private struct Landscape {
  private static let size = CGSize(width: 360, height: 360)

  let number: Int

  private var hue: CGFloat { scatter(number, 1) }
  private var isNight: Bool { scatter(number, 2) < 0.25 }

  var image: UIImage {
    UIGraphicsImageRenderer(size: Self.size).image { renderer in
      let context = renderer.cgContext
      drawSky(in: context)
      for row in 0..<3 { context.fill(hills(row), color(of: row)) }
    }
  }

  private func drawSky(in context: CGContext) {
    let (width, height) = (Self.size.width, Self.size.height)
    let top = UIColor(
      hue: 0.55 + 0.1 * hue, saturation: 0.6, brightness: isNight ? 0.15 : 0.75, alpha: 1)
    let bottom = UIColor(
      hue: isNight ? 0.7 : 0.04 + 0.1 * hue, saturation: 0.4, brightness: isNight ? 0.4 : 1,
      alpha: 1)
    context.fill(
      UIBezierPath(rect: CGRect(origin: .zero, size: Self.size)), [top, bottom],
      from: CGPoint(x: 0, y: 0), to: CGPoint(x: 0, y: height))
    let center = CGPoint(
      x: width * (0.2 + 0.6 * scatter(number, 3)), y: height * (0.15 + 0.25 * scatter(number, 4)))
    let radius = width * (0.06 + 0.05 * scatter(number, 5))
    let light = UIColor(hex: isNight ? 0xF2F0E4 : 0xFFF0C2)
    context.glow(light, center: center, radius: radius * 3, strength: 0.6)
    context.fill(.circle(center, radius), light)
  }

  private func hills(_ row: Int) -> UIBezierPath {
    let (width, height) = (Self.size.width, Self.size.height)
    let base = height * (0.5 + 0.15 * CGFloat(row))
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: height))
    let steps = 5
    var last = CGPoint(x: 0, y: base)
    path.addLine(to: last)
    for step in 1...steps {
      let rise = (scatter(number * 7 + step, UInt64(6 + row)) - 0.5) * height * 0.22
      let next = CGPoint(x: width * CGFloat(step) / CGFloat(steps), y: base + rise)
      let middle = (last.x + next.x) / 2
      path.addCurve(
        to: next, controlPoint1: CGPoint(x: middle, y: last.y),
        controlPoint2: CGPoint(x: middle, y: next.y))
      last = next
    }
    path.addLine(to: CGPoint(x: width, y: height))
    path.close()
    return path
  }

  private func color(of row: Int) -> UIColor {
    UIColor(
      hue: 0.3 + 0.25 * scatter(number, 9), saturation: 0.35 + 0.15 * CGFloat(row),
      brightness: (isNight ? 0.32 : 0.7) - (isNight ? 0.09 : 0.17) * CGFloat(row), alpha: 1)
  }
}
