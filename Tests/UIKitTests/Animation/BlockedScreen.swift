import CoreGraphics
import LayerTree
import QuartzCore
import RenderServer
import UIKit

/// A screen whose two sides are moved apart: the app's takes its turns, and the render side draws,
/// when each is told to. Between turns the main thread is as good as blocked.
@MainActor final class BlockedScreen {
  let window: UIWindow
  /// What the app has sent.
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
    turn(at: 0)
  }

  isolated deinit {
    screen.disconnect()
    MediaClock.set(nil)
  }

  /// The app's turn.
  func turn(at time: CFTimeInterval) {
    MediaClock.set(time)
    AnimationEnds.shared.end(at: time)
    CATransaction.flush()
  }

  /// What the render side shows at a time, with what it has been told.
  func picture(at time: CFTimeInterval) throws -> CGImage {
    try server.renderFrame(for: time)
    let frame = try server.readPixels()
    return CGImage(width: frame.width, height: frame.height, premultipliedRGBA: frame.pixels)
  }
}
