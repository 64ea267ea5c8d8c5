import CoreGraphics
import LayerTree

/// Maps a screen's points to the surface that the display provided, and to the surface's buffers.
///
/// Three rotations combine: the panel may be mounted in portrait or landscape, the display server
/// may rotate its output (`outputQuarterTurns`), and the screen rotates the content on the surface
/// (`contentTurns`) if the first two do not result in the requested orientation. Buffers have the
/// panel's orientation, so that a rotated output costs the display server nothing.
struct ScreenGeometry: Equatable {
  /// The size of the surface, in points.
  var size: CGSize
  /// The number of pixels per point.
  var scale: CGFloat
  /// The number of pixels per point of the display, if that is another one.
  var displayScale: CGFloat?
  /// By how much the content is away from its place, in pixels.
  var shift = CGVector.zero
  /// The rotation of the surface on the panel by the display server, in counter-clockwise quarter
  /// turns.
  var outputQuarterTurns = 0
  /// The orientation that the program or the environment has set; `.unknown` if none.
  var requested = UIInterfaceOrientation.unknown
  /// The orientation that a presentation prefers to that of the surface; `.unknown` if none does.
  var preferred = UIInterfaceOrientation.unknown
  /// The orientations that the program supports.
  var supported = UIInterfaceOrientationMask.all

  /// The orientation of content that is not rotated on the surface. A wide panel shows landscape.
  var surfaceOrientation: UIInterfaceOrientation {
    let exchangesAxes = outputQuarterTurns & 1 == 1
    let panelIsWide = exchangesAxes ? size.height > size.width : size.width > size.height
    return UIInterfaceOrientation(quarterTurns: (panelIsWide ? 1 : 0) - outputQuarterTurns)
  }

  /// The orientation that was set; otherwise the first of the preferred one, that of the surface and others
  /// that the program supports.
  var orientation: UIInterfaceOrientation {
    if requested != .unknown { return requested }
    let candidates: [UIInterfaceOrientation] = [
      preferred, surfaceOrientation, .portrait, .landscapeRight, .landscapeLeft,
      .portraitUpsideDown,
    ]
    return candidates.first { $0 != .unknown && supported.contains(UIInterfaceOrientationMask($0)) }
      ?? surfaceOrientation
  }

  /// The rotation of the content on the surface, in clockwise quarter turns: 0…3.
  var contentTurns: Int {
    (orientation.quarterTurns - surfaceOrientation.quarterTurns) & 3
  }

  /// The bounds of the content, in points.
  var bounds: CGRect {
    contentTurns & 1 == 0
      ? CGRect(origin: .zero, size: size)
      : CGRect(x: 0, y: 0, width: size.height, height: size.width)
  }

  /// The transform from the content's points to the surface's.
  var transform: CGAffineTransform { rotation(by: contentTurns, into: pixelSize) }

  /// The transform from the content's points to the surface's, as the display counts them.
  var displayTransform: CGAffineTransform {
    let zoom = scale / (displayScale ?? scale)
    return shifted(transform).concatenating(CGAffineTransform(scaleX: zoom, y: zoom))
  }

  /// The size of the surface in points of the display.
  var displaySize: CGSize {
    let zoom = scale / (displayScale ?? scale)
    return CGSize(width: size.width * zoom, height: size.height * zoom)
  }

  /// The size of the surface in whole pixels.
  var pixelSize: CGSize { wholePixels(size) }

  /// The size of the surface's buffers, in points.
  var bufferSize: CGSize {
    outputQuarterTurns & 1 == 0 ? size : CGSize(width: size.height, height: size.width)
  }

  /// The transform from the content's points to those of the surface's buffers.
  var bufferTransform: CGAffineTransform {
    shifted(rotation(by: (contentTurns - outputQuarterTurns) & 3, into: wholePixels(bufferSize)))
  }

  private func shifted(_ transform: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(translationX: shift.dx / scale, y: shift.dy / scale)
      .concatenating(transform)
  }

  /// Returns the rotation by clockwise quarter turns whose result fills a size in pixels.
  private func rotation(by quarterTurns: Int, into pixels: CGSize) -> CGAffineTransform {
    // The right and bottom edges are those of the last whole pixel; otherwise rotated content would
    // not be aligned with pixels at fractional scales.
    let (right, bottom) = (pixels.width / scale, pixels.height / scale)
    return switch quarterTurns {
    case 1: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: right, ty: 0)
    case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: right, ty: bottom)
    case 3: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: bottom)
    default: .identity
    }
  }

  private func wholePixels(_ size: CGSize) -> CGSize {
    let pixels = SurfaceState(size: size, scale: scale).pixelSize
    return CGSize(width: Int(pixels.width), height: Int(pixels.height))
  }
}
