public import CoreGraphics

extension UIColor {
  /// Components 0…1 in sRGB. Components outside that range represent colours outside the sRGB
  /// gamut, which are drawn as the nearest sRGB colour.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Components 0…1 in Display P3. They are converted to extended sRGB, where they may be outside
  /// 0…1. Source: Apple, "init(displayP3Red:green:blue:alpha:)".
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let color = CGColor(displayP3Red: red, green: green, blue: blue, alpha: alpha).extendedRGBA
    self.init(red: color.x, green: color.y, blue: color.z, alpha: color.w)
  }

  /// Components 0…1; a white of 0 is black.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// Components 0…1; a hue of 0 or 1 is red.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ offset: CGFloat) -> CGFloat {
      let position = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Writes the sRGB components to the pointers that are not nil; always returns true. Components
  /// outside 0…1 represent colours outside the sRGB gamut. Apple: UIColor.getRed.
  @safe
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.extendedRGBA
    unsafe red?.pointee = color.x
    unsafe green?.pointee = color.y
    unsafe blue?.pointee = color.z
    unsafe alpha?.pointee = color.w
    return true
  }

  /// Writes hue, saturation, brightness and alpha, each 0…1; always returns true.
  @safe
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.extendedRGBA
    let (most, least) = (max(color.x, color.y, color.z), min(color.x, color.y, color.z))
    unsafe hue?.pointee = Self.hue(of: color, most: most, spread: most - least)
    unsafe saturation?.pointee = most == 0 ? 0 : (most - least) / most
    unsafe brightness?.pointee = most
    unsafe alpha?.pointee = color.w
    return true
  }

  /// Writes the gray and alpha components. Returns false, and writes nothing, if the colour is not
  /// gray.
  @safe
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.extendedRGBA
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
