/// The color of the text of a status bar, which there is not.
///
/// Source: Apple, "UIStatusBarStyle".
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How a status bar, which there is not, is hidden and shown.
///
/// Source: Apple, "UIStatusBarAnimation".
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}
