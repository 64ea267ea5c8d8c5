import CoreGraphics
import Synchronization

extension UIImage {
  /// How the pixels are turned to be seen upright. Apple: UIImage.Orientation.
  public enum Orientation: Int, Sendable {
    case up
    case down
    /// Turned counter-clockwise by a quarter.
    case left
    /// Turned clockwise by a quarter.
    case right
    /// Mirrored left to right; the others below are mirrored so first, and then turned.
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored

    /// Whether width and height change places.
    var isSideways: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }

    /// The one whose number in EXIF, 1…8, is the index + 1.
    private static let byEXIF: [Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]

    init(exif: Int) {
      self = Self.byEXIF.indices.contains(exif - 1) ? Self.byEXIF[exif - 1] : .up
    }

    var exif: Int { (Self.byEXIF.firstIndex(of: self) ?? 0) + 1 }

    /// What is seen of this one in a mirror.
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

    /// About the image's centre, y down.
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

  /// The image as it is seen in a mirror; its insets change sides with it.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    copy(orientation: imageOrientation.mirrored) { look in
      look.capInsets = look.capInsets.mirrored
      look.alignmentRectInsets = look.alignmentRectInsets.mirrored
    }
  }

  /// The image, which image views turn over where the user reads from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    copy { $0.flipsForRightToLeft = true }
  }

  /// Whether image views turn the image over where the user reads from right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { look.flipsForRightToLeft }

  /// The image in a mirror, made once.
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
  fileprivate var mirrored: UIEdgeInsets {
    UIEdgeInsets(top: top, left: right, bottom: bottom, right: left)
  }
}
