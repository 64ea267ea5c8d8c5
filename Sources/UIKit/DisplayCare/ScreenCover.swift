import QuartzCore

/// A black layer in front of all windows of a screen, which makes the screen darker.
@MainActor final class ScreenCover {
  /// The seconds in which the brightness changes.
  private static let duration = 0.5

  private let layer = CALayer()

  init(of root: CALayer) {
    layer.backgroundColor = CGColor(gray: 0, alpha: 1)
    layer.zPosition = 1e6
    layer.opacity = 0
    root.addSublayer(layer)
  }

  /// Covers the content of a screen.
  func setBounds(_ bounds: CGRect) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.frame = bounds
    CATransaction.commit()
  }

  /// Changes the brightness of what is below, from 0 to 1.
  func setBrightness(_ brightness: CGFloat) {
    CATransaction.begin()
    CATransaction.setAnimationDuration(Self.duration)
    layer.opacity = Float(1 - brightness)
    CATransaction.commit()
  }
}
