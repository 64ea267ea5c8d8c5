import CoreGraphics
import LayerTree
import QuartzCore
import RenderServer
import UIKit

/// A screen whose application side and render side advance separately, each only when the test says
/// so. Between run-loop iterations, the main thread counts as blocked.
@MainActor final class BlockedScreen {
  let window: UIWindow
  /// The commits that the application has sent.
  private(set) var commits: [Commit] = []
  private let screen: UIScreen
  private let server: OffscreenServer

  init(_ views: UIView..., size: CGSize = CGSize(width: 120, height: 40)) throws {
    let server = try OffscreenServer()
    self.server = server
    screen = UIScreen(size: size, scale: 1)
    MediaClock.set(0)
    window = UIWindow(screen: screen)
    screen.connect { [weak self] commit in
      self?.commits.append(commit)
      server.post(commit)
    }
    window.makeKeyAndVisible()
    for view in views { window.addSubview(view) }
    runLoopIteration(at: 0)
  }

  isolated deinit {
    screen.disconnect()
    MediaClock.set(nil)
  }

  /// Runs one iteration of the application's run loop.
  func runLoopIteration(at time: CFTimeInterval) {
    MediaClock.set(time)
    AnimationEndSchedule.shared.end(at: time)
    CATransaction.flush()
  }

  /// Returns the image that the render side composites at a time, from the commits it has received.
  func image(at time: CFTimeInterval) throws -> CGImage {
    try server.renderFrame(for: time)
    let frame = try server.readPixels()
    return CGImage(width: frame.width, height: frame.height, premultipliedRGBA: frame.pixels)
  }
}
