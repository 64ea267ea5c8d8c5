import CPango

extension FontLibrary {
  /// The file of a font and its index in the file, by its PostScript name, full name or family name.
  static func file(named name: String) -> (path: String, index: Int)? {
    file(FC_FULLNAME, name)
      ?? face(named: name).flatMap { file(FC_POSTSCRIPT_NAME, $0.postScriptName) }
  }

  /// The first font whose fontconfig property `key` is `value` (`FcFontList`).
  private static func file(_ key: String, _ value: String) -> (path: String, index: Int)? {
    let pattern = unsafe FcPatternCreate()
    let objects = unsafe FcObjectSetCreate()
    defer {
      unsafe FcPatternDestroy(pattern)
      unsafe FcObjectSetDestroy(objects)
    }
    unsafe FcPatternAddString(pattern, key, value)
    for object in [FC_FILE, FC_INDEX] { unsafe FcObjectSetAdd(objects, object) }
    guard let set = unsafe FcFontList(nil, pattern, objects) else { return nil }
    defer { unsafe FcFontSetDestroy(set) }
    var (path, index): (UnsafeMutablePointer<FcChar8>?, Int32) = (nil, 0)
    guard unsafe set.pointee.nfont > 0, let found = unsafe set.pointee.fonts[0],
      unsafe FcPatternGetString(found, FC_FILE, 0, &path) == FcResultMatch, let path = unsafe path
    else { return nil }
    unsafe FcPatternGetInteger(found, FC_INDEX, 0, &index)
    return unsafe (String(cString: path), Int(index))
  }
}
