/// Makes output numbers of input numbers; the pointer is the function's `info`. Apple:
/// CGFunctionEvaluateCallback.
public typealias CGFunctionEvaluateCallback =
  @Sendable (UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) ->
  Void

/// Tells that nobody uses a function's `info` any more. Apple: CGFunctionReleaseInfoCallback.
public typealias CGFunctionReleaseInfoCallback = @Sendable (UnsafeMutableRawPointer?) -> Void

/// What a function calls. Apple: CGFunctionCallbacks.
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

/// Numbers that a program computes of numbers, as a shading does colours. Apple: CGFunction.
@safe
public final class CGFunction: @unchecked Sendable {
  let domainDimension: Int
  let rangeDimension: Int
  /// Least and greatest input, and output; empty for any.
  private let domain: [CGFloat]
  private let range: [CGFloat]
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGFunctionCallbacks

  /// `domain` and `range` hold the least and the greatest of each input and output, or are nil for any:
  /// what is beyond is taken for the nearest. The caller vouches for their length.
  ///
  /// Nil without `evaluate`, and where a dimension is less than 1.
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

  /// The output for `input`, which has the domain's dimension.
  func values(at input: [CGFloat]) -> [CGFloat] {
    var output = [CGFloat](repeating: 0, count: rangeDimension)
    unsafe callbacks.evaluate?(info, Self.limited(input, domain), &output)
    return Self.limited(output, range)
  }

  private static func limited(_ values: [CGFloat], _ limits: [CGFloat]) -> [CGFloat] {
    guard !limits.isEmpty else { return values }
    return values.enumerated().map { max(limits[$0 * 2], min($1, limits[$0 * 2 + 1])) }
  }
}
