/// What the pointer's cursor over a window looks like, in the images of the user's theme.
package enum CursorShape: Equatable, Sendable {
  case arrow
  /// The beam of horizontal text, and that of vertical text.
  case verticalBeam, horizontalBeam
  /// None, because the program draws something itself.
  case hidden

  /// The names of the image in cursor themes, the best one first; none for what is not visible.
  var names: [String] {
    switch self {
    case .arrow: ["left_ptr", "default"]
    case .verticalBeam: ["text", "xterm", "left_ptr"]
    case .horizontalBeam: ["vertical-text", "left_ptr"]
    case .hidden: []
    }
  }
}
