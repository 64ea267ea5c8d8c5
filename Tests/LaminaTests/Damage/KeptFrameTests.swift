import Compositor
import EGL
import Foundation
import LayerTree
import TestSupport
import Testing

@testable import GLESRenderer
@testable import RenderServer

@Suite("Kept frames of windows", .serialized)
struct KeptFrameTests {
  @Test(
    "a frame that was redrawn in part and copied to a window has the pixels of one drawn whole",
    arguments: Samples.seeds(4))
  func copies(seed: UInt64) throws {
    var scene = EffectsScene(
      seed: 3000 + seed, isFractional: false, features: .all, rasterizationScales: [1])
    let screen = try OffscreenServer()
    screen.post(scene.first())
    try screen.renderFrame(for: 0)
    let window = try KeptWindow(showing: scene.first())
    for step in 1...20 {
      let commit = scene.edit()
      screen.post(commit)
      screen.redrawWhole()
      try screen.renderFrame(for: Double(step))
      let pixels = try window.pixels(after: commit, at: Double(step))
      #expect(try pixels == screen.readPixels().pixels, "edit \(step)")
    }
  }
}

/// A kept frame, and a framebuffer in place of a window's buffer.
private final class KeptWindow {
  private let context: Context
  private let target: KeptTarget
  private let buffer: OffscreenTarget
  private var frames: FrameRenderer

  init(showing first: Commit) throws {
    context = try Context(Display.offscreen(), for: .offscreen)
    let renderer = try Renderer(context, programs: .whenUsed)
    frames = FrameRenderer(
      renderer, debug: .environment, textureBudget: TextureBudget.standard, sampling: nil)
    frames.apply(first)
    target = try KeptTarget(context, size: frames.pixelSize)
    buffer = try OffscreenTarget(context, size: frames.pixelSize)
    renderer.target = target
    _ = try frames.renderFrame(for: 0, bufferAge: 0, number: 1)
    context.release()
  }

  /// The pixels of the buffer, the top row first, after the frame of a commit was copied to it.
  func pixels(after commit: Commit, at time: Double) throws -> [UInt8] {
    defer { context.release() }
    try context.makeCurrent()
    frames.apply(commit)
    _ = try frames.renderFrame(for: time, bufferAge: 1, number: 1)
    try buffer.bind()
    try target.frame.copyToFramebuffer()
    let pixels = try buffer.readPixels()
    let bytesPerRow = Int(buffer.size.width) * 4
    // The first row of a window's buffer is the bottom one to OpenGL ES.
    return stride(from: pixels.count - bytesPerRow, through: 0, by: -bytesPerRow).flatMap {
      pixels[$0..<$0 + bytesPerRow]
    }
  }
}

/// A kept frame as the target of a renderer, as `WindowTarget` is one.
private final class KeptTarget: RenderTarget {
  let frame: KeptFrame
  var size: PixelSize { frame.size }
  let isFlipped = false

  init(_ context: Context, size: PixelSize) throws {
    frame = try KeptFrame(context, size: size)
  }

  func bind() {
    frame.bind()
  }

  func addDepth() throws(GLESError) {
    try frame.addDepth()
  }
}
