import Compositor
import EGL
import Foundation
import GLESRenderer
import Testing

@Suite("Failures")
struct FailureTests {
  @Test("without an EGL driver the error names the attempted displays and the calls")
  func noDriver() async {
    await #expect(processExitsWith: .success) {
      unsafe setenv("__EGL_VENDOR_LIBRARY_FILENAMES", "/nonexistent.json", 1)
      #expect {
        _ = try Display.offscreen()
      } throws: { error in
        let line = "\(error)"
        return line.hasPrefix("no off-screen EGL display: ") && line.contains("egl")
          && !line.contains("\n")
      }
    }
  }

  @Test("an EGL error is one line with the call, the code's name and the purpose")
  func describesEGL() {
    let error = EGLError.failed(call: "eglInitialize", code: 0x3001, purpose: "device 1 of 2")
    #expect("\(error)" == "eglInitialize: EGL_NOT_INITIALIZED (device 1 of 2)")
    #expect(!error.isContextLost)
    #expect(EGLError.failed(call: "eglSwapBuffers", code: 0x300E, purpose: "").isContextLost)
  }

  @Test("a renderer's error is one line with the call and the code's name")
  func describesGLES() {
    #expect(
      "\(GLESError.failed(call: "glTexStorage2D", code: 0x0505))"
        == "glTexStorage2D: GL_OUT_OF_MEMORY")
    let lost = GLESError.contextLost(status: 0x8253)
    #expect("\(lost)" == "glGetGraphicsResetStatus: GL_GUILTY_CONTEXT_RESET")
    #expect(lost.isContextLost)
  }

  @Test("a target above the driver's limit throws an error with the limit")
  func targetTooLarge() throws {
    let context = try Context(.offscreen(), for: .offscreen)
    #expect {
      _ = try OffscreenTarget(context, size: PixelSize(width: 1_000_000, height: 1))
    } throws: { error in
      "\(error)".hasPrefix("glRenderbufferStorage: 1000000×1 pixels, the driver's limit is ")
    }
  }

  @Test("a texture above the driver's limit throws, and the renderer still works")
  func textureTooLarge() throws {
    var canvas = try Canvas(width: 2, height: 2)
    let limit = canvas.renderer.driver.maximumTextureSize
    canvas.plan.textureCommands = [
      .create(TextureID(rawValue: 1), PixelSize(width: 1, height: limit + 1))
    ]
    #expect(
      throws: GLESError.tooLarge(
        call: "glTexStorage2D", width: 1, height: limit + 1, limit: limit)
    ) { _ = try canvas.render() }
    canvas.pass(clear: [1, 0, 0, 1])
    #expect(try canvas.render()[0, 0] == .red)
  }
}
