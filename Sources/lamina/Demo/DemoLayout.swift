import Foundation
import UIKit

/// The layout of the demo for a window size: a title at the top, and orbits around the sun, seen from
/// slightly above their plane.
struct DemoLayout {
  /// An orbit: an ellipse whose near side is at the bottom.
  struct Ring {
    let center: CGPoint
    let radii: CGSize

    /// The point after a number of revolutions from the right end, clockwise.
    func point(_ revolutions: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + radii.width * cos(2 * .pi * revolutions),
        y: center.y + radii.height * sin(2 * .pi * revolutions))
    }
  }

  /// The size of the window, in points.
  let size: CGSize
  /// The shorter side of the window, which all other measures scale with.
  let unit: CGFloat
  let isWide: Bool
  let center: CGPoint
  /// The radii of the outermost orbit.
  let radii: CGSize

  init(size: CGSize) {
    self.size = size
    unit = min(size.width, size.height)
    isWide = size.width > 1.2 * size.height
    if isWide {
      center = CGPoint(x: size.width / 2, y: size.height * 0.565)
      radii = CGSize(
        width: min(size.width * 0.435, size.height * 0.86), height: size.height * 0.312)
    } else {
      center = CGPoint(x: size.width / 2, y: size.height * 0.555)
      let width = size.width * 0.415
      radii = CGSize(width: width, height: min(size.height * 0.34, width * 1.45))
    }
  }

  /// The orbit with a relative radius, which is 1 for the outermost orbit.
  func ring(_ radius: CGFloat) -> Ring {
    let sunk = CGPoint(x: center.x, y: center.y + 0.1 * radii.height * radius)
    return Ring(
      center: sunk, radii: CGSize(width: radii.width * radius, height: radii.height * radius))
  }

  /// The frame of the title, with the line above and the subtitle below it.
  var titleFrame: CGRect {
    let height = unit * (isWide ? 0.158 : 0.18)
    let left = isWide ? unit * 0.075 : unit * 0.06
    return CGRect(
      x: left.rounded(), y: (unit * (isWide ? 0.05 : 0.075)).rounded(),
      width: min(height * 6, size.width - left),
      height: height.rounded())
  }

  /// The square root of the area of a drawing, in points.
  var sunSide: CGFloat { min(radii.width, radii.height) * 0.82 }
  var instrumentSide: CGFloat { unit * 0.138 }

  /// The size of the small objects when `count` of them share the orbits in `band`.
  func curiositySide(count: Int, within band: ClosedRange<CGFloat>) -> CGFloat {
    let area =
      .pi * radii.width * radii.height
      * (band.upperBound * band.upperBound - band.lowerBound * band.lowerBound)
    let side = (0.58 * area / CGFloat(max(count, 1))).squareRoot()
    return min(max(side, unit * 0.004), unit * 0.085)
  }
}
