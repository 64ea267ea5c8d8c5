public import Foundation

/// The shape and the background of a preview.
///
/// Main thread only. Source: Apple, "UIPreviewParameters".
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
  /// The part of the view that is visible in the preview, in the view's coordinates. Default: nil,
  /// which means all of it.
  open var visiblePath: UIBezierPath?
  /// The outline of the preview's shadow, in the view's coordinates. Default: nil, which means that
  /// of the visible part.
  open var shadowPath: UIBezierPath?
  /// The color behind the view. Default, and after nil: `.systemBackground`.
  open var backgroundColor: UIColor! = .systemBackground {
    didSet { if backgroundColor == nil { backgroundColor = .systemBackground } }
  }

  /// Creates parameters of which everything is visible.
  public override init() {
    super.init()
  }

  /// Creates parameters of which lines of text are visible, with rounded corners.
  ///
  /// - Parameter textLineRects: `CGRect`s in `NSValue`s, in the view's coordinates. Points.
  public init(textLineRects: [NSValue]) {
    super.init()
    visiblePath = .around(lines: textLineRects.map(\.cgRectValue))
  }

  /// Returns parameters with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPreviewParameters()
    copy.take(self)
    return copy
  }

  /// Takes over the values of other parameters, for copies that subclasses make.
  final func take(_ other: UIPreviewParameters) {
    visiblePath = other.visiblePath?.copy() as? UIBezierPath
    shadowPath = other.shadowPath?.copy() as? UIBezierPath
    backgroundColor = other.backgroundColor
  }
}

extension UIBezierPath {
  /// Returns one outline around lines of text, with space around them.
  fileprivate static func around(lines: [CGRect]) -> UIBezierPath {
    let (space, radius): (CGFloat, CGFloat) = (4, 6)
    let outline = lines.reduce(CGPath(rect: .null, transform: nil)) { outline, line in
      let line = UIBezierPath(
        roundedRect: line.insetBy(dx: -space, dy: -space), cornerRadius: radius)
      return outline.isEmpty ? line.cgPath : outline.union(line.cgPath)
    }
    return UIBezierPath(cgPath: outline)
  }
}
