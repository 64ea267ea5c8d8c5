/// How a presented controller covers what is there.
///
/// Source: Apple, "UIModalPresentationStyle".
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the window; the presenter's view is taken out of it meanwhile.
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  /// Covers the presenter that defines the context, and takes its view out of the window meanwhile.
  case currentContext = 3
  /// The transitioning delegate's presentation controller decides.
  case custom = 4
  /// Covers the window; the presenter's view stays behind it.
  case overFullScreen = 5
  /// Covers the presenter that defines the context; the presenter's view stays behind it.
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2
}

/// How a presented controller appears and disappears.
///
/// Source: Apple, "UIModalTransitionStyle".
public enum UIModalTransitionStyle: Int, Sendable {
  /// Moves up from the lower edge, and down again.
  case coverVertical = 0
  /// Turns over, with the new view on the back.
  case flipHorizontal = 1
  /// Fades in and out.
  case crossDissolve = 2
  /// Curls the page of the old view up.
  case partialCurl = 3
}
