import CCairo

/// What a place of a page is to readers of the file. Device units: points, origin top-left, y down.
enum PDFTag {
  /// Leads to a page of the world.
  case url(URL, CGRect)
  /// Leads to the place of the file that has the name.
  case link(String, CGRect)
  /// Has a name.
  case destination(String, CGPoint)

  /// In cairo's words: the tag's name and its attributes.
  fileprivate var words: (name: String, attributes: String) {
    switch self {
    case .url(let url, let rect):
      (CAIRO_TAG_LINK, "rect=[\(Self.text(rect))] uri='\(Self.text(url))'")
    case .link(let name, let rect):
      (CAIRO_TAG_LINK, "rect=[\(Self.text(rect))] dest='\(Self.text(name))'")
    case .destination(let name, let point):
      (CAIRO_TAG_DEST, "name='\(Self.text(name))' x=\(Self.text(point.x)) y=\(Self.text(point.y))")
    }
  }

  /// cairo reads whole numbers as another type.
  private static func text(_ number: CGFloat) -> String {
    String(format: "%.3f", Double(number))
  }

  private static func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(text).joined(separator: " ")
  }

  /// cairo 1.16 puts addresses and names into the file as they come, where brackets would end them.
  static func text(_ url: URL) -> String {
    text(url.absoluteString, allowing: "-._~:/?#[]@!$&*+,;=%")
  }

  private static func text(_ name: String) -> String {
    text(name, allowing: "-._ ")
  }

  /// Percent-encoded but for ASCII letters, digits and `signs`.
  private static func text(_ text: String, allowing signs: String) -> String {
    let signs = Set(signs.utf8)
    return text.utf8.map { byte in
      let letter = Character(UnicodeScalar(byte))
      let isPlain = letter.isASCII && (letter.isLetter || letter.isNumber) || signs.contains(byte)
      return isPlain ? String(letter) : String(format: "%%%02X", Int(byte))
    }.joined()
  }
}

extension CairoCanvas {
  /// Writes tags (`cairo_tag_begin`, `cairo_tag_end`). Nothing may be drawn after them.
  func add(_ tags: [PDFTag]) {
    setClips([])
    setBlendMode(.normal)
    // cairo leaves out the tags of a page on which nothing is drawn: a speck that nobody sees.
    var speck = PathStorage()
    speck.addRect(CGRect(x: 0, y: 0, width: 0.01, height: 0.01))
    setPath(speck)
    setSource(SIMD4(1, 1, 1, 0.01))
    fill(.winding)
    for (name, attributes) in tags.map(\.words) {
      unsafe cairo_tag_begin(cairo, name, attributes)
      unsafe cairo_tag_end(cairo, name)
    }
  }
}
