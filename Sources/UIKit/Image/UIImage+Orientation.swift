import CoreGraphics
import Synchronization

extension UIImage {
  /// The transformation of the pixels for display. Apple: UIImage.Orientation.
  public enum Orientation: Int, Sendable {
    case up
    case down
    /// Rotated counter-clockwise by 90°.
    case left
    /// Rotated clockwise by 90°.
    case right
    /// Mirrored horizontally; the cases below are mirrored in the same way first, and then rotated.
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored

    /// Whether the orientation exchanges width and height.
    var exchangesAxes: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }

    /// The orientations by EXIF value: the value, 1…8, is the index + 1.
    private static let byEXIF: [Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]

    init(exif: Int) {
      self = Self.byEXIF.indices.contains(exif - 1) ? Self.byEXIF[exif - 1] : .up
    }

    var exif: Int { (Self.byEXIF.firstIndex(of: self) ?? 0) + 1 }

    /// The orientation of the horizontally mirrored image.
    var mirrored: Orientation {
      switch self {
      case .up: .upMirrored
      case .down: .downMirrored
      case .left: .rightMirrored
      case .right: .leftMirrored
      case .upMirrored: .up
      case .downMirrored: .down
      case .leftMirrored: .right
      case .rightMirrored: .left
      }
    }

    /// The transform about the image's center, with y pointing down.
    var transform: CGAffineTransform {
      let mirror = CGAffineTransform(scaleX: -1, y: 1)
      return switch self {
      case .up: .identity
      case .down: CGAffineTransform(scaleX: -1, y: -1)
      case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
      case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      case .upMirrored: mirror
      case .downMirrored: mirror.concatenating(Orientation.down.transform)
      case .leftMirrored: mirror.concatenating(Orientation.left.transform)
      case .rightMirrored: mirror.concatenating(Orientation.right.transform)
      }
    }
  }

  /// The horizontally mirrored image, which is cached.
  var mirrored: UIImage {
    lastMirrored.withLock { last in
      if let last { return last }
      let image = withHorizontallyFlippedOrientation()
      last = image
      return image
    }
  }
}

extension UIEdgeInsets {
  var mirrored: UIEdgeInsets {
    UIEdgeInsets(top: top, left: right, bottom: bottom, right: left)
  }
}
