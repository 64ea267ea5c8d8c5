import Logging

extension CGContext {
  /// Writes a PDF file; what is drawn between `beginPDFPage(_:)` and `endPDFPage()` is a page of it.
  ///
  /// User space begins as PDF's: points, y up, `mediaBox` in view. Letters, shapes and images stay what
  /// they are; shadows, and what PDF has no words for, become pixels, 300 an inch, and nothing else
  /// around them does. Drawing outside of pages does nothing.
  ///
  /// - Parameters:
  ///   - url: of a file; one that is there is overwritten. Nil, with a warning, where it cannot be.
  ///   - mediaBox: what pages show that say nothing else. Points; sides of 1…14,400. Where it is nil
  ///     or none, 612 × 792.
  ///   - auxiliaryInfo: `kCGPDFContextTitle` and its like.
  ///
  /// Source: Apple, "init(_:mediaBox:_:)".
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    unsafe self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Writes a PDF file to a consumer; else as `init(_:mediaBox:_:)`.
  ///
  /// Source: Apple, "init(consumer:mediaBox:_:)".
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    let box = unsafe mediaBox?.pointee
    guard let file = PDFFile(consumer, mediaBox: box, info: auxiliaryInfo) else { return nil }
    self.init(file)
  }

  /// Begins a page with a new graphics state; one that is open ends.
  ///
  /// - Parameter pageInfo: `kCGPDFContextMediaBox`; `kCGPDFContextCropBox`, outside of which readers
  ///   show nothing; `kCGPDFContextBleedBox`, `…TrimBox` and `…ArtBox`, for printers: a `CGRect`, or a
  ///   `Data` of the bytes of one. Points.
  ///
  /// Source: Apple, "beginPDFPage(_:)".
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    beginPage(media: PDFPageBox(kCGPDFContextMediaBox, in: pageInfo)?.rect, pageInfo)
  }

  /// Begins a page with a media box of its own, or the context's.
  ///
  /// Source: Apple, "beginPage(mediaBox:)".
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    beginPage(media: unsafe mediaBox?.pointee, nil)
  }

  /// Begins a page as UIKit draws on: y down, the point `origin` of `bounds`, which a page can have,
  /// at its top left.
  package func beginPage(fromTopOf bounds: CGRect, _ pageInfo: CFDictionary?) {
    beginPage(
      media: CGRect(origin: .zero, size: bounds.size), pageInfo, topLeft: bounds.origin)
  }

  /// `bounds`, or those of the file where they are none that a page can have.
  package func pageBounds(for bounds: CGRect) -> CGRect {
    file.map { usableBox(bounds, $0) } ?? .zero
  }

  /// - Parameter topLeft: the user space's coordinates of the media box's top left corner, where y
  ///   goes down; nil for PDF's own space.
  private func beginPage(media: CGRect?, _ info: CFDictionary?, topLeft: CGPoint? = nil) {
    guard let file else { return }
    endPDFPage()
    let box = usableBox(media, file)
    let others = [
      ("CropBox", kCGPDFContextCropBox), ("BleedBox", kCGPDFContextBleedBox),
      ("TrimBox", kCGPDFContextTrimBox), ("ArtBox", kCGPDFContextArtBox),
    ].compactMap { name, key in PDFPageBox(key, in: info).map { (name: name, box: $0.rect) } }
    file.beginPage(box, others)
    let place =
      topLeft.map { CGAffineTransform(translationX: -$0.x, y: -$0.y) }
      ?? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
    restart(with: place, extent: CGRect(origin: .zero, size: box.size))
  }

  /// The file's box where `box` is none, and, with a warning, where a page cannot have it.
  private func usableBox(_ box: CGRect?, _ file: PDFFile) -> CGRect {
    guard let box, box != .zero else { return file.mediaBox }
    if let usable = PDFFile.usable(box) { return usable }
    Logger(label: "lamina").warning("a PDF page cannot show \(box); it shows \(file.mediaBox)")
    return file.mediaBox
  }

  /// Ends the page; layers that are open are ended, and states that are saved go.
  ///
  /// Source: Apple, "endPDFPage()".
  public func endPDFPage() {
    guard let file, file.page != nil else { return }
    while !layers.isEmpty { endTransparencyLayer() }
    file.endPage()
    restart(with: .identity, extent: .zero)
  }

  /// As `endPDFPage()`.
  public func endPage() {
    endPDFPage()
  }

  /// Ends the page and writes the rest of the file; nothing can be drawn any more. A file without a
  /// page gets an empty one.
  ///
  /// Source: Apple, "closePDF()".
  public func closePDF() {
    endPDFPage()
    file?.close()
  }

  /// A click on a rectangle of the page leads to a page of the world.
  ///
  /// - Parameter rect: in the space that the page began with, whatever the transform is now. Points.
  ///
  /// Source: Apple, "setURL(_:for:)".
  public func setURL(_ url: CFURL, for rect: CGRect) {
    if let place = placeOnPage(rect) { file?.add(.url(url, place)) }
  }

  /// A click on a rectangle of the page leads to the place that has the name; one that no place has
  /// leads nowhere.
  ///
  /// - Parameter rect: as for `setURL(_:for:)`.
  ///
  /// Source: Apple, "setDestination(_:for:)".
  public func setDestination(_ name: CFString, for rect: CGRect) {
    if let place = placeOnPage(rect) { file?.add(.link(name, place)) }
  }

  /// Gives a point of the page a name, to which rectangles of any page may lead.
  ///
  /// - Parameter point: in the space that the page began with. Points.
  ///
  /// Source: Apple, "addDestination(_:at:)".
  public func addDestination(_ name: CFString, at point: CGPoint) {
    let place = point.applying(baseTransform)
    if place.isFinite { file?.add(.destination(name, place)) }
  }

  private func placeOnPage(_ rect: CGRect) -> CGRect? {
    let rect = rect.applying(baseTransform)
    guard rect.isFinite else { return nil }
    let place = rect.intersection(extent)
    return place.isNull || place.isEmpty ? nil : place
  }
}

/// A box of a page's dictionary.
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
