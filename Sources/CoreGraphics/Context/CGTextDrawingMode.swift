/// What is done with the outlines of letters. Apple: CGTextDrawingMode.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill = 0
  case stroke = 1
  case fillStroke = 2
  /// Nothing is seen; on the pages of a file the text can be found.
  case invisible = 3
  case fillClip = 4
  case strokeClip = 5
  case fillStrokeClip = 6
  case clip = 7

  var fills: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }
  var strokes: Bool { [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self) }
  /// Whether drawing keeps to the letters' inside from then on.
  var clips: Bool { rawValue >= Self.fillClip.rawValue }
}
