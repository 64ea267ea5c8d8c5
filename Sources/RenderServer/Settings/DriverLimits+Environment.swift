import Compositor
import Foundation
package import GLESRenderer

extension DriverLimits {
  /// The limits that environment variables set for tests. They are read once; messages go to standard
  /// error then.
  package static let environment: DriverLimits = {
    let (limits, messages) = parse(ProcessInfo.processInfo.environment)
    for message in messages { DebugModes.print(message) }
    return limits
  }()

  /// The smallest limit: filters and the atlas need some space beside what they draw.
  static let smallestSide: Int32 = 128

  /// Reads `LAMINA_TEXTURE_LIMIT`, the largest side of a texture, and `LAMINA_FAILING_TEXTURES`, the
  /// attempts to allocate a texture that fail, and `LAMINA_LAST_PLAN`, the plan after which a context is
  /// lost. Each message is one line for the user.
  static func parse(
    _ environment: [String: String]
  ) -> (limits: DriverLimits, messages: [String]) {
    var result: (limits: DriverLimits, messages: [String]) = (.none, [])
    if let text = environment["LAMINA_TEXTURE_LIMIT"] {
      result.limits.maximumTextureSide = Int32(text).flatMap { $0 >= smallestSide ? $0 : nil }
      if result.limits.maximumTextureSide == nil {
        result.messages.append(
          "LAMINA_TEXTURE_LIMIT: \(text) is not a number of pixels from \(smallestSide)")
      }
    }
    if let text = environment["LAMINA_FAILING_TEXTURES"] {
      result.limits.failingTextures = range(text)
      if result.limits.failingTextures == nil {
        result.messages.append(
          "LAMINA_FAILING_TEXTURES: \(text) is neither a number from 1 nor a range such as 5-9")
      }
    }
    if let text = environment["LAMINA_LAST_PLAN"] {
      result.limits.lastPlan = Int(text).flatMap { $0 >= 1 ? $0 : nil }
      if result.limits.lastPlan == nil {
        result.messages.append("LAMINA_LAST_PLAN: \(text) is not a number from 1")
      }
    }
    return result
  }

  private static func range(_ text: String) -> ClosedRange<Int>? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(parts.count), let first = parts[0], let last = parts[parts.count - 1],
      first >= 1, last >= first
    else { return nil }
    return first...last
  }
}
