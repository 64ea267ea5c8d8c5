import GLESRenderer
import LaminaTesting
import RenderServer
import Testing
import UIKit

@Suite("OpenGL objects") @MainActor struct SteadyObjectsTests {
  @Test("frames of a steady animation of every effect create no OpenGL object")
  func steady() throws {
    let screen = try OffscreenScreen(size: EveryEffect.size)
    let scene = EveryEffect(screen)
    // Unused targets are deleted after a second, and the animations repeat after two.
    for frame in 0..<300 {
      screen.time = Double(frame) / 60
      try scene.screen.render()
    }
    let before = screen.statistics
    for frame in 300..<600 {
      screen.time = Double(frame) / 60
      try screen.render()
    }
    let after = screen.statistics
    #expect(after.frames == before.frames + 300)
    #expect(after.objectsCreated == before.objectsCreated)
    #expect(after.objects == before.objects && after.textureBytes == before.textureBytes)
  }

  @Test("the textures of layers are counted, and deleted with them")
  func counts() throws {
    // Tiles would have other sizes.
    let screen = OffscreenScreen(
      size: CGSize(width: 64, height: 64), server: try OffscreenServer(limits: .none))
    try screen.render()
    let before = screen.statistics
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
    layer.contents = EveryEffect.picture(600, 520)
    screen.window.layer.addSublayer(layer)
    try screen.render()
    #expect(screen.statistics.textureBytes == before.textureBytes + 600 * 520 * 4)
    #expect(screen.statistics.objects >= before.objects + 1)
    layer.removeFromSuperlayer()
    try screen.render()
    #expect(screen.statistics.textureBytes == before.textureBytes)
  }
}
