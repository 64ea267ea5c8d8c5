public import CoreGraphics

/// What a PDF file says of itself. Apple: UIGraphicsPDFRendererFormat.
public final class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// `kCGPDFContextTitle`, `…Author`, `…Subject`, `…Keywords` and `…Creator`, with strings.
  public var documentInfo: [String: Any] = [:]
}

/// Makes PDF files by drawing. Usable on any thread.
///
/// Letters, shapes and images stay what they are on the page; shadows become pixels, 300 an inch.
///
/// Source: Apple, "UIGraphicsPDFRenderer".
public final class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  public let format: UIGraphicsPDFRendererFormat

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// - Parameter bounds: of the pages that begin without their own. Points; sides of 1…14,400; where
  ///   they have none, 612 × 792.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.format = format
    super.init(bounds: bounds, format: format)
  }

  /// The file that `actions` draw; each page of it has to be begun.
  public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let data = NSMutableData()
    if let consumer = CGDataConsumer(data: data) { render(actions, into: consumer) }
    return data as Data
  }

  /// Writes the file that `actions` draw.
  ///
  /// - Throws: an error of one line that names the file, where it cannot be written.
  public func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    let consumer = try CGDataConsumer(writing: url)
    render(actions, into: consumer)
    if let failure = consumer.failure { throw failure }
  }

  private func render(
    _ actions: (UIGraphicsPDFRendererContext) -> Void, into consumer: CGDataConsumer
  ) {
    guard let drawing = PDFDrawing(consumer, bounds: bounds, info: format.documentInfo) else {
      return
    }
    draw(in: drawing.context) { actions(UIGraphicsPDFRendererContext(drawing, format)) }
    drawing.context.closePDF()
  }
}

/// What a PDF renderer's actions draw in. Apple: UIGraphicsPDFRendererContext.
public final class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  public let format: UIGraphicsPDFRendererFormat
  private let drawing: PDFDrawing

  init(_ drawing: PDFDrawing, _ format: UIGraphicsPDFRendererFormat) {
    self.drawing = drawing
    self.format = format
    super.init(cgContext: drawing.context)
  }

  /// The page's bounds. Points.
  public var pdfContextBounds: CGRect { drawing.bounds }

  /// Ends the page that is open, and begins one with the renderer's bounds and a new graphics state.
  public func beginPage() {
    drawing.beginPage()
  }

  /// As `beginPage()`, with other bounds.
  ///
  /// - Parameter pageInfo: `kCGPDFContextCropBox`.
  public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    drawing.beginPage(bounds, pageInfo)
  }

  /// A click on a rectangle of the page leads to a page of the world.
  ///
  /// - Parameter rect: in the page's coordinates, whatever the transform is now. Points.
  public func setURL(_ url: URL, for rect: CGRect) {
    cgContext.setURL(url, for: rect)
  }

  /// Gives a point of the page a name.
  public func addDestination(withName name: String, at point: CGPoint) {
    cgContext.addDestination(name, at: point)
  }

  /// A click on a rectangle of the page leads to the place that has the name.
  public func setDestinationWithName(_ name: String, for rect: CGRect) {
    cgContext.setDestination(name, for: rect)
  }
}
