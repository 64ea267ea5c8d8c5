public import CoreGraphics

extension UIBezierPath {
  public func move(to point: CGPoint) {
    edit { $0.move(to: point) }
  }

  public func addLine(to point: CGPoint) {
    edit { $0.addLine(to: point) }
  }

  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    edit { $0.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
  }

  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    edit { $0.addQuadCurve(to: endPoint, control: controlPoint) }
  }

  /// Adds an arc. Angles are in radians, clockwise as seen on the screen from the positive x axis.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // UIKit's clockwise is as seen on the screen; Core Graphics' assumes that y points up.
    edit {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: !clockwise)
    }
  }

  public func close() {
    edit { $0.closeSubpath() }
  }

  public func removeAllPoints() {
    cgPath = CGMutablePath()
  }

  public func append(_ bezierPath: UIBezierPath) {
    let other = bezierPath.cgPath
    edit { $0.addPath(other) }
  }

  /// Applies a transform to all points of the path.
  public func apply(_ transform: CGAffineTransform) {
    let path = CGMutablePath()
    path.addPath(cgPath, transform: transform)
    cgPath = path
  }
}
