import CoreGraphics

/// The size and the weight of a symbol, as far as they are specified.
struct SymbolStyle: Hashable, Codable, Sendable {
  var pointSize: CGFloat?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified

  /// The style in which what another one specifies replaces what this one does.
  func applying(_ other: SymbolStyle) -> SymbolStyle {
    SymbolStyle(
      pointSize: other.pointSize ?? pointSize,
      weight: other.weight == .unspecified ? weight : other.weight,
      scale: other.scale == .unspecified ? scale : other.scale)
  }

  var effectivePointSize: CGFloat { pointSize ?? 17 }

  /// Points per unit of a symbol's drawing.
  fileprivate var unit: CGFloat {
    let factor: CGFloat =
      switch scale {
      case .small: 0.783
      case .large: 1.276
      case .default, .unspecified, .medium: 1
      }
    return effectivePointSize / 17 * factor
  }

  /// The width of lines, which is the same at all scales. Points.
  fileprivate var lineWidth: CGFloat {
    let width: CGFloat =
      switch weight {
      case .ultraLight: 0.5
      case .thin: 0.85
      case .light: 1.2
      case .unspecified, .regular: 1.55
      case .medium: 1.8
      case .semibold: 2.05
      case .bold: 2.4
      case .heavy: 2.8
      case .black: 3.2
      }
    return width * effectivePointSize / 17
  }
}

extension Symbol {
  /// Returns the symbol as a black image.
  func image(_ style: SymbolStyle, scale: CGFloat) -> (image: CGImage, baseline: CGFloat)? {
    let (unit, lineWidth) = (style.unit, style.lineWidth)
    let bounds = bounds(lineWidth: lineWidth / unit)
    let size = CGSize(
      width: (bounds.width * unit * scale).rounded(.up) / scale,
      height: (bounds.height * unit * scale).rounded(.up) / scale)
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let drawn = UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      let context = renderer.cgContext
      context.translateBy(x: size.width / 2, y: size.height / 2)
      context.scaleBy(x: unit, y: unit)
      context.translateBy(x: -bounds.midX, y: -bounds.midY)
      draw(in: context, lineWidth: lineWidth / unit)
    }
    guard let image = drawn.cgImage else { return nil }
    let font = UIFont.systemFont(ofSize: style.effectivePointSize)
    let middle = size.height / 2 - (12 - bounds.midY) * unit
    return (image, middle - font.capHeight / 2)
  }

  private func draw(in context: CGContext, lineWidth: CGFloat) {
    context.setLineCap(.round)
    context.setLineJoin(.round)
    for mark in marks {
      context.setBlendMode(mark.paint.cuts ? .clear : .normal)
      context.addPath(mark.path)
      if mark.paint.isLine {
        context.setLineWidth(lineWidth)
        context.strokePath()
      } else {
        context.fillPath()
      }
    }
  }
}
