extension CGColorSpace {
  /// The space of an ICC profile; nil for other data, and for profiles that need more than curves and
  /// a matrix, as those of printers. Source: Apple, "init(iccData:)".
  public convenience init?(iccData data: CFData) {
    guard let profile = ICCProfile(data) else { return nil }
    self.init(.calibrated(profile.colors), profile: data)
  }

  /// The profile that the space was made of, or one that says the same; nil for inks, L*, a* and b*,
  /// tables and patterns. Source: Apple, "copyICCData()".
  public func copyICCData() -> CFData? { profile ?? ICCProfile.data(of: self) }

  /// Of an indexed space the components of its colours, bytes; nil for others.
  public var colorTable: [UInt8]? {
    if case .indexed(_, let table) = kind { table } else { nil }
  }

  /// Colours by their numbers in a table of `last` + 1 of them, each with the components of `base` as
  /// bytes. The caller vouches for the table's length.
  ///
  /// Nil where `last` is not 0…255, and for a base of patterns or with a table of its own.
  /// Source: Apple, "init(indexedBaseSpace:last:colorTable:)".
  public convenience init?(
    indexedBaseSpace base: CGColorSpace, last: Int, colorTable: UnsafePointer<UInt8>
  ) {
    guard (0...255).contains(last), base.supportsOutput else { return nil }
    let count = (last + 1) * base.numberOfComponents
    let table = unsafe Array(UnsafeBufferPointer(start: colorTable, count: count))
    self.init(.indexed(base: base, table: table))
  }

  /// L*, a* and b* below a white, given in three numbers X, Y and Z. `range` holds the least and the
  /// greatest a* and then b*, or is nil for ±100; `blackPoint` is not read. Nil for numbers that are
  /// no white. Source: Apple, "init(labWhitePoint:blackPoint:range:)".
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

  /// Gray whose light is its number to the power of `gamma`. The points are not read.
  /// Source: Apple, "init(calibratedGrayWhitePoint:blackPoint:gamma:)".
  public convenience init?(
    calibratedGrayWhitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?,
    gamma: CGFloat
  ) {
    guard gamma.isFinite, gamma > 0 else { return nil }
    self.init(.calibrated(CalibratedColors(gray: .gamma(Double(gamma)))))
  }

  /// Red, green and blue with three exponents, or nil for 1, and nine numbers that are X, Y and Z of
  /// each, or nil for X, Y and Z themselves. `blackPoint` is not read. Nil for what has no white.
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
