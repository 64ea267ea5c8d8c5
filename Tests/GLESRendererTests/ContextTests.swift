import Compositor
import GLESRenderer
import Testing

@testable import EGL

@Suite("Contexts")
struct ContextTests {
  @Test("an off-screen renderer may be released while another on the thread is current")
  func independent() throws {
    var kept = try Canvas(width: 2, height: 2)
    kept.plan.textureCommands = [
      .create(TextureID(rawValue: 1), PixelSize(width: 1, height: 1)),
      .upload(
        TextureID(rawValue: 1), image(width: 1, height: 1) { _, _ in .green }, x: 0, y: 0,
        gutter: []),
    ]
    _ = try kept.render()
    do {
      var gone = try Canvas(width: 2, height: 2)
      gone.plan.textureCommands = [
        .create(TextureID(rawValue: 1), PixelSize(width: 1, height: 1))
      ]
      _ = try gone.render()
      // Makes the other context current just before this one's objects are released.
      _ = try kept.render()
    }
    kept.pass { $0.add(.bitmap, [.rect(0, 0, 2, 2)], texture: TextureID(rawValue: 1)) }
    #expect(try kept.render()[1, 1] == .green)
  }

  @Test("displays, contexts and renderers can be created and released repeatedly")
  func repeated() throws {
    for _ in 0..<10 {
      var canvas = try Canvas(width: 3, height: 3)
      canvas.pass(clear: [0, 0, 1, 1])
      #expect(try canvas.render()[2, 2] == .blue)
    }
  }

  @Test(
    "both kinds of off-screen display draw the same, if the driver supports both",
    .enabled(if: hasBothDisplays))
  func displays() throws {
    func draw(_ display: Display) throws -> Pixels {
      var canvas = try Canvas(width: 9, height: 9, display: display)
      canvas.pass(clear: [0, 0, 1, 1]) {
        $0.add(.solid, [.rect(1, 2, 5, 4, color: .red, opacity: 0.7)], blending: .over)
      }
      return try canvas.render()
    }
    #expect(try draw(.surfaceless()) == draw(.anyDevice()))
  }

  private static var hasBothDisplays: Bool {
    (try? Display.surfaceless()) != nil && (try? Display.anyDevice()) != nil
  }

  @Test("the driver reports its name and a texture size sufficient for an atlas")
  func driver() throws {
    let canvas = try Canvas(width: 1, height: 1)
    #expect(!canvas.renderer.driver.name.isEmpty)
    #expect(canvas.renderer.driver.maximumTextureSize >= 2048)
    #expect(!canvas.target.context.display.vendor.isEmpty)
  }
}
