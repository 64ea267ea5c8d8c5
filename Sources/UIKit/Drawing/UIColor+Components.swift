public import CoreGraphics

extension UIColor {
  /// Writes the components to the pointers that are not nil; true always. Apple: UIColor.getRed.
  @safe
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.rgba
    unsafe red?.pointee = color.x
    unsafe green?.pointee = color.y
    unsafe blue?.pointee = color.z
    unsafe alpha?.pointee = color.w
    return true
  }

  /// Writes hue, saturation, brightness and alpha, all 0…1; true always.
  @safe
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.rgba
    let (most, least) = (max(color.x, color.y, color.z), min(color.x, color.y, color.z))
    unsafe hue?.pointee = Self.hue(of: color, most: most, spread: most - least)
    unsafe saturation?.pointee = most == 0 ? 0 : (most - least) / most
    unsafe brightness?.pointee = most
    unsafe alpha?.pointee = color.w
    return true
  }

  /// Writes the gray and alpha; false, and nothing written, where the colour is no gray.
  @safe
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.rgba
    guard color.x == color.y, color.y == color.z else { return false }
    unsafe white?.pointee = color.x
    unsafe alpha?.pointee = color.w
    return true
  }

  private static func hue(of color: SIMD4<Double>, most: Double, spread: Double) -> CGFloat {
    guard spread > 0 else { return 0 }
    let sector: Double
    if most == color.x {
      sector = (color.y - color.z) / spread
    } else if most == color.y {
      sector = (color.z - color.x) / spread + 2
    } else {
      sector = (color.x - color.y) / spread + 4
    }
    return (sector < 0 ? sector + 6 : sector) / 6
  }
}
