public import CoreGraphics

extension UIImage {
  /// How an image view renders the image. Apple: UIImage.RenderingMode.
  public enum RenderingMode: Int, Sendable, Codable {
    /// Uses the context's default, which is the original image.
    case automatic
    case alwaysOriginal
    /// Uses only the alpha channel, filled with the view's tint colour.
    case alwaysTemplate
  }

  /// How the parts between cap insets fill a larger area. Apple: UIImage.ResizingMode.
  public enum ResizingMode: Int, Sendable, Codable {
    /// Repeats the part.
    case tile
    case stretch
  }

  /// The rendering mode. Default: `.automatic`.
  public var renderingMode: RenderingMode { attributes.renderingMode }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy { $0.renderingMode = renderingMode }
  }

  // MARK: Cap insets

  /// The insets of the edges that keep their size when the image is resized. Points.
  public var capInsets: UIEdgeInsets { attributes.capInsets }

  /// How the part between `capInsets` fills the area. Default: `.tile`.
  public var resizingMode: ResizingMode { attributes.resizingMode }

  /// Returns the image with cap insets; the part between them is tiled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with cap insets, in points.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    copy {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns the image with left and top caps, which keep their size, one stretched point next to
  /// each cap, and the rest as the opposite cap. A cap of 0 stretches the whole dimension.
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

  /// The left cap inset, in whole points.
  public var leftCapWidth: Int { Int(capInsets.left.clampedToInt) }

  /// The top cap inset, in whole points.
  public var topCapHeight: Int { Int(capInsets.top.clampedToInt) }

  // MARK: Alignment

  /// The insets from the image to the rectangle used for alignment, to exclude a shadow or a badge,
  /// for example. Points.
  public var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }

  /// Returns the image with other alignment insets, in points.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    copy { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The distance of the baseline above the image's bottom edge, in points; nil if the image has no
  /// baseline.
  public var baselineOffsetFromBottom: CGFloat? { attributes.baselineOffset }

  /// Returns the image with a baseline, in points above its bottom edge.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    copy { $0.baselineOffset = baselineOffset }
  }

  public func imageWithoutBaseline() -> UIImage {
    copy { $0.baselineOffset = nil }
  }
}

extension CGFloat {
  /// The value clamped to 0…1,000,000; 0 for NaN and infinity, so that the conversion to `Int`
  /// cannot trap.
  fileprivate var clampedToInt: CGFloat { isFinite ? Swift.min(Swift.max(self, 0), 1e6) : 0 }
}
