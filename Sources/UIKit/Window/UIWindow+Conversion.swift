import CoreGraphics

extension UIWindow {
  func transform(to window: UIWindow?) -> CGAffineTransform {
    let other = window?.ownLayer.toSuperlayer ?? .identity
    return window === self ? .identity : ownLayer.toSuperlayer.concatenating(other.inverted())
  }
}
