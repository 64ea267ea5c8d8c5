/// The shape of the ends of a stroked line. Apple: CGLineCap.
public enum CGLineCap: Int32, Sendable {
  case butt = 0
  case round = 1
  case square = 2
}

/// The shape of the corner where two stroked lines meet. Apple: CGLineJoin.
public enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2
}

/// The parts of a path that are painted. Apple: CGPathDrawingMode.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4
}

/// The filter with which an image is sampled. Apple: CGInterpolationQuality.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  /// Nearest-neighbor sampling.
  case none = 1
  case low = 2
  case high = 3
  case medium = 4
}

/// The formula by which a source color combines with the backdrop. Apple: CGBlendMode.
public enum CGBlendMode: Int32, Sendable {
  case normal = 0
  case multiply = 1
  case screen = 2
  case overlay = 3
  case darken = 4
  case lighten = 5
  case colorDodge = 6
  case colorBurn = 7
  case softLight = 8
  case hardLight = 9
  case difference = 10
  case exclusion = 11
  case hue = 12
  case saturation = 13
  case color = 14
  case luminosity = 15
  case clear = 16
  case copy = 17
  case sourceIn = 18
  case sourceOut = 19
  case sourceAtop = 20
  case destinationOver = 21
  case destinationIn = 22
  case destinationOut = 23
  case destinationAtop = 24
  case xor = 25
  /// Adds the darkness of both colors: max(0, S + D − 1).
  case plusDarker = 26
  /// Adds both colors: min(1, S + D).
  case plusLighter = 27
}

/// The parts of glyph outlines that are painted. Apple: CGTextDrawingMode.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill = 0
  case stroke = 1
  case fillStroke = 2
  /// Draws nothing visible; on the pages of a file the text can be found and selected.
  case invisible = 3
  case fillClip = 4
  case strokeClip = 5
  case fillStrokeClip = 6
  case clip = 7

  var fills: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }
  var strokes: Bool { [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self) }
  /// Whether the glyph outlines are added to the clip.
  var clips: Bool { rawValue >= Self.fillClip.rawValue }
}
