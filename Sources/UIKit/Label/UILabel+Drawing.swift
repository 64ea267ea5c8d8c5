import CoreGraphics
import Foundation

extension UILabel {
  /// Returns a layout with the lines of the text for a size; a dimension that is not positive is unlimited.
  private func layout(for size: CGSize, lines: Int) -> LabelLayout {
    if let cached = layouts.first(where: { $0.hasLines(for: size, lines: lines) }) { return cached }
    // Layout may be needed outside drawing, so the traits are set here.
    let layout = withTraits { makeLayout(for: size, lines: lines) }
    if layouts.count >= 2 { layouts.removeFirst() }
    layouts.append(layout)
    return layout
  }

  private func makeLayout(for size: CGSize, lines: Int) -> LabelLayout {
    let runs = runs(lines: lines)
    let options = options(for: size, lines: lines)
    guard content.styled == nil, !appearance.adjustsFontSize, let run = runs.first else {
      return makeLayout(of: runs, options, for: size, lines: lines)
    }
    return LabelLayoutCache.shared.layout(of: run, options, size: size) {
      makeLayout(of: runs, options, for: size, lines: lines)
    }
  }

  private func makeLayout(
    of runs: [TextRun], _ options: TextOptions, for size: CGSize, lines: Int
  ) -> LabelLayout {
    var layout = TextLayout(runs, options: options)
    let full = (height: layout.size.height, baseline: layout.baseline)
    var scale: CGFloat = 1
    if appearance.adjustsFontSize {
      scale = runs.fittingScale(
        from: appearance.minimumScale, fits: { fits($0, options) }, options: options)
      if scale != 1 { layout = TextLayout(runs.scaled(by: scale), options: options) }
    }
    return LabelLayout(
      size: size, lines: lines, layout: layout, scale: scale, fullHeight: full.height,
      fullBaseline: full.baseline, flushFactor: flushFactor(of: runs, options))
  }

  private func flushFactor(of runs: [TextRun], _ options: TextOptions) -> CGFloat? {
    guard let style = runs.first?.style.paragraph,
      runs.count == 1 || runs.allSatisfy({ $0.style.paragraph == style })
    else { return nil }
    return style.flushFactor(options.naturalDirection)
  }

  private func options(for size: CGSize, lines: Int) -> TextOptions {
    func limit(_ side: CGFloat) -> CGFloat? { LabelLayout.isLimit(side) ? side : nil }
    var options = TextOptions(
      width: limit(size.width), height: limit(size.height), lineLimit: lines)
    options.truncation = appearance.lineBreakMode.lineBreak
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    options.naturalDirection = isReversed ? .rightToLeft : .leftToRight
    return options
  }

  private func fits(_ layout: TextLayout, _ options: TextOptions) -> Bool {
    !layout.isTruncated && layout.bounds.maxX <= (options.width ?? .infinity) + 0.01
  }

  final func measuredRect(in bounds: CGRect, lines: Int) -> CGRect {
    guard !isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let layout = layout(for: bounds.size, lines: max(lines, 0))
    let used = layout.layout.bounds
    let scale = contentScaleFactor
    func up(_ points: CGFloat, _ tolerance: CGFloat) -> CGFloat {
      (points * scale - tolerance).rounded(.up) / scale
    }
    // Pango measures in 1024ths of a point, by one of which a line may be too long for its width.
    var size = CGSize(width: up(used.width, 0.0004), height: up(used.height, 0.01))
    // A truncated line may be longer than the bounds.
    if bounds.width > 0 { size.width = min(size.width, bounds.width) }
    let slack = bounds.height > 0 ? max(bounds.height - size.height, 0) : 0
    return CGRect(
      x: bounds.minX + used.minX + layout.shift(inWidth: bounds.width),
      y: bounds.minY + (slack / 2 * scale).rounded() / scale,
      width: size.width, height: size.height)
  }

  /// Returns the size of all of the text: in a single line, or in lines of at most a given width if that
  /// is positive.
  final func fittingSize(inWidth width: CGFloat) -> CGSize {
    // Overrides of `textRect` may reduce it by margins; the result still means no limit.
    let unlimited: CGFloat = 1e7
    let isLimited = numberOfLines != 1 && width > 0
    let limits = CGRect(x: 0, y: 0, width: isLimited ? width : unlimited, height: unlimited)
    return textRect(forBounds: limits, limitedToNumberOfLines: numberOfLines).size
  }

  final func paintText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), !isEmpty, rect.width > 0, rect.height > 0
    else { return }
    let layout = layout(for: rect.size, lines: numberOfLines)
    let start = CGPoint(
      x: rect.minX + layout.shift(inWidth: rect.width),
      y: rect.minY + top(of: layout, in: rect.height))
    let clip = context.boundingBoxOfClipPath
    if rect.minX <= clip.minX, clip.maxX <= rect.maxX {
      return layout.layout.draw(in: context, at: start)
    }
    // Clips lines horizontally, but not glyphs that extend above or below their lines.
    context.saveGState()
    context.clip(to: rect.insetBy(dx: 0, dy: -rect.height))
    layout.layout.draw(in: context, at: start)
    context.restoreGState()
  }

  /// Returns the y coordinate at which the text begins in a given height.
  private func top(of layout: LabelLayout, in height: CGFloat) -> CGFloat {
    let middle = (height - layout.layout.size.height) / 2
    guard layout.scale != 1, layout.layout.lineCount == 1 else { return max(middle, 0) }
    let full = max((height - layout.fullHeight) / 2, 0)
    return switch appearance.baselineAdjustment {
    case .alignBaselines: full + layout.fullBaseline - layout.layout.baseline
    case .alignCenters: middle
    case .none: full
    }
  }
}
