/// Limits that a test sets below those of the driver.
package struct DriverLimits: Equatable, Sendable {
  /// The largest side of a texture in pixels; nil is the driver's own limit.
  package var maximumTextureSide: Int32?
  /// The attempts to allocate a texture, from 1, that fail with `GL_OUT_OF_MEMORY`.
  package var failingTextures: ClosedRange<Int>?
  /// Whether all targets are stored in eight bits, as on a driver without extensions for others.
  package var hasOnlyBytes: Bool

  /// The number, from 1, of the plan of each context after which it is lost.
  package var lastPlan: Int?

  package static let none = DriverLimits()

  package init(
    maximumTextureSide: Int32? = nil, failingTextures: ClosedRange<Int>? = nil,
    hasOnlyBytes: Bool = false, lastPlan: Int? = nil
  ) {
    self.maximumTextureSide = maximumTextureSide
    self.failingTextures = failingTextures
    self.hasOnlyBytes = hasOnlyBytes
    self.lastPlan = lastPlan
  }
}
