import CoreGraphics
import LayerTree

/// How a screen's points lie on the surface that the display gave it.
///
/// Three things turn a picture: the way the panel is made (wide or high), the display's server, which
/// turns the surface that it gave us (`outputTurns`), and we, who turn the content on the surface
/// (`turns`) where the other two do not give the orientation that is wanted.
struct ScreenGeometry: Equatable {
  /// Of the surface. Points.
  var size: CGSize
  /// Pixels per point.
  var scale: CGFloat
  /// Quarter turns, counter-clockwise, by which the display's server turns the surface on the panel.
  var outputTurns = 0
  /// What the program or its user set; unknown: nothing.
  var requested = UIInterfaceOrientation.unknown
  /// What the program can show.
  var supported = UIInterfaceOrientationMask.all

  /// The orientation of content that is not turned by us. A panel that is wide shows landscape.
  var orientationOfSurface: UIInterfaceOrientation {
    let isAcross = outputTurns & 1 == 1
    let panelIsWide = isAcross ? size.height > size.width : size.width > size.height
    return UIInterfaceOrientation(quarterTurns: (panelIsWide ? 1 : 0) - outputTurns)
  }

  /// What was set; else what the display gives, if the program can show it; else what it can.
  var orientation: UIInterfaceOrientation {
    if requested != .unknown { return requested }
    let candidates: [UIInterfaceOrientation] = [
      orientationOfSurface, .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    return candidates.first { supported.contains(UIInterfaceOrientationMask($0)) }
      ?? orientationOfSurface
  }

  /// Quarter turns, clockwise, of the content on the surface: 0…3.
  var turns: Int {
    (orientation.quarterTurns - orientationOfSurface.quarterTurns) & 3
  }

  /// Of the content. Points.
  var bounds: CGRect {
    turns & 1 == 0
      ? CGRect(origin: .zero, size: size)
      : CGRect(x: 0, y: 0, width: size.height, height: size.width)
  }

  /// From the content's points to the surface's.
  var transform: CGAffineTransform {
    // The far edges are those of the last pixel, else turned content would lie between pixels at
    // fractional scales.
    let (right, bottom) = (pixelSize.width / scale, pixelSize.height / scale)
    return switch turns {
    case 1: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: right, ty: 0)
    case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: right, ty: bottom)
    case 3: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: bottom)
    default: .identity
    }
  }

  /// Of the surface: whole pixels.
  var pixelSize: CGSize {
    let pixels = SurfaceState(size: size, scale: scale).pixelSize
    return CGSize(width: Int(pixels.width), height: Int(pixels.height))
  }
}
