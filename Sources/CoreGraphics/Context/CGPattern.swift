/// Draws one cell of a pattern. The pointer is the pattern's `info`.
/// Apple: CGPatternDrawPatternCallback.
public typealias CGPatternDrawPatternCallback =
  @Sendable (UnsafeMutableRawPointer?, CGContext) -> Void

/// Called when a pattern's `info` is no longer used. Apple: CGPatternReleaseInfoCallback.
public typealias CGPatternReleaseInfoCallback = @Sendable (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a pattern. Apple: CGPatternCallbacks.
@safe
public struct CGPatternCallbacks: Sendable {
  /// Always 0.
  public var version: UInt32
  public var drawPattern: CGPatternDrawPatternCallback?
  public var releaseInfo: CGPatternReleaseInfoCallback?

  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    unsafe self.drawPattern = unsafe drawPattern
    unsafe self.releaseInfo = unsafe releaseInfo
  }
}

/// The alignment of a pattern's cells with device pixels. Apple: CGPatternTiling.
public enum CGPatternTiling: Int32, Sendable {
  /// Cells are not distorted; the spacing may vary by a pixel.
  case noDistortion = 0
  /// The spacing is constant; a cell may be a pixel larger or smaller.
  case constantSpacingMinimalDistortion = 1
  /// The spacing is constant, as for `constantSpacingMinimalDistortion`.
  case constantSpacing = 2
}

/// A cell that is repeated at equal distances. Apple: CGPattern.
@safe
public final class CGPattern: Hashable, @unchecked Sendable {
  let bounds: CGRect
  /// Maps the pattern's space to the initial user space of a context.
  let matrix: CGAffineTransform
  let steps: CGSize
  let tiling: CGPatternTiling
  /// Whether the cell sets its own colors; otherwise it is painted in the color of the `CGColor`.
  let isColored: Bool
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGPatternCallbacks

  /// `xStep` and `yStep` are the distances between the origins of adjacent cells, in the pattern's
  /// space.
  ///
  /// Returns nil if a number is not finite, a step or side is 0, or `matrix` has no inverse.
  /// Source: Apple, "init(info:bounds:matrix:xStep:yStep:tiling:isColored:callbacks:)".
  public convenience init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    unsafe self.init(
      info: info, bounds: bounds, matrix: matrix, steps: CGSize(width: xStep, height: yStep),
      tiling: tiling, isColored: isColored, callbacks: callbacks.pointee)
  }

  /// Creates a colored pattern whose cells adjoin without gaps.
  package convenience init?(
    cell bounds: CGRect, tiling: CGPatternTiling, draw: @escaping @Sendable (CGContext) -> Void
  ) {
    let callbacks = unsafe CGPatternCallbacks(
      version: 0, drawPattern: { _, context in draw(context) }, releaseInfo: nil)
    unsafe self.init(
      info: nil, bounds: bounds, matrix: .identity, steps: bounds.size, tiling: tiling,
      isColored: true, callbacks: callbacks)
  }

  private init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, steps: CGSize,
    tiling: CGPatternTiling, isColored: Bool, callbacks: CGPatternCallbacks
  ) {
    guard bounds.isFinite, !bounds.isEmpty, matrix.isInvertible, steps.width.isFinite,
      steps.height.isFinite, steps.width != 0, steps.height != 0,
      unsafe callbacks.drawPattern != nil
    else { return nil }
    self.bounds = bounds.standardized
    self.matrix = matrix
    self.steps = CGSize(width: abs(steps.width), height: abs(steps.height))
    self.tiling = tiling
    self.isColored = isColored
    unsafe self.info = unsafe info
    self.callbacks = callbacks
  }

  deinit {
    unsafe callbacks.releaseInfo?(info)
  }

  /// Draws one cell, in the pattern's space.
  func draw(in context: CGContext) {
    unsafe callbacks.drawPattern?(info, context)
  }

  public static func == (lhs: CGPattern, rhs: CGPattern) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
