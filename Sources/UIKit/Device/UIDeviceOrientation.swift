/// How a device is held. Apple: UIDeviceOrientation.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  /// The top of the device points to the left.
  case landscapeLeft = 3
  /// The top of the device points to the right.
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  /// Whether the device is held upright, or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the top of the device points to a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the screen points up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether interfaces follow the orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

  /// Creates the orientation in which the content is upright: content in `landscapeRight` is that of a device
  /// in `landscapeLeft`, with the same raw value.
  init(_ orientation: UIInterfaceOrientation) {
    self = UIDeviceOrientation(rawValue: orientation.rawValue) ?? .unknown
  }
}
