/// Computes output values from input values; the first pointer is the function's `info`.
/// Apple: CGFunctionEvaluateCallback.
public typealias CGFunctionEvaluateCallback =
  @Sendable (UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) ->
  Void

/// Releases a function's `info`. Apple: CGFunctionReleaseInfoCallback.
public typealias CGFunctionReleaseInfoCallback = @Sendable (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a function. Apple: CGFunctionCallbacks.
@safe
public struct CGFunctionCallbacks: Sendable {
  /// Always 0.
  public var version: UInt32
  public var evaluate: CGFunctionEvaluateCallback?
  public var releaseInfo: CGFunctionReleaseInfoCallback?

  public init(
    version: UInt32, evaluate: CGFunctionEvaluateCallback?,
    releaseInfo: CGFunctionReleaseInfoCallback?
  ) {
    self.version = version
    unsafe self.evaluate = evaluate
    unsafe self.releaseInfo = releaseInfo
  }
}

/// A function that a program provides, for example the colors of a shading. Apple: CGFunction.
@safe
public final class CGFunction: @unchecked Sendable {
  let domainDimension: Int
  let rangeDimension: Int
  /// The minimum and maximum of each input (`domain`) and output (`range`); empty if unlimited.
  private let domain: [CGFloat]
  private let range: [CGFloat]
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGFunctionCallbacks

  /// Creates a function. `domain` and `range` hold the minimum and the maximum to which each input
  /// and output is clamped; nil means unlimited. The caller guarantees their length.
  ///
  /// Nil without `evaluate`, or if a dimension is less than 1.
  /// Source: Apple, "init(info:domainDimension:domain:rangeDimension:range:callbacks:)".
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?,
    rangeDimension: Int, range: UnsafePointer<CGFloat>?,
    callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    guard domainDimension > 0, rangeDimension > 0, unsafe callbacks.pointee.evaluate != nil else {
      return nil
    }
    func numbers(_ pointer: UnsafePointer<CGFloat>?, _ count: Int) -> [CGFloat] {
      unsafe pointer.map { unsafe Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    }
    (self.domainDimension, self.rangeDimension) = (domainDimension, rangeDimension)
    self.domain = unsafe numbers(domain, domainDimension * 2)
    self.range = unsafe numbers(range, rangeDimension * 2)
    unsafe self.info = unsafe info
    self.callbacks = unsafe callbacks.pointee
  }

  deinit {
    unsafe callbacks.releaseInfo?(info)
  }

  /// The output for `input`, which must have `domainDimension` elements.
  func values(at input: [CGFloat]) -> [CGFloat] {
    var output = [CGFloat](repeating: 0, count: rangeDimension)
    unsafe callbacks.evaluate?(info, Self.clamped(input, domain), &output)
    return Self.clamped(output, range)
  }

  private static func clamped(_ values: [CGFloat], _ limits: [CGFloat]) -> [CGFloat] {
    guard !limits.isEmpty else { return values }
    return values.enumerated().map { max(limits[$0 * 2], min($1, limits[$0 * 2 + 1])) }
  }
}
