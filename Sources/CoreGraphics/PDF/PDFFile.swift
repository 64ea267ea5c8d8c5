import CCairo

/// Writes a PDF file page by page (`cairo_pdf_surface_create_for_stream`).
@safe
final class PDFFile {
  /// PDF's limit for the sides of a page, in points.
  static let largestSide: CGFloat = 14_400
  /// US Letter, Core Graphics' default.
  static let defaultBox = CGRect(x: 0, y: 0, width: 612, height: 792)

  /// The canvas of the current page; nil between pages.
  private(set) var page: CairoCanvas?
  /// The default media box, in points, y up.
  let mediaBox: CGRect
  /// The table of contents.
  var outline: [PDFOutline] = []
  /// The XMP packet.
  var metadata: Data? {
    didSet { stream.isRecording = true }
  }
  /// Receives the output; nothing is written after the file is closed.
  private let consumer: CGDataConsumer
  private let stream: PDFStream
  /// The `cairo_surface_t` of the pages; nil after the file is closed.
  private var surface: OpaquePointer?
  private var pageCount = 0
  /// The additional boxes of each page, as lines of PDF source, keyed by page number from 1.
  private var boxes: [Int: String] = [:]
  /// The current page's tags, written at its end because cairo loses tags that precede drawing.
  private var tags: [PDFTag] = []

  /// Returns nil if cairo has no memory.
  init?(_ consumer: CGDataConsumer, mediaBox: CGRect?, info: CFDictionary?) {
    self.consumer = consumer
    stream = PDFStream(consumer)
    self.mediaBox = mediaBox.flatMap(Self.usable) ?? Self.defaultBox
    let closure = unsafe Unmanaged.passUnretained(stream).toOpaque()
    let surface = unsafe cairo_pdf_surface_create_for_stream(
      { closure, bytes, count in
        guard let closure = unsafe closure else { return CAIRO_STATUS_WRITE_ERROR }
        let stream = unsafe Unmanaged<PDFStream>.fromOpaque(closure).takeUnretainedValue()
        let bytes = unsafe UnsafeRawBufferPointer(start: bytes, count: Int(count))
        return unsafe stream.put(bytes) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
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

  /// Returns the standardized box; nil if it is too small, too large or too far from the origin.
  static func usable(_ box: CGRect) -> CGRect? {
    guard box.isFinite else { return nil }
    let box = box.standardized
    let isSized = [box.width, box.height].allSatisfy { (1...largestSide).contains($0) }
    let isNear = [box.minX, box.minY].allSatisfy { abs($0) < CairoCanvas.coordinateLimit / 4 }
    return isSized && isNear ? box : nil
  }

  /// Ends the current page, if any, and begins a new one.
  ///
  /// - Parameters:
  ///   - box: the media box.
  ///   - boxes: the other boxes with their PDF names, in the same space.
  func beginPage(_ box: CGRect, _ boxes: [(name: String, box: CGRect)] = []) {
    endPage()
    guard let surface = unsafe surface else { return }
    unsafe cairo_pdf_surface_set_size(surface, box.width, box.height)
    let scale = Self.scale(for: box.size)
    unsafe cairo_surface_set_fallback_resolution(surface, scale * 72, scale * 72)
    page = unsafe CairoCanvas(
      surface: cairo_surface_reference(surface), pixels: nil,
      bounds: CGRect(origin: .zero, size: box.size), scale: scale, images: PageImages())
    pageCount += 1
    let lines = boxes.compactMap { Self.line($0.name, $0.box, on: box) }
    guard !lines.isEmpty else { return }
    self.boxes[pageCount] = lines.joined(separator: "\n")
    stream.isRecording = true
  }

  /// A box as a line of PDF source, relative to the page's origin; nil if it does not intersect the
  /// page.
  private static func line(_ name: String, _ box: CGRect, on page: CGRect) -> String? {
    guard box.isFinite, let box = usable(box.intersection(page)) else { return nil }
    let numbers = [
      box.minX - page.minX, box.minY - page.minY, box.maxX - page.minX, box.maxY - page.minY,
    ]
    let text = numbers.map { String(format: "%.4f", Double($0)) }.joined(separator: " ")
    return "   /\(name) [ \(text) ]"
  }

  /// Pixels per point for rasterized content: 300 pixels per inch, less on pages larger than A2.
  private static func scale(for size: CGSize) -> CGFloat {
    min(
      300 / 72, (32_000_000 / (size.width * size.height)).squareRoot(), 32_000 / size.width,
      32_000 / size.height)
  }

  /// Writes the page; does nothing if none is open.
  func endPage() {
    guard let page, let surface = unsafe surface else { return }
    if !tags.isEmpty { page.write(tags) }
    tags = []
    unsafe cairo_surface_show_page(surface)
    self.page = nil
  }

  /// Appends a tag to those of the current page.
  func append(_ tag: PDFTag) {
    if page != nil { tags.append(tag) }
  }

  /// Completes the file, which has at least one page.
  func close() {
    guard let open = unsafe surface else { return }
    if pageCount == 0 { beginPage(mediaBox) }
    endPage()
    for entry in outline { unsafe entry.write(to: open, below: 0, pageCount: pageCount) }
    unsafe surface = nil
    unsafe cairo_surface_finish(open)
    unsafe cairo_surface_destroy(open)
    if !boxes.isEmpty || metadata != nil { stream.update(pages: boxes, metadata: metadata) }
    consumer.close()
  }

  private func describe(_ info: CFDictionary) {
    func set(_ key: cairo_pdf_metadata_t, _ value: Any?) {
      let text = (value as? [String])?.joined(separator: ", ") ?? value as? String
      // cairo takes C strings, which a zero byte would end.
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
