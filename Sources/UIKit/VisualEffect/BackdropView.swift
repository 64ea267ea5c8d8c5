import QuartzCore

/// Shows what lies behind a visual effect view, with a blur and a tint.
final class BackdropView: UIView {
  override class var startsOpaque: Bool { false }
  override class var startsInteractive: Bool { false }

  override init(frame: CGRect) {
    super.init(frame: frame)
    // The blur reduces the pixels, of which there are up to 64 times fewer to saturate after it.
    let filters = [CAFilter(type: kCAFilterGaussianBlur), CAFilter(type: kCAFilterColorSaturate)]
    filters[0].setValue(0, forKey: "inputRadius")
    layer.backgroundFilters = filters
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Changes the inputs of the filters, each of which is animated in an animation block.
  func show(_ appearance: EffectAppearance) {
    var tint = appearance.tint
    if tint.alpha == 0, let backgroundColor {
      // The tint fades out without a change of its color.
      self.backgroundColor = backgroundColor.withAlphaComponent(0)
    } else {
      if backgroundColor == nil {
        let alpha = tint.alpha
        tint.alpha = 0
        UIView.performWithoutAnimation { backgroundColor = tint.color }
        tint.alpha = alpha
      }
      backgroundColor = tint.color
    }
    layer.setValue(
      appearance.saturation, forKeyPath: "backgroundFilters.colorSaturate.inputAmount")
    layer.setValue(appearance.radius, forKeyPath: "backgroundFilters.gaussianBlur.inputRadius")
  }
}

extension EffectAppearance.Tint {
  var color: UIColor { UIColor(white: gray, alpha: alpha) }
}
