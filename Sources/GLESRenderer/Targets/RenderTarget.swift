package import Compositor

/// What a renderer draws into.
package protocol RenderTarget: AnyObject {
  /// In pixels; a plan's size has to be the same.
  var size: PixelSize { get }
  /// Whether the first row in memory is the bottom one (`PixelRect`).
  var isFlipped: Bool { get }
  /// Makes the target current, with its context, and what draw calls draw into.
  func bind() throws(GLESError)
}

extension PixelRect {
  /// The lower edge's y in OpenGL's coordinates of a target.
  func originY(in target: any RenderTarget) -> Int32 {
    target.isFlipped ? target.size.height - maxY : minY
  }
}
