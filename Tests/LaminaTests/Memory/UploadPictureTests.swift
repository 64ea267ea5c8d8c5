import GLESRenderer
import LaminaTesting
import RenderServer
import Testing
import UIKit

@Suite("Uploads in slices, on screen") @MainActor struct UploadPictureTests {
  private static let size = CGSize(width: 96, height: 96)

  private func screen(
    _ limit: Int?, limits: DriverLimits = .none, usesPixelBuffers: Bool? = nil
  ) throws -> OffscreenScreen {
    let server = try OffscreenServer(
      limits: limits, uploadLimit: limit, usesPixelBuffers: usesPixelBuffers)
    return OffscreenScreen(size: Self.size, server: server)
  }

  /// A layer with an image that fills the screen, and one that rotates above it.
  private func addLayers(to screen: OffscreenScreen, _ image: CGImage) -> CALayer {
    let photo = CALayer()
    photo.frame = CGRect(origin: .zero, size: Self.size)
    photo.contents = image
    let turning = CALayer()
    turning.frame = CGRect(x: 40, y: 40, width: 30, height: 12)
    turning.backgroundColor = UIColor.white.cgColor
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    (animation.fromValue, animation.toValue) = (0, 3.0)
    animation.duration = 10
    turning.add(animation, forKey: nil)
    screen.window.layer.addSublayer(photo)
    screen.window.layer.addSublayer(turning)
    return photo
  }

  /// Without a cross-fade.
  private func set(_ image: CGImage, of layer: CALayer) {
    CATransaction.setDisableActions(true)
    layer.contents = image
    CATransaction.flush()
  }

  /// The frames of a screen on which an image is replaced by another one, at a frame. Their textures
  /// are small enough to be created at once.
  private func frames(_ count: Int, replacingAt change: Int, _ screen: OffscreenScreen) throws
    -> [CGImage]
  {
    let photo = addLayers(to: screen, EveryEffect.picture(500, 400))
    return try (0..<count).map { frame in
      screen.time = Double(frame) / 10
      if frame == change { set(EveryEffect.picture(640, 400), of: photo) }
      return try screen.frame()
    }
  }

  @Test(
    "each frame during an upload shows the previous image or the new one, while an animation goes on",
    arguments: [300_000, 100_000], [false, true])
  func oldOrNew(limit: Int, usesPixelBuffers: Bool) throws {
    let (count, change) = (40, 25)
    let sliced = try frames(
      count, replacingAt: change, screen(limit, usesPixelBuffers: usesPixelBuffers))
    let old = try frames(count, replacingAt: .max, screen(nil))
    let new = try frames(count, replacingAt: change, screen(nil))
    let shown = sliced.indices.map { frame -> String in
      if sliced[frame].isIdentical(to: new[frame]) { return "new" }
      return sliced[frame].isIdentical(to: old[frame]) ? "old" : "other"
    }
    let rows = limit / (640 * 4)
    let waiting = (400 + rows - 1) / rows - 1
    #expect(shown[change...].prefix(waiting).allSatisfy { $0 == "old" })
    #expect(shown[change...].dropFirst(waiting).allSatisfy { $0 == "new" })
  }

  /// Replaces a large image by another one, and renders until a screen shows the same as one without
  /// a limit, or gives up.
  private func showsLargeImages(_ screen: OffscreenScreen, _ limits: DriverLimits = .none) throws
    -> Bool
  {
    let whole = try self.screen(nil, limits: limits)
    let photos = [screen, whole].map { addLayers(to: $0, EveryEffect.picture(900, 500)) }
    let (first, second) = (try whole.frame(), EveryEffect.picture(700, 800))
    guard try shows(first, screen, meanwhile: nil) else { return false }
    for photo in photos { set(second, of: photo) }
    return try shows(whole.frame(), screen, meanwhile: first)
  }

  /// Whether a screen shows a picture after some frames, and until then another one.
  private func shows(
    _ expected: CGImage, _ screen: OffscreenScreen, meanwhile previous: CGImage?
  ) throws -> Bool {
    for _ in 0..<3000 {
      let frame = try screen.frame()
      if frame.isIdentical(to: expected) { return true }
      if let previous, !frame.isIdentical(to: previous) { return false }
    }
    return false
  }

  @Test("images whose textures are created on another thread are shown when they are complete")
  func ahead() throws {
    #expect(try showsLargeImages(screen(400_000)))
  }

  @Test("bitmaps in tiles are uploaded in slices too")
  func tiles() throws {
    let limits = DriverLimits(maximumTextureSide: 256)
    #expect(try showsLargeImages(screen(400_000, limits: limits), limits))
  }

  @Test("whichever allocation fails during an upload, the picture is the same in the end")
  func shortage() throws {
    let expected = try frames(60, replacingAt: 20, screen(nil))[59]
    for attempt in 1...6 {
      let limits = DriverLimits(failingTextures: attempt...attempt + 1)
      let screen = try screen(200_000, limits: limits)
      _ = try frames(60, replacingAt: 20, screen)
      #expect(try shows(expected, screen, meanwhile: nil), "attempt \(attempt)")
    }
  }

  @Test("pixels that go through pixel buffers are those that do not")
  func pixelBuffers() throws {
    let plain = EveryEffect(
      OffscreenScreen(size: EveryEffect.size, server: try OffscreenServer()), moves: false)
    let buffered = EveryEffect(
      OffscreenScreen(
        size: EveryEffect.size, server: try OffscreenServer(usesPixelBuffers: true)), moves: false)
    #expect(try plain.screen.frame().isIdentical(to: buffered.screen.frame()))
  }
}
