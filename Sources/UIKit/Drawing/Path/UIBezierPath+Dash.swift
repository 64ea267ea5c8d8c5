public import CoreGraphics

extension UIBezierPath {
  /// Sets the dash pattern: painted and unpainted lengths in points; a count of 0 means a solid
  /// line.
  @safe
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    guard let pattern = unsafe pattern, count > 0 else {
      dash = (0, [])
      return
    }
    dash = unsafe (phase, Array(UnsafeBufferPointer(start: pattern, count: count)))
  }

  /// Writes the lengths, their count and the phase to the pointers that are not nil. `pattern` must
  /// have capacity for all lengths. Source: Apple, "getLineDash(_:count:phase:)".
  @safe
  public func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.lengths.enumerated() { unsafe pattern?[index] = length }
    unsafe count?.pointee = dash.lengths.count
    unsafe phase?.pointee = dash.phase
  }
}
