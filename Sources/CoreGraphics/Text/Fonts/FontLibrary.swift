import CPango
import Foundation
import Synchronization

/// The installed fonts and those that the program has registered.
package enum FontLibrary {
  /// A counter that every registration increments, so that threads discard their font caches.
  static let version = Atomic<Int>(0)

  /// Changes when fonts are registered, after which texts may be laid out differently. Any thread.
  package static var currentVersion: Int { version.load(ordering: .acquiring) }

  private static let cache = Mutex<(version: Int, faces: [FontFace])?>(nil)

  /// All faces (`FcFontList`), sorted by family; the regular face of a family comes first.
  package static var faces: [FontFace] {
    let version = version.load(ordering: .acquiring)
    return cache.withLock { cache in
      if let cache, cache.version == version { return cache.faces }
      let faces = listFaces()
      cache = (version, faces)
      return faces
    }
  }

  /// The family names, sorted.
  package static var families: [String] {
    var families = faces.map(\.family)
    var last: String?
    families.removeAll { family in
      defer { last = family }
      return family == last
    }
    return families
  }

  /// The faces of a family, the regular one first.
  package static func faces(ofFamily family: String) -> [FontFace] {
    faces.filter { $0.family == family }
  }

  /// The face with a PostScript name, or the regular face of the family with that name, ignoring
  /// spaces and case; for missing iOS fonts, the closest installed face.
  package static func face(named name: String) -> FontFace? {
    let wanted = normalized(name)
    let faces = faces
    return faces.first { $0.postScriptName == name }
      ?? faces.first { normalized($0.postScriptName) == wanted }
      ?? faces.first { normalized($0.family) == wanted } ?? FontSubstitute.face(named: name)
  }

  private static func normalized(_ name: String) -> String {
    name.lowercased().filter { $0 != " " }
  }

  private static func listFaces() -> [FontFace] {
    let pattern = unsafe FcPatternCreate()
    let objects = unsafe FcObjectSetCreate()
    defer {
      unsafe FcPatternDestroy(pattern)
      unsafe FcObjectSetDestroy(objects)
    }
    for object in [
      FC_FAMILY, FC_STYLE, FC_POSTSCRIPT_NAME, FC_WEIGHT, FC_SLANT, FC_WIDTH, FC_SPACING,
    ] {
      unsafe FcObjectSetAdd(objects, object)
    }
    guard let set = unsafe FcFontList(nil, pattern, objects) else { return [] }
    defer { unsafe FcFontSetDestroy(set) }
    return unsafe faces(in: set).sorted(by: comesBefore)
  }

  private static func faces(in set: UnsafeMutablePointer<FcFontSet>) -> [FontFace] {
    var faces: Set<FontFace> = []
    for index in 0..<Int(unsafe set.pointee.nfont) {
      if let pattern = unsafe set.pointee.fonts[index], let face = unsafe FontFace(pattern) {
        faces.insert(face)
      }
    }
    return Array(faces)
  }

  private static func comesBefore(_ a: FontFace, _ b: FontFace) -> Bool {
    func rank(_ face: FontFace) -> Int {
      abs(face.width - 5) * 10_000 + (face.isItalic ? 5_000 : 0) + abs(face.weight - 400)
    }
    if a.family != b.family { return a.family < b.family }
    let ranks = (rank(a), rank(b))
    return ranks.0 != ranks.1 ? ranks.0 < ranks.1 : a.postScriptName < b.postScriptName
  }

  /// Registers the faces of a font file for this process (`FcConfigAppFontAddFile`). Call it while
  /// no other thread lays out text.
  @discardableResult
  package static func register(fileAt path: String) throws(FontError) -> [FontFace] {
    guard let set = unsafe FcFontSetCreate() else { throw FontError(path: path, fault: .broken) }
    defer { unsafe FcFontSetDestroy(set) }
    guard unsafe access(path, R_OK) == 0 else { throw FontError(path: path, fault: .unreadable) }
    unsafe FcFileScan(set, nil, nil, nil, path, 1)
    let faces = unsafe faces(in: set)
    guard !faces.isEmpty, unsafe FcConfigAppFontAddFile(nil, path) != 0 else {
      throw FontError(path: path, fault: .broken)
    }
    version.add(1, ordering: .releasing)
    return faces
  }
}

/// An error in registering a font file.
package struct FontError: Error, CustomStringConvertible, Sendable {
  package enum Fault: Sendable {
    case unreadable, broken
  }

  package let path: String
  package let fault: Fault

  package var description: String {
    switch fault {
    case .unreadable: "\(path): the font file cannot be read"
    case .broken: "\(path): not a font file"
    }
  }
}

/// Warns that no font is installed.
enum FontWarning {
  private static let warning: Void = {
    guard FontLibrary.faces.isEmpty else { return }
    FileHandle.standardError.write(
      Data("warning: no font is installed; glyphs are drawn as boxes\n".utf8))
  }()

  /// Writes the warning to standard error, at most once per process.
  static func warnOnceIfNoFonts() { warning }
}
