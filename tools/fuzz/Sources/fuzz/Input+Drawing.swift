import UIKit

extension Input {
  /// Makes up to `maxCount` drawing calls with random arguments.
  mutating func draw(in context: CGContext, maxCount: Int = 40) {
    for _ in 0..<maxCount where !isEmpty {
      switch choice(6) {
      case 0: changeState(of: context)
      case 1: change(context)
      case 2: drawSource(in: context)
      case 3: nest(in: context)
      default: drawShape(in: context)
      }
    }
  }

  private mutating func changeState(of context: CGContext) {
    switch choice(16) {
    case 0: context.saveGState()
    case 1: context.restoreGState()
    case 2: context.concatenate(transform())
    case 3: context.scaleBy(x: double(), y: double())
    case 4: context.translateBy(x: double(), y: double())
    case 5: context.rotate(by: double())
    case 6: context.clip(to: rect())
    case 7: context.clip(to: [rect(), rect()])
    case 8:
      context.addPath(path())
      context.clip(using: bool() ? .evenOdd : .winding)
    case 9: context.clip(to: rect(), mask: Self.image)
    case 10: context.resetClip()
    case 11: context.setAlpha(double())
    case 12: context.setBlendMode(CGBlendMode(rawValue: Int32(byte() % 28)) ?? .normal)
    case 13: context.setShadow(offset: size(), blur: double())
    case 14: context.setShadow(offset: size(), blur: double(), color: color().cgColor)
    default: context.setShouldAntialias(bool())
    }
  }

  private mutating func change(_ context: CGContext) {
    switch choice(11) {
    case 0: context.setLineWidth(double())
    case 1: context.setMiterLimit(double())
    case 2: context.setLineCap(CGLineCap(rawValue: Int32(byte() % 3)) ?? .butt)
    case 3: context.setLineJoin(CGLineJoin(rawValue: Int32(byte() % 3)) ?? .miter)
    case 4: context.setLineDash(phase: double(), lengths: numbers())
    case 5: context.setFlatness(double())
    case 6: context.setFillColor(color().cgColor)
    case 7: context.setStrokeColor(color().cgColor)
    case 8: setPattern(of: context)
    case 9: context.setPatternPhase(size())
    default:
      context.interpolationQuality = CGInterpolationQuality(rawValue: Int32(byte() % 5)) ?? .none
    }
  }

  private mutating func drawShape(in context: CGContext) {
    switch choice(9) {
    case 0: context.fill(rect())
    case 1: context.stroke(rect(), width: double())
    case 2: context.fillEllipse(in: rect())
    case 3: context.strokeEllipse(in: rect())
    case 4: context.clear(rect())
    case 5: context.strokeLineSegments(between: [point(), point(), point(), point()])
    default:
      context.addPath(path())
      context.drawPath(using: CGPathDrawingMode(rawValue: Int32(byte() % 5)) ?? .fill)
    }
  }

  private mutating func drawSource(in context: CGContext) {
    let options = CGGradientDrawingOptions(rawValue: UInt32(byte() & 3))
    switch choice(6) {
    case 0: context.draw(Self.image, in: rect())
    case 1: context.draw(Self.image, in: rect(), byTiling: true)
    case 2:
      if let gradient = gradient() {
        context.drawLinearGradient(gradient, start: point(), end: point(), options: options)
      }
    case 3:
      if let gradient = gradient() {
        context.drawRadialGradient(
          gradient, startCenter: point(), startRadius: double(), endCenter: point(),
          endRadius: double(), options: options)
      }
    case 4:
      if let gradient = gradient() {
        context.drawConicGradient(gradient, center: point(), angle: double())
      }
    default:
      let text = NSAttributedString(string: string(maxCount: 15), attributes: [.font: font()])
      UIGraphicsPushContext(context)
      text.draw(in: rect())
      UIGraphicsPopContext()
    }
  }

  private mutating func nest(in context: CGContext) {
    switch choice(4) {
    case 0: context.beginTransparencyLayer(auxiliaryInfo: nil)
    case 1: context.beginTransparencyLayer(in: rect(), auxiliaryInfo: nil)
    case 2: context.endTransparencyLayer()
    default:
      let size = CGSize(width: Int(byte()), height: Int(byte()))
      guard let layer = CGLayer(context, size: size, auxiliaryInfo: nil) else { return }
      layer.context?.setFillColor(color().cgColor)
      layer.context?.fill(rect())
      context.draw(layer, in: rect())
      context.draw(layer, at: point())
    }
  }

  private mutating func setPattern(of context: CGContext) {
    var callbacks = unsafe CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        context.fillEllipse(in: CGRect(x: 1, y: 1, width: 5, height: 6))
      }, releaseInfo: nil)
    let pattern = unsafe CGPattern(
      info: nil, bounds: rect(), matrix: transform(), xStep: double(), yStep: double(),
      tiling: .noDistortion, isColored: true, callbacks: &callbacks)
    guard let pattern, let space = CGColorSpace(patternBaseSpace: nil) else { return }
    if bool() {
      context.setFillColorSpace(space)
      unsafe context.setFillPattern(pattern, colorComponents: [double()])
    } else {
      context.setStrokeColorSpace(space)
      unsafe context.setStrokePattern(pattern, colorComponents: [double()])
    }
  }

  private mutating func gradient() -> CGGradient? {
    let colors = (0..<choice(5)).map { _ in color().cgColor }
    var locations = colors.map { _ in CGFloat(double()) }
    if bool() {
      return unsafe CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil)
    }
    return unsafe CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: &locations)
  }

  private static let image: CGImage = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 5), format: format).image {
      $0.cgContext.setFillColor(red: 0, green: 0.5, blue: 1, alpha: 0.6)
      $0.fill(CGRect(x: 1, y: 1, width: 4, height: 3))
    }
    guard let pixels = image.cgImage else { fatalError("no image was drawn") }
    return pixels
  }()
}
