import CoreGraphics
import Foundation
import QuartzCore
import RenderServer

/// Shows an image from the first configuration of the window until the program's own first frame.
@MainActor struct SplashLayer {
  private let layer = CALayer()

  init(_ image: CGImage, on screen: UIScreen) {
    layer.frame = screen.bounds
    layer.backgroundColor = CGColor(gray: 0, alpha: 1)
    layer.contents = image
    layer.contentsGravity = .resizeAspect
    screen.root.addSublayer(layer)
    // The render thread shows it while the main thread launches the program.
    CATransaction.flush()
  }

  func remove() {
    layer.removeFromSuperlayer()
  }

  /// Returns the image of the file that LAMINA_SPLASH names, or nil if it is not set.
  static func image(in environment: [String: String]) throws(RenderError) -> CGImage? {
    guard let path = environment["LAMINA_SPLASH"] else { return nil }
    guard let image = UIImage(contentsOfFile: path)?.cgImage else {
      throw RenderError("LAMINA_SPLASH is '\(path)', not an image that can be read")
    }
    return image
  }
}
