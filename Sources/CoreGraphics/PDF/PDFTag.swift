import CCairo

/// A link or destination on a page. Device units: points, origin top-left, y down.
enum PDFTag {
  /// A link to a URL.
  case url(URL, CGRect)
  /// A link to a named destination in the file.
  case link(String, CGRect)
  /// A named destination.
  case destination(String, CGPoint)

  /// The tag in cairo's terms: its name and its attributes.
  fileprivate var cairoTag: (name: String, attributes: String) {
    switch self {
    case .url(let url, let rect):
      (CAIRO_TAG_LINK, "rect=[\(Self.text(rect))] uri='\(Self.text(url))'")
    case .link(let name, let rect):
      (CAIRO_TAG_LINK, "rect=[\(Self.text(rect))] dest='\(Self.text(name))'")
    case .destination(let name, let point):
      (CAIRO_TAG_DEST, "name='\(Self.text(name))' x=\(Self.text(point.x)) y=\(Self.text(point.y))")
    }
  }

  /// Formats with decimals, as cairo parses whole numbers as another type.
  private static func text(_ number: CGFloat) -> String {
    String(format: "%.3f", Double(number))
  }

  private static func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(text).joined(separator: " ")
  }

  /// cairo 1.16 writes URLs and names unescaped, and parentheses would end them.
  static func text(_ url: URL) -> String {
    text(url.absoluteString, allowing: "-._~:/?#[]@!$&*+,;=%")
  }

  private static func text(_ name: String) -> String {
    text(name, allowing: "-._ ")
  }

  /// Percent-encodes everything except ASCII letters, digits and `signs`.
  private static func text(_ text: String, allowing signs: String) -> String {
    let signs = Set(signs.utf8)
    return text.utf8.map { byte in
      let character = Character(UnicodeScalar(byte))
      let isPlain =
        character.isASCII && (character.isLetter || character.isNumber) || signs.contains(byte)
      return isPlain ? String(character) : String(format: "%%%02X", Int(byte))
    }.joined()
  }
}

extension CairoCanvas {
  /// Writes tags (`cairo_tag_begin`, `cairo_tag_end`). Nothing may be drawn afterwards.
  func write(_ tags: [PDFTag]) {
    setClips([])
    setBlendMode(.normal)
    // cairo omits the tags of a page without drawing, so an invisible mark is drawn.
    var mark = PathStorage()
    mark.addRect(CGRect(x: 0, y: 0, width: 0.01, height: 0.01))
    setPath(mark)
    setSource(SIMD4(1, 1, 1, 0.01))
    fill(.winding)
    for (name, attributes) in tags.map(\.cairoTag) {
      unsafe cairo_tag_begin(cairo, name, attributes)
      unsafe cairo_tag_end(cairo, name)
    }
  }
}
