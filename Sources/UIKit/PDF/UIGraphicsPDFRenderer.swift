public import CoreGraphics

/// The attributes of a PDF file. Apple: UIGraphicsPDFRendererFormat.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The keys `kCGPDFContextTitle`, `…Author`, `…Subject`, `…Keywords` and `…Creator`, with strings
  /// as values.
  open var documentInfo: [String: Any] = [:]
}

/// Creates PDF files by drawing. May be used on any thread.
///
/// Text, paths and images are written as such; shadows are rasterized at 300 pixels per inch.
///
/// Source: Apple, "UIGraphicsPDFRenderer".
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  private let documentFormat: UIGraphicsPDFRendererFormat

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// - Parameter bounds: the default page bounds. Points; sides of 1…14,400; 612 × 792 if they are
  ///   empty.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    documentFormat = format
    super.init(bounds: bounds, format: format)
  }

  /// Returns the file that `actions` draw; they must begin each page.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let data = NSMutableData()
    if let consumer = CGDataConsumer(data: data) { render(actions, into: consumer) }
    return data as Data
  }

  /// Writes the file that `actions` draw.
  ///
  /// - Throws: an error whose one-line description names the file, if it cannot be written.
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    let consumer = try CGDataConsumer(writing: url)
    render(actions, into: consumer)
    if let failure = consumer.failure { throw failure }
  }

  private func render(
    _ actions: (UIGraphicsPDFRendererContext) -> Void, into consumer: CGDataConsumer
  ) {
    let drawing = PDFDrawing(consumer, bounds: bounds, info: documentFormat.documentInfo)
    guard let drawing else { return }
    draw(in: drawing.context) { actions(UIGraphicsPDFRendererContext(drawing, documentFormat)) }
    drawing.context.closePDF()
  }
}

/// The context that a PDF renderer's actions draw in. Apple: UIGraphicsPDFRendererContext.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let drawing: PDFDrawing

  init(_ drawing: PDFDrawing, _ format: UIGraphicsPDFRendererFormat) {
    self.drawing = drawing
    super.init(cgContext: drawing.context, format: format)
  }

  /// The bounds of the page. Points.
  open var pdfContextBounds: CGRect { drawing.bounds }

  /// Ends the current page, and begins one with the renderer's bounds and a new graphics state.
  open func beginPage() {
    drawing.beginPage()
  }

  /// Ends the current page, and begins one with other bounds.
  ///
  /// - Parameter pageInfo: may contain `kCGPDFContextCropBox`.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    drawing.beginPage(bounds, pageInfo)
  }

  /// Adds a link from a rectangle of the page to a URL.
  ///
  /// - Parameter rect: in the page's coordinates, regardless of the current transform. Points.
  open func setURL(_ url: URL, for rect: CGRect) {
    cgContext.setURL(url, for: rect)
  }

  /// Defines a named destination at a point of the page.
  open func addDestination(withName name: String, at point: CGPoint) {
    cgContext.addDestination(name, at: point)
  }

  /// Adds a link from a rectangle of the page to a named destination.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {
    cgContext.setDestination(name, for: rect)
  }
}
