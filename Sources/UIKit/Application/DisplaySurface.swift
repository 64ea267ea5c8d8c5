import CoreGraphics

/// The size, scale and rotation of the window's surface, and the scale that the operator sets.
struct DisplaySurface {
  /// Points of the display.
  var size = CGSize.zero
  /// The pixels per point of the display.
  var scale: CGFloat = 1
  /// The pixels per point of the content; nil if they are those of the display.
  var contentScale: CGFloat?
  /// The rotation of the output, in counter-clockwise quarter turns.
  var outputQuarterTurns = 0
  var refreshRate = 60

  /// The size in points of the content.
  var contentSize: CGSize {
    let zoom = scale / (contentScale ?? scale)
    return CGSize(width: size.width * zoom, height: size.height * zoom)
  }

  /// Notes the rotation of the output. Returns whether the surface keeps its size; otherwise the next
  /// configuration brings the new one.
  mutating func rotate(to quarterTurns: Int) -> Bool {
    defer { outputQuarterTurns = quarterTurns }
    return (quarterTurns - outputQuarterTurns).isMultiple(of: 2)
  }
}

extension UIScreen {
  func configure(_ surface: DisplaySurface, serial: UInt32?) {
    configure(
      size: surface.contentSize, scale: surface.contentScale ?? surface.scale,
      displayScale: surface.contentScale == nil ? nil : surface.scale,
      outputQuarterTurns: surface.outputQuarterTurns, serial: serial)
  }
}
