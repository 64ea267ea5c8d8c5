import CGLES
package import Compositor
import EGL

extension Renderer {
  /// Draws nothing with one of the programs for a demand that has not drawn yet. Returns whether there
  /// was one.
  ///
  /// A driver finishes a program when it first draws: llvmpipe takes 3 to 30 ms for the machine code, which
  /// a frame of an animation does not have. It keeps most of that beyond the program: in the context, and in
  /// Mesa's cache of shaders on the disk.
  ///
  /// - Parameter demanded: what the layers need now. Of programs for anything else no binary is kept.
  package func warmUp(
    for demand: ProgramDemand, demanded: ProgramDemand
  ) throws(GLESError) -> Bool {
    guard let target, let id = programs.firstCold(for: demand) else {
      glReleaseShaderCompiler()
      return false
    }
    let texture = try Texture(
      Self.warmUpSize, textures.formatOfBytes, isMipmapped: false,
      maximumSize: driver.maximumTextureSize, in: context.objects)
    texture.bind()
    texture.bind(to: Texture.backdropUnit)
    let isCopied = id.modifiers.contains(.copied)
    samplers.bind(isCopied ? .nearest : .linear)
    try uploadEmptyInstances()
    try target.bind()
    glDisable(GLenum(GL_DEPTH_TEST))
    glEnable(GLenum(GL_SCISSOR_TEST))
    glScissor(0, 0, 0, 0)
    set(id.modifiers.contains(.opaque) ? .none : .over)
    try programs.use(id, Projection(target.size, isFlipped: target.isFlipped))
    if id.isShape {
      shapes.bind()
      shapes.draw(0..<1)
    } else {
      quads.bind()
      quads.draw(0..<1, asFans: id.drawsFans)
      if isCopied {
        set(.none)
        quads.draw(0..<1, asFans: id.drawsFans)
      }
    }
    programs.release(id, isDemanded: ProgramID.needed(for: demanded).contains(id))
    try GLESError.check("glDrawArraysInstanced")
    return true
  }

  /// The sides are no powers of two, like those of groups: llvmpipe compiles a program for both.
  private static let warmUpSize = PixelSize(width: 3, height: 3)

  private func uploadEmptyInstances() throws(GLESError) {
    instancesVersion = nil
    quads.upload([QuadInstance(xAxis: .zero, yAxis: .zero, origin: .zero)])
    var shape = ShapeInstance(xAxis: .zero, yAxis: .zero, origin: .zero, size: .zero)
    shape.details = 0
    shapes.upload([shape])
    try parameters.upload([SIMD4<Float>](repeating: .zero, count: 32))
  }
}
