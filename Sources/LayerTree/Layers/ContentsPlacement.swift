package import CoreGraphics

/// The rectangle that contents fill in a layer, their visible part, and how they are stretched.
///
/// Source: Apple, "CALayer": `contentsGravity`, `contentsRect`, `contentsCenter`.
package struct ContentsPlacement: Equatable {
  /// The filled rectangle, in the layer's coordinates.
  package private(set) var rect: CGRect
  /// The visible part, in unit coordinates of the contents.
  package private(set) var part: CGRect
  package private(set) var slices: Slices?
  /// Whether `rect` is the layer's bounds.
  package private(set) var fillsBounds: Bool

  /// The start and the end of the stretched center: x, y, then x, y.
  package struct Slices: Equatable {
    /// The center in unit coordinates of `part`.
    package var texture: SIMD4<Double>
    /// The center in unit coordinates of `rect`.
    package var quad: SIMD4<Double>
  }

  /// Returns nil where nothing is visible. The size of the contents is in pixels.
  package init?(_ style: borrowing LayerStyle, bounds: CGRect, width: Int32, height: Int32) {
    part = style.contentsRect.standardizedRect
    let shown = CGSize(
      width: part.size.width * Double(width),
      height: part.size.height * Double(height))
    let scale = style.contentsScale > 0 ? style.contentsScale : 1
    let natural = CGSize(width: shown.width / scale, height: shown.height / scale)
    rect = style.contentsGravity.position(natural, in: bounds)
    fillsBounds = rect.isNearly(bounds)
    if fillsBounds { rect = bounds }
    guard rect.size.width > 0, rect.size.height > 0 else { return nil }
    if part != LayerStyle.unitRect, !LayerStyle.unitRect.encloses(part) {
      repeatEdges()
    } else if style.contentsGravity.resizes, style.contentsCenter != LayerStyle.unitRect {
      slices = Slices(
        center: style.contentsCenter.standardizedRect, texels: shown, natural: natural, rect.size)
    }
  }

  /// Clamps to the edge: where `part` extends beyond the contents, the strips outside show the edge
  /// texels of the contents, and never those of a neighbor in the texture atlas.
  private mutating func repeatEdges() {
    func clamp(_ value: Double) -> Double { min(max(value, 0), 1) }
    func inside(_ x: Double, _ width: Double) -> (from: Double, to: Double) {
      guard width > 0 else { return (0, 1) }
      return (clamp(-x / width), clamp((1 - x) / width))
    }
    let (x, y) = (inside(part.minX, part.size.width), inside(part.minY, part.size.height))
    slices = Slices(
      texture: SIMD4(0, 0, 1, 1), quad: SIMD4(x.from, y.from, x.to, y.to))
    let (minX, minY) = (clamp(part.minX), clamp(part.minY))
    part = CGRect(
      x: minX, y: minY, width: clamp(part.maxX) - minX, height: clamp(part.maxY) - minY)
  }

  /// Trims `rect` to `bounds`, where that can be done without a clip.
  package mutating func trim(to bounds: CGRect) {
    guard slices == nil, !fillsBounds else { return }
    let left = max(rect.minX, bounds.minX)
    let top = max(rect.minY, bounds.minY)
    let width = max(0, min(rect.maxX, bounds.maxX) - left)
    let height = max(0, min(rect.maxY, bounds.maxY) - top)
    let scale = CGSize(
      width: part.size.width / rect.size.width, height: part.size.height / rect.size.height)
    part = CGRect(
      x: part.minX + (left - rect.minX) * scale.width,
      y: part.minY + (top - rect.minY) * scale.height,
      width: width * scale.width, height: height * scale.height)
    rect = CGRect(x: left, y: top, width: width, height: height)
    fillsBounds = rect.isNearly(bounds)
    if fillsBounds { rect = bounds }
  }
}

extension ContentsPlacement.Slices {
  /// Returns nil where all parts are scaled alike. The center is relative to `contentsRect`, as
  /// Core Animation specifies; a center smaller than a texel is widened to one texel.
  fileprivate init?(center: CGRect, texels: CGSize, natural: CGSize, _ size: CGSize) {
    func range(from low: Double, to high: Double, texels: Double) -> (Double, Double) {
      var (low, high) = (min(max(low, 0), 1), min(max(high, 0), 1))
      let texel = texels > 1 ? 1 / texels : 1
      if high - low < texel {
        let middle = min(max((low + high) / 2, texel / 2), 1 - texel / 2)
        (low, high) = (middle - texel / 2, middle + texel / 2)
      }
      return (low, high)
    }
    /// The parts beside the center keep their size; where they do not fit, all shrink by the same
    /// factor.
    func stretched(
      _ range: (Double, Double), natural: Double, length: Double
    ) -> (Double, Double) {
      let sides = (range.0 + 1 - range.1) * natural
      let unit = (sides > length ? length / sides : 1) * natural / length
      return (range.0 * unit, 1 - (1 - range.1) * unit)
    }
    let u = range(from: center.minX, to: center.maxX, texels: texels.width)
    let v = range(from: center.minY, to: center.maxY, texels: texels.height)
    let x = stretched(u, natural: natural.width, length: size.width)
    let y = stretched(v, natural: natural.height, length: size.height)
    texture = SIMD4(u.0, v.0, u.1, v.1)
    quad = SIMD4(x.0, y.0, x.1, y.1)
    let difference = texture - quad
    guard max(difference.max(), -difference.min()) > 1e-9 else { return nil }
  }
}

extension ContentsGravity {
  fileprivate var resizes: Bool {
    self == .resize || self == .resizeAspect || self == .resizeAspectFill
  }

  /// The rectangle of contents of a size in the bounds. The bottom is the side of the smaller y.
  fileprivate func position(_ size: CGSize, in bounds: CGRect) -> CGRect {
    let (width, height) = (bounds.size.width, bounds.size.height)
    var size = size
    switch self {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { return .zero }
      let (x, y) = (width / size.width, height / size.height)
      let scale = self == .resizeAspect ? min(x, y) : max(x, y)
      size = CGSize(
        width: scale == x ? width : size.width * scale,
        height: scale == y ? height : size.height * scale)
    default: break
    }
    return CGRect(
      x: bounds.minX + (width - size.width) * horizontal,
      y: bounds.minY + (height - size.height) * vertical,
      width: size.width, height: size.height)
  }

  private var horizontal: Double {
    switch self {
    case .left, .topLeft, .bottomLeft: 0
    case .right, .topRight, .bottomRight: 1
    default: 0.5
    }
  }

  private var vertical: Double {
    switch self {
    case .bottom, .bottomLeft, .bottomRight: 0
    case .top, .topLeft, .topRight: 1
    default: 0.5
    }
  }
}

extension CGRect {
  /// The rectangle with a width and height that are not negative.
  package var standardizedRect: CGRect {
    CGRect(
      x: min(origin.x, origin.x + size.width), y: min(origin.y, origin.y + size.height),
      width: abs(size.width), height: abs(size.height))
  }

  /// Whether the rectangles are equal except for rounding errors.
  fileprivate func isNearly(_ other: CGRect) -> Bool {
    func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }
    return near(minX, other.minX) && near(minY, other.minY) && near(maxX, other.maxX)
      && near(maxY, other.maxY)
  }

  fileprivate func encloses(_ other: CGRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
