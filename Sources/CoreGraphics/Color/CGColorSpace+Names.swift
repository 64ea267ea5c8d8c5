// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension CGColorSpace {
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let linearDisplayP3 = "kCGColorSpaceLinearDisplayP3"
  public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
  public static let extendedLinearDisplayP3 = "kCGColorSpaceExtendedLinearDisplayP3"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  public static let linearGray = "kCGColorSpaceLinearGray"
  public static let extendedGray = "kCGColorSpaceExtendedGray"
  public static let extendedLinearGray = "kCGColorSpaceExtendedLinearGray"
  public static let adobeRGB1998 = "kCGColorSpaceAdobeRGB1998"
  public static let itur_709 = "kCGColorSpaceITUR_709"
  public static let itur_2020 = "kCGColorSpaceITUR_2020"
  /// DCI-P3, the space of digital cinema.
  public static let dcip3 = "kCGColorSpaceDCIP3"
  /// ACEScg, which is linear.
  public static let acescgLinear = "kCGColorSpaceACESCGLinear"
  /// ROMM RGB, also named ProPhoto RGB.
  public static let rommrgb = "kCGColorSpaceROMMRGB"
  /// Converts as device CMYK does.
  public static let genericCMYK = "kCGColorSpaceGenericCMYK"
  /// CIE L*a*b* with the D50 white point, and a* and b* from -128 to 128.
  public static let genericLab = "kCGColorSpaceGenericLab"

  static let named: [String: (kind: Kind, coding: Coding)] = {
    var named: [String: (kind: Kind, coding: Coding)] = [
      sRGB: (.sRGB, Coding()),
      linearSRGB: (.sRGB, Coding(isLinear: true)),
      extendedSRGB: (.sRGB, Coding(isExtended: true)),
      extendedLinearSRGB: (.sRGB, Coding(isLinear: true, isExtended: true)),
      displayP3: (.displayP3, Coding()),
      linearDisplayP3: (.displayP3, Coding(isLinear: true)),
      extendedDisplayP3: (.displayP3, Coding(isExtended: true)),
      extendedLinearDisplayP3: (.displayP3, Coding(isLinear: true, isExtended: true)),
      genericGrayGamma2_2: (.gray, Coding()),
      linearGray: (.gray, Coding(isLinear: true)),
      extendedGray: (.gray, Coding(isExtended: true)),
      extendedLinearGray: (.gray, Coding(isLinear: true, isExtended: true)),
      genericCMYK: (.cmyk, Coding()),
    ]
    for (name, colors) in calibrated {
      if let colors { named[name] = (.calibrated(colors), Coding()) }
    }
    if let lab = LabColors(white: ColorMatrix.d50, range: [-128, 128, -128, 128]) {
      named[genericLab] = (.lab(lab), Coding())
    }
    return named
  }()

  private static let calibrated: [String: CalibratedColors?] = [
    adobeRGB1998: CalibratedColors(
      red: SIMD2(0.64, 0.33), green: SIMD2(0.21, 0.71), blue: SIMD2(0.15, 0.06),
      .gamma(563.0 / 256)),
    itur_709: CalibratedColors(
      red: SIMD2(0.64, 0.33), green: SIMD2(0.3, 0.6), blue: SIMD2(0.15, 0.06), broadcast),
    itur_2020: CalibratedColors(
      red: SIMD2(0.708, 0.292), green: SIMD2(0.17, 0.797), blue: SIMD2(0.131, 0.046), broadcast),
    dcip3: CalibratedColors(
      red: SIMD2(0.68, 0.32), green: SIMD2(0.265, 0.69), blue: SIMD2(0.15, 0.06),
      white: ColorMatrix.Light(0.314 / 0.351, 1, 0.335 / 0.351), .gamma(2.6)),
    acescgLinear: CalibratedColors(
      red: SIMD2(0.713, 0.293), green: SIMD2(0.165, 0.83), blue: SIMD2(0.128, 0.044),
      white: ColorMatrix.Light(0.32168 / 0.33767, 1, 0.34065 / 0.33767), .gamma(1)),
    rommrgb: CalibratedColors(
      red: SIMD2(0.7347, 0.2653), green: SIMD2(0.1596, 0.8404), blue: SIMD2(0.0366, 0.0001),
      white: ColorMatrix.d50,
      .formula(g: 1.8, a: 1, b: 0, c: 1 / 16, d: 1 / 32, e: 0, f: 0)),
  ]

  /// The transfer curve of ITU-R BT.709 and BT.2020.
  private static let broadcast = ToneCurve.formula(
    g: 1 / 0.45, a: 1 / 1.099, b: 0.099 / 1.099, c: 1 / 4.5, d: 0.081, e: 0, f: 0)
}
