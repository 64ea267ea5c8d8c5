/// The orientation of the content on the panel.
///
/// Source: Apple, "UIInterfaceOrientation".
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  /// Whether the content is wider than it is high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the content is higher than it is wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A set of orientations.
///
/// Source: Apple, "UIInterfaceOrientationMask".
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let portrait = Self(.portrait)
  public static let landscapeLeft = Self(.landscapeLeft)
  public static let landscapeRight = Self(.landscapeRight)
  public static let portraitUpsideDown = Self(.portraitUpsideDown)
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
  public static let allButUpsideDown: Self = [.portrait, .landscape]

  init(_ orientation: UIInterfaceOrientation) {
    rawValue = 1 << UInt(orientation.rawValue)
  }
}

extension UIInterfaceOrientation {
  /// The orientations by clockwise quarter turns, starting with portrait.
  private static let byQuarterTurns: [Self] = [
    .portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft,
  ]

  /// Creates the orientation that results from clockwise quarter turns from portrait.
  init(quarterTurns: Int) {
    self = Self.byQuarterTurns[quarterTurns & 3]
  }

  var quarterTurns: Int {
    Self.byQuarterTurns.firstIndex(of: self) ?? 0
  }
}
