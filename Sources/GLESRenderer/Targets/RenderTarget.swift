package import Compositor

/// The target of a renderer.
package protocol RenderTarget: AnyObject {
  /// The size in pixels; a plan must have the same size.
  var size: PixelSize { get }
  /// Whether the first row in memory is the bottom one (`PixelRect`).
  var isFlipped: Bool { get }
  /// Makes the target's context current, and binds the target for draw calls.
  func bind() throws(GLESError)
  /// Gives the target depth if it has none. Called before a frame that needs it is drawn; the frame's
  /// pixels from before may be lost where all of them are drawn again.
  func addDepth() throws(GLESError)
  /// Announces that a frame changes these pixels and no others, before it is drawn.
  func limit(to damage: Region) throws(GLESError)
}

extension RenderTarget {
  package func limit(to damage: Region) throws(GLESError) {}
}

extension PixelRect {
  /// The y coordinate of the lower edge in OpenGL's coordinates of a target.
  func originY(in target: any RenderTarget) -> Int32 {
    target.isFlipped ? target.size.height - maxY : minY
  }
}
