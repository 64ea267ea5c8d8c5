/// Glyphs of one font with their places.
struct GlyphLine {
  let font: CGFont
  /// From the em, y up, to device units; not moved.
  let em: CGAffineTransform
  /// Origins in device units. None of a glyph that the font does not have.
  let glyphs: [(glyph: CGGlyph, origin: CGPoint)]

  /// - Parameters:
  ///   - matrix: from text space to device units.
  ///   - steps: at how many places in a pixel's width a glyph can stand; nil for any place.
  init(
    font: CGFont, size: CGFloat, matrix: CGAffineTransform, glyphs: [(CGGlyph, CGPoint)],
    steps: CGFloat?
  ) {
    self.font = font
    var em = matrix.scaledBy(x: size, y: size)
    (em.tx, em.ty) = (0, 0)
    self.em = em
    self.glyphs = glyphs.filter { font.hasGlyph($0.0) }.map { glyph, position in
      let place = position.applying(matrix)
      guard let steps else { return (glyph, place) }
      return (
        glyph,
        CGPoint(x: (place.x * steps).rounded() / steps, y: (place.y * steps).rounded() / steps)
      )
    }
  }

  /// From the font's units to device units.
  private var units: CGAffineTransform {
    let unit = 1 / CGFloat(max(font.unitsPerEm, 1))
    return em.scaledBy(x: unit, y: unit)
  }

  /// Whether cairo and FreeType can set the glyphs: they fail with an em of more than 32,767 units, and
  /// with one that is next to nothing.
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

  /// What the glyphs cover, in device units.
  var bounds: CGRect {
    glyphs.reduce(.null) { bounds, entry in
      guard let box = font.box(of: entry.glyph), !box.isEmpty else { return bounds }
      let place = box.applying(units).offsetBy(dx: entry.origin.x, dy: entry.origin.y)
      return bounds.union(place.insetBy(dx: -2, dy: -2))
    }
  }
}
