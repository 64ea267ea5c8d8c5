import Logging

extension CGContext {
  /// Creates a context that writes a PDF file; each page is drawn between `beginPDFPage(_:)` and
  /// `endPDFPage()`.
  ///
  /// User space begins as in PDF: points, y up, showing `mediaBox`. Text, shapes and images are
  /// kept as such; only shadows, and what PDF cannot express, are rasterized at 300 pixels per
  /// inch. Drawing outside of pages does nothing.
  ///
  /// - Parameters:
  ///   - url: a file URL; an existing file is overwritten. Returns nil, with a warning, if it
  ///     cannot be written.
  ///   - mediaBox: the default page rectangle, in points; sides of 1…14,400. If it is nil or
  ///     unusable, 612 × 792.
  ///   - auxiliaryInfo: `kCGPDFContextTitle` and the other document keys.
  ///
  /// Source: Apple, "init(_:mediaBox:_:)".
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    unsafe self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Creates a context that writes a PDF file to a consumer; otherwise like `init(_:mediaBox:_:)`.
  ///
  /// Source: Apple, "init(consumer:mediaBox:_:)".
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    let box = unsafe mediaBox?.pointee
    guard let file = PDFFile(consumer, mediaBox: box, info: auxiliaryInfo) else { return nil }
    self.init(file)
  }

  /// Begins a page with a new graphics state; an open page is ended first.
  ///
  /// - Parameter pageInfo: `kCGPDFContextMediaBox`; `kCGPDFContextCropBox`, to which readers clip
  ///   the page; `kCGPDFContextBleedBox`, `…TrimBox` and `…ArtBox`, for printers. Each is a
  ///   `CGRect`, or a `Data` of its bytes, in points.
  ///
  /// Source: Apple, "beginPDFPage(_:)".
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    beginPage(media: PDFPageBox(kCGPDFContextMediaBox, in: pageInfo)?.rect, pageInfo)
  }

  /// Begins a page with the given media box, or with the context's if it is nil.
  ///
  /// Source: Apple, "beginPage(mediaBox:)".
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    beginPage(media: unsafe mediaBox?.pointee, nil)
  }

  /// Begins a page in UIKit's coordinates: y down, with the origin of `bounds`, which must be
  /// usable as a page, at its top left.
  package func beginPage(fromTopOf bounds: CGRect, _ pageInfo: CFDictionary?) {
    beginPage(
      media: CGRect(origin: .zero, size: bounds.size), pageInfo, topLeft: bounds.origin)
  }

  /// Returns `bounds`, or the file's default if they cannot be a page's.
  package func pageBounds(for bounds: CGRect) -> CGRect {
    file.map { usableBox(bounds, $0) } ?? .zero
  }

  /// - Parameter topLeft: the coordinates of the media box's top-left corner in a y-down user
  ///   space; nil for PDF's own space.
  private func beginPage(media: CGRect?, _ info: CFDictionary?, topLeft: CGPoint? = nil) {
    guard let file else { return }
    endPDFPage()
    let box = usableBox(media, file)
    let others = [
      ("CropBox", kCGPDFContextCropBox), ("BleedBox", kCGPDFContextBleedBox),
      ("TrimBox", kCGPDFContextTrimBox), ("ArtBox", kCGPDFContextArtBox),
    ].compactMap { name, key in PDFPageBox(key, in: info).map { (name: name, box: $0.rect) } }
    file.beginPage(box, others)
    let transform =
      topLeft.map { CGAffineTransform(translationX: -$0.x, y: -$0.y) }
      ?? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
    restart(with: transform, extent: CGRect(origin: .zero, size: box.size))
  }

  /// Returns the file's default if `box` is nil or zero, and, with a warning, if it is not usable.
  private func usableBox(_ box: CGRect?, _ file: PDFFile) -> CGRect {
    guard let box, box != .zero else { return file.mediaBox }
    if let usable = PDFFile.usable(box) { return usable }
    Logger(label: "lamina").warning("a PDF page cannot show \(box); it shows \(file.mediaBox)")
    return file.mediaBox
  }

  /// Ends the page, its open transparency layers and its saved graphics states.
  ///
  /// Source: Apple, "endPDFPage()".
  public func endPDFPage() {
    guard let file, file.page != nil else { return }
    while !layers.isEmpty { endTransparencyLayer() }
    file.endPage()
    restart(with: .identity, extent: .zero)
  }

  /// Same as `endPDFPage()`.
  public func endPage() {
    endPDFPage()
  }

  /// Ends the page and completes the file; nothing can be drawn afterwards. A file without pages
  /// gets an empty one.
  ///
  /// Source: Apple, "closePDF()".
  public func closePDF() {
    endPDFPage()
    file?.close()
  }

  /// Makes a rectangle of the page a link to a URL.
  ///
  /// - Parameter rect: in the page's initial user space, independent of the current transform.
  ///   Points.
  ///
  /// Source: Apple, "setURL(_:for:)".
  public func setURL(_ url: CFURL, for rect: CGRect) {
    if let area = rectOnPage(rect) { file?.append(.url(url, area)) }
  }

  /// Makes a rectangle of the page a link to a named destination; an undefined name leads nowhere.
  ///
  /// - Parameter rect: as for `setURL(_:for:)`.
  ///
  /// Source: Apple, "setDestination(_:for:)".
  public func setDestination(_ name: CFString, for rect: CGRect) {
    if let area = rectOnPage(rect) { file?.append(.link(name, area)) }
  }

  /// Names a point of the page as a destination for links on any page.
  ///
  /// - Parameter point: in the page's initial user space. Points.
  ///
  /// Source: Apple, "addDestination(_:at:)".
  public func addDestination(_ name: CFString, at point: CGPoint) {
    let location = point.applying(baseTransform)
    if location.isFinite { file?.append(.destination(name, location)) }
  }

  private func rectOnPage(_ rect: CGRect) -> CGRect? {
    let rect = rect.applying(baseTransform)
    guard rect.isFinite else { return nil }
    let visible = rect.intersection(extent)
    return visible.isNull || visible.isEmpty ? nil : visible
  }
}

/// A box from a page's info dictionary.
private struct PDFPageBox {
  let rect: CGRect

  init?(_ key: CFString, in info: CFDictionary?) {
    switch info?[key] {
    case let rect as CGRect: self.rect = rect
    case let value as NSValue: rect = value.cgRectValue
    case let data as Data where data.count == MemoryLayout<CGRect>.size:
      rect = unsafe data.withUnsafeBytes { unsafe $0.loadUnaligned(as: CGRect.self) }
    default: return nil
    }
  }
}
