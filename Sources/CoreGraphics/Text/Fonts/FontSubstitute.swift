import CPango
import Synchronization

/// Replaces a font of iOS that is not installed by the installed face that fontconfig considers
/// closest to its family, weight, slant and width.
struct FontSubstitute {
  /// The generic family that fontconfig falls back to for unknown families.
  private enum Kind: String {
    case sansSerif = "sans-serif"
    case serif, monospace, cursive, fantasy, emoji
  }

  private let family: String
  private let kind: Kind
  private var weight = 400
  private var isItalic = false
  /// The OpenType width class, 1 … 9.
  private var width = 5

  /// Parses a PostScript name ("HelveticaNeue-CondensedBold") or a family name ("Helvetica Neue"),
  /// ignoring spaces and case; nil if it is not a font of iOS.
  init?(named name: String) {
    let name = name.lowercased().filter { $0 != " " }
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let base = parts.first, let entry = Self.families[base] else { return nil }
    (family, kind) = entry
    if base.hasSuffix("condensed") { width = 3 }
    if parts.count == 2, !readStyle(parts[1]) { return nil }
  }

  private static let styles: [(name: String, change: @Sendable (inout FontSubstitute) -> Void)] = [
    ("ultralight", { $0.weight = 200 }), ("thin", { $0.weight = 100 }),
    ("light", { $0.weight = 300 }), ("regular", { $0.weight = 400 }),
    ("roman", { $0.weight = 400 }), ("book", { $0.weight = 400 }), ("wide", { $0.weight = 700 }),
    ("medium", { $0.weight = 500 }), ("semibold", { $0.weight = 600 }),
    ("demibold", { $0.weight = 600 }), ("ultrabold", { $0.weight = 800 }),
    ("extrabold", { $0.weight = 800 }), ("bold", { $0.weight = 700 }),
    ("heavy", { $0.weight = 800 }), ("black", { $0.weight = 900 }),
    ("w3", { $0.weight = 300 }), ("w6", { $0.weight = 600 }), ("w7", { $0.weight = 700 }),
    ("italic", { $0.isItalic = true }), ("oblique", { $0.isItalic = true }),
    ("ita", { $0.isItalic = true }), ("condensed", { $0.width = 3 }), ("mt", { _ in }),
  ]

  /// Parses a style such as "condensedbold"; returns false if it has unknown words.
  private mutating func readStyle(_ text: String) -> Bool {
    var rest = Substring(text)
    while !rest.isEmpty {
      guard let style = Self.styles.first(where: { rest.hasPrefix($0.name) }) else { return false }
      style.change(&self)
      rest = rest.dropFirst(style.name.count)
    }
    return true
  }

  // MARK: The installed face

  private static let cache = Mutex<(version: Int, faces: [String: FontFace])>((0, [:]))

  /// The installed face for the name of an iOS font; nil for other names, and if no font is
  /// installed.
  static func face(named name: String) -> FontFace? {
    let version = FontLibrary.version.load(ordering: .acquiring)
    return cache.withLock { cache in
      if cache.version != version { cache = (version, [:]) }
      if let face = cache.faces[name] { return face }
      let face = FontSubstitute(named: name)?.nearestFace
      cache.faces[name] = face
      return face
    }
  }

  /// The closest installed face (`FcFontMatch`).
  private var nearestFace: FontFace? {
    let pattern = unsafe FcPatternCreate()
    defer { unsafe FcPatternDestroy(pattern) }
    for family in [family, kind.rawValue] {
      unsafe FcPatternAddString(pattern, FC_FAMILY, family)
    }
    unsafe FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(weight)))
    unsafe FcPatternAddInteger(pattern, FC_SLANT, isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    unsafe FcPatternAddInteger(pattern, FC_WIDTH, width < 5 ? FC_WIDTH_CONDENSED : FC_WIDTH_NORMAL)
    unsafe FcConfigSubstitute(nil, pattern, FcMatchPattern)
    unsafe FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let match = unsafe FcFontMatch(nil, pattern, &result) else { return nil }
    defer { unsafe FcPatternDestroy(match) }
    return unsafe FontFace(match)
  }

  // MARK: The fonts of iOS

  /// The families by lowercase family name without spaces, and by the prefix of PostScript names.
  private static let families: [String: (String, Kind)] = {
    let sansSerif = [
      "Apple SD Gothic Neo", "Apple Symbols", "Arial", "ArialMT", "Arial Hebrew",
      "Arial Rounded MT Bold", "Avenir", "Avenir Next", "Avenir Next Condensed", "Chalkboard SE",
      "Damascus", "Devanagari Sangam MN", "DIN Alternate", "DIN Condensed", "Euphemia UCAS",
      "Farah", "Futura", "Galvji", "Geeza Pro", "Gill Sans", "Helvetica", "Helvetica Neue",
      "Hiragino Maru Gothic ProN", "HiraMaruProN", "Hiragino Sans", "Impact", "Kailasa", "Kefa",
      "Kohinoor Bangla", "Kohinoor Devanagari", "Kohinoor Gujarati", "Kohinoor Telugu",
      "Malayalam Sangam MN", "Mishafi", "Mukta Mahee", "Optima", "PingFang HK", "PingFang SC",
      "PingFang TC", "Symbol", "Tamil Sangam MN", "Thonburi", "Trebuchet MS", "Trebuchet",
      "Verdana", "Zapf Dingbats", "ZapfDingbatsITC",
    ]
    let serif = [
      "Academy Engraved LET", "American Typewriter", "Baskerville", "Bodoni 72",
      "BodoniSvtyTwoITCTT",
      "Bodoni 72 Oldstyle", "BodoniSvtyTwoOSITCTT", "Bodoni 72 Smallcaps", "BodoniSvtyTwoSCITCTT",
      "Charter", "Cochin", "Copperplate", "Didot", "Georgia", "Hiragino Mincho ProN",
      "HiraMinProN", "Hoefler Text", "Palatino", "Rockwell", "STIX Two Text", "Times",
      "Times New Roman", "TimesNewRomanPS", "TimesNewRomanPSMT",
    ]
    let monospace = ["Courier", "Courier New", "CourierNewPS", "CourierNewPSMT", "Menlo"]
    let cursive = [
      "Bradley Hand", "BradleyHandITCTT", "Noteworthy", "Savoye LET", "Snell Roundhand", "Zapfino",
    ]
    let fantasy = ["Chalkduster", "Marker Felt", "Papyrus", "Party LET"]
    var families: [String: (String, Kind)] = [:]
    for (names, kind) in [
      (sansSerif, Kind.sansSerif), (serif, .serif), (monospace, .monospace), (cursive, .cursive),
      (fantasy, .fantasy), (["Apple Color Emoji"], .emoji),
    ] {
      for name in names { families[name.lowercased().filter { $0 != " " }] = (name, kind) }
    }
    return families
  }()
}
