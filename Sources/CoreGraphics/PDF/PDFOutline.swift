import CCairo

/// An entry of a file's table of contents, with its children.
struct PDFOutline {
  enum Destination {
    /// Counted from 1.
    case page(Int)
    case url(URL)
  }

  let title: String
  let destination: Destination?
  let children: [PDFOutline]

  /// Reads an entry from a dictionary with `kCGPDFOutlineTitle` and the other outline keys.
  init(_ entry: CFDictionary) {
    let text = entry[kCGPDFOutlineTitle] as? String ?? ""
    title = String(String.UnicodeScalarView(text.unicodeScalars.filter(Self.isAllowed)))
    switch entry[kCGPDFOutlineDestination] {
    case let page as Int: destination = .page(page)
    case let url as URL: destination = .url(url)
    default: destination = nil
    }
    children = (entry[kCGPDFOutlineChildren] as? [CFDictionary] ?? []).map { PDFOutline($0) }
  }

  /// A zero byte would end the text for cairo; a Unicode noncharacter would fail the whole file.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\0" && scalar.value & 0xFFFE != 0xFFFE && !(0xFDD0...0xFDEF).contains(scalar.value)
  }

  /// Writes the entry and its children (`cairo_pdf_surface_add_outline`).
  ///
  /// - Parameters:
  ///   - parent: the ID of the parent entry; 0 for none.
  ///   - pageCount: the number of pages; cairo writes no file if an entry leads to a missing page.
  func write(to surface: OpaquePointer, below parent: Int32, pageCount: Int) {
    let attributes =
      switch destination {
      case .page(let page) where (1...max(pageCount, 1)).contains(page): "page=\(page)"
      case .url(let url): "uri='\(PDFTag.text(url))'"
      default: "page=1"
      }
    let id = unsafe cairo_pdf_surface_add_outline(
      surface, parent, title, attributes, cairo_pdf_outline_flags_t(rawValue: 0))
    for child in children {
      unsafe child.write(to: surface, below: id, pageCount: pageCount)
    }
  }
}
