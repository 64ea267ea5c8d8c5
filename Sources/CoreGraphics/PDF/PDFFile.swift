import CCairo

/// A PDF file that is being written, page by page (`cairo_pdf_surface_create_for_stream`).
@safe
final class PDFFile {
  /// PDF's own limit for the sides of a page, in points.
  static let largestSide: CGFloat = 14_400
  /// US Letter, as Core Graphics has it.
  static let defaultBox = CGRect(x: 0, y: 0, width: 612, height: 792)

  /// What is drawn on; nil between pages.
  private(set) var page: CairoCanvas?
  /// What pages show that say nothing else: in points, y up.
  let mediaBox: CGRect
  /// What the page shows.
  private(set) var pageBox = CGRect.null
  /// Takes what is written; nothing is once the file is closed.
  private let consumer: CGDataConsumer
  /// nil once the file is closed.
  private var surface: OpaquePointer?
  private var hasPages = false
  /// Of the page: cairo loses some that come before the drawing.
  private var tags: [PDFTag] = []

  /// Nil where cairo has no memory.
  init?(_ consumer: CGDataConsumer, mediaBox: CGRect?, info: CFDictionary?) {
    self.consumer = consumer
    self.mediaBox = mediaBox.flatMap(Self.usable) ?? Self.defaultBox
    let closure = unsafe Unmanaged.passUnretained(consumer).toOpaque()
    let surface = unsafe cairo_pdf_surface_create_for_stream(
      { closure, bytes, count in
        guard let closure = unsafe closure else { return CAIRO_STATUS_WRITE_ERROR }
        let consumer = unsafe Unmanaged<CGDataConsumer>.fromOpaque(closure).takeUnretainedValue()
        let bytes = unsafe UnsafeRawBufferPointer(start: bytes, count: Int(count))
        return unsafe consumer.put(bytes) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
      }, closure, self.mediaBox.width, self.mediaBox.height)
    guard unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      unsafe cairo_surface_destroy(surface)
      return nil
    }
    unsafe self.surface = surface
    describe(info ?? [:])
  }

  deinit {
    close()
  }

  /// `box` as a page can have it; nil where it has no area, or too much.
  static func usable(_ box: CGRect) -> CGRect? {
    guard box.isFinite else { return nil }
    let box = box.standardized
    let isSized = [box.width, box.height].allSatisfy { (1...largestSide).contains($0) }
    let isNear = [box.minX, box.minY].allSatisfy { abs($0) < CairoCanvas.coordinateLimit / 4 }
    return isSized && isNear ? box : nil
  }

  /// Ends the page that is open, and begins one.
  func beginPage(_ box: CGRect) {
    endPage()
    guard let surface = unsafe surface else { return }
    unsafe cairo_pdf_surface_set_size(surface, box.width, box.height)
    let scale = Self.scale(for: box.size)
    unsafe cairo_surface_set_fallback_resolution(surface, scale * 72, scale * 72)
    pageBox = box
    page = unsafe CairoCanvas(
      surface: cairo_surface_reference(surface), pixels: nil,
      bounds: CGRect(origin: .zero, size: box.size), scale: scale, images: PageImages())
    hasPages = true
  }

  /// Pixels per point of what PDF has no words for: 300 an inch, less on pages that are larger than
  /// a sheet of A2.
  private static func scale(for size: CGSize) -> CGFloat {
    min(
      300 / 72, (32_000_000 / (size.width * size.height)).squareRoot(), 32_000 / size.width,
      32_000 / size.height)
  }

  /// Writes the page; does nothing where none is open.
  func endPage() {
    guard let page, let surface = unsafe surface else { return }
    if !tags.isEmpty { page.add(tags) }
    tags = []
    unsafe cairo_surface_show_page(surface)
    self.page = nil
  }

  /// Marks a place of the page.
  func add(_ tag: PDFTag) {
    if page != nil { tags.append(tag) }
  }

  /// Writes what is left; a file has one page at least.
  func close() {
    guard let open = unsafe surface else { return }
    if !hasPages { beginPage(mediaBox) }
    endPage()
    unsafe surface = nil
    unsafe cairo_surface_finish(open)
    unsafe cairo_surface_destroy(open)
    consumer.close()
  }

  private func describe(_ info: CFDictionary) {
    func set(_ key: cairo_pdf_metadata_t, _ value: Any?) {
      let text = (value as? [String])?.joined(separator: ", ") ?? value as? String
      // Zero bytes would end the text for cairo.
      guard let text = text?.filter({ $0 != "\0" }), !text.isEmpty else { return }
      unsafe cairo_pdf_surface_set_metadata(surface, key, text)
    }
    set(CAIRO_PDF_METADATA_TITLE, info[kCGPDFContextTitle])
    set(CAIRO_PDF_METADATA_AUTHOR, info[kCGPDFContextAuthor])
    set(CAIRO_PDF_METADATA_SUBJECT, info[kCGPDFContextSubject])
    set(CAIRO_PDF_METADATA_KEYWORDS, info[kCGPDFContextKeywords])
    set(CAIRO_PDF_METADATA_CREATOR, info[kCGPDFContextCreator])
  }
}
