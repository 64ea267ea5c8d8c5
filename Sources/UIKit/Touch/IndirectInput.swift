import CoreGraphics

/// A movement that does not touch the screen: scrolling, or a gesture on a touchpad.
struct IndirectInput {
  enum Kind: Equatable {
    case scroll(UIScrollType)
    case transform
  }

  enum Phase {
    case began, changed, ended, cancelled
    /// A movement of its own, such as a step of a wheel.
    case single
  }

  var kind: Kind
  var phase: Phase
  /// The movement since the event before, in the directions in which the content moves. Points.
  var translation = CGVector.zero
  /// The steps of a wheel, in the same directions; zero where the device does not count them.
  var steps = CGVector.zero
  /// The distance of the fingers divided by that at the beginning.
  var scale: CGFloat = 1
  /// The rotation since the event before, in radians clockwise.
  var rotation: CGFloat = 0
}

/// How a device scrolls.
///
/// Source: Apple, "UIScrollType".
public enum UIScrollType: Int, Sendable {
  /// In steps, as a wheel does.
  case discrete
  /// Continuously, as fingers on a touchpad do.
  case continuous
}

/// A set of ways to scroll.
///
/// Source: Apple, "UIScrollTypeMask".
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]

  init(_ type: UIScrollType) {
    rawValue = 1 << type.rawValue
  }
}
