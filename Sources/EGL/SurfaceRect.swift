/// A rectangle of a surface as EGL counts it: pixels, from the lower left corner, y upwards.
package struct SurfaceRect: Equatable, Sendable {
  package var x: Int32
  package var y: Int32
  package var width: Int32
  package var height: Int32

  package init(x: Int32, y: Int32, width: Int32, height: Int32) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
