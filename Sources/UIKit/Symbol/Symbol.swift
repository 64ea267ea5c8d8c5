import CoreGraphics

/// The drawing of a symbol: marks that are drawn one after the other, in points at a font size of 17
/// and the scale `.medium`. The middle of capital letters is at y = 12, and y points down.
struct Symbol: Sendable {
  enum Paint: Sendable {
    /// A line with round ends, whose width follows the weight.
    case line
    case fill
    /// A line that removes what lies below it.
    case cutLine
    case cutFill

    var isLine: Bool { self == .line || self == .cutLine }
    var cuts: Bool { self == .cutLine || self == .cutFill }
  }

  struct Mark: Sendable {
    let paint: Paint
    let path: CGPath
  }

  var marks: [Mark] = []
  /// Whether left and right are exchanged in layouts from right to left.
  var flips = false

  static func line(_ commands: String) -> Symbol { Symbol().adding(.line, commands) }
  static func fill(_ commands: String) -> Symbol { Symbol().adding(.fill, commands) }

  func line(_ commands: String) -> Symbol { adding(.line, commands) }
  func fill(_ commands: String) -> Symbol { adding(.fill, commands) }
  func cutLine(_ commands: String) -> Symbol { adding(.cutLine, commands) }
  func cutFill(_ commands: String) -> Symbol { adding(.cutFill, commands) }

  private func adding(_ paint: Paint, _ commands: String) -> Symbol {
    var symbol = self
    symbol.marks.append(Mark(paint: paint, path: .symbol(commands)))
    return symbol
  }

  /// The symbol that is exchanged with its mirror image in layouts from right to left.
  var directional: Symbol {
    var symbol = self
    symbol.flips = true
    return symbol
  }

  /// The outline filled, with the same line around it.
  var filled: Symbol {
    var symbol = self
    symbol.marks = marks.map { Mark(paint: .fill, path: $0.path) } + marks
    return symbol
  }

  // MARK: Geometry

  /// The rectangle of what is drawn with a line width.
  func bounds(lineWidth: CGFloat) -> CGRect {
    marks.filter { !$0.paint.cuts }.reduce(CGRect.null) { bounds, mark in
      let inset = mark.paint.isLine ? -lineWidth / 2 : 0
      return bounds.union(mark.path.boundingBoxOfPath.insetBy(dx: inset, dy: inset))
    }
  }

  func transformed(_ transform: CGAffineTransform) -> Symbol {
    var symbol = self
    symbol.marks = marks.map { mark in
      let path = CGMutablePath()
      path.addPath(mark.path, transform: transform)
      return Mark(paint: mark.paint, path: path)
    }
    return symbol
  }

  /// The symbol in a circle; in a filled one it is cut out.
  func inCircle(filled: Bool) -> Symbol {
    let bounds = bounds(lineWidth: 0)
    let scale = 9.6 / max(bounds.width, bounds.height, 9.6)
    let center = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: 11, y: 12))
    var symbol = Symbol.line("O 11 12 9.2")
    if filled { symbol = symbol.filled }
    symbol.marks += transformed(center).marks.map { mark in
      guard filled else { return mark }
      return Mark(paint: mark.paint.isLine ? .cutLine : .cutFill, path: mark.path)
    }
    symbol.flips = flips
    return symbol
  }

  // MARK: Names

  /// The symbol of a name; nil if there is none.
  static func named(_ name: String) -> Symbol? {
    for table in [arrows, marks, objects, shapes, bars, keys, devices] {
      if let symbol = table[name] { return symbol }
    }
    let parts = name.split(separator: ".")
    if parts.last == "circle", let inner = signs[parts.dropLast().joined(separator: ".")] {
      return inner.inCircle(filled: false)
    }
    if parts.suffix(2) == ["circle", "fill"],
      let inner = signs[parts.dropLast(2).joined(separator: ".")]
    {
      return inner.inCircle(filled: true)
    }
    return nil
  }

  /// The symbols that also exist in a circle, with the suffixes `.circle` and `.circle.fill`.
  private static let signs = arrows.merging(marks) { first, _ in first }
}
