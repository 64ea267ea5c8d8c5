public import CoreGraphics

extension UIBezierPath {
  /// Painted and unpainted lengths in points; a count of 0 for a solid line.
  @safe
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    guard let pattern = unsafe pattern, count > 0 else {
      dash = (0, [])
      return
    }
    dash = unsafe (phase, Array(UnsafeBufferPointer(start: pattern, count: count)))
  }

  /// Writes the lengths, how many there are and the phase to the pointers that are not nil; `pattern`
  /// has room for as many. Source: Apple, "getLineDash(_:count:phase:)".
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
