public import CoreGraphics

extension UIColor {
  /// Components 0…1 in Display P3. They are converted to extended sRGB, where they may be outside
  /// 0…1. Source: Apple, "init(displayP3Red:green:blue:alpha:)".
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let color = CGColor(displayP3Red: red, green: green, blue: blue, alpha: alpha).extendedRGBA
    self.init(red: color.x, green: color.y, blue: color.z, alpha: color.w)
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

  static func hue(of color: SIMD4<Double>, most: Double, spread: Double) -> CGFloat {
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
