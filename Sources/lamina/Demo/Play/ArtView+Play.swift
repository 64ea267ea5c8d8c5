import UIKit

/// What people do with an object, on top of the animations of its orbit: a displacement in points is
/// the translation of its transform, of which these animations change only the scale and the rotation.
extension ArtView {
  /// Where the object is shown now, in its superview.
  var shownFrame: CGRect { layer.presentation()?.frame ?? frame }

  var shownCenter: CGPoint { CGPoint(x: shownFrame.midX, y: shownFrame.midY) }

  private static let axes = ["x", "y"].map { "transform.translation.\($0)" }

  /// Stops the object on its way back.
  ///
  /// - Returns: Its displacement.
  func catchInFlight() -> CGPoint {
    let shown = (layer.presentation() ?? layer).transform
    let displacement = CGPoint(x: shown.m41, y: shown.m42)
    for axis in Self.axes { layer.removeAnimation(forKey: axis) }
    displace(by: displacement)
    return displacement
  }

  func displace(by displacement: CGPoint) {
    layer.transform = CATransform3DMakeTranslation(displacement.x, displacement.y, 0)
  }

  /// Lets the object swing back into its orbit.
  ///
  /// - Parameter velocity: its velocity in points per second.
  func springBack(velocity: CGPoint) {
    let displacement = [layer.transform.m41, layer.transform.m42]
    displace(by: .zero)
    for (axis, (distance, speed)) in zip(Self.axes, zip(displacement, [velocity.x, velocity.y])) {
      let spring = CASpringAnimation(keyPath: axis)
      // The velocity of a spring is relative to its way, which therefore must not be 0.
      let way = abs(distance) < 1 ? 1 : distance
      spring.fromValue = way
      spring.toValue = 0
      (spring.stiffness, spring.damping) = (45, 5)
      spring.initialVelocity = -speed / way
      spring.duration = spring.settlingDuration
      layer.add(spring, forKey: axis)
    }
  }

  var isLifted: Bool { layer.zPosition > 0 }

  /// Brings the object to the front, with a shadow, or back.
  func setLifted(_ isLifted: Bool) {
    layer.zPosition = isLifted ? 1 : 0
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOffset = CGSize(width: 0, height: bounds.height / 6)
    layer.shadowRadius = bounds.height / 12
    layer.shadowOpacity = isLifted ? 0.8 : 0
  }

  /// Surrounds the object with light, or with none.
  func setGlow(_ color: UIColor?) {
    guard !isLifted, color != nil || layer.shadowOpacity > 0 else { return }
    layer.shadowColor = color?.cgColor
    layer.shadowOffset = .zero
    layer.shadowRadius = bounds.height / 8
    layer.shadowOpacity = color == nil ? 0 : 1
  }
}
