import CoreGraphics

extension UIWindow {
  func transform(to window: UIWindow?) -> CGAffineTransform {
    guard window !== self else { return .identity }
    let other = window?.ownLayer.properties.toSuperlayer ?? .identity
    return ownLayer.properties.toSuperlayer.concatenating(other.inverted())
  }
}
