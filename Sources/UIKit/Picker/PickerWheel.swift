import CoreGraphics
import Foundation
import QuartzCore

/// The measures of a wheel of a picker, which is seen from the side: rows lie on a cylinder, and are
/// lower the further they are from the middle. Points.
struct PickerWheel: Equatable {
  /// The height of the picker.
  let height: CGFloat
  let rowHeight: CGFloat

  /// The number of rows around the wheel.
  var rowsPerTurn: Int { max(Int((2 * (height + 75) / rowHeight).rounded(.up)), 4) }
  var radius: CGFloat { 0.334225372 * (height + 75) }
  /// The angle of a row, in radians.
  var angle: CGFloat { 2 * .pi / CGFloat(rowsPerTurn) }
  /// The most rows on one side of the middle, also on the back of the wheel.
  var reach: Int { (rowsPerTurn - 1) / 2 }

  /// Returns how many rows below the middle a place is; nil where there is no row.
  func distance(at y: CGFloat) -> Int? {
    let sine = (y - height / 2) / radius
    guard abs(sine) < 1 else { return nil }
    return Int((asin(sine) / angle).rounded())
  }

  /// Returns the place of a row on the wheel while the first one is in the middle.
  func transform(ofRow row: Int) -> CATransform3D {
    let turned = CATransform3DMakeRotation(-CGFloat(row) * angle, 1, 0, 0)
    return CATransform3DTranslate(turned, 0, 0, radius)
  }
}
