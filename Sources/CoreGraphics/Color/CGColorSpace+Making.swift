extension CGColorSpace {
  /// Creates a space from an ICC profile; nil for invalid data and for profiles that are not matrix
  /// or gray profiles, such as printer profiles with lookup tables. Source: Apple, "init(iccData:)".
  public convenience init?(iccData data: CFData) {
    guard let profile = ICCProfile(data) else { return nil }
    self.init(.calibrated(profile.colors), profile: data)
  }

  /// The profile that the space was created from, or an equivalent one; nil for CMYK, Lab, indexed
  /// and pattern spaces. Source: Apple, "copyICCData()".
  public func copyICCData() -> CFData? { profile ?? ICCProfile.data(of: self) }

  /// The color table of an indexed space, one byte per component; nil for other spaces.
  public var colorTable: [UInt8]? {
    if case .indexed(_, let table) = kind { table } else { nil }
  }

  /// Creates an indexed space with a table of `last` + 1 colors, each with the components of `base`
  /// as bytes. The caller guarantees the table's length.
  ///
  /// Nil if `last` is not 0…255, or if `base` is a pattern or indexed space.
  /// Source: Apple, "init(indexedBaseSpace:last:colorTable:)".
  public convenience init?(
    indexedBaseSpace base: CGColorSpace, last: Int, colorTable: UnsafePointer<UInt8>
  ) {
    guard (0...255).contains(last), base.supportsOutput else { return nil }
    let count = (last + 1) * base.numberOfComponents
    let table = unsafe Array(UnsafeBufferPointer(start: colorTable, count: count))
    self.init(.indexed(base: base, table: table))
  }

  /// Creates a CIE L*a*b* space with a white point in X, Y and Z. `range` holds the minimum and the
  /// maximum of a* and of b*; nil means ±100. `blackPoint` is ignored. Nil for an invalid white
  /// point or range. Source: Apple, "init(labWhitePoint:blackPoint:range:)".
  public convenience init?(
    labWhitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?,
    range: UnsafePointer<CGFloat>?
  ) {
    let range = unsafe range.map { unsafe Array(UnsafeBufferPointer(start: $0, count: 4)) }
    let white = unsafe ColorMatrix.Light(labWhitePoint)
    let numbers = (range ?? [-100, 100, -100, 100]).map { Double($0) }
    guard let colors = LabColors(white: white, range: numbers) else { return nil }
    self.init(.lab(colors))
  }

  /// Creates a gray space with a gamma curve. The white and black points are ignored. Nil if `gamma`
  /// is not positive and finite.
  /// Source: Apple, "init(calibratedGrayWhitePoint:blackPoint:gamma:)".
  public convenience init?(
    calibratedGrayWhitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?,
    gamma: CGFloat
  ) {
    guard gamma.isFinite, gamma > 0 else { return nil }
    self.init(.calibrated(CalibratedColors(gray: .gamma(Double(gamma)))))
  }

  /// Creates an RGB space with three gamma exponents (nil: 1) and the X, Y and Z of each primary
  /// (nine values; nil: the identity). `blackPoint` is ignored. Nil for an invalid white point,
  /// gamma or matrix.
  /// Source: Apple, "init(calibratedRGBWhitePoint:blackPoint:gamma:matrix:)".
  public convenience init?(
    calibratedRGBWhitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?,
    gamma: UnsafePointer<CGFloat>?, matrix: UnsafePointer<CGFloat>?
  ) {
    let gammas = unsafe gamma.map { unsafe ColorMatrix.Light($0) } ?? .one
    var toXYZ = ColorMatrix.identity
    if let matrix = unsafe matrix {
      unsafe toXYZ = ColorMatrix(
        red: ColorMatrix.Light(matrix), green: ColorMatrix.Light(matrix + 3),
        blue: ColorMatrix.Light(matrix + 6))
    }
    guard gammas.min() > 0,
      let toD50 = ColorMatrix.toD50(from: unsafe ColorMatrix.Light(calibratedRGBWhitePoint)),
      let colors = CalibratedColors(
        curves: (0..<3).map { .gamma(gammas[$0]) },
        toD50: toD50 * toXYZ)
    else { return nil }
    self.init(.calibrated(colors))
  }
}

extension SIMD3<Double> {
  fileprivate init(_ numbers: UnsafePointer<CGFloat>) {
    unsafe self.init(Double(numbers[0]), Double(numbers[1]), Double(numbers[2]))
  }
}
