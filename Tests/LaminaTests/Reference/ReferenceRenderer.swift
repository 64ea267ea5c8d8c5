import CoreGraphics
import QuartzCore

/// Draws layers with cairo, from their public properties, as a reference for the compositor and the
/// renderer. It is simple rather than fast: each group and each clip is one of cairo's.
@MainActor final class ReferenceRenderer {
  private let canvas: CairoImage
  private var images: [ObjectIdentifier: CairoImage] = [:]

  private init(_ canvas: CairoImage) {
    self.canvas = canvas
  }

  /// Renders the layer on a black background of `width` × `height` pixels.
  static func image(
    of layer: CALayer, width: Int, height: Int, scale: CGFloat
  ) throws -> CGImage {
    guard let canvas = CairoImage(width: width, height: height) else { throw CairoFailed() }
    canvas.clear(SIMD4(0, 0, 0, 1))
    ReferenceRenderer(canvas).draw(layer, in: .scale(scale, scale), alpha: 1)
    return canvas.image()
  }

  struct CairoFailed: Error {}

  // MARK: Layers

  /// - Parameters:
  ///   - outer: the transform from the superlayer's points to pixels.
  ///   - alpha: the product of the ancestors' opacities that are not applied to a group.
  private func draw(_ layer: CALayer, in outer: ReferenceMatrix, alpha: Double) {
    let opacity = min(max(Double(layer.opacity), 0), 1)
    let matrix = outer.after(Self.toSuperlayer(layer))
    guard !layer.isHidden, opacity > 0, abs(matrix.determinant) > 1e-9,
      layer.isDoubleSided || matrix.determinant > 0
    else { return }
    if opacity < 1 && layer.allowsGroupOpacity {
      canvas.group(alpha: alpha * opacity) { drawParts(of: layer, in: matrix, alpha: 1) }
    } else {
      drawParts(of: layer, in: matrix, alpha: alpha * opacity)
    }
  }

  /// Draws background, contents, sublayers and border, each with the opacity `alpha`.
  ///
  /// Apple, "allowsGroupOpacity": the group is for "multiple opaque components" of a layer.
  private func drawParts(of layer: CALayer, in matrix: ReferenceMatrix, alpha: Double) {
    if let color = Self.rgba(layer.backgroundColor) {
      canvas.setMatrix(matrix)
      canvas.fill(Self.outline(of: layer), color: color * SIMD4(1, 1, 1, alpha))
    }
    clipped(to: layer, in: matrix) {
      faded(alpha) { drawContents(of: layer, in: matrix) }
      let sublayers = (layer.sublayers ?? []).enumerated().sorted {
        ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
      }
      for (_, sublayer) in sublayers { draw(sublayer, in: matrix, alpha: alpha) }
    }
    faded(alpha) { drawBorder(of: layer, in: matrix) }
  }

  private func drawBorder(of layer: CALayer, in matrix: ReferenceMatrix) {
    guard layer.borderWidth > 0, let color = Self.rgba(layer.borderColor) else { return }
    canvas.setMatrix(matrix)
    if layer.borderWidth * 2 >= min(layer.bounds.width, layer.bounds.height) {
      canvas.fill(Self.outline(of: layer), color: color)
    } else {
      canvas.fill(
        Self.outline(of: layer), Self.outline(of: layer, inset: layer.borderWidth), color: color)
    }
  }

  private func clipped(to layer: CALayer, in matrix: ReferenceMatrix, _ body: () -> Void) {
    guard layer.masksToBounds else { return body() }
    canvas.setMatrix(matrix)
    canvas.clipped(to: Self.outline(of: layer), body)
  }

  private func faded(_ alpha: Double, _ body: () -> Void) {
    if alpha < 1 { canvas.group(alpha: alpha, body) } else { body() }
  }

  // MARK: Contents

  private func drawContents(of layer: CALayer, in matrix: ReferenceMatrix) {
    guard let image = contentsImage(of: layer),
      let placement = ContentsPlacement(layer, width: image.width, height: image.height)
    else { return }
    // The scale of the whole selects the filter, even if some of the nine parts are scaled otherwise.
    let isSmaller = matrix.after(placement.whole.matrix).shortestSide < 1
    let filter = isSmaller ? layer.minificationFilter : layer.magnificationFilter
    let isNearest = filter == .nearest
    if placement.parts.count == 1, let part = placement.parts.first {
      fill(
        Outline(part.target), with: image, part, isNearest: isNearest, in: matrix,
        isAntialiased: true)
      return
    }
    // Antialiased edges between parts would be visible as seams. Parts are drawn without antialiasing
    // and extended beyond the outer edges, and an antialiased clip cuts them there.
    canvas.setMatrix(matrix)
    canvas.clipped(to: Outline(placement.whole.target)) {
      canvas.group(alpha: 1) {
        for part in placement.parts {
          let outline = Outline(Self.extended(part.target, in: placement.whole.target))
          fill(outline, with: image, part, isNearest: isNearest, in: matrix, isAntialiased: false)
        }
      }
    }
  }

  private func fill(
    _ outline: Outline, with image: CairoImage, _ part: ContentsPlacement.Part,
    isNearest: Bool, in matrix: ReferenceMatrix, isAntialiased: Bool
  ) {
    canvas.setMatrix(matrix)
    canvas.fill(
      outline, with: image, matrix: part.matrix, isNearest: isNearest,
      isAntialiased: isAntialiased)
  }

  /// Extends the part beyond those of its sides that are sides of the whole.
  private static func extended(_ part: CGRect, in whole: CGRect) -> CGRect {
    let far: CGFloat = 1_000
    let left = part.minX - whole.minX < 1e-6 ? far : 0
    let top = part.minY - whole.minY < 1e-6 ? far : 0
    let right = whole.maxX - part.maxX < 1e-6 ? far : 0
    let bottom = whole.maxY - part.maxY < 1e-6 ? far : 0
    return CGRect(
      x: part.minX - left, y: part.minY - top, width: part.width + left + right,
      height: part.height + top + bottom)
  }

  private func contentsImage(of layer: CALayer) -> CairoImage? {
    guard let image = layer.contents as? CGImage else { return nil }
    if let known = images[ObjectIdentifier(image)] { return known }
    let copy = CairoImage(image)
    images[ObjectIdentifier(image)] = copy
    return copy
  }

  // MARK: Geometry

  private static func toSuperlayer(_ layer: CALayer) -> ReferenceMatrix {
    let m = layer.transform
    let transform = ReferenceMatrix(
      xx: m.m11, yx: m.m12, xy: m.m21, yy: m.m22, x0: m.m41, y0: m.m42)
    let anchor = ReferenceMatrix.move(
      -layer.bounds.minX - layer.anchorPoint.x * layer.bounds.width,
      -layer.bounds.minY - layer.anchorPoint.y * layer.bounds.height)
    return .move(layer.position.x, layer.position.y).after(transform.after(anchor))
  }

  private static func outline(of layer: CALayer, inset: CGFloat = 0) -> Outline {
    let bounds = layer.bounds
    let radius = min(layer.cornerRadius, min(bounds.width, bounds.height) / 2) - inset
    return Outline(
      bounds.insetBy(dx: inset, dy: inset), radius: max(radius, 0), corners: layer.maskedCorners,
      isContinuous: layer.cornerCurve == .continuous)
  }

  private static func rgba(_ color: CGColor?) -> SIMD4<Double>? {
    guard let values = color?.components, let alpha = values.last, alpha > 0 else { return nil }
    let gray = values[0]
    return values.count == 4
      ? SIMD4(values[0], values[1], values[2], alpha) : SIMD4(gray, gray, gray, alpha)
  }
}
