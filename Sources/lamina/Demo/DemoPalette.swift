import UIKit

/// The colors of the demo and the gallery.
enum DemoPalette {
  static let night = UIColor(hex: 0x060A18)
  static let dusk = UIColor(hex: 0x121A3D)
  static let indigo = UIColor(hex: 0x26305F)
  static let haze = UIColor(hex: 0xC9D4F2)
  static let ivory = UIColor(hex: 0xF6EFE1)
  static let brass = UIColor(hex: 0xE6BE72)
  static let bronze = UIColor(hex: 0x8A6530)
  static let coral = UIColor(hex: 0xF0806A)
  static let teal = UIColor(hex: 0x56CBBE)
  static let sky = UIColor(hex: 0x78AEF5)
  static let violet = UIColor(hex: 0xA48FF0)
  static let rose = UIColor(hex: 0xEE9AB4)
  static let moss = UIColor(hex: 0x97C873)

  private static let accents = [teal, coral, sky, brass, violet, moss, rose]

  /// One of the bright colors, selected by an index.
  static func accent(_ index: Int) -> UIColor {
    accents[index % accents.count]
  }
}

extension UIColor {
  /// A color from 0xRRGGBB.
  convenience init(hex: UInt32, alpha: CGFloat = 1) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  /// Interpolates between this color (0) and another one (1).
  func mixed(with other: UIColor, _ fraction: CGFloat) -> UIColor {
    let components = cgColor.components ?? []
    let others = other.cgColor.components ?? []
    guard components.count == 4, others.count == 4 else { return self }
    let mix = zip(components, others).map { $0 + ($1 - $0) * fraction }
    return UIColor(red: mix[0], green: mix[1], blue: mix[2], alpha: mix[3])
  }

  func lighter(_ fraction: CGFloat) -> UIColor {
    mixed(with: UIColor(hex: 0xFFFFFF), fraction)
  }

  func darker(_ fraction: CGFloat) -> UIColor {
    mixed(with: DemoPalette.night, fraction)
  }
}

/// A pseudo-random number in 0..<1, computed as a hash of the arguments (SplitMix64).
func scatter(_ index: Int, _ salt: UInt64) -> CGFloat {
  var bits = UInt64(truncatingIfNeeded: index) &* 0x9E37_79B9_7F4A_7C15
  bits &+= salt &* 0xD1B5_4A32_D192_ED03
  bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
  bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
  return CGFloat((bits ^ (bits >> 31)) >> 11) / CGFloat(UInt64(1) << 53)
}
