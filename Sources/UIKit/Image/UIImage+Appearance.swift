public import CoreGraphics

extension UIImage {
  /// How an image view shows the image. Apple: UIImage.RenderingMode.
  public enum RenderingMode: Int, Sendable, Codable {
    /// As it is.
    case automatic
    case alwaysOriginal
    /// Its shape, that is its alpha, in the view's tint colour.
    case alwaysTemplate
  }

  /// How the parts between cap insets fill a larger place. Apple: UIImage.ResizingMode.
  public enum ResizingMode: Int, Sendable, Codable {
    /// Repeated.
    case tile
    case stretch
  }

  /// Default: `.automatic`.
  public var renderingMode: RenderingMode { look.renderingMode }

  /// The image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy { $0.renderingMode = renderingMode }
  }

  // MARK: Caps

  /// The sides that keep their size when the image fills another one. Points.
  public var capInsets: UIEdgeInsets { look.capInsets }

  /// How what lies between `capInsets` fills the place. Default: `.tile`.
  public var resizingMode: ResizingMode { look.resizingMode }

  /// The image with sides that keep their size; what lies between them is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with sides that keep their size, in points.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    copy {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// The image with a left and a top side that keep their size, one point beside each that stretches,
  /// and the rest as the other side. A cap of 0 stretches all of its direction.
  ///
  /// Source: Apple, "stretchableImage(withLeftCapWidth:topCapHeight:)".
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    func last(_ first: Int, of length: CGFloat) -> CGFloat {
      first > 0 ? max(length - CGFloat(first) - 1, 0) : 0
    }
    let insets = UIEdgeInsets(
      top: CGFloat(max(topCapHeight, 0)), left: CGFloat(max(leftCapWidth, 0)),
      bottom: last(topCapHeight, of: size.height), right: last(leftCapWidth, of: size.width))
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// The left of the caps, in whole points.
  public var leftCapWidth: Int { Int(capInsets.left.clampedToInt) }

  /// The upper of the caps, in whole points.
  public var topCapHeight: Int { Int(capInsets.top.clampedToInt) }

  // MARK: Alignment

  /// What lies outside of the part that layout lines up, such as a shadow or a badge. Points.
  public var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }

  /// The image with other alignment insets, in points.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    copy { $0.alignmentRectInsets = alignmentInsets }
  }

  /// How far above the image's lower side text beside it stands, in points; nil where it has no
  /// baseline.
  public var baselineOffsetFromBottom: CGFloat? { look.baselineOffset }

  /// The image with a baseline, in points above its lower side.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    copy { $0.baselineOffset = baselineOffset }
  }

  public func imageWithoutBaseline() -> UIImage {
    copy { $0.baselineOffset = nil }
  }
}

extension CGFloat {
  /// Without what no whole number of points can be.
  fileprivate var clampedToInt: CGFloat { isFinite ? Swift.min(Swift.max(self, 0), 1e6) : 0 }
}
