public import CoreGraphics

extension UIWindow {
  /// The stacking level of a window: windows of a higher level are in front of all windows of a
  /// lower one.
  ///
  /// Source: Apple, "UIWindow.Level".
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// 0, the default.
    public static let normal = Level(0)
    /// 1000.
    public static let statusBar = Level(1000)
    /// 2000.
    public static let alert = Level(2000)
  }
}

extension UIWindow.Level {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  public static func + (lhs: Self, rhs: CGFloat) -> Self { Self(lhs.rawValue + rhs) }
  public static func + (lhs: CGFloat, rhs: Self) -> Self { Self(lhs + rhs.rawValue) }
  public static func - (lhs: Self, rhs: CGFloat) -> Self { Self(lhs.rawValue - rhs) }
  public static func - (lhs: Self, rhs: Self) -> CGFloat { lhs.rawValue - rhs.rawValue }
  public static func += (lhs: inout Self, rhs: CGFloat) { lhs = lhs + rhs }
  public static func -= (lhs: inout Self, rhs: CGFloat) { lhs = lhs - rhs }
}
