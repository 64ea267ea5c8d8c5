import GLESRenderer
import Testing

@testable import RenderServer

@Suite("Losses of the context")
struct ContextLossesTests {
  @Test("five losses within a minute are too many")
  func many() {
    var losses = ContextLosses()
    let results = [0, 10, 20, 30, 59.9].map { losses.note(at: $0) }
    #expect(results == [false, false, false, false, true])
  }

  @Test("losses that are rare are never too many")
  func rare() {
    var losses = ContextLosses()
    let results = (0..<100).map { losses.note(at: Double($0) * 15) }
    #expect(!results.contains(true))
  }

  @Test("a call that reports a lost context ends the session as a loss; another error does not")
  func errors() {
    // GL_CONTEXT_LOST, GL_INVALID_OPERATION
    let (loss, other) = (
      RenderError(GLESError.failed(call: "glDisable", code: 0x0507)),
      RenderError(GLESError.failed(call: "glDisable", code: 0x0502))
    )
    #expect(loss.isContextLost && !other.isContextLost)
    #expect(other.ofLostContext.isContextLost)
    #expect(other.ofLostContext.description == "glDisable: GL_INVALID_OPERATION")
  }
}
