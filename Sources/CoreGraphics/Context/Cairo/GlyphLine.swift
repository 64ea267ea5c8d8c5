/// Positioned glyphs of one font.
struct GlyphLine {
  let font: CGFont
  /// Maps the em, y up, to device units, without translation.
  let em: CGAffineTransform
  /// The glyphs that the font has, with origins in device units.
  let glyphs: [(glyph: CGGlyph, origin: CGPoint)]

  /// - Parameters:
  ///   - matrix: maps text space to device units.
  ///   - steps: the number of subpixel positions per pixel; nil for unrestricted positions.
  init(
    font: CGFont, size: CGFloat, matrix: CGAffineTransform, glyphs: [(CGGlyph, CGPoint)],
    steps: CGFloat?
  ) {
    self.font = font
    var em = matrix.scaledBy(x: size, y: size)
    (em.tx, em.ty) = (0, 0)
    self.em = em
    self.glyphs = glyphs.filter { font.hasGlyph($0.0) }.map { glyph, position in
      let origin = position.applying(matrix)
      guard let steps else { return (glyph, origin) }
      return (
        glyph,
        CGPoint(x: (origin.x * steps).rounded() / steps, y: (origin.y * steps).rounded() / steps)
      )
    }
  }

  /// Maps font units to device units.
  private var units: CGAffineTransform {
    let unit = 1 / CGFloat(max(font.unitsPerEm, 1))
    return em.scaledBy(x: unit, y: unit)
  }

  /// Whether cairo and FreeType can draw the glyphs: they fail for an em of more than 32,767 units,
  /// and for a nearly degenerate one.
  var isDrawable: Bool {
    guard em.isFinite, em.isInvertible, !bounds.isNull else { return false }
    let (largest, area) = (em.largestScale, abs(em.a * em.d - em.b * em.c))
    return largest < 10_000 && area > largest * 0.01
  }

  /// The outlines of all glyphs, in device units.
  var outlines: PathStorage {
    var outlines = PathStorage()
    guard em.isInvertible else { return outlines }
    for (glyph, origin) in glyphs {
      outlines.append(
        font.outline(of: glyph),
        transform: units.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y)))
    }
    return outlines
  }

  /// The bounding box of the glyphs, in device units.
  var bounds: CGRect {
    glyphs.reduce(.null) { bounds, entry in
      guard let box = font.box(of: entry.glyph), !box.isEmpty else { return bounds }
      let glyphBounds = box.applying(units).offsetBy(dx: entry.origin.x, dy: entry.origin.y)
      return bounds.union(glyphBounds.insetBy(dx: -2, dy: -2))
    }
  }
}
