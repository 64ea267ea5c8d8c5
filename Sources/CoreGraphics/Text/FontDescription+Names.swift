import CPango

extension FontDescription {
  /// The font called `name`: a family, or a family and a style as in "DejaVuSans-BoldOblique".
  /// Nil where no such family is installed.
  package init?(named name: String, size: CGFloat) {
    let families = Self.installedFamilies
    func family(_ name: some StringProtocol) -> String? {
      families.first { Self.plain($0) == Self.plain(name) }
    }
    if let whole = family(name) {
      self.init(family: whole, size: size)
      return
    }
    guard let dash = name.lastIndex(of: "-"), let part = family(name[..<dash]) else { return nil }
    let style = name[name.index(after: dash)...].lowercased()
    let weight = Self.weights.first { style.contains($0.name.lowercased()) }?.weight ?? 400
    let isItalic = style.contains("italic") || style.contains("oblique")
    self.init(family: part, size: size, weight: weight, isItalic: isItalic)
  }

  /// Longer names first, for those that contain others.
  private static let weights: [(name: String, weight: Int)] = [
    ("UltraLight", 100), ("ExtraLight", 200), ("SemiBold", 600), ("DemiBold", 600),
    ("ExtraBold", 800), ("Medium", 500), ("Light", 300), ("Heavy", 800), ("Black", 900),
    ("Bold", 700), ("Thin", 200),
  ]

  private static func plain(_ name: some StringProtocol) -> String {
    name.lowercased().filter { $0 != " " }
  }

  /// "BoldItalic", or empty for the regular style.
  package var styleName: String {
    let name = Self.weights.first { $0.weight == weight }?.name ?? ""
    return name + (isItalic ? "Italic" : "")
  }

  /// The families that are installed, sorted by name (`pango_font_map_list_families`).
  package static var installedFamilies: [String] {
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    unsafe pango_font_map_list_families(pango_cairo_font_map_get_default(), &list, &count)
    defer { unsafe g_free(list) }
    return (0..<Int(count)).compactMap { index in
      guard let list = unsafe list, let name = unsafe pango_font_family_get_name(list[index])
      else { return nil }
      return unsafe String(cString: name)
    }.sorted()
  }

  /// The family that text in this font is set in (`pango_font_map_load_font`).
  package var installedFamily: String {
    let map = unsafe pango_cairo_font_map_get_default()
    let context = unsafe pango_font_map_create_context(map)
    let wanted = unsafe makePangoDescription()
    defer {
      unsafe pango_font_description_free(wanted)
      unsafe g_object_unref(UnsafeMutableRawPointer(context))
    }
    guard let font = unsafe pango_font_map_load_font(map, context, wanted) else { return family }
    let found = unsafe pango_font_describe(font)
    defer {
      unsafe pango_font_description_free(found)
      unsafe g_object_unref(font)
    }
    guard let name = unsafe pango_font_description_get_family(found) else { return family }
    return unsafe String(cString: name)
  }
}
